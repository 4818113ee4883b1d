"""Banks: the same however they are built, stopped and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.content.drill import DrillKey
from trainer.content.drill_json import BankError
from trainer.content.drills import bank_file, read_bank
from trainer.teaching.drills import bank
from trainer.teaching.drills.bank import CHUNK, Chunk, Series

SERIES = Series("nil-bid", "classic", 1)
LINES = bank_file("nil-bid").read_text(encoding="utf-8").splitlines()[:5]


def fake(series: Series, first: int) -> Iterator[Chunk]:
    """Every third key brings a drill."""
    while True:
        yield [
            [LINES[number // 3]] if number % 3 == 0 and number // 3 < len(LINES) else []
            for number in range(first, first + CHUNK)
        ]
        first += CHUNK


class Stop(Exception):
    """Somebody presses the keys."""


def stopping(after: int) -> bank.Workers:
    def run(series: Series, first: int) -> Iterator[Chunk]:
        for number, chunk in enumerate(fake(series, first)):
            if number == after:
                raise Stop
            yield chunk

    return run


def test_a_bank_is_built_in_order(tmp_path: Path) -> None:
    path, told = tmp_path / "b.jsonl", []
    added = bank.build(
        path, SERIES, 4, fake, progress=lambda done, found: told.append((done, found))
    )
    assert added == 4
    assert path.read_text(encoding="utf-8").splitlines() == LINES[:4]
    assert told == [(8, 3), (10, 4)]
    assert json.loads(bank.notes_file(path).read_text()) == {str(SERIES): {"done": 10, "found": 4}}
    assert bank.build(path, SERIES, 4, fake) == 0


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    bank.build(whole, SERIES, 5, fake)
    with pytest.raises(Stop):
        bank.build(parts, SERIES, 5, stopping(1))
    assert len(read_bank(parts)) == 3
    bank.build(parts, SERIES, 5, fake)
    assert parts.read_bytes() == whole.read_bytes()
    assert bank.notes_file(parts).read_bytes() == bank.notes_file(whole).read_bytes()


def test_a_line_written_before_its_note_is_not_written_twice(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_text(LINES[0] + "\n", encoding="utf-8")
    bank.build(path, SERIES, 3, fake)
    assert path.read_text(encoding="utf-8").splitlines() == LINES[:3]


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "b.jsonl"
    path.write_text(LINES[0] + "\n" + LINES[1][:50], encoding="utf-8")
    bank.build(path, SERIES, 3, fake)
    assert path.read_text(encoding="utf-8").splitlines() == LINES[:3]


@pytest.mark.parametrize("notes", ["{", "[]", '{"nil-bid 1 classic 1": {"done": -1, "found": 0}}'])
def test_notes_that_do_not_hold(tmp_path: Path, notes: str) -> None:
    path = tmp_path / "b.jsonl"
    bank.notes_file(path).write_text(notes)
    with pytest.raises(BankError) as raised:
        bank.build(path, SERIES, 1, fake)
    assert raised.value.code == "drills_seeds"


def test_the_keys_of_a_series_never_change() -> None:
    assert str(SERIES.key(0)) == FIRST_KEY
    pair = Series("nil-set", "cards4", 7, "classic").key(3)
    assert pair.twin == DrillKey("nil-set", "classic", pair.code, "cards4")
    assert DrillKey.parse(str(pair)) == pair
    assert len({SERIES.key(number) for number in range(200)}) == 200


FIRST_KEY = "bid2-classic-W7H8-HV7A"
