"""Whether a goal is reached: the search behind the objectives `score` and `nil`.

The side MAXER plays for a goal state (see `automaton`). A won trick moves the state on; whatever
was proven for a goal holds for every goal that asks less (true) or more (false).
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel import weights as w
from trainer.solver.kernel.automaton import DUCK, KEEP, WIN, covers, next_state, style, summary
from trainer.solver.kernel.bounds import (
    cash,
    depth_for,
    loses_lead,
    ranks_of,
    spade_claims,
)
from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import (
    last_trick,
    legal_cards,
    likely_tricks,
    must_stop,
    next_lead,
    suit_word,
    winning_rank,
    with_card,
)
from trainer.solver.kernel.layout import (
    BROKEN,
    CARDS,
    CHAINS,
    FIELD,
    HAND,
    HOW,
    KILLER,
    MAXER,
    MOVES,
    NEED,
    NIL,
    POS,
    STOP,
    STOPPED,
    TEAM,
    TRUE,
)
from trainer.solver.kernel.moves import (
    as_small,
    list_moves,
    name_of,
    next_best,
    place_of,
    recall,
    record_of,
    remember,
    weigh_follows,
    weigh_leads,
)
from trainer.solver.kernel.nil import (
    nil_is_lost,
    nil_is_safe,
    weigh_duck_follows,
    weigh_duck_leads,
    weigh_nil_follows,
    weigh_nil_leads,
)
from trainer.solver.kernel.table import (
    chains_of,
    class_of,
    expect,
    following,
    holding,
    info_of,
    insert,
    owners_of,
    ranks_used,
)
from trainer.solver.kernel.words import load, lowest, popcount, store, zeros_above


@compiled
def deeper(a: Any, b: Any) -> Any:
    """Both claims' depths, suit by suit the greater."""
    out = 0
    for suit in range(4, 20, 4):
        out |= max((a >> suit) & 15, (b >> suit) & 15) << suit
    return out


@compiled
def surely(
    e0: Any,
    e1: Any,
    e2: Any,
    e3: Any,
    leader: Any,
    broken: Any,
    side: Any,
    claims: Any,
    wanted: Any,
) -> Any:
    """Depths if `side` takes `wanted` tricks without any search; else -1."""
    own = (claims >> (13 * side)) & FIELD
    if popcount(own) >= wanted:
        return depth_for(own, wanted) << 4
    if leader & 1 != side:
        if wanted == 1:
            return loses_lead(e0, e1, e2, e3, leader, broken)
        return -1
    return cash(e0, e1, e2, e3, leader, broken, own, wanted)


@compiled
def settled(
    e0: Any,
    e1: Any,
    e2: Any,
    e3: Any,
    leader: Any,
    broken: Any,
    maxer: Any,
    tricks: Any,
    claims: Any,
    both: Any,
) -> Any:
    """Whether sure tricks decide the goal: 0 no, 1 won, 2 lost; the depths stand above 4 bits.

    A bound in tricks counts only where every outcome beyond it is good (or bad): bags make more
    tricks no better than fewer. `certain` is what falls to a side even if it shuns tricks.
    """
    sure = both & KEEP
    may = (both >> 14) & KEEP
    full = (1 << (tricks + 1)) - 1
    certain_us = (claims >> (26 + 13 * maxer)) & FIELD
    certain_them = (claims >> (39 - 13 * maxer)) & FIELD
    least_us = popcount(certain_us)
    least_them = popcount(certain_them)
    low = full & ~((1 << least_us) - 1)
    high = full >> least_them
    bad = high & ~sure
    if bad & low == 0:
        return 1 | deeper(
            depth_for(certain_us, least_us) << 4, depth_for(certain_them, least_them) << 4
        )
    depths = -1
    if (bad >> tricks) & 1 == 0:
        depths = surely(e0, e1, e2, e3, leader, broken, maxer, claims, 64 - zeros_above(bad))
    if depths >= 0:
        return 1 | deeper(depths, depth_for(certain_them, least_them) << 4)
    good = low & may
    if good & high == 0:
        return 2 | deeper(
            depth_for(certain_us, least_us) << 4, depth_for(certain_them, least_them) << 4
        )
    if good & 1 == 0:
        wanted = tricks + 1 - lowest(good)
        depths = surely(e0, e1, e2, e3, leader, broken, 1 - maxer, claims, wanted)
    if depths >= 0:
        return 2 | deeper(depths, depth_for(certain_us, least_us) << 4)
    return 0


@compiled
def lean(both: Any, how: Any, likely: Any, tricks: Any) -> Any:
    """WIN or DUCK, by the numbers of tricks that are good and the `likely` one.

    What is nearest on the other side of the fence decides: the next bad number where the likely one
    is good, else the next good one.
    """
    good = both & KEEP
    if (good >> likely) & 1:
        good = ~good & ((1 << (tricks + 1)) - 1)
        up = lowest(good >> likely)
        down = zeros_above(good << (63 - likely))
        return how if up == down else (WIN if down < up else DUCK)
    up = lowest(good >> likely)
    down = zeros_above(good << (63 - likely))
    return how if up == down else (WIN if up < down else DUCK)


