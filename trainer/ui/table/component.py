"""The card table as a Streamlit component: no iframe, its own shadow root, one mount a page."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

import streamlit as st

from trainer.ui import attributes
from trainer.ui.table.art import card_symbols, icon_css
from trainer.ui.table.data import TableData

_FILES: Final = files("trainer.ui.table")


def asset(name: str) -> str:
    """The text of a file of the table: `tokens.css`, `cards.css`, `table.css`, `table.js`."""
    return (_FILES / name).read_text(encoding="utf-8")


_mount: Final = st.components.v2.component(
    "spades_table",
    html=card_symbols() + '<div class="tbl"></div>',
    css="\n".join(
        [
            asset("tokens.css"),
            asset("cards.css"),
            icon_css(),
            asset("table.css"),
            asset("choose.css"),
        ]
    ),
    js="\n".join([asset("dom.js"), asset("choose.js"), asset("table.js")]),
)


def ahead(data: TableData) -> str:
    """HTML for the page that brings the next state of a table that is on the screen already.

    `card_table` still has to be called with the same: this only saves the wait for the frame
    after which Streamlit calls a component.
    """
    return f"<div hidden {attributes.data('table', data.json)}></div>"


def card_table(
    data: TableData,
    *,
    key: str,
    on_bid: Callable[[str], None] | None = None,
    on_play: Callable[[str], None] | None = None,
    on_answer: Callable[[str], None] | None = None,
    on_command: Callable[[str], None] | None = None,
    on_press: Callable[[str], None] | None = None,
) -> None:
    """Draw the table; callbacks run before the page's next run, as Streamlit's always do.

    Args:
        data: what to draw. Everything in it reaches the browser.
        key: one a page; the same key keeps focus and lets cards travel between two states.
        on_bid: called with the bid as in JSON, a text: "4", "nil", "blind_nil".
        on_play: called with the card in notation: "SA".
        on_answer: called with what was chosen, a JSON list of values.
        on_command: called with next, last or back.
        on_press: called with the value of a button in the page's HTML (`data-press`).
    """
    given = {"bid": on_bid, "play": on_play, "answer": on_answer, "command": on_command,
             "press": on_press}  # fmt: skip
    callbacks: dict[str, Any] = {
        f"on_{event}_change": _reader(key, event, callback)
        for event, callback in given.items()
        if callback is not None
    }
    _mount(key=key, data=data.json, **callbacks)


def _reader(key: str, event: str, callback: Callable[[str], None]) -> Callable[[], None]:
    """Streamlit calls back without the value: it stands in the session under the key."""

    def read() -> None:
        value = st.session_state[key].get(event)
        if isinstance(value, str):
            callback(value)

    return read
