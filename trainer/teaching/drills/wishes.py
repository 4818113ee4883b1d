"""What a learner asks for in a drill, and how far a drill is from it."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trainer.content.drill import DrillKey
from trainer.engine import HOUSES, RuleSet, SpadesError, load_house

#: Where the levels begin, by difficulty.
LEVELS: Final = {"easy": 0, "middle": 30, "hard": 55}

#: The house whose drills stand in where a house has none of its own.
STAND_IN: Final = "classic"


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; None: any.

    Attributes:
        family: a key of `trainer.content.drill.FAMILIES`.
        house: the id of a house; one that has no nil is never met exactly.
        theme: a name of `trainer.content.drill.THEMES`.
        level: a key of `LEVELS`.
    """

    family: str
    house: str = STAND_IN
    theme: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A drill as a list knows it: what is needed to choose it, and its line."""

    id: str
    family: str
    house: str
    themes: tuple[str, ...]
    difficulty: int
    line: str

    @classmethod
    def of(cls, line: str) -> Entry | None:
        """The entry of a bank's line; None where that is no drill's."""
        try:
            data = json.loads(line)
            key = DrillKey.parse(data["id"])
            return cls(
                data["id"], key.family, key.house, tuple(data["themes"]), data["difficulty"], line
            )
        except (ValueError, KeyError, TypeError, SpadesError):
            return None

    @property
    def level(self) -> str:
        """The level of the drill."""
        return level_of(self.difficulty)


@dataclass(frozen=True, slots=True)
class Given:
    """A drill, and in what it is not what was wished for: house, theme, level, seen."""

    entry: Entry
    differs: tuple[str, ...] = ()


def level_of(difficulty: int) -> str:
    """The level of a difficulty."""
    return [name for name, least in LEVELS.items() if difficulty >= least][-1]


def house_of(rules: RuleSet) -> str:
    """The house whose drills suit a learner's rules; its own id where there are none."""
    known = rules.id in HOUSES and rules == load_house(rules.id)
    return rules.id if known else STAND_IN


def differences(wish: Wish, entry: Entry, seen: Iterable[str] = ()) -> tuple[str, ...]:
    """In what a drill of the family is not what was wished for; empty where it is."""
    return tuple(
        name
        for name, differs in (
            ("house", entry.house != wish.house),
            ("theme", wish.theme is not None and wish.theme not in entry.themes),
            ("level", wish.level is not None and wish.level != entry.level),
            ("seen", entry.id in seen),
        )
        if differs
    )


def distance(wish: Wish, entry: Entry, seen: Iterable[str] = ()) -> int:
    """How far a drill is from a wish: 0 is what was wished for.

    One already seen is the last resort; then the house weighs most, then the theme, then each
    level between.
    """
    names = list(LEVELS)
    off = differences(wish, entry, seen)
    steps = abs(names.index(entry.level) - names.index(wish.level)) if wish.level else 0
    return 1000 * ("seen" in off) + 100 * ("house" in off) + 10 * ("theme" in off) + steps
