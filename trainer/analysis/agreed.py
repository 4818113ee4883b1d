"""Hands on whose bid strategy writers agree, held against the values of their bids."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from trainer.engine import (
    FULL_HAND,
    Auction,
    Bid,
    Hand,
    RuleSet,
    Seat,
    Standing,
    TableView,
    allowed_bids,
    place_bid,
    side_keys,
    side_of,
)

if TYPE_CHECKING:
    from trainer.analysis.bid_value import BidValues

#: Whoever is asked sits here.
ASKED: Final = Seat.S


@dataclass(frozen=True)
class AgreedHand:
    """A hand of `agreed_bids.toml`.

    Attributes:
        id: its name there.
        hand: the thirteen cards.
        accept: the bids taken as right; empty where any number is, and nil alone is not.
        before: the bids made before, in their order.
        score: ours and theirs before the deal.
    """

    id: str
    hand: Hand
    accept: tuple[Bid, ...]
    before: tuple[Bid, ...]
    score: tuple[int, int]

    def view(self, rules: RuleSet) -> TableView:
        """What the seat asked knows, in a house with sides.

        Raises:
            IllegalBid: a bid before is closed in this house.
        """
        own = side_of(rules, ASKED)
        ours, theirs = (Standing(score) for score in self.score)
        standings = {key: ours if key == own else theirs for key in side_keys(rules)}
        auction = Auction(rules, ASKED.after(-1 - len(self.before)))
        for bid in self.before:
            auction = place_bid(auction, bid, standings=standings)
        return TableView(ASKED, self.hand, auction, standings)

    def accepts(self, bid: Bid) -> bool:
        """Whether a bid is taken as right."""
        return bid in self.accept if self.accept else not bid.is_nil


@dataclass(frozen=True)
class AgreedBid:
    """An agreed hand with the values of its bids.

    Attributes:
        agreed: the hand.
        bid: the accepted bid of the highest value.
        values: the values of all bids.
    """

    agreed: AgreedHand
    bid: Bid
    values: BidValues

    @property
    def is_reached(self) -> bool:
        """Whether an accepted bid is the best, or within two standard errors of it."""
        return self.values.is_right(self.bid)

    @property
    def lost_by_reason(self) -> dict[str, float]:
        """What the accepted bid gives up against the best, by reason; gains are negative."""
        best = self.values.bids[self.values.best].parts
        own = self.values.bids[self.bid].parts
        return {reason: best[reason] - own[reason] for reason in best}


@cache
def agreed_hands() -> tuple[AgreedHand, ...]:
    """All of `agreed_bids.toml`."""
    text = (files("trainer.analysis") / "agreed_bids.toml").read_text("utf-8")
    return tuple(
        AgreedHand(
            id=row["id"],
            hand=Hand.parse(row["hand"], size=FULL_HAND),
            accept=tuple(Bid.parse(bid) for bid in row["accept"] if bid != "number"),
            before=tuple(map(Bid.parse, row.get("before", ()))),
            score=tuple(row.get("score", (0, 0))),
        )
        for row in tomllib.loads(text)["hand"]
    )


def judge_agreed(rules: RuleSet, worlds: int, *, seed: int = 0) -> Iterator[AgreedBid]:
    """The agreed hands with their values; none in a house that they do not fit."""
    from trainer.analysis.bid_values import bid_values  # compiled: not for who reads the hands

    for agreed in agreed_hands() if rules.has_sides else ():
        view = agreed.view(rules)
        open_bids = allowed_bids(view.auction, standings=view.standings)
        accepted = [bid for bid in open_bids if agreed.accepts(bid)]
        if not accepted:
            continue
        values = bid_values(view, worlds=worlds, seed=f"agreed {seed}:{agreed.id}")
        best = max(accepted, key=lambda bid: values.bids[bid].value)
        yield AgreedBid(agreed, best, values)
