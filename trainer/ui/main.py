"""The frame of every page, run by Streamlit at each rerun: language, style, navigation."""

from __future__ import annotations

import streamlit as st

from trainer.ui import frame, lost, pages, prefs, style
from trainer.ui.table.art import suit_svg
from trainer.ui.tokens import colours


def main() -> None:
    """Draw the frame, then the page that the address names."""
    mark = suit_svg("S", colours("dark")["accent"])
    st.set_page_config(
        page_title="Spades Trainer",
        page_icon=mark,
        layout="wide",
        initial_sidebar_state="collapsed",
    )
    prefs.settle_language()
    m = prefs.words()
    style.inject(prefs.prefs().deck)
    frame.dress(m.language)
    st.logo(mark)
    lost.notice(m)
    st.navigation([pages.page(name, m) for name in pages.PAGES], position="top").run()


# Streamlit runs this file as a script, under the name __main__, in the app and in AppTest.
if __name__ == "__main__":
    main()
