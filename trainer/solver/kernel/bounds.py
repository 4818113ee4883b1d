"""Tricks that a side surely takes, read off the lengths and the top cards without any search.

The ideas are those of bridge solvers (quick tricks and later tricks: B. Haglund, "Search algorithms
for a bridge double dummy solver", 2010; and M. Ginsberg, "GIB: imperfect information in a
computationally challenging game", JAIR 14, 2001), restated so that they hold while spades may not
be led. Each claim names how many top cards of each suit it rests on: `depths`, 4 bits a suit, which
partition search turns into ranks that matter.

A bound comes as one word: tricks | depths << 4 (spades lowest).
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.layout import FIELD
from trainer.solver.kernel.words import popcount, zeros_above

PAIRS = 0x1555555  # the low bit of each of 13 owner pairs


@compiled
def held(word: Any, seat: Any) -> Any:
    """Cards of the suit in a seat's hand."""
    return (word >> (4 * seat)) & 15


@compiled
def run_of_seat(word: Any, seat: Any) -> Any:
    """How many of the suit's top cards lie in this one hand."""
    differs = (word >> 16) ^ (seat * PAIRS)
    run = (zeros_above(differs) - 38) >> 1
    return min(run, held(word, seat))


@compiled
def run_of_side(word: Any, side: Any) -> Any:
    """How many of the suit's top cards this side holds."""
    differs = ((word >> 16) ^ (side * PAIRS)) & PAIRS
    run = (zeros_above(differs) - 38) >> 1
    return min(run, held(word, side) + held(word, side + 2))


@compiled
def spade_tops(spades: Any, side: Any) -> Any:
    """Later tricks in spades, sound whether spades are broken or not.

    A side that owns the top T spades takes min(T, longer of its two spade hands) tricks: whatever
    is led, at most one of those cards need go with each trick, unless both hands hold nothing else.
    """
    run = run_of_side(spades, side)
    longer = max(held(spades, side), held(spades, side + 2))
    tricks = min(run, longer)
    return tricks | tricks << 4


@compiled
def certain_tops(spades: Any, side: Any) -> Any:
    """Tricks in spades that fall to the side however it plays: top cards together in one hand."""
    run = run_of_side(spades, side)
    if run == 0:
        return 0
    in_first = (spades >> 16) ^ (side * PAIRS)
    # of the top `run` cards, those with the pair's high bit set lie with seat `side + 2`
    upper = popcount((in_first >> (26 - 2 * run)) & (PAIRS << 1))
    tricks = max(upper, run - upper)
    return tricks | run << 4


@compiled
def cash_suit(word: Any, seat: Any, ruff_a: Any, ruff_b: Any) -> Any:
    """Tricks that a leader cashes in one side suit: tricks | depth << 4.

    `ruff_a`, `ruff_b`: whether the next and the last opponent could ruff when out of the suit.
    """
    partner = held(word, seat ^ 2)
    a = held(word, (seat + 1) & 3)
    b = held(word, (seat + 3) & 3)
    others = max(max(a, b), partner)
    tricks = run_of_seat(word, seat)
    if tricks >= others:
        tricks = held(word, seat)
    if ruff_a:
        tricks = min(tricks, a)
    if ruff_b:
        tricks = min(tricks, b)
    return tricks | min(tricks, others) << 4


@compiled
def cash(e0: Any, e1: Any, e2: Any, e3: Any, seat: Any, broken: Any) -> Any:
    """Tricks that `seat`, on lead, takes with its own winners and its side's top spades."""
    ruff_a = held(e0, (seat + 1) & 3)
    ruff_b = held(e0, (seat + 3) & 3)
    mate = seat ^ 2
    partner = held(e0, mate)
    longest = max(ruff_a, ruff_b)
    run = run_of_seat(e0, seat)
    tops = spade_tops(e0, seat & 1)
    drawn = 0
    if longest == 0 or (broken and run >= longest):
        # Draw their spades first; then nothing is ruffed. (Should the partner have to ruff, he has
        # only spades left and every later trick is ours.)
        c1 = cash_suit(e1, seat, 0, 0)
        c2 = cash_suit(e2, seat, 0, 0)
        c3 = cash_suit(e3, seat, 0, 0)
        others = max(longest, partner)
        spades = run
        if run >= others:
            spades = held(e0, seat)
        drawn = spades + (c1 & 15) + (c2 & 15) + (c3 & 15)
        drawn |= min(spades, others) << 4 | (c1 >> 4) << 8 | (c2 >> 4) << 12 | (c3 >> 4) << 16
        if spades >= (tops & 15):
            return drawn
    c1 = cash_suit(e1, seat, ruff_a, ruff_b)
    c2 = cash_suit(e2, seat, ruff_a, ruff_b)
    c3 = cash_suit(e3, seat, ruff_a, ruff_b)
    side = (c1 & 15) + (c2 & 15) + (c3 & 15)
    if partner:  # he must not be made to ruff with a top spade
        side = min(side, held(e1, mate) + held(e2, mate) + held(e3, mate))
    total = side + (tops & 15)
    if (drawn & 15) >= total:
        return drawn
    return total | (tops >> 4) << 4 | (c1 >> 4) << 8 | (c2 >> 4) << 12 | (c3 >> 4) << 16


@compiled
def crossing(e0: Any, e1: Any, e2: Any, e3: Any, seat: Any, broken: Any) -> Any:
    """Tricks when the leader crosses to a winner of the partner, who then cashes."""
    mate = seat ^ 2
    ruff_a = held(e0, (seat + 1) & 3)
    ruff_b = held(e0, (seat + 3) & 3)
    entry = broken and held(e0, seat) > 0 and run_of_seat(e0, mate) > 0
    if not entry:
        for word in (e1, e2, e3):
            if (
                held(word, seat) > 0
                and run_of_seat(word, mate) > 0
                and (ruff_a == 0 or held(word, (seat + 1) & 3) > 0)
                and (ruff_b == 0 or held(word, (seat + 3) & 3) > 0)
            ):
                entry = True
    if not entry:
        return 0
    return cash(e0, e1, e2, e3, mate, broken)


@compiled
def loses_lead(e0: Any, e1: Any, e2: Any, e3: Any, seat: Any, broken: Any) -> Any:
    """1 (with depths) if whatever the leader plays, the other side wins this trick."""
    foe = (seat + 1) & 1
    mate = seat ^ 2
    mate_ruffs = held(e0, mate) > 0
    depths = 0
    side_cards = held(e1, seat) + held(e2, seat) + held(e3, seat)
    if held(e0, seat) and (broken or side_cards == 0):
        if run_of_side(e0, foe) == 0:
            return 0
        depths |= 1 << 4
    place = 8
    for word in (e1, e2, e3):
        if held(word, seat):
            if run_of_side(word, foe) == 0 or (mate_ruffs and held(word, mate) == 0):
                return 0
            depths |= 1 << place
        place += 4
    return 1 | depths


@compiled
def ranks_of(remaining: Any, depths: Any) -> Any:
    """The lowest of the top cards a claim rests on, one bit a suit (depths: 4 bits a suit)."""
    bits = 0
    for suit in range(4):
        depth = (depths >> (4 * suit)) & 15
        if depth:
            cards = (remaining >> (16 * suit)) & FIELD
            for _ in range(popcount(cards) - depth):
                cards &= cards - 1
            bits |= (cards & -cards) << (16 * suit)
    return bits
