"""A house as rows of plain facts, to be shown alone or beside other houses.

A row (how nil is scored, say) holds one or more facts. A fact is a code with parameters and
carries the reading on which it rests, where the house's source is silent or contradicts
itself. All of it follows from the `RuleSet`, so a custom house is shown like any other.
`house_words` puts rows into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from trainer.engine import Reading, RuleSet

#: The rows in order, by group. A row of which no shown house has anything to say is left out.
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "table": ("scored_by", "first_dealer"),
    "bidding": ("bids", "first_bid", "team_bid", "total_bid"),
    "nil": ("nil", "nil_open_to", "failed_nil_tricks", "blind_nil", "double_nil"),
    "play": ("first_lead_by", "first_lead", "spades_lead", "only_spades_lead"),
    "scoring": (
        "contract_made", "contract_set", "ten_contract", "contract_zero", "bags", "thirteen",
    ),
    "end": ("target", "both_over", "tie", "losing_floor"),
}  # fmt: skip


@dataclass(frozen=True)
class Fact:
    """One thing a house says in a row.

    Attributes:
        code: what it says (`house-fact-<code>` in the messages).
        params: its figures; `gain` is signed points, `choices` a tuple of points.
        reading: what it rests on where the source does not say it, else None.
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)
    reading: Reading | None = None

    @property
    def is_reading(self) -> bool:
        """Whether the source is silent or contradicts itself here."""
        return self.reading is not None


@dataclass(frozen=True)
class Row:
    """One row of one house; `facts` are empty where the row does not apply to it."""

    id: str
    group: str
    facts: tuple[Fact, ...]

    @property
    def value(self) -> tuple[tuple[str, dict[str, Any]], ...]:
        """What the row says, apart from where it comes from."""
        return tuple((fact.code, dict(fact.params)) for fact in self.facts)

    def differs(self, other: Row) -> bool:
        """Whether this house says something else than `other` does; silence is no difference."""
        return bool(self.facts) and self.value != other.value


@dataclass(frozen=True)
class Comparison:
    """One row of several houses: one cell a house, in their order; the first is the learner's."""

    id: str
    group: str
    cells: tuple[Row, ...]

    @property
    def differs(self) -> tuple[bool, ...]:
        """For each house, whether it differs from the first."""
        return tuple(cell.differs(self.cells[0]) for cell in self.cells)


def house_rows(rules: RuleSet) -> tuple[Row, ...]:
    """All rows of one house, in order."""
    says = _Facts(rules)
    return tuple(
        Row(row, group, getattr(says, row)()) for group, rows in GROUPS.items() for row in rows
    )


def compare_houses(houses: Sequence[RuleSet]) -> tuple[Comparison, ...]:
    """The rows of several houses side by side, the learner's first; rows nobody fills are left out.

    Args:
        houses: at least one.
    """
    columns = [house_rows(rules) for rules in houses]
    lines = [Comparison(cells[0].id, cells[0].group, cells) for cells in zip(*columns, strict=True)]
    return tuple(line for line in lines if any(cell.facts for cell in line.cells))


def reading_of(rules: RuleSet, *names: str) -> Reading | None:
    """The first reading about one of the rules `names`."""
    return next((item for item in rules.readings if set(names) & set(item.about)), None)


