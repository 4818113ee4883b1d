"""The one face of every player at the table.

A bot sees only what its seat may know, and answers with a bid and a reason code. The same
view and the same seed give the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from trainer.engine import Auction, Bid, Hand, RuleSet, Seat, Standing


@dataclass(frozen=True)
class TableView:
    """What one seat may know: its own cards, the bids made, the score, the house."""

    seat: Seat
    hand: Hand
    auction: Auction
    standings: Mapping[str, Standing] = field(default_factory=dict)

    @property
    def rules(self) -> RuleSet:
        """The house."""
        return self.auction.rules

    @property
    def partner_bid(self) -> Bid | None:
        """The partner's bid, where there is a partner who has bid."""
        return self.auction.bids.get(self.seat.partner) if self.rules.has_sides else None


@dataclass(frozen=True, slots=True)
class BidChoice:
    """A bid and the code of the reason for it."""

    bid: Bid
    reason: str


class Bot(Protocol):
    """A player."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid of the seat in turn: always one that the house allows now."""
        ...
