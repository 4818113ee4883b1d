"""Functions of the kernel's inside, in the array build, which checks every index."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from trainer.cli.minimax import best_play, random_bids, random_state
from trainer.content.kernels import njit
from trainer.engine import Hand, PlayState, Seat, Suit, legal_plays, load_house, play
from trainer.solver import Points, Tricks
from trainer.solver.kernel import automaton, bounds, moves, table
from trainer.solver.kernel import layout as at
from trainer.solver.kernel.build import OPTIONS
from trainer.solver.memory import Memory, memory_of_thread
from trainer.solver.objectives import Objective
from trainer.solver.position import Task, read
from trainer.solver.run import Run

CLASSIC = load_house("classic")


@njit(**OPTIONS)
def takes_over(buf: Any, remaining: Any, led: Any, leader: Any, broken: Any, wanted: Any) -> Any:
    return bounds.takes_over(buf, remaining, led, leader, broken, wanted)


@njit(**OPTIONS)
def one_of_equals(own: Any, remaining: Any) -> Any:
    return moves.one_of_equals(own, remaining)


@njit(**OPTIONS)
def covers(buf: Any, state: Any, other: Any) -> Any:
    return automaton.covers(buf, state, other)


@njit(**OPTIONS)
def goal_of(buf: Any, tricks: Any, level: Any) -> Any:
    return automaton.goal_of(buf, tricks, level)


@njit(**OPTIONS)
def next_state(buf: Any, state: Any, winner: Any) -> Any:
    return automaton.next_state(buf, state, winner)


@njit(**OPTIONS)
def fresh_table(buf: Any, slots: Any) -> Any:
    return table.fresh_table(buf, slots)


@njit(**OPTIONS)
def insert(buf: Any, key: Any, cards: Any, a: Any, b: Any, ranks: Any, info: Any) -> Any:
    return table.insert(buf, key, cards, a, b, ranks, info)


@njit(**OPTIONS)
def grow(buf: Any) -> Any:
    return table.grow(buf)


@njit(**OPTIONS)
def looked_up(buf: Any, key: Any, a: Any, b: Any) -> Any:
    """What the first entry that holds says; -1 for none."""
    for chain in range(table.chains_of(buf, key, a, b)):
        entry = table.holding(buf, table.load(buf, at.CHAINS + chain), key, a, b)
        if entry:
            return table.info_of(buf, entry)
    return -1


def asked(state: PlayState, objective: Objective) -> tuple[Task, Memory]:
    """The task, and the array in which it has been worked on."""
    task, memory = read(state, objective), memory_of_thread(debug=True)
    Run(task, memory).search(cards=False)
    return task, memory


# ---------------------------------------------------------------- tricks after the lead


def most_claimed(state: PlayState) -> int:
    """How many of the tricks to come `takes_over` gives to the side that did not lead."""
    task, memory = asked(state, Tricks())
    remaining = sum(task.hands)
    led, leader = state.trick[0].suit_number, int(state.leader)
    broken = int(state.spades_broken)
    claims = [
        takes_over(memory.words, remaining, led, leader, broken, wanted) >= 0
        for wanted in range(1, task.tricks + 1)
    ]
    assert claims == sorted(claims, reverse=True)  # who takes three takes two
    return sum(claims)


@pytest.mark.parametrize(
    ("hands", "tricks"),
    [
        pytest.param((".2.3.", ".A.2.", "...54", "...32"), 1, id="the top card"),
        pytest.param((".42..", ".AK..", "...54", "...32"), 2, id="and what follows"),
        pytest.param((".A.3.", "2...2", ".2..5", "...43"), 1, id="a ruff: the third hand follows"),
        pytest.param((".A.3.", "2...6", "...54", "...32"), 0, id="the third hand might discard"),
        pytest.param((".A2..", ".43..", "...54", "...32"), 0, id="their top card"),
        pytest.param((".2.3.", ".A.2.", "4...5", "...32"), 0, id="the third hand may ruff"),
    ],
)
def test_facts_of_taking_over(hands: tuple[str, ...], tricks: int) -> None:
    """North has led a heart."""
    north, east, south, west = map(Hand.parse, hands)
    state = PlayState(CLASSIC, (north, east, south, west), Seat.N)
    heart = next(card for card in legal_plays(state) if card.suit is Suit.HEARTS)
    assert most_claimed(play(state, heart)) == tricks


@pytest.mark.parametrize("seed", range(4))
def test_what_is_taken_over_is_taken(seed: int) -> None:
    rng = random.Random(f"takes over {seed}")
    claimed = 0
    for _ in range(60):
        state = random_state(rng, CLASSIC, rng.choice((2, 3, 3, 4)))
        if state.trick:
            continue
        state = play(state, rng.choice(legal_plays(state)))
        value, _cards = best_play(state, Tricks())
        most = most_claimed(state)
        assert most <= value
        claimed += most
    assert claimed > 10


# ---------------------------------------------------------------- goals


@pytest.mark.parametrize("house", ["classic", "cards4"])
def test_a_goal_covers_another_if_it_is_good_wherever_that_is(house: str) -> None:
    """All orders in which three tricks may fall to the seats, tried one by one."""
    rng = random.Random(f"covers {house}")
    seen: set[bool] = set()
    for _ in range(20):
        rules = load_house(house)
        state = random_state(rng, rules, 3)
        task, memory = asked(state, Points(random_bids(rng, rules, rng.randint(0, 2))))
        assert task.payoffs is not None
        goals = [goal_of(memory.words, 3, level) for level in range(len(task.payoffs.values))]
        for goal, other in itertools.product(goals, repeat=2):
            expected = good_for(memory, other) <= good_for(memory, goal)
            assert bool(covers(memory.words, goal, other)) == expected
            seen.add(expected)
    assert seen == {False, True}


def good_for(memory: Memory, goal: int) -> set[tuple[int, ...]]:
    def end(winners: tuple[int, ...]) -> int:
        state = goal
        for winner in winners:
            state = next_state(memory.words, state, winner)
        return state

    return {winners for winners in itertools.product(range(4), repeat=3) if end(winners) == 1}


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("step", [None, 40, 300])
def test_a_table_that_grows_keeps_what_it_holds(step: int | None) -> None:
    """By itself when half full, and whenever told to."""
    rng = random.Random("grow")
    words = memory_of_thread(debug=True).words
    fresh_table(words, 1 << 6)
    stored: dict[int, int] = {}
    told = 0
    for count in range(1000):
        key = rng.getrandbits(55)
        stored[key] = count
        insert(words, key, at.CARDS, rng.getrandbits(52), 0, 0, count)
        if step and count % step == step - 1 and told < 2:
            told += 1
            grow(words)
    used = words[at.SLOTS_USED]
    assert used == 2 * len(stored)  # a class and a chain each
    assert words[at.SLOT_MASK] + 1 >= 2 * used - 4
    assert {key: looked_up(words, key, 0, 0) for key in stored} == stored


def test_a_thread_needs_less_than_300_mb() -> None:
    """All that a search may ever write to: the kernel asks the system for nothing."""
    assert memory_of_thread(debug=False).words.nbytes < 300_000_000


def test_of_equal_cards_the_highest_stands_for_all() -> None:
    rng = random.Random("equals")
    for _ in range(2000):
        own = rng.getrandbits(64) & at.CARDS
        remaining = own | (rng.getrandbits(64) & rng.getrandbits(64) & at.CARDS)
        expected = 0
        for suit in range(4):
            mine_above = False
            for bit in range(16 * suit + 12, 16 * suit - 1, -1):
                if own >> bit & 1:
                    expected |= 0 if mine_above else 1 << bit
                    mine_above = True
                elif remaining >> bit & 1:
                    mine_above = False
        assert one_of_equals(own, remaining) == expected
