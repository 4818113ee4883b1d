"""Nil: when it is decided without search, and which cards hurt or save it.

B is the nil bidder, his partner covers, the other two attack.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel import weights as w
from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import reach, strength, top_card
from trainer.solver.kernel.layout import BEST, FIELD, HAND, LED, POS, WINNER
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
                low = popcount((his & -his) - 1)
                mates = (foe >> shift) & FIELD
                covers = (cover >> shift) & FIELD
                cover_reach = reach(cover, suit)
                least = strength(16 * suit + low, suit)
                under = popcount(((remaining & ~target) >> shift) & FIELD & ((1 << low) - 1))
                weight += w.ATTACK_CARDS_UNDER * under - w.ATTACK_RANK * rank
                weight += w.ATTACK_HIS_LENGTH * popcount(his) + w.ATTACK_COVER_LENGTH * popcount(
                    covers
                )
                if rank < low:
                    weight += w.ATTACK_UNDER
                    if cover_reach < least:
                        weight += w.ATTACK_NO_COVER
                        if mates == 0 or popcount((mates & -mates) - 1) < low:
                            weight += w.ATTACK_AT_ONCE
                else:
                    weight -= w.ATTACK_ABOVE
            else:
                weight -= w.ATTACK_HIS_VOID + w.ATTACK_HIS_VOID_RANK * rank
                if target & ~FIELD == 0:
                    weight += w.ATTACK_FORCED_RUFF
            if suit == 0:
                weight += w.ATTACK_SPADE
            weight += w.ATTACK_OWN_LENGTH * popcount((own >> shift) & FIELD)
        elif leader == nil:
            weight -= w.NIL_LEAD_RANK * rank
            weight += w.NIL_LEAD_COVER_LENGTH * popcount((cover >> shift) & FIELD)
            if suit == 0:
                weight -= 10
        else:
            weight += w.COVER_LEAD_RANK * rank
            if his:
                low = popcount((his & -his) - 1)
                if rank < low:
                    weight -= w.COVER_LEAD_UNDER
            else:
                weight += w.COVER_LEAD_HIS_VOID
            if suit == 0:
                weight += w.COVER_LEAD_SPADE
        if at == hint:
            weight += w.NIL_FROM_TABLE
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_nil_follows(
    buf: Any,
    remaining: Any,
    status: Any,
    nil: Any,
    moves: Any,
    count: Any,
) -> Any:
    """Order the answers of an attacker, of the partner, or of the bidder himself."""
    pos = (status >> POS) & 3
    seat = (status + pos) & 3
    led = (status >> LED) & 3
    winner = (status >> WINNER) & 3
    best = (status >> BEST) & 63
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
                weight -= w.NIL_WINNING + rank
                if pos < 3 and reach(load(buf, HAND + (nil ^ 2)) & remaining, led) > mine:
                    weight += 20
            else:
                weight += w.NIL_DUCK_RANK * rank
                if following == 0:
                    lower = popcount(remaining & field & ((1 << at) - 1) & ~own)
                    weight += w.NIL_DISCARD_DANGER * lower
                    if suit == 0:
                        weight += w.NIL_DISCARD_SPADE
        elif (seat & 1) == (nil & 1):
            if winner == nil and nil_pos < pos:
                if mine > beat:
                    weight += 100 - rank
            elif nil_pos < pos:
                weight += w.COVER_AFTER_RANK * rank
            else:
                weight += w.COVER_BEFORE_STRENGTH * mine
            if following == 0 and mine <= beat:
                weight -= w.COVER_DISCARD_RANK * rank
                if his == 0:
                    weight += w.COVER_DISCARD_HIS_VOID
        else:
            if nil_pos < pos:
                if winner == nil:
                    weight += -200 if mine > beat else w.ATTACK_KEEP_UNDER_RANK * rank
                elif mine > beat:
                    weight += w.ATTACK_TAKES_OVER + w.ATTACK_TAKES_OVER_RANK * rank
                else:
                    weight += w.ATTACK_LOW_RANK * rank
            else:
                bids = target & (FIELD << (16 * led))
                least = 0
                if bids:
                    least = strength(top_card(bids & -bids), led)
                elif target & ~FIELD == 0 and target:
                    least = 33 + top_card(target & -target)
                if mine < least:
                    weight += w.ATTACK_BELOW_HIS_LOWEST + w.ATTACK_BELOW_RANK * rank
                elif mine > beat:
                    weight += w.ATTACK_BEAT_RANK * rank
                else:
                    weight += w.ATTACK_ELSE_RANK * rank
            if following == 0 and his == 0:
                weight += w.ATTACK_DISCARD_HIS_VOID
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
    own = load(buf, HAND + leader) & remaining
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        shift = 16 * suit
        mine = strength(at, suit)
        weight = 2000 - w.SHUN_LEAD_RANK * (at & 15)
        foes = max(reach(left, suit), reach(right, suit))
        lowest_left = (left >> shift) & FIELD
        lowest_right = (right >> shift) & FIELD
        if foes < max(mine, reach(mate, suit)):
            weight -= w.SHUN_LEAD_OURS
        if mine < strength(shift + top_card(lowest_left & -lowest_left), suit) or mine < strength(
            shift + top_card(lowest_right & -lowest_right), suit
        ):
            weight += w.SHUN_LEAD_UNDER
        weight += w.SHUN_LEAD_LENGTH * popcount((own >> shift) & FIELD)
        if suit == 0:
            weight += w.SHUN_LEAD_SPADE
        if at == hint:
            weight += w.SHUN_FROM_TABLE
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_duck_follows(
    buf: Any,
    remaining: Any,
    status: Any,
    moves: Any,
    count: Any,
) -> Any:
    """The highest card that does not win; if one must win, the highest in the last seat."""
    pos = (status >> POS) & 3
    seat = (status + pos) & 3
    led = (status >> LED) & 3
    winner = (status >> WINNER) & 3
    best = (status >> BEST) & 63
    beat = strength(best, led)
    ours = (winner & 1) == (seat & 1)
    after = 0
    if pos < 3:
        after = reach(load(buf, HAND + ((seat + 1) & 3)) & remaining, led)
    own = load(buf, HAND + seat) & remaining
    for i in range(count):
        at = load(buf, moves + i)
        rank = at & 15
        mine = strength(at, led)
        weight = 2000
        if mine > beat:
            weight += w.SHUN_LAST_RANK * rank if pos == 3 else -w.SHUN_BEAT_RANK * rank
            if ours:
                weight += w.SHUN_BEAT_OURS
            else:
                weight -= w.SHUN_BEAT_THEIRS
            if after > mine:
                weight += w.SHUN_BEAT_BEATEN
        else:
            weight += w.SHUN_LOW_RANK * rank
            if at >> 4 != led:
                weight += w.SHUN_DISCARD_RANK * rank
                if at >> 4 == 0:
                    weight += w.SHUN_DISCARD_SPADE
                weight += w.SHUN_DISCARD_LENGTH * popcount(own & (FIELD << (at & 48)))
        store(buf, moves + i, at | weight << 8)
    return 0
