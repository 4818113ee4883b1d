"""What every bid is worth: the deal played out in worlds that fit what the seat knows.

Every bid is tried in the same worlds, and the seats after it bid and play as the policy
does. So the differences between bids have small errors, which are given beside the values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from trainer.analysis.bid_value import BidValue, BidValues
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
    for choose in (_best, _best_now):
        while len(trials[choose(trials)].value) < worlds:  # a far bid has to prove itself
            far_bid = choose(trials)
            trials[far_bid] = try_bid(sampled, far_bid, threads=threads)
    best, best_now = _best(trials), _best_now(trials)
    values = {
        bid: _value(sampled, bid, trial, trials[best], trials[best_now])
        for bid, trial in trials.items()
    }
    return BidValues(view, values, best, best_now, sampled.ess)


def _best(trials: dict[Bid, BidTrial]) -> Bid:
    return max(trials, key=lambda bid: float(trials[bid].value.mean()))


def _best_now(trials: dict[Bid, BidTrial]) -> Bid:
    return max(trials, key=lambda bid: float(trials[bid].value_now.mean()))


def _value(
    worlds: Worlds, bid: Bid, trial: BidTrial, best: BidTrial, best_now: BidTrial
) -> BidValue:
    count = len(trial.value)
    # A world chosen several times is one opinion: the errors count effective worlds.
    effective = max(worlds.ess * count / len(worlds), 2.0)
    shared = trial.value - best.value[:count]
    shared_now = trial.value_now - best_now.value_now[:count]

    def mean(own: Floats, of_best: Floats) -> float:
        """The mean over all worlds: the best bid's, and the difference where both were tried."""
        return float(of_best.mean() + (own - of_best[:count]).mean())

    return BidValue(
        bid=bid,
        value=mean(trial.value, best.value),
        se=_error(trial.value, effective),
        diff=float(shared.mean()),
        diff_se=_error(shared, effective),
        value_now=mean(trial.value_now, best_now.value_now),
        now_se=_error(trial.value_now, effective),
        now_diff=float(shared_now.mean()),
        now_diff_se=_error(shared_now, effective),
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
