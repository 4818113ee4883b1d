"""The value of a bid and of all bids, as data.

Apart from `bid_values`, which makes them with the compiled player: who only reads values,
as the app does, loads nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass

from trainer.engine import Bid, TableView


@dataclass(frozen=True)
class BidValue:
    """What one bid is worth, in points of the deal: ours minus theirs.

    Attributes:
        bid: the bid.
        value: expected points with a bag at its long-run price; grades, `best` and drills.
        se: the standard error of `value`.
        diff: `value` less that of the best bid (0 or negative).
        diff_se: the standard error of `diff`; 0 for the best bid itself.
        value_now: expected points by the real thresholds of the score.
        now_se: the standard error of `value_now`.
        now_diff: `value_now` less that of the best bid by it (0 or negative).
        now_diff_se: the standard error of `now_diff`.
        p_made: the chance that the side's contract is made (None: it has none).
        p_nil: the chance that the nil is made (None for a number).
        bags: expected bags of the side.
        parts: `value` by reason; they add up to it.
        tricks: how often the seat took 0 … 13 tricks, as shares.
        side_tricks: the same for its side.
        worlds: in how many worlds it was tried.
    """

    bid: Bid
    value: float
    se: float
    diff: float
    diff_se: float
    value_now: float
    now_se: float
    now_diff: float
    now_diff_se: float
    p_made: float | None
    p_nil: float | None
    bags: float
    parts: dict[str, float]
    tricks: tuple[float, ...]
    side_tricks: tuple[float, ...]
    worlds: int

    @property
    def mean_tricks(self) -> float:
        """The seat's tricks on average."""
        return sum(tricks * share for tricks, share in enumerate(self.tricks))


@dataclass(frozen=True)
class BidValues:
    """The value of every open bid, in the order of the house's menu.

    Attributes:
        view: who bids, with what.
        bids: the values by bid.
        best: the bid with the highest `value`.
        best_now: the bid with the highest `value_now`.
        ess: the effective number of worlds.
        win: the place of a win probability; None as yet.
    """

    view: TableView
    bids: dict[Bid, BidValue]
    best: Bid
    best_now: Bid
    ess: float
    win: dict[Bid, float] | None = None

    def loss(self, bid: Bid) -> float:
        """The expected points a bid gives up against the best."""
        return -self.bids[bid].diff

    def is_right(self, bid: Bid) -> bool:
        """Whether a bid is the best within two standard errors of the difference."""
        found = self.bids[bid]
        return -found.diff <= 2.0 * found.diff_se

    def is_right_now(self, bid: Bid) -> bool:
        """As `is_right`, by the real thresholds of the score."""
        found = self.bids[bid]
        return -found.now_diff <= 2.0 * found.now_diff_se
