"""The one face of every player at the table.

A bot sees only what its seat may know (`trainer.engine.TableView`), and answers with a bid
or a card and a reason code. The same view and the same seed give the same answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from trainer.engine import Bid, Card, TableView


@dataclass(frozen=True, slots=True)
class BidChoice:
    """A bid and the code of the reason for it."""

    bid: Bid
    reason: str


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card and the code of the reason for it."""

    card: Card
    reason: str


class Bidder(Protocol):
    """A player up to the opening lead."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid of the seat in turn: always one that the house allows now."""
        ...


class Bot(Bidder, Protocol):
    """A player."""

    def choose_card(self, view: TableView) -> CardChoice:
        """The card of the seat to move: always a legal one."""
        ...
