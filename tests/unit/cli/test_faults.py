"""Bad input: one line that names the field and what would be right; exit code 2; no more."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.unit.cli.conftest import Command

BIDS = {"N": 2, "E": 3, "S": 3, "W": 3}
TRICKS = {"N": 3, "E": 2, "S": 5, "W": 3}
HAND = "AK52.Q97.J4.T983"


def score(**changes: Any) -> dict[str, Any]:
    return {"bids": BIDS, "tricks": TRICKS, **changes}


def bids(**changes: Any) -> dict[str, Any]:
    return {"dealer": "S", **changes}


#: The command with its house, the input, what the sentence begins with and what it holds.
FAULTS: list[tuple[str, Any, str, str]] = [
    ("score", score(bids={**BIDS, "N": 14}), "bids.N: ", "0 to 13"),
    ("score", score(bids={**BIDS, "N": "nill"}), "bids.N: “nill”", "nil or blind_nil"),
    ("score", score(bids={**BIDS, "E": True}), "bids.E: “true”", "0 to 13"),
    ("score", score(bids={**BIDS, "E": 2.5}), "bids.E: “2.5”", "0 to 13"),
    ("score", score(bids={**BIDS, "E": [1, None]}), "bids.E: “[1, null]”", "0 to 13"),
    ("score", score(bids={**BIDS, "W": "blind nil"}), "bids.W: Blind nil", "not a bid"),
    ("score --house moon", score(bids={**BIDS, "S": 0}), "bids.S: 0 is not", "nil instead"),
    ("score --house solo", score(bids={**BIDS, "S": 0}), "bids.S: ", "lowest bid"),
    ("score --house solo", score(bids={**BIDS, "S": "nil"}), "bids.S: ", "lowest bid"),
    ("score", score(bids={"N": 1, "S": 2, "W": 3}), "bids.E: ", "missing"),
    ("score", score(bids={**BIDS, "E": None}), "bids.E: ", "missing"),
    ("score", score(bids={**BIDS, "X": 1}), "bids.X: “X”", "N, E, S or W"),
    ("score", score(bids={**BIDS, "n": 1}), "bids.n: ", "twice"),
    ("score", score(bids=[2, 3, 3, 3]), "bids: ", '{"N": 3}'),
    ("score", score(bids=None), "bids: ", "missing"),
    ("score --house cards4", score(bids={**BIDS, "N": "nil", "S": "nil"}), "bids: ", "nil"),
    ("score", score(tricks={**TRICKS, "N": 14}), "tricks.N: 14", "0 to 13"),
    ("score", score(tricks={**TRICKS, "N": -1}), "tricks.N: −1", "0 to 13"),
    ("score", score(tricks={**TRICKS, "N": "3"}), 'tricks.N: "3"', "0 to 13"),
    ("score", score(tricks={**TRICKS, "N": 3.0}), "tricks.N: 3.0", "0 to 13"),
    ("score", score(tricks={**TRICKS, "N": True}), "tricks.N: true", "0 to 13"),
    ("score", score(tricks={**TRICKS, "N": 4}), "tricks: ", "14"),
    ("score", score(tricks={"N": 13, "E": 0, "S": 0}), "tricks.W: ", "missing"),
    ("score", score(trick=TRICKS), "trick: ", "no field"),
    ("score", score(before=7), "before: ", "object"),
    ("score", score(before={"NS": 7}), "before.NS: ", "object"),
    ("score", score(before={"NS": {"bags": 10}}), "before.NS.bags: 10", "0 to 9"),
    ("score --house fives", score(before={"EW": {"bags": 5}}), "before.EW.bags: 5", "0 to 4"),
    ("score", score(before={"NS": {"bags": -1}}), "before.NS.bags: −1", "0 to 9"),
    ("score", score(before={"NS": {"score": 1e9}}), "before.NS.score: ", "100000"),
    ("score", score(before={"NS": {"points": 1}}), "before.NS.points: ", "no field"),
    ("score", score(before={"N": {"score": 1}}), "before.N: ", "NS, EW"),
    ("score --house solo", score(before={"NS": {}}), "before.NS: ", "N, E, S, W"),
    ("legal", {}, "hand: ", "missing"),
    ("legal", {"hand": "AK"}, "hand: “AK”", "AK52.Q97.J4.T983"),
    ("legal", {"hand": 5}, "hand: “5”", "AK52.Q97.J4.T983"),
    ("legal", {"hand": ["SA", "S1"]}, "hand[1]: “S1”", "SA, HT or D4"),
    ("legal", {"hand": ["SA", None]}, "hand[1]: “null”", "SA, HT or D4"),
    ("legal", {"hand": ["SA", "AS"]}, "hand: ", "twice"),
    ("legal", {"hand": "..."}, "hand: ", "No cards"),
    ("legal", {"hand": []}, "hand: ", "No cards"),
    ("legal", {"hand": "A...", "trick": "H2"}, "trick: ", "list of cards"),
    ("legal", {"hand": "A...", "trick": ["H2", "ZZ"]}, "trick[1]: “ZZ”", "SA, HT or D4"),
    ("legal", {"hand": "A...", "trick": ["SA"]}, "trick: ", "both"),
    ("legal", {"hand": "A...", "trick": ["H2", "H2"]}, "trick: ", "twice"),
    ("legal", {"hand": "A...", "trick": ["H2", "H3", "H4", "H5"]}, "trick: ", "0 to 3"),
    ("legal", {"hand": "A...", "spades_broken": 1}, "spades_broken: 1", "true or false"),
    ("legal", {"hand": "A...", "first_trick": "no"}, 'first_trick: "no"', "true or false"),
    ("bids", {}, "dealer: ", "missing"),
    ("bids", {"dealer": "Q"}, "dealer: “Q”", "N, E, S or W"),
    ("bids", {"dealer": {"a": 1}}, "dealer: “{\"a\": 1}”", "N, E, S or W"),
    ("bids", bids(bids={"N": 3}), "bids.N: North", "West"),
    ("bids", bids(bids={"W": 3, "E": 4}), "bids.E: East", "North"),
    ("bids --house cards4", bids(bids={"W": 3, "N": 1, "E": "nil"}), "bids.E: Nil", "partner"),
    ("bids --house solo", bids(bids={"W": 0}), "bids.W: ", "lowest bid"),
    ("bids --set min_team_bid=4", bids(bids={"W": 1, "N": 1, "E": 2}), "bids.E: ", "at least 4"),
    ("bids", bids(scores={"NS": {"bags": 99}}), "scores.NS.bags: 99", "0 to 9"),
    ("bids", bids(hand_seen="yes"), 'hand_seen: "yes"', "true or false"),
    ("estimate", {}, "hand: ", "missing"),
    ("estimate", {"hand": "A..."}, "hand: ", "13"),
    ("estimate", {"hand": ["SA"]}, "hand: ", "13"),
    ("estimate", {"hand": HAND, "seat": "South"}, "seat: “South”", "N, E, S or W"),
    ("estimate", {"hand": HAND, "bids": {"N": 99}}, "bids.N: ", "0 to 13"),
    ("estimate --house solo", {"hand": HAND, "bids": {"N": "nil"}}, "bids.N: ", "lowest bid"),
    ("estimate --house cards4", {"hand": HAND, "bids": {"N": "nil", "S": "nil"}}, "bids: ", "nil"),
    ("estimate", {"hand": HAND, "cards": 1}, "cards: ", "no field"),
    ("score", [], "must be an object", '{"N": 3}'),
    ("score", [score()], "must be an object", '{"N": 3}'),
    ("score", None, "must be an object", '{"N": 3}'),
    ("score", "text", "must be an object", '{"N": 3}'),
    ("score", 5, "must be an object", '{"N": 3}'),
]  # fmt: skip


@pytest.mark.parametrize(
    ("called", "given", "start", "holds"),
    FAULTS,
    ids=[f"{number}-{case[0].split()[0]}" for number, case in enumerate(FAULTS)],
)
def test_a_fault_names_its_field_and_what_is_right(
    command: Command, called: str, given: Any, start: str, holds: str
) -> None:
    result = command(*called.split(), given=given)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(start)
    assert holds in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.endswith("\n")


RAW: dict[str, tuple[bytes, str]] = {
    "nothing": (b"", "nothing came"),
    "blank lines": (b"\n \r\n\t\n", "nothing came"),
    "only a mark": (b"\xef\xbb\xbf", "nothing came"),
    "no JSON": (b"{bids}", "(1:2)"),
    "cut off": (b'{"bids": {"N": 1', "delimiter ("),
    "cut off below blank lines": (b'\n\n{"bids": {\n"N": 1', "delimiter ("),
    "NaN": (b'{"bids": NaN}', "NaN"),
    "minus infinity": (b'{"bids": -Infinity}', "-Infinity"),
    "key twice": (b'{"bids": {"N": 1, "E": 2, "N": 1}, "tricks": {}}', "bids.N: stands twice"),
    "field twice": (b'{"bids": {}, "tricks": {}, "bids": {}}', "bids: stands twice"),
    "twice though null": (b'{"bids": {"N": null, "N": 1}}', "bids.N: stands twice"),
    "endless number": (b'{"bids": {"N": ' + b"9" * 5000 + b"}}", "more digits"),
    "long number": (b'{"bids": {"N": ' + b"9" * 4000 + b"}}", "99…”"),
    "long text": (b'{"bids": {"N": "' + b"x" * 4000 + b'"}}', "xx…”"),
    "long key": (b'{"bids": {"' + b"x" * 4000 + b'": 1}}', "bids.xxx"),
    "too deep": (b'{"bids": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", "too deep"),
    "deep": (b'{"bids": ' + b"[" * 500 + b"]" * 500 + b"}", "must be an object"),
    "deep bid": (b'{"bids": {"N": ' + b"[" * 500 + b"]" * 500 + b"}}", "[[…”"),
    "half a pair": (b'{"bids": {"N": "\\ud800"}}', "\\ud800"),
    "half a pair as key": (b'{"bids": {"\\udfff": 1}}', "\\udfff"),
    "no UTF-8": (b'{"bids": "\xff"}', "no UTF-8"),
    "UTF-16": ('{"bids": 1}'.encode("utf-16"), "no UTF-8"),
    "line break in a key": (b'{"a\\nb": 1, "bids": {}, "tricks": {}}', "a\\nb: is no field"),
    "escape in a value": (b'{"bids": {"N": "\\u001b[31m\\u2028"}}', "\\x1b[31m\\u2028"),
    "JSON after JSON": (b'{"bids": 1} {"bids": 2}', "(1:13)"),
}


@pytest.mark.parametrize(("data", "holds"), RAW.values(), ids=RAW)
@pytest.mark.parametrize("more", [b"", b"\n\n"], ids=["ends", "line ends"])
def test_what_is_no_input_is_refused_in_one_line(
    command: Command, data: bytes, holds: str, more: bytes
) -> None:
    result = command("score", given=data + more)
    assert (result.exit_code, result.stdout) == (2, "")
    assert holds in result.stderr
    assert result.stderr.count("\n") == 1
    assert len(result.stderr) < 250


def test_every_depth_is_answered(command: Command) -> None:
    """Between what can be read and what can be shown lies a gap of a few levels."""
    for depth in range(880, 1000, 3):
        nested = b"[" * depth + b"]" * depth
        for data in (b'{"bids": {"N": ' + nested + b"}}", b'{"hand": ' + nested + b"}"):
            result = command("legal" if b"hand" in data else "score", given=data)
            assert result.exit_code == 2
            assert result.stderr.count("\n") == 1


def test_sentences_come_in_french(command: Command) -> None:
    result = command("--lang", "fr", "score", given=score(tricks={**TRICKS, "N": 4}))
    assert result.stderr.startswith("tricks: Le total des plis est de 14.")
    lines = json.dumps(score()).encode() + b"\n{}\n"
    result = command("--lang", "fr", "score", given=lines)
    error = json.loads(result.stdout.splitlines()[1])["error"]
    assert error == "ligne 2\u00a0: bids: manque"


def test_the_language_may_come_from_the_environment(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    for value, start in (("fr_FR.UTF-8", "rien"), ("", "nothing"), ("xx", "nothing")):
        monkeypatch.setenv("SPADES_TRAINER_LANG", value)
        assert command("score").stderr.startswith(start)
