"""`drills` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer.content.drill_json import parse_drill
from trainer.content.drills import bank_file
from trainer.i18n import messages

from .conftest import Command

BID_LINES = bank_file("nil-bid").read_text(encoding="utf-8").splitlines()
LINE = bank_file("nil-cover").read_text(encoding="utf-8").splitlines()[0]
MAKE = "trainer.teaching.drills.bank.make_both"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_show_says_what_another_house_changes(command: Command, language: str) -> None:
    lines = bank_file("nil-set").read_text(encoding="utf-8").splitlines()
    drill = next(one for one in map(parse_drill, lines) if one.key.other == "classic")
    m = messages(language)
    shown = command("--lang", language, "drills", "show", str(drill.key)).output
    assert m("drill-fallen", nil=m.seat(drill.nil)) in shown
    there = next(line for line in shown.splitlines() if "Classic" in line and "·" not in line)
    assert drill.elsewhere
    assert all(m.card(card) in there for card in drill.elsewhere.right)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_show_gives_the_question_and_the_answer(command: Command, language: str) -> None:
    drill = parse_drill(LINE)
    m = messages(language)
    shown = command("--lang", language, "drills", "show", str(drill.key)).output
    assert m("drill-family-nil-cover") in shown
    assert m("drill-right", right=", ".join(map(m.card, drill.right))) in shown  # type: ignore[arg-type]
    for theme in drill.themes:
        assert m(f"drill-theme-{theme}") in shown
    rows = [row for row in shown.splitlines() if row.startswith(tuple("♠♥♦♣"))]
    assert len(rows) == len(drill.answers)


def test_the_question_alone_gives_nothing_away(command: Command) -> None:
    drill = parse_drill(LINE)
    m = messages("en")
    shown = command("drills", "show", str(drill.key), "--question").output
    assert m("drill-ask-card") in shown
    seen = {*drill.position.plays, *drill.position.view.hand}
    hidden = [card for hand in drill.position.deal.hands for card in hand if card not in seen]
    assert hidden
    for card in hidden:
        assert m.card(card) not in shown
    for theme in drill.themes:
        assert m(f"drill-theme-{theme}") not in shown


def test_a_bid_is_asked_for(command: Command) -> None:
    drill = parse_drill(BID_LINES[0])
    shown = command("drills", "show", str(drill.key)).output
    assert "Nil, or " in shown
    assert messages("en")(f"drill-judged-{drill.judged}", worlds="2000") in shown


def test_verify_says_what_is_wrong(command: Command, tmp_path: Path) -> None:
    data = json.loads(BID_LINES[0])
    path = tmp_path / "b.jsonl"
    path.write_text(json.dumps(data | {"ess": -1}) + "\nx\n", encoding="utf-8")
    result = command("drills", "verify", str(path))
    assert result.exit_code == 2
    assert "line 1: ess: −1 does not fit" in result.output
    assert "line 2: the line is not a JSON object" in result.output


def test_verify_finds_a_value_that_is_not_so(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_text(BID_LINES[0] + "\n", encoding="utf-8")
    right = command("drills", "verify", str(path), "--all")
    assert right.exit_code == 0
    assert "one drill judged again, all as stored" in right.output
    data = json.loads(BID_LINES[0])
    data["answers"][0]["points"] += 0.01
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    wrong = command("drills", "verify", str(path))
    assert wrong.exit_code == 2
    assert f"one differs: {data['id']}" in wrong.output


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["show", "xx"], "is not the id of a drill"),
        (["show", "set1-classic-0000-0000"], "No bank holds"),
        (["show", "xx", "--file", "nowhere.jsonl"], "nowhere.jsonl"),
        (["verify", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["build", "--family", "nil-set", "--house", "solo"], "no house “solo” for drills"),
        (["build", "--family", "nil-set", "--house", "x"], "no house “x” for drills"),
        (["build", "--family", "nil-set", "--against", "classic"], "name another house"),
        (["build", "--family", "nil-bid", "--against", "fives"], "about a card"),
        (["build", "--family", "nil-set", "--workers", "2", "--scheduler", "tcp://h:1"], "both"),
        (["build", "--family", "nil-set", "--out", "/nowhere/b.jsonl", "--count", "1"], "written"),
    ],
)
def test_bad_input_gets_one_clear_line(
    command: Command, args: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MAKE, lambda key: (parse_drill(LINE), None))
    result = command("drills", *args)
    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1


def test_build_adds_and_says_so(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drills = iter([None, parse_drill(BID_LINES[0]), None, parse_drill(BID_LINES[1])])
    monkeypatch.setattr(MAKE, lambda key: (next(drills, None), None))
    path = tmp_path / "b.jsonl"
    args = ("drills", "build", "--family", "nil-bid", "--count", "2", "--out", str(path))
    result = command(*args)
    assert result.exit_code == 0
    assert "2 drills added" in result.output
    assert path.read_text(encoding="utf-8").splitlines() == BID_LINES[:2]
    assert "0 drills added" in command(*args).output


def test_an_interrupted_build_says_that_it_goes_on(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(key: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(MAKE, make)
    path = tmp_path / "b.jsonl"
    result = command("drills", "build", "--family", "nil-bid", "--out", str(path))
    assert result.exit_code == 130
    assert "goes on from here" in result.output
