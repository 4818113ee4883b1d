"""What speaks against nil, suit by suit: height and length alike.

A nil fails by a card that nobody is made to beat. High spades are the plainest danger, four
spades of any rank the most overlooked: sooner or later one of them has to win. In a side
suit what matters is how low the lowest cards are, round by round; what lies above them can
be thrown on other suits.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from trainer.engine import Bid, Card, Hand, Rank, Suit

LONG_SPADES: Final = 4
LONG_SIDE: Final = 5

#: The highest card that is likely to lose the first, second and third round of a side suit.
LOW_ENOUGH: Final = (Rank.FIVE, Rank.EIGHT, Rank.JACK)

#: A partner who bids this many covers much.
COVER: Final = 4

#: From these points on a hand without much danger earns more by nil than by its tricks. Of 16
#: random hands called good here, nil was the best bid of 11 in `classic`, where it brings 100,
#: and of one in `fives`, where it brings 50 (`spades-trainer advise`, dealer East, seat South).
FULL_STAKE: Final = 100


class Danger(StrEnum):
    """Why a suit is dangerous for nil."""

    ACE_OF_SPADES = "ace_of_spades"
    HIGH_SPADE = "high_spade"
    LONG_SPADES = "long_spades"
    NO_LOW_CARD = "no_low_card"
    FEW_LOW_CARDS = "few_low_cards"
    LONG_WITHOUT_LOW = "long_without_low"


class NilAdvice(StrEnum):
    """How nil looks with this hand."""

    GOOD = "good"
    RISKY = "risky"
    BAD = "bad"


#: How much each danger weighs against nil: one point is about what a good cover makes up for.
#: In a side suit it is the weight of each card too high for its round.
WEIGHTS: Final = {
    Danger.ACE_OF_SPADES: 20.0,
    Danger.HIGH_SPADE: 2.0,
    Danger.LONG_SPADES: 3.0,
    Danger.NO_LOW_CARD: 1.0,
    Danger.FEW_LOW_CARDS: 0.5,
    Danger.LONG_WITHOUT_LOW: 1.0,
}

#: A long suit without a low card weighs as one such card more.
LENGTH_WEIGHT: Final = 1.0

#: Advice by weight: up to the first nil is good, up to the second risky.
GOOD_UP_TO: Final = 1.0
RISKY_UP_TO: Final = 2.5


@dataclass(frozen=True, slots=True)
class DangerLine:
    """One danger, the cards that make it, and how much it weighs against nil."""

    reason: Danger
    cards: tuple[Card, ...]
    weight: float


@dataclass(frozen=True)
class NilDanger:
    """The dangers of a nil, suit by suit in notation order; a safe suit has none."""

    suits: dict[Suit, tuple[DangerLine, ...]]

    @property
    def weight(self) -> float:
        """The weight of all dangers together."""
        return sum(line.weight for lines in self.suits.values() for line in lines)

    def advice(self, partner: Bid | None = None) -> NilAdvice:
        """How nil looks; a partner's high bid covers some danger, but never the ace of spades."""
        cover = 1.0 if partner is not None and partner.tricks >= COVER else 0.0
        weight = self.weight - cover
        if weight <= GOOD_UP_TO:
            return NilAdvice.GOOD
        return NilAdvice.RISKY if weight <= RISKY_UP_TO else NilAdvice.BAD


def nil_danger(hand: Hand) -> NilDanger:
    """The dangers of bidding nil with this hand."""
    return NilDanger(
        {
            suit: _spades(hand.suit(suit)) if suit is Suit.SPADES else _side(hand.suit(suit))
            for suit in Suit
        }
    )


def _spades(cards: tuple[Card, ...]) -> tuple[DangerLine, ...]:
    lines = []
    for card in cards:
        if card.rank is Rank.ACE:
            lines.append(_line(Danger.ACE_OF_SPADES, (card,)))
        elif card.rank >= Rank.JACK:
            lines.append(_line(Danger.HIGH_SPADE, (card,)))
    if len(cards) >= LONG_SPADES:
        lines.append(_line(Danger.LONG_SPADES, cards))
    return tuple(lines)


def _side(cards: tuple[Card, ...]) -> tuple[DangerLine, ...]:
    lowest = cards[::-1][: len(LOW_ENOUGH)]
    exposed = tuple(
        card for card, bound in zip(lowest, LOW_ENOUGH, strict=False) if card.rank > bound
    )[::-1]
    if not exposed:
        return ()
    if lowest[0] not in exposed:
        return (_line(Danger.FEW_LOW_CARDS, exposed, len(exposed)),)
    if len(cards) < LONG_SIDE:
        return (_line(Danger.NO_LOW_CARD, exposed, len(exposed)),)
    long = _line(Danger.LONG_WITHOUT_LOW, cards, len(exposed))
    return (replace(long, weight=long.weight + LENGTH_WEIGHT),)


def _line(reason: Danger, cards: tuple[Card, ...], times: int = 1) -> DangerLine:
    return DangerLine(reason, cards, WEIGHTS[reason] * times)
