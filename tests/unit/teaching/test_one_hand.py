"""One hand of a pair, scored under each house."""

from __future__ import annotations

import pytest

from trainer.engine import BLIND_NIL, HOUSES, NIL, Bid, SpadesError, Standing, load_house
from trainer.i18n import messages
from trainer.teaching.house_words import score_lines
from trainer.teaching.one_hand import PairHand, nil_decides, score_pair

FIRST = PairHand(NIL, Bid.number(4), 1, 3)


def deltas(hand: PairHand) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for house in HOUSES:
        try:
            found[house] = score_pair(load_house(house), hand)[0].side.delta
        except SpadesError as error:
            found[house] = error.code
    return found


def test_the_first_example_tells_the_houses_apart() -> None:
    assert deltas(FIRST) == {
        "classic": -139, "solo": "no_nil", "cards4": -60, "moon": -60, "fives": -89,
    }  # fmt: skip
    assert nil_decides([load_house(house) for house in HOUSES], FIRST)


def test_impossible_bids_say_why() -> None:
    assert deltas(PairHand(BLIND_NIL, Bid.number(4), 0, 4)) == {
        "classic": "no_blind_nil", "solo": "no_blind_nil", "cards4": 240, "moon": "no_blind_nil",
        "fives": 140,
    }  # fmt: skip
    assert deltas(PairHand(NIL, NIL, 0, 0))["cards4"] == "partner_is_nil"
    zero = deltas(PairHand(Bid.number(0), Bid.number(3), 0, 3))
    assert zero == {
        "classic": 130, "solo": "below_minimum", "cards4": 30, "moon": "zero_not_a_bid",
        "fives": 80,
    }  # fmt: skip


def test_players_who_score_alone_come_apart_the_learner_first() -> None:
    mine, partners = score_pair(load_house("solo"), PairHand(Bid.number(3), Bid.number(4), 4, 3))
    assert (mine.side.delta, partners.side.delta) == (31, 0)
    assert [len(mine.seats), len(partners.seats)] == [1, 1]


def test_bags_before_the_hand_bring_penalties_and_wrong_ones_their_reason() -> None:
    hand = PairHand(Bid.number(2), Bid.number(3), 5, 3, Standing(337, 7))
    assert score_pair(load_house("classic"), hand)[0].side.score == 290
    assert deltas(hand)["fives"] == "bags_range"


@pytest.mark.parametrize(
    ("house", "hand", "expected"),
    [
        ("classic", FIRST, ["", "", "nil-bag-point"]),
        ("moon", FIRST, ["moon-nil-tricks", ""]),
        ("cards4", FIRST, ["", ""]),
        ("fives", FIRST, ["fives-nil-tricks", "fives-nil-penalty", "fives-nil-tricks"]),
        ("cards4", PairHand(NIL, Bid.number(0), 0, 1), ["cards4-nil-beside-zero", ""]),
        ("classic", PairHand(Bid.number(2), Bid.number(2), 3, 2), ["", ""]),
        ("classic", PairHand(NIL, NIL, 1, 0), ["both-nil", "both-nil", "nil-bag-point"]),
    ],
)
def test_lines_that_rest_on_a_reading_say_so(
    house: str, hand: PairHand, expected: list[str]
) -> None:
    (score,) = score_pair(load_house(house), hand)
    assert [reading.note if reading else "" for reading in score.readings] == expected


def test_two_nils_of_a_side_are_told_apart() -> None:
    rules = load_house("classic")
    (score,) = score_pair(rules, PairHand(NIL, NIL, 1, 0))
    texts = {text for text, _ in score_lines(messages("en"), rules, score.side)}
    assert texts == {"Nil failed (South)", "Nil made (North)", "1 bag"}
    french = {text for text, _ in score_lines(messages("fr"), rules, score.side)}
    assert "Nil chuté (Sud)" in french


def test_where_nobody_s_nil_decides_nothing_is_said() -> None:
    houses = [load_house(house) for house in HOUSES]
    assert not nil_decides(houses, PairHand(Bid.number(4), Bid.number(3), 4, 3))
    assert not nil_decides(houses, PairHand(NIL, Bid.number(4), 0, 4))
    assert not nil_decides(houses, PairHand(NIL, Bid.number(4), 1, 6))
