"""The kinds of step and their parameters, as data: what a `lesson.yaml` may say.

The generator and the judge of each kind are in `trainer.teaching.course`; a test holds the
two lists equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from trainer.content.bid_bank import GROUPS
from trainer.content.faults import Faults
from trainer.content.yaml_lines import Node

ParamValue = int | bool | tuple[str, ...]


@dataclass(frozen=True)
class Param:
    """One parameter of a kind.

    Attributes:
        kind: `choices` is one or more words, of which each case draws one; `whole` a number
            from `low` to `high`.
        default: taken where the lesson names nothing; None where it has to.
    """

    name: str
    kind: Literal["choices", "whole"]
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    default: ParamValue | None = None


def _words(name: str, *choices: str, default: tuple[str, ...] | None = None) -> Param:
    return Param(name, "choices", choices, default=default)


def _whole(name: str, low: int, high: int, default: int) -> Param:
    return Param(name, "whole", low=low, high=high, default=default)


_TRICKS: Final = ("plain", "discard", "ruff", "low_ruff", "overruff", "spade_lead")

#: The parameters of each kind; `lessons/README.md` tells authors what each word means.
KINDS: Final[Mapping[str, tuple[Param, ...]]] = {
    "tap_legal": (
        _words(
            "situation", "follow", "follow_spade", "follow_ruffed", "void", "void_ruffed",
            "first_lead", "lead_unbroken", "lead_broken", "only_spades",
        ),
        _whole("cards", 3, 12, 7),
    ),
    "who": (
        _words(
            "ask", "wins", "leads_next", "partner", "left", "bids_first", "leads_first",
            "deals_next", "plays_next", "shows_void", "in_danger",
        ),
        _words("situation", *_TRICKS, default=_TRICKS),
    ),
    "play_card": (
        _words(
            "goal", "win", "win_cheaply", "lose", "ruff", "discard", "cover_nil", "leave_nil",
            "keep_nil", "nil_high",
        ),
        _whole("cards", 3, 12, 7),
    ),
    "bid": (
        _words("ask", "contract", "count", "nil_or_not", "lowest", "reach_target", "closed"),
    ),
    "score_hand": (
        _words(
            "hand", "exact", "over", "set", "penalty", "nil_made", "nil_failed", "nil_failed_set",
            "blind_nil_made", "blind_nil_failed", "zero", "boston", "boston_nils", "both_nil",
            "ten", "nil_pair",
        ),
    ),
    "bags": (
        _words("ask", "made", "standing", "left", "falls"),
    ),
    "true_statement": (
        _words(
            "topic", "follow", "void", "lead", "ranks", "contract", "exact", "over", "set",
            "penalty", "nil_made", "nil_failed", "nil_failed_set", "nil_open", "game_end",
            "game_both", "game_tie", "game_floor", "table_total", "house", "compare_set",
            "compare_nil", "compare_bags", "blind_nil_made", "blind_nil_failed", "nil_beside",
            "blind_open", "thirteen", "game_extra", "game_hand", "race", "house_play",
            "house_score", "house_nil", "house_blind", "house_end", "rule_elsewhere", "silent",
            "counted", "queen_jack_ten", "table_plan", "upset", "blind_behind", "cards_passed",
            "trumps",
        ),
        _whole("choices", 2, 4, 3),
    ),
    "order": (
        _words("what", "ranks", "trick", "bidding", "playing", "hand", "reckoning"),
        _whole("cards", 3, 5, 4),
    ),
    "mark_counted": (
        _words("only", "all", "spades", "sides", "middle", default=("all",)),
    ),
    "tally": (
        _words("ask", "we_need", "they_need", "spades_out", "sure", "sure_spades", "sure_sides"),
    ),
    "take_or_leave": (
        _words("ask", "needed", "spare", "to_set", "one_short", "one_over"),
        _whole("cards", 3, 5, 4),
    ),
    "tried_bid": (
        _words("ask", "verdict", "number"),
        _words("group", *GROUPS, default=GROUPS),
    ),
    "nil_risk": (
        _words("ask", "spades", "side", "suit", "average", "cover"),
    ),
    "nil_card": (
        _words(
            "theme", "lead_high", "lead_void", "second_high", "ruff_over", "keep_high", "lead_low",
            "cover_void", "no_discard", "strip", "duck", "win_to_lead", "shed", "under",
            "lead_safe", "both_cover", "both_set",
        ),
        _whole("cards", 2, 5, 3),
    ),
    "whole_hand": (
        _words("part", "bid", "card", "last", "score", "whole"),
    ),
}  # fmt: skip


def read_params(
    kind: str, fields: Mapping[str, Node], faults: Faults, *, partly: bool = False
) -> dict[str, ParamValue]:
    """The parameters of a step, each checked; `partly` leaves out what is not named."""
    schema = {param.name: param for param in KINDS[kind]}
    for name, node in fields.items():
        if name not in schema:
            faults.add(node.line, "param-unknown", field=name, kind=kind)
    values: dict[str, ParamValue] = {}
    for name, param in schema.items():
        if name in fields:
            values[name] = _value(param, fields[name], faults)
        elif param.default is not None and not partly:
            values[name] = param.default
        elif not partly:
            line = min((node.line for node in fields.values()), default=0)
            faults.add(line, "param-missing", field=name, kind=kind)
    return values


def _value(param: Param, node: Node, faults: Faults) -> ParamValue:
    if param.kind == "whole":
        value = node.value
        whole = isinstance(value, int) and not isinstance(value, bool)
        if whole and param.low <= value <= param.high:
            return int(value)
        faults.add(node.line, "no-whole", field=param.name, low=param.low, high=param.high)
        return param.low
    items = node.value if isinstance(node.value, list) else [node]
    words = []
    for item in items:
        if item.value in param.choices:
            words.append(str(item.value))
        else:
            expected = ", ".join(param.choices)
            faults.add(item.line, "no-choice", field=param.name, got=str(item.value),
                       expected=expected)  # fmt: skip
    return tuple(words) or param.choices[:1]
