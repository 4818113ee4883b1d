"""How many tricks: zero-window search with a table.

`search` asks whether the side MAXER takes at least `need` of the tricks still to be finished. Both
sides' moves come best first, so that a true or false answer mostly needs one move.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.bounds import (
    cash,
    certain_tops,
    crossing,
    held,
    loses_lead,
    ranks_of,
    run_of_seat,
    run_of_side,
    spade_tops,
)
from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import reach, strength, suit_word, top_card
from trainer.solver.kernel.layout import (
    BUDGET,
    CANCEL,
    CARDS,
    ENTRIES,
    ENTRY_WORDS,
    FIELD,
    HAND,
    LOOSE,
    MAXER,
    MOVES,
    NODES,
    STOP,
    STOPPED,
    TRUE,
)
from trainer.solver.kernel.table import LENGTHS, chain_of, find_slot, insert, lowest_ranks
from trainer.solver.kernel.words import load, lowest, popcount, store

# ---------------------------------------------------------------- status word
POS = 2
BROKEN = 4
LED = 5
WINNER = 7
BEST = 9
NEED = 15


@compiled
def status_at_lead(leader: Any, broken: Any, need: Any) -> Any:
    """Status of a trick about to be led."""
    return leader | broken << BROKEN | need << NEED


@compiled
def list_moves(own: Any, remaining: Any, moves: Any, buf: Any) -> Any:
    """One card of each group of equals (the highest), as bit numbers, into the scratch area."""
    count = 0
    cards = own
    while cards:
        bit = cards & -cards
        cards ^= bit
        at = lowest(bit)
        above = remaining & ~((bit << 1) - 1) & (FIELD << (at & 48))
        if above == 0 or (above & -above) & own == 0:
            store(buf, moves + count, at)
            count += 1
    return count


@compiled
def name_of(remaining: Any, at: Any) -> Any:
    """A card as suit and place from the top (6 bits), to be found again in another position."""
    above = popcount((remaining >> at) & (FIELD >> (at & 15))) - 1
    return at >> 4 | above << 2


@compiled
def place_of(remaining: Any, name: Any) -> Any:
    """The bit number of a card named by `name_of`."""
    suit = name & 3
    cards = (remaining >> (16 * suit)) & FIELD
    for _ in range((name >> 2) & 15):
        cards &= ~(1 << top_card(cards))
    return 16 * suit + top_card(cards)


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


# ---------------------------------------------------------------- move ordering


@compiled
def par(buf: Any, k: Any) -> Any:
    return load(buf, 64 + k)


@compiled
def weigh_leads(buf: Any, remaining: Any, leader: Any, moves: Any, count: Any, hint: Any) -> Any:
    """Put an ordering weight above each lead's bit number."""
    left = load(buf, HAND + ((leader + 1) & 3)) & remaining
    mate = load(buf, HAND + (leader ^ 2)) & remaining
    right = load(buf, HAND + ((leader + 3) & 3)) & remaining
    own = load(buf, HAND + leader) & remaining
    seen = -1
    base = 0
    left_reach = 0
    mate_reach = 0
    right_reach = 0
    length = 0
    own_top = 0
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        shift = 16 * suit
        if suit != seen:
            seen = suit
            mine_suit = (own >> shift) & FIELD
            mate_suit = (mate >> shift) & FIELD
            left_suit = (left >> shift) & FIELD
            right_suit = (right >> shift) & FIELD
            left_reach = reach(left, suit)
            right_reach = reach(right, suit)
            mate_reach = reach(mate, suit)
            length = popcount(mine_suit)
            own_top = top_card(mine_suit)
            base = 2000 + par(buf, 0) * length
            base += par(buf, 1) * popcount(mate_suit)
            base += par(buf, 2) * popcount(left_suit) + par(buf, 3) * popcount(right_suit)
            if suit == 0:
                base += par(buf, 4)
            else:
                if left_suit == 0 and left & FIELD:
                    base -= par(buf, 5)
                if right_suit == 0 and right & FIELD:
                    base -= par(buf, 6)
                if mate_suit == 0 and mate & FIELD:
                    base += par(buf, 7)
                if length == 1 and own & FIELD:
                    base += par(buf, 8)
        mine = strength(at, suit)
        foes = max(left_reach, right_reach)
        weight = base
        if mine > foes:  # wins by itself
            weight += par(buf, 9) + par(buf, 10) * rank
            if mate_reach > mine:
                weight += par(buf, 11)
        elif mate_reach > foes:  # the partner can win
            weight += par(buf, 12) - par(buf, 13) * rank
        elif mate_reach > left_reach and mate_reach > mine:
            weight += par(buf, 14) - par(buf, 15) * rank
        elif mine > left_reach and mine > mate_reach:
            weight += par(buf, 16) - par(buf, 17) * rank
        else:
            weight += par(buf, 18) - par(buf, 19) * rank
        if rank == own_top and length > 1:
            weight += par(buf, 20)
        if at == hint:
            weight += par(buf, 21)
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_follows(
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
    """Put an ordering weight above each following card's bit number."""
    beat = strength(best, led)
    ours = (winner & 1) == (seat & 1)
    after = 0  # strongest answer of the opponent still to play
    mate_after = 0  # strongest answer of the partner still to play
    if pos < 3:
        after = reach(load(buf, HAND + ((seat + 1) & 3)) & remaining, led)
    if pos == 1:
        mate_after = reach(load(buf, HAND + (seat ^ 2)) & remaining, led)
    own = load(buf, HAND + seat) & remaining
    following = (own >> (16 * led)) & FIELD
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        mine = strength(at, led)
        top = max(mine, beat)
        weight = 2000
        if mine > beat:
            if mate_after > max(after, mine):
                weight += par(buf, 30) - par(buf, 31) * rank
            elif mine > after:
                weight += par(buf, 32) - par(buf, 33) * rank
            else:
                weight += par(buf, 34) - par(buf, 35) * rank
                if pos == 1:
                    weight += par(buf, 43)
        elif mate_after > max(after, beat) or (ours and beat > after):
            weight += par(buf, 36) - par(buf, 37) * rank
        else:
            weight += par(buf, 38) - par(buf, 39) * rank
        if following == 0 and suit != 0:
            field = FIELD << (16 * suit)
            length = popcount(own & field)
            weight += length * par(buf, 40)
            if at == top_card(remaining & field):
                weight -= par(buf, 41)
            elif length == 2 and (1 << top_card(remaining & field)) & own == 0 and (
                1 << top_card(remaining & field & ~(1 << top_card(remaining & field)))
            ) & own:
                weight -= par(buf, 42)
            if length == 1 and own & FIELD:
                weight += par(buf, 44)
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def next_best(buf: Any, moves: Any, done: Any, count: Any) -> Any:
    """Take the heaviest move not yet tried; returns its bit number."""
    pick = done
    heaviest = load(buf, moves + done)
    for i in range(done + 1, count):
        other = load(buf, moves + i)
        if other > heaviest:
            heaviest = other
            pick = i
    store(buf, moves + pick, load(buf, moves + done))
    store(buf, moves + done, heaviest)
    return heaviest & 0xFF


# ---------------------------------------------------------------- search


@compiled
def search(buf: Any, remaining: Any, played: Any, status: Any) -> Any:
    """TRUE | ranks if the side MAXER still takes `need` tricks, else ranks; STOPPED when told."""
    need = status >> NEED
    leader = status & 3
    pos = (status >> POS) & 3
    broken = (status >> BROKEN) & 1
    seat = (leader + pos) & 3
    maxer = load(buf, MAXER)
    tricks = popcount(remaining) >> 2
    key = 0
    own_a = 0
    own_b = 0
    own = load(buf, HAND + seat) & remaining
    moves = MOVES + 16 * (tricks * 4 - pos)

    if pos == 0:
        # ---- the trick has not begun: end, bounds, table
        if need <= 0:
            return TRUE
        if need > tricks:
            return 0
        nodes = load(buf, NODES) + 1
        store(buf, NODES, nodes)
        if nodes > load(buf, BUDGET) or load(buf, CANCEL) or load(buf, STOP):
            store(buf, STOP, 1)
            return STOPPED
        e0 = suit_word(buf, remaining, 0)
        e1 = suit_word(buf, remaining, 1)
        e2 = suit_word(buf, remaining, 2)
        e3 = suit_word(buf, remaining, 3)
        mine = (leader & 1) == maxer
        wanted = need if mine else tricks + 1 - need  # what the leader's side is after
        sure = cash(e0, e1, e2, e3, leader, broken)
        if (sure & 15) < wanted:
            sure = crossing(e0, e1, e2, e3, leader, broken)
        if (sure & 15) >= wanted:
            ranks = ranks_of(remaining, sure >> 4)
            return (TRUE | ranks) if mine else ranks
        others = tricks + 1 - wanted  # what the other side is after
        sure = spade_tops(e0, (leader + 1) & 1)
        if (sure & 15) < others:
            if others == 1:
                sure = loses_lead(e0, e1, e2, e3, leader, broken)
        if (sure & 15) >= others:
            ranks = ranks_of(remaining, sure >> 4)
            return ranks if mine else (TRUE | ranks)

        own_a = e0 >> 16 | (e1 >> 16) << 26
        own_b = e2 >> 16 | (e3 >> 16) << 26
        key = (
            (e0 & LENGTHS)
            | (e1 & LENGTHS) << 16
            | (e2 & LENGTHS) << 32
            | leader << 48
            | broken << 50
            | tricks << 51
        )
        hint = -1
        entry = chain_of(buf, find_slot(buf, key))
        entries = load(buf, ENTRIES)
        while entry:
            place = entries + ENTRY_WORDS * entry
            link = load(buf, place + 4)
            mask_a = load(buf, place + 2)
            if (own_a & mask_a) == load(buf, place):
                mask_b = load(buf, place + 3)
                if (own_b & mask_b) == load(buf, place + 1):
                    if need <= ((link >> 32) & 15):
                        return TRUE | lowest_ranks(remaining, mask_a, mask_b)
                    if need > (link >> 36) & 15:
                        return lowest_ranks(remaining, mask_a, mask_b)
                    hint = place_of(remaining, link >> 40)
            entry = link & 0xFFFFFFFF

        legal = own
        if broken == 0 and own & ~FIELD:
            legal = own & ~FIELD
        count = list_moves(legal, remaining, moves, buf)
        if count > 1:
            weigh_leads(buf, remaining, leader, moves, count, hint)
        led = 0
        winner = seat
        best = 0
    else:
        led = (status >> LED) & 3
        winner = (status >> WINNER) & 3
        best = (status >> BEST) & 63
        legal = own & (FIELD << (16 * led))
        if legal == 0:
            legal = own
        count = list_moves(legal, remaining, moves, buf)
        if count > 1:
            weigh_follows(buf, remaining, seat, pos, led, winner, best, moves, count)

    # ---- try the moves
    goal = TRUE if (seat & 1) == maxer else 0  # the answer the mover hopes for
    answer = 0
    ranks = 0
    good = load(buf, moves) & 0xFF
    i = 0
    while i < count:
        at = next_best(buf, moves, i, count)
        i += 1
        if pos == 0:
            led_now = at >> 4
            winner_now = seat
            best_now = at
        else:
            led_now = led
            winner_now = winner
            best_now = best
            if strength(at, led) > strength(best, led):
                winner_now = seat
                best_now = at
        table = played | 1 << at
        if pos < 3:
            answer = search(
                buf,
                remaining,
                table,
                leader
                | (pos + 1) << POS
                | broken << BROKEN
                | led_now << LED
                | winner_now << WINNER
                | best_now << BEST
                | need << NEED,
            )
        else:
            spades_out = 1 if (broken or table & FIELD or load(buf, LOOSE)) else 0
            need_now = need - 1 if (winner_now & 1) == maxer else need
            answer = search(
                buf,
                remaining & ~table,
                table & 0,
                status_at_lead(winner_now, spades_out, max(need_now, 0)),
            )
            suit_of_trick = table & (FIELD << (best_now & 48))
            if suit_of_trick & (suit_of_trick - 1):  # won by rank
                answer |= lowest_equal(load(buf, HAND + winner_now), remaining, best_now)
        if answer & STOPPED:
            return STOPPED
        if (answer & TRUE) == goal:
            ranks = answer & CARDS
            good = at
            break
        ranks |= answer & CARDS

    answer = (answer & TRUE) | ranks
    if pos == 0:
        if answer & TRUE:
            info = need | tricks << 4
        else:
            info = (need - 1) << 4
        info |= name_of(remaining, good) << 8
        insert(buf, key, remaining, own_a, own_b, ranks, info)
    return answer


@compiled
def at_least(buf: Any, remaining: Any, played: Any, status: Any) -> Any:
    """`search` for callers outside the recursion."""
    return search(buf, remaining, played, status)
