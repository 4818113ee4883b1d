"""Bids and cards tried in sampled worlds, played out by the policy."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trainer.engine import Bid, Card
from trainer.policy.kernel import layout
from trainer.policy.kernel import trials as kernel
from trainer.policy.model import Model, by_side, load_model
from trainer.policy.pool import spread
from trainer.policy.rules import bid_word, rule_words
from trainer.policy.worlds import Worlds

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class BidTrial:
    """What a bid brought, world by world (float64 each).

    Attributes:
        value: points, ours minus the others', a bag at its long-run price.
        value_now: the same by the real thresholds of the score before.
        parts: own points by reason at long-run price, and `theirs`; they add up to `value`.
        made: 1 where the contract was made, 0 where set or where there was none.
        bags: own bags.
        tricks: the seat's tricks.
        side_tricks: its side's tricks.
    """

    value: Floats
    value_now: Floats
    parts: dict[str, Floats]
    made: Floats
    bags: Floats
    tricks: Floats
    side_tricks: Floats


def try_bid(
    worlds: Worlds,
    bid: Bid,
    *,
    most: int | None = None,
    model: Model | None = None,
    threads: int | None = None,
) -> BidTrial:
    """Make a bid in the first `most` worlds (all when None) and let the policy go on."""
    rows = _try(worlds, bid_word(bid), -1, most, model, threads)
    own, others = rows[:, kernel.OWN_LONG_RUN], rows[:, kernel.OTHERS_LONG_RUN]
    made, set_, nil, boston = (
        rows[:, part] for part in (layout.CONTRACT, layout.SET, layout.NILS, layout.BOSTONS)
    )
    parts = {
        "contract_made": made,
        "contract_set": set_,
        "nil": nil,
        "bags": own - made - set_ - nil - boston,
        "boston": boston,
        "theirs": -others,
    }
    return BidTrial(
        value=own - others,
        value_now=rows[:, kernel.OWN_NOW] - rows[:, kernel.OTHERS_NOW],
        parts=parts,
        made=(rows[:, layout.MADE] > 0).astype(np.float64),
        bags=rows[:, layout.BAG_COUNT],
        tricks=rows[:, kernel.OWN_TRICKS],
        side_tricks=rows[:, kernel.SIDE_TRICKS],
    )


def try_card(
    worlds: Worlds, card: Card, *, model: Model | None = None, threads: int | None = None
) -> Floats:
    """Play a card in every world: long-run points of the deal, ours minus the others'."""
    return try_card_made(worlds, card, model=model, threads=threads)[0]


def try_card_made(
    worlds: Worlds, card: Card, *, model: Model | None = None, threads: int | None = None
) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """The same, and whether the side's contract was made in each world."""
    rows = _try(worlds, layout.OPEN, card.index, None, model, threads)
    points = np.asarray(rows[:, kernel.OWN_LONG_RUN] - rows[:, kernel.OTHERS_LONG_RUN])
    return points, np.asarray(rows[:, layout.MADE] > 0)


def _try(
    worlds: Worlds,
    bid: int,
    card: int,
    most: int | None,
    model: Model | None,
    threads: int | None,
) -> Floats:
    """A row of results a world, see `kernel.trials`."""
    count = min(most or len(worlds), len(worlds))
    rows = np.zeros((count, kernel.ROW))
    coefficients = load_model() if model is None else model
    models = by_side(coefficients, coefficients)
    words = rule_words(worlds.view.rules)
    choice = np.int64(worlds.view.seat), np.int64(bid), np.int64(card)
    spread(
        lambda scratch, first, last: kernel.try_choice(
            worlds.tables, words, models, scratch, *choice, first, last, rows
        ),
        count,
        threads,
    )
    return rows
