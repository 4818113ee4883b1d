"""One player's bid: a number of tricks, nil, or blind nil."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, cast

from trainer.engine.errors import NotationError

MOST_TRICKS: Final = 13


class BidKind(StrEnum):
    """What sort of promise a bid is."""

    NUMBER = "number"
    NIL = "nil"
    BLIND_NIL = "blind_nil"


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid. `tricks` is what it adds to the side's contract: 0 for the nils.

    Raises:
        NotationError: `bid_unknown`.
    """

    kind: BidKind
    tricks: int = 0

    def __post_init__(self) -> None:
        if not _is_tricks(self.tricks) or (self.tricks and self.kind is not BidKind.NUMBER):
            raise NotationError("bid_unknown", input=self.tricks)

    @classmethod
    def number(cls, tricks: int) -> Bid:
        """The bid of a number of tricks, 0 to 13.

        Raises:
            NotationError: `bid_unknown`.
        """
        if not _is_tricks(tricks):
            raise NotationError("bid_unknown", input=tricks)
        return _NUMBERS[tricks]

    @classmethod
    def parse(cls, value: object) -> Bid:
        """Read a bid: an int, or a text such as `4`, `nil`, `blind_nil`.

        Raises:
            NotationError: `bid_unknown`.
        """
        if isinstance(value, Bid):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return cls.number(value)
        if isinstance(value, str):
            text = value.strip().lower().replace(" ", "_")
            if text in _NAMED:
                return _NAMED[text]
            if text.isascii() and text.isdigit() and len(text) <= 2 and int(text) <= MOST_TRICKS:
                return cls.number(int(text))
        raise NotationError("bid_unknown", input=value)

    @property
    def is_nil(self) -> bool:
        """Whether the bidder promises no trick at all (nil or blind nil)."""
        return self.kind is not BidKind.NUMBER

    def to_json(self) -> int | str:
        """`4`, `"nil"` or `"blind_nil"`."""
        return self.kind.value if self.is_nil else self.tricks

    def __str__(self) -> str:
        return str(self.to_json())


def _is_tricks(value: object) -> bool:
    whole = isinstance(value, int) and not isinstance(value, bool)
    return whole and 0 <= cast("int", value) <= MOST_TRICKS


_NUMBERS: Final = tuple(Bid(BidKind.NUMBER, tricks) for tricks in range(MOST_TRICKS + 1))
NIL: Final = Bid(BidKind.NIL)
BLIND_NIL: Final = Bid(BidKind.BLIND_NIL)
_NAMED: Final = {"nil": NIL, "blind_nil": BLIND_NIL}
