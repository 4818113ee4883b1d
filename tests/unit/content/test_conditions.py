"""Conditions over a house's rules, and figures made of them."""

from __future__ import annotations

import pytest

from trainer.content.conditions import NUMBERS, NotRead, read_condition, read_figure
from trainer.engine import HOUSES, load_house


@pytest.mark.parametrize(
    ("text", "houses"),
    [
        ("has_sides", "classic cards4 moon fives"),
        ("not has_sides", "solo"),
        ("first_lead_by = dealer", "moon"),
        ("nil_open_to != nobody", "classic cards4 moon fives"),
        ("bag_group < 10", "fives"),
        ("losing_floor = -200", "moon"),
        ("target > 499 and not first_lead_not_spade", "solo cards4 moon"),
        ("set_points = 0 or bag_group = 5", "solo fives"),
        ("has_sides and zero = number or zero = closed", "solo cards4 moon"),
        ("bags_carry = true", "classic solo cards4 moon fives"),
    ],
)
def test_a_condition_holds_in_these_houses(text: str, houses: str) -> None:
    condition = read_condition(text)
    assert [house for house in HOUSES if condition.holds(load_house(house))] == houses.split()


@pytest.mark.parametrize(
    "text", ["", "sides", "zero = nul", "zero < nil", "target", "bag_group ~ 5", "a and", "not"]
)
def test_what_is_no_condition_is_refused(text: str) -> None:
    if text == "target":
        assert read_condition(text).holds(load_house("classic")), "a number alone: is it not 0"
        return
    with pytest.raises(NotRead):
        read_condition(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("target", 500), ("-set_points", 10), ("5 * trick_points + 2 * bag_points", 52),
        ("+nil_made", 100), ("337 - bag_penalty", 437), ("3", 3), ("−bag_penalty", 100),
    ],
)  # fmt: skip
def test_figures(text: str, value: int) -> None:
    assert read_figure(text).value(load_house("classic")) == value


@pytest.mark.parametrize("text", ["", "zero", "targets", "5 x 3", "5 ** 2", "5 -", "99999"])
def test_what_is_no_figure_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_figure(text)


def test_all_numbers_are_numbers_of_a_house() -> None:
    for name in NUMBERS:
        assert isinstance(getattr(load_house("classic"), name), int)
