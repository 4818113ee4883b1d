"""One player's cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain

from trainer.engine.cards import DISPLAY_ORDER, Card, Suit, parse_ranks
from trainer.engine.errors import NotationError

FULL_HAND = 13


@dataclass(frozen=True, init=False)
class Hand:
    """A set of cards, 0 to 13 of them; iterates as a hand is shown.

    Raises:
        NotationError: `card_unknown`, `card_twice`, `hand_full`.
    """

    cards: frozenset[Card] = field()

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        given = tuple(cards)
        for card in given:
            if not isinstance(card, Card):
                raise NotationError("card_unknown", input=card)
        if twice := first_twice(given):
            raise NotationError("card_twice", input=" ".join(map(str, given)), card=twice)
        if len(given) > FULL_HAND:
            text = " ".join(map(str, given))
            raise NotationError("hand_full", input=text, got=len(given), most=FULL_HAND)
        object.__setattr__(self, "cards", frozenset(given))

    @classmethod
    def parse(cls, text: str, *, size: int | None = None) -> Hand:
        """Read `AK52.Q97.J4.T983`: spades, hearts, diamonds, clubs; `-` or nothing is a void.

        Args:
            text: the hand.
            size: how many cards are right; any number when None.

        Raises:
            NotationError: `hand_suits`, `card_twice`, `hand_size`, `hand_full`.
        """
        suits = text.split(".") if isinstance(text, str) else []
        ranks = [parse_ranks(suit) for suit in suits]
        if len(ranks) != len(Suit) or None in ranks:
            raise NotationError("hand_suits", input=text)
        cards = [
            Card.of(suit, rank)
            for suit, held in zip(Suit, ranks, strict=True)
            for rank in held or ()
        ]
        if size is not None and len(cards) != size and not first_twice(cards):
            raise NotationError("hand_size", input=text, got=len(cards), expected=size)
        return cls(cards)

    @cached_property
    def suits(self) -> dict[Suit, tuple[Card, ...]]:
        """The cards of each suit, high to low."""
        held: dict[Suit, list[Card]] = {suit: [] for suit in Suit}
        for card in sorted(self.cards, reverse=True):
            held[card.suit].append(card)
        return {suit: tuple(cards) for suit, cards in held.items()}

    def suit(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of one suit, high to low."""
        return self.suits[suit]

    def without(self, card: Card) -> Hand:
        """The hand after `card` has left it (it must be in the hand)."""
        rest = self._of(self.cards - {card})
        # What was sorted once stays sorted: plays of whole deals ask for it at every card.
        if suits := vars(self).get("suits"):
            left = tuple(held for held in suits[card.suit] if held != card)
            vars(rest)["suits"] = {**suits, card.suit: left}
        return rest

    def __iter__(self) -> Iterator[Card]:
        return chain.from_iterable(map(self.suits.__getitem__, DISPLAY_ORDER))

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __str__(self) -> str:
        return ".".join("".join(card.rank.letter for card in self.suits[suit]) for suit in Suit)

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    @classmethod
    def _of(cls, cards: frozenset[Card]) -> Hand:
        hand = cls.__new__(cls)
        object.__setattr__(hand, "cards", cards)
        return hand


def first_twice(cards: Sequence[Card]) -> Card | None:
    """The first card that stands twice in `cards`; None where each is there once."""
    if len(set(cards)) == len(cards):
        return None
    return next(card for card in cards if cards.count(card) > 1)