class _Facts:
    """One method a row of `GROUPS`, named as the row is."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.has_nil = rules.nil_open_to != "nobody"

    def fact(self, code: str, *about: str, **params: Any) -> Fact:
        return Fact(code, params, reading_of(self.rules, *about))

    def scored_by(self) -> tuple[Fact, ...]:
        return (self.fact(self.rules.scored_by, "scored_by"),)

    def first_dealer(self) -> tuple[Fact, ...]:
        return (
            self.fact(f"dealer_{self.rules.first_dealer}", "first_dealer"),
            self.fact("clockwise", "deal_passes"),
        )

    def bids(self) -> tuple[Fact, ...]:
        code = {
            ("nil", True): "bids_zero_is_nil",
            ("number", True): "bids_zero_beside_nil",
            ("number", False): "bids_zero",
            ("closed", True): "bids_one_or_nil",
            ("closed", False): "bids_one",
        }[self.rules.zero, self.has_nil]
        return (self.fact(code, "zero", "highest_bid"),)

    def first_bid(self) -> tuple[Fact, ...]:
        return (self.fact("dealer_left", "first_bid"),)

    def team_bid(self) -> tuple[Fact, ...]:
        return tuple(
            self.fact(code, rule, points=points)
            for code, rule, points in (
                ("team_minimum", "min_team_bid", self.rules.min_team_bid),
                ("pair_cap", "max_pair_bid", self.rules.max_pair_bid),
            )
            if points
        )

    def total_bid(self) -> tuple[Fact, ...]:
        if not self.rules.total_not_thirteen:
            return ()
        return (self.fact("total_not_thirteen", "total_not_thirteen"),)

    def nil(self) -> tuple[Fact, ...]:
        if not self.has_nil:
            return (self.fact("no_nil", "nil_open_to"),)
        return (
            self.fact("nil_made", "nil_made", gain=self.rules.nil_made),
            self.fact("nil_failed", "nil_failed", gain=self.rules.nil_failed),
        )

    def nil_open_to(self) -> tuple[Fact, ...]:
        return (self.fact(self.rules.nil_open_to, "nil_open_to"),)

    def failed_nil_tricks(self) -> tuple[Fact, ...]:
        if not self.has_nil:
            return ()
        tricks = self.fact(f"nil_tricks_{self.rules.failed_nil_tricks}", "failed_nil_tricks")
        if self.rules.failed_nil_tricks != "bags":
            return (tricks,)
        points = self.rules.bag_points if self.rules.nil_bag_points else 0
        return (tricks, self.fact("nil_bag_points", "nil_bag_points", gain=points))

    def blind_nil(self) -> tuple[Fact, ...]:
        rules = self.rules
        if not self.has_nil:
            return ()
        if rules.blind_nil == "none":
            return (self.fact("no_blind_nil", "blind_nil"),)
        facts = [
            self.fact("nil_made", "blind_nil_made", gain=rules.blind_nil_made),
            self.fact("nil_failed", "blind_nil_failed", gain=rules.blind_nil_failed),
        ]
        if rules.blind_nil == "off":
            facts.append(self.fact("blind_nil_off", "blind_nil"))
        if rules.blind_nil_window == "before_any_bid":
            facts.append(self.fact("before_any_bid", "blind_nil_window"))
        seen = "unseen" if rules.blind_nil_unseen else "seen"
        facts.append(self.fact(f"cards_{seen}", "blind_nil_unseen"))
        if deficit := rules.blind_nil_deficit:
            facts.append(self.fact("blind_nil_deficit", "blind_nil_deficit", points=deficit))
        if passed := rules.blind_nil_cards_passed:
            facts.append(self.fact("cards_passed", "blind_nil_cards_passed", count=passed))
        return tuple(facts)

    def double_nil(self) -> tuple[Fact, ...]:
        rules = self.rules
        if not self.has_nil or not rules.has_sides:
            return ()
        closed = rules.nil_open_to == "before_partner" or rules.double_nil == "closed"
        if not closed and rules.double_nil == "unit":
            return (
                self.fact("double_nil_unit", "double_nil"),
                self.fact("nil_made", "double_nil_made", gain=rules.double_nil_made),
                self.fact("nil_failed", "double_nil_failed", gain=rules.double_nil_failed),
            )
        return (self.fact(f"double_nil_{'closed' if closed else 'separate'}", "double_nil"),)

    def first_lead_by(self) -> tuple[Fact, ...]:
        return (self.fact(self.rules.first_lead_by, "first_lead_by"),)

    def first_lead(self) -> tuple[Fact, ...]:
        not_spade = self.rules.first_lead_not_spade
        code = "first_lead_not_spade" if not_spade else "first_lead_unbroken"
        return (self.fact(code, "first_lead_not_spade"),)

    def spades_lead(self) -> tuple[Fact, ...]:
        if not self.rules.break_rule:
            return (self.fact("any_time", "break_rule"),)
        return (
            self.fact("once_broken", "break_rule"),
            self.fact("only_spades", "only_spades_exception"),
        )

    def only_spades_lead(self) -> tuple[Fact, ...]:
        if not self.rules.break_rule:
            return ()
        return (self.fact("breaks_spades", "only_spades_lead"),)

    def contract_made(self) -> tuple[Fact, ...]:
        return (
            self.fact("contract_made", "trick_points", points=self.rules.trick_points),
            self.fact("bag_points", "bag_points", gain=self.rules.bag_points),
        )

    def contract_set(self) -> tuple[Fact, ...]:
        if not self.rules.set_points:
            return (self.fact("set_nothing", "set_points"),)
        return (self.fact("contract_set", "set_points", gain=self.rules.set_points),)

    def ten_contract(self) -> tuple[Fact, ...]:
        if not self.rules.ten_for_200:
            return ()
        # Where a set costs nothing, ten tricks missed cost nothing either.
        code = "ten_for_200" if self.rules.set_points else "ten_for_200_made"
        return (self.fact(code, "ten_for_200"),)

    def contract_zero(self) -> tuple[Fact, ...]:
        if self.rules.zero != "number":
            return ()
        zeros = self.fact("two_zeros", "contract_zero")
        if not self.has_nil or not self.rules.has_sides:
            return (zeros,)
        return (zeros, self.fact("nil_beside_zero", "nil_beside_zero"))

    def bags(self) -> tuple[Fact, ...]:
        rules = self.rules
        if not rules.penalty_group:
            return (self.fact("no_bag_penalty", "bag_penalty", "bag_group"),)
        return (
            self.fact(
                "bag_group", "bag_penalty", "bag_group",
                group=rules.bag_group, gain=rules.bag_penalty,
            ),
            self.fact("bags_carried" if rules.bags_carry else "bags_reset", "bags_carry"),
        )  # fmt: skip

    def thirteen(self) -> tuple[Fact, ...]:
        rules = self.rules
        if not rules.boston_bonus:
            return (self.fact("boston_nothing", "boston_bonus"),)
        bonus = self.fact("boston_bonus", "boston_bonus", gain=rules.boston_bonus)
        if rules.boston_against_double_nil or not self.has_nil:
            return (bonus,)
        return (bonus, self.fact("boston_blocked", "boston_against_double_nil"))

    def target(self) -> tuple[Fact, ...]:
        rules = self.rules
        target = self.fact("target", "target", points=rules.target)
        others = tuple(sorted(set(rules.target_choices) - {rules.target}))
        # A house with a target of its own has left the choices of its base behind.
        if not others or rules.target not in rules.target_choices:
            return (target,)
        return (target, self.fact("target_choices", "target_choices", choices=others))

    def both_over(self) -> tuple[Fact, ...]:
        return (self.fact("best_wins", "both_over"),)

    def tie(self) -> tuple[Fact, ...]:
        return (self.fact(self.rules.tie, "tie"),)

    def losing_floor(self) -> tuple[Fact, ...]:
        if not self.rules.losing_floor:
            return (self.fact("no_floor", "losing_floor"),)
        return (self.fact("losing_floor", "losing_floor", gain=self.rules.losing_floor),)
