"""Layouts of the cards a seat does not see, and how well they fit the bids and plays made."""

from __future__ import annotations

import math
from typing import Any

from .bidding import (
    allowed,
    best_number,
    expected_tricks,
    nil_chance,
    nil_edge,
    number_value,
)
from .build import allocating, compiled
from .draws import below
from .layout import (
    BID,
    BLIND_NIL,
    CARDS_AT,
    DEALER,
    HAND,
    NIL,
    OPEN,
    SCORES_AT,
    VOID,
)
from .play import choose_card, list_cards
from .table import copy_table, play, start_play, to_move
from .words import lowest, popcount

#: Points that make a bid e times less likely: players differ, and so do evaluations.
TEMPER = 7.0
#: No bid is quite impossible.
LEAST = 1e-4
#: The same for cards, where the policy's scores are narrower and its errors more frequent.
CARD_TEMPER = 3.0
CARD_LEAST = 0.02
#: How often a layout is begun again when the cards do not fit in.
ATTEMPTS = 40


@compiled
def hide_later_bids(table: Any, seat: Any) -> None:
    """Open the bids of a seat and of all that bid after it."""
    place = (seat - table[DEALER] - 1) & 3
    for step in range(place, 4):
        table[BID + ((table[DEALER] + 1 + step) & 3)] = OPEN


@compiled
def bid_likelihood(table: Any, rules: Any, model: Any, seat: Any, bid: Any, out: Any) -> Any:
    """How likely the policy's bidder is to bid so: the better a bid, the likelier.

    The table holds the seat's thirteen cards and the bids before it.
    """
    if bid == BLIND_NIL:
        return 1.0
    bids = allowed(table, rules, seat)
    tricks = expected_tricks(table, rules, model, seat, out)
    number = best_number(table, rules, model, seat, bids, tricks, out)
    nil_share = 0.0
    if (bids >> NIL) & 1:
        if number < 0:
            return 1.0
        chance = nil_chance(table, rules, model, seat, out)
        edge = nil_edge(table, rules, model, seat, tricks, chance, out)
        nil_share = 1.0 / (1.0 + math.exp(-max(min(edge, 200.0), -200.0) / (2.0 * TEMPER)))
        if chance < 0.2:
            nil_share = LEAST
    if bid == NIL:
        return max(nil_share, LEAST)
    top = number_value(table, rules, model, seat, tricks, number, out)
    total = 0.0
    share = 0.0
    for other in range(max(number - 3, 0), min(number + 4, 14)):
        if (bids >> other) & 1:
            value = number_value(table, rules, model, seat, tricks, other, out)
            weight = math.exp(max((value - top) / TEMPER, -30.0))
            total += weight
            if other == bid:
                share = weight
    return max((1.0 - nil_share) * share / total, LEAST)


@compiled
def play_likelihood(table: Any, rules: Any, model: Any, scratch: Any, seat: Any, plays: Any) -> Any:
    """How likely the policy's player is to have played so: the better a card, the likelier.

    The table holds all hands as they were dealt, and is played on to the end of `plays`. What
    `seat` itself has played says nothing.
    """
    start_play(table, rules)
    likelihood = 1.0
    for number in range(len(plays)):
        card = plays[number]
        if to_move(table) != seat:
            chosen = choose_card(table, rules, model, scratch)
            count = 1 if chosen == card else list_cards(table, rules, scratch)
            if count > 1:
                # Of a run of equals the lowest is listed: the last that is not above the card.
                top = scratch[SCORES_AT]
                listed = 0
                for other in range(count):
                    top = max(top, scratch[SCORES_AT + other])
                    if int(scratch[CARDS_AT + other]) <= card:
                        listed = other
                gap = min(top - scratch[SCORES_AT + listed], 1000.0)
                likelihood *= max(math.exp(-gap / CARD_TEMPER), CARD_LEAST)
        play(table, card)
    return likelihood


