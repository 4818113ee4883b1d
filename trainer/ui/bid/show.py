"""Show me: the deal played out by the bots from the learner's bid, trick by trick."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from trainer.bots.table import PlayedDeal
from trainer.engine import FULL_HAND, Bid, Card, Hand, Seat, side_keys
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.coach_jobs import PlayJob, coach_pool
from trainer.teaching.house_words import score_lines
from trainer.teaching.pool import Answer
from trainer.teaching.replay import Fortune, fortune, play_job, replay
from trainer.ui import html
from trainer.ui.bid import state
from trainer.ui.bid.coach_words import points
from trainer.ui.bid.coaching import Coaching, failed
from trainer.ui.bid.question import side_name
from trainer.ui.bid.state import BidState
from trainer.ui.html import Html, Line
from trainer.ui.table import Mark, TrickData, trick_data
from trainer.ui.waiting import is_pending, wait_for


@dataclass(frozen=True)
class Stage:
    """What the table shows of the play.

    Attributes:
        job: the playing of the deal.
        answer: where that stands.
        hands: what each seat holds.
        taken: tricks of each seat; None before the play is known.
        trick: the trick on the table; None before the first.
        number: which trick it is, 1 to 13; 0 before the first.
        winner: who took it.
    """

    job: PlayJob
    answer: Answer
    hands: Mapping[Seat, Hand]
    taken: Mapping[Seat, int] | None = None
    trick: TrickData | None = None
    number: int = 0
    winner: Seat | None = None

    @property
    def is_over(self) -> bool:
        """Whether the last trick is on the table."""
        return self.number == FULL_HAND


def stage(m: Messages, exercise: BidExercise, now: BidState, bid: Bid) -> Stage | None:
    """The table of this run; None while the hands are not shown, or nobody knows them."""
    if exercise.deal is None or not now.laid_open:
        return None
    job = play_job(exercise, bid)
    answer = coach_pool().ask(job)
    dealt = dict(zip(Seat, exercise.deal.hands, strict=True))
    if answer.state != "done":
        return Stage(job, answer, dealt)
    if not now.trick:
        return Stage(job, answer, dealt, dict.fromkeys(Seat, 0))
    number = min(now.trick, FULL_HAND)
    shown = replay(job, answer.result)[number - 1]
    left = {
        seat: Hand(shown.hands[seat].cards - {card for who, card in shown.plays if who is seat})
        for seat in Seat
    }
    marks: dict[Card, Mark] = {card: "wins" for who, card in shown.plays if who is shown.winner}
    on_table = trick_data(m, exercise.seat, shown.plays, marks=marks, holes=False)
    return Stage(job, answer, left, shown.taken, on_table, number, shown.winner)


def controls(m: Messages, exercise: BidExercise, shown: Stage) -> None:
    """The steps of the play."""
    if is_pending(shown.answer):
        with st.container(horizontal=True, vertical_alignment="center", key="replay"):
            st.html(f'<p class="sm step">{html.text(m("coach-show-waiting"))}</p>')
            wait_for(m, [shown.job], key="wait_play")
        return
    if shown.answer.state == "failed":
        failed(m, shown.job)
        return
    number = shown.number
    with st.container(horizontal=True, vertical_alignment="center", key="replay"):
        st.html(f'<p class="sm step">{html.text(_where(m, exercise, shown))}</p>', width="stretch")
        _step(m, "back", number - 1, off=number == 0)
        _step(m, "forward", number + 1, off=shown.is_over)
        _step(m, "end", FULL_HAND, off=shown.is_over)


def _step(m: Messages, name: str, trick: int, *, off: bool) -> None:
    st.button(
        m(f"coach-{name}"),
        key=f"replay_{name}",
        disabled=off,
        on_click=state.change,
        kwargs={"trick": trick},
    )


def _where(m: Messages, exercise: BidExercise, shown: Stage) -> str:
    if shown.winner is None:
        return m("coach-trick-none")
    winner = "you" if shown.winner is exercise.seat else "seat"
    return m("coach-trick", number=shown.number, winner=winner, name=m.seat(shown.winner))


def what_came(m: Messages, exercise: BidExercise, coach: Coaching, shown: Stage) -> Html:
    """The score of every side, then luck and skill apart."""
    played: PlayedDeal = shown.answer.result
    rules = exercise.rules
    keys = sorted(side_keys(rules), key=lambda key: key != exercise.own_side)
    parts = [html.heading(m("coach-came-title"))]
    for key in keys:
        side, before = played.score.sides[key], exercise.standings[key]
        name = side_name(m, rules, key, exercise.seat)
        rows = [
            Line((html.text(words),), html.text(points(m, line.points)))
            for words, line in score_lines(m, rules, side)
        ]
        after = m("bid-after", before=before.score, score=side.score, bags=side.bags)
        rows.append(Line((html.text(after),), html.text(points(m, side.delta)), "sum"))
        parts += [Html(f"<h3>{html.text(name)}</h3>"), html.lines(rows, label=name)]
    if coach.judged is not None:
        found = fortune(exercise, coach.judged, played.score)
        parts.append(_fortune(m, exercise, found, coach))
    return html.panel(*parts)


def _fortune(m: Messages, exercise: BidExercise, found: Fortune, coach: Coaching) -> Html:
    assert coach.judged is not None  # noqa: S101 - the caller has looked
    bid = m.bid(coach.judged.bid)
    rows = [
        Line((html.text(m("coach-expected", bid=bid)),), html.text(points(m, found.expected))),
        Line((html.text(m("coach-came")),), html.text(points(m, found.came))),
        Line((html.text(m("coach-luck")),), html.text(points(m, found.luck)), "sum"),
    ]
    if coach.graded:
        loss = m.number(-found.loss, digits=1)
        rows.append(Line((html.text(m("coach-skill")),), html.text(loss), "sum"))
    who = "side" if exercise.rules.has_sides else "you"
    note = f'<p class="xs mut">{html.text(m("coach-fortune-note", who=who))}</p>'
    return Html(f'<div class="fortune">{html.lines(rows)}{note}</div>')
