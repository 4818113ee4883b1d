"""The answer: the grade, the count card by card, what each result scores, the table's total."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from trainer.analysis import Counted, Estimate, read_table
from trainer.engine import NIL, Bid, Card, RuleSet, Seat
from trainer.engine.bids import MOST_TRICKS
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise, finish_auction
from trainer.teaching.bid_grade import SOUND_ABOVE, BidGrade, Verdict, grade_bid, nil_stakes
from trainer.ui import html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.coach_words import LABEL_GRADES, as_shown, said
from trainer.ui.bid.coaching import Coaching, coaching
from trainer.ui.bid.count import count_panel, nil_panel
from trainer.ui.bid.places import FACTS, LAST, Places
from trainer.ui.bid.question import TABLE_KEY, score_panel
from trainer.ui.bid.show import Stage, controls, stage, what_came
from trainer.ui.bid.state import BidState
from trainer.ui.bid.tally import GRADES, tally_panel
from trainer.ui.bid.views import choose_view, views_panel
from trainer.ui.bid.why import gap_lines, why_panel
from trainer.ui.html import Html
from trainer.ui.table import (
    Mark,
    TableData,
    ahead,
    card_table,
    hand_data,
    ribbon,
    seat_plates,
    table,
)


def answer(m: Messages, exercise: BidExercise, now: BidState, bid: Bid, places: Places) -> None:
    """Draw the answered question."""
    coach = coaching(exercise, bid)
    if coach.graded and (entry := state.unjudged(now.params, str(bid))) is not None:
        assert coach.judged is not None  # noqa: S101 - what grades is there
        state.judge(entry, coach.judged)
    grade = grade_bid(exercise, bid, hand_seen=not coach.blind)
    bids = finish_auction(exercise, bid).bids
    shown = stage(m, exercise, now, bid)
    hand = _hand(m, exercise, grade.estimate, bids, shown)
    with places.top:
        _grade_bar(m, exercise, grade, coach, now, hand)
        if shown is not None:
            controls(m, exercise, shown)
    with places.below:
        card_table(hand, key=TABLE_KEY, on_command=_command, on_press=choose_view)
        if shown is not None and shown.is_over:
            st.html(what_came(m, exercise, coach, shown))
        st.html(
            views_panel(m, exercise, now, bids, coach)
            + _under_the_views(m, exercise, grade, coach, bids)
            + _facts(m, exercise, grade, coach)
        )


def _under_the_views(
    m: Messages,
    exercise: BidExercise,
    grade: BidGrade,
    coach: Coaching,
    bids: Mapping[Seat, Bid],
) -> Html:
    """What is left of the table's column: nil, and the table's total."""
    panels = []
    if exercise.rules.nil_open_to != "nobody":
        nil = coach.judged.values.bids.get(NIL) if coach.judged is not None else None
        chance = nil.p_nil if nil is not None else None
        panels.append(nil_panel(m, exercise, grade.estimate, chance))
    return html.stack(*panels, _table_total(m, bids), name=LAST)


def _facts(m: Messages, exercise: BidExercise, grade: BidGrade, coach: Coaching) -> Html:
    """All that stands beside the table."""
    closing = ""
    if coach.judged is not None:
        verdict = m(f"bid-verdict-{grade.verdict}") if coach.graded else ""
        closing = gap_lines(m, exercise, coach.judged, grade.estimate, verdict)
    return html.stack(
        why_panel(m, exercise, coach),
        count_panel(m, grade.estimate, closing),
        score_panel(m, exercise),
        tally_panel(m),
        name=FACTS,
    )


def _grade_bar(
    m: Messages,
    exercise: BidExercise,
    grade: BidGrade,
    coach: Coaching,
    now: BidState,
    hand: TableData,
) -> None:
    """The grade: by the values where they are known, until then by the count."""
    if coach.judged is not None and coach.graded:
        line = _grade_by_values(m, coach.judged)
    else:
        word = m(f"bid-verdict-{grade.verdict}")
        off = m.number(grade.off, sign=True) if grade.off else ""
        sentence = _why(m, exercise.rules, grade)
        label = m("bid-grade-label", word=word, sentence=sentence)
        line = html.grade_line(GRADES[grade.verdict], word, off, html.text(sentence), label=label)
    st.html(line + ahead(hand))
    with st.container(key="dock", horizontal=True):
        if exercise.deal is not None:
            st.button(
                m("coach-hide" if now.laid_open else "coach-show"),
                key="lay_open",
                on_click=state.change,
                kwargs={"laid_open": not now.laid_open, "trick": 0},
            )
        plan = state.session()
        over = plan is not None and state.is_finished(plan)
        following = m("session-summary") if over else m("bid-next")
        st.button(following, key="next_hand", type="primary", on_click=state.next_hand)


def _grade_by_values(m: Messages, judged: Judgement) -> Html:
    word, sentence = m(f"coach-label-{judged.label}"), said(m, judged)
    shown, label = "", m("bid-grade-label", word=word, sentence=sentence)
    if judged.bid not in judged.right:
        margin = m.number(judged.margin, digits=1)
        shown = m("coach-loss", loss=m.number(-judged.loss, digits=1), margin=margin)
        lost = m.number(judged.loss, digits=1)
        label = m(
            "coach-grade-label", word=word, loss=lost, sentence=sentence,
            count=as_shown(judged.loss),
        )  # fmt: skip
    grade = LABEL_GRADES[judged.label]
    return html.grade_line(grade, word, shown, html.text(sentence), label=label)


def _why(m: Messages, rules: RuleSet, grade: BidGrade) -> str:
    """The grade's sentence: what was bid, what the count is, what was sound."""
    sure, with_maybes = grade.estimate.sure, grade.estimate.with_maybes
    above = min(sure + SOUND_ABOVE, MOST_TRICKS)
    sound = m("bid-sound-two", first=sure, second=above) if above > sure else m.number(sure)
    verdict = grade.verdict.value
    if grade.verdict is Verdict.OVERBID and with_maybes <= above:
        verdict = "overbid_plain"
    figures: dict[str, str | int] = {}
    if grade.bid.is_nil:
        won, lost = nil_stakes(rules, grade.bid)
        figures = {"won": m.number(won, sign=True), "lost": m.number(lost, sign=True)}
    return m(
        f"bid-why-{verdict}", bid=m.bid(grade.bid), sure=sure, maybes=with_maybes, sound=sound,
        **figures,
    )  # fmt: skip


