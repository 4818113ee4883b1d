"""Tricks that a side surely takes, read off the lengths and the top cards without any search.

The ideas are those of bridge solvers (quick tricks and later tricks: B. Haglund, "Search algorithms
for a bridge double dummy solver", 2010; and M. Ginsberg, "GIB: imperfect information in a
computationally challenging game", JAIR 14, 2001), restated so that they hold while spades may not
be led. Each claim names how many top cards of each suit it rests on: `depths`, 4 bits a suit, which
partition search turns into ranks that matter. So a bound is asked for no more tricks than decide.

Depths come as one word: 4 bits a suit, spades in the bits from 4 up; -1 for "not proven".
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import suit_word, top_card
from trainer.solver.kernel.layout import CLAIMS, FIELD
from trainer.solver.kernel.words import load, lowest, popcount, store


@compiled
def held(word: Any, seat: Any) -> Any:
    """Cards of the suit in a seat's hand."""
    return (word >> (4 * seat)) & 15


@compiled
def run_of_seat(word: Any, seat: Any) -> Any:
    """How many of the suit's top cards lie in this one hand."""
    return (word >> 42) & 15 if (word >> 40) & 3 == seat else 0


@compiled
def run_of_side(word: Any, side: Any) -> Any:
    """How many of the suit's top cards this side holds."""
    return (word >> 46) & 15 if (word >> 40) & 1 == side else 0


@compiled
def spade_claims(buf: Any, remaining: Any, spades: Any) -> Any:
    """Later tricks in spades of both sides, whoever leads what, by how many top spades they need.

    Four masks of 13 bits: a bit d says that the top d + 1 spades prove one trick more than the top
    d do. The first two (NS, EW) hold if the side chooses its cards well, the next two however it
    plays.

    A trick in which a spade of ours goes is lost only to a higher spade of theirs. So of any set of
    our spades that all go to different tricks, no more are lost than can be matched with higher
    ones of theirs. The cards of one hand go to different tricks anyway. As many cards as the longer
    hand holds, taken from both hands, can be made to: in a trick that takes a spade of each, play
    one of the set and one that is not, of which the longer hand has as many as the set takes from
    the shorter.
    """
    known = load(buf, CLAIMS + (remaining & FIELD))
    if known:
        return known
    size = popcount(remaining & FIELD)
    free = 0  # their higher spades not matched yet, by our hand (4 bits a seat)
    sure = 0  # tricks of one hand
    room_0 = max(held(spades, 0), held(spades, 2))
    room_1 = max(held(spades, 1), held(spades, 3))
    free_0 = 0
    free_1 = 0
    best_0 = 0
    best_1 = 0
    claims = 1 << 62
    for depth in range(size):
        owner = (spades >> (40 - 2 * depth)) & 3
        if (free >> (4 * owner)) & 15:
            free -= 1 << (4 * owner)
        else:
            sure += 1 << (4 * owner)
        free += 0x1010 if owner & 1 == 0 else 0x0101
        if owner & 1:
            free_0 += 1
            if max((sure >> 4) & 15, (sure >> 12) & 15) > best_1:
                best_1 += 1
                claims |= 1 << (39 + depth)
            if room_1:
                room_1 -= 1
                if free_1:
                    free_1 -= 1
                else:
                    claims |= 1 << (13 + depth)
        else:
            free_1 += 1
            if max(sure & 15, (sure >> 8) & 15) > best_0:
                best_0 += 1
                claims |= 1 << (26 + depth)
            if room_0:
                room_0 -= 1
                if free_0:
                    free_0 -= 1
                else:
                    claims |= 1 << depth
    store(buf, CLAIMS + (remaining & FIELD), claims)
    return claims


@compiled
def depth_for(claims: Any, tricks: Any) -> Any:
    """How many top spades prove so many tricks (0 for none)."""
    if tricks <= 0:
        return 0
    for _ in range(tricks - 1):
        claims &= claims - 1
    return lowest(claims) + 1


