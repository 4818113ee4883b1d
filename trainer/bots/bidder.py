"""The policy's bids without its compiled play: for hands dealt to a learner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from trainer.bots.base import BidChoice
from trainer.engine import TableView, allowed_bids
from trainer.policy import plain_bid

if TYPE_CHECKING:
    from trainer.policy import BidDecision


class PolicyBidder:
    """Bids as the policy does, as plain Python, in less than a millisecond."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid with the best expectation under the fitted coefficients."""
        return open_bid(view, plain_bid)


def open_bid(view: TableView, decide: Callable[[TableView], BidDecision]) -> BidChoice:
    """The policy's bid, or the nearest where a house of somebody's own closes it.

    The kernel knows each rule of an auction, but not which of them yields where together they
    would leave no bid.
    """
    allowed = allowed_bids(view.auction, standings=view.standings)
    try:
        decision = decide(view)
    except ValueError:
        return BidChoice(allowed[0], "nearest_open")
    if decision.bid in allowed:
        return BidChoice(decision.bid, decision.reason)
    wanted = decision.tricks
    numbers = [bid for bid in allowed if not bid.is_nil] or list(allowed)
    return BidChoice(min(numbers, key=lambda bid: abs(bid.tricks - wanted)), "nearest_open")
