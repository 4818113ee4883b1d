"""What several tests of the engine share: reading the tables of cases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from trainer.engine import (
    HOUSES,
    Bid,
    Card,
    Hand,
    RuleSet,
    ScoreBreakdown,
    Seat,
    Standing,
    load_house,
    parse_hands,
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


@dataclass(frozen=True)
class PerftRow:
    """One line of `golden/perft.txt`: a position, the rules, and the counts trick by trick."""

    name: str
    rules: RuleSet
    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    trick: tuple[Card, ...]
    spades_broken: bool
    first_trick: bool
    counts: tuple[int, ...]


def perft_table() -> list[PerftRow]:
    """All lines of the perft table; kernels with rules of their own are held to it too."""
    rows: list[PerftRow] = []
    position: dict[str, Any] = {}
    for line in (GOLDEN / "perft.txt").read_text(encoding="utf-8").splitlines():
        text = line.split("#")[0].rstrip()
        if not text:
            continue
        if not text.startswith(" "):
            fields = dict(part.strip().split(maxsplit=1) for part in text.split("|"))
            position = {
                "hands": parse_hands(fields["held"]),
                "leader": Seat.parse(fields["leader"]),
                "trick": card_list(fields.get("table", "").replace("-", "")),
                "spades_broken": fields["spades"] == "broken",
                "first_trick": fields["trick"] == "first",
            }
            number = fields["position"]
            continue
        house, *words = text.split()
        options = dict(word.split("=") for word in words if "=" in word)
        counts = tuple(int(word) for word in words if "=" not in word)
        rules = load_house(house).with_options(options)
        name = " ".join([number, house, *(f"{key}={value}" for key, value in options.items())])
        rows.append(PerftRow(name=name, rules=rules, counts=counts, **position))
    return rows


#: Questions that only a table with a rule of its own can ask, and such a table.
OTHER_TABLES: Final[Mapping[tuple[str, str], Mapping[str, Any]]] = {
    ("bid", "closed"): {"min_team_bid": 4},
    ("score_hand", "ten"): {"ten_for_200": True},
    ("score_hand", "nil_pair"): {"nil_open_to": "anyone", "double_nil": "unit"},
    ("true_statement", "blind_behind"): {"blind_nil": "on", "blind_nil_deficit": 100},
    ("true_statement", "cards_passed"): {"blind_nil": "on", "blind_nil_cards_passed": 2},
}
