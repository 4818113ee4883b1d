"""Many deals at once: auctions, play, and what they were worth."""

from __future__ import annotations

from typing import Any

from .bidding import choose_bid
from .build import compiled, entry
from .layout import BID, COUNT, DEALER, HAND, LEADER, OPEN
from .play import choose_card
from .table import play, start_play, to_move


@compiled
def bid_on(table: Any, rules: Any, models: Any, scratch: Any, bids: Any) -> None:
    """The bids that are missing among the first `bids` of the auction, in turn."""
    for step in range(1, bids + 1):
        seat = (table[DEALER] + step) & 3
        if table[BID + seat] == OPEN:
            table[BID + seat] = choose_bid(table, rules, models[seat & 1], seat, scratch)


@compiled
def finish_auction(table: Any, rules: Any, models: Any, scratch: Any) -> None:
    """The bids of every seat that has not bid, in turn."""
    bid_on(table, rules, models, scratch, 4)


@compiled
def finish_play(table: Any, rules: Any, models: Any, scratch: Any) -> None:
    """All cards that are left to play."""
    while table[COUNT] > 0 or table[HAND + table[LEADER]] != 0:
        seat = to_move(table)
        play(table, choose_card(table, rules, models[seat & 1], scratch))


@compiled
def begin_play(table: Any, rules: Any, models: Any, scratch: Any) -> None:
    """From thirteen cards a seat to the opening lead: the bids that are missing."""
    finish_auction(table, rules, models, scratch)
    start_play(table, rules)


@entry
def play_deals(
    tables: Any, rules: Any, models: Any, scratch: Any, first: Any, last: Any, fresh: Any
) -> None:
    """Finish each table from `first` to `last` (not included).

    `models` has a row for each side. Fresh tables hold hands, bids made, dealer and scores:
    the auction is finished and all cards are played. Others are played on from where they
    stand, in the middle of the play. Afterwards the tables hold the bids and the tricks.
    """
    for number in range(first, last):
        table = tables[number]
        if fresh:
            begin_play(table, rules, models, scratch)
        finish_play(table, rules, models, scratch)
