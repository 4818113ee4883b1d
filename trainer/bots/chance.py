"""The random bot: any open bid within reason, any legal card. Seeded by what it sees."""

from __future__ import annotations

from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import TableView, allowed_bids
from trainer.engine.draws import Draws

#: It bids no more than this where it has a choice.
HIGHEST = 5


class RandomBot:
    """Draws from the seed and the view: the same position gives the same answer."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose_bid(self, view: TableView) -> BidChoice:
        """Any open bid up to five."""
        allowed = allowed_bids(view.auction, standings=view.standings)
        near = [bid for bid in allowed if bid.tricks <= HIGHEST and not bid.is_nil]
        return BidChoice(self._draws(view).choice(near or allowed), "random")

    def choose_card(self, view: TableView) -> CardChoice:
        """Any legal card."""
        return CardChoice(self._draws(view).choice(view.legal.cards), "random")

    def _draws(self, view: TableView) -> Draws:
        played = " ".join(map(str, view.plays))
        return Draws(f"random bot {self._seed}:{view.hand}:{len(view.auction.calls)}:{played}")
