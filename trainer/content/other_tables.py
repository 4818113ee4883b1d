"""Rules that a step supposes: another table beside the learner's own house.

    table: {min_team_bid: 4}

What houses rarely differ in is taught so. The question says which rules are supposed, in the
words `course-table_<rule>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from trainer.content.faults import Faults
from trainer.content.yaml_lines import Node
from trainer.engine import DEFAULT_HOUSE, HouseError, RuleSet, load_house

#: Rules that a step may suppose and that a question names.
SAID: Final = (
    "min_team_bid", "max_pair_bid", "total_not_thirteen", "blind_nil_deficit",
    "ten_for_200", "double_nil", "nil_bag_points", "bag_group",
    "losing_floor",
)  # fmt: skip
#: Rules that may stand beside those, so that every house has a case, and the one that is asked.
BESIDE: Final = (
    "nil_open_to", "failed_nil_tricks", "double_nil_made", "double_nil_failed", "blind_nil",
    "bag_penalty", "blind_nil_cards_passed",
)  # fmt: skip


def read_table(node: Node, faults: Faults) -> dict[str, Any]:
    """The rules supposed, each checked on the default house."""
    if not isinstance(node.value, dict):
        faults.add(node.line, "no-mapping", what="table")
        return {}
    found: dict[str, Any] = {}
    for name, inner in node.value.items():
        if name not in (*SAID, *BESIDE):
            expected = ", ".join((*SAID, *BESIDE))
            faults.add(inner.line, "no-choice", field="table", got=name, expected=expected)
            continue
        try:
            load_house(DEFAULT_HOUSE).with_options({name: inner.value})
        except HouseError as error:
            faults.add(inner.line, "table-rule", rule=name, got=str(inner.value), fault=str(error))
            continue
        found[name] = inner.value
    return found


def supposed(rules: RuleSet, table: Mapping[str, Any]) -> RuleSet:
    """The learner's house with the rules of a step's table.

    Raises:
        HouseError: they do not go together with the rest of the house.
    """
    return _supposed(rules, tuple(table.items())) if table else rules


@lru_cache(maxsize=128)
def _supposed(rules: RuleSet, table: tuple[tuple[str, Any], ...]) -> RuleSet:
    return rules.with_options(dict(table))
