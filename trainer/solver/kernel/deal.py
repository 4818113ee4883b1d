"""A position made ready: squeezed ranks, and per suit the owners of whatever is left."""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.layout import (
    BEST,
    BROKEN,
    BUDGET,
    CANCEL,
    CLAIMS,
    FIELD,
    HAND,
    LEANS,
    LED,
    LOOSE,
    NEED,
    NODES,
    POS,
    STOP,
    SUITS,
    WINNER,
)
from trainer.solver.kernel.words import load, lowest, popcount, store, zeros_above


@compiled
def prepare(buf: Any) -> Any:
    """Fill the owner tables from the four (already squeezed) hands in the header."""
    h0 = load(buf, HAND)
    h1 = load(buf, HAND + 1)
    h2 = load(buf, HAND + 2)
    h3 = load(buf, HAND + 3)
    whole = h0 | h1 | h2 | h3
    for suit in range(4):
        shift = 16 * suit
        base = SUITS + 8192 * suit
        size = popcount((whole >> shift) & FIELD)
        store(buf, base, 0)
        for top in range(size):
            bit = shift + top
            owner = ((h1 >> bit) & 1) + 2 * ((h2 >> bit) & 1) + 3 * ((h3 >> bit) & 1)
            high = (owner << 40) + (1 << (4 * owner))
            edge = base + (1 << top)
            for low in range(1 << top):
                below = load(buf, base + low)
                # the pattern's 26 bits move down by one card, the lengths stay
                word = high + (((below >> 18) & 0xFFFFFF) << 16) + (below & 0xFFFF)
                other = ((below >> 40) & 3) ^ owner
                run = 1 if other else ((below >> 42) & 15) + 1
                side_run = 1 if other & 1 else ((below >> 46) & 15) + 1
                store(buf, edge + low, word + (run << 42) + (side_run << 46))
    for cards in range(1 << popcount(whole & FIELD)):
        store(buf, CLAIMS + cards, 0)
    for suit in range(4):
        for cards in range(1 << popcount((whole >> (16 * suit)) & FIELD)):
            store(buf, LEANS + 8192 * suit + cards, 0)
    return 0


@compiled
def suit_word(buf: Any, remaining: Any, suit: Any) -> Any:
    """What is left of a suit: owner pattern (26 bits, top card first) << 16 | lengths (4 bits a
    seat), and from bit 42 how many of the top cards lie in one hand, from 46 on one side."""
    return load(buf, SUITS + 8192 * suit + ((remaining >> (16 * suit)) & FIELD))


@compiled
def top_card(cards: Any) -> Any:
    """Bit number of the highest card; -1 for none."""
    return 63 - zeros_above(cards)


@compiled
def strength(bit: Any, led: Any) -> Any:
    """How high a card stands in a trick of suit `led`: 0 for a card that cannot win."""
    suit = bit >> 4
    if suit == 0:
        return 33 + (bit & 15)
    if suit == led:
        return 1 + (bit & 15)
    return 0


@compiled
def reach(hand: Any, led: Any) -> Any:
    """The greatest strength that a hand can bring to a trick of suit `led`."""
    follow = (hand >> (16 * led)) & FIELD
    if follow:
        if led == 0:
            return 33 + top_card(follow)
        return 1 + top_card(follow)
    spades = hand & FIELD
    if spades:
        return 33 + top_card(spades)
    return 0


# ---------------------------------------------------------------- the course of a trick
# What both searches do with the cards on the table. Their loops over the moves stay two: each calls
# itself, and a function to call cannot be handed to compiled code without losing the inlining.


@compiled
def must_stop(buf: Any) -> Any:
    """Count a trick start; 1 if the budget is used up or the search was cancelled."""
    if load(buf, STOP):
        return 1
    nodes = load(buf, NODES) + 1
    if nodes > load(buf, BUDGET) or load(buf, CANCEL):
        store(buf, STOP, 1)
        return 1
    store(buf, NODES, nodes)
    return 0


@compiled
def lowest_equal(own: Any, remaining: Any, at: Any) -> Any:
    """Bit of the lowest card equal to card `at` in its owner's hand."""
    bit = 1 << at
    field = FIELD << (at & 48)
    while True:
        below = remaining & field & (bit - 1)
        if below == 0:
            return bit
        under = 1 << top_card(below)
        if under & own == 0:
            return bit
        bit = under


@compiled
def legal_cards(own: Any, status: Any) -> Any:
    """Of a seat's cards those that it may play."""
    if (status >> POS) & 3:
        follow = own & (FIELD << (16 * ((status >> LED) & 3)))
        return follow if follow else own
    if (status >> BROKEN) & 1 == 0 and own & ~FIELD:
        return own & ~FIELD
    return own


@compiled
def with_card(status: Any, at: Any) -> Any:
    """The status with card `at` on the table too, its player still to move."""
    pos = (status >> POS) & 3
    led = (status >> LED) & 3
    if pos == 0:
        led = at >> 4
    elif strength(at, led) <= strength((status >> BEST) & 63, led):
        return status
    seat = (status + pos) & 3
    rest = status & ~((1 << NEED) - (1 << LED))
    return rest | led << LED | seat << WINNER | at << BEST


@compiled
def next_lead(buf: Any, table: Any, status: Any) -> Any:
    """Leader and `BROKEN` once the trick on the table is over, nothing asked yet."""
    broken = (status >> BROKEN) & 1
    if table & FIELD or load(buf, LOOSE):
        broken = 1
    return (status >> WINNER) & 3 | broken << BROKEN


