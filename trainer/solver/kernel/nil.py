"""Nil: when it is decided without search, and which cards hurt or save it.

B is the nil bidder, his partner covers, the other two attack.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import reach, strength, top_card
from trainer.solver.kernel.layout import FIELD, HAND
from trainer.solver.kernel.words import load, popcount, store

# ---------------------------------------------------------------- bounds


@compiled
def nil_is_lost(buf: Any, remaining: Any, nil: Any) -> Any:
    """Ranks if the bidder surely takes a trick, else -1.

    Each of his spades must fall to a higher spade, each in a trick of its own: with j spades among
    which the lowest has fewer than j higher ones outside, one of them wins.
    """
    hand = load(buf, HAND + nil) & remaining
    spades = hand & FIELD
    others = remaining & FIELD & ~spades
    need = 0
    while spades:
        top = top_card(spades)
        spades ^= 1 << top
        need += 1
        if popcount(others >> top) < need:
            return 1 << top
    return -1


@compiled
def nil_is_safe(buf: Any, remaining: Any, nil: Any) -> Any:
    """Ranks if the bidder, not on lead, can duck whatever comes, else -1.

    Without spades he is safe in a suit whose i-th lowest card of his is below the i-th lowest card
    of the others, for each i that both have: he plays his highest card under what is led.
    """
    hand = load(buf, HAND + nil) & remaining
    if hand & FIELD:
        return -1
    ranks = 0
    for suit in range(1, 4):
        shift = 16 * suit
        own = (hand >> shift) & FIELD
        others = ((remaining & ~hand) >> shift) & FIELD
        if own and others:
            ranks |= (others & -others) << shift
            while own and others:
                low = own & -own
                if low > others & -others:
                    return -1
                own ^= low
                others &= others - 1
    return ranks


# ---------------------------------------------------------------- ordering: a nil decides


@compiled
def npar(buf: Any, k: Any) -> Any:
    return load(buf, 64 + k)


@compiled
def weigh_nil_leads(
    buf: Any, remaining: Any, leader: Any, nil: Any, moves: Any, count: Any, hint: Any
) -> Any:
    """Order the leads of an attacker, of the partner, or of the bidder himself."""
    target = load(buf, HAND + nil) & remaining
    cover = load(buf, HAND + (nil ^ 2)) & remaining
    foe = load(buf, HAND + (leader ^ 2)) & remaining  # the leader's partner
    own = load(buf, HAND + leader) & remaining
    attack = (leader & 1) != (nil & 1)
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        shift = 16 * suit
        his = (target >> shift) & FIELD
        weight = 2000
        if attack:
            if his:
                low = 63
                low = popcount((his & -his) - 1)
                mates = (foe >> shift) & FIELD
                covers = (cover >> shift) & FIELD
                cover_reach = reach(cover, suit)
                least = strength(16 * suit + low, suit)
                under = popcount(((remaining & ~target) >> shift) & FIELD & ((1 << low) - 1))
                weight += npar(buf, 50) * under - npar(buf, 51) * rank
                weight += npar(buf, 52) * popcount(his) + npar(buf, 53) * popcount(covers)
                if rank < low:
                    weight += npar(buf, 54)
                    if cover_reach < least:
                        weight += npar(buf, 55)
                        if mates == 0 or popcount((mates & -mates) - 1) < low:
                            weight += npar(buf, 56)
                else:
                    weight -= npar(buf, 57)
            else:
                weight -= npar(buf, 58) + npar(buf, 59) * rank
                if target & ~FIELD == 0:
                    weight += npar(buf, 60)
            if suit == 0:
                weight += npar(buf, 61)
            weight += npar(buf, 74) * popcount((own >> shift) & FIELD)
        elif leader == nil:
            weight -= npar(buf, 62) * rank
            weight += npar(buf, 63) * popcount((cover >> shift) & FIELD)
            if suit == 0:
                weight -= 10
        else:
            weight += npar(buf, 64) * rank
            if his:
                low = popcount((his & -his) - 1)
                if rank < low:
                    weight -= npar(buf, 65)
            else:
                weight += npar(buf, 66)
            if suit == 0:
                weight += npar(buf, 67)
        if at == hint:
            weight += npar(buf, 68)
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_nil_follows(
    buf: Any,
    remaining: Any,
    seat: Any,
    pos: Any,
    led: Any,
    winner: Any,
    best: Any,
    nil: Any,
    moves: Any,
    count: Any,
) -> Any:
    """Order the answers of an attacker, of the partner, or of the bidder himself."""
    beat = strength(best, led)
    nil_pos = (nil - seat + pos) & 3  # where the bidder sits in this trick
    target = load(buf, HAND + nil) & remaining
    own = load(buf, HAND + seat) & remaining
    following = (own >> (16 * led)) & FIELD
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        mine = strength(at, led)
        weight = 2000
        field = FIELD << (16 * suit)
        his = target & field
        if seat == nil:
            if mine > beat:
                weight -= npar(buf, 69) + rank
                if pos < 3 and reach(load(buf, HAND + (nil ^ 2)) & remaining, led) > mine:
                    weight += 20
            else:
                weight += npar(buf, 70) * rank
                if following == 0:
                    lower = popcount(remaining & field & ((1 << at) - 1) & ~own)
                    weight += npar(buf, 71) * lower
                    if suit == 0:
                        weight += npar(buf, 72)
        elif (seat & 1) == (nil & 1):
            if winner == nil and nil_pos < pos:
                if mine > beat:
                    weight += 100 - rank
            elif nil_pos < pos:
                weight += npar(buf, 73) * rank
            else:
                weight += npar(buf, 75) * mine
            if following == 0 and mine <= beat:
                weight -= npar(buf, 76) * rank
                if his == 0:
                    weight += npar(buf, 77)
        else:
            if nil_pos < pos:
                if winner == nil:
                    weight += -200 if mine > beat else npar(buf, 78) * rank
                elif mine > beat:
                    weight += npar(buf, 79) + npar(buf, 80) * rank
                else:
                    weight += npar(buf, 81) * rank
            else:
                bids = target & (FIELD << (16 * led))
                least = 0
                if bids:
                    least = strength(top_card(bids & -bids), led)
                elif target & ~FIELD == 0 and target:
                    least = 33 + top_card(target & -target)
                if mine < least:
                    weight += npar(buf, 82) + npar(buf, 83) * rank
                elif mine > beat:
                    weight += npar(buf, 84) * rank
                else:
                    weight += npar(buf, 85) * rank
            if following == 0 and his == 0:
                weight += npar(buf, 86)
        store(buf, moves + i, at | weight << 8)
    return 0


# ---------------------------------------------------------------- ordering: both sides shun tricks


@compiled
def weigh_duck_leads(
    buf: Any, remaining: Any, leader: Any, moves: Any, count: Any, hint: Any
) -> Any:
    """Low cards, in suits where the others must go above."""
    left = load(buf, HAND + ((leader + 1) & 3)) & remaining
    right = load(buf, HAND + ((leader + 3) & 3)) & remaining
    mate = load(buf, HAND + (leader ^ 2)) & remaining
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        mine = strength(at, suit)
        weight = 2000 - 2 * (at & 15)
        if max(reach(left, suit), reach(right, suit)) < max(mine, reach(mate, suit)):
            weight -= 20
        if at == hint:
            weight += 40
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_duck_follows(
    buf: Any,
    remaining: Any,
    seat: Any,
    pos: Any,
    led: Any,
    winner: Any,
    best: Any,
    moves: Any,
    count: Any,
) -> Any:
    """The highest card that does not win; if one must win, the highest in the last seat."""
    beat = strength(best, led)
    ours = (winner & 1) == (seat & 1)
    for i in range(count):
        at = load(buf, moves + i)
        rank = at & 15
        mine = strength(at, led)
        weight = 2000
        if mine > beat:
            weight += rank if pos == 3 else -rank
            if ours:
                weight += 10
            else:
                weight -= 10
        else:
            weight += rank
        store(buf, moves + i, at | weight << 8)
    return 0
