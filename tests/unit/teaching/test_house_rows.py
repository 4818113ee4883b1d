"""The rows of the five houses against the table of the rules; `*` is a reading of ours."""

from __future__ import annotations

import pytest

from trainer.engine import (
    HOUSES,
    Bid,
    RuleSet,
    Seat,
    Side,
    load_house,
    parse_house,
    score_hand,
)
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.house_rows import GROUPS, compare_houses, house_rows
from trainer.teaching.house_words import house_notes, house_table, row_pieces, row_text

# One line a row: classic | solo | cards4 | moon | fives. Written down by hand from the
# sources, not from the houses' files.
TABLE = """
scored_by         pair | player* | pair | pair | pair*
first_dealer      at random, clockwise | highest card drawn, clockwise | at random*, clockwise* | at random*, clockwise* | at random*, clockwise
bids              0–13, 0 is nil | 1–13* | 0–13 and nil | 1–13, nil | 0–13, 0 is nil*
first_bid         dealer’s left | dealer’s left | dealer’s left | dealer’s left* | dealer’s left
nil               +100 / −100 | no nil | +100 / −100 | +100 / −100 | +50 / −50*
nil_open_to       anyone | nobody | before the partner bids | anyone | anyone
failed_nil_tricks bags, +1 each* | – | help the contract | help the contract* | bags*, +1 each*
blind_nil         none* | – | +200 / −200, off at first, before any other bid, hand in view | none* | +100 / −100*, before looking
double_nil        each alone, every trick a bag* | – | not allowed | each alone, every trick a bag* | each alone, every trick a bag*
first_lead_by     dealer’s left | dealer’s left | dealer’s left | the dealer | dealer’s left
first_lead        not a spade | as later leads | as later leads | as later leads | not a spade
spades_lead       once one is played, or with nothing else | once one is played, or with nothing else | once one is played, or with nothing else | once one is played, or with nothing else | once one is played, or with nothing else*
only_spades_lead  breaks spades* | breaks spades | breaks spades | breaks spades | breaks spades*
contract_made     10 × bid, +1 a bag | 10 × bid, +1 a bag | 10 × bid, +1 a bag | 10 × bid, +1 a bag | 10 × bid, +1 a bag
contract_set      −10 × bid | 0 | −10 × bid | −10 × bid | −10 × bid
contract_zero     – | – | no points, no bags, beside a nil too* | – | –
bags              10: −100, rest carried | 10: −100*, rest carried | 10: −100, rest carried | 10: −100, rest carried | 5: −50*, rest carried
thirteen          nothing extra* | nothing extra | nothing extra | +200 if bid and made, not against two nils | nothing extra
target            500 | 500*, also 200 | 500 | 500*, also 100, 200 | 500*
both_over         higher score wins | higher score wins* | higher score wins | higher score wins | higher score wins*
tie               play on | one more hand for all | play on* | play on* | play on*
losing_floor      no* | no* | no* | at −200 | no*
"""  # noqa: E501


def table() -> dict[str, list[str]]:
    lines = [line.split(maxsplit=1) for line in TABLE.strip().splitlines()]
    return {row: [cell.strip() for cell in cells.split(" | ")] for row, cells in lines}


def five() -> list[RuleSet]:
    return [load_house(house) for house in HOUSES]


def test_the_table_of_the_five_houses() -> None:
    m = messages("en")
    shown = {
        line.id: [row_text(m, cell).replace(" (our reading)", "*") for cell in line.cells]
        for line in compare_houses(five())
    }
    assert shown == table()


def test_rows_come_in_the_order_of_their_groups_and_empty_ones_are_left_out() -> None:
    everything = [row for rows in GROUPS.values() for row in rows]
    for rules in five():
        assert [row.id for row in house_rows(rules)] == everything
    shown = [line.id for line in compare_houses(five())]
    assert shown == [row for row in everything if row in shown]
    assert set(everything) - set(shown) == {"team_bid", "total_bid", "ten_contract"}
    two = [line.id for line in compare_houses([load_house("classic"), load_house("moon")])]
    assert "contract_zero" not in two


def test_differences_are_those_of_what_is_said_not_of_where_it_comes_from() -> None:
    lines = {line.id: line.differs for line in compare_houses(five())}
    assert lines["scored_by"] == (False, True, False, False, False)
    assert lines["first_dealer"] == (False, True, False, False, False)
    assert lines["nil"] == (False, True, False, False, True)
    assert lines["failed_nil_tricks"] == (False, False, True, True, False)
    assert lines["first_lead_by"] == (False, False, False, True, False)
    assert lines["target"] == (False, True, False, True, False)
    assert not any(lines["both_over"])


