"""`bot`, `match` and `advise`."""

import json
import sys

import pytest

from tests.unit.cli.conftest import Command
from trainer.analysis import bid_bench
from trainer.cli import bench_bids

VIEW = {"seat": "S", "dealer": "E", "hand": "AK52.Q97.J4.T983", "bids": {}}
PLAYING = {
    "house": "classic",
    "seat": "S",
    "dealer": "S",
    "hand": "A32.K42.5432.432",
    "bids": {"W": "nil", "N": 4, "E": 4, "S": 4},
    "scores": {"NS": {"score": 100, "bags": 3}},
    "plays": ["HT", "H6", "H3"],
}


def test_a_bot_bids_and_plays(command: Command) -> None:
    lines = "\n".join(json.dumps(one) for one in (VIEW, PLAYING)).encode()
    bid, card = map(json.loads, command("bot", given=lines).stdout.splitlines())
    assert bid["bid"] in (2, 3, 4)
    assert bid["reason"]
    assert card == {"card": "H4", "reason": "attack_nil"} or card["card"] == "H2"


@pytest.mark.parametrize("kind", ["policy", "counting", "random"])
def test_kinds_of_bots(command: Command, kind: str) -> None:
    answer = json.loads(command("bot", "--kind", kind, given=PLAYING).stdout)
    assert answer["card"] in ("HK", "H4", "H2")


def test_pimc_is_set_by_worlds_and_seconds(command: Command) -> None:
    asked = ("bot", "--kind", "pimc", "--worlds", "8")
    found = command(*asked, given=PLAYING).stdout
    assert json.loads(found)["card"] in ("HK", "H4", "H2")
    assert command(*asked, "--seconds", "60", given=PLAYING).stdout == found
    assert command(*asked, "--seconds", "0", given=PLAYING).exit_code == 2


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"seat": "W"}, "plays"),
        ({"seat": "N", "plays": []}, "seat"),
        ({"seat": None}, "seat"),
        ({"plays": ["HT", "H6", "HT"]}, "plays"),
        ({"plays": ["HT", "H6", "SA"]}, "plays"),
        ({"bids": {"W": 3, "N": 4, "S": 4}}, "bids"),
        ({"bids": {"W": 3, "N": 4, "E": 4}}, "plays"),
        ({"hand": "A32"}, "hand"),
        ({"house": "nowhere"}, "house"),
        ({"set": {"target": 7}}, "set"),
        ({"set": {"colour": 7}}, "set.colour"),
        ({"scores": {"NS": {"score": "x"}}}, "scores.NS.score"),
        ({"more": 1}, "more"),
    ],
)
def test_faults_of_a_request_name_the_field(
    command: Command, changed: dict[str, object], field: str
) -> None:
    result = command("bot", given=PLAYING | changed)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{field}:")


def test_a_bad_line_is_answered_in_its_place(command: Command) -> None:
    lines = "\n".join([json.dumps(VIEW), "{", json.dumps(PLAYING)]).encode()
    result = command("bot", given=lines)
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [next(iter(one)) for one in found] == ["bid", "error", "card"]
    assert result.exit_code == 2


def test_advise_values_every_bid(command: Command) -> None:
    asked = VIEW | {"scores": {"NS": {"score": 100, "bags": 9}}}
    found = json.loads(command("advise", "--worlds", "120", given=asked).stdout)
    assert set(found) >= {"best", "bids", "tricks", "sure", "ess"}
    assert set(found["bids"]) == {*map(str, range(1, 14)), "nil"}
    assert str(found["best"]) in found["bids"]
    three = found["bids"]["3"]
    assert set(three) >= {"value", "value_now", "se", "diff_se", "p_made", "bags", "parts"}
    assert sum(three["parts"].values()) == pytest.approx(three["value"], abs=0.1)
    assert len(found["tricks"]["histogram"]) == 14
    assert found["sure"] == 3


def test_advise_refuses_what_is_not_the_seats_turn(command: Command) -> None:
    result = command("advise", given=VIEW | {"seat": "N"})
    assert result.exit_code == 2
    assert result.stderr.startswith("seat:")
    over = VIEW | {"bids": dict.fromkeys("SWNE", 3)}
    assert command("advise", given=over).stderr.startswith("bids:")


def test_match_prints_both_sides(command: Command) -> None:
    result = command("match", "--a", "counting", "--b", "random", "--deals", "2")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0].startswith("counting against random: ")
    french = command("--lang", "fr", "match", "--a", "counting", "--b", "random", "--deals", "1")
    assert french.stdout.startswith("counting contre random")
    games = command(
        "match",
        "--a",
        "counting",
        "--b",
        "counting",
        "--games",
        "2",
        "--set",
        "target=100",
        "--json",
    )
    assert json.loads(games.stdout)["games"] == 2


def test_match_with_an_outside_player(command: Command) -> None:
    player = f"{sys.executable} -m trainer bot --kind counting"
    found = command("match", "--a", "counting", "--b-command", player, "--deals", "1", "--json")
    assert json.loads(found.stdout)["points"] == 0
    ended = command("match", "--a", "counting", "--b-command", "true", "--deals", "1")
    assert ended.exit_code == 2
    assert "stopped answering" in ended.stderr
    assert command("match", "--deals", "1", "--games", "1").exit_code == 2
    shared = command("match", "--b-command", player, "--deals", "2", "--workers", "2")
    assert shared.exit_code == 2
    assert "--workers" in shared.stderr


def test_bench_bids_judges_every_promise(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bids, "AGREED_WORLDS", 10)
    monkeypatch.setattr(bid_bench, "SPEED_DEALS", 10)
    monkeypatch.setattr(bid_bench, "VALUED_WORLDS", 10)
    small = ("bench", "bids", "--deals", "12", "--worlds", "10", "--pairs", "1")
    lines = command(*small).stdout.splitlines()
    assert lines[0] == "12 deals, one seat a deal, 10 worlds each"
    judged = [line for line in lines if line.endswith(("  met", "  missed"))]
    assert {"policy against counting", "pimc against policy"} < {
        line.split(",")[0] for line in judged
    }
    assert len(judged) in (11, 12)  # nobody may have bid nil
    missed = any(line.endswith("missed") for line in judged)
    assert command(*small, "--strict").exit_code == missed
    french = command("--lang", "fr", *small, "--pairs", "0").stdout
    assert "tenu" in french or "manqué" in french
    assert "pimc" not in french
