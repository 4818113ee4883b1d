"""What differs between houses: conditions over a house's rules, and figures made of them.

A condition reads like `has_sides`, `not first_lead_not_spade`, `set_points = 0`,
`nil_open_to != nobody and bag_group = 5`, `a or b and c` (and binds first). A figure is a sum
of products of whole numbers and rules, `5 * trick_points + 2 * bag_points`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trainer.engine import RULES, RuleSet

#: Properties of a house that read like rules.
DERIVED: Final = ("has_sides", "lowest_bid", "penalty_group")

#: What may stand in a figure: the rules that are numbers.
NUMBERS: Final = frozenset(
    {
        "lowest_bid", "penalty_group", "min_team_bid", "max_pair_bid", "nil_made", "nil_failed",
        "double_nil_made", "double_nil_failed", "blind_nil_made", "blind_nil_failed",
        "blind_nil_deficit", "blind_nil_cards_passed", "trick_points", "set_points", "bag_points",
        "bag_group", "bag_penalty", "boston_bonus", "target", "losing_floor",
    }
)  # fmt: skip

_TERM: Final = re.compile(r"(not\s+)?(\w+)(?:\s*(!=|=|<|>)\s*(-?\w+))?")
_OPERATORS: Final[Mapping[str, Callable[[Any, Any], Any]]] = {
    "": lambda given, _: given,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    ">": operator.gt,
}
_FACTOR: Final = re.compile(r"\d{1,4}|[a-z_]+")


class NotRead(ValueError):
    """A condition or a figure that cannot be read; the message is the part at fault."""


@dataclass(frozen=True)
class _Term:
    name: str
    op: str
    value: Any
    wanted: bool

    def holds(self, rules: RuleSet) -> bool:
        given = getattr(rules, self.name)
        return bool(_OPERATORS[self.op](given, self.value)) is self.wanted


@dataclass(frozen=True)
class Condition:
    """A condition over the rules of a house; `text` as it was written."""

    text: str
    ways: tuple[tuple[_Term, ...], ...]

    def holds(self, rules: RuleSet) -> bool:
        """Whether the house meets it."""
        return any(all(term.holds(rules) for term in way) for way in self.ways)

    @property
    def rules(self) -> frozenset[str]:
        """The rules it reads."""
        return frozenset(term.name for way in self.ways for term in way)


def read_condition(text: str) -> Condition:
    """A condition from its text.

    Raises:
        NotRead: the part that is none, names no rule, or holds a rule against a value it
            cannot have.
    """
    ways = tuple(
        tuple(_term(part.strip()) for part in re.split(r"\s+and\s+", way.strip()))
        for way in re.split(r"\s+or\s+", text.strip())
    )
    return Condition(text.strip(), ways)


def _term(text: str) -> _Term:
    found = _TERM.fullmatch(text)
    if found is None:
        raise NotRead(text)
    negated, name, op, word = found.groups()
    if name not in RULES and name not in DERIVED:
        raise NotRead(text)
    if not op:
        return _Term(name, "", None, not negated)
    whole = re.fullmatch(r"-?\d+", word)
    value: Any = int(word) if whole else {"true": True, "false": False}.get(word, word)
    # A number may be compared with bounds it cannot have; a word has to be one of the rule's.
    check = RULES[name].metadata["check"] if name in RULES else None
    if not whole and (check is None or check(name, value)):
        raise NotRead(text)
    if op in "<>" and not whole:
        raise NotRead(text)
    return _Term(name, op, value, not negated)


@dataclass(frozen=True)
class Figure:
    """A number that follows the house; `signed` shows a plus too."""

    text: str
    terms: tuple[tuple[int, tuple[str, ...]], ...]
    signed: bool = False

    def value(self, rules: RuleSet) -> int:
        """The number in this house."""
        total = 0
        for factor, names in self.terms:
            product = factor
            for name in names:
                product *= int(getattr(rules, name))
            total += product
        return total


def read_figure(text: str) -> Figure:
    """A figure from its text: `target`, `-set_points`, `+nil_made`, `5 * trick_points + 2`.

    Raises:
        NotRead: the part that is no number and no rule that is one.
    """
    signed = text.startswith("+")
    plain = text.removeprefix("+").replace("−", "-").replace(" ", "")
    parts = re.findall(r"[+-]?[^+-]+", plain)
    if not parts or "".join(parts) != plain:
        raise NotRead(text)
    return Figure(text, tuple(_product(part) for part in parts), signed)


def _product(text: str) -> tuple[int, tuple[str, ...]]:
    factor = -1 if text.startswith("-") else 1
    names: list[str] = []
    for part in text.lstrip("+-").split("*"):
        if not _FACTOR.fullmatch(part) or (not part.isdigit() and part not in NUMBERS):
            raise NotRead(text)
        if part.isdigit():
            factor *= int(part)
        else:
            names.append(part)
    return factor, tuple(names)
