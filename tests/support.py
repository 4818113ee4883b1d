"""What several tests of the engine share: reading the tables of cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from trainer.engine import (
    HOUSES,
    Bid,
    Card,
    RuleSet,
    ScoreBreakdown,
    Seat,
    Standing,
    load_house,
    score_hand,
)

TESTS = Path(__file__).parent
GOLDEN = TESTS / "golden"


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a table; `house: all` stands for one case a house."""
    rows: list[dict[str, Any]] = yaml.safe_load((GOLDEN / name).read_text(encoding="utf-8"))
    spread = []
    for row in rows:
        houses = HOUSES if row["house"] == "all" else (row["house"],)
        if row.get("sides") == "partnership":
            houses = tuple(house for house in houses if load_house(house).has_sides)
        for house in houses:
            own = row["id"] if len(houses) == 1 else f"{row['id']}-{house}"
            spread.append({**row, "house": house, "id": own})
    names = [row["id"] for row in spread]
    assert len(set(names)) == len(names), "two cases share an id"
    return spread


def rules_of(case: dict[str, Any]) -> RuleSet:
    """The house of a case with the options it sets."""
    return load_house(case["house"]).with_options(case.get("set") or {})


def seats(values: list[Any]) -> dict[Seat, Any]:
    """Four values by seat, given in the order N E S W."""
    return dict(zip(Seat, values, strict=True))


def standings(given: dict[str, list[int]] | None) -> dict[str, Standing]:
    """`{NS: [337, 7]}` as standings."""
    return {key: Standing(score, bags) for key, (score, bags) in (given or {}).items()}


def score_case(case: dict[str, Any]) -> ScoreBreakdown:
    """Score the hand of a case."""
    return score_hand(
        rules_of(case),
        {seat: Bid.parse(bid) for seat, bid in seats(case["bids"]).items()},
        seats(case["tricks"]),
        standings(case.get("before")),
    )


def card_list(text: str) -> tuple[Card, ...]:
    """Cards parted by spaces."""
    return tuple(map(Card.parse, text.split()))
