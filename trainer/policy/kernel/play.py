"""Choosing a card: features of each legal card times the weights of the context.

The features are what a player thinks of: who will win this trick, what my other cards will
take later, what a trick is worth now, and the nils that are alive. A seat looks at nothing
but its own hand, the bids and the cards played.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .build import compiled, entry
from .layout import (
    BEST,
    CARDS_AT,
    CHANCES_AT,
    COUNT,
    DECK,
    FEATURES,
    FEATURES_AT,
    HAND,
    LED,
    NEEDS_AT,
    PLAYED,
    SCORES_AT,
    SHARES_AT,
    SIDE_POTENTIAL,
    SIDES,
    SPADE_POTENTIAL,
    STAKES_AT,
    SUIT_CARDS,
    VOID,
    WEIGHTS,
    WINNER,
)
from .need import note_stakes, worth_of_trick
from .table import legal, suit_of, to_move
from .words import lowest, popcount


@compiled
def side_cell(higher: Any, above: Any, out: Any, spades: Any, short: Any) -> Any:
    """The cell of a side-suit card in the table of potentials."""
    out_class = (out + 1) >> 1 if out < 9 else 5
    if out_class > 5:
        out_class = 5
    spade_class = 0 if spades == 0 else (1 if spades < 4 else 2)
    cell = min(higher, 4) * 4 + min(above, 3)
    return ((cell * 6 + out_class) * 3 + spade_class) * 2 + short


@compiled
def spade_cell(higher: Any, above: Any, out: Any, under: Any) -> Any:
    """The cell of a spade in the table of potentials."""
    out_class = out if out < 3 else (3 if out < 5 else (4 if out < 7 else (5 if out < 9 else 6)))
    return ((min(higher, 5) * 6 + min(above, 5)) * 7 + out_class) * 4 + min(under, 3)


@compiled
def potential(model: Any, mine: Any, out: Any, suit: Any, spades_out: Any, short: Any) -> Any:
    """The tricks that my cards of a suit will take later: `mine` and `out` as 13 bits."""
    total = 0.0
    size = popcount(out)
    held = popcount(mine)
    above = held
    cards = mine
    while cards != 0:
        rank = lowest(cards)
        cards &= cards - 1
        above -= 1
        higher = popcount(out >> rank)
        if suit == 0:
            total += model[SPADE_POTENTIAL + spade_cell(higher, above, size, held - 1 - above)]
        else:
            total += model[SIDE_POTENTIAL + side_cell(higher, above, size, spades_out, short)]
    return total


@compiled
def danger(mine: Any, out: Any, suit: Any) -> Any:
    """How dangerous my cards of a suit are to my own nil."""
    total = 0.0
    size = float(popcount(out) + 1)
    weight = 1.5 if suit == 0 else 1.0
    fade = 0.95 if suit == 0 else 0.65
    round_ = 0
    cards = mine
    while cards != 0:
        rank = lowest(cards)
        cards &= cards - 1
        under = float(popcount(out & ((1 << rank) - 1)))
        share = max(under - 1.5 * float(round_), 0.0) / size
        total += weight * share * share
        weight *= fade
        round_ += 1
    return total


#: Shares are read off a table in steps; halves, thirds, quarters and fifths are exact.
STEPS = 120.0
NONE_OF = (1.0 - np.arange(121)[:, None] / STEPS) ** np.arange(14)[None, :]


@compiled
def none_of(share: Any, cards: Any) -> Any:
    """The chance that a seat holds none of `cards` cards, each its with chance `share`."""
    return NONE_OF[int(share * STEPS + 0.5), cards]


@compiled
def shares(table: Any, seat: Any, scratch: Any) -> None:
    """For each other seat and suit, the chance that an unseen card of the suit is there."""
    count = table[COUNT]
    held = popcount(table[HAND + seat])
    for suit in range(4):
        total = 0
        for step in range(1, 4):
            size = held if step < 4 - count else held - 1
            total += 0 if table[VOID + ((seat + step) & 3)] >> suit & 1 else size
        scale = 1.0 / float(max(total, 1))
        for step in range(1, 4):
            size = held if step < 4 - count else held - 1
            void = table[VOID + ((seat + step) & 3)] >> suit & 1
            scratch[SHARES_AT + 4 * step + suit] = 0.0 if void else float(size) * scale


@compiled
def context_of(table: Any, rules: Any, worth: Any, scratch: Any) -> Any:
    """Which weights hold: place in the trick, wanting the trick, whose nil is alive.

    `scratch` holds the stakes of the nils.
    """
    nil = 0
    if scratch[STAKES_AT] > 0.0:
        nil = 1
    elif rules[SIDES] and scratch[STAKES_AT + 2] > 0.0:
        nil = 2
    elif scratch[STAKES_AT + 1] > 0.0 or scratch[STAKES_AT + 3] > 0.0:
        nil = 3
    wants = 1 if worth > 0.0 else 0
    return (nil * 2 + wants) * 4 + table[COUNT]


@compiled
def list_cards(table: Any, rules: Any, scratch: Any) -> Any:
    """The legal cards, the lowest of each run of equals; how many there are."""
    seat = to_move(table)
    cards = legal(table, rules)
    gone = table[PLAYED]
    if table[COUNT] > 0:
        gone &= ~(1 << table[BEST])  # a card that lies between is no gap, the best one is
    count = 0
    for suit in range(4):
        mine = suit_of(cards, suit)
        if mine == 0:
            continue
        out = suit_of(DECK & ~(gone | table[HAND + seat]), suit)
        last = -1
        while mine != 0:
            rank = lowest(mine)
            mine &= mine - 1
            between = 1
            if last >= 0:
                between = out & ((1 << rank) - (1 << last))
            if between != 0:
                scratch[CARDS_AT + count] = float(SUIT_CARDS * suit + rank)
                count += 1
            last = rank
    return count


@compiled
def wins_now(table: Any, card: Any) -> Any:
    """Whether a card goes over what lies on the table."""
    if table[COUNT] == 0:
        return True
    top = table[BEST]
    suit = card // SUIT_CARDS
    top_suit = top // SUIT_CARDS
    return (suit == top_suit and card > top) or (suit == 0 and top_suit != 0)


@compiled
def chances(
    table: Any,
    rules: Any,
    scratch: Any,
    best: Any,
    ahead: Any,
    led: Any,
    worth: Any,
    unseen: Any,
    nils: Any,
) -> None:
    """Who will win the trick: chances of me, left, partner and right, at `CHANCES_AT`.

    Args:
        table: before my card.
        rules: the house.
        scratch: receives the chances; holds the shares.
        best: the winning card once I have played.
        ahead: who is winning then, in steps from me.
        led: the suit led.
        worth: what a trick is worth to my side.
        unseen: the cards I do not see.
        nils: the seats whose nil is alive, a bit each.
    """
    seat = to_move(table)
    suit = best // SUIT_CARDS
    out_best = suit_of(unseen, suit)
    rank = best - SUIT_CARDS * suit
    higher = popcount(out_best >> rank)
    lower = popcount(out_best & ((1 << rank) - 1))
    led_out = popcount(suit_of(unseen, led))
    spades_out = popcount(suit_of(unseen, 0))
    # What is good for one side is bad for the other: all want the trick as much as I do.
    wish = min(max(0.5 + worth / 40.0, 0.1), 0.95)
    partners = rules[SIDES]
    for step in range(4):
        scratch[CHANCES_AT + step] = 0.0
    scratch[CHANCES_AT + ahead] = 1.0
    for step in range(1, 4 - table[COUNT]):
        other = (seat + step) & 3
        share = scratch[SHARES_AT + 4 * step + led]
        void = 1.0 if share == 0.0 else none_of(share, led_out)
        over = 0.0
        ruff = 0.0
        if suit == led:
            over = 1.0 - none_of(share, higher)
            if led != 0:
                ruff = void * (1.0 - none_of(scratch[SHARES_AT + 4 * step], spades_out))
        else:
            ruff = void * (1.0 - none_of(scratch[SHARES_AT + 4 * step], higher))
        forced = over * none_of(share, lower)
        is_nil = nils >> other & 1
        can = min(over + ruff, 1.0)
        gain = 0.0
        for winner in range(4):
            if winner == step or scratch[CHANCES_AT + winner] == 0.0:
                continue
            winner_seat = (seat + winner) & 3
            winner_nil = nils >> winner_seat & 1
            if is_nil:
                goes = forced  # a nil goes over only where it must
            elif partners and (winner - step) & 1 == 0:
                goes = can * (0.9 if winner_nil else 0.12)
            else:
                goes = can * (0.12 if winner_nil else wish)
            gain += scratch[CHANCES_AT + winner] * goes
            scratch[CHANCES_AT + winner] *= 1.0 - goes
        scratch[CHANCES_AT + step] += gain


@compiled
def ruffing(length: Any, spades: Any) -> Any:
    """How near a side suit of this length is to a ruff, with so many spades."""
    if length > 2 or spades == 0:
        return 0.0
    near = 1.0 if length == 0 else (0.4 if length == 1 else 0.1)
    return near * float(min(spades, 3)) / 3.0


@compiled
def describe(table: Any, rules: Any, model: Any, scratch: Any, worth: Any, count: Any) -> None:
    """Fill the features of the `count` listed cards into `scratch`."""
    seat = to_move(table)
    left = (seat + 1) & 3
    partner = (seat + 2) & 3
    right = (seat + 3) & 3
    hand = table[HAND + seat]
    unseen = DECK & ~(table[PLAYED] | hand)
    place = table[COUNT]
    shares(table, seat, scratch)
    nils = note_stakes(table, rules, seat, scratch)
    me_nil = scratch[STAKES_AT] * 0.01
    partner_nil = scratch[STAKES_AT + 2] * 0.01 if rules[SIDES] else 0.0
    left_nil = scratch[STAKES_AT + 1] * 0.01
    right_nil = scratch[STAKES_AT + 3] * 0.01
    value = worth * 0.05
    stage = float(popcount(hand)) / 13.0
    our_need = scratch[NEEDS_AT]
    their_need = scratch[NEEDS_AT + 1]
    spades_out = popcount(suit_of(unseen, 0))
    my_spades = popcount(suit_of(hand, 0))
    voids = table[VOID + left] | table[VOID + right]
    last_best = -1
    last_suit = -1
    whole = 0.0
    whole_danger = 0.0
    for number in range(count):
        card = int(scratch[CARDS_AT + number])
        suit = card // SUIT_CARDS
        rank = card - SUIT_CARDS * suit
        mine = suit_of(hand, suit)
        out = suit_of(unseen, suit)
        short = voids >> suit & 1 if suit != 0 else 0
        # ---- who wins this trick
        led = suit
        best = card
        ahead = 0
        if place > 0:
            led = table[LED]
            if not wins_now(table, card):
                best = table[BEST]
                ahead = (table[WINNER] - seat) & 3
        if best != last_best:
            chances(table, rules, scratch, best, ahead, led, worth, unseen, nils)
            last_best = best
        me = scratch[CHANCES_AT]
        mate = scratch[CHANCES_AT + 2] if rules[SIDES] else 0.0
        # ---- what the rest of my hand will take
        if suit != last_suit:
            whole = potential(model, mine, out, suit, spades_out, short)
            whole_danger = danger(mine, out, suit) if me_nil > 0.0 else 0.0
            last_suit = suit
        rest = mine & ~(1 << rank)
        change = potential(model, rest, out, suit, spades_out, short) - whole
        length = popcount(rest)
        shape = ruffing(length, my_spades) if suit != 0 else 0.0
        height = float(rank) / 12.0
        at = FEATURES_AT + FEATURES * number
        for feature in range(FEATURES):
            scratch[at + feature] = 0.0
        scratch[at] = value * me
        scratch[at + 1] = value * mate
        scratch[at + 2] = value * change
        scratch[at + 3] = value * shape
        scratch[at + 4] = value * height
        scratch[at + 5] = me
        scratch[at + 6] = mate
        scratch[at + 7] = change
        scratch[at + 8] = shape
        scratch[at + 9] = height
        scratch[at + 28] = our_need * me
        scratch[at + 29] = our_need * change
        scratch[at + 30] = their_need * me
        scratch[at + 31] = their_need * change
        if suit == 0:
            scratch[at + 10] = 1.0
            scratch[at + 11] = value
            scratch[at + 12] = change
        if place == 0:
            scratch[at + 13] = value * float(length) / 5.0
            scratch[at + 14] = float(length) / 5.0
            scratch[at + 15] = value * float(popcount(out)) / 9.0
            if suit != 0 and table[VOID + partner] >> suit & 1:
                scratch[at + 16] = value
            scratch[at + 17] = value * float(short)
        else:
            # no higher card than it takes to win
            scratch[at + 13] = value * me * height
            scratch[at + 14] = me * height
            scratch[at + 15] = mate * height * value
        if nils == 0:
            under = float(popcount(out & ((1 << rank) - 1))) / float(popcount(out) + 1)
            top = 1.0 if out >> rank == 0 else 0.0
            scratch[at + 18] = under
            scratch[at + 19] = value * under
            scratch[at + 20] = stage * value * change
            scratch[at + 21] = stage * value * me
            scratch[at + 22] = top
            scratch[at + 23] = value * top
            scratch[at + 24] = float(length) / 5.0
            scratch[at + 25] = value * float(length) / 5.0
            scratch[at + 26] = stage * change
            scratch[at + 27] = value * shape * (1.0 if suit == led else 0.0)
            continue
        # ---- nils alive: mine, my partner's, an opponent's
        if me_nil > 0.0:
            scratch[at + 18] = me_nil * me
            scratch[at + 19] = me_nil * (danger(rest, out, suit) - whole_danger)
        if partner_nil > 0.0:
            scratch[at + 20] = partner_nil * mate
            scratch[at + 21] = partner_nil * change
            if place == 0:
                scratch[at + 22] = partner_nil * float(table[VOID + partner] >> suit & 1)
            scratch[at + 23] = partner_nil * height
        if left_nil > 0.0 or right_nil > 0.0:
            stake = max(left_nil, right_nil)
            scratch[at + 24] = (
                left_nil * scratch[CHANCES_AT + 1] + right_nil * scratch[CHANCES_AT + 3]
            )
            below_it = popcount(out & ((1 << rank) - 1))
            scratch[at + 25] = stake * float(below_it) / float(popcount(out) + 1)
            scratch[at + 26] = stake * change
            if place == 0 and (
                (left_nil > 0.0 and table[VOID + left] >> suit & 1)
                or (right_nil > 0.0 and table[VOID + right] >> suit & 1)
            ):
                scratch[at + 27] = stake


@compiled
def is_waste(table: Any, rules: Any, scratch: Any, number: Any, count: Any) -> Any:
    """Whether a listed card spends what need not be spent, where tricks are wanted.

    A higher card where the next lower one of the suit does the same: loses too, or wins too
    in last place. And a ruff of the partner's winner in last place, where there is a discard.
    """
    place = table[COUNT]
    if place == 0:
        return False
    card = int(scratch[CARDS_AT + number])
    wins = wins_now(table, card)
    if number > 0:
        under = int(scratch[CARDS_AT + number - 1])
        same = under // SUIT_CARDS == card // SUIT_CARDS and wins_now(table, under) == wins
        if same and (not wins or place == 3):
            return True
    ours = rules[SIDES] and (table[WINNER] - to_move(table)) & 3 == 2
    has_discard = int(scratch[CARDS_AT + count - 1]) >= SUIT_CARDS  # spades are listed first
    return ours and place == 3 and card < SUIT_CARDS and table[LED] != 0 and has_discard


@entry
def choose_card(table: Any, rules: Any, model: Any, scratch: Any) -> Any:
    """The card of the seat to move."""
    count = list_cards(table, rules, scratch)
    if count == 1:
        return int(scratch[CARDS_AT])
    worth = worth_of_trick(table, rules, scratch)
    describe(table, rules, model, scratch, worth, count)
    weights = WEIGHTS + FEATURES * context_of(table, rules, worth, scratch)
    careful = worth > 0.0
    for step in range(4):
        careful = careful and scratch[STAKES_AT + step] == 0.0
    chosen = 0
    top = -1e18
    for number in range(count):
        scratch[SCORES_AT + number] = -1e18
        if careful and is_waste(table, rules, scratch, number, count):
            continue
        at = FEATURES_AT + FEATURES * number
        first = 0.0  # four sums at once: additions wait for each other
        second = 0.0
        third = 0.0
        fourth = 0.0
        for feature in range(0, FEATURES, 4):
            first += scratch[at + feature] * model[weights + feature]
            second += scratch[at + feature + 1] * model[weights + feature + 1]
            third += scratch[at + feature + 2] * model[weights + feature + 2]
            fourth += scratch[at + feature + 3] * model[weights + feature + 3]
        score = (first + second) + (third + fourth)
        scratch[SCORES_AT + number] = score
        if score > top:
            top = score
            chosen = number
    return int(scratch[CARDS_AT + chosen])
