"""One hand of a pair under any house: what it scores, or why it cannot be.

The learner sits South and the partner North. Of the opponents only that they bid 1 each and
take the remaining tricks matters, as no rule of a house reads more into them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from trainer.engine import (
    Bid,
    Reading,
    Reason,
    RuleSet,
    ScoreLine,
    Seat,
    SideScore,
    SpadesError,
    Standing,
    score_hand,
    seats_of,
    side_keys,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.teaching.house_rows import reading_of

ME: Final = Seat.S
PARTNER: Final = Seat.N

_NOTHING: Final = Standing()


@dataclass(frozen=True)
class PairHand:
    """What the pair bids and takes, and how it stood before (a single player: each of them)."""

    my_bid: Bid
    partner_bid: Bid
    my_tricks: int
    partner_tricks: int
    before: Standing = _NOTHING

    @property
    def taken(self) -> int:
        """The pair's tricks; more than 13 are no hand."""
        return self.my_tricks + self.partner_tricks

    def in_house(self, rules: RuleSet) -> PairHand:
        """The hand with no more bags before it than can be standing in this house."""
        bags = rules.penalty_group - 1 if rules.penalty_group else self.before.bags
        before = Standing(self.before.score, min(self.before.bags, bags))
        return replace(self, before=before)


@dataclass(frozen=True)
class PairScore:
    """What one scoring unit made: the pair, or each player where players score alone.

    Attributes:
        seats: who scores here.
        side: points and lines.
        readings: beside each line, the reading it rests on, or None.
    """

    seats: tuple[Seat, ...]
    side: SideScore
    readings: tuple[Reading | None, ...]


def score_pair(rules: RuleSet, hand: PairHand) -> tuple[PairScore, ...]:
    """The score of the pair: one entry, or the learner's and the partner's where each is alone.

    Raises:
        SpadesError: a bid that the house does not know, tricks out of range, bags that
            cannot be standing.
    """
    rest = MOST_TRICKS - hand.taken
    bids = {seat: Bid.number(1) for seat in Seat} | {ME: hand.my_bid, PARTNER: hand.partner_bid}
    tricks = {Seat.E: rest, Seat.W: 0, ME: hand.my_tricks, PARTNER: hand.partner_tricks}
    keys = [key for key in side_keys(rules) if {ME, PARTNER} & set(seats_of(key))]
    keys.sort(key=lambda key: ME not in seats_of(key))
    breakdown = score_hand(rules, bids, tricks, dict.fromkeys(keys, hand.before))
    scores = []
    for key in keys:
        seats, side = seats_of(key), breakdown.sides[key]
        nils = [seat for seat in seats if rules.accept(bids[seat]).is_nil]
        took = sum(tricks[seat] for seat in nils)
        readings = tuple(
            reading_of(rules, *_rules_of(rules, line, len(nils), took)) for line in side.lines
        )
        scores.append(PairScore(seats, side, readings))
    return tuple(scores)


def nil_decides(rules: Sequence[RuleSet], hand: PairHand) -> bool:
    """Whether a failed nil's tricks make the contract in one of the houses and not in another."""
    bids = (hand.my_bid, hand.partner_bid)
    if sum(bid.is_nil for bid in bids) != 1 or not nil_tricks(hand):
        return False
    reasons: set[Reason] = set()
    for house in rules:
        try:
            scores = score_pair(house, hand.in_house(house))
        except SpadesError:
            continue
        reasons |= {line.reason for score in scores for line in score.side.lines}
    return {Reason.CONTRACT_MADE, Reason.CONTRACT_SET} <= reasons


def nil_tricks(hand: PairHand) -> int:
    """The tricks taken by those who bid nil."""
    pairs = ((hand.my_bid, hand.my_tricks), (hand.partner_bid, hand.partner_tricks))
    return sum(tricks for bid, tricks in pairs if bid.is_nil)


def _rules_of(rules: RuleSet, line: ScoreLine, nils: int, took: int) -> tuple[str, ...]:
    """The rules on which a line rests, for the reading it may carry."""
    beside = ("failed_nil_tricks",) if nils and took else ()
    alike = ("double_nil",) if nils > 1 else ()
    bags = ("nil_bag_points",) if beside and rules.failed_nil_tricks == "bags" else ()
    return {
        Reason.CONTRACT_MADE: ("trick_points", *beside),
        Reason.CONTRACT_SET: ("set_points", *beside),
        Reason.CONTRACT_ZERO: ("nil_beside_zero",) if nils else ("contract_zero",),
        Reason.NIL_MADE: ("nil_made", *alike),
        Reason.NIL_FAILED: ("nil_failed", *alike),
        Reason.BLIND_NIL_MADE: ("blind_nil_made", *alike),
        Reason.BLIND_NIL_FAILED: ("blind_nil_failed", *alike),
        Reason.DOUBLE_NIL_MADE: ("double_nil",),
        Reason.DOUBLE_NIL_FAILED: ("double_nil",),
        Reason.BOSTON: ("boston_bonus",),
        Reason.BAGS: ("bag_points", *beside, *bags, *alike),
        Reason.BAG_PENALTY: ("bag_penalty", "bag_group"),
    }[line.reason]
