"""What the commands answer: the examples of the design, and the choices beside them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.unit.cli.conftest import Command
from trainer.engine import HOUSES

SCORE = {
    "before": {"NS": {"score": 337, "bags": 7}, "EW": {"score": 0, "bags": 0}},
    "bids": {"N": 2, "E": 3, "S": 3, "W": 3},
    "tricks": {"N": 3, "E": 2, "S": 5, "W": 3},
}


def test_score_as_in_the_design(command: Command) -> None:
    result = command("score", "--house", "classic", given=SCORE)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        '{"house": "classic", "sides": {"NS": {"contract": 5, "taken": 8, "delta": -47, '
        '"score": 290, "bags": 0, "lines": [{"reason": "contract_made", "points": 50}, '
        '{"reason": "bags", "points": 3}, {"reason": "bag_penalty", "points": -100}]}, '
        '"EW": {"contract": 6, "taken": 5, "delta": -60, "score": -60, "bags": 0, '
        '"lines": [{"reason": "contract_set", "points": -60}]}}, "over": false, "winner": null}\n'
    )


def test_legal_as_in_the_design(command: Command) -> None:
    given = {"hand": ["SA", "SK", "D4"], "trick": [], "spades_broken": False, "first_trick": False}
    for house in HOUSES:
        result = command("legal", "--house", house, given=given)
        assert result.stdout == '{"legal": ["D4"], "reason": "spades_not_broken"}\n'


def test_bids_as_in_the_design(command: Command) -> None:
    given = {"dealer": "S", "bids": {"W": 3, "N": 4}, "scores": SCORE["before"]}
    result = command("bids", "--house", "cards4", given=given)
    assert result.stdout == (
        '{"seat": "E", "allowed": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], '
        '"refused": {"nil": "partner_has_bid"}}\n'
    )


def test_estimate_as_in_the_design(command: Command) -> None:
    given = {"hand": "AK32.6432.K.7432", "bids": {"N": 4, "E": 3, "S": 2, "W": 0}}
    answer = json.loads(command("estimate", given=given).stdout)
    assert answer["sure"] == 3
    assert answer["lines"] == [
        {"reason": "top_spades", "cards": ["SA", "SK"], "tricks": 2},
        {"reason": "long_spades", "cards": ["S2"], "tricks": 1},
    ]
    assert answer["looked_at"] == [
        {"reason": "bare_king", "cards": ["DK"], "maybe": 0.0},
        {"reason": "ruff", "cards": ["DK"], "maybe": 0.25},
    ]
    assert answer["caveats"] == []
    assert list(answer["nil_danger"]) == ["S", "H", "D", "C"]
    assert answer["nil_danger"]["C"] == []
    assert answer["nil_danger"]["D"] == [{"reason": "no_low_card", "cards": ["DK"]}]
    assert answer["nil_advice"] == "bad"
    assert answer["table"] == {"total": 9, "reading": "underbid"}


def test_the_hand_may_stand_in_the_command_itself(command: Command) -> None:
    written = command("estimate", "AK32.6432.K.7432")
    assert written.stdout == command("estimate", given={"hand": "AK32.6432.K.7432"}).stdout
    cards = ["SA", "KS", "3s", "S2", "6h", "H4", "H3", "2♥", "♦K", "C7", "C4", "C3", "C2"]
    assert command("estimate", given={"hand": cards}).stdout == written.stdout


def test_a_hand_may_begin_with_the_dash_of_a_void(command: Command) -> None:
    result = command("estimate", "-.AK432.8432.5432")
    assert result.exit_code == 0
    assert json.loads(result.stdout)["sure"] == 2


@pytest.mark.parametrize("hand", ["AK52.Q97.J4", "AK52.Q97.J4.T98", "AA52.Q97.J4.T983", "", "-x"])
def test_a_faulty_hand_in_the_command_is_named(command: Command, hand: str) -> None:
    result = command("estimate", hand)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("hand: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("bids", "table"),
    [
        ({}, {"total": 0, "reading": None}),
        ({"N": 5, "E": 4, "S": 4}, {"total": 13, "reading": None}),
        ({"N": 5, "E": 4, "S": 4, "W": "nil"}, {"total": 13, "reading": "even"}),
        ({"N": 5, "E": 4, "S": 4, "W": 0}, {"total": 13, "reading": "even"}),
        ({"N": 5, "E": 4, "S": 2, "W": 1}, {"total": 12, "reading": "underbid"}),
        ({"N": 5, "E": 4, "S": 4, "W": 1}, {"total": 14, "reading": "overbid"}),
    ],
)
def test_the_table_is_read_against_thirteen(
    command: Command, bids: dict[str, Any], table: dict[str, Any]
) -> None:
    given = {"hand": "AK52.Q97.J4.T983", "bids": bids}
    assert json.loads(command("estimate", given=given).stdout)["table"] == table


def test_the_partners_bid_covers_a_nil_when_the_seat_is_known(command: Command) -> None:
    def advice(house: str, **more: Any) -> Any:
        given = {"hand": "J43.5432.432.432", "bids": {"N": 4, "E": 1}, **more}
        return json.loads(command("estimate", "--house", house, given=given).stdout)["nil_advice"]

    assert advice("classic") == "risky"
    assert advice("classic", seat="S") == "good"
    assert advice("classic", seat="W") == "risky"
    assert advice("solo", seat="S") is None  # nobody may bid nil there


def test_before_may_be_left_out_or_be_null(command: Command) -> None:
    bare = {"bids": SCORE["bids"], "tricks": SCORE["tricks"]}
    plain = command("score", given=bare).stdout
    for before in (None, {}, {"NS": None}, {"NS": {}}, {"NS": {"score": None, "bags": 0}}):
        assert command("score", given={**bare, "before": before}).stdout == plain
    assert json.loads(plain)["sides"]["NS"]["score"] == 53


def test_solo_scores_by_seat(command: Command) -> None:
    given = {**SCORE, "before": {"N": {"score": 495, "bags": 9}}}
    answer = json.loads(command("score", "--house", "solo", given=given).stdout)
    assert list(answer["sides"]) == ["N", "E", "S", "W"]
    assert answer["sides"]["N"]["score"] == 495 + 20 + 1 - 100
    assert answer["sides"]["E"]["delta"] == 0


def test_a_winner_is_the_key_of_a_side(command: Command) -> None:
    given = {**SCORE, "before": {"NS": {"score": 480, "bags": 0}}}
    answer = json.loads(command("score", given=given).stdout)
    assert (answer["over"], answer["winner"]) == (True, "NS")


def test_zero_is_nil_where_the_house_says_so(command: Command) -> None:
    given = {
        "bids": {"N": 0, "E": 3, "S": 3, "W": 3},
        "tricks": {"N": 0, "E": 4, "S": 5, "W": 4},
    }
    for house, reason in (("classic", "nil_made"), ("cards4", "contract_made")):
        lines = json.loads(command("score", "--house", house, given=given).stdout)["sides"]["NS"]
        assert reason in [line["reason"] for line in lines["lines"]]
        assert len(lines["lines"]) == (3 if house == "classic" else 2)


def test_after_the_fourth_bid_nobody_is_in_turn(command: Command) -> None:
    given = {"dealer": "W", "bids": {"N": 1, "E": 2, "S": 3, "W": 4}}
    assert json.loads(command("bids", given=given).stdout) == {
        "seat": None,
        "allowed": [],
        "refused": {},
    }


@pytest.mark.parametrize(("seen", "open_"), [(True, False), (False, True), (None, False)])
def test_blind_nil_is_open_before_the_cards_are_seen(
    command: Command, seen: bool | None, open_: bool
) -> None:
    given = {"dealer": "W", "hand_seen": seen}
    answer = json.loads(command("bids", "--house", "fives", given=given).stdout)
    assert ("blind_nil" in answer["allowed"]) is open_
    assert answer["refused"] == ({} if open_ else {"blind_nil": "hand_seen"})


def test_a_deficit_is_read_from_the_scores(command: Command) -> None:
    args = ("bids", "--set", "blind_nil=on", "--set", "blind_nil_deficit=100")
    given = {"dealer": "W", "hand_seen": False, "scores": {"EW": {"score": 100}}}
    assert "blind_nil" in json.loads(command(*args, given=given).stdout)["allowed"]
    given["scores"] = {"EW": {"score": 99}}
    assert json.loads(command(*args, given=given).stdout)["refused"] == {"blind_nil": "not_behind"}


@pytest.mark.parametrize(
    ("given", "legal", "reason"),
    [
        ({"hand": "AK.2..", "trick": ["H3"]}, ["H2"], "follow_suit"),
        ({"hand": "AK..2.", "trick": ["H3"]}, ["SA", "SK", "D2"], "void"),
        ({"hand": "AK...", "trick": None}, ["SA", "SK"], "only_spades"),
        ({"hand": "AK.2..", "spades_broken": True}, ["SA", "SK", "H2"], "any_lead"),
        ({"hand": "A.2..", "spades_broken": True, "first_trick": True}, ["H2"], "first_lead"),
        ({"hand": [" 10h "]}, ["HT"], "any_lead"),
    ],
)
def test_legal_names_the_rule(
    command: Command, given: dict[str, Any], legal: list[str], reason: str
) -> None:
    assert json.loads(command("legal", given=given).stdout) == {"legal": legal, "reason": reason}