@compiled
def cash_suit(word: Any, seat: Any, ruff_a: Any, ruff_b: Any) -> Any:
    """Tricks that a leader cashes in one side suit: tricks | depth << 4.

    `ruff_a`, `ruff_b`: whether the next and the last opponent could ruff when out of the suit.
    """
    tricks = run_of_seat(word, seat)
    if tricks == 0:
        return 0
    partner = held(word, seat ^ 2)
    a = held(word, (seat + 1) & 3)
    b = held(word, (seat + 3) & 3)
    others = max(max(a, b), partner)
    if tricks >= others:
        tricks = held(word, seat)
    if ruff_a:
        tricks = min(tricks, a)
    if ruff_b:
        tricks = min(tricks, b)
    return tricks | min(tricks, others) << 4


@compiled
def side_cards(e1: Any, e2: Any, e3: Any, seat: Any) -> Any:
    """Cards in the seat's hand that are no spades."""
    return held(e1, seat) + held(e2, seat) + held(e3, seat)


@compiled
def shorten(c1: Any, c2: Any, c3: Any, tricks: Any) -> Any:
    """Depths in the side suits of so many of the tricks that `cash_suit` found in them."""
    depths = 0
    for place in range(3):
        suit = c1 if place == 0 else (c2 if place == 1 else c3)
        some = min(suit & 15, tricks)
        tricks -= some
        depths |= min(some, suit >> 4) << (4 * place + 8)
    return depths


@compiled
def winners(
    e0: Any,
    e1: Any,
    e2: Any,
    e3: Any,
    seat: Any,
    broken: Any,
    drawn: Any,
    spades: Any,
    claims: Any,
    wanted: Any,
) -> Any:
    """Depths if `wanted` tricks come from side suits and spades: see `cash`.

    `spades` tricks in spades come by `claims`, or, the other side's being `drawn`, by their length
    (then `claims` is the depth).
    """
    mate = seat ^ 2
    ruff_a = held(e0, (seat + 1) & 3) if drawn == 0 else 0
    ruff_b = held(e0, (seat + 3) & 3) if drawn == 0 else 0
    # Nobody must be made to ruff. (After drawing he would have only winners left: all are ours.)
    most = 13
    if drawn == 0 and held(e0, mate):
        most = side_cards(e1, e2, e3, mate)
    c1 = cash_suit(e1, seat, ruff_a, ruff_b)
    c2 = cash_suit(e2, seat, ruff_a, ruff_b)
    c3 = cash_suit(e3, seat, ruff_a, ruff_b)
    side = min((c1 & 15) + (c2 & 15) + (c3 & 15), most)
    entry = 0
    if side + spades < wanted:
        # Cross to the partner: he cashes the suits in which he has the top card.
        m1 = cash_suit(e1, mate, ruff_b, ruff_a)
        m2 = cash_suit(e2, mate, ruff_b, ruff_a)
        m3 = cash_suit(e3, mate, ruff_b, ruff_a)
        if m1 | m2 | m3 == 0:
            return -1
        if m1 and held(e1, seat):
            entry = 1 << 8
        elif m2 and held(e2, seat):
            entry = 1 << 12
        elif m3 and held(e3, seat):
            entry = 1 << 16
        elif drawn == 0 and broken and held(e0, seat) and run_of_seat(e0, mate):
            # by a trick that may take two of the spades that the claims count: one claim less
            entry = 1 << 4
            claims &= claims - 1
            spades -= 1
        else:
            return -1
        c1 = c1 if c1 else m1
        c2 = c2 if c2 else m2
        c3 = c3 if c3 else m3
        if drawn == 0 and held(e0, seat):
            most = min(most, side_cards(e1, e2, e3, seat))
        side = min((c1 & 15) + (c2 & 15) + (c3 & 15), most)
        if side + spades < wanted:
            return -1
    need = max(wanted - side, 0)
    depths = claims if drawn else depth_for(claims, need)
    depths = depths << 4 | shorten(c1, c2, c3, wanted - need)
    if depths & 15 * entry == 0:
        depths |= entry
    return depths


