"""What each result would score: one side's hand for every number of tricks."""

from __future__ import annotations

from collections.abc import Mapping
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
    BAGS = "bags"
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
    nil_fails: bool = False,
) -> tuple[Outcome, ...]:
    """The outcomes of `seat`'s side for 0 to 13 tricks.

    Args:
        rules: the house.
        bids: all four bids.
        seat: whose side.
        standings: score and bags before the hand.
        nil_fails: whether a nil of the side takes one of its tricks; with two nils the
            first trick always breaks one.
    """
    key = side_of(rules, seat)
    found = []
    for tricks in range(MOST_TRICKS + 1):
        taken = _spread(bids, seats_of(key), tricks, nil_fails)
        side = score_hand(rules, bids, taken, standings).sides[key]
        found.append(Outcome(tricks, side, _zone(side)))
    return tuple(found)


def has_nil(rules: RuleSet, bids: Mapping[Seat, Bid], seat: Seat) -> bool:
    """Whether `seat`'s side has a nil beside a contract, so that its fate can be chosen."""
    nils = [bids[member].is_nil for member in seats_of(side_of(rules, seat))]
    return any(nils) and not all(nils)


def _spread(
    bids: Mapping[Seat, Bid], members: tuple[Seat, ...], tricks: int, nil_fails: bool
) -> dict[Seat, int]:
    """Who takes the tricks: the bidder of the contract, one for a nil that fails."""
    taken = dict.fromkeys(Seat, 0)
    nils = [member for member in members if bids[member].is_nil]
    holders = [member for member in members if member not in nils] or nils
    taken[holders[0]] = tricks
    if nil_fails and nils and holders != nils and tricks:
        taken[holders[0]] -= 1
        taken[nils[0]] = 1
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
    return Zone.BAGS if Reason.BAGS in reasons and not side.contract else Zone.MADE
