"""Choosing a bid: tricks and nil's chance from the holding, then the better expectation.

Both come from tables fitted to the policy's own play (`trainer.policy.fit`): what each
holding of a suit brings, plus the shape, the seat and the bids before.
"""

from __future__ import annotations

import math
from typing import Any

from .build import compiled, entry
from .layout import (
    BID,
    BOSTON,
    CHOICE_BAGS,
    CHOICE_FEATURES,
    CHOICE_MADE,
    CHOICE_NIL,
    DEALER,
    DOUBLE_NIL,
    HAND,
    MAX_PAIR,
    MIN_TEAM,
    NIL,
    NIL_FAILED,
    NIL_FEATURES,
    NIL_MADE,
    NIL_OPEN,
    NIL_OTHER,
    NIL_SIDE,
    NIL_SPADES,
    NOT_THIRTEEN,
    OPEN,
    SCORE,
    SET_POINTS,
    SIDES,
    TARGET,
    TRICK_POINTS,
    TRICKS_FEATURES,
    TRICKS_OTHER,
    TRICKS_SIDE,
    TRICKS_SPADES,
    ZERO_IS_NUMBER,
)
from .need import bag_cost
from .score import tricks_of
from .table import suit_of
from .words import highest, lowest, popcount

#: What a partner who has not bid is taken to bid.
USUAL_BID = 3.0
#: Numbers beyond this are too rare to be told apart.
HIGHEST_FITTED = 7
#: Points beyond the target that still count, against an opponent who arrives as well.
BEYOND = 20.0


@compiled
def spade_holding(cards: Any) -> Any:
    """The class of a spade holding: length and A K Q J T."""
    return min(popcount(cards), 8) * 32 + (cards >> 8)


@compiled
def side_holding(cards: Any) -> Any:
    """The class of a side suit's holding: length and A K Q J."""
    return min(popcount(cards), 7) * 16 + (cards >> 9)


@compiled
def _class(rank: Any, one: Any, two: Any, three: Any, four: Any) -> Any:
    if rank <= one:
        return 0
    if rank <= two:
        return 1
    if rank <= three:
        return 2
    return 3 if rank <= four else 4


@compiled
def nil_spade_holding(cards: Any) -> Any:
    """The class of a nil's spades: length, the highest, how high the second is."""
    top = highest(cards)
    second = highest(cards & ~(1 << top)) if top >= 0 else top
    second_class = 0 if second < 0 else 1 + _class(second, 3, 6, 8, 10)
    return (min(popcount(cards), 5) * 14 + top + 1) * 6 + second_class


@compiled
def nil_side_holding(cards: Any) -> Any:
    """The class of a nil's side suit: length and the three lowest cards."""
    first = 0
    second = 0
    third = 0
    rest = cards
    if rest != 0:
        first = _class(lowest(rest), 1, 3, 5, 8)
        rest &= rest - 1
    if rest != 0:
        second = _class(lowest(rest), 3, 5, 7, 9)
        rest &= rest - 1
    if rest != 0:
        third = min(_class(lowest(rest), 5, 8, 10, 12), 3)
    return ((min(popcount(cards), 6) * 5 + first) * 5 + second) * 4 + third


@compiled
def auction_features(table: Any, rules: Any, seat: Any, out: Any) -> None:
    """The twelve features of place and bids before: `out[0:12]`."""
    for feature in range(12):
        out[feature] = 0.0
    place = (seat - table[DEALER] - 1) & 3
    out[0] = 1.0
    if place > 0:
        out[place] = 1.0
    partner = table[BID + ((seat + 2) & 3)]
    if rules[SIDES] and partner != OPEN:
        out[4] = 1.0
        if partner >= NIL:
            out[5] = 1.0
        else:
            out[6] = float(partner) - USUAL_BID
    for step in range(1, 4):
        if step == 2 and rules[SIDES]:
            continue
        bid = table[BID + ((seat + step) & 3)]
        if bid >= NIL:
            out[7] += 1.0
        elif bid != OPEN:
            out[8] += 1.0
            out[9] += float(bid) - USUAL_BID


