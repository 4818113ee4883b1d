"""Goals as automata: what "the deal ends at `v` points or more" asks of the tricks still to come.

A goal state says, for each way the remaining tricks may be shared among the four seats, whether the
end is good. Equal states are one state, whatever tricks led to them: the layers are built from the
last trick backwards and hash-consed, which gives the smallest such automaton. No rule of scoring
stands here: the payoffs come from the engine.

State 0 is lost, state 1 is won. A state's four words: the next states by winner of the trick (15
bits each), summaries by tricks of the side MAXER, how good it looks, how to play for it.
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.layout import (
    GOALS,
    LEVEL,
    MAXER,
    MOST_LEVELS,
    MOST_PAIRS,
    MOST_STATES,
    NILS,
    OUTCOMES,
    PAIRS,
    PAYOFF,
    STATE_HASH,
    STATE_HASHES,
    STATE_STAMP,
    STATE_WORDS,
    STATES,
    STATES_USED,
)
from trainer.solver.kernel.words import load, store

ID = 0x7FFF
KEEP = 0x3FFF  # 14 bits: tricks of the side MAXER, 0 to 13
ALL_WON = 1 | 1 << 15 | 1 << 30 | 1 << 45
WHOLE = 1 << 20  # goodness of a won state

# How to play for a state, its fourth word: 0-3 a nil bidder decides, else
WIN = 4  # both sides want tricks
DUCK = 5  # both sides shun them

MIX = 0x9E3779B97F4A7C15 - (1 << 64)


@compiled
def next_state(buf: Any, state: Any, winner: Any) -> Any:
    """The state after `winner` takes a trick."""
    return (load(buf, STATES + STATE_WORDS * state) >> (15 * winner)) & ID


@compiled
def summary(buf: Any, state: Any) -> Any:
    """Low 14 bits: numbers of further tricks of MAXER's side that are surely good; next 14: that
    may be good."""
    return load(buf, STATES + STATE_WORDS * state + 1)


@compiled
def goodness(buf: Any, state: Any) -> Any:
    """0 to WHOLE: how much of the future is good, every trick being anybody's."""
    if state == 0:
        return 0
    if state == 1:
        return WHOLE
    return load(buf, STATES + STATE_WORDS * state + 2)


@compiled
def style(buf: Any, state: Any) -> Any:
    """The seat of the nil bidder whose tricks decide most, or WIN or DUCK."""
    return load(buf, STATES + STATE_WORDS * state + 3)


@compiled
def covers(buf: Any, state: Any, other: Any) -> Any:
    """Whether every outcome good for `other` is good for `state`, both with as many tricks to come.

    The summaries mostly tell. Else it holds if it does after each winner of the next trick; what
    was found out is kept in a table that forgets.
    """
    if state == other or state == 1 or other == 0:
        return 1
    if state == 0 or other == 1:
        return 0
    mine = summary(buf, state)
    theirs = summary(buf, other)
    if (theirs >> 14) & KEEP & ~mine == 0:
        return 1
    if theirs & ~(mine >> 14) & KEEP:
        return 0
    pair = load(buf, STATE_STAMP) << 32 | state << 16 | other << 1
    mixed = (state << 16 | other) * MIX
    place = PAIRS + ((mixed ^ mixed >> 31) & (MOST_PAIRS - 1))
    known = load(buf, place)
    if known & -2 == pair:
        return known & 1
    found = 1
    for winner in range(4):
        if found:
            found = covers(buf, next_state(buf, state, winner), next_state(buf, other, winner))
    store(buf, place, pair | found)
    return found


@compiled
def forget_states(buf: Any) -> Any:
    """Start a new set of states."""
    store(buf, STATES_USED, 2)
    store(buf, STATES, 0)  # lost stays lost, won stays won
    store(buf, STATES + STATE_WORDS, ALL_WON)
    stamp = load(buf, STATE_STAMP) + 1
    store(buf, STATE_STAMP, stamp)
    for level in range(MOST_LEVELS):
        store(buf, GOALS + level, 0)
    return 0


