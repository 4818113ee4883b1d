"""The coach's judgement of a bid: what it gives up against the best, by the values of bids."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trainer.analysis.bid_value import BidValue, BidValues
from trainer.engine import Bid
from trainer.teaching.labels import EQUAL_WITHIN, Label, label_of

#: Where the bids before are so rare that fewer layouts than these fit them, nothing is graded.
LEAST_LAYOUTS: Final = 60


@dataclass(frozen=True)
class Judgement:
    """One bid held against the values of all.

    Attributes:
        values: the values.
        bid: what was bid.
        label: how good that was.
        loss: expected points given up against the best (0 for a bid as good as the best).
        margin: two standard errors of `loss`: its 95% range.
        right: every bid that is as good as the best, as far as the values tell, best first.
    """

    values: BidValues
    bid: Bid
    label: Label
    loss: float
    margin: float
    right: tuple[Bid, ...]

    @property
    def best(self) -> Bid:
        """The bid with the highest value."""
        return self.values.best

    @property
    def subject(self) -> Bid:
        """The bid worth explaining: the one made where it is right, else the best."""
        return self.bid if self.bid in self.right else self.best

    @property
    def own(self) -> BidValue:
        """The value of the bid made."""
        return self.values.bids[self.bid]

    @property
    def is_sure(self) -> bool:
        """Whether the values rest on enough layouts to grade by them."""
        return self.values.ess >= LEAST_LAYOUTS

    @property
    def off(self) -> int | None:
        """Tricks bid above (or below) the nearest right number; None where a nil has no distance.

        0 for every right bid.
        """
        if self.bid in self.right:
            return 0
        numbers = [bid.tricks for bid in self.right if not bid.is_nil]
        if self.bid.is_nil or not numbers:
            return None
        return min((self.bid.tricks - number for number in numbers), key=abs)


def judge_bid(values: BidValues, bid: Bid) -> Judgement:
    """Judge a bid that the values hold.

    Raises:
        KeyError: the bid was not open.
    """
    own = values.bids[bid]
    loss = max(values.loss(bid), 0.0)
    return Judgement(
        values,
        bid,
        label_of(loss, own.diff_se),
        loss,
        EQUAL_WITHIN * own.diff_se,
        right_bids(values, values.bids),
    )


def right_bids(values: BidValues, bids: Iterable[Bid], *, now: bool = False) -> tuple[Bid, ...]:
    """Those of `bids` that are as good as the best, best first; `now` by the real thresholds."""
    if now:
        found = [bid for bid in bids if values.is_right_now(bid)]
        return tuple(sorted(found, key=lambda bid: -values.bids[bid].now_diff))
    found = [bid for bid in bids if values.is_right(bid)]
    return tuple(sorted(found, key=lambda bid: -values.bids[bid].diff))
