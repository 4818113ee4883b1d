"""The PIMC bot: samples worlds that fit what it knows and tries each choice in them."""

from __future__ import annotations

from typing import Final

from trainer.analysis.bid_values import bid_values
from trainer.analysis.card_values import card_values
from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import TableView, allowed_bids
from trainer.policy import decide_card

DEFAULT_WORLDS: Final = 60
#: Worlds for a bid: it is made once a deal and matters most.
WORLDS_PER_BID: Final = 4


class PimcBot:
    """Stronger with more worlds; deterministic by its seed and what it sees.

    The rest of the deal is played out as the policy plays. A card is changed against the
    policy's own choice only where the worlds speak clearly.
    """

    def __init__(self, worlds: int = DEFAULT_WORLDS, seed: int = 0) -> None:
        self._worlds = worlds
        self._seed = seed

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid of the highest value."""
        if len(allowed := allowed_bids(view.auction, standings=view.standings)) == 1:
            return BidChoice(allowed[0], "forced")
        count = self._worlds * WORLDS_PER_BID
        values = bid_values(view, worlds=count, seed=self._seed_text(view), threads=1)
        return BidChoice(values.best, "best_value")

    def choose_card(self, view: TableView) -> CardChoice:
        """The card of the highest value, or the policy's where none is clearly better."""
        own = decide_card(view)
        if len(view.legal.cards) == 1:
            return CardChoice(own.card, "forced")
        values = card_values(view, worlds=self._worlds, seed=self._seed_text(view), threads=1)
        found = {value.card: value for value in values.cards}
        if -found[own.card].diff <= found[own.card].diff_se:
            return CardChoice(own.card, own.reason)
        return CardChoice(values.best, "best_value")

    def _seed_text(self, view: TableView) -> str:
        played = " ".join(map(str, view.plays))
        return f"pimc {self._seed}:{view.hand}:{len(view.auction.calls)}:{played}"