@compiled
def _describe(buf: Any, state: Any, to: Any, left: Any) -> Any:
    """Fill the words of a new state with `left` tricks to come."""
    maxer = load(buf, MAXER)
    nils = load(buf, NILS)
    full = (1 << left) - 1
    sure = (full << 1) | 1
    may = 0
    sum_us = 0
    sum_them = 0
    for winner in range(4):
        then = (to >> (15 * winner)) & ID
        if then < 2:
            sure_then = full * then
            may_then = full * then
        else:
            both = summary(buf, then)
            sure_then = both & KEEP
            may_then = (both >> 14) & KEEP
        if winner & 1 == maxer:
            sure &= sure_then << 1 | 1
            may |= may_then << 1
            sum_us += goodness(buf, then)
        else:
            sure &= sure_then | 1 << left
            may |= may_then
            sum_them += goodness(buf, then)
    how = WIN if sum_us >= sum_them else DUCK
    most = 0
    for seat in range(4):
        if (nils >> seat) & 1:
            own = goodness(buf, (to >> (15 * seat)) & ID)
            mate = goodness(buf, (to >> (15 * (seat ^ 2))) & ID)
            gap = abs(own - mate)
            if gap > most:
                most = gap
                how = seat
    place = STATES + STATE_WORDS * state
    store(buf, place, to)
    store(buf, place + 1, sure | may << 14)
    store(buf, place + 2, (sum_us + sum_them) >> 2)
    store(buf, place + 3, how)
    return 0


@compiled
def _state_of(buf: Any, to: Any, left: Any) -> Any:
    """The state with these four next states and `left` tricks to come, made if new."""
    if to == 0:
        return 0
    if to == ALL_WON:
        return 1
    stamp = load(buf, STATE_STAMP)
    mixed = (to * 16 + left) * MIX
    mixed ^= mixed >> 31
    at = mixed & (STATE_HASHES - 1)
    while True:
        word = load(buf, STATE_HASH + at)
        if word >> 32 != stamp:
            break
        state = word & 0xFFFFFFFF
        if load(buf, STATES + STATE_WORDS * state) == to and summary(buf, state) >> 28 == left:
            return state
        at = (at + 1) & (STATE_HASHES - 1)
    state = load(buf, STATES_USED)
    store(buf, STATES_USED, state + 1)
    store(buf, STATE_HASH + at, stamp << 32 | state)
    _describe(buf, state, to, left)
    place = STATES + STATE_WORDS * state + 1
    store(buf, place, load(buf, place) | left << 28)
    return state


@compiled
def goal_of(buf: Any, tricks: Any, level: Any) -> Any:
    """The state of "payoff at least `level`" with `tricks` tricks to come; -1 without room."""
    worst = (tricks + 1) * (tricks + 2) * (tricks + 3) * (tricks + 4) // 24
    if load(buf, STATES_USED) + worst >= MOST_STATES:
        return -1
    layer = 0
    for taken in range(tricks, -1, -1):
        here = LEVEL + OUTCOMES * layer
        later = LEVEL + OUTCOMES * (1 - layer)
        for n in range(taken + 1):
            for e in range(taken - n + 1):
                for s in range(taken - n - e + 1):
                    at = 196 * n + 14 * e + s
                    if taken == tricks:
                        state = 1 if load(buf, PAYOFF + at) >= level else 0
                    else:
                        to = (
                            load(buf, later + at + 196)
                            | load(buf, later + at + 14) << 15
                            | load(buf, later + at + 1) << 30
                            | load(buf, later + at) << 45
                        )
                        state = _state_of(buf, to, tricks - taken)
                    store(buf, here + at, state)
        layer = 1 - layer
    return load(buf, LEVEL + OUTCOMES * (1 - layer))
