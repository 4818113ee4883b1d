"""The solver against trying everything: all houses, all objectives, no to four nils."""

from __future__ import annotations

import random

import pytest

from trainer.cli.minimax import best_play, random_question
from trainer.solver import solve

#: Cards a hand, number of positions, in parts that two processes can share.
PARTS = [(2, 250, part) for part in range(4)]
PARTS += [(3, 250, part) for part in range(4)]
PARTS += [(4, 25, part) for part in range(4)]
PARTS += [(5, 5, part) for part in range(2)]


@pytest.mark.parametrize(("size", "count", "part"), PARTS)
def test_solver_equals_minimax(size: int, count: int, part: int) -> None:
    rng = random.Random(f"minimax {size} {part}")
    for number in range(count):
        state, objective = random_question(rng, size)
        value, cards = best_play(state, objective)
        result = solve(state, objective, line=False)
        where = f"{size} {part} {number}: {state} {objective}"
        assert result.complete, where
        assert {card: found.value for card, found in result.cards.items()} == pytest.approx(
            cards
        ), where
        assert result.value == pytest.approx(value), where
