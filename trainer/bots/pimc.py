"""The PIMC bot: samples worlds that fit what it knows and judges each choice in them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from trainer.analysis.bid_values import bid_values
from trainer.analysis.card_values import SOLVED_CARDS, card_values
from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import TableView, allowed_bids
from trainer.policy import decide_bid, decide_card

DEFAULT_WORLDS: Final = 60
#: Worlds for a bid: it is made once a deal and matters most.
WORLDS_PER_BID: Final = 4
#: The policy's own bid, and card, are given up for one better by so many standard errors.
CLEAR_BID: Final = 2.0
CLEAR_CARD: Final = 0.5
#: Where a time budget begins.
FIRST_WORLDS: Final = 16

Values = TypeVar("Values")


class PimcBot:
    """Stronger with more worlds; deterministic by its seed and what it sees.

    A choice is changed against the policy's own only where the worlds speak clearly: the
    policy's bids and cards are good, and the best of many noisy values is often no better.

    Args:
        worlds: how many worlds a card is judged in.
        seed: makes the worlds.
        seconds: the time for a choice: worlds are doubled while that will fit, up to `worlds`.
            None: all are judged at once, and the same view always gets the same answer.
        clock: tells the time in seconds.
        solved_cards: with so many cards a hand or fewer worlds are solved exactly.
    """

    def __init__(
        self,
        worlds: int = DEFAULT_WORLDS,
        seed: int = 0,
        *,
        seconds: float | None = None,
        clock: Callable[[], float] = time.monotonic,
        solved_cards: int = SOLVED_CARDS,
    ) -> None:
        self._worlds = worlds
        self._seed = seed
        self._seconds = seconds
        self._clock = clock
        self._solved_cards = solved_cards

    def choose_bid(self, view: TableView) -> BidChoice:
        """The bid of the highest value, or the policy's where none is clearly better."""
        if len(allowed := allowed_bids(view.auction, standings=view.standings)) == 1:
            return BidChoice(allowed[0], "forced")
        own, seed = decide_bid(view), self._seed_text(view)
        values = self._in_time(
            lambda worlds: bid_values(view, worlds=worlds, seed=seed, threads=1),
            self._worlds * WORLDS_PER_BID,
        )
        found = values.bids[own.bid]
        if -found.diff <= CLEAR_BID * found.diff_se:
            return BidChoice(own.bid, own.reason)
        return BidChoice(values.best, "best_value")

    def choose_card(self, view: TableView) -> CardChoice:
        """The card of the highest value, or the policy's where none is clearly better."""
        own = decide_card(view)
        if len(view.legal.cards) == 1:
            return CardChoice(own.card, "forced")
        seed = self._seed_text(view)
        values = self._in_time(
            lambda worlds: card_values(
                view, worlds=worlds, seed=seed, solved_cards=self._solved_cards, threads=1
            ),
            self._worlds,
        )
        gain, error = values.gain(values.best, own.card)
        if gain <= CLEAR_CARD * error:
            return CardChoice(own.card, own.reason)
        return CardChoice(values.best, "best_value")

    def _in_time(self, judge: Callable[[int], Values], worlds: int) -> Values:
        """What is judged in `worlds` worlds, or in as many as there is time for."""
        if self._seconds is None:
            return judge(worlds)
        end, count = self._clock() + self._seconds, min(FIRST_WORLDS, worlds)
        while True:
            begin = self._clock()
            found = judge(count)
            now = self._clock()
            if count >= worlds or now + 2.0 * (now - begin) > end:
                return found
            count = min(2 * count, worlds)

    def _seed_text(self, view: TableView) -> str:
        played = " ".join(map(str, view.plays))
        return f"pimc {self._seed}:{view.hand}:{len(view.auction.calls)}:{played}"
