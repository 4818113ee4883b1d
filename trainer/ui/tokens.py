"""The colours of `table/tokens.css` for what cannot read CSS: charts and Streamlit's theme."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

import streamlit as st

from trainer.ui.table.component import asset

Theme = Literal["light", "dark"]

_PAIR: Final = re.compile(r"--([\w-]+):[^;{]*light-dark\((#\w+), (#\w+)\)")


@cache
def colours(theme: Theme) -> Mapping[str, str]:
    """Hex colours by token name, such as `g-best`, `bar`, `grid`, `ink`."""
    pairs = _PAIR.findall(asset("tokens.css"))
    return {name: light if theme == "light" else dark for name, light, dark in pairs}


def page_theme() -> Theme:
    """The theme the learner sees, for charts; light until the browser has said."""
    return "dark" if st.context.theme.type == "dark" else "light"