@compiled
def trick_features(table: Any, rules: Any, seat: Any, out: Any) -> None:
    """The dense features of the trick estimate: `out[0:TRICKS_FEATURES]`."""
    for feature in range(TRICKS_FEATURES):
        out[feature] = 0.0
    auction_features(table, rules, seat, out)
    hand = table[HAND + seat]
    spades = min(popcount(suit_of(hand, 0)), 4)
    for suit in range(1, 4):
        cards = suit_of(hand, suit)
        length = popcount(cards)
        if length < 3:
            out[12 + 5 * length + spades] += 1.0
        out[27] += float((cards >> 8) & 1)
        out[28] += float((cards >> 7) & 1)
    length = popcount(suit_of(hand, 0))
    strong = popcount(suit_of(hand, 0) >> 10)
    tops = 0
    for suit in range(1, 4):
        tops += popcount(suit_of(hand, suit) >> 11)
    out[29] = float(tops * length)
    out[30] = float(tops * strong)
    out[31] = out[9] * float(length)
    out[32] = out[6] * float(length)
    out[33] = float(max(length - 8, 0))
    for suit in range(1, 4):
        out[34] += float(max(popcount(suit_of(hand, suit)) - 7, 0))


@entry
def expected_tricks(table: Any, rules: Any, model: Any, seat: Any, out: Any) -> Any:
    """The tricks a seat's hand takes on average when it bids a number."""
    trick_features(table, rules, seat, out)
    hand = table[HAND + seat]
    total = model[TRICKS_SPADES + spade_holding(suit_of(hand, 0))]
    for suit in range(1, 4):
        total += model[TRICKS_SIDE + side_holding(suit_of(hand, suit))]
    for feature in range(TRICKS_FEATURES):
        total += out[feature] * model[TRICKS_OTHER + feature]
    return min(max(total, 0.0), 13.0)


@compiled
def nil_features(table: Any, rules: Any, seat: Any, out: Any) -> None:
    """The dense features of nil's log odds: `out[0:NIL_FEATURES]`."""
    auction_features(table, rules, seat, out)
    for feature in range(12, NIL_FEATURES):
        out[feature] = 0.0
    hand = table[HAND + seat]
    out[12] = out[6] if out[6] > 0.0 else 0.0
    for suit in range(1, 4):
        length = popcount(suit_of(hand, suit))
        if length == 0:
            out[13] += 1.0
        elif length == 1:
            out[14] += 1.0
    out[15] = float(popcount(suit_of(hand, 0))) * out[13]


@entry
def nil_chance(table: Any, rules: Any, model: Any, seat: Any, out: Any) -> Any:
    """The chance that a seat's nil is made."""
    nil_features(table, rules, seat, out)
    hand = table[HAND + seat]
    if suit_of(hand, 0) >> 12:
        return 0.0  # the ace of spades always wins
    odds = model[NIL_SPADES + nil_spade_holding(suit_of(hand, 0))]
    for suit in range(1, 4):
        odds += model[NIL_SIDE + nil_side_holding(suit_of(hand, suit))]
    for feature in range(NIL_FEATURES):
        odds += out[feature] * model[NIL_OTHER + feature]
    return 1.0 / (1.0 + math.exp(-odds))


@compiled
def choice_features(table: Any, rules: Any, seat: Any, tricks: Any, bid: Any, out: Any) -> None:
    """The features of a number's chance and bags: `out[0:CHOICE_FEATURES]`."""
    auction_features(table, rules, seat, out)
    for feature in range(12, CHOICE_FEATURES):
        out[feature] = 0.0
    over = tricks - float(bid)
    usual = float(min(bid, HIGHEST_FITTED))
    out[12] = over
    out[13] = over * over
    out[14] = usual
    out[15] = usual * over
    out[16] = max(over, 0.0)
    out[17] = out[4] * over
    out[18] = out[5] * over
    out[19] = max(over - 1.0, 0.0)
    out[20] = min(over + 1.0, 0.0)


@compiled
def number_value(
    table: Any, rules: Any, model: Any, seat: Any, tricks: Any, bid: Any, out: Any
) -> Any:
    """The expected points of bidding a number, the opponents' left out."""
    choice_features(table, rules, seat, tricks, bid, out)
    odds = 0.0
    bags = 0.0
    for feature in range(CHOICE_FEATURES):
        odds += out[feature] * model[CHOICE_MADE + feature]
        bags += out[feature] * model[CHOICE_BAGS + feature]
    made = 1.0 / (1.0 + math.exp(-odds))
    contract = float(bid)
    if rules[SIDES] and out[5] == 0.0:
        contract += USUAL_BID + out[6]
    gain = float(rules[TRICK_POINTS]) * contract
    room = float(rules[TARGET] - table[SCORE + seat])
    if room > 0.0:
        gain = min(gain, max(room + BEYOND, 10.0 * float(rules[TRICK_POINTS]) * 0.5))
    if contract >= 13.0:
        gain += float(rules[BOSTON])
    loss = float(rules[SET_POINTS]) * contract
    return made * gain + (1.0 - made) * loss - bag_cost(rules) * max(bags, 0.0)


