"""What each result would score: the chart, the slider, the breakdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import streamlit as st

from trainer.engine import Bid, Reason, RuleSet, ScoreLine, Seat, seats_of, side_of
from trainer.engine.bids import MOST_TRICKS
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.house_words import score_lines
from trainer.teaching.outcomes import Outcome, nils_of, outcomes
from trainer.ui import charts, fields, steps
from trainer.ui.bid.state import BidState
from trainer.ui.html import Html

CHART = "outcomes_chart"
MADE = "made"
BOTH = "both"


def outcomes_view(
    m: Messages, exercise: BidExercise, now: BidState, bids: Mapping[Seat, Bid]
) -> Html:
    """The score of every number of tricks, and the breakdown of a chosen one.

    What has to be asked first (`asks`) is drawn at once.
    """
    rules, seat = exercise.rules, exercise.seat
    who = "side" if rules.has_sides else "you"
    full = _with_assumed_partner(m, exercise, bids)
    failing = _failing(m, rules, full, seat)
    rows = outcomes(rules, full, seat, exercise.standings, failing=failing)
    first = 1 if failing else 0
    start = _start(rows[0].score.contract, first)
    axis = m("bid-tricks-of", who=who, seat=m.seat(seat.partner))
    figure = charts.score_by_tricks(m, rows, start, axis)
    chart = charts.as_html(figure, CHART, charts.score_words(m, rows))
    slider = steps.slider(
        m("bid-slider-of", who=who),
        [_step(m, exercise, full, rows, tricks) for tricks in range(first, len(rows))],
        chart=CHART,
        key=_key(now),
        first=first,
        start=start,
    )
    return Html(f"<div>{chart}{slider}</div>")


def asks(rules: RuleSet, bids: Mapping[Seat, Bid], seat: Seat) -> bool:
    """Whether the learner is asked something first: an unknown partner's bid, a nil's fate."""
    members = seats_of(side_of(rules, seat))
    return any(member not in bids or bids[member].is_nil for member in members)


def _key(now: BidState) -> str:
    """The slider of one question."""
    return now.params.get("deal") or now.params["hand"]


def _start(contract: int, first: int) -> int:
    """The result looked at first: one above the contract."""
    return min(contract + 1, MOST_TRICKS) if contract else first


def _failing(m: Messages, rules: RuleSet, bids: Mapping[Seat, Bid], me: Seat) -> tuple[Seat, ...]:
    """Which nils of the side take a trick, as the learner chooses.

    Where both partners are nil every trick breaks one, so that the choice is whose it is.
    """
    nils = nils_of(rules, bids, me)
    if not nils:
        return ()
    names = {seat.name: m("table-you") if seat is me else m.seat(seat) for seat in nils}
    if len(nils) == 1:
        options = {MADE: m("bid-nil-made"), nils[0].name: m("bid-nil-failed")}
        label = m("bid-nil-fate")
    else:
        options = names | {BOTH: m("bid-nil-both")}
        label = m("bid-nil-whose")
    fate = st.segmented_control(
        label,
        list(options),
        format_func=options.__getitem__,
        default=next(iter(options)),
        required=True,
        key=f"nil_fate_{len(nils)}",
    )
    if fate == BOTH:
        return nils
    return tuple(seat for seat in nils if seat.name == fate)


def _step(
    m: Messages,
    exercise: BidExercise,
    bids: Mapping[Seat, Bid],
    results: Sequence[Outcome],
    tricks: int,
) -> steps.Step:
    """What is shown of a result: its bar, its lines and their sum, and whether it ends all."""
    rules, side = exercise.rules, results[tricks].score
    before = exercise.standings[exercise.own_side]
    rows = [
        steps.Row(
            _contract_words(m, exercise, bids, line) or words, m.number(line.points, sign=True)
        )
        for words, line in score_lines(m, rules, side)
    ]
    after = m("bid-after", before=before.score, score=side.score, bags=side.bags)
    rows.append(steps.Row(after, m.number(side.delta, sign=True)))
    ends = ""
    if before.score < rules.target <= side.score:
        ends = m("bid-ends-target", target=rules.target)
    elif rules.losing_floor and side.score <= rules.losing_floor:
        ends = m("bid-ends-floor", floor=rules.losing_floor)
    bar = charts.chosen_result(m, results, tricks)
    return steps.Step(bar, m("bid-breakdown", tricks=tricks), tuple(rows), ends)


def _contract_words(
    m: Messages, exercise: BidExercise, bids: Mapping[Seat, Bid], line: ScoreLine
) -> str:
    """A contract of two numbers shows both: the learner knows the own one."""
    if line.reason not in (Reason.CONTRACT_MADE, Reason.CONTRACT_SET):
        return ""
    mine, partner = bids[exercise.seat], bids[exercise.seat.partner]
    if not exercise.rules.has_sides or mine.is_nil or partner.is_nil:
        return ""
    return m(f"bid-{line.reason}", first=partner.tricks, second=mine.tricks)


def _with_assumed_partner(
    m: Messages, exercise: BidExercise, bids: Mapping[Seat, Bid]
) -> dict[Seat, Bid]:
    """All four bids: those that nobody can know of an own hand are assumed, and it is said."""
    full = dict(bids)
    partner = exercise.seat.partner
    if exercise.rules.has_sides and partner not in full:
        assumed = fields.number(
            m("bid-assumed", seat=m.seat(partner)), 1, MOST_TRICKS, start=3, key="assumed"
        )
        full[partner] = Bid.number(assumed)
    lowest = Bid.number(exercise.rules.lowest_bid or 1)
    return {seat: full.get(seat, lowest) for seat in Seat}
