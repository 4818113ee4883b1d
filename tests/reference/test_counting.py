"""The estimator against a second count that shares no code with it."""

from __future__ import annotations

import random

import pytest

from tests.reference.counting import count
from trainer.analysis import estimate
from trainer.engine import DECK, Card, Hand, Suit

HANDS = 6_000


def agrees(hand: Hand) -> None:
    tricks, counted = count(str(hand))
    found = estimate(hand)
    assert (found.sure, {str(card) for card in found.counted}) == (tricks, counted), str(hand)


def test_random_hands() -> None:
    source = random.Random(1)
    for _ in range(HANDS):
        agrees(Hand(source.sample(DECK, 13)))


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5, 8, 12])
def test_short_hands(size: int) -> None:
    source = random.Random(size)
    for _ in range(100):
        agrees(Hand(source.sample(DECK, size)))


def test_hands_where_the_rare_rules_bite() -> None:
    """Many high spades, long suits, many middle cards: chance alone seldom brings them."""
    source = random.Random(2)
    high = [card for card in DECK if card.rank >= 10]
    for _ in range(1_000):
        agrees(Hand(source.sample(high, 13)))
    middling = [card for card in DECK if 6 <= card.rank <= 12]
    for _ in range(1_000):
        agrees(Hand(source.sample(middling, 13)))
    spades = [card for card in DECK if card.suit is Suit.SPADES]
    others = [card for card in DECK if card.suit is not Suit.SPADES]
    for _ in range(1_000):
        length = source.randint(5, 11)
        agrees(Hand([*source.sample(spades, length), *source.sample(others, 13 - length)]))


def test_every_holding_of_a_suit() -> None:
    """All 8192 holdings of spades and of a side suit, alone."""
    for bits in range(1 << 13):
        ranks = [rank for rank in range(2, 15) if bits >> rank - 2 & 1]
        for suit in (Suit.SPADES, Suit.CLUBS):
            agrees(Hand(Card.of(suit, rank) for rank in ranks))