@compiled
def winning_rank(buf: Any, remaining: Any, table: Any, status: Any) -> Any:
    """Bit of the lowest card that wins the trick as its winner does; 0 if it needs no rank."""
    best = (status >> BEST) & 63
    rivals = table & (FIELD << (best & 48))
    if rivals & (rivals - 1):
        return lowest_equal(load(buf, HAND + ((status >> WINNER) & 3)), remaining, best)
    return 0


#: What each of a suit's top four cards is worth in tricks, in thousandths, to the side that owns it
#: and not the other, with eight cards a hand, and how much more with each card above eight; fitted
#: to the values of 2,800 random positions of 8, 10 and 13 cards, as are the figures below.
SPADE_TOPS = (800, 395, 165, 70)
SPADE_GROWTH = (25, 55, 50, 37)
SIDE_TOPS = (640, 185, 70, 25)
SIDE_GROWTH = (37, 56, 40, 22)
SPADE_LENGTH = 300
LONGEST = 330
ON_LEAD = 250
RUFF = 300  # a void in a hand with spades counts two, a singleton one
RUFF_BELOW_TEN = 60
KING_BEHIND_ACE = 100


@compiled
def estimate(buf: Any, remaining: Any, side: Any, leader: Any) -> Any:
    """A guess at the tricks `side` takes, for the first window of the search."""
    size = popcount(remaining) >> 2
    spades = suit_word(buf, remaining, 0)
    total = 500 * size + (ON_LEAD if leader & 1 == side else -ON_LEAD)
    ruff = RUFF if size >= 10 else RUFF_BELOW_TEN
    for suit in range(4):
        word = suit_word(buf, remaining, suit)
        cards = popcount((remaining >> (16 * suit)) & FIELD)
        for place in range(min(cards, 4)):
            if suit == 0:
                worth = SPADE_TOPS[place] + SPADE_GROWTH[place] * (size - 8)
            else:
                worth = SIDE_TOPS[place] + SIDE_GROWTH[place] * (size - 8)
            worth = max(worth, 0)
            total += worth if (word >> (40 - 2 * place)) & 1 == side else -worth
        ace = (word >> 40) & 3
        king = (word >> 38) & 3
        if cards > 1 and (ace ^ king) & 1:
            behind = (king - ace) & 3 == 1
            total += KING_BEHIND_ACE if behind == (king & 1 == side) else -KING_BEHIND_ACE
        if suit:
            for seat in range(4):
                length = (word >> (4 * seat)) & 15
                if length < 2 and (spades >> (4 * seat)) & 15:
                    total += ruff * (2 - length) if seat & 1 == side else -ruff * (2 - length)
    a = (spades >> (4 * side)) & 15
    b = (spades >> (4 * side + 8)) & 15
    c = (spades >> (4 - 4 * side)) & 15
    d = (spades >> (12 - 4 * side)) & 15
    total += SPADE_LENGTH * (a + b - c - d) + LONGEST * (max(a, b) - max(c, d))
    return min(max((total + 500) // 1000, 0), size)


@compiled
def _suit_lean(word: Any, suit: Any) -> Any:
    """What a suit adds to NS's tricks over EW's in the long run, in thousandths."""
    cards = held_by_all(word)
    total = 0
    for place in range(min(cards, 4)):
        worth = SPADE_TOPS[place] if suit == 0 else SIDE_TOPS[place]
        total += worth if (word >> (40 - 2 * place)) & 1 == 0 else -worth
    ace = (word >> 40) & 3
    king = (word >> 38) & 3
    if cards > 1 and (ace ^ king) & 1:
        behind = (king - ace) & 3 == 1
        total += KING_BEHIND_ACE if behind == (king & 1 == 0) else -KING_BEHIND_ACE
    if suit == 0:
        a = word & 15
        b = (word >> 4) & 15
        c = (word >> 8) & 15
        d = (word >> 12) & 15
        total += SPADE_LENGTH * (a + c - b - d) + LONGEST * (max(a, c) - max(b, d))
    return total


@compiled
def held_by_all(word: Any) -> Any:
    """Cards of the suit in all hands."""
    return (word & 15) + ((word >> 4) & 15) + ((word >> 8) & 15) + ((word >> 12) & 15)


@compiled
def likely_tricks(buf: Any, remaining: Any, side: Any, leader: Any) -> Any:
    """A quicker guess than `estimate`: suit by suit, each worked out once for the cards left."""
    size = popcount(remaining) >> 2
    total = ON_LEAD if leader & 1 == 0 else -ON_LEAD
    for suit in range(4):
        place = LEANS + 8192 * suit + ((remaining >> (16 * suit)) & FIELD)
        lean = load(buf, place)
        if lean == 0:
            lean = _suit_lean(suit_word(buf, remaining, suit), suit) + (1 << 20)
            store(buf, place, lean)
        total += lean - (1 << 20)
    total = 500 * size + (total if side == 0 else -total)
    return min(max((total + 500) // 1000, 0), size)


@compiled
def last_trick(buf: Any, remaining: Any, leader: Any) -> Any:
    """Winner of the last trick | its rank, where it won by rank, as a card's bit << 2."""
    led = lowest(load(buf, HAND + leader) & remaining) >> 4
    winner = leader
    best = 0
    height = 0
    for seat in range(4):
        at = lowest(load(buf, HAND + seat) & remaining)
        if strength(at, led) > height:
            height = strength(at, led)
            winner = seat
            best = at
    rivals = remaining & (FIELD << (best & 48))
    if rivals & (rivals - 1):
        return winner | best << 2 | 1 << 8
    return winner