@compiled
def way_to_play(buf: Any, state: Any, remaining: Any, leader: Any) -> Any:
    """How the players of a trick order their cards: the nil bidder that decides, WIN or DUCK."""
    how = style(buf, state)
    if how < WIN:
        return how
    tricks = popcount(remaining) >> 2
    likely = likely_tricks(buf, remaining, load(buf, MAXER), leader)
    return lean(summary(buf, state), how, likely, tricks)


@compiled
def pursue(buf: Any, remaining: Any, played: Any, status: Any) -> Any:
    """TRUE | ranks if the side MAXER reaches the goal, else ranks; STOPPED when told."""
    state = status >> NEED
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
    how = WIN

    if pos == 0:
        if state == 1:
            return TRUE
        if state == 0:
            return 0
        if must_stop(buf):
            return STOPPED
        if tricks == 1:
            last = last_trick(buf, remaining, leader)
            ranks = 1 << ((last >> 2) & 63) if last >> 8 else 0
            return (TRUE | ranks) if next_state(buf, state, last & 3) == 1 else ranks
        e0 = suit_word(buf, remaining, 0)
        e1 = suit_word(buf, remaining, 1)
        e2 = suit_word(buf, remaining, 2)
        e3 = suit_word(buf, remaining, 3)
        own_a = owners_of(e0, e1)
        own_b = owners_of(e2, e3)
        key = class_of(e0, e1, e2, leader, broken, tricks)
        expect(buf, key)
        nil = load(buf, NIL)
        if nil >= 0:
            lost = nil_is_lost(buf, remaining, nil)
            if lost >= 0:
                return TRUE | lost
            if leader != nil:
                safe = nil_is_safe(buf, remaining, nil)
                if safe >= 0:
                    return safe
        elif load(buf, TEAM) == 5 << maxer:
            both = summary(buf, state)
            claims = spade_claims(buf, remaining, e0)
            verdict = settled(e0, e1, e2, e3, leader, broken, maxer, tricks, claims, both)
            if verdict:
                ranks = ranks_of(remaining, verdict)
                if verdict & 15 == 1:
                    return TRUE | ranks
                return ranks

        hint = -1
        for chain in range(chains_of(buf, key, own_a, own_b)):
            entry = holding(buf, load(buf, CHAINS + chain), key, own_a, own_b)
            while entry:
                info = info_of(buf, entry)
                stored = (info >> 1) & 0x7FFF
                if info & 1:
                    if covers(buf, state, stored):
                        return TRUE | ranks_used(buf, entry, remaining)
                elif covers(buf, stored, state):
                    return ranks_used(buf, entry, remaining)
                hint = place_of(remaining, (info >> 16) & 63)
                entry = holding(buf, following(buf, entry), key, own_a, own_b)

        count = list_moves(legal_cards(own, status), remaining, moves, buf)
        how = way_to_play(buf, state, remaining, leader)
        store(buf, moves + HOW, how)
        if how == WIN:
            weigh_leads(buf, remaining, leader, moves, count, hint)
        elif how == DUCK:
            weigh_duck_leads(buf, remaining, leader, moves, count, hint)
        else:
            weigh_nil_leads(buf, remaining, leader, how, moves, count, hint)
    else:
        count = list_moves(legal_cards(own, status), remaining, moves, buf)
        if count > 1:
            how = load(buf, moves + 16 * pos + HOW)
            if how == WIN:
                weigh_follows(buf, remaining, status, moves, count)
            elif how == DUCK:
                weigh_duck_follows(buf, remaining, status, moves, count)
            else:
                weigh_nil_follows(buf, remaining, status, how, moves, count)

    if count > 1 and how >= WIN:
        worth = w.FOLLOW_HISTORY if pos else w.LEAD_HISTORY
        recall(buf, record_of(seat, pos, how - WIN), worth, moves, count)

    # ---- try the moves: all of them when stopped, so that their order does not tell the answer
    goal = TRUE if (load(buf, TEAM) >> seat) & 1 else 0  # the answer the mover hopes for
    answer = 0
    ranks = 0
    good = load(buf, moves) & 0xFF
    i = 0
    skip = 0
    halted = 0
    while i < count:
        at = next_best(buf, moves, i, count)
        i += 1
        if (skip >> at) & 1:
            continue
        table = played | 1 << at
        on = with_card(status, at)
        if pos < 3:
            answer = pursue(buf, remaining, table, on + (1 << POS))
        else:
            lead = next_lead(buf, table, on)
            then = next_state(buf, state, lead & 3)
            answer = pursue(buf, remaining & ~table, table & 0, lead | then << NEED)
            answer |= winning_rank(buf, remaining, table, on)
        if answer & STOPPED:
            halted = STOPPED
            continue
        if (answer & TRUE) == goal:
            halted = 0
            ranks = answer & CARDS
            good = at
            store(buf, moves + KILLER, at)
            if count > 1 and how >= WIN:
                remember(buf, record_of(seat, pos, how - WIN), moves, i, w.GOAL_FORGETS)
            break
        ranks |= answer & CARDS
        if load(buf, STOP) == 0:
            skip |= as_small(at, answer)

    if halted:
        return STOPPED
    answer = (answer & TRUE) | ranks
    if pos == 0:
        info = (answer >> 61) & 1 | state << 1 | name_of(remaining, good) << 16
        insert(buf, key, remaining, own_a, own_b, ranks, info)
    return answer
