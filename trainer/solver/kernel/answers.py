"""The questions a caller asks: the value of a position, of each card, and a line of best play.

A value is the greatest level that the side MAXER reaches: a number of tricks, or the rank of a
payoff. It is closed in on by zero-window searches that share one table (the driver of MTD(f):
A. Plaat et al., "Best-first fixed-depth minimax algorithms", 1996).
"""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel.automaton import forget_states, goal_of, next_state
from trainer.solver.kernel.build import compiled, entry
from trainer.solver.kernel.deal import estimate, legal_cards, next_lead, prepare, with_card
from trainer.solver.kernel.goals import pursue, way_to_play
from trainer.solver.kernel.layout import (
    FOUND,
    GOALS,
    HAND,
    HISTORY,
    HISTORY_WORDS,
    HOW,
    KILLER,
    MAXER,
    MOVES,
    NEED,
    NILS,
    NODES,
    PAYOFF,
    POS,
    SLOT_MASK,
    STOP,
    STOPPED,
    TRUE,
)
from trainer.solver.kernel.moves import list_moves
from trainer.solver.kernel.table import fresh_table
from trainer.solver.kernel.tricks import decide
from trainer.solver.kernel.words import load, popcount, store

TRICKS = 0
GOAL = 1
BELOW = (1 << NEED) - 1


@compiled
def ask(buf: Any, kind: Any, remaining: Any, played: Any, status: Any) -> Any:
    """One zero-window search."""
    if kind == TRICKS:
        return decide(buf, remaining, played, status)
    if (status >> POS) & 3 and status >> NEED > 1:
        how = way_to_play(buf, status >> NEED, remaining, status & 3)
        store(buf, MOVES + 64 * (popcount(remaining) >> 2) + HOW, how)
    return pursue(buf, remaining, played, status)


@compiled
def ask_card(buf: Any, kind: Any, remaining: Any, played: Any, status: Any, at: Any) -> Any:
    """The same after the seat to move has played card `at`; any card when it is negative."""
    if at < 0:
        return ask(buf, kind, remaining, played, status)
    table = played | 1 << at
    on = with_card(status, at)
    if (status >> POS) & 3 < 3:
        return ask(buf, kind, remaining, table, on + (1 << POS))
    lead = next_lead(buf, table, on)
    aim = status >> NEED
    if kind == TRICKS:
        if lead & 1 == load(buf, MAXER):
            aim = max(aim - 1, 0)
    else:
        aim = next_state(buf, aim, lead & 3)
    return ask(buf, kind, remaining & ~table, table & 0, lead | aim << NEED)


@compiled
def aim_of(buf: Any, kind: Any, tricks: Any, level: Any) -> Any:
    """What the status word holds to ask for a level; the lowest one is always reached."""
    if kind == TRICKS:
        return level
    if level <= 0:
        return 1
    known = load(buf, GOALS + level)
    if known == 0:
        state = goal_of(buf, tricks, level)
        if state < 0:
            forget_states(buf)
            fresh_table(buf, load(buf, SLOT_MASK) + 1)
            state = goal_of(buf, tricks, level)
        known = state + 1
        store(buf, GOALS + level, known)
    return known - 1


@compiled
def ask_level(
    buf: Any, kind: Any, remaining: Any, played: Any, status: Any, at: Any, level: Any
) -> Any:
    """Whether `level` is reached, after card `at` if one is given."""
    aim = aim_of(buf, kind, popcount(remaining) >> 2, level)
    return ask_card(buf, kind, remaining, played, (status & BELOW) | aim << NEED, at)


@compiled
def at_once(
    buf: Any, kind: Any, remaining: Any, played: Any, status: Any, at: Any, low: Any, high: Any
) -> Any:
    """Narrow the bounds by what is plain without a search, all that a stopped one still answers.

    It is plain whatever the search did before it was stopped, so that no bound of a longer search
    is wider than a shorter one's.
    """
    not_true = high + 1
    while low + 1 < not_true:
        level = (low + not_true) >> 1
        answer = ask_level(buf, kind, remaining, played, status, at, level)
        if answer & STOPPED or not answer & TRUE:
            not_true = level
        else:
            low = level
    not_false = low
    while not_false < high:
        level = (not_false + high + 1) >> 1
        answer = ask_level(buf, kind, remaining, played, status, at, level)
        if answer & STOPPED or answer & TRUE:
            not_false = level
        else:
            high = level - 1
    return low | high << 16


@compiled
def close_in(
    buf: Any,
    kind: Any,
    remaining: Any,
    played: Any,
    status: Any,
    at: Any,
    low: Any,
    high: Any,
    guess: Any,
) -> Any:
    """Bounds on the level reached, low | high << 16: equal unless the search was stopped."""
    step = 1
    went = 0
    while low < high:
        guess = min(max(guess, low + 1), high)
        answer = ask_level(buf, kind, remaining, played, status, at, guess)
        if answer & STOPPED:
            return at_once(buf, kind, remaining, played, status, at, low, high)
        up = 1 if answer & TRUE else -1
        if kind == GOAL and went == up:
            step *= 2
        elif went == -up:
            step = max((high - low) >> 2, 1) if kind == GOAL else 1
        went = up
        if up == 1:
            low = guess
            guess = low + step
        else:
            high = guess - 1
            guess = high + 1 - step
    return low | high << 16


