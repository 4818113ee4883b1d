"""`bench solver --only truth`: the solver's answers held against two other ways to find them.

Trying everything with the engine's own `play` (every house, every objective, up to four nils), and
DDS with the breaking rule off: ten times what the tests do.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import isclose
from typing import Final

from trainer.cli import dds
from trainer.cli.minimax import best_play, random_question, random_state
from trainer.engine import Card, PlayState, load_house
from trainer.solver import Objective, Tricks, solve

#: Cards a hand and number of positions.
MINIMAX: Final = ((2, 10_000), (3, 10_000), (4, 1_000), (5, 100))
DDS: Final = (
    *((size, 1_250) for size in range(2, 9)),
    *((9, 600), (10, 400), (11, 150), (12, 60), (13, 40)),
)

Progress = Callable[[int, int], None]
Found = tuple[float, dict[Card, float]]


@dataclass(frozen=True)
class Truth:
    """How many positions were compared with each oracle, and those that differ."""

    minimax: int
    dds: int
    wrong: tuple[tuple[PlayState, Objective], ...]


def compare(seed: str, progress: Progress, share: float = 1.0) -> Truth:
    """Hold `share` of the positions against the oracles.

    Raises:
        ImportError: DDS is not installed.
    """
    dds.oracle()  # says at once that it is missing
    tried = [(size, round(count * share)) for size, count in MINIMAX]
    boards = [(size, round(count * share)) for size, count in DDS]
    total = sum(count for _, count in (*tried, *boards))
    wrong: list[tuple[PlayState, Objective]] = []
    done = 0
    for size, count in tried:
        rng = random.Random(f"{seed} minimax {size}")
        for _ in range(count):
            state, objective = random_question(rng, size)
            if not agrees(state, objective, best_play(state, objective)):
                wrong.append((state, objective))
            done += 1
            progress(done, total)
    rules = load_house("classic").with_options({"break_rule": False, "first_lead_not_spade": False})
    for size, count in boards:
        rng = random.Random(f"{seed} dds {size}")
        for _ in range(count):
            state = random_state(rng, rules, size)
            if not agrees(state, Tricks(), _of_dds(state)):
                wrong.append((state, Tricks()))
            done += 1
            progress(done, total)
    compared = sum(count for _, count in tried)
    return Truth(compared, total - compared, tuple(wrong))


def agrees(state: PlayState, objective: Objective, expected: Found) -> bool:
    """Whether the solver finds this value, and these of the legal cards."""
    value, cards = expected
    found = solve(state, objective, line=False)
    if not found.complete or found.value is None or found.cards.keys() != cards.keys():
        return False
    pairs = [(found.value, value), *((found.cards[card].value, cards[card]) for card in cards)]
    return all(
        mine is not None and isclose(mine, other, rel_tol=1e-9, abs_tol=1e-9)
        for mine, other in pairs
    )


def _of_dds(state: PlayState) -> Found:
    oracle = dds.oracle()
    cards = dds.values(dds.solve(dds.board(state, oracle), oracle))
    return max(cards.values()), dict(cards)
