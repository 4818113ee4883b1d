"""Values of bids written by hand, for tests of what is made of them."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.analysis.bid_value import BidValue, BidValues
from trainer.engine import Bid, TableView


def value(bid: Bid, points: float, best: float, **more: object) -> BidValue:
    """One value; the figures that a test does not care for are plain ones."""
    error = 0.0 if points == best else 1.0
    fields: dict[str, object] = {
        "value": points,
        "se": 2.0,
        "diff": points - best,
        "diff_se": error,
        "value_now": points,
        "now_se": 2.0,
        "now_diff": points - best,
        "now_diff_se": error,
        "p_made": None if bid.is_nil else 0.8,
        "p_nil": 0.6 if bid.is_nil else None,
        "bags": 1.0,
        "parts": {
            "contract_made": points, "contract_set": 0.0, "nil": 0.0, "bags": 0.0,
            "boston": 0.0, "theirs": 0.0,
        },
        "tricks": shares(3),
        "side_tricks": shares(6),
        "worlds": 2000,
    }  # fmt: skip
    return BidValue(bid=bid, **(fields | more))  # type: ignore[arg-type]


def shares(*tricks: int) -> tuple[float, ...]:
    """A distribution of tricks: equal shares for those named."""
    return tuple(tricks.count(number) / len(tricks) for number in range(14))


def values_of(
    view: TableView,
    points: Mapping[Bid | int, float],
    more: Mapping[Bid | int, Mapping[str, object]] | None = None,
    best_now: Bid | None = None,
) -> BidValues:
    """The values of some bids of a view; `more` changes figures of single ones."""
    told = {Bid.parse(bid): dict(figures) for bid, figures in (more or {}).items()}
    best = max(points.values())
    bids = {
        Bid.parse(bid): value(Bid.parse(bid), worth, best, **told.get(Bid.parse(bid), {}))
        for bid, worth in points.items()
    }
    winner = max(bids, key=lambda bid: bids[bid].value)
    return BidValues(view, bids, winner, best_now or winner, 1500.0)
