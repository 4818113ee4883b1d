"""What is asked of the solver, and what each outcome of the deal is worth for it.

Every objective becomes a payoff by tricks still to come of each seat. The points come from the
engine's own scoring: no rule of it stands here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trainer.engine import Bid, Reason, RuleSet, Seat, Side, SideScore, Standing, score_hand

MOST_TRICKS: Final = 13
SIZE: Final = MOST_TRICKS + 1

Value = int | float | bool


@dataclass(frozen=True)
class Tricks:
    """How many of the remaining tricks the side to move takes.

    Where players score alone it is the player to move against the other three united: a floor.
    """


@dataclass(frozen=True)
class NilSet:
    """Whether the opponents of `seat` can make it take a trick (True: the nil is set)."""

    seat: Seat


@dataclass(frozen=True)
class Contract:
    """Whether the side to move can make its contract (True), whatever becomes of the nils.

    Attributes:
        bids: all four bids.
    """

    bids: Mapping[Seat, Bid]


@dataclass(frozen=True)
class Points:
    """Points of the deal: those of the side to move minus the other's.

    Attributes:
        bids: all four bids.
        before: score and bags of both sides before the deal. None: each bag counts at its
            long-run price, which is not the same as starting from nothing.
    """

    bids: Mapping[Seat, Bid]
    before: Mapping[str, Standing] | None = field(default=None)


Objective = Tricks | NilSet | Contract | Points


@dataclass(frozen=True, eq=False)
class Payoffs:
    """Distinct values in rising order, and the rank among them of each outcome.

    `ranks` is indexed by further tricks of N, E and S (W takes the rest); -1 marks what cannot be.
    """

    values: tuple[Value, ...]
    ranks: NDArray[np.int64]


def nil_payoffs(seat: Seat, tricks: int) -> Payoffs:
    """True once `seat` takes one of the remaining tricks."""
    return _ranked((False, True), (_shares(tricks)[seat] > 0).astype(np.int64), tricks)


def lone_payoffs(seat: Seat, tricks: int) -> Payoffs:
    """The tricks of one player."""
    return _ranked(tuple(range(tricks + 1)), _shares(tricks)[seat], tricks)


def contract_payoffs(
    rules: RuleSet, contract: Contract, taken: tuple[int, int, int, int], tricks: int, side: Side
) -> Payoffs:
    """True where `side` makes its contract; False everywhere when it has none.

    Raises:
        SpadesError: as `score_payoffs`.
    """
    made = tuple(contract.bids[seat] for seat in Seat if seat in contract.bids)
    if len(made) < len(Seat):
        score_hand(rules, contract.bids, dict.fromkeys(Seat, 0))  # says which is missing
    return _contract_payoffs(rules, made, taken, tricks, side)


@lru_cache(maxsize=256)
def _contract_payoffs(
    rules: RuleSet, made: tuple[Bid, ...], taken: tuple[int, int, int, int], tricks: int, side: Side
) -> Payoffs:
    bids = dict(zip(Seat, made, strict=True))
    shares = _shares(tricks)
    good = np.zeros((SIZE, SIZE, SIZE), dtype=np.int64)
    for pair in _pairs(tricks, nil=True):
        further = {**_to_seats(side, pair), **_to_seats(side.other, (tricks - sum(pair), 0))}
        final = {seat: taken[seat] + further[seat] for seat in Seat}
        lines = score_hand(rules, bids, final).sides[side].lines
        if any(line.reason is Reason.CONTRACT_MADE for line in lines):
            first, second = side.seats
            good |= ((shares[first] == pair[0]) & (shares[second] == pair[1])).astype(np.int64)
    return _ranked((False, True), good, tricks)


def score_payoffs(
    rules: RuleSet, points: Points, taken: tuple[int, int, int, int], tricks: int, side: Side
) -> Payoffs:
    """Points of `side` minus the other's for every way to share the remaining tricks.

    Raises:
        SpadesError: bids that the house does not know, tricks that are not 13 together, sides
            or bags of `before` that do not hold.
    """
    bids = tuple(points.bids[seat] for seat in Seat if seat in points.bids)
    if len(bids) < len(Seat):
        score_hand(rules, points.bids, dict.fromkeys(Seat, 0))  # says which is missing
    before = None if points.before is None else tuple(sorted(points.before.items()))
    return _score_payoffs(rules, bids, before, taken, tricks, side)


@lru_cache(maxsize=256)
def _score_payoffs(
    rules: RuleSet,
    bids: tuple[Bid, ...],
    before: tuple[tuple[str, Standing], ...] | None,
    taken: tuple[int, int, int, int],
    tricks: int,
    side: Side,
) -> Payoffs:
    start = None if before is None else dict(before)
    made = dict(zip(Seat, bids, strict=True))
    nils = [seat for seat in Seat if rules.accept(made[seat]).is_nil]
    worth: dict[Side, dict[tuple[int, int], Fraction]] = {Side.NS: {}, Side.EW: {}}
    # What a side scores hangs on its own tricks alone, and without a nil on their sum alone: each
    # scoring below fills an entry of both sides.
    shapes = {one: _pairs(tricks, any(seat in nils for seat in one.seats)) for one in Side}
    for one in Side:
        for pair in shapes[one]:
            if pair in worth[one]:
                continue
            rest = tricks - sum(pair)
            other = next(p for p in _by_rest(shapes[one.other], rest, worth[one.other]))
            further = {**_to_seats(one, pair), **_to_seats(one.other, other)}
            final = {seat: taken[seat] + further[seat] for seat in Seat}
            scored = score_hand(rules, made, final, start)
            worth[one][pair] = _value(rules, scored.sides[one], start)
            worth[one.other][other] = _value(rules, scored.sides[one.other], start)
    tables = {one: _table(worth[one]) for one in Side}
    scale = lcm(*(value.denominator for one in Side for value in worth[one].values()))
    whole = {one: _whole(tables[one], scale) for one in Side}
    north, east, south, west = _shares(tricks)
    possible = west >= 0
    mine = whole[Side.NS][north, south]
    theirs = whole[Side.EW][east, np.where(possible, west, 0)]
    total = mine - theirs if side is Side.NS else theirs - mine
    levels = np.unique(total[possible])
    ranks = np.searchsorted(levels, total)
    values = tuple(_plain(Fraction(int(level), scale)) for level in levels)
    return _ranked(values, ranks, tricks)


def _pairs(tricks: int, nil: bool) -> list[tuple[int, int]]:
    if not nil:
        return [(total, 0) for total in range(tricks + 1)]
    return [(a, total - a) for total in range(tricks + 1) for a in range(total + 1)]


def _by_rest(
    shapes: list[tuple[int, int]], rest: int, known: Mapping[tuple[int, int], Any]
) -> list[tuple[int, int]]:
    """Pairs that add up to `rest`, those still unknown first."""
    return sorted((pair for pair in shapes if sum(pair) == rest), key=lambda pair: pair in known)


def _to_seats(side: Side, pair: tuple[int, int]) -> dict[Seat, int]:
    return dict(zip(side.seats, pair, strict=True))


def _value(rules: RuleSet, side: SideScore, before: Mapping[str, Standing] | None) -> Fraction:
    if before is not None:
        return Fraction(side.delta)
    value = Fraction(0)
    for line in side.lines:
        if line.reason is Reason.BAG_PENALTY:
            continue
        value += line.points
        if line.reason is Reason.BAGS and rules.penalty_group:
            value += Fraction(line.count * rules.bag_penalty, rules.penalty_group)
    return value


def _table(worth: Mapping[tuple[int, int], Fraction]) -> list[list[Fraction]]:
    """A side's worth by the tricks of its two seats; zero where both together have too many."""
    none = Fraction(0)
    return [
        [worth.get((a, b), worth.get((a + b, 0), none)) for b in range(SIZE)] for a in range(SIZE)
    ]


def _whole(table: list[list[Fraction]], scale: int) -> NDArray[np.int64]:
    return np.array([[int(value * scale) for value in row] for row in table], dtype=np.int64)


def _plain(value: Fraction) -> int | float:
    return value.numerator if value.denominator == 1 else float(value)


@lru_cache(maxsize=16)
def _shares(tricks: int) -> tuple[NDArray[np.int64], ...]:
    """Further tricks of each seat on the 14 x 14 x 14 grid; W's are negative where too many."""
    north, east, south = np.indices((SIZE, SIZE, SIZE), dtype=np.int64)
    return north, east, south, tricks - north - east - south


def _ranked(values: tuple[Value, ...], ranks: NDArray[np.int64], tricks: int) -> Payoffs:
    possible = _shares(tricks)[Seat.W] >= 0
    return Payoffs(values, np.where(possible, ranks, -1).astype(np.int64).ravel())
