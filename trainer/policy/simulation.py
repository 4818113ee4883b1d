"""Many deals bid and played by the policy, from any point on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trainer.engine import Bid, Deal, RuleSet, Seat, Standings
from trainer.policy.kernel import batch, layout, study
from trainer.policy.model import Model, by_side, load_model
from trainer.policy.pool import spread
from trainer.policy.rules import Words, bid_word, mask_of, rule_words, set_scores


@dataclass(frozen=True)
class Simulation:
    """What came of each deal.

    Attributes:
        bids: the bid of each seat (deals × 4 int64): a number, 14 for nil, 15 for blind nil.
        tricks: the tricks each seat took (deals × 4 int64).
        tables: the kernel's tables (deals × `layout.TABLE_WORDS`), for those who count on.
    """

    bids: npt.NDArray[np.int64]
    tricks: npt.NDArray[np.int64]
    tables: Words


def deal_tables(count: int, seed: int) -> Words:
    """`count` tables with hands dealt by a seed, the deal going round from north."""
    tables = np.zeros((count, layout.TABLE_WORDS), dtype=np.int64)
    spread(lambda _, first, last: study.deal_tables(tables, seed, first, last), count)
    return tables


def tables_for(
    rules: RuleSet,
    deals: Sequence[Deal],
    dealer: Seat,
    bids: Mapping[Seat, Bid] | None = None,
    standings: Standings | None = None,
) -> Words:
    """Tables for deals of the engine, with bids already made and scores."""
    tables = np.zeros((len(deals), layout.TABLE_WORDS), dtype=np.int64)
    for table, deal in zip(tables, deals, strict=True):
        for seat in Seat:
            table[layout.HAND + seat] = mask_of(deal.hand(seat))
            table[layout.BID + seat] = bid_word((bids or {}).get(seat))
        table[layout.DEALER] = dealer
        set_scores(table, rules, standings or {})
    return tables


def play_out(
    rules: RuleSet,
    tables: Words,
    *,
    fresh: bool = True,
    models: tuple[Model, Model] | None = None,
    threads: int | None = None,
) -> Simulation:
    """Finish every table in place: the bids that are missing, then all cards.

    Args:
        rules: the house.
        tables: the tables; `fresh` ones hold thirteen cards a seat and no play yet.
        fresh: whether the auction may be open and the play has not begun.
        models: coefficients of north-south and of east-west; the package's when None.
        threads: how many to use; all processors when None.
    """
    both = by_side(*(models or (load_model(), load_model())))
    words = rule_words(rules)
    spread(
        lambda scratch, first, last: batch.play_deals(
            tables, words, both, scratch, first, last, fresh
        ),
        len(tables),
        threads,
    )
    return Simulation(
        tables[:, layout.BID : layout.BID + 4], tables[:, layout.TAKEN : layout.TAKEN + 4], tables
    )


def simulate(
    rules: RuleSet,
    deals: Sequence[Deal] | int,
    *,
    seed: int = 0,
    dealer: Seat = Seat.N,
    bids: Mapping[Seat, Bid] | None = None,
    standings: Standings | None = None,
    threads: int | None = None,
) -> Simulation:
    """Bid and play deals: given ones, or a number of deals drawn by a seed.

    Drawn deals go round the dealers and start from no bid; given ones have one dealer, and
    the bids made. Equal arguments give equal results, whatever the threads.
    """
    if isinstance(deals, int):
        tables = deal_tables(deals, seed)
        for table in tables if standings else ():
            set_scores(table, rules, standings or {})
    else:
        tables = tables_for(rules, deals, dealer, bids, standings)
    return play_out(rules, tables, threads=threads)
