"""DDS, the bridge players' solver, through `endplay`: spades are trumps and may always be led."""

from __future__ import annotations

import importlib
from typing import Any

from trainer.engine import Card, PlayState, Suit

#: DDS numbers its suits spades, hearts, diamonds, clubs, as the notation does.
EVERY_CARD, VALUE_ONLY = 3, 1


def oracle() -> Any:
    """DDS itself.

    Raises:
        ImportError: `endplay`, which brings it, is not installed (it is in the extra `test`).
    """
    return importlib.import_module("endplay._dds")


def board(state: PlayState, dds: Any) -> Any:
    """The position as DDS wants it."""
    deal = dds.deal()
    deal.trump = 0
    deal.first = int(state.leader)
    for place, card in enumerate(state.trick):
        deal.currentTrickSuit[place] = card.suit_number
        deal.currentTrickRank[place] = int(card.rank)
    for seat, hand in enumerate(state.hands):
        for suit in Suit:
            deal.remainCards[seat][suit.number] = sum(1 << card.rank for card in hand.suit(suit))
    return deal


def solve(deal: Any, dds: Any, solutions: int = EVERY_CARD) -> Any:
    """Run DDS once."""
    found = dds.futureTricks()
    dds.SolveBoard(deal, -1, solutions, 1, found, 0)
    return found


def values(found: Any) -> dict[Card, int]:
    """Tricks by card, equal cards included."""
    cards: dict[Card, int] = {}
    for i in range(found.cards):
        ranks = [found.rank[i]] + [rank for rank in range(2, 15) if found.equals[i] >> rank & 1]
        for rank in ranks:
            cards[Card.of(list(Suit)[found.suit[i]], rank)] = found.score[i]
    return cards
