"""A house's rules and what a seat sees as the kernel's integers, and back."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.engine import (
    BLIND_NIL,
    DECK,
    NIL,
    Bid,
    Card,
    RuleSet,
    Standings,
    TableView,
    side_of,
    trick_winner,
)
from trainer.engine.game import Standing
from trainer.engine.seats import Seat
from trainer.policy.kernel import layout

Words = npt.NDArray[np.int64]

_NIL_OPEN: Final = {"nobody": 0, "anyone": 1, "before_partner": 2}
_DOUBLE_NIL: Final = {"separate": 0, "unit": 1, "closed": 2}


@lru_cache(maxsize=64)
def rule_words(rules: RuleSet) -> Words:
    """The rules of a house as the kernel reads them (`layout.RULE_WORDS` int64)."""
    words = np.zeros(layout.RULE_WORDS, dtype=np.int64)
    for place, value in {
        layout.SIDES: rules.has_sides,
        layout.BREAK_RULE: rules.break_rule,
        layout.FIRST_NOT_SPADE: rules.first_lead_not_spade,
        layout.DEALER_LEADS: rules.first_lead_by == "dealer",
        layout.ZERO_IS_NUMBER: rules.zero == "number",
        layout.NIL_OPEN: _NIL_OPEN[rules.nil_open_to],
        layout.NIL_MADE: rules.nil_made,
        layout.NIL_FAILED: rules.nil_failed,
        layout.FAILED_HELPS: rules.failed_nil_tricks == "contract",
        layout.NIL_BAG_POINTS: rules.nil_bag_points,
        layout.DOUBLE_NIL: _DOUBLE_NIL[rules.double_nil],
        layout.DOUBLE_MADE: rules.double_nil_made,
        layout.DOUBLE_FAILED: rules.double_nil_failed,
        layout.BLIND_MADE: rules.blind_nil_made,
        layout.BLIND_FAILED: rules.blind_nil_failed,
        layout.TRICK_POINTS: rules.trick_points,
        layout.SET_POINTS: rules.set_points,
        layout.BAG_POINTS: rules.bag_points,
        layout.GROUP: rules.penalty_group,
        layout.PENALTY: rules.bag_penalty,
        layout.CARRY: rules.bags_carry,
        layout.TEN_FOR_200: rules.ten_for_200,
        layout.BOSTON: rules.boston_bonus,
        layout.BOSTON_AGAINST: rules.boston_against_double_nil,
        layout.MIN_TEAM: rules.min_team_bid,
        layout.MAX_PAIR: rules.max_pair_bid,
        layout.NOT_THIRTEEN: rules.total_not_thirteen,
        layout.TARGET: rules.target,
        layout.FLOOR: rules.losing_floor,
    }.items():
        words[place] = int(value)
    words.setflags(write=False)
    return words


def mask_of(cards: Iterable[Card]) -> int:
    """A set of cards as an integer."""
    return sum(1 << card.index for card in cards)


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of an integer, by index."""
    return tuple(card for card in DECK if mask >> card.index & 1)


def bid_word(bid: Bid | None) -> int:
    """A bid as the kernel writes it; None is a seat that has not bid."""
    if bid is None:
        return layout.OPEN
    if bid == NIL:
        return layout.NIL
    return layout.BLIND_NIL if bid == BLIND_NIL else bid.tricks


def bid_of(word: int) -> Bid:
    """The bid of the kernel's word."""
    if word >= layout.NIL:
        return NIL if word == layout.NIL else BLIND_NIL
    return Bid.number(word)


def set_scores(table: Words, rules: RuleSet, standings: Standings) -> None:
    """Write each seat's score and bags into a table."""
    for seat in Seat:
        standing = standings.get(side_of(rules, seat), Standing())
        table[layout.SCORE + seat] = standing.score
        table[layout.BAGS + seat] = standing.bags


def new_table() -> Words:
    """A table at which nobody has bid or holds a card."""
    table = np.zeros(layout.TABLE_WORDS, dtype=np.int64)
    table[layout.BID : layout.BID + 4] = layout.OPEN
    return table


def table_of(view: TableView) -> Words:
    """The table as the seat sees it: its own cards, the bids, the score, the play.

    The other hands are empty.

    Raises:
        IllegalPlay: the plays do not hold, see `TableView.seen`.
    """
    table = new_table()
    seen = view.seen
    table[layout.DEALER] = view.auction.dealer
    for seat, bid in view.auction.bids.items():
        table[layout.BID + seat] = bid_word(bid)
    set_scores(table, view.rules, view.standings)
    table[layout.HAND + view.seat] = mask_of(view.held)
    table[layout.PLAYED] = mask_of(view.plays)
    table[layout.LEADER] = seen.leader
    table[layout.COUNT] = len(seen.trick)
    if seen.trick:
        winner = trick_winner(seen.leader, seen.trick)
        table[layout.LED] = seen.trick[0].suit.number
        table[layout.WINNER] = winner
        table[layout.BEST] = seen.trick[seen.leader.steps_to(winner)].index
    table[layout.BROKEN] = seen.spades_broken
    table[layout.FIRST] = seen.first_trick
    table[layout.TAKEN : layout.TAKEN + 4] = seen.taken
    for place, voids in enumerate(seen.voids):
        table[layout.VOID + place] = sum(1 << suit.number for suit in voids)
    return table
