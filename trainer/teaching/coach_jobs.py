"""What the coach has computed elsewhere: the values of bids, and a deal played out.

Imported in the process that answers the browser, so nothing compiled is imported here
before a job runs.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final

from trainer.engine import Auction, Bid, Deal, Seat, Standing, TableView, load_house
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.pool import JobPool, Progress

if TYPE_CHECKING:
    from trainer.analysis.bid_value import BidValues
    from trainer.bots.table import PlayedDeal

#: Written into every key; a change of what the jobs compute raises it.
VERSION: Final = 1

WORLDS: Final = 2000
#: The same hand at other scores: four questions more, so fewer worlds each.
OTHER_WORLDS: Final = 1000


@dataclass(frozen=True)
class ValuesJob:
    """The values of every bid open to a seat; equal questions get equal worlds."""

    view: TableView
    hand_seen: bool = True
    worlds: int = WORLDS

    @cached_property
    def key(self) -> str:
        """House, seat, hand, auction, scores and worlds, as a digest."""
        view = self.view
        return digest(
            "values", view.auction, view.standings,
            [view.seat.name, str(view.hand), self.hand_seen, self.worlds],
        )  # fmt: skip

    def run(self, progress: Progress, threads: int) -> BidValues:
        """Play the worlds out."""
        from trainer.analysis.bid_values import bid_values

        return bid_values(
            self.view,
            worlds=self.worlds,
            seed=self.key,
            hand_seen=self.hand_seen,
            threads=threads,
            progress=progress,
        )


@dataclass(frozen=True)
class PlayJob:
    """A deal played out by the policy from a finished auction on."""

    deal: Deal
    auction: Auction
    standings: Mapping[str, Standing]

    @cached_property
    def key(self) -> str:
        """Deal, auction and scores, as a digest."""
        return digest("play", self.auction, self.standings, [self.deal.to_pbn()])

    def run(self, progress: Progress, threads: int) -> PlayedDeal:  # noqa: ARG002
        """Play the deal."""
        from trainer.bots.registry import make_bot
        from trainer.bots.table import play_auction

        bots = dict.fromkeys(Seat, make_bot("policy"))
        return play_auction(self.auction, self.deal, bots, self.standings)


def values_job(exercise: BidExercise, *, hand_seen: bool = True) -> ValuesJob:
    """What every bid of an exercise is worth."""
    return ValuesJob(exercise.view, hand_seen)


def warm() -> None:
    """Load the compiled player, or compile it where this has not been done before."""
    rules = load_house("classic")
    deal = Deal.from_id("0000-0000")
    auction = Auction(rules, Seat.N, (Bid.number(3),))
    ValuesJob(TableView(Seat.S, deal.hand(Seat.S), auction), worlds=4).run(lambda *_: None, 1)
    full = Auction(rules, Seat.N, (Bid.number(3),) * 4)
    PlayJob(deal, full, {}).run(lambda *_: None, 1)


@cache
def coach_pool() -> JobPool:
    """The pool of this process."""
    return JobPool(warm)


def digest(
    kind: str, auction: Auction, standings: Mapping[str, Standing], more: list[object]
) -> str:
    """The key of a job: its kind, house, auction, scores and whatever else it hangs on."""
    text = json.dumps(
        [
            VERSION,
            kind,
            auction.rules.to_dict(),
            auction.dealer.name,
            [bid.to_json() for bid in auction.calls],
            sorted((key, at.score, at.bags) for key, at in standings.items()),
            more,
        ],
        default=str,
    )
    return hashlib.sha256(text.encode()).hexdigest()[:32]
