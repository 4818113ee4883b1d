"""The counting bot: bids its sure tricks and its maybes, and nil when nothing speaks against it."""

from __future__ import annotations

from trainer.analysis import NilAdvice, estimate
from trainer.bots.base import BidChoice, TableView
from trainer.engine import NIL, Bid, allowed_bids


class CountingBot:
    """A first simple bidder; plays by the sure-trick count of `trainer.analysis`."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """Nil with a safe hand, else the count with its maybes, or the nearest open bid."""
        allowed = allowed_bids(view.auction, standings=view.standings)
        counted = estimate(view.hand)
        safe = counted.nil_danger.advice(view.partner_bid) is NilAdvice.GOOD
        if NIL in allowed and safe and counted.with_maybes <= 1:
            return BidChoice(NIL, "nil_safe")
        numbers = [bid for bid in allowed if not bid.is_nil]
        if not numbers:  # a cap on the pair's bids can leave nothing but nil
            return BidChoice(allowed[0], "nearest_open")
        wanted = max(counted.with_maybes, 1)
        bid = min(numbers, key=lambda bid: (abs(bid.tricks - wanted), bid.tricks))
        return BidChoice(bid, "count" if bid == Bid.number(wanted) else "nearest_open")
