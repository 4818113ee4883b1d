"""Kinds of hands, to see where a learner bids too much or too little."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from trainer.analysis import Estimate, NilAdvice, estimate
from trainer.engine import Hand, Suit

LONG_SPADES: Final = 5
STRONG: Final = 4
WEAK: Final = 1


class HandKind(StrEnum):
    """What stands out in a hand; the first that holds."""

    NIL = "nil"
    LONG_SPADES = "long_spades"
    SHORT_SUIT = "short_suit"
    STRONG = "strong"
    WEAK = "weak"
    PLAIN = "plain"


def has_short_suit(hand: Hand) -> bool:
    """Whether a side suit has one card or none."""
    return any(len(hand.suit(suit)) <= 1 for suit in Suit if suit is not Suit.SPADES)


_HOLDS: Final[dict[HandKind, Callable[[Estimate], bool]]] = {
    HandKind.NIL: lambda counted: counted.nil_danger.advice() is not NilAdvice.BAD,
    HandKind.LONG_SPADES: lambda counted: len(counted.hand.suit(Suit.SPADES)) >= LONG_SPADES,
    HandKind.SHORT_SUIT: lambda counted: has_short_suit(counted.hand),
    HandKind.STRONG: lambda counted: counted.sure >= STRONG,
    HandKind.WEAK: lambda counted: counted.sure <= WEAK,
    HandKind.PLAIN: lambda _: True,
}


def hand_kind(hand: Hand) -> HandKind:
    """The kind of a hand."""
    counted = estimate(hand)
    return next(kind for kind, holds in _HOLDS.items() if holds(counted))