@pytest.mark.parametrize("house", HOUSES)
def test_every_reading_marks_a_row_or_names_no_rule(house: str) -> None:
    rules = load_house(house)
    for reading, note in zip(rules.readings, house_notes(messages("en"), rules), strict=True):
        assert bool(note.rows) == bool(reading.about), reading.note
        marked = {
            row.id for row in house_rows(rules) if any(f.reading is reading for f in row.facts)
        }
        assert len(marked) == len(note.rows)


def test_what_is_plain_in_a_source_though_at_odds_with_others_is_no_reading_of_ours() -> None:
    unmarked = {
        (house, reading.note)
        for house in HOUSES
        for reading in load_house(house).readings
        if not reading.about
    }
    assert unmarked == {("moon", "moon-dealer-leads"), ("cards4", "cards4-blind-in-view")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", HOUSES)
def test_every_house_has_its_words(house: str, language: str) -> None:
    m = messages(language)
    rules = load_house(house)
    assert len(house_table(m, rules)) > 15
    for note in house_notes(m, rules):
        assert " " in note.text
        assert note.text.endswith(".")


CUSTOM = """
base = "classic"
id = "club"
name = "Club night"
min_team_bid = 4
max_pair_bid = 13
total_not_thirteen = true
double_nil = "unit"
blind_nil = "on"
blind_nil_deficit = 100
blind_nil_cards_passed = 1
ten_for_200 = true
bag_group = 7
bags_carry = false
nil_bag_points = false
boston_bonus = 100
boston_against_double_nil = true
target = 350
target_choices = [250, 350]
losing_floor = -300

[[readings]]
kind = "silence"
about = ["losing_floor"]
note = "Nobody remembers why."
"""


def test_a_custom_house_is_shown_by_its_own_rules() -> None:
    m = messages("en")
    rules = parse_house(CUSTOM)
    shown = {row.id: row_text(m, row) for row in house_rows(rules)}
    assert shown["team_bid"] == "at least 4, at most 13"
    assert shown["total_bid"] == "not 13 in all"
    assert shown["double_nil"] == "together +200 / −200"
    assert shown["blind_nil"] == "+200 / −200, before looking, 100 behind, 1 card passed"
    assert shown["failed_nil_tricks"] == "bags, 0 each"
    assert shown["ten_contract"] == "±200"
    assert shown["bags"] == "7: −100, rest dropped"
    assert shown["thirteen"] == "+100 if bid and made"
    assert shown["target"] == "350, also 250"
    assert shown["losing_floor"] == "at −300 (our reading)"
    assert [note.text for note in house_notes(m, rules)] == ["Nobody remembers why."]


def test_houses_without_the_break_rule_or_a_bag_penalty() -> None:
    rules = parse_house(
        'base = "cards4"\nid = "x"\nname = "X"\nbreak_rule = false\nbag_penalty = 0'
    )
    shown = {row.id: row_text(messages("en"), row) for row in house_rows(rules)}
    assert shown["spades_lead"] == "at any time"
    assert shown["only_spades_lead"] == "–"
    assert shown["bags"] == "no penalty"


def test_a_contract_of_ten_is_shown_as_it_scores() -> None:
    bids = {seat: Bid.number(5 if seat.side is Side.NS else 1) for seat in Seat}
    for set_points, text in ((-10, "±200"), (0, "+200 if made")):
        rules = load_house("classic").with_options({"ten_for_200": True, "set_points": set_points})
        shown = {row.id: row_text(messages("en"), row) for row in house_rows(rules)}
        made, failed = (
            score_hand(rules, bids, dict(zip(Seat, tricks, strict=True))).sides["NS"].delta
            for tricks in ((5, 2, 5, 1), (5, 2, 4, 2))
        )
        assert (made, failed) == (200, -200 if set_points else 0)
        assert shown["ten_contract"] == text


def test_a_reading_marks_the_very_fact_it_is_about() -> None:
    (row,) = (row for row in house_rows(load_house("fives")) if row.id == "nil")
    made, failed = row_pieces(messages("fr"), row)
    assert (made.text, made.fact.is_reading) == ("+50", False)
    assert (failed.joint, failed.text, failed.fact.is_reading) == (" / ", "−50", True)
