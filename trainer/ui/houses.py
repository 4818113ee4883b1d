"""Houses."""

from __future__ import annotations

import streamlit as st

from trainer.ui import html, prefs


def page() -> None:
    """Draw the page."""
    m = prefs.words()
    st.html(html.title(m("shell-houses")))
