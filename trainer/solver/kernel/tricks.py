"""How many tricks: zero-window search with a table.

`search` asks whether the side MAXER takes at least `need` of the tricks still to be finished. Both
sides' moves come best first, so that a true or false answer mostly needs one move.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel import weights as w
from trainer.solver.kernel.bounds import (
    cash,
    depth_for,
    loses_lead,
    ranks_of,
    spade_claims,
    takes_over,
)
from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import (
    last_trick,
    legal_cards,
    must_stop,
    next_lead,
    reach,
    suit_word,
    winning_rank,
    with_card,
)
from trainer.solver.kernel.layout import (
    BEST,
    BROKEN,
    CARDS,
    CHAINS,
    FIELD,
    HAND,
    KILLER,
    LED,
    MAXER,
    MOVES,
    NEED,
    POS,
    STOP,
    STOPPED,
    TRUE,
)
from trainer.solver.kernel.moves import (
    NO_CARD,
    NO_NAME,
    as_small,
    best_follow,
    list_cards,
    name_of,
    next_best,
    one_of_equals,
    place_of,
    recall,
    record_of,
    remember,
    weigh_leads,
)
from trainer.solver.kernel.table import (
    chains_of,
    class_of,
    expect,
    following,
    holding,
    info_of,
    insert,
    is_of,
    owners_of,
    ranks_used,
)
from trainer.solver.kernel.words import load, lowest, popcount, store

# ---------------------------------------------------------------- search


@compiled
def known(buf: Any, remaining: Any, leader: Any, broken: Any, need: Any) -> Any:
    """The answer at the start of a trick where the end, a bound or the table tells it.

    Else -1 - the card that the table suggests to lead (NO_CARD for none).
    """
    if need <= 0:
        return TRUE
    maxer = load(buf, MAXER)
    tricks = popcount(remaining) >> 2
    if need > tricks:
        return 0
    if must_stop(buf):
        return STOPPED
    if tricks == 1:
        last = last_trick(buf, remaining, leader)
        ranks = 1 << ((last >> 2) & 63) if last >> 8 else 0
        return (TRUE | ranks) if (last & 1) == maxer else ranks
    e0 = suit_word(buf, remaining, 0)
    e1 = suit_word(buf, remaining, 1)
    e2 = suit_word(buf, remaining, 2)
    e3 = suit_word(buf, remaining, 3)
    key = class_of(e0, e1, e2, leader, broken, tricks)
    expect(buf, key)
    mine = (leader & 1) == maxer
    wanted = need if mine else tricks + 1 - need  # what the leader's side is after
    others = tricks + 1 - wanted  # what the other side is after
    claims = spade_claims(buf, remaining, e0)
    foes = (claims >> (13 - 13 * (leader & 1))) & FIELD
    sure = -1
    if popcount(foes) >= others:
        sure = depth_for(foes, others) << 4
    elif others == 1:
        sure = loses_lead(e0, e1, e2, e3, leader, broken)
    if sure >= 0:
        ranks = ranks_of(remaining, sure)
        return ranks if mine else (TRUE | ranks)
    friends = (claims >> (13 * (leader & 1))) & FIELD
    sure = cash(e0, e1, e2, e3, leader, broken, friends, wanted)
    if sure >= 0:
        ranks = ranks_of(remaining, sure)
        return (TRUE | ranks) if mine else ranks

    own_a = owners_of(e0, e1)
    own_b = owners_of(e2, e3)
    hint = NO_CARD
    chains = chains_of(buf, key, own_a, own_b)
    for chain in range(chains):
        entry = holding(buf, load(buf, CHAINS + chain), key, own_a, own_b)
        while entry:
            info = info_of(buf, entry)
            if need <= info & 15:
                return TRUE | ranks_used(buf, entry, remaining)
            if need > (info >> 4) & 15:
                return ranks_used(buf, entry, remaining)
            if info >> 8 != NO_NAME:
                hint = place_of(remaining, info >> 8)
            entry = holding(buf, following(buf, entry), key, own_a, own_b)
    if hint == NO_CARD and chains and is_of(buf, load(buf, CHAINS), key):
        # What was right under the same top cards, others being elsewhere, is worth a try.
        info = info_of(buf, load(buf, CHAINS))
        if info >> 8 != NO_NAME:
            hint = place_of(remaining, info >> 8)
    return -1 - hint


@compiled
def decide(buf: Any, remaining: Any, played: Any, status: Any) -> Any:
    """TRUE | ranks if the side MAXER still takes `need` tricks, else ranks; STOPPED when told."""
    if (status >> POS) & 3 == 0:
        answer = known(buf, remaining, status & 3, (status >> BROKEN) & 1, status >> NEED)
        if answer >= 0:
            return answer
        status |= (-1 - answer) << BEST
    return search(buf, remaining, played, status)


@compiled
def search(buf: Any, remaining: Any, played: Any, status: Any) -> Any:
    """`decide` by trying the moves; at a lead `BEST` holds the card that `known` suggests."""
    need = status >> NEED
    leader = status & 3
    pos = (status >> POS) & 3
    broken = (status >> BROKEN) & 1
    seat = (leader + pos) & 3
    maxer = load(buf, MAXER)
    tricks = popcount(remaining) >> 2
    own = load(buf, HAND + seat) & remaining
    moves = MOVES + 16 * (tricks * 4 - pos)
    record = record_of(seat, broken, tricks >= w.EARLY_TRICKS)

    if pos == 1:
        wanted = need if (seat & 1) == maxer else tricks + 1 - need
        sure = takes_over(buf, remaining, (status >> LED) & 3, leader, broken, wanted)
        if sure >= 0:
            ranks = ranks_of(remaining, sure)
            return (TRUE | ranks) if (seat & 1) == maxer else ranks
    cards = one_of_equals(legal_cards(own, status), remaining)
    count = 0
    after = 0  # strongest answer of the opponent still to play
    mate_after = 0  # strongest answer of the partner still to play
    if cards & (cards - 1) == 0:
        pass
    elif pos == 0:
        count = list_cards(buf, moves, cards)
        weigh_leads(buf, remaining, leader, moves, count, (status >> BEST) & 63)
        recall(buf, record, w.LEAD_HISTORY, moves, count)
    elif pos < 3:
        led = (status >> LED) & 3
        after = reach(load(buf, HAND + ((seat + 1) & 3)) & remaining, led)
        if pos == 1:
            mate_after = reach(load(buf, HAND + (seat ^ 2)) & remaining, led)

    # ---- try the moves: all of them when stopped, so that their order does not tell the answer
    goal = TRUE if (seat & 1) == maxer else 0  # the answer the mover hopes for
    answer = 0
    ranks = 0
    right = NO_CARD
    tried = 0
    halted = 0
    while cards:
        if count:
            at = next_best(buf, moves, tried, count)
            tried += 1
            if (cards >> at) & 1 == 0:
                continue
        elif cards & (cards - 1):
            at = best_follow(own, remaining, status, cards, after, mate_after)
        else:
            at = lowest(cards)
        cards ^= 1 << at
        table = played | 1 << at
        on = with_card(status, at)
        if pos < 3:
            answer = search(buf, remaining, table, on + (1 << POS))
        else:
            lead = next_lead(buf, table, on)
            then = max(need - 1 if (lead & 1) == maxer else need, 0)
            answer = known(buf, remaining & ~table, lead & 3, lead >> BROKEN, then)
            if answer < 0:
                lead |= (-1 - answer) << BEST | then << NEED
                answer = search(buf, remaining & ~table, table & 0, lead)
            answer |= winning_rank(buf, remaining, table, on)
        if answer & STOPPED:
            halted = STOPPED
            continue
        if (answer & TRUE) == goal:
            halted = 0
            ranks = answer & CARDS
            right = at
            if pos == 0:
                store(buf, moves + KILLER, at)
                if count:
                    remember(buf, record, moves, tried, w.LEAD_FORGETS)
            break
        ranks |= answer & CARDS
        if load(buf, STOP) == 0:
            cards &= ~as_small(at, answer)

    if halted:
        return STOPPED
    answer = (answer & TRUE) | ranks
    if pos == 0:
        e0 = suit_word(buf, remaining, 0)
        e1 = suit_word(buf, remaining, 1)
        e2 = suit_word(buf, remaining, 2)
        e3 = suit_word(buf, remaining, 3)
        key = class_of(e0, e1, e2, leader, broken, tricks)
        info = need | tricks << 4 if answer & TRUE else need - 1 << 4
        info |= (NO_NAME if right == NO_CARD else name_of(remaining, right)) << 8
        insert(buf, key, remaining, owners_of(e0, e1), owners_of(e2, e3), ranks, info)
    return answer
