"""The two components of the Learn page: the map of the course, and the head of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final

import streamlit as st

from trainer.ui.table.art import art_css
from trainer.ui.table.component import asset

_FILES: Final = files("trainer.ui.learn")


def _own(name: str) -> str:
    return (_FILES / name).read_text(encoding="utf-8")


_CSS: Final = "\n".join([asset("tokens.css"), asset("cards.css"), art_css()])

_head: Final = st.components.v2.component(
    "spades_lesson_head",
    html='<div class="head"></div>',
    css=_CSS + _own("head.css"),
    js=asset("dom.js") + _own("head.js"),
)
_map: Final = st.components.v2.component(
    "spades_course_map",
    html='<div class="map"></div>',
    css=_CSS + _own("map.css"),
    js=asset("dom.js") + _own("map.js"),
)


def lesson_head(
    data: Mapping[str, Any], *, on_map: Callable[[], None], on_term: Callable[[str], None]
) -> None:
    """Where one is in a lesson, its texts and the question; words open their meaning in place.

    Args:
        data: see `head.js`; every text in the learner's language.
        on_map: back to the map.
        on_term: called with the id of a word to be looked up in the glossary.
    """
    key = "lesson_head"
    _head(
        key=key,
        data=dict(data),
        on_map_change=lambda: on_map() if _value(key, "map") else None,
        on_term_change=_reader(key, "term", on_term),
    )


def course_map(data: Mapping[str, Any], *, on_open: Callable[[str], None]) -> None:
    """The map of the course; `on_open` is called with a lesson's slug."""
    key = "course_map"
    _map(key=key, data=dict(data), on_open_change=_reader(key, "open", on_open))


def _value(key: str, event: str) -> Any:
    return st.session_state[key].get(event)


def _reader(key: str, event: str, callback: Callable[[str], None]) -> Callable[[], None]:
    def read() -> None:
        value = _value(key, event)
        if isinstance(value, str):
            callback(value)

    return read
