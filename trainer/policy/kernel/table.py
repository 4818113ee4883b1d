"""The rules in the kernel: legal cards, playing a card, dealing, counting lines of play."""

from __future__ import annotations

from typing import Any

from .build import allocating, compiled
from .draws import below
from .layout import (
    BEST,
    BREAK_RULE,
    BROKEN,
    COUNT,
    DEALER,
    DEALER_LEADS,
    DECK,
    FIRST,
    FIRST_NOT_SPADE,
    HAND,
    LEADER,
    LED,
    PLAYED,
    RANKS,
    SUIT_CARDS,
    TAKEN,
    VOID,
    WINNER,
)
from .words import lowest


@compiled
def copy_table(table: Any, to: Any) -> None:
    """Make one table the other's equal: for `to[:] = table` much of NumPy would be compiled."""
    for word in range(len(table)):
        to[word] = table[word]


@compiled
def suit_of(cards: Any, suit: Any) -> Any:
    """The cards of one suit, as 13 bits."""
    return (cards >> (SUIT_CARDS * suit)) & RANKS


@compiled
def to_move(table: Any) -> Any:
    """Who plays next."""
    return (table[LEADER] + table[COUNT]) & 3


@compiled
def start_play(table: Any, rules: Any) -> None:
    """Clear the play of a table whose hands, bids and dealer stand."""
    table[PLAYED] = DECK & ~(table[HAND] | table[HAND + 1] | table[HAND + 2] | table[HAND + 3])
    table[LEADER] = (table[DEALER] + 1 - rules[DEALER_LEADS]) & 3
    table[COUNT] = 0
    table[BROKEN] = 0
    table[FIRST] = 1
    for seat in range(4):
        table[TAKEN + seat] = 0
        table[VOID + seat] = 0


@compiled
def legal(table: Any, rules: Any) -> Any:
    """The cards that the seat to move may play."""
    held = table[HAND + to_move(table)]
    if table[COUNT] > 0:
        same = held & (RANKS << (SUIT_CARDS * table[LED]))
        return same if same != 0 else held
    closed = table[FIRST] & rules[FIRST_NOT_SPADE] | rules[BREAK_RULE] & (1 - table[BROKEN])
    others = held & ~RANKS
    return others if closed != 0 and others != 0 else held


@compiled
def play(table: Any, card: Any) -> None:
    """Put a legal card on the table; a fourth one ends the trick."""
    seat = to_move(table)
    bit = 1 << card
    suit = card // SUIT_CARDS
    table[HAND + seat] &= ~bit
    table[PLAYED] |= bit
    if table[COUNT] == 0:
        table[LED] = suit
        table[WINNER] = seat
        table[BEST] = card
    else:
        if suit != table[LED]:
            table[VOID + seat] |= 1 << table[LED]
        best = table[BEST]
        best_suit = best // SUIT_CARDS
        if (suit == best_suit and card > best) or (suit == 0 and best_suit != 0):
            table[WINNER] = seat
            table[BEST] = card
    if suit == 0:
        table[BROKEN] = 1
    if table[COUNT] == 3:
        table[LEADER] = table[WINNER]
        table[TAKEN + table[WINNER]] += 1
        table[COUNT] = 0
        table[FIRST] = 0
    else:
        table[COUNT] += 1


@allocating
def deal(table: Any, seed: Any) -> None:
    """Deal 52 cards by a seed."""
    order = list(range(52))
    for seat in range(4):
        table[HAND + seat] = 0
    for place in range(52):
        other = place + below(seed, place, 52 - place)
        card = order[other]
        order[other] = order[place]
        table[HAND + place // SUIT_CARDS] |= 1 << card


@allocating
def count_lines(table: Any, rules: Any, depth: Any) -> Any:
    """How many ways there are to play the next `depth` cards (perft)."""
    cards = legal(table, rules)
    if depth <= 0 or cards == 0:
        return depth * 0 + 1
    lines = depth * 0
    after = table.copy()
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        copy_table(table, after)
        play(after, card)
        lines += count_lines(after, rules, depth - 1)
    return lines
