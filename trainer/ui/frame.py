"""What only the browser can set on the page itself: its language and its colour scheme.

Streamlit's document always says `lang="en"`, and what it draws outside the app's element
(popovers, dialogs) knows no colour scheme. An empty component puts both right.
"""

from __future__ import annotations

from typing import Final

import streamlit as st

_JS: Final = """
export default function ({ data, parentElement }) {
  const page = document.documentElement;
  page.lang = data.language;
  page.style.colorScheme = getComputedStyle(parentElement.host).colorScheme;
}
"""

_mount: Final = st.components.v2.component("spades_frame", js=_JS)


def dress(language: str) -> None:
    """Set the page's language, and its colour scheme at every change of theme."""
    with st.container(key="frame"):
        _mount(key="spades_frame", data={"language": language})