@allocating
def fill_world(table: Any, seat: Any, unseen: Any, sizes: Any, seed: Any) -> Any:
    """Deal the unseen cards to the other seats by size, never into a suit shown void.

    Cards of the tightest suits are dealt first. Gives 1, or 0 when no attempt fits.
    """
    count = popcount(unseen)
    cards = [place * 0 for place in range(52)]
    room = [size * 0 for size in range(4)]
    draws = 0
    for _ in range(ATTEMPTS):
        # order: a shuffle, then suits that fewer seats can hold first
        placed = 0
        for holders in range(1, 4):
            begin = placed
            for suit in range(4):
                able = 0
                for step in range(1, 4):
                    other = (seat + step) & 3
                    if sizes[other] > 0 and not (table[VOID + other] >> suit) & 1:
                        able += 1
                if able != holders:
                    continue
                rest = (unseen >> (13 * suit)) & 0x1FFF
                while rest != 0:
                    cards[placed] = 13 * suit + lowest(rest)
                    rest &= rest - 1
                    placed += 1
            for place in range(begin, placed):
                other_place = place + below(seed, draws, placed - place)
                draws += 1
                card = cards[other_place]
                cards[other_place] = cards[place]
                cards[place] = card
        if placed < count:
            return 0
        for step in range(1, 4):
            other = (seat + step) & 3
            room[other] = sizes[other]
            table[HAND + other] = 0
        fits = 1
        for place in range(placed):
            card = cards[place]
            suit = card // 13
            total = 0
            for step in range(1, 4):
                other = (seat + step) & 3
                if not (table[VOID + other] >> suit) & 1:
                    total += room[other]
            if total == 0:
                fits = 0
                break
            pick = below(seed, draws, total)
            draws += 1
            for step in range(1, 4):
                other = (seat + step) & 3
                if (table[VOID + other] >> suit) & 1:
                    continue
                if pick < room[other]:
                    table[HAND + other] |= 1 << card
                    room[other] -= 1
                    break
                pick -= room[other]
        if fits:
            return 1
    return 0


@allocating
def sample_worlds(
    base: Any,
    rules: Any,
    model: Any,
    scratch: Any,
    seat: Any,
    unseen: Any,
    played: Any,
    plays: Any,
    seed: Any,
    first: Any,
    last: Any,
    tables: Any,
    weights: Any,
) -> None:
    """Worlds number `first` to `last` of a seed, each with the weight of what others have done.

    Args:
        base: the table as the seat sees it: its own cards, bids, voids.
        rules: the house.
        model: the coefficients of the bidder by whom the bids are weighed.
        scratch: of one thread.
        seat: whose view it is.
        unseen: the cards it does not see.
        played: the cards each seat has played (4 int64): they count for its bid.
        plays: all cards played, from the opening lead on.
        seed: of all worlds together.
        first: number of the first world.
        last: number after the last world.
        tables: receives the worlds.
        weights: receives the weights; 0 where the cards did not fit in.
    """
    sizes = played.copy()
    whole = base.copy()
    for other in range(4):
        sizes[other] = 13 - popcount(played[other])
    for number in range(first, last):
        table = tables[number]
        copy_table(base, table)
        if not fill_world(table, seat, unseen, sizes, seed * 1_000_003 + number):
            weights[number] = 0.0
            continue
        weight = 1.0
        for step in range(1, 4):
            other = (seat + step) & 3
            bid = base[BID + other]
            if bid == OPEN:
                continue
            copy_table(base, whole)
            whole[HAND + other] = table[HAND + other] | played[other]
            hide_later_bids(whole, other)
            weight *= bid_likelihood(whole, rules, model, other, bid, scratch)
        if len(plays) > 0:
            copy_table(table, whole)
            for other in range(4):
                whole[HAND + other] |= played[other]
            weight *= play_likelihood(whole, rules, model, scratch, seat, plays)
        weights[number] = weight