@compiled
def cash(
    e0: Any, e1: Any, e2: Any, e3: Any, seat: Any, broken: Any, claims: Any, wanted: Any
) -> Any:
    """Depths if `seat`, on lead, takes `wanted` tricks with its own winners, then its partner's
    where it can cross to them, and the side's spades (`claims`); else -1.
    """
    found = winners(e0, e1, e2, e3, seat, broken, 0, popcount(claims), claims, wanted)
    if found >= 0:
        return found
    longest = max(held(e0, (seat + 1) & 3), held(e0, (seat + 3) & 3))
    run = run_of_seat(e0, seat)
    if longest == 0 or (broken and run >= longest):
        # Draw their spades first; then nothing is ruffed.
        others = max(longest, held(e0, seat ^ 2))
        spades = run
        if run >= others:
            spades = held(e0, seat)
        return winners(e0, e1, e2, e3, seat, broken, 1, spades, min(spades, others), wanted)
    return -1


@compiled
def loses_lead(e0: Any, e1: Any, e2: Any, e3: Any, seat: Any, broken: Any) -> Any:
    """Depths if whatever the leader plays, the other side wins this trick; else -1."""
    foe = (seat + 1) & 1
    mate = seat ^ 2
    mate_ruffs = held(e0, mate) > 0
    depths = 0
    side_cards = held(e1, seat) + held(e2, seat) + held(e3, seat)
    if held(e0, seat) and (broken or side_cards == 0):
        if run_of_side(e0, foe) == 0:
            return -1
        depths |= 1 << 4
    place = 8
    for word in (e1, e2, e3):
        if held(word, seat):
            if run_of_side(word, foe) == 0 or (mate_ruffs and held(word, mate) == 0):
                return -1
            depths |= 1 << place
        place += 4
    return depths


@compiled
def takes_over(buf: Any, remaining: Any, led: Any, leader: Any, broken: Any, wanted: Any) -> Any:
    """Depths if the side that did not lead, with only the leader's card of a suit on the table,
    takes this trick and with what follows `wanted` tricks; else -1.

    Whoever of them holds the suit's top card, or ruffs where nobody can ruff higher, stands as if
    he had led the suit himself: the leader's card is a lower one, and all else is as `cash` has it.
    """
    first = (leader + 1) & 3
    last = (leader + 3) & 3
    foe = leader ^ 2
    word = suit_word(buf, remaining, led)
    spades = suit_word(buf, remaining, 0)
    who = (word >> 40) & 3
    top = 1
    if who & 1 == leader & 1:
        # They have the top card: it takes a ruff, and the third hand must follow.
        if led == 0 or held(word, foe) == 0:
            return -1
        top = 0
        if held(word, first) == 0 and held(spades, first):
            who = first
        elif held(word, last) == 0 and held(spades, last):
            who = last
        else:
            return -1
    elif led and held(word, foe) == 0 and held(spades, foe):
        return -1  # he may ruff
    claims = (spade_claims(buf, remaining, spades) >> (13 * (who & 1))) & FIELD
    if led == 0:
        claims &= claims - 1  # the trick may take two of the spades that count
    e1 = suit_word(buf, remaining, 1)
    e2 = suit_word(buf, remaining, 2)
    e3 = suit_word(buf, remaining, 3)
    depths = winners(spades, e1, e2, e3, who, broken, 0, popcount(claims), claims, wanted)
    if depths >= 0 and top and (depths >> (4 * led + 4)) & 15 == 0:
        depths |= 1 << (4 * led + 4)
    return depths


@compiled
def ranks_of(remaining: Any, depths: Any) -> Any:
    """The lowest of the top cards a claim rests on, one bit a suit (depths: 4 bits a suit)."""
    bits = 0
    for suit in range(4):
        cards = (remaining >> (16 * suit)) & FIELD
        low = 0
        for _ in range((depths >> (4 * suit + 4)) & 15):
            low = 1 << top_card(cards)
            cards ^= low
        bits |= low << (16 * suit)
    return bits