@entry
def allowed(table: Any, rules: Any, seat: Any) -> Any:
    """The bids open to a seat, a bit each: numbers, and nil at bit NIL (never blind nil)."""
    partner = OPEN
    if rules[SIDES]:
        partner = table[BID + ((seat + 2) & 3)]
    total = 0
    missing = 0
    for other in range(4):
        bid = table[BID + other]
        total += tricks_of(bid)
        if bid == OPEN:
            missing += 1
    last = rules[NOT_THIRTEEN] != 0 and missing == 1
    # The first of two partners leaves the other room for the lowest bid.
    room = 0
    if rules[SIDES] and partner == OPEN and rules[NIL_OPEN] != 1 and not rules[ZERO_IS_NUMBER]:
        room = 1
    bids = 0
    for bid in range(14):
        if bid == 0 and not rules[ZERO_IS_NUMBER]:
            continue
        together = bid + tricks_of(partner)
        if partner != OPEN and partner < NIL and together < rules[MIN_TEAM]:
            continue
        if 0 < rules[MAX_PAIR] < together + room:
            continue
        if last and total + bid == 13:
            continue
        bids |= 1 << bid
    nil_open = rules[NIL_OPEN] != 0
    if rules[NIL_OPEN] == 2 and partner != OPEN:
        nil_open = False
    if rules[DOUBLE_NIL] == 2 and partner >= NIL:
        nil_open = False
    if last and total == 13:
        nil_open = False
    return bids | 1 << NIL if nil_open else bids


@compiled
def best_number(
    table: Any, rules: Any, model: Any, seat: Any, bids: Any, tricks: Any, out: Any
) -> Any:
    """The best of the numbers open (−1: none) under the fitted expectations."""
    chosen = -1
    top = -1e18
    for bid in range(14):
        if ((bids >> bid) & 1 and float(bid) < tricks + 3.0) or (chosen < 0 and (bids >> bid) & 1):
            value = number_value(table, rules, model, seat, tricks, bid, out)
            if value > top:
                top = value
                chosen = bid
    return chosen


@compiled
def nil_edge(
    table: Any, rules: Any, model: Any, seat: Any, tricks: Any, chance: Any, out: Any
) -> Any:
    """The expected points of nil less those of the best number."""
    auction_features(table, rules, seat, out)
    edge = chance * float(rules[NIL_MADE]) + (1.0 - chance) * float(rules[NIL_FAILED])
    for feature in range(12):
        edge += out[feature] * model[CHOICE_NIL + feature]
    edge += chance * model[CHOICE_NIL + 12]
    edge += tricks * model[CHOICE_NIL + 13]
    edge += tricks * tricks * model[CHOICE_NIL + 14]
    edge += max(1.5 - tricks, 0.0) * model[CHOICE_NIL + 15]
    # Far behind near the end a gamble is worth more, far ahead less.
    if rules[SIDES]:
        ours = table[SCORE + seat]
        theirs = table[SCORE + ((seat + 1) & 3)]
        near = float(theirs) > float(rules[TARGET]) * 0.8
        if near and ours < theirs:
            edge += 0.1 * float(theirs - ours)
        elif float(ours) > float(rules[TARGET]) * 0.8 and ours > theirs:
            edge -= 10.0
    return edge


@entry
def choose_bid(table: Any, rules: Any, model: Any, seat: Any, out: Any) -> Any:
    """The bid of a seat: a number, NIL, or OPEN when the house leaves none."""
    bids = allowed(table, rules, seat)
    tricks = expected_tricks(table, rules, model, seat, out)
    number = best_number(table, rules, model, seat, bids, tricks, out)
    if not (bids >> NIL) & 1:
        return number
    if number < 0:
        return NIL
    chance = nil_chance(table, rules, model, seat, out)
    if chance < 0.2:
        return number
    edge = nil_edge(table, rules, model, seat, tricks, chance, out)
    return NIL if edge > 0.0 else number
