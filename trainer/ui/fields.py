"""Fields of a form in which Streamlit has nothing of its own to say: it would say it in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import streamlit as st

T = TypeVar("T")


def choice(
    label: str,
    options: Sequence[T],
    *,
    key: str,
    names: Callable[[T], str] = str,
    **more: Any,
) -> T:
    """One of `options`, shown by `names`; `more` goes to Streamlit's box as it is."""
    # Without a filter: typed letters that fit nothing bring "No results".
    chosen: T = st.selectbox(label, options, format_func=names, key=key, filter_mode=None, **more)
    return chosen


def number(
    label: str, low: int, high: int, *, key: str, start: int = 0, step: int = 1, **more: Any
) -> int:
    """A whole number from `low` to `high`; one beyond becomes the nearest that can be."""
    st.session_state.setdefault(key, min(max(start, low), high))

    def bound() -> None:
        given = st.session_state[key]
        st.session_state[key] = min(max(start if given is None else given, low), high)

    # What stood here under other bounds has to hold under these.
    bound()
    # Without bounds for the widget: it would name them in English. It knows a whole number by
    # its step alone, and would show 0.00 and count by hundredths.
    st.number_input(label, key=key, step=step, on_change=bound, **more)
    return int(st.session_state[key])
