"""The five houses against the table of house rules, and houses from files."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from trainer.engine import (
    HOUSES,
    OPTIONS,
    RULES,
    Bid,
    Game,
    HouseError,
    RuleSet,
    Seat,
    draw_dealer,
    load_house,
    opening_leader,
    parse_house,
    read_house,
    side_keys,
)

#: The table, row by row: the field, and its value in classic, solo, cards4, moon, fives.
TABLE: dict[str, tuple[Any, Any, Any, Any, Any]] = {
    "scored_by": ("partnership", "player", "partnership", "partnership", "partnership"),
    "zero": ("nil", "closed", "number", "closed", "nil"),
    "first_dealer": ("random", "high_card", "random", "random", "random"),
    "first_lead_by": ("dealer_left", "dealer_left", "dealer_left", "dealer", "dealer_left"),
    "first_lead_not_spade": (True, False, False, False, True),
    "break_rule": (True, True, True, True, True),
    "nil_made": (100, None, 100, 100, 50),
    "nil_failed": (-100, None, -100, -100, -50),
    "nil_open_to": ("anyone", "nobody", "before_partner", "anyone", "anyone"),
    "failed_nil_tricks": ("bags", None, "contract", "contract", "bags"),
    "nil_bag_points": (True, None, None, None, True),
    "blind_nil": ("none", "none", "off", "none", "on"),
    "blind_nil_made": (None, None, 200, None, 100),
    "blind_nil_failed": (None, None, -200, None, -100),
    "blind_nil_window": (None, None, "before_any_bid", None, "any_turn"),
    "blind_nil_unseen": (None, None, False, None, True),
    "double_nil": ("separate", None, "closed", "separate", "separate"),
    "trick_points": (10, 10, 10, 10, 10),
    "bag_points": (1, 1, 1, 1, 1),
    "set_points": (-10, 0, -10, -10, -10),
    "bag_group": (10, 10, 10, 10, 5),
    "bag_penalty": (-100, -100, -100, -100, -50),
    "bags_carry": (True, True, True, True, True),
    "target": (500, 500, 500, 500, 500),
    "tie": ("play_on", "extra_hand", "play_on", "play_on", "play_on"),
    "losing_floor": (0, 0, 0, -200, 0),
    "boston_bonus": (0, 0, 0, 200, 0),
    "boston_against_double_nil": (None, None, None, False, None),
    # options of a house of one's own, off in all five
    "min_team_bid": (0, 0, 0, 0, 0),
    "max_pair_bid": (0, 0, 0, 0, 0),
    "total_not_thirteen": (False, False, False, False, False),
    "ten_for_200": (False, False, False, False, False),
    "blind_nil_deficit": (0, 0, 0, 0, 0),
    "blind_nil_cards_passed": (0, 0, 0, 0, 0),
}

#: Rows of the table that no field holds.
ROWS_WITHOUT_FIELDS = {
    "deal_passes",
    "first_bid",
    "highest_bid",
    "only_spades_exception",
    "only_spades_lead",
    "nil_beside_zero",
    "both_over",
}

TARGETS = {"solo": {500, 200}, "moon": {500, 200, 100}}


@pytest.mark.parametrize("field", sorted(TABLE))
def test_the_houses_are_as_the_table_says(field: str) -> None:
    for house, value in zip(HOUSES, TABLE[field], strict=True):
        if value is not None:  # the table has a dash
            assert getattr(load_house(house), field) == value, house


def test_no_rule_is_left_out_of_the_table() -> None:
    prices = {"double_nil_made", "double_nil_failed"}  # matter only to double nil as a unit
    assert set(TABLE) | prices | {"id", "name", "target_choices"} == set(RULES)


@pytest.mark.parametrize("house", HOUSES)
def test_targets(house: str) -> None:
    rules = load_house(house)
    assert set(rules.target_choices) == TARGETS.get(house, {500})
    assert rules.target in rules.target_choices
    assert rules.id == house


@pytest.mark.parametrize(
    ("house", "lowest", "named"),
    [
        ("classic", 1, ["nil"]),
        ("solo", 1, []),
        ("cards4", 0, ["nil"]),
        ("moon", 1, ["nil"]),
        ("fives", 1, ["nil", "blind_nil"]),
    ],
)
def test_the_bids_on_offer(house: str, lowest: int, named: list[str]) -> None:
    expected = [*map(Bid.number, range(lowest, 14)), *map(Bid.parse, named)]
    assert list(load_house(house).menu) == expected


@pytest.mark.parametrize("house", HOUSES)
def test_who_leads_first(house: str) -> None:
    for dealer in Seat:
        leader = opening_leader(load_house(house), dealer)
        assert leader is (dealer if house == "moon" else dealer.lho)


@pytest.mark.parametrize("house", HOUSES)
def test_who_deals(house: str) -> None:
    rules = load_house(house)
    seen = set()
    for seed in range(60):
        draw = draw_dealer(rules, Random(seed))
        seen.add(draw.dealer)
        assert draw == draw_dealer(rules, Random(seed))
        assert len(draw.cards) == (4 if house == "solo" else 0)
        if draw.cards:
            assert draw.cards[draw.dealer].rank == max(card.rank for card in draw.cards)
            ranks = [card.rank for card in draw.cards]
            assert ranks.count(max(ranks)) == 1
    assert seen == set(Seat)
    game = Game.start(rules, Seat.W)
    assert game.after(game.standings).dealer is Seat.N


def test_what_a_bag_is_worth() -> None:
    worth = {house: load_house(house).bag_value for house in HOUSES}
    assert worth == {"classic": -9, "solo": -9, "cards4": -9, "moon": -9, "fives": -9}
    assert load_house("classic").with_options({"bag_penalty": 0}).bag_value == 1


@pytest.mark.parametrize("house", HOUSES)
def test_readings_name_rules(house: str) -> None:
    rules = load_house(house)
    assert rules.readings
    for reading in rules.readings:
        assert reading.kind in ("silence", "contradiction")
        assert set(reading.about) <= set(RULES) | ROWS_WITHOUT_FIELDS, reading
        assert reading.note
    notes = [reading.note for reading in rules.readings]
    assert len(set(notes)) == len(notes)


#: The stars of the table, house by house.
STARS = {
    "classic": "only_spades_lead nil_bag_points blind_nil double_nil losing_floor boston_bonus",
    "solo": "highest_bid bag_penalty target both_over losing_floor scored_by",
    "cards4": "first_dealer deal_passes nil_beside_zero tie losing_floor",
    "moon": "first_dealer deal_passes first_bid failed_nil_tricks blind_nil double_nil target tie",
    "fives": "scored_by highest_bid first_dealer only_spades_exception only_spades_lead nil_failed"
    " failed_nil_tricks blind_nil_failed double_nil bag_penalty target both_over tie losing_floor",
}


@pytest.mark.parametrize(("house", "stars"), STARS.items())
def test_every_star_of_the_table_has_its_reading(house: str, stars: str) -> None:
    named = {name for reading in load_house(house).readings for name in reading.about}
    assert set(stars.split()) <= named


# -- houses from files

MANY = """
base = "classic"
targt = 300
break_rule = "no"
bag_group = 6
nil_failed = 50
zzz = true
readings = [{kind = "silence", about = ["tie"], note = "ours"}, {kind = "doubt"}]
"""


def test_all_faults_are_reported_at_once() -> None:
    with pytest.raises(HouseError) as refused:
        parse_house(MANY)
    error = refused.value
    assert error.code == "house_invalid"
    found = {fault.field: fault.code for fault in error.faults}
    assert found == {
        "targt": "field_misspelt",
        "zzz": "field_unknown",
        "break_rule": "field_flag",
        "bag_group": "field_choice",
        "nil_failed": "field_whole",
        "readings": "field_reading",
    }
    assert len(error.faults) == len(found)
    assert "did you mean target?" in str(error)
    for fault in error.faults:
        assert str(fault) in str(error)


def test_missing_rules_are_reported_at_once_too() -> None:
    with pytest.raises(HouseError) as refused:
        parse_house('id = "mine"\nname = "Mine"\ntarget = 5')
    faults = refused.value.faults
    assert len(faults) == len(RULES) - 2
    assert {fault.code for fault in faults} == {"field_missing", "field_whole"}


@pytest.mark.parametrize(
    ("text", "field", "code"),
    [
        ('nil_open_to = "nobody"', "zero", "field_needs_nil"),
        ('scored_by = "player"', "nil_open_to", "field_needs_partners"),
        ("bag_group = 0", "bag_penalty", "field_bag_penalty"),
        ("min_team_bid = 8\nmax_pair_bid = 7", "min_team_bid", "field_impossible_bids"),
        (
            'zero = "closed"\nnil_open_to = "nobody"\nmax_pair_bid = 1',
            "min_team_bid", "field_impossible_bids",
        ),
        ("target = true", "target", "field_whole"),
        ("target = 500.0", "target", "field_whole"),
        ('target = "500"', "target", "field_whole"),
        ("target = 99", "target", "field_whole"),
        ("target = 1001", "target", "field_whole"),
        ("break_rule = 1", "break_rule", "field_flag"),
        ("bag_group = true", "bag_group", "field_choice"),
        ("target_choices = []", "target_choices", "field_wholes"),
        ("target_choices = 500", "target_choices", "field_wholes"),
        ('name = "   "', "name", "field_text"),
        (f'id = "{"x" * 41}"', "id", "field_text"),
        ("losing_floor = -501", "losing_floor", "field_whole"),
        ("losing_floor = 200", "losing_floor", "field_whole"),
        ("readings = 3", "readings", "field_reading"),
        ('readings = "tie"', "readings", "field_reading"),
        ("readings = {}", "readings", "field_reading"),
        ("zero = []", "zero", "field_choice"),
    ],
)  # fmt: skip
def test_one_fault(text: str, field: str, code: str) -> None:
    with pytest.raises(HouseError) as refused:
        parse_house('base = "classic"\n' + text)
    assert [(fault.field, fault.code) for fault in refused.value.faults] == [(field, code)]


@pytest.mark.parametrize(
    "text",
    [
        "target = ",
        "= 3",
        "[",
        "target = 1\ntarget = 2",
        "\x00",
        "a = " + "[" * 3000,
        "a = " + "9" * 5000,
    ],
    ids=["no value", "no name", "bracket", "twice", "zero byte", "deep", "endless"],
)
def test_broken_toml(text: str) -> None:
    with pytest.raises(HouseError) as refused:
        parse_house(text)
    assert refused.value.code in ("house_toml", "house_invalid")


@pytest.mark.parametrize("base", ['"manor"', "3", "true", '["classic"]', '""', '"../classic"'])
def test_an_unknown_base(base: str) -> None:
    with pytest.raises(HouseError) as refused:
        parse_house(f"base = {base}")
    assert [(fault.field, fault.code) for fault in refused.value.faults] == [("base", "field_base")]
    assert "classic" in str(refused.value)


def test_an_unknown_base_hides_no_other_fault() -> None:
    """What the base would have brought is not missed; rules at odds are, where both are there."""
    with pytest.raises(HouseError) as refused:
        parse_house(
            """
            base = "clasic"
            targt = 200
            break_rule = "yes"
            bag_group = 0
            bag_penalty = -50
            readings = 3
            """
        )
    assert [(fault.field, fault.code) for fault in refused.value.faults] == [
        ("base", "field_base"),
        ("targt", "field_misspelt"),
        ("break_rule", "field_flag"),
        ("bag_penalty", "field_bag_penalty"),
        ("readings", "field_reading"),
    ]


def test_an_unknown_base_of_a_whole_house_is_its_one_fault() -> None:
    whole = (Path(__file__).parents[3] / "trainer/engine/houses/moon.toml").read_text("utf-8")
    with pytest.raises(HouseError) as refused:
        parse_house('base = "lune"\n' + whole)
    assert [fault.field for fault in refused.value.faults] == ["base"]


def test_a_house_over_a_base(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_bytes('\ufeffbase = "moon"\nid = "club"\nname = "Café"\ntarget = 300\n'.encode())
    club = read_house(path)
    assert (club.id, club.name, club.target, club.boston_bonus) == ("club", "Café", 300, 200)
    assert club.readings == ()


def test_files_without_a_base_are_whole() -> None:
    for house in HOUSES:
        path = Path(__file__).parents[3] / "trainer" / "engine" / "houses" / f"{house}.toml"
        assert read_house(path) == load_house(house)


@pytest.mark.parametrize("name", [None, 3, "", "Classic", "classic ", "manor"], ids=repr)
def test_an_unknown_house(name: Any) -> None:
    with pytest.raises(HouseError) as refused:
        load_house(name)
    assert refused.value.code == "house_unknown"


# -- options


def test_options_from_texts() -> None:
    rules = load_house("classic")
    for text in ("-200", "−200"):
        assert rules.with_options({"losing_floor": text}).losing_floor == -200
    assert rules.with_options({"break_rule": "FALSE"}).break_rule is False
    assert rules.with_options({"zero": "number"}).zero == "number"
    assert rules == load_house("classic")


@pytest.mark.parametrize(
    "value",
    ["", "5e2", "500.0", "--200", "٥٠٠", "9" * 5000, "1_000", None, [500]],
    ids=lambda v: str(v)[:9],
)
def test_options_that_cannot_be_read(value: Any) -> None:
    with pytest.raises(HouseError) as refused:
        load_house("classic").with_options({"target": value})
    assert [fault.field for fault in refused.value.faults] == ["target"]


def test_several_wrong_options_at_once() -> None:
    with pytest.raises(HouseError) as refused:
        load_house("classic").with_options({"target": "x", "breakrule": True, "bag_group": 3})
    assert {fault.field for fault in refused.value.faults} == {"target", "breakrule", "bag_group"}


def test_rules_cannot_be_changed() -> None:
    rules = load_house("classic")
    with pytest.raises(AttributeError):
        rules.target = 200  # type: ignore[misc]
    assert hash(rules) == hash(load_house("classic"))
    assert isinstance(rules, RuleSet)
    assert set(OPTIONS) < set(RULES)


@pytest.mark.parametrize("house", HOUSES)
def test_sides(house: str) -> None:
    keys = side_keys(load_house(house))
    assert keys == (("N", "E", "S", "W") if house == "solo" else ("NS", "EW"))
