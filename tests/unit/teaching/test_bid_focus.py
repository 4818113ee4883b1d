"""Every exercise of a focus satisfies it, in every house, and is made again from its seed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from trainer.engine import (
    HOUSES,
    NIL,
    Seat,
    Standing,
    Suit,
    allowed_bids,
    load_house,
    random_deal_id,
)
from trainer.teaching.bid_exercise import deal_exercise
from trainer.teaching.bid_focus import FOCUSES, Focus, focus_exercise, focuses_of
from trainer.teaching.bid_session import SessionPlan

HANDS = 40
CASES = [(house, focus.code) for house in HOUSES for focus in focuses_of(load_house(house))]


@pytest.mark.parametrize(("house", "code"), CASES)
def test_every_exercise_satisfies_its_focus(house: str, code: str) -> None:
    rules, focus = load_house(house), FOCUSES[code]
    seats = set()
    for number in range(HANDS):
        exercise = focus_exercise(rules, focus, f"test {number}")
        assert focus.holds(exercise)
        assert exercise.auction.turn is exercise.seat
        for at in exercise.standings.values():
            assert at.score < rules.target
            assert not rules.losing_floor or at.score > rules.losing_floor
            assert not rules.penalty_group or 0 <= at.bags < rules.penalty_group
        seats.add(exercise.seat)
    assert len(seats) == 4


@pytest.mark.parametrize(("house", "code"), CASES)
def test_an_exercise_is_that_of_its_address(house: str, code: str) -> None:
    """Deal, seat, dealer and scores make it again: a link needs no focus."""
    rules = load_house(house)
    exercise = focus_exercise(rules, FOCUSES[code], "link")
    assert exercise.id is not None
    again = deal_exercise(
        rules,
        exercise.id,
        seat=exercise.seat,
        dealer=exercise.dealer,
        standings=exercise.standings,
    )
    assert again == exercise


def plainly(code: str, **changes: object) -> Focus:
    return replace(FOCUSES[code], **changes)


def test_each_focus_means_what_it_says() -> None:
    rules = load_house("classic")

    def drawn(code: str) -> list:
        return [focus_exercise(rules, FOCUSES[code], str(seed)) for seed in range(HANDS)]

    for exercise in drawn("last"):
        assert exercise.dealer is exercise.seat
    for exercise in drawn("bags"):
        assert exercise.standings[exercise.own_side].bags == 9
    for exercise in drawn("end"):
        assert max(at.score for at in exercise.standings.values()) >= 400
    for exercise in drawn("count"):
        assert set(exercise.standings.values()) == {Standing()}
    for exercise in drawn("ruffs"):
        lengths = [len(exercise.hand.suit(suit)) for suit in Suit]
        assert lengths[0] >= 3
        assert min(lengths[1:]) <= 1
    for exercise in drawn("nil"):
        assert NIL in allowed_bids(exercise.auction, standings=exercise.standings)
        assert "SA" not in map(str, exercise.hand)


@pytest.mark.parametrize("code", [code for code in FOCUSES if code != "any"])
def test_a_focus_leaves_most_other_exercises_out(code: str) -> None:
    """The predicates can fail: random exercises mostly do not belong."""
    rules = load_house("classic")
    others = [
        deal_exercise(rules, random_deal_id(random.Random(seed)), seat=Seat.S) for seed in range(60)
    ]
    belonging = sum(FOCUSES[code].holds(exercise) for exercise in others)
    assert belonging < 30


def test_houses_offer_what_they_know() -> None:
    assert "nil" not in {focus.code for focus in focuses_of(load_house("solo"))}
    bagless = load_house("classic").with_options({"bag_penalty": 0})
    assert "bags" not in {focus.code for focus in focuses_of(bagless)}
    with pytest.raises(ValueError, match="nil"):
        focus_exercise(load_house("solo"), plainly("nil", hand=lambda _: True), "x")


def test_a_session_is_made_again_from_its_plan() -> None:
    rules = load_house("moon")
    plan = SessionPlan("ruffs", 5, "abc")
    hands = [plan.exercise(rules, number) for number in range(5)]
    assert hands == [SessionPlan("ruffs", 5, "abc").exercise(rules, n) for n in range(5)]
    assert len({exercise.id for exercise in hands}) == 5
    assert hands[0] != SessionPlan("ruffs", 5, "abd").exercise(rules, 0)
