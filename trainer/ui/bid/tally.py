"""The session's tally: right bids, and your bids against the count."""

from __future__ import annotations

import streamlit as st

from trainer.i18n import Messages
from trainer.teaching.bid_grade import Verdict
from trainer.teaching.tally import summarise
from trainer.ui import charts, html
from trainer.ui.bid import state
from trainer.ui.html import Grade

GRADES: dict[Verdict, Grade] = {
    Verdict.SOUND: "good",
    Verdict.WITH_MAYBES: "good",
    Verdict.NIL_GOOD: "good",
    Verdict.NIL_BLIND: "good",
    Verdict.UNDERBID: "inacc",
    Verdict.NIL_RISKY: "inacc",
    Verdict.OVERBID: "mistake",
    Verdict.NIL_BAD: "mistake",
}


def tally_panel(m: Messages) -> None:
    """Draw the tally; an empty one says what will stand here."""
    entries = state.tally()
    if not entries:
        empty = f'<p class="sm mut">{html.text(m("bid-tally-empty"))}</p>'
        st.html(html.panel(html.heading(m("bid-tally")), empty))
        return
    total = summarise(entries)
    hands = html.text(m("bid-tally-hands", hands=total.hands))
    words = m("bid-tally-right", right=total.right, hands=total.graded)
    if total.mean_off is not None:
        words += " " + m("bid-tally-off", off=m.number(total.mean_off, digits=1, sign=True))
    grades = [GRADES[Verdict(entry.verdict)] for entry in entries]
    st.html(
        html.panel(
            html.heading(m("bid-tally"), html.Html(f'<span class="sm mut">{hands}</span>')),
            charts.last_hands(m, entries, grades, m("bid-tally-axis")),
            f'<p class="sm mut">{html.text(words)}</p>',
        )
    )
