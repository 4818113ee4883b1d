"""The solver against DDS, with the breaking rule off: over a thousand positions, every card."""

from __future__ import annotations

import random

import pytest

from trainer.cli import dds
from trainer.cli.minimax import random_state
from trainer.engine import load_house
from trainer.solver import Tricks, solve

oracle = pytest.importorskip("endplay._dds", reason="DDS has no wheel for this Python")

#: Cards a hand and number of positions: 1,040 in all.
COUNTS = [(size, 130) for size in range(2, 9)] + [(9, 60), (10, 40), (11, 15), (12, 8), (13, 7)]


@pytest.mark.parametrize(("size", "count"), COUNTS)
def test_solver_equals_dds(size: int, count: int) -> None:
    rng = random.Random(f"dds {size}")
    rules = load_house("classic").with_options({"break_rule": False, "first_lead_not_spade": False})
    for _ in range(count):
        state = random_state(rng, rules, size)
        expected = dds.values(dds.solve(dds.board(state, oracle), oracle))
        result = solve(state, Tricks(), line=False)
        assert {card: found.value for card, found in result.cards.items()} == expected, state
        assert result.value == max(expected.values()), state
