"""Scoring against tables of worked hands."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import cases, score_case
from trainer.engine import SpadesError

TABLES = ("scoring.yaml", "scoring_houses.yaml", "scoring_custom.yaml")
CASES = [case for table in TABLES for case in cases(table)]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_worked_hand(case: dict[str, Any]) -> None:
    if "error" in case:
        with pytest.raises(SpadesError) as refused:
            score_case(case)
        assert refused.value.code == case["error"]
        return
    breakdown = score_case(case)
    expected = dict(case["expect"])
    for name in ("over", "winner"):
        if name in expected:
            assert getattr(breakdown, name) == expected.pop(name), name
    for key, values in expected.items():
        side = breakdown.sides[key]
        lines = [f"{line.reason} {line.points}" for line in side.lines]
        found = {name: lines if name == "lines" else getattr(side, name) for name in values}
        assert found == values, key
