"""Drills as lines of JSON, and what is said of lines that do not hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from trainer.content.drill import DrillKey
from trainer.content.drill_json import BankError, drill_line, parse_drill
from trainer.content.drills import bank_file, find_drill, parse_bank, read_bank
from trainer.engine import NotationError, Seat

LINE = bank_file("nil-cover").read_text(encoding="utf-8").splitlines()[0]
BID_LINE = bank_file("nil-bid").read_text(encoding="utf-8").splitlines()[0]


def faults(line: str) -> dict[str, str]:
    with pytest.raises(BankError) as raised:
        parse_drill(line)
    return {fault.field: fault.code for fault in raised.value.faults}


def codes(line: str) -> set[str]:
    with pytest.raises(BankError) as raised:
        parse_drill(line)
    return {fault.code for fault in raised.value.faults}


def changed(**fields: Any) -> str:
    """The card drill with other fields; `...` takes one away."""
    data = json.loads(LINE) | fields
    return json.dumps({name: value for name, value in data.items() if value is not ...})


@pytest.mark.parametrize("line", [LINE, BID_LINE])
def test_a_line_comes_back_as_it_was(line: str) -> None:
    drill = parse_drill(line)
    assert drill_line(drill) == line
    assert parse_drill(drill_line(drill)) == drill


@pytest.mark.parametrize(
    "text", ["set1-classic-7K3F-2QXM", "make12-cards4~classic-0000-ZZZZ", "bid1-fives-7K3F-2QXM"]
)
def test_an_id_is_read_back(text: str) -> None:
    key = DrillKey.parse(text)
    assert str(key) == text
    assert DrillKey.parse(text.replace("ZZZZ", "zzzz").replace("-2QXM", "-2qxm")) == key


@pytest.mark.parametrize(
    "text",
    ["", "7K3F-2QXM", "lift1-classic-7K3F-2QXM", "set1-mon-7K3F-2QXM", "set1-classic-7K3U-2QXM",
     "set1-classic~no-7K3F-2QXM", "set-classic-7K3F-2QXM", None],
)  # fmt: skip
def test_what_is_no_id(text: Any) -> None:
    with pytest.raises(NotationError, match="is no drill's id"):
        DrillKey.parse(text)


def test_all_faults_of_a_line_at_once() -> None:
    line = changed(deal="N:A", worlds=0, ess=..., themes=["magic"], more=1, judged="guessed")
    assert faults(line) == {
        "deal": "drill_field",
        "worlds": "drill_field",
        "ess": "drill_missing",
        "themes": "drill_field",
        "more": "drill_unknown_field",
        "judged": "drill_field",
    }


def answers(**fields: Any) -> list[dict[str, Any]]:
    first, *rest = json.loads(LINE)["answers"]
    return [first | fields, *rest]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("[1]", {"": "drill_json"}),
        ("{", {"": "drill_json"}),
        (changed(role="setter"), {"role": "drill_role"}),
        (changed(right=["C2", "H7", "S3", "D9"]), {"right": "drill_right"}),
        (changed(natural=[]), {"natural": "drill_natural"}),
        (changed(themes=[]), {"themes": "drill_themes"}),
        (changed(answers=answers(loss=5.0)), {"answers": "drill_order"}),
        (changed(answers=json.loads(LINE)["answers"][:1]), {"answers": "drill_answers"}),
        (changed(answers=answers(nil=1.5)), {"answers[0].nil": "drill_field"}),
        (changed(answers=[*answers(), 3]), {f"answers[{len(answers())}]": "drill_field"}),
        (changed(bids={"N": 3}), {"bids": "drill_field"}),
        (changed(bids="N"), {"bids": "drill_field"}),
        (changed(plays="SA SA"), {"plays": "drill_field"}),
        (changed(plays="XX"), {"plays": "drill_field"}),
        (changed(plays=3), {"plays": "drill_field"}),
        (changed(difficulty=True), {"difficulty": "drill_field"}),
    ],
)
def test_a_line_that_does_not_hold(line: str, found: dict[str, str]) -> None:
    seen = faults(line)
    assert {field: seen.get(field) for field in found} == found


PAIR = next(
    line
    for line in bank_file("nil-set").read_text(encoding="utf-8").splitlines()
    if "~classic" in line
)


def elsewhere(**fields: Any) -> str:
    """The drill of a pair with other fields of the other house; `...` takes it away."""
    data = json.loads(PAIR)
    if fields.get("house") is ...:
        del data["elsewhere"]
    else:
        data["elsewhere"] |= fields
    return json.dumps(data)


@pytest.mark.parametrize(
    ("line", "field", "code"),
    [
        (elsewhere(house=...), "elsewhere", "drill_elsewhere"),
        (elsewhere(house="fives"), "elsewhere", "drill_elsewhere"),  # not the one of its id
        (elsewhere(right=[]), "elsewhere", "drill_elsewhere"),
        (elsewhere(right=json.loads(PAIR)["right"]), "elsewhere", "drill_elsewhere"),
        (elsewhere(house="x"), "elsewhere.house", "drill_field"),
        (elsewhere(loss=-1), "elsewhere.loss", "drill_field"),
        (elsewhere(more=1), "elsewhere.more", "drill_unknown_field"),
        (changed(elsewhere=3), "elsewhere", "drill_field"),
    ],
)
def test_another_house_that_does_not_hold(line: str, field: str, code: str) -> None:
    assert faults(line)[field] == code


def test_a_fallen_nil_is_asked_about_only_where_houses_part() -> None:
    drill = parse_drill(PAIR)
    assert drill.position.has_fallen(drill.nil)
    assert drill_line(drill) == PAIR
    alone = str(drill.key).replace("~classic", "")
    assert "drill_nil_set" in codes(json.dumps(json.loads(PAIR) | {"id": alone}))


def test_a_question_asked_of_the_wrong_seat_or_about_no_nil() -> None:
    """Another seat to play, a nil that nobody bid, and a nil that has fallen already."""
    drill = parse_drill(LINE)
    seen = drill.position.view.seen
    for seat in set(Seat) - {drill.position.seat}:
        assert "drill_turn" in codes(changed(seat=seat.name))
    bids = drill.position.auction.bids
    for seat in (seat for seat in Seat if not bids[seat].is_nil):
        assert "drill_nil" in codes(changed(nil=seat.name))
        assert ("drill_nil_set" in codes(changed(nil=seat.name))) is (seen.taken[seat] > 0)
    first = json.loads(LINE)["answers"][0]
    assert "drill_twice" in codes(changed(answers=[first, *json.loads(LINE)["answers"]]))


def test_a_bank_names_the_lines_of_all_faults(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_text("\n".join([LINE, "", changed(ess=...), LINE, "x"]), encoding="utf-8")
    with pytest.raises(BankError) as raised:
        read_bank(path)
    assert [fault.field for fault in raised.value.faults] == ["3: ess", "4: id", "5"]
    drills, found = parse_bank([LINE])
    assert (len(drills), found) == (1, [])


def test_a_bank_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BankError, match="UTF-8"):
        read_bank(path)


def test_a_drill_by_its_id() -> None:
    drill = parse_drill(LINE)
    assert find_drill(str(drill.key)) == drill
    with pytest.raises(BankError, match="no bank holds"):
        find_drill("set1-classic-0000-0000")
