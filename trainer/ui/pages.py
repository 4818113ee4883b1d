"""The pages of the app: their files, their addresses, in the order of the navigation."""

from __future__ import annotations

from typing import Final

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from trainer.content.paths import app_root
from trainer.i18n import Messages

#: The first one is the home page, at the address's root.
PAGES: Final = ("home", "learn", "bid", "drills", "houses", "glossary")


def page(name: str, m: Messages) -> StreamlitPage:
    """One page, for the navigation and for links to it."""
    return st.Page(
        app_root() / "pages" / f"{name}.py",
        title=m(f"shell-{name}"),
        url_path=name,
        default=name == PAGES[0],
    )
