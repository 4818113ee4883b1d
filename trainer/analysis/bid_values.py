"""What every bid is worth: the deal played out in worlds that fit what the seat knows.

Every bid is tried in the same worlds, and the seats after it bid and play as the policy
does. So the differences between bids have small errors, which are given beside the values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from trainer.engine import Bid, TableView, allowed_bids
from trainer.engine.bids import MOST_TRICKS
from trainer.policy import Worlds, decide_bid, sample_worlds
from trainer.policy.trials import BidTrial, Floats, try_bid

DEFAULT_WORLDS: Final = 2000

#: Numbers this far from the tricks expected are tried in a part of the worlds only: they
#: lose by more than the larger error.
NEAR: Final = 3.0
FAR_SHARE: Final = 5
LEAST_WORLDS: Final = 100

Progress = Callable[[int, int], None]


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


def bid_values(
    view: TableView,
    *,
    worlds: int = DEFAULT_WORLDS,
    seed: str | int = 0,
    hand_seen: bool = True,
    threads: int | None = None,
    progress: Progress | None = None,
) -> BidValues:
    """The value of every bid open to the seat in turn.

    Args:
        view: the seat, its thirteen cards, the auction so far, the scores.
        worlds: how many worlds to play out.
        seed: makes the worlds; equal seeds give equal values.
        hand_seen: whether the seat has looked at its cards (matters for blind nil).
        threads: how many to use; all processors when None.
        progress: called with (bids done, bids to do).

    Raises:
        ValueError: no bid is open.
    """
    allowed = allowed_bids(view.auction, standings=view.standings, hand_seen=hand_seen)
    if not allowed:
        raise ValueError("no bid is open")
    sampled = sample_worlds(view, worlds, seed=seed, threads=threads)
    expected = decide_bid(view).tricks
    trials = {}
    for done, bid in enumerate(allowed):
        far = not bid.is_nil and abs(bid.tricks - expected) > NEAR
        most = max(worlds // FAR_SHARE, min(LEAST_WORLDS, worlds)) if far else None
        trials[bid] = try_bid(sampled, bid, most=most, threads=threads)
        if progress:
            progress(done + 1, len(allowed))
    best = _best(trials)
    while len(trials[best].value) < worlds:  # a far bid that looks best has to prove it
        trials[best] = try_bid(sampled, best, threads=threads)
        best = _best(trials)
    best_now = max(trials, key=lambda bid: float(trials[bid].value_now.mean()))
    values = {bid: _value(sampled, bid, trial, trials[best]) for bid, trial in trials.items()}
    return BidValues(view, values, best, best_now, sampled.ess)


def _best(trials: dict[Bid, BidTrial]) -> Bid:
    return max(trials, key=lambda bid: float(trials[bid].value.mean()))


def _value(worlds: Worlds, bid: Bid, trial: BidTrial, best: BidTrial) -> BidValue:
    count = len(trial.value)
    # A world chosen several times is one opinion: the errors count effective worlds.
    effective = max(worlds.ess * count / len(worlds), 2.0)
    shared = trial.value - best.value[:count]

    def mean(own: Floats, of_best: Floats) -> float:
        """The mean over all worlds: the best bid's, and the difference where both were tried."""
        return float(of_best.mean() + (own - of_best[:count]).mean())

    return BidValue(
        bid=bid,
        value=mean(trial.value, best.value),
        se=_error(trial.value, effective),
        diff=float(shared.mean()),
        diff_se=_error(shared, effective),
        value_now=mean(trial.value_now, best.value_now),
        now_se=_error(trial.value_now, effective),
        p_made=float(trial.made.mean()) if _has_contract(trial) else None,
        p_nil=float((trial.tricks == 0).mean()) if bid.is_nil else None,
        bags=float(trial.bags.mean()),
        parts={reason: mean(points, best.parts[reason]) for reason, points in trial.parts.items()},
        tricks=_shares(trial.tricks),
        side_tricks=_shares(trial.side_tricks),
        worlds=count,
    )


def _has_contract(trial: BidTrial) -> bool:
    return bool(trial.made.any() or trial.parts["contract_set"].any())


def _error(points: Floats, effective: float) -> float:
    return float(points.std(ddof=1) / np.sqrt(effective)) if len(points) > 1 else 0.0


def _shares(tricks: Floats) -> tuple[float, ...]:
    counts = np.bincount(tricks.astype(np.int64), minlength=MOST_TRICKS + 1)
    return tuple(float(count) / len(tricks) for count in counts)
