"""Set up: seat, theme, level and house of the drills to come, or a drill by its id."""

from __future__ import annotations

from collections import Counter
from typing import Final

import streamlit as st

from trainer.content.drill import FAMILIES, THEMES
from trainer.i18n import Messages
from trainer.teaching.drills.shelf import shelf
from trainer.teaching.drills.wishes import LEVELS
from trainer.ui import fields, html, prefs
from trainer.ui.drills import state

ANY: Final = "any"
POPOVER: Final = "drill_setup"


def setup(m: Messages) -> None:
    """The button and what it opens."""
    box = st.popover(m("bid-setup"), width="content", key=POPOVER, on_change="rerun")
    if not box.open:
        return
    with box:
        wish = state.wish()
        _choice(m, "family", {name: m(f"drill-family-{name}") for name in FAMILIES}, wish.family)
        themes = Counter(theme for one in shelf().bank(wish.family) for theme in one.themes)
        names = {ANY: m("nil-mixed")} | {
            theme: m("nil-theme-count", theme=m(f"drill-theme-{theme}"), count=themes[theme])
            for theme in THEMES
            if themes[theme]
        }
        _choice(m, "theme", names, wish.theme or ANY)
        levels = {ANY: m("nil-any-level")} | {name: m(f"nil-level-{name}") for name in LEVELS}
        _choice(m, "level", levels, wish.level or ANY)
        prefs.house_chooser(m)
        _by_id(m)


def _choice(m: Messages, field: str, names: dict[str, str], now: str) -> None:
    key = f"drill_{field}"
    st.session_state[key] = now if now in names else ANY

    def store() -> None:
        value = st.session_state[key]
        state.wish_for(**{field: None if value == ANY else value})

    fields.choice(
        m(f"nil-choose-{field}"), list(names), names=names.__getitem__, key=key, on_change=store
    )


def run_button(m: Messages) -> None:
    """Begin a run of ten, or leave the one that is on."""
    if state.current_run() is None:
        st.button(m("nil-run-start"), key="run_start", on_click=state.begin_run)
    else:
        st.button(m("nil-run-leave"), key="run_leave", on_click=state.single)


def place_words(m: Messages, now: state.DrillState) -> str:
    """Where in its run a drill stands; empty outside of one."""
    run = state.current_run()
    if run is None or run.name != now.run:
        return ""
    number = len(state.run_met(run)) + (0 if now.first else 1)
    return m("nil-run-place", number=number, length=run.length)


def nearest(m: Messages, now: state.DrillState) -> None:
    """Say that the drill is only the nearest to what was wished for, and in what."""
    if not now.differs:
        return
    parts = m.listed(m(f"nil-differs-{name}") for name in now.differs)
    st.html(f'<p class="notice sm">{html.text(m("nil-nearest", parts=parts))}</p>')


def _by_id(m: Messages) -> None:
    with st.form("drill_by_id", border=False):
        text = st.text_input(
            m("nil-by-id"), key="drill_id", placeholder="set1-classic-7K3F-2QXM", max_chars=60
        )
        if st.form_submit_button(m("nil-open"), width="stretch") and text.strip():
            st.query_params[state.FIELD] = text.strip()
            st.rerun()
