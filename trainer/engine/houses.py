"""The five houses, and houses from a file.

A house is one TOML file; no rule is chosen by a house's name. A file may start from
another house with `base = "classic"` and name only what it changes.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from trainer.engine.errors import Fault, HouseError
from trainer.engine.rules import RuleSet, rule_set, shown

#: The houses of the sources, in their order.
HOUSES: Final = ("classic", "solo", "cards4", "moon", "fives")

DEFAULT_HOUSE: Final = "classic"


@cache
def load_house(name: str) -> RuleSet:
    """One of the five houses.

    Raises:
        HouseError: `house_unknown`.
    """
    if name not in HOUSES:
        raise HouseError("house_unknown", input=name, expected=", ".join(HOUSES))
    source = files("trainer.engine") / "houses" / f"{name}.toml"
    return rule_set(tomllib.loads(source.read_text(encoding="utf-8")))


def parse_house(text: str) -> RuleSet:
    """A custom house from the text of a TOML file; every fault is reported at once.

    Raises:
        HouseError: `house_toml`, `house_empty`, `house_invalid` with every fault.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers without end, brackets likewise
        raise HouseError("house_toml", input=text, detail=str(error)) from None
    if not data:
        raise HouseError("house_empty", input=text)
    return rule_set(_over_base(data))


def read_house(path: Path) -> RuleSet:
    """A custom house from a file (UTF-8).

    Raises:
        HouseError: as `parse_house`, and `house_encoding`.
        OSError: the file cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark first
    except UnicodeDecodeError:
        raise HouseError("house_encoding", input=str(path)) from None
    return parse_house(text)


def _over_base(data: dict[str, Any]) -> dict[str, Any]:
    if "base" not in data:
        return data
    own = {name: value for name, value in data.items() if name != "base"}
    if data["base"] not in HOUSES:
        params = {"got": shown(data["base"]), "expected": ", ".join(HOUSES)}
        faults = (Fault("base", "field_base", params), *_faults(own))
        raise HouseError("house_invalid", input=data.get("id"), faults=faults)
    base = load_house(data["base"]).to_dict()
    # What the base's source leaves open says nothing about a house made from it.
    return {**base, "readings": [], **own}


def _faults(own: dict[str, Any]) -> tuple[Fault, ...]:
    """What is wrong with rules to which a base was to add the missing ones."""
    try:
        rule_set(own)
    except HouseError as error:
        return tuple(fault for fault in error.faults if fault.code != "field_missing")
    return ()