@compiled
def level_of(buf: Any, tricks: Any, ours: Any) -> Any:
    """The level of the outcome in which MAXER's side takes `ours` tricks and no nil bidder any."""
    nils = load(buf, NILS)
    maxer = load(buf, MAXER)
    us = maxer + 2 if (nils >> maxer) & 1 else maxer
    them = 3 - maxer if (nils >> (1 - maxer)) & 1 else 1 - maxer
    place = 0
    for seat in range(3):
        won = ours if seat == us else (tricks - ours if seat == them else 0)
        place += won * (196 if seat == 0 else (14 if seat == 1 else 1))
    return load(buf, PAYOFF + place)


@compiled
def begin(buf: Any, slots: Any) -> Any:
    """Make the position in the header ready and empty the table."""
    store(buf, NODES, 0)
    store(buf, STOP, 0)
    prepare(buf)
    fresh_table(buf, slots)
    for ply in range(56):
        store(buf, MOVES + 16 * ply + KILLER, -1)
    for place in range(HISTORY_WORDS):
        store(buf, HISTORY + place, 0)
    return 0


@compiled
def after(buf: Any, state: Any, winner: Any) -> Any:
    """The goal's state after `winner` takes a trick."""
    return next_state(buf, state, winner)


@compiled
def answer(
    buf: Any,
    kind: Any,
    remaining: Any,
    played: Any,
    status: Any,
    high: Any,
    mover_gains: Any,
    each: Any,
) -> Any:
    """Bounds on the position's level, and with `each` on every card's, in the FOUND area.

    Returns low | high << 16 | number of cards << 32.
    """
    seat = ((status & 3) + ((status >> POS) & 3)) & 3
    guess = estimate(buf, remaining, load(buf, MAXER), status & 3)
    if kind == GOAL:
        forget_states(buf)
        guess = level_of(buf, popcount(remaining) >> 2, guess)
    whole = close_in(buf, kind, remaining, played, status, -1, 0, high, guess)
    if each == 0:
        return whole
    low = whole & 0xFFFF
    top = (whole >> 16) & 0xFFFF
    pos = (status >> POS) & 3
    own = load(buf, HAND + seat) & remaining
    moves = MOVES + 16 * ((popcount(remaining) >> 2) * 4 - pos)
    count = list_moves(legal_cards(own, status), remaining, moves, buf)
    for i in range(count):
        store(buf, FOUND + 3 * i, load(buf, moves + i))
    for i in range(count):
        at = load(buf, FOUND + 3 * i)
        if count == 1:
            bounds = whole
        elif mover_gains:
            bounds = close_in(buf, kind, remaining, played, status, at, 0, top, top)
        else:
            bounds = close_in(buf, kind, remaining, played, status, at, low, high, low + 1)
        store(buf, FOUND + 3 * i + 1, bounds & 0xFFFF)
        store(buf, FOUND + 3 * i + 2, bounds >> 16)
    return whole | count << 32


@compiled
def choose(
    buf: Any, kind: Any, remaining: Any, played: Any, status: Any, legal: Any, gains: Any
) -> Any:
    """A card after which the aim in `status` is reached (`gains`) or missed; -1 when stopped."""
    pos = (status >> POS) & 3
    moves = MOVES + 16 * ((popcount(remaining) >> 2) * 4 - pos)
    count = list_moves(legal, remaining, moves, buf)
    listed = 0
    for i in range(count):
        listed |= 1 << load(buf, moves + i)
    for at in range(61):
        if (listed >> at) & 1:
            found = ask_card(buf, kind, remaining, played, status, at)
            if found & STOPPED:
                return -1
            if (found & TRUE != 0) == (gains != 0):
                return at
    return -1


# ---------------------------------------------------------------- the way in
ANSWER = 1
AIM = 2
AFTER = 3
CHOOSE = 4


@entry
def run(
    buf: Any, what: Any, kind: Any, remaining: Any, played: Any, status: Any, a: Any, b: Any, c: Any
) -> Any:
    """The one function that Python calls: machine code is made once for all questions.

    ANSWER(high = a, b: 1 the mover gains, 2 each card, slots = c);
    AIM(tricks = a, level = b); AFTER(state = a, winner = b); CHOOSE(legal = a, gains = b).
    """
    if what == ANSWER:
        begin(buf, c)
        return answer(buf, kind, remaining, played, status, a, b & 1, b >> 1)
    if what == AIM:
        return aim_of(buf, kind, a, b)
    if what == AFTER:
        return after(buf, a, b)
    return choose(buf, kind, remaining, played, status, a, b)
