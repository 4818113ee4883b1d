"""The banks of drills: `puzzles/<family>.jsonl`, one drill a line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.content.drill import FAMILIES, Drill, DrillKey
from trainer.content.drill_json import BankError, parse_drill
from trainer.content.paths import app_root
from trainer.engine import Fault


def bank_file(family: str) -> Path:
    """The package's bank of a family."""
    return app_root() / "puzzles" / f"{family}.jsonl"


def read_bank(path: Path) -> tuple[Drill, ...]:
    """All drills of a bank.

    Raises:
        BankError: `drills_invalid`, with the faults of all lines; `drills_encoding`.
        OSError: the file cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BankError("drills_encoding", input=str(path)) from None
    drills, faults = parse_bank(text.splitlines())
    if faults:
        raise BankError("drills_invalid", input=str(path), faults=tuple(faults))
    return tuple(drills)


def parse_bank(lines: Iterable[str]) -> tuple[list[Drill], list[Fault]]:
    """The drills that hold, and the faults of the other lines (`line 3: answers[0].nil`)."""
    drills: list[Drill] = []
    faults: list[Fault] = []
    lines_of: dict[DrillKey, int] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            drill = parse_drill(line)
        except BankError as error:
            faults += [
                Fault(f"{number}: {fault.field}".rstrip(": "), fault.code, fault.params)
                for fault in error.faults
            ]
            continue
        if drill.key in lines_of:
            faults.append(Fault(f"{number}: id", "drill_twice", {}))
        lines_of[drill.key] = number
        drills.append(drill)
    return drills, faults


def find_drill(text: str) -> Drill:
    """A drill of the package's banks by its id.

    Raises:
        NotationError: `drill_id`.
        BankError: `drill_unknown`, or as `read_bank`.
    """
    key = DrillKey.parse(text)
    for drill in _of_family(key.family):
        if drill.key == key:
            return drill
    raise BankError("drill_unknown", input=text)


def _of_family(family: str) -> Iterator[Drill]:
    path = bank_file(family)
    if path.is_file():
        yield from read_bank(path)


def banks() -> dict[str, Path]:
    """The package's banks that are there, by family."""
    return {family: bank_file(family) for family in FAMILIES if bank_file(family).is_file()}
