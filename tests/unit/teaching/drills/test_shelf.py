"""Choosing a drill: what fits a wish, the nearest where nothing does, and opening by id."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from trainer.content.drill_json import BankError
from trainer.content.drills import bank_file
from trainer.engine import NotationError, load_house
from trainer.teaching.drills.shelf import FRESH_KEPT, Shelf, bank_lines
from trainer.teaching.drills.wishes import (
    Entry,
    Wish,
    differences,
    distance,
    house_of,
    level_of,
)

DRAW = random.Random(1)


def line(number: int, **fields: Any) -> str:
    """A line that can be listed, though not read whole."""
    house = fields.pop("house", "classic")
    data = {"id": f"set1-{house}-0000-{number:04d}", "themes": ["ruff"], "difficulty": 10}
    return json.dumps(data | fields)


def shelf(*lines: str) -> Shelf:
    return Shelf(lambda family: lines if family == "nil-set" else ())


def chosen(on: Shelf, wish: Wish, seen: tuple[str, ...] = ()) -> tuple[str, tuple[str, ...]]:
    given = on.choose(wish, seen, DRAW)
    assert given is not None
    return given.entry.id[-4:], given.differs


@pytest.mark.parametrize(
    ("difficulty", "level"),
    [(0, "easy"), (29, "easy"), (30, "middle"), (54, "middle"), (55, "hard"), (100, "hard")],
)
def test_levels(difficulty: int, level: str) -> None:
    assert level_of(difficulty) == level


def test_a_line_that_is_no_drill_s_is_left_out() -> None:
    assert Entry.of("{") is None
    assert Entry.of('{"id": 3}') is None
    assert Entry.of('{"id": "set1-classic-0000-0001"}') is None
    assert [one.id[-4:] for one in shelf("{}", line(1), "").bank("nil-set")] == ["0001"]


def test_what_was_wished_for_is_given() -> None:
    on = shelf(
        line(1),
        line(2, themes=["hold_up"]),
        line(3, difficulty=60),
        line(4, house="moon"),
    )
    assert chosen(on, Wish("nil-set", theme="hold_up")) == ("0002", ())
    assert chosen(on, Wish("nil-set", level="hard")) == ("0003", ())
    assert chosen(on, Wish("nil-set", house="moon")) == ("0004", ())


def test_the_nearest_says_in_what_it_differs() -> None:
    on = shelf(line(1), line(2, themes=["hold_up"], difficulty=60))
    wish = Wish("nil-set", theme="hold_up", level="middle")
    assert chosen(on, wish) == ("0002", ("level",))
    assert chosen(on, Wish("nil-set", theme="stay_under", level="easy")) == ("0001", ("theme",))
    assert chosen(on, Wish("nil-set", house="fives", level="hard")) == ("0002", ("house",))
    assert shelf().choose(Wish("nil-set"), (), DRAW) is None


def test_what_has_been_seen_comes_last() -> None:
    on = shelf(line(1), line(2, difficulty=90))
    seen = ("set1-classic-0000-0001",)
    assert chosen(on, Wish("nil-set", level="easy"), seen) == ("0002", ("level",))
    both = (*seen, "set1-classic-0000-0002")
    assert chosen(on, Wish("nil-set", level="easy"), both) == ("0001", ("seen",))


def test_the_house_weighs_most_then_the_theme() -> None:
    wish = Wish("nil-set", theme="ruff", level="easy")
    near = Entry.of(line(1, difficulty=90))
    theme = Entry.of(line(2, themes=["hold_up"]))
    house = Entry.of(line(3, house="moon"))
    assert near is not None
    assert theme is not None
    assert house is not None
    far = [distance(wish, one) for one in (near, theme, house)]
    assert far == sorted(far) == [2, 10, 100]
    assert differences(wish, house) == ("house",)


def test_a_fresh_drill_is_given_first_and_once() -> None:
    on = shelf(line(1))
    on.add(line(2))
    on.add("no drill")
    assert on.ready("nil-set", "classic") == 1
    assert chosen(on, Wish("nil-set")) == ("0002", ())
    assert on.ready("nil-set", "classic") == 0
    assert chosen(on, Wish("nil-set")) == ("0001", ())


def test_fresh_drills_are_not_kept_for_ever() -> None:
    on = shelf()
    for number in range(FRESH_KEPT + 3):
        on.add(line(number))
    assert on.ready("nil-set", "classic") == FRESH_KEPT


def test_a_drill_is_opened_by_its_id() -> None:
    text = bank_file("nil-set").read_text(encoding="utf-8").splitlines()[0]
    name = json.loads(text)["id"]
    assert str(Shelf().open(f" {name} ").key) == name
    fresh = shelf()
    fresh.add(text, ready=False)
    assert str(fresh.open(name).key) == name
    assert fresh.ready("nil-set", "classic") == 0


@pytest.mark.parametrize("text", ["", "nonsense", "set1-nowhere-0000-0000", "<b>"])
def test_an_id_that_is_none(text: str) -> None:
    with pytest.raises(NotationError):
        shelf().open(text)


def test_an_id_that_no_bank_holds() -> None:
    with pytest.raises(BankError) as caught:
        shelf().open("set1-classic-0000-0000")
    assert caught.value.code == "drill_unknown"


def test_no_bank_is_an_empty_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    monkeypatch.setattr("trainer.teaching.drills.shelf.bank_file", lambda _: tmp_path / "none")
    assert bank_lines("nil-set") == []


def test_a_house_of_one_s_own_plays_with_the_stand_in() -> None:
    assert house_of(load_house("moon")) == "moon"
    own = load_house("moon").with_options({"bag_group": 5, "bag_penalty": -50})
    assert house_of(own) == "classic"
