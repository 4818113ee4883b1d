"""Checks of a whole bank: judged again with more worlds, played to the end, taken by bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.analysis.bid_values import bid_values
from trainer.bots import make_bot
from trainer.content.drill import Choice, Drill
from trainer.engine import Bid, Card, PlayState, Reason, Seat, play, score_hand
from trainer.solver import NilSet, Objective, Points, solve
from trainer.teaching.drills.judge import judge
from trainer.teaching.drills.keep import NEAR_POINTS

#: Judged again in so many times the worlds, with another seed.
TIMES: Final = 10
#: The stored best may lie this many standard errors below the best found.
ERRORS: Final = 2.0
#: Positions of so many cards or fewer are solved by the debug build too.
DEBUG_CARDS: Final = 7
PUPILS: Final = ("policy", "counting", "random")


def best_stays(drill: Drill, *, times: int = TIMES) -> bool:
    """Whether the stored best stays within two standard errors of the best when judged anew."""
    seed, worlds = f"{drill.key} again", times * drill.worlds
    best = drill.answers[0].choice
    if isinstance(best, Bid):
        # A number is as good as the best number: what is asked is nil or not.
        values = bid_values(drill.position.view, worlds=worlds, seed=seed, threads=1).bids
        same = [value for bid, value in values.items() if bid.is_nil is best.is_nil]
        top = max(same, key=lambda value: value.value)
        return -top.diff <= ERRORS * top.diff_se
    found = judge(drill.position, worlds, seed)
    place = found.cards.index(best)
    loss, error = found.gap(int(found.means.argmax()), place)
    return loss <= ERRORS * error


def debug_agrees(drill: Drill) -> bool:
    """Whether the debug build finds the stored values of all cards in the real layout.

    A nil that has fallen is set, whatever it takes from then on.
    """
    state, bids = drill.position.state, drill.position.auction.bids
    fallen = drill.position.has_fallen(drill.nil)
    points = solve(state, Points(bids), line=False, debug=True).cards
    nils = solve(state, NilSet(drill.nil), line=False, debug=True).cards
    is_set = drill.role == "setter"
    return all(
        points[answer.choice].value == answer.real_points
        and ((fallen or nils[answer.choice].value is True) is is_set) is answer.real_nil
        for answer in drill.answers
        if isinstance(answer.choice, Card)
    )


def is_reached(drill: Drill) -> bool:
    """Whether the best card, and best play after it, reaches the objective in the real layout.

    The line is played on the engine: the nil is set or kept, or the points are those stored.
    """
    best = drill.answers[0]
    assert isinstance(best.choice, Card)  # noqa: S101 - only drills about a card are played out
    bids = drill.position.auction.bids
    by_nil = drill.objective == "nil"
    objective: Objective = NilSet(drill.nil) if by_nil else Points(bids)
    state = play(drill.position.state, best.choice)
    end = _end(state, objective)
    if by_nil:
        return (end.taken[drill.nil] > 0) is (drill.role == "setter")
    return abs(_points(end, bids, drill.position.seat) - best.real_points) <= NEAR_POINTS / 100


def _end(state: PlayState, objective: Objective) -> PlayState:
    while not state.is_over:
        line = solve(state, objective, cards=False).line
        for card in line:
            state = play(state, card)
    return state


def _points(end: PlayState, bids: dict[Seat, Bid], seat: Seat) -> float:
    """Points of the seat's side less the other's, a bag at its long-run price."""
    rules = end.rules
    scored = score_hand(rules, bids, dict(zip(Seat, end.taken, strict=True)))
    worth = {}
    for side, score in scored.sides.items():
        worth[side] = 0.0
        for line in score.lines:
            worth[side] += 0.0 if line.reason is Reason.BAG_PENALTY else line.points
            if line.reason is Reason.BAGS and rules.penalty_group:
                worth[side] += line.count * rules.bag_penalty / rules.penalty_group
    return worth[seat.side] - worth[seat.side.other]


@dataclass(frozen=True, slots=True)
class PupilRow:
    """How a bot does: the share of right answers in the easier, middle and harder third."""

    kind: str
    shares: tuple[float, float, float]


def pupils(drills: Sequence[Drill], kinds: Iterable[str] = PUPILS) -> list[PupilRow]:
    """Each bot takes the drills, in thirds by difficulty."""
    order = sorted(drills, key=lambda drill: (drill.difficulty, str(drill.key)))
    third = len(order) // 3
    thirds = (order[:third], order[third : len(order) - third], order[len(order) - third :])
    return [
        PupilRow(kind, (_right(kind, thirds[0]), _right(kind, thirds[1]), _right(kind, thirds[2])))
        for kind in kinds
    ]


def _right(kind: str, drills: Sequence[Drill]) -> float:
    return sum(_chance(kind, drill) for drill in drills) / max(len(drills), 1)


def _chance(kind: str, drill: Drill) -> float:
    """1 where a bot is right, else 0; of one that plays any legal card how often it would be."""
    if kind == "random" and not drill.is_bid:
        return len(drill.right) / len(drill.answers)
    return float(_is_right(kind, drill))


def _is_right(kind: str, drill: Drill) -> bool:
    bot, view = make_bot(kind), drill.position.view
    if drill.is_bid:
        bid = bot.choose_bid(view).bid
        return any(isinstance(right, Bid) and right.is_nil is bid.is_nil for right in drill.right)
    choice: Choice = bot.choose_card(view).card
    return choice in drill.right
