"""The grade of a bid against the sure-trick count.

The count is a floor: below it is underbidding, the count or one above is sound, more has to
come from the cards that may take a trick. Nil is judged by its dangers, and by what the house
pays for it. Where the values of
bids are known they grade instead; this grade needs nothing but the hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.analysis import FULL_STAKE, Estimate, NilAdvice, estimate
from trainer.engine import Bid, BidKind, RuleSet
from trainer.teaching.bid_exercise import BidExercise

SOUND_ABOVE: Final = 1


class Verdict(StrEnum):
    """How a bid stands to the count, from right to wrong."""

    SOUND = "sound"
    WITH_MAYBES = "with_maybes"
    UNDERBID = "underbid"
    OVERBID = "overbid"
    NIL_GOOD = "nil_good"
    NIL_SMALL = "nil_small"
    NIL_RISKY = "nil_risky"
    NIL_BAD = "nil_bad"
    NIL_BLIND = "nil_blind"


@dataclass(frozen=True)
class BidGrade:
    """The grade of one bid.

    Attributes:
        bid: what was bid.
        verdict: how it stands to the count, or to the dangers of nil.
        estimate: the count it is held against.
        off: the bid less the count, in tricks (0 for a nil).
    """

    bid: Bid
    verdict: Verdict
    estimate: Estimate
    off: int

    @property
    def is_right(self) -> bool:
        """Whether the bid counts as right in the session's tally."""
        return self.verdict in RIGHT


RIGHT: Final = frozenset({Verdict.SOUND, Verdict.WITH_MAYBES, Verdict.NIL_GOOD})

_NIL_VERDICTS: Final = {
    NilAdvice.GOOD: Verdict.NIL_GOOD,
    NilAdvice.RISKY: Verdict.NIL_RISKY,
    NilAdvice.BAD: Verdict.NIL_BAD,
}


def nil_stakes(rules: RuleSet, bid: Bid) -> tuple[int, int]:
    """The points of a nil, or of a blind one: made, and failed."""
    if bid.kind is BidKind.BLIND_NIL:
        return rules.blind_nil_made, rules.blind_nil_failed
    return rules.nil_made, rules.nil_failed


def grade_bid(exercise: BidExercise, bid: Bid, *, hand_seen: bool = True) -> BidGrade:
    """Grade a bid of the exercise's seat.

    A blind bid, made without the cards, is not graded by them.
    """
    counted = estimate(exercise.hand)
    if bid.is_nil:
        advice = counted.nil_danger.advice(exercise.partner_bid)
        verdict = _NIL_VERDICTS[advice] if hand_seen else Verdict.NIL_BLIND
        if verdict is Verdict.NIL_GOOD and nil_stakes(exercise.rules, bid)[0] < FULL_STAKE:
            verdict = Verdict.NIL_SMALL
        return BidGrade(bid, verdict, counted, 0)
    off = bid.tricks - counted.sure
    if off < 0:
        verdict = Verdict.UNDERBID
    elif off <= SOUND_ABOVE:
        verdict = Verdict.SOUND
    elif bid.tricks <= counted.with_maybes:
        verdict = Verdict.WITH_MAYBES
    else:
        verdict = Verdict.OVERBID
    return BidGrade(bid, verdict, counted, off)
