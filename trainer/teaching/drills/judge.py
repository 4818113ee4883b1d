"""What every card is worth: each solved exactly in worlds that fit what the learner knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.content.drill import Position
from trainer.engine import Card, PlayState, Seat
from trainer.policy import Worlds, sample_worlds
from trainer.policy.kernel import layout
from trainer.policy.rules import mask_of, table_of
from trainer.policy.trials import Floats, try_card
from trainer.solver import Contract, NilSet, Objective, Points, Tricks, solve_many

#: With so many cards a hand or fewer the points are solved; before that the policy plays on.
SOLVED_CARDS: Final = 9
#: Where a search gives up, in trick starts.
SCORE_NODES: Final = 400_000
NIL_NODES: Final = 200_000
#: Layouts drawn for each world and bid of another.
DRAWN_PER_BID: Final = 5


@dataclass(frozen=True)
class Scale:
    """Yes or no of each card in each world (cards × worlds); `known` marks the worlds solved."""

    yes: npt.NDArray[np.bool_]
    known: npt.NDArray[np.bool_]

    @property
    def solved(self) -> float:
        """The share of worlds that were solved."""
        return float(self.known.mean())


@dataclass(frozen=True)
class Judgement:
    """The cards in sampled worlds.

    Attributes:
        cards: the legal cards.
        points: points of each card in each world (cards × worlds), ours minus theirs.
        ess: how many independent worlds they are worth.
        solved: the share of worlds whose points were solved; 0 where they were played.
    """

    cards: tuple[Card, ...]
    points: Floats
    ess: float
    solved: float
    worlds: Worlds

    @property
    def means(self) -> Floats:
        """Expected points of each card."""
        return np.asarray(self.points.mean(axis=1))

    def worth(self, place: int) -> tuple[float, float]:
        """Expected points of a card (a place among `cards`), and their error."""
        return mean_and_error(self.points[place], self.ess)

    def gap(self, better: int, worse: int) -> tuple[float, float]:
        """Points of one card more than another's (places among `cards`), and their error."""
        return mean_and_error(self.points[better] - self.points[worse], self.ess)


def mean_and_error(values: Floats, effective: float) -> tuple[float, float]:
    """A mean and its standard error, for so many independent worlds."""
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    return float(values.mean()), spread / float(np.sqrt(max(effective, 2.0)))


def is_solved(position: Position) -> bool:
    """Whether the points of a position are solved, not played."""
    return position.cards_left <= SOLVED_CARDS


def judge(position: Position, worlds: int, seed: str, *, threads: int | None = 1) -> Judgement:
    """The points of every legal card in the same worlds.

    With few cards each world is solved; a world whose search gives up is played out.

    Args:
        position: before a card of `position.seat`.
        worlds: how many.
        seed: makes them.
        threads: how many to use; they change nothing.

    Raises:
        ValueError: no layout fits what has been played.
    """
    return solved(judge_by_play(position, worlds, seed, threads=threads), position, threads=threads)


def judge_by_play(
    position: Position,
    worlds: int,
    seed: str,
    *,
    per_bid: int = DRAWN_PER_BID,
    threads: int | None = 1,
) -> Judgement:
    """The points of every legal card when the policy plays on: what costs least.

    Raises:
        ValueError: as `judge`.
    """
    view = position.view
    sampled = sample_worlds(view, worlds, seed=seed, per_bid=per_bid, threads=threads)
    return _played(sampled, view.legal.cards, sampled.ess, threads)


def solved(found: Judgement, position: Position, *, threads: int | None = 1) -> Judgement:
    """The same with exact points where a position is solved, not played."""
    if not is_solved(position):
        return found
    objective = Points(position.auction.bids)
    values, known = _solve(found.worlds, found.cards, objective, SCORE_NODES, threads)
    points = np.where(known, values, found.points)
    return replace(found, points=points, solved=float(known.mean()))


def nil_scale(found: Judgement, position: Position, nil: Seat, *, threads: int | None = 1) -> Scale:
    """Whether the learner's side can set an opponent's nil, or keep its own, after each card."""
    values, known = _solve(found.worlds, found.cards, NilSet(nil), NIL_NODES, threads)
    is_set = values > 0.5
    own = nil.side is position.seat.side
    return Scale(~is_set if own else is_set, known)


def contract_scale(
    found: Judgement, position: Position, *, threads: int | None = 1
) -> Scale | None:
    """Whether the learner's side can make its contract after each card; None without one."""
    bids, seats = position.auction.bids, position.seat.side.seats
    contract = sum(bids[seat].tricks for seat in seats)
    if not contract:
        return None
    if any(bids[seat].is_nil for seat in seats):
        values, known = _solve(found.worlds, found.cards, Contract(bids), SCORE_NODES, threads)
        return Scale(values > 0.5, known)
    # Without a nil of one's own it is a matter of tricks, which are found faster.
    values, known = _solve(found.worlds, found.cards, Tricks(), SCORE_NODES, threads)
    missing = contract - sum(position.view.seen.taken[seat] for seat in seats)
    return Scale(values >= missing, known)


def real_world(position: Position) -> Worlds:
    """The real layout as a single world."""
    table = table_of(position.view)
    for seat in Seat:
        table[layout.HAND + seat] = mask_of(position.state.hands[seat])
    return Worlds(position.view, table[None, :], 1.0, 1)


def judge_real(position: Position) -> Judgement:
    """The points of every card in the real layout, solved, or played out by the policy."""
    return solved(_played(real_world(position), position.view.legal.cards, 1.0, 1), position)


def _played(worlds: Worlds, cards: tuple[Card, ...], ess: float, threads: int | None) -> Judgement:
    points = np.array([try_card(worlds, card, threads=threads) for card in cards])
    return Judgement(cards, points, max(ess, 2.0), 0.0, worlds)


def _solve(
    worlds: Worlds,
    cards: Sequence[Card],
    objective: Objective,
    nodes: int,
    threads: int | None,
) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """The exact value of each card in each world, and which worlds were solved.

    A world that stands several times is solved once.
    """
    places: dict[tuple[int, ...], list[int]] = {}
    for place in range(len(worlds)):
        places.setdefault(worlds.key(place), []).append(place)
    questions = [(_state(worlds, where[0]), objective) for where in places.values()]
    values = np.zeros((len(cards), len(worlds)))
    known = np.zeros(len(worlds), dtype=np.bool_)
    answers = solve_many(questions, threads=threads, nodes=nodes)
    for where, answer in zip(places.values(), answers, strict=True):
        if answer.complete:
            known[where] = True
            found = [answer.cards[card].value for card in cards]
            values[:, where] = np.array(found, dtype=float)[:, None]
    return values, known


def _state(worlds: Worlds, number: int) -> PlayState:
    view, seen = worlds.view, worlds.view.seen
    return PlayState(
        view.rules,
        worlds.hands(number),
        seen.leader,
        seen.trick,
        seen.spades_broken,
        seen.first_trick,
        seen.taken,
    )
