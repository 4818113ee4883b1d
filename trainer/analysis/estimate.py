"""A hand's estimate: the sure-trick count, what it leaves out, nil's dangers, the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from trainer.analysis.nil_danger import NilDanger, nil_danger
from trainer.analysis.sure_tricks import (
    CaveatLine,
    CountLine,
    LookedAtLine,
    caveat_lines,
    count_lines,
    looked_at_lines,
)
from trainer.engine import Bid, Card, Hand, Seat
from trainer.engine.bids import MOST_TRICKS

Reading = Literal["underbid", "even", "overbid"]


@dataclass(frozen=True)
class Estimate:
    """What the counting rule says of a hand. The count is a floor, not the bid.

    Attributes:
        hand: the cards.
        lines: what is counted; their tricks add up to `sure`.
        looked_at: what is not counted, with what it may bring.
        caveats: where the count can be too high.
        nil_danger: what speaks against nil.
    """

    hand: Hand
    lines: tuple[CountLine, ...]
    looked_at: tuple[LookedAtLine, ...]
    caveats: tuple[CaveatLine, ...]
    nil_danger: NilDanger

    @cached_property
    def sure(self) -> int:
        """The sure-trick count."""
        return sum(line.tricks for line in self.lines)

    @cached_property
    def maybe(self) -> float:
        """Tricks that the cards looked at may bring beside the count."""
        return sum(line.maybe for line in self.looked_at)

    @cached_property
    def counted(self) -> frozenset[Card]:
        """All counted cards."""
        return frozenset(card for line in self.lines for card in line.cards)

    @property
    def with_maybes(self) -> int:
        """The count plus the maybes, rounded to whole tricks (halves up)."""
        return self.sure + int(self.maybe + 0.5)


def estimate(hand: Hand) -> Estimate:
    """The estimate of a hand of any length (the rule is made for thirteen cards)."""
    lines = count_lines(hand)
    counted = frozenset(card for line in lines for card in line.cards)
    return Estimate(
        hand, lines, looked_at_lines(hand, counted), caveat_lines(hand, lines), nil_danger(hand)
    )


@dataclass(frozen=True, slots=True)
class TableReading:
    """The bids against the thirteen tricks; `reading` is None until all four have bid."""

    total: int
    reading: Reading | None


def read_table(bids: Mapping[Seat, Bid]) -> TableReading:
    """Whether the table has bid fewer tricks than there are, as many, or more."""
    total = sum(bid.tricks for bid in bids.values())
    if len(bids) < len(Seat):
        return TableReading(total, None)
    if total == MOST_TRICKS:
        return TableReading(total, "even")
    return TableReading(total, "underbid" if total < MOST_TRICKS else "overbid")