def _hand(
    m: Messages,
    exercise: BidExercise,
    counted: Estimate,
    bids: Mapping[Seat, Bid],
    shown: Stage | None,
) -> TableData:
    """The hand where it was, its cards marked; on request the whole table and its play."""
    marks, tricks = _marks(counted)
    cards = exercise.hand if shown is None else shown.hands[exercise.seat]
    label = m("bid-hand-counted") if shown is None else ""
    if shown is not None and shown.trick is not None:
        marks = {}
    seats = seat_plates(
        m,
        exercise.seat,
        dealer=exercise.dealer,
        bids=bids,
        won=shown.taken if shown is not None else None,
        hands=shown.hands if shown is not None else None,
        partners=exercise.rules.has_sides,
    )
    return table(
        m,
        deck=prefs.prefs().deck,
        strip=shown is None,
        seats=seats if shown is not None else (),
        hand=hand_data(m, cards, marks=marks, tricks=tricks, label=label) if cards else None,
        trick=shown.trick if shown is not None else None,
        said=ribbon(m, exercise.seat, exercise.dealer, bids) if shown is None else (),
        commands=("next",),
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


def _table_total(m: Messages, bids: Mapping[Seat, Bid]) -> Html:
    reading = read_table(bids)
    sentence = m(
        f"estimate-table-{reading.reading or 'open'}",
        total=reading.total,
        spare=13 - reading.total,
        short=reading.total - 13,
    )
    words = f'<p class="sm">{html.text(sentence)}</p>'
    return html.panel(html.heading(m("estimate-table")), words)
