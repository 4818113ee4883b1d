"""The session's tally: right bids, and your bids against the count."""

from __future__ import annotations

from trainer.i18n import Messages
from trainer.teaching.bid_grade import Verdict
from trainer.teaching.labels import Label
from trainer.teaching.tally import TallyEntry, summarise
from trainer.ui import charts, html
from trainer.ui.bid import state
from trainer.ui.bid.coach_words import LABEL_GRADES, as_shown
from trainer.ui.html import Grade, Html

GRADES: dict[Verdict, Grade] = {
    Verdict.SOUND: "good",
    Verdict.WITH_MAYBES: "good",
    Verdict.NIL_GOOD: "good",
    Verdict.NIL_BLIND: "good",
    Verdict.UNDERBID: "inacc",
    Verdict.NIL_SMALL: "inacc",
    Verdict.NIL_RISKY: "inacc",
    Verdict.OVERBID: "mistake",
    Verdict.NIL_BAD: "mistake",
}


def tally_grade(entry: TallyEntry) -> Grade:
    """The outline of a hand's grade: by the values where they are known, else by the count."""
    return LABEL_GRADES[Label(entry.label)] if entry.label else GRADES[Verdict(entry.verdict)]


def tally_panel(m: Messages) -> Html:
    """The tally; an empty one says what will stand here."""
    entries = state.tally()
    if not entries:
        empty = f'<p class="sm mut">{html.text(m("bid-tally-empty"))}</p>'
        return html.panel(html.heading(m("bid-tally")), empty)
    total = summarise(entries)
    hands = html.text(m("bid-tally-hands", hands=total.hands))
    words = [m("bid-tally-right", right=total.right, hands=total.graded)]
    if total.mean_loss is not None:
        loss = m.number(total.mean_loss, digits=1)
        words.append(m("session-tally-loss", loss=loss, count=as_shown(total.mean_loss)))
    if total.mean_off is not None:
        words.append(m("bid-tally-off", off=m.number(total.mean_off, digits=1, sign=True)))
    grades = [tally_grade(entry) for entry in entries]
    return html.panel(
        html.heading(m("bid-tally"), Html(f'<span class="sm mut">{hands}</span>')),
        charts.last_hands(m, entries, grades, m("bid-tally-axis")),
        f'<p class="sm mut">{html.text(" ".join(words))}</p>',
    )
