"""The policy bot: `trainer.policy` at the table."""

from __future__ import annotations

from trainer.bots.base import BidChoice, CardChoice
from trainer.bots.bidder import open_bid
from trainer.engine import TableView
from trainer.policy import decide_bid, decide_card


class PolicyBot:
    """A strong fast player, deterministic."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid with the best expectation under the fitted coefficients."""
        return open_bid(view, decide_bid)

    def choose_card(self, view: TableView) -> CardChoice:
        """The card with the best score under the fitted coefficients."""
        decision = decide_card(view)
        return CardChoice(decision.card, decision.reason)
