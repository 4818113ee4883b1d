"""`--house`, `--set` and the command `houses`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli.conftest import Command
from trainer.engine import HOUSES, load_house, rule_set

HAND = {"bids": {"N": 2, "E": 3, "S": 3, "W": 3}, "tricks": {"N": 3, "E": 2, "S": 5, "W": 3}}
OWN = 'base = "classic"\nid = "club"\nname = "Club"\nbag_points = 0\n'
THREE_FAULTS = 'base = "classic"\ntarget = 20\ntie = "again"\nbag_pennalty = -50\n'


def points(command: Command, *args: str) -> int:
    result = command("score", *args, given=HAND)
    assert result.exit_code == 0, result.stderr
    return int(json.loads(result.stdout)["sides"]["NS"]["delta"])


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ([], 53),
        (["bag_points=0"], 50),
        (["bag_points=-1"], 47),
        (["bag_points=−1"], 47),
        (["bag_points=0", "trick_points=20"], 100),
        (["bag_points=5", "bag_points=2"], 56),
        ([" bag_points = 0 "], 50),
        (["break_rule=FALSE"], 53),
    ],
)
def test_set_changes_one_rule(command: Command, options: list[str], expected: int) -> None:
    args = [part for option in options for part in ("--set", option)]
    assert points(command, *args) == expected


@pytest.mark.parametrize(
    ("options", "holds"),
    [
        (["bag_pionts=0"], ["bag_pionts", "choose bag_points\n"]),
        (["zzz=0"], ["zzz", "scored_by, zero", "tie\n"]),
        (["id=mine"], ["--set id"]),
        (["name=mine"], ["--set name"]),
        (["target_choices=1"], ["--set target_choices"]),
        (["bag_points"], ["RULE=VALUE", "bag_points"]),
        ([""], ["RULE=VALUE"]),
        (["=5"], ["no such rule"]),
        (["target="], ['target: "" is not a whole number from 100 to 1,000']),
        (["target=5"], ["target: 5 is not a whole number from 100 to 1,000"]),
        (["target=5.5"], ['target: "5.5"']),
        (["target=true"], ["target: true"]),
        (["break_rule=5"], ["break_rule: 5 is neither true nor false"]),
        (["tie=again"], ['tie: "again" is none of play_on, extra_hand']),
        (["target=5", "tie=again", "bag_group=6"], ["target: 5", "tie: ", "bag_group: 6"]),
        (["zzz", "yyy=1"], ["RULE=VALUE", "zzz", "yyy"]),
        (["bag_group=0"], ["bag_penalty: ", "5, 7 or 10"]),
        (["target=\x1b[31m\n"], ["target: "]),
    ],
)
def test_set_names_every_fault_in_one_line(
    command: Command, options: list[str], holds: list[str]
) -> None:
    args = [part for option in options for part in ("--set", option)]
    result = command("score", *args, given=HAND)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    assert "\x1b" not in result.stderr
    for text in holds:
        assert text in result.stderr


def test_a_house_of_ones_own(command: Command, tmp_path: Path) -> None:
    for name in ("club.toml", "club.txt", "club"):
        file = tmp_path / name
        file.write_text(OWN, encoding="utf-8")
        assert points(command, "--house", str(file)) == 50
        assert points(command, "--house", str(file), "--set", "bag_points=1") == 53
        shown = command("score", "--house", str(file), given=HAND).stdout
        assert json.loads(shown)["house"] == "club"


def test_a_house_of_ones_own_beside_you(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine").write_text(OWN, encoding="utf-8")
    (tmp_path / "solo").write_text("nonsense", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert points(command, "--house", "mine") == 50
    shown = command("houses", "show", "solo").stdout  # the houses of the sources come first
    assert shown.startswith("Solo\n")


def test_houses_that_cannot_be_had(command: Command, tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("target = = 5", encoding="utf-8")
    (tmp_path / "bytes.toml").write_bytes(b'name = "\xff"')
    (tmp_path / "three.toml").write_text(THREE_FAULTS, encoding="utf-8")
    (tmp_path / "base.toml").write_text('base = "clasic"', encoding="utf-8")
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    (tmp_path / "folder.toml").mkdir()
    for house, holds in {
        "clasic": ["clasic", "classic, solo, cards4, moon, fives"],
        "": ["classic, solo"],
        "missing.toml": ["missing.toml cannot be read"],
        str(tmp_path / "missing"): ["cannot be read"],
        str(tmp_path): ["cannot be read"],
        str(tmp_path / "folder.toml"): ["cannot be read"],
        str(tmp_path / "broken.toml"): ["TOML", "line 1"],
        str(tmp_path / "bytes.toml"): ["UTF-8"],
        str(tmp_path / "three.toml"): ["target: 20", 'tie: "again"', "bag_pennalty: "],
        str(tmp_path / "base.toml"): ["clasic", "classic, solo"],
        str(tmp_path / "empty.toml"): ["names no rule"],
    }.items():
        for args in (("score", "--house", house), ("estimate", "--house", house, "A...")):
            result = command(*args, given=HAND)
            assert (result.exit_code, result.stdout) == (2, "")
            assert result.stderr.count("\n") == 1
            for text in holds:
                assert text in result.stderr, house


def test_houses_lists_the_five(command: Command) -> None:
    listed = command("houses", "list")
    assert [line.split() for line in listed.stdout.splitlines()] == [
        [house, load_house(house).name] for house in HOUSES
    ]
    assert command("houses").stdout == listed.stdout


@pytest.mark.parametrize("house", HOUSES)
def test_a_house_as_json_is_the_whole_house(command: Command, house: str) -> None:
    shown = json.loads(command("houses", "show", house, "--json").stdout)
    assert rule_set(shown) == load_house(house)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("house", HOUSES)
def test_a_house_as_text(command: Command, house: str, language: str) -> None:
    text = command("--lang", language, "houses", "show", house).stdout
    lines = text.splitlines()
    assert lines[0] == load_house(house).name
    assert max(map(len, lines)) <= 80
    assert not any(line != line.rstrip() for line in lines)
    notes = [line for line in lines if line.startswith("  - ")]
    assert len(notes) == len(load_house(house).readings)
    assert ("notre lecture" if language == "fr" else "our reading") in text
    assert not {"-10", "-100"} & set(text.split())  # a minus is no hyphen


def test_the_rules_and_what_is_left_open_are_told(command: Command) -> None:
    text = command("houses", "show", "fives").stdout
    row = next(line for line in text.splitlines() if line.startswith("  Nil made / failed  "))
    assert row.split("  ")[-1].strip() == "+50 / −50 (our reading)"
    plain = " ".join(text.split())
    assert "At odds (Bags): The rule takes 50 points for every five bags." in plain
    assert "Silent (Game to): " in plain
    french = command("--lang", "fr", "houses", "show", "fives").stdout
    assert "Silence (Partie à)\u00a0: " in french


def test_a_house_of_ones_own_shows_its_own_notes(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    note = 'kind = "silence"\nabout = ["tie"]\nnote = "Nobody\\nremembers \\u001b[31m."'
    file.write_text(OWN + "[[readings]]\n" + note, encoding="utf-8")
    text = command("houses", "show", str(file)).stdout
    assert text.startswith("Club\n")
    assert "Silent (Tie past the target): Nobody\\nremembers \\x1b[31m." in text
    file.write_text(OWN, encoding="utf-8")
    assert "What the sources leave open" not in command("houses", "show", str(file)).stdout


def test_validate_names_every_fault_on_a_line_of_its_own(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "three.toml"
    file.write_text(THREE_FAULTS, encoding="utf-8")
    result = command("houses", "validate", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert sorted(line.split(": ")[0] for line in result.stderr.splitlines()) == [
        "bag_pennalty",
        "target",
        "tie",
    ]
    assert "did you mean bag_penalty?" in result.stderr
    result = command("--lang", "fr", "houses", "validate", str(file))
    assert "vouliez-vous dire bag_penalty\u00a0?" in result.stderr


def test_validate_holds_a_good_file(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(OWN, encoding="utf-8")
    result = command("houses", "validate", str(file))
    assert (result.exit_code, result.stdout, result.stderr) == (0, "Club: the house holds\n", "")


@pytest.mark.parametrize(
    ("content", "holds"),
    [(None, "cannot be read"), (b"= 5", "TOML"), (b"\xff", "UTF-8"), (b'base = "x"', "classic")],
)
def test_validate_names_what_is_no_house(
    command: Command, tmp_path: Path, content: Any, holds: str
) -> None:
    file = tmp_path / "house.toml"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    result = command("houses", "validate", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert holds in result.stderr
    assert result.stderr.count("\n") == 1
