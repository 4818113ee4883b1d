"""What each result would score: one side's hand for every number of tricks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.engine import (
    Bid,
    Reason,
    RuleSet,
    Seat,
    SideScore,
    Standing,
    score_hand,
    seats_of,
    side_of,
)
from trainer.engine.bids import MOST_TRICKS


class Zone(StrEnum):
    """What a number of tricks means for a side."""

    SET = "set"
    MADE = "made"
    PENALTY = "penalty"
    NIL_FAILED = "nil_failed"
    ZERO = "zero"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The side takes `tricks`: what it scores, and in which zone that lies."""

    tricks: int
    score: SideScore
    zone: Zone


def outcomes(
    rules: RuleSet,
    bids: Mapping[Seat, Bid],
    seat: Seat,
    standings: Mapping[str, Standing],
    *,
    failing: Collection[Seat] = (),
) -> tuple[Outcome, ...]:
    """The outcomes of `seat`'s side for 0 to 13 tricks.

    Args:
        rules: the house.
        bids: all four bids.
        seat: whose side.
        standings: score and bags before the hand.
        failing: the nils of the side that take a trick, as far as there are tricks. Where
            both partners are nil every trick breaks one: the first nil, when none is named.
    """
    key = side_of(rules, seat)
    found = []
    for tricks in range(MOST_TRICKS + 1):
        taken = _spread(bids, seats_of(key), tricks, failing)
        side = score_hand(rules, bids, taken, standings).sides[key]
        found.append(Outcome(tricks, side, _zone(side)))
    return tuple(found)


def nils_of(rules: RuleSet, bids: Mapping[Seat, Bid], seat: Seat) -> tuple[Seat, ...]:
    """The nils of `seat`'s side, its own first."""
    members = sorted(seats_of(side_of(rules, seat)), key=lambda member: member is not seat)
    return tuple(member for member in members if bids[member].is_nil)


def _spread(
    bids: Mapping[Seat, Bid], members: tuple[Seat, ...], tricks: int, failing: Collection[Seat]
) -> dict[Seat, int]:
    """Who takes the tricks: one each for the nils that fail, the rest for the contract."""
    taken = dict.fromkeys(Seat, 0)
    nils = [member for member in members if bids[member].is_nil]
    broken = [nil for nil in nils if nil in failing]
    holders = [member for member in members if member not in nils] or broken or nils
    rest = tricks
    for nil in broken:
        if rest and nil is not holders[0]:
            taken[nil], rest = 1, rest - 1
    taken[holders[0]] += rest
    other = next(seat for seat in Seat if seat not in members)
    taken[other] = MOST_TRICKS - tricks
    return taken


def _zone(side: SideScore) -> Zone:
    reasons = {line.reason for line in side.lines}
    # A failed nil's tricks can bring the penalty beside a set contract: set says more.
    if Reason.CONTRACT_SET in reasons:
        return Zone.SET
    if Reason.BAG_PENALTY in reasons:
        return Zone.PENALTY
    if Reason.CONTRACT_ZERO in reasons:
        return Zone.ZERO
    if not side.contract and side.taken:
        return Zone.NIL_FAILED
    return Zone.MADE
