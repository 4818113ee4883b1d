"""What every card is worth: each solved exactly in worlds that fit what the learner knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.content.drill import Position
from trainer.engine import Card, PlayState, RuleSet, Seat
from trainer.policy import Worlds, sample_worlds
from trainer.policy.kernel import layout
from trainer.policy.rules import mask_of, table_of
from trainer.policy.trials import Floats, try_card_made
from trainer.solver import Contract, NilSet, Objective, Points, Tricks, solve_many

Bools = npt.NDArray[np.bool_]

#: With so many cards a hand or fewer the points are solved; before that the policy plays on.
SOLVED_CARDS: Final = 9
#: Where a search gives up, in trick starts: of points and contracts, of a nil, and of a nil where
#: the points are not solved. What is kept does not hang on them, see `Scale.is_whole`.
SCORE_NODES: Final = 400_000
NIL_NODES: Final = 200_000
EARLY_NIL_NODES: Final = 20_000_000
#: Where the points are not solved, the nil is asked in one world of so many: its search is long.
EARLY_NIL_STEP: Final = 3
#: Layouts drawn for each world and bid of another; more where few cards have been seen, and a nil
#: fits few layouts.
DRAWN_PER_BID: Final = 5
EARLY_DRAWN_PER_BID: Final = 40


@dataclass(frozen=True)
class Scale:
    """Yes or no of each card in each world (cards × worlds).

    `known` marks the worlds that were found out, of those that were `asked`.
    """

    yes: Bools
    known: Bools
    asked: Bools

    @property
    def is_whole(self) -> bool:
        """Whether no search gave up: the same answer however good the search becomes."""
        return bool((self.known == self.asked).all())

    @property
    def solved(self) -> float:
        """The share of all worlds that is known."""
        return float(self.known.mean())

    @property
    def shares(self) -> Floats:
        """The share of yes of each card among the worlds known."""
        return np.asarray(self.yes[:, self.known].mean(axis=1))

    @property
    def spread(self) -> float:
        """How much the share of yes differs between the cards."""
        return float(np.ptp(self.shares))


@dataclass(frozen=True)
class Judgement:
    """The cards in sampled worlds.

    Attributes:
        cards: the legal cards.
        points: points of each card in each world (cards × worlds), ours minus theirs.
        made: whether the policy made its side's contract after each card in each world.
        ess: how many independent worlds they are worth.
        solved: the share of worlds whose points were solved; 0 where they were played.
    """

    cards: tuple[Card, ...]
    points: Floats
    made: Bools
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
    per_bid = DRAWN_PER_BID if is_solved(position) else EARLY_DRAWN_PER_BID
    found = judge_by_play(position, worlds, seed, per_bid=per_bid, threads=threads)
    return solved(found, position, threads=threads)


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


def solved(
    found: Judgement,
    position: Position,
    *,
    rules: RuleSet | None = None,
    threads: int | None = 1,
) -> Judgement:
    """The same with exact points where a position is solved, not played.

    With `rules` the worlds are scored by another house.
    """
    if not is_solved(position):
        return found
    objective = Points(position.auction.bids)
    scored = found.worlds.view.rules if rules is None else rules
    values, known, _ = _solve(found.worlds, found.cards, objective, SCORE_NODES, scored, threads)
    points = np.where(known, values, found.points)
    return replace(found, points=points, solved=float(known.mean()))


def nil_scale(
    found: Judgement,
    position: Position,
    nil: Seat,
    *,
    step: int = 1,
    nodes: int = NIL_NODES,
    threads: int | None = 1,
) -> Scale:
    """Whether the learner's side can set an opponent's nil, or keep its own, after each card.

    Exact, in every `step`-th world; the same for all cards once the nil has fallen.
    """
    own = nil.side is position.seat.side
    if position.has_fallen(nil):
        every = np.ones((len(found.cards), len(found.worlds)), dtype=np.bool_)
        return Scale(~every if own else every, every[0], every[0])
    rules = position.rules
    values, known, asked = _solve(
        found.worlds, found.cards, NilSet(nil), nodes, rules, threads, step
    )
    is_set = values > 0.5
    return Scale(~is_set if own else is_set, known, asked)


def contract_scale(
    found: Judgement, position: Position, *, threads: int | None = 1
) -> Scale | None:
    """Whether the learner's side can make its contract after each card; None without one."""
    bids, seats = position.auction.bids, position.seat.side.seats
    contract = _contract(position)
    if not contract:
        return None
    rules = position.rules
    if any(bids[seat].is_nil for seat in seats):
        values, known, asked = _solve(
            found.worlds, found.cards, Contract(bids), SCORE_NODES, rules, threads
        )
        return Scale(values > 0.5, known, asked)
    # Without a nil of one's own it is a matter of tricks, which are found faster.
    values, known, asked = _solve(found.worlds, found.cards, Tricks(), SCORE_NODES, rules, threads)
    missing = contract - sum(position.view.seen.taken[seat] for seat in seats)
    return Scale(values >= missing, known, asked)


def stored_nil_scale(found: Judgement, position: Position, nil: Seat) -> Scale:
    """The nil as banks store it: where the points are played, in a third of the worlds.

    Each of them is solved to its end.
    """
    if is_solved(position):
        return nil_scale(found, position, nil)
    return nil_scale(found, position, nil, step=EARLY_NIL_STEP, nodes=EARLY_NIL_NODES)


def stored_contract_scale(found: Judgement, position: Position) -> Scale | None:
    """The contract as banks store it: where the points are played, as the policy plays on."""
    if is_solved(position) or not _contract(position):
        return contract_scale(found, position)
    every = np.ones(found.made.shape[1], dtype=np.bool_)
    return Scale(found.made, every, every)


def _contract(position: Position) -> int:
    bids = position.auction.bids
    return sum(bids[seat].tricks for seat in position.seat.side.seats)


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
    rows = [try_card_made(worlds, card, threads=threads) for card in cards]
    points = np.array([points for points, _ in rows])
    made = np.array([made for _, made in rows])
    return Judgement(cards, points, made, max(ess, 2.0), 0.0, worlds)


def _solve(
    worlds: Worlds,
    cards: Sequence[Card],
    objective: Objective,
    nodes: int,
    rules: RuleSet,
    threads: int | None,
    step: int = 1,
) -> tuple[Floats, Bools, Bools]:
    """The exact value of each card in each world, which worlds were solved, and which asked.

    Every `step`-th world is asked. A world that stands several times is solved once.
    """
    places: dict[tuple[int, ...], list[int]] = {}
    for place in range(0, len(worlds), step):
        places.setdefault(worlds.key(place), []).append(place)
    questions = [(_state(worlds, where[0], rules), objective) for where in places.values()]
    values = np.zeros((len(cards), len(worlds)))
    known, asked = np.zeros(len(worlds), dtype=np.bool_), np.zeros(len(worlds), dtype=np.bool_)
    asked[::step] = True
    answers = solve_many(questions, threads=threads, nodes=nodes)
    for where, answer in zip(places.values(), answers, strict=True):
        if answer.complete:
            known[where] = True
            found = [answer.cards[card].value for card in cards]
            values[:, where] = np.array(found, dtype=float)[:, None]
    return values, known, asked


def _state(worlds: Worlds, number: int, rules: RuleSet) -> PlayState:
    seen = worlds.view.seen
    return PlayState(
        rules,
        worlds.hands(number),
        seen.leader,
        seen.trick,
        seen.spades_broken,
        seen.first_trick,
        seen.taken,
    )
