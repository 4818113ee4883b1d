"""Deals of 52 cards and their ids.

A deal's number unranks to one of the 52!/(13!)^4 deals by our own arithmetic, so that a
deal never changes with a library. Its id is forty bits in Crockford's base 32, spread over
all deals, so that an id says nothing about the cards without the program.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import comb
from typing import Final

from trainer.engine.cards import DECK
from trainer.engine.draws import Draws
from trainer.engine.errors import NotationError
from trainer.engine.hands import FULL_HAND, Hand, first_twice
from trainer.engine.seats import Seat, clockwise

#: How many deals there are.
DEALS: Final = comb(52, 13) * comb(39, 13) * comb(26, 13)

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD: Final = str.maketrans("OIL", "011")
_ID_LENGTH: Final = 8

#: How many deal ids there are.
DEAL_IDS: Final = 32**_ID_LENGTH


@dataclass(frozen=True)
class Deal:
    """Four hands of equal length, by seat (north first).

    Raises:
        NotationError: `hand_lengths`, `card_twice`.
    """

    hands: tuple[Hand, Hand, Hand, Hand]

    def __post_init__(self) -> None:
        lengths = [len(hand) for hand in self.hands]
        if len(set(lengths)) > 1:
            raise NotationError(
                "hand_lengths",
                input=self.to_pbn(),
                got=", ".join(str(length) for length in lengths),
            )
        cards = [card for hand in self.hands for card in hand]
        if twice := first_twice(cards):
            raise NotationError("card_twice", input=self.to_pbn(), card=twice)

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read `N:… … … …`: the first hand's seat, then four hands clockwise.

        Raises:
            NotationError: `deal_form` and those of a hand.
        """
        return cls(parse_hands(text))

    @classmethod
    def from_number(cls, number: int) -> Deal:
        """The deal of a number, 0 to `DEALS` − 1: a bijection.

        Raises:
            NotationError: `deal_number`.
        """
        whole = isinstance(number, int) and not isinstance(number, bool)
        if not (whole and 0 <= number < DEALS):
            raise NotationError("deal_number", input=number, most=DEALS - 1)
        rest = list(DECK)
        hands = []
        for left in (52, 39, 26, 13):
            number, rank = divmod(number, comb(left, FULL_HAND))
            places = _combination(rank, left)
            hands.append(Hand(rest[place] for place in places))
            rest = [card for place, card in enumerate(rest) if place not in places]
        return cls((hands[0], hands[1], hands[2], hands[3]))

    @property
    def number(self) -> int:
        """The inverse of `from_number`.

        Raises:
            NotationError: `hand_size` in a deal of fewer than 52 cards.
        """
        if len(self.hands[0]) != FULL_HAND:
            got = len(self.hands[0])
            raise NotationError("hand_size", input=self.to_pbn(), got=got, expected=FULL_HAND)
        rest = list(DECK)
        ranks = []
        for hand in self.hands:
            places = [place for place, card in enumerate(rest) if card in hand]
            rank = sum(comb(place, order + 1) for order, place in enumerate(places))
            ranks.append((rank, comb(len(rest), FULL_HAND)))
            rest = [card for card in rest if card not in hand]
        number = 0
        for rank, choices in reversed(ranks):
            number = number * choices + rank
        return number

    @classmethod
    def from_id(cls, text: str) -> Deal:
        """The deal of an id such as `7K3F-2QXM`.

        Raises:
            NotationError: `deal_id`.
        """
        return cls.from_number(Draws(f"deal 1:{deal_id(text)}").below(DEALS))

    def hand(self, seat: Seat) -> Hand:
        """The hand of a seat."""
        return self.hands[seat]

    def to_pbn(self, first: Seat = Seat.N) -> str:
        """The deal in notation, from `first` clockwise."""
        return f"{first}:" + " ".join(str(self.hands[seat]) for seat in clockwise(first))

    def __str__(self) -> str:
        # Where `trainer` itself is imported, a deal prints as a diagram of the table instead.
        return self.to_pbn()


def parse_hands(text: str) -> tuple[Hand, Hand, Hand, Hand]:
    """The four hands of `N:… … … …` by seat, of any lengths.

    Raises:
        NotationError: `deal_form` and those of a hand.
    """
    first, colon, hands = text.partition(":") if isinstance(text, str) else ("", "", "")
    parts = hands.split()
    if not colon or first.strip().upper() not in Seat.__members__ or len(parts) != len(Seat):
        raise NotationError("deal_form", input=text)
    held = dict(zip(clockwise(Seat.parse(first)), map(Hand.parse, parts), strict=True))
    return held[Seat.N], held[Seat.E], held[Seat.S], held[Seat.W]


def random_deal_id(source: random.Random) -> str:
    """A fresh deal id drawn from `source`."""
    return numbered_deal_id(source.getrandbits(5 * _ID_LENGTH))


def numbered_deal_id(number: int) -> str:
    """The deal id of a number, 0 to `DEAL_IDS` − 1: a bijection (its deal is another matter).

    Raises:
        NotationError: `deal_number`.
    """
    if not 0 <= number < DEAL_IDS:
        raise NotationError("deal_number", input=number, most=DEAL_IDS - 1)
    letters = [_ALPHABET[number >> 5 * place & 31] for place in range(_ID_LENGTH)]
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def deal_id(text: str) -> str:
    """An id as we write it; letters that are easily misread are mended (O to 0, I and L to 1).

    Raises:
        NotationError: `deal_id`.
    """
    words = text.upper().replace("-", " ").split() if isinstance(text, str) else []
    plain = "".join(words).translate(_MISREAD)
    if len(plain) != _ID_LENGTH or any(char not in _ALPHABET for char in plain):
        raise NotationError("deal_id", input=text)
    return plain[:4] + "-" + plain[4:]


def _combination(rank: int, size: int) -> frozenset[int]:
    """The `rank`-th set of thirteen places below `size` (combinatorial number system)."""
    places = []
    for order in range(FULL_HAND, 0, -1):
        place = size - 1
        while comb(place, order) > rank:
            place -= 1
        rank -= comb(place, order)
        places.append(place)
        size = place
    return frozenset(places)
