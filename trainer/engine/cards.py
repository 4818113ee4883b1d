"""Suits, ranks and the 52 cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from functools import cached_property
from typing import Final

from trainer.engine.errors import NotationError


class Suit(StrEnum):
    """The four suits in the order of the notation: spades, hearts, diamonds, clubs."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def number(self) -> int:
        """0 for spades to 3 for clubs."""
        return _SUIT_NUMBER[self]


_SUIT_NUMBER: Final = {suit: number for number, suit in enumerate(Suit)}

#: The order in which a hand is shown: colours alternate.
DISPLAY_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


class Rank(IntEnum):
    """The thirteen ranks; a higher number beats a lower one."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The rank in notation: 2 to 9, T, J, Q, K, A."""
        return LETTERS[self - Rank.TWO]


LETTERS: Final = "23456789TJQKA"
_RANK_OF: Final = {letter: Rank(number + 2) for number, letter in enumerate(LETTERS)}
_SYMBOLS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C", "♤": "S", "♡": "H", "♢": "D", "♧": "C"}


@dataclass(frozen=True, order=True)
class Card:
    """One card. Cards order by suit (in notation order), then by rank."""

    suit_number: int
    rank: Rank

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """The shared instance of a card."""
        return DECK[13 * suit.number + rank - Rank.TWO]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card: `SA`; also `AS`, `10h`, `A♠`, in either case.

        Raises:
            NotationError: `card_unknown`.
        """
        card = _BY_TEXT.get(text) if isinstance(text, str) else None
        if card is None and isinstance(text, str):
            card = _BY_TEXT.get(_plain(text))
        if card is None:
            raise NotationError("card_unknown", input=text)
        return card

    @cached_property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self.suit_number]

    @cached_property
    def index(self) -> int:
        """0 to 51: thirteen times the suit's number, plus the rank from the two up."""
        return 13 * self.suit_number + self.rank - Rank.TWO

    @cached_property
    def text(self) -> str:
        """The card in notation, suit first: `SA`, `HT`."""
        return self.suit.value + self.rank.letter

    def __hash__(self) -> int:
        return self.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text})"


_SUITS: Final = tuple(Suit)

#: All cards by index.
DECK: Final = tuple(Card(suit.number, rank) for suit in Suit for rank in Rank)

_BY_TEXT: Final = {card.text: card for card in DECK} | {card.text[::-1]: card for card in DECK}


def _plain(text: str) -> str:
    """Upper case, letters for symbols, T for 10, no emoji or text style marks."""
    plain = text.strip().replace("\ufe0e", "").replace("\ufe0f", "").upper().replace("10", "T")
    return "".join(_SYMBOLS.get(char, char) for char in plain)


def parse_ranks(text: str) -> tuple[Rank, ...] | None:
    """The ranks of a holding such as `AK52` or `Q10`; None when it holds anything else."""
    letters = text.strip().upper().replace("10", "T")
    if letters == "-":
        return ()
    ranks = tuple(_RANK_OF[letter] for letter in letters if letter in _RANK_OF)
    return ranks if len(ranks) == len(letters) else None
