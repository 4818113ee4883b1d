"""The four seats and the two sides."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final

from trainer.engine.errors import NotationError


class Side(StrEnum):
    """Two partners who face each other."""

    NS = "NS"
    EW = "EW"

    @property
    def other(self) -> Side:
        """The opponents' side."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Its two seats."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)


class Seat(IntEnum):
    """The seats clockwise: north, east, south, west."""

    N = 0
    E = 1
    S = 2
    W = 3

    @classmethod
    def parse(cls, text: object) -> Seat:
        """Read a seat's letter.

        Raises:
            NotationError: `seat_unknown`.
        """
        name = text.strip().upper() if isinstance(text, str) else ""
        if name not in cls.__members__:
            raise NotationError("seat_unknown", input=text)
        return cls[name]

    @property
    def lho(self) -> Seat:
        """The left-hand opponent, who acts next."""
        return self.after(1)

    @property
    def partner(self) -> Seat:
        """The partner, who sits opposite."""
        return self.after(2)

    @property
    def rho(self) -> Seat:
        """The right-hand opponent, who acted before."""
        return self.after(3)

    @property
    def side(self) -> Side:
        """The side this seat plays for."""
        return Side.EW if self % 2 else Side.NS

    def after(self, turns: int) -> Seat:
        """The seat whose turn comes `turns` turns after this one's."""
        return _CLOCKWISE[(self + turns) % 4]

    def steps_to(self, other: Seat) -> int:
        """How many seats clockwise from here to `other`, 0 to 3."""
        return (other - self) % 4

    def __str__(self) -> str:
        return self.name


_CLOCKWISE: Final = tuple(Seat)  # a place in a tuple is found faster than a member by its number


def clockwise(first: Seat) -> tuple[Seat, Seat, Seat, Seat]:
    """The four seats in turn from `first`."""
    return first, first.lho, first.partner, first.rho
