"""The engine counts as many legal sequences as the perft table says."""

from __future__ import annotations

import pytest

from tests.support import PerftRow, perft_table
from trainer.engine import PlayState, legal_plays, play

ROWS = perft_table()


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_the_engine_counts_what_the_table_says(row: PerftRow) -> None:
    start = PlayState(
        row.rules, row.hands, row.leader, row.trick, row.spades_broken, row.first_trick
    )
    counts = [0] * len(row.counts)

    def walk(state: PlayState) -> None:
        for card in legal_plays(state):
            after = play(state, card)
            if not after.trick:
                counts[sum(after.taken) - 1] += 1
            walk(after)

    walk(start)
    assert tuple(counts) == row.counts


def test_the_table_tells_the_rules_apart() -> None:
    """Positions in which each rule changes the count, or the table would prove nothing."""
    by_position: dict[str, dict[str, tuple[int, ...]]] = {}
    for row in ROWS:
        number, rules = row.name.split(" ", 1)
        by_position.setdefault(number, {})[rules] = row.counts
    houses = {"classic", "solo", "cards4", "moon", "fives"}
    broken_off = first_off = 0
    for counts in by_position.values():
        assert houses <= set(counts)
        both, none = (
            "classic break_rule=false",
            "classic break_rule=false first_lead_not_spade=false",
        )
        broken_off += counts["classic"] != counts[both]
        first_off += counts[both] != counts[none]
        # A first trick comes unbroken, and then the two rules forbid the same.
        assert len({counts[house] for house in houses}) == 1
    assert broken_off >= 5
    assert first_off >= 3
