"""The answer: the grade, the count card by card, what each result scores, the table's total."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from trainer.analysis import Counted, Estimate, read_table
from trainer.engine import BLIND_NIL, Bid, Card, Seat
from trainer.engine.bids import MOST_TRICKS
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise, finish_auction
from trainer.teaching.bid_grade import SOUND_ABOVE, BidGrade, Verdict, grade_bid
from trainer.ui import html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.count import count_panel, nil_panel
from trainer.ui.bid.outcomes import outcomes_panel
from trainer.ui.bid.places import Places
from trainer.ui.bid.question import TABLE_KEY, score_panel
from trainer.ui.bid.state import BidState
from trainer.ui.bid.tally import GRADES, tally_panel
from trainer.ui.table import Mark, card_table, hand_data, ribbon, seat_plates, table


def answer(m: Messages, exercise: BidExercise, now: BidState, bid: Bid, places: Places) -> None:
    """Draw the answered question."""
    blind = bid == BLIND_NIL and exercise.rules.blind_nil_unseen
    grade = grade_bid(exercise, bid, hand_seen=not blind)
    bids = finish_auction(exercise, bid).bids
    with places.top:
        _grade_bar(m, exercise, grade, now)
    with places.table:
        _hand(m, exercise, now, grade.estimate, bids)
        with st.container(border=True, key="panel_outcomes"):
            outcomes_panel(m, exercise, now, bids)
        if exercise.rules.nil_open_to != "nobody":
            nil_panel(m, exercise, grade.estimate)
    with places.facts:
        count_panel(m, grade.estimate)
        _table_total(m, bids)
        score_panel(m, exercise)
        tally_panel(m)


def _grade_bar(m: Messages, exercise: BidExercise, grade: BidGrade, now: BidState) -> None:
    word = m(f"bid-verdict-{grade.verdict}")
    off = m.number(grade.off, sign=True) if grade.off else ""
    sentence = _why(m, grade)
    label = m("bid-grade-label", word=word, sentence=sentence)
    st.html(html.grade_line(GRADES[grade.verdict], word, off, html.text(sentence), label=label))
    with st.container(key="dock", horizontal=True):
        if exercise.deal is not None:
            shown = m("bid-hide-hands") if now.laid_open else m("bid-show-hands")
            st.button(shown, key="lay_open", on_click=_lay_open, args=(not now.laid_open,))
        st.button(m("bid-next"), key="next_hand", type="primary", on_click=state.next_hand)


def _why(m: Messages, grade: BidGrade) -> str:
    """The grade's sentence: what was bid, what the count is, what was sound."""
    sure, with_maybes = grade.estimate.sure, grade.estimate.with_maybes
    above = min(sure + SOUND_ABOVE, MOST_TRICKS)
    sound = m("bid-sound-two", first=sure, second=above) if above > sure else m.number(sure)
    verdict = grade.verdict.value
    if grade.verdict is Verdict.OVERBID and with_maybes <= above:
        verdict = "overbid_plain"
    return m(f"bid-why-{verdict}", bid=m.bid(grade.bid), sure=sure, maybes=with_maybes, sound=sound)


def _lay_open(value: bool) -> None:
    state.change(laid_open=value)


def _hand(
    m: Messages,
    exercise: BidExercise,
    now: BidState,
    counted: Estimate,
    bids: Mapping[Seat, Bid],
) -> None:
    """The hand where it was, its cards marked; on request all four hands around it."""
    marks, tricks = _marks(counted)
    hand = hand_data(m, exercise.hand, marks=marks, tricks=tricks, label=m("bid-hand-counted"))
    deal = exercise.deal if now.laid_open else None
    seats = seat_plates(
        m,
        exercise.seat,
        dealer=exercise.dealer,
        bids=bids,
        hands={seat: deal.hand(seat) for seat in Seat} if deal is not None else None,
        partners=exercise.rules.has_sides,
    )
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            strip=deal is None,
            seats=seats if deal is not None else (),
            hand=hand,
            said=ribbon(m, exercise.seat, exercise.dealer, bids) if deal is None else (),
            commands=("next",),
        ),
        key=TABLE_KEY,
        on_command=_command,
    )


def _command(command: str) -> None:
    if command == "next":
        state.next_hand()


def _marks(counted: Estimate) -> tuple[dict[Card, Mark], dict[Card, int]]:
    """Marks of the hand: the first cards of a line carry its tricks, one each."""
    marks: dict[Card, Mark] = {}
    tricks: dict[Card, int] = {}
    for looked in counted.looked_at:
        marks |= dict.fromkeys(looked.cards, "maybe" if looked.maybe else "looked")
    for line in counted.lines:
        # King and queen bring one trick together: it stands on the card that wins it.
        winning = line.cards[-line.tricks :] if line.reason is Counted.LONG_SPADES else line.cards
        for card in line.cards:
            marks[card] = "counted"
            tricks[card] = 0
        for card in winning[: line.tricks]:
            tricks[card] = 1
    return marks, tricks


def _table_total(m: Messages, bids: Mapping[Seat, Bid]) -> None:
    reading = read_table(bids)
    sentence = m(
        f"estimate-table-{reading.reading or 'open'}",
        total=reading.total,
        spare=13 - reading.total,
        short=reading.total - 13,
    )
    words = f'<p class="sm">{html.text(sentence)}</p>'
    st.html(html.panel(html.heading(m("estimate-table")), words))
