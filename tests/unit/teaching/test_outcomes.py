"""What each number of tricks would score, against scores worked by hand."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.engine import HOUSES, Bid, RuleSet, Seat, Standing, load_house, score_hand, side_of
from trainer.teaching.outcomes import Outcome, nils_of, outcomes


def bids(*values: object) -> dict[Seat, Bid]:
    """Bids by seat, in the order N E S W."""
    return {seat: Bid.parse(value) for seat, value in zip(Seat, values, strict=True)}


def of(
    house: str,
    made: dict[Seat, Bid],
    seat: Seat = Seat.S,
    bags: int = 0,
    failing: str = "",
    **options: Any,
) -> tuple[Outcome, ...]:
    rules = load_house(house).with_options(options)
    standings = {side_of(rules, seat): Standing(100, bags)}
    return outcomes(rules, made, seat, standings, failing=[Seat[name] for name in failing])


def deltas(found: tuple[Outcome, ...]) -> list[int]:
    assert [outcome.tricks for outcome in found] == list(range(14))
    assert all(outcome.score.score == 100 + outcome.score.delta for outcome in found)
    return [outcome.score.delta for outcome in found]


def zones(found: tuple[Outcome, ...]) -> str:
    letters = {"set": "s", "made": "m", "penalty": "p", "nil_failed": "n", "zero": "z"}
    return "".join(letters[outcome.zone] for outcome in found)


NUMBERS = bids(2, 3, 3, 4)


@pytest.mark.parametrize(
    ("found", "points", "regions"),
    [
        (of("classic", NUMBERS), [-50] * 5 + list(range(50, 59)), "sssssmmmmmmmmm"),
        (
            of("classic", NUMBERS, bags=7),
            [-50] * 5 + [50, 51, 52] + list(range(-47, -41)),
            "sssssmmmpppppp",
        ),
        (
            of("fives", NUMBERS, bags=4),  # a second penalty falls at the sixth bag
            [-50] * 5 + [50] + list(range(1, 6)) + [6 - 50, 7 - 50, 8 - 50],
            "sssssmpppppppp",
        ),
        (of("solo", NUMBERS), [0] * 3 + [*range(30, 40), -60], "sssmmmmmmmmmmp"),
        (
            of("classic", bids("nil", 3, 3, 4)),
            [70] * 3 + [*range(130, 140), 40],  # ten bags at once
            "sss" + "m" * 10 + "p",
        ),
        (
            of("classic", bids("nil", 3, 3, 4), failing="N"),
            # one trick is the nil's: a bag with its point, no help for the contract
            [70, -129, -129, -129, *range(-69, -60), -160],
            "ssss" + "m" * 9 + "p",
        ),
        (
            of("moon", bids("nil", 3, 3, 4), failing="N"),  # there it helps
            [70, -130, -130, *range(-70, -60), -160],
            "sss" + "m" * 10 + "p",
        ),
        (
            of("classic", bids("nil", 3, 3, 4), failing="N", bags=9),
            [70, -229, -229, -229, *range(-169, -159)],
            "ssss" + "p" * 10,
        ),
        (
            of("classic", bids("nil", 3, "nil", 4)),  # one of the two has failed
            [200, *range(1, 10), *range(-90, -86)],
            "m" + "n" * 9 + "p" * 4,
        ),
        (
            of("classic", bids("nil", 3, "nil", 4), failing="NS"),  # from two tricks on both fail
            [200, 1, *range(-198, -190), *range(-290, -286)],
            "m" + "n" * 9 + "p" * 4,
        ),
        (of("cards4", bids(0, 3, 0, 4)), [0] * 14, "z" * 14),
        (of("cards4", bids("nil", 3, 0, 4)), [100] * 14, "z" * 14),
        (of("moon", bids(6, 1, 7, 1)), [-130] * 13 + [330], "s" * 13 + "m"),
        (of("moon", bids(6, "nil", 7, "nil")), [-130] * 13 + [130], "s" * 13 + "m"),
        (
            of("fives", bids("blind_nil", 3, 3, 4)),
            [70] * 3 + [*range(130, 135), *range(85, 90), 40],
            "sss" + "m" * 5 + "p" * 6,
        ),
    ],
)  # fmt: skip
def test_every_result(found: tuple[Outcome, ...], points: list[int], regions: str) -> None:
    assert deltas(found) == points
    assert zones(found) == regions


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seat", Seat)
def test_each_is_a_hand_scored_by_the_engine(house: str, seat: Seat) -> None:
    rules = load_house(house)
    side = side_of(rules, seat)
    for outcome in outcomes(rules, NUMBERS, seat, {}):
        taken = dict.fromkeys(Seat, 0)
        taken[seat], taken[seat.lho] = outcome.tricks, 13 - outcome.tricks
        assert outcome.score == score_hand(rules, NUMBERS, taken).sides[side]


@pytest.mark.parametrize("house", HOUSES)
def test_both_partners_see_the_same_results(house: str) -> None:
    rules: RuleSet = load_house(house)
    if rules.has_sides:
        for made in (NUMBERS, bids("nil", 3, 4, 4), bids(3, "nil", 4, 4)):
            for failing in ((), (Seat.N, Seat.E)):
                north, south = (
                    outcomes(rules, made, seat, {}, failing=failing) for seat in (Seat.N, Seat.S)
                )
                assert north == south


@pytest.mark.parametrize(
    ("house", "made", "seat", "expected"),
    [
        ("classic", NUMBERS, "S", ""),
        ("classic", bids("nil", 3, 3, 4), "S", "N"),
        ("classic", bids("nil", 3, 3, 4), "E", ""),
        ("classic", bids("nil", 3, "nil", 4), "S", "SN"),
        ("fives", bids(3, 3, "blind_nil", 4), "N", "S"),
        ("solo", NUMBERS, "S", ""),
    ],
)
def test_the_nils_of_a_side_one_s_own_first(
    house: str, made: dict[Seat, Bid], seat: str, expected: str
) -> None:
    assert "".join(nil.name for nil in nils_of(load_house(house), made, Seat[seat])) == expected
