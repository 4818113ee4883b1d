"""The page's style: tokens, cards and a few rules on Streamlit's own elements.

Colours follow Streamlit's theme by themselves: it sets `color-scheme` on the app, and the
tokens are pairs of light-dark().
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal

import streamlit as st

from trainer.ui.table.art import art_css
from trainer.ui.table.component import asset


def inject(deck: Literal["two", "four"]) -> None:
    """Put the style into the page: once a run, before anything that needs it."""
    st.html(f"<style>{_sheet(deck)}</style>")


@cache
def _sheet(deck: Literal["two", "four"]) -> str:
    tokens = asset("tokens.css")
    if deck == "four":
        # The page has no element of ours to hang a class on: the deck's block applies to all.
        tokens = tokens.replace(":root.four", ":root")
    folder = files("trainer.ui")
    page = (folder / "page.css").read_text(encoding="utf-8")
    learn = (folder / "learn" / "learn.css").read_text(encoding="utf-8")
    drills = (folder / "drills" / "drills.css").read_text(encoding="utf-8")
    return "\n".join([tokens, asset("cards.css"), art_css(), page, learn, drills])
