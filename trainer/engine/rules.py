"""The rules of a house as data: one frozen, validated `RuleSet`.

Every field carries its own check, so that a file, an option on the command line and a
form on a page are held to the same bounds. A number that can be absent is 0 then.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from dataclasses import Field, asdict, dataclass, field, fields
from typing import Any, Final, Literal, cast

from trainer.engine.bids import BLIND_NIL, MOST_TRICKS, NIL, Bid
from trainer.engine.errors import Fault, HouseError, IllegalBid

Check = Callable[[str, Any], Fault | None]


def _rule(check: Check) -> Any:
    return field(metadata={"check": check})


def _whole(low: int, high: int) -> Check:
    def check(name: str, value: Any) -> Fault | None:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return None
        return Fault(name, "field_whole", {"got": shown(value), "low": low, "high": high})

    return check


def _wholes(low: int, high: int) -> Check:
    single = _whole(low, high)

    def check(name: str, value: Any) -> Fault | None:
        if isinstance(value, tuple) and value and not any(single(name, item) for item in value):
            return None
        return Fault(name, "field_wholes", {"got": shown(value), "low": low, "high": high})

    return check


def _choice(*choices: str) -> Check:
    def check(name: str, value: Any) -> Fault | None:
        if value in choices:
            return None
        return Fault(name, "field_choice", {"got": shown(value), "expected": ", ".join(choices)})

    return check


def _zero_or(*choices: int) -> Check:
    def check(name: str, value: Any) -> Fault | None:
        if isinstance(value, int) and not isinstance(value, bool) and value in (0, *choices):
            return None
        expected = ", ".join(str(choice) for choice in (0, *choices))
        return Fault(name, "field_choice", {"got": shown(value), "expected": expected})

    return check


def _flag(name: str, value: Any) -> Fault | None:
    return None if isinstance(value, bool) else Fault(name, "field_flag", {"got": shown(value)})


def _text(most: int) -> Check:
    def check(name: str, value: Any) -> Fault | None:
        if isinstance(value, str) and 0 < len(value.strip()) <= most:
            return None
        return Fault(name, "field_text", {"got": shown(value), "most": most})

    return check


@dataclass(frozen=True, slots=True)
class Reading:
    """Where a house's source is silent or contradicts itself: which rules, and our reading.

    `note` names the text that says so (`house-note-<note>` in the messages); a custom
    house writes its note as plain text.
    """

    kind: Literal["silence", "contradiction"]
    about: tuple[str, ...]
    note: str


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleSet:
    """All rules of one house.

    Points are signed: what costs is negative. 0 switches a bound or a group off.

    Raises:
        HouseError: `house_invalid` with every fault.
    """

    id: str = _rule(_text(40))
    name: str = _rule(_text(40))

    scored_by: Literal["partnership", "player"] = _rule(_choice("partnership", "player"))

    # bidding
    zero: Literal["nil", "number", "closed"] = _rule(_choice("nil", "number", "closed"))
    min_team_bid: int = _rule(_whole(0, MOST_TRICKS))
    max_pair_bid: int = _rule(_whole(0, 2 * MOST_TRICKS))
    total_not_thirteen: bool = _rule(_flag)

    # nil
    nil_open_to: Literal["anyone", "before_partner", "nobody"] = _rule(
        _choice("anyone", "before_partner", "nobody")
    )
    nil_made: int = _rule(_whole(0, 1000))
    nil_failed: int = _rule(_whole(-1000, 0))
    failed_nil_tricks: Literal["bags", "contract"] = _rule(_choice("bags", "contract"))
    nil_bag_points: bool = _rule(_flag)
    double_nil: Literal["separate", "unit", "closed"] = _rule(_choice("separate", "unit", "closed"))
    double_nil_made: int = _rule(_whole(0, 1000))
    double_nil_failed: int = _rule(_whole(-1000, 0))

    # blind nil: "none" is no bid of the house, "off" scores but is not offered
    blind_nil: Literal["none", "off", "on"] = _rule(_choice("none", "off", "on"))
    blind_nil_made: int = _rule(_whole(0, 1000))
    blind_nil_failed: int = _rule(_whole(-1000, 0))
    blind_nil_window: Literal["any_turn", "before_any_bid"] = _rule(
        _choice("any_turn", "before_any_bid")
    )
    blind_nil_unseen: bool = _rule(_flag)
    blind_nil_deficit: int = _rule(_whole(0, 1000))
    blind_nil_cards_passed: int = _rule(_zero_or(1, 2))

    # play
    first_dealer: Literal["random", "high_card"] = _rule(_choice("random", "high_card"))
    first_lead_by: Literal["dealer_left", "dealer"] = _rule(_choice("dealer_left", "dealer"))
    first_lead_not_spade: bool = _rule(_flag)
    break_rule: bool = _rule(_flag)

    # scoring
    trick_points: int = _rule(_whole(1, 100))
    set_points: int = _rule(_whole(-100, 0))
    bag_points: int = _rule(_whole(-10, 10))
    bag_group: int = _rule(_zero_or(5, 7, 10))
    bag_penalty: int = _rule(_whole(-1000, 0))
    bags_carry: bool = _rule(_flag)
    ten_for_200: bool = _rule(_flag)
    boston_bonus: int = _rule(_whole(0, 1000))
    boston_against_double_nil: bool = _rule(_flag)

    # the end of the game
    target: int = _rule(_whole(100, 1000))
    target_choices: tuple[int, ...] = _rule(_wholes(100, 1000))
    losing_floor: int = _rule(_whole(-500, 0))
    tie: Literal["play_on", "extra_hand"] = _rule(_choice("play_on", "extra_hand"))

    readings: tuple[Reading, ...] = ()

    def __post_init__(self) -> None:
        faults = _faults({name: getattr(self, name) for name in RULES})
        if faults:
            raise HouseError("house_invalid", input=self.id, faults=faults)

    def __repr__(self) -> str:
        return f"RuleSet({self.id!r})"

    @property
    def has_sides(self) -> bool:
        """Whether partners score together."""
        return self.scored_by == "partnership"

    @property
    def lowest_bid(self) -> int:
        """The lowest numeric bid: 0 where 0 is a number, else 1."""
        return 0 if self.zero == "number" else 1

    @property
    def bag_value(self) -> float:
        """What one bag is worth in the long run, in points: −9 where ten cost 100."""
        return self.bag_points + (self.bag_penalty / self.bag_group if self.bag_penalty else 0.0)

    @property
    def penalty_group(self) -> int:
        """How many bags cost a penalty; 0 where none falls."""
        return self.bag_group if self.bag_penalty else 0

    @property
    def menu(self) -> tuple[Bid, ...]:
        """The bids on offer in this house, before the order of bidding closes any."""
        numbers = [Bid.number(tricks) for tricks in range(self.lowest_bid, MOST_TRICKS + 1)]
        nil = [NIL] if self.nil_open_to != "nobody" else []
        return (*numbers, *nil, *([BLIND_NIL] if self.blind_nil == "on" else []))

    def accept(self, bid: Bid | int | str) -> Bid:
        """The bid as this house understands it: 0 becomes nil where it is nil.

        Raises:
            IllegalBid: `zero_not_a_bid`, `below_minimum`, `no_nil`, `no_blind_nil`.
            NotationError: `bid_unknown`.
        """
        bid = Bid.parse(bid)
        if bid == BLIND_NIL and self.blind_nil == "none":
            raise IllegalBid("no_blind_nil", input=bid)
        if bid == NIL and self.nil_open_to == "nobody":
            raise IllegalBid("no_nil", input=bid, minimum=self.lowest_bid)
        if bid == Bid.number(0) and self.zero != "number":
            if self.zero == "nil":
                return NIL
            if self.nil_open_to == "nobody":
                raise IllegalBid("below_minimum", input=bid, minimum=self.lowest_bid)
            raise IllegalBid("zero_not_a_bid", input=bid)
        return bid

    def with_options(self, options: Mapping[str, object]) -> RuleSet:
        """The house with some rules changed; texts are read as the rule's type wants.

        Raises:
            HouseError: `house_invalid` with every fault.
        """
        read = {name: _read(name, value) for name, value in options.items()}
        changed = {
            name: value for name, value in read.items() if value != getattr(self, name, None)
        }
        # What the source leaves open about a rule says nothing once the rule is set anew.
        kept = [reading for reading in self.readings if not changed.keys() & set(reading.about)]
        return rule_set({**self.to_dict(), "readings": kept, **changed})

    def to_dict(self) -> dict[str, Any]:
        """All fields as plain data, as in a house's file."""
        data = asdict(self)
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in data.items()
        }


#: The rules by name, in the order of a house's file.
RULES: Final[dict[str, Field[Any]]] = {
    rule.name: rule for rule in fields(RuleSet) if rule.name != "readings"
}

#: What an option may change: the identity of a house is no option.
OPTIONS: Final = tuple(name for name in RULES if name not in ("id", "name", "target_choices"))


def rule_set(data: Mapping[str, Any]) -> RuleSet:
    """A house from plain data, as a file has it.

    Raises:
        HouseError: `house_invalid`: unknown, missing and wrong fields, all at once.
    """
    faults = [_unknown(name) for name in data if name not in RULES and name != "readings"]
    values = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in data.items()
        if name in RULES
    }
    faults += _faults(values)
    given, readings = data.get("readings", ()), []
    for item in given if isinstance(given, list | tuple) else [given]:
        reading = _reading(item)
        if reading is None:
            faults.append(Fault("readings", "field_reading", {"got": shown(item)}))
        else:
            readings.append(reading)
    if faults:
        raise HouseError("house_invalid", input=data.get("id"), faults=tuple(faults))
    rules: dict[str, Any] = values
    return RuleSet(**rules, readings=tuple(readings))


def _faults(values: Mapping[str, Any]) -> tuple[Fault, ...]:
    """All faults of a house's rules: missing ones, each by itself, then the rules together."""
    faults = []
    for name, rule in RULES.items():
        if name not in values:
            faults.append(Fault(name, "field_missing", {}))
        elif fault := cast("Check", rule.metadata["check"])(name, values[name]):
            faults.append(fault)
    wrong = {fault.field for fault in faults}
    faults += [
        Fault(name, code, params)
        for name, code, params, needs, holds in _TOGETHER
        if not wrong & needs and not holds(values)
    ]
    return tuple(faults)


def _needs_partners(name: str, right: object) -> _Together:
    def holds(house: Mapping[str, Any]) -> bool:
        return bool(house["scored_by"] == "partnership" or house[name] == right)

    return name, "field_needs_partners", {"right": right}, {name, "scored_by"}, holds


_Together = tuple[str, str, dict[str, Any], set[str], Callable[[Mapping[str, Any]], bool]]

#: Rules that hold alone but not together: the field blamed, the code, the fields read.
_TOGETHER: Final[tuple[_Together, ...]] = (
    _needs_partners("nil_open_to", "nobody"),
    _needs_partners("min_team_bid", 0),
    _needs_partners("max_pair_bid", 0),
    (
        "zero", "field_needs_nil", {}, {"zero", "nil_open_to"},
        lambda house: house["zero"] != "nil" or house["nil_open_to"] != "nobody",
    ),
    (
        "blind_nil", "field_blind_nil_closed", {}, {"blind_nil", "nil_open_to"},
        lambda house: house["blind_nil"] == "none" or house["nil_open_to"] != "nobody",
    ),
    (
        "bag_penalty", "field_bag_penalty", {}, {"bag_penalty", "bag_group"},
        lambda house: not house["bag_penalty"] or house["bag_group"],
    ),
    (
        "min_team_bid", "field_impossible_bids", {},
        {"min_team_bid", "max_pair_bid", "zero", "nil_open_to"},
        lambda house: not house["max_pair_bid"] or _least_team_bid(house) <= house["max_pair_bid"],
    ),
)  # fmt: skip


def _least_team_bid(house: Mapping[str, Any]) -> int:
    """The fewest tricks that a side can bid: its minimum, or one each where nobody bids none."""
    each = 0 if house["zero"] == "number" or house["nil_open_to"] != "nobody" else 1
    return int(max(house["min_team_bid"], 2 * each))


def _reading(item: Any) -> Reading | None:
    if isinstance(item, Reading):
        return item
    if not isinstance(item, Mapping) or set(item) != {"kind", "about", "note"}:
        return None
    about, note = item["about"], item["note"]
    names = isinstance(about, list | tuple) and all(isinstance(name, str) for name in about)
    if item["kind"] not in ("silence", "contradiction") or not names or not isinstance(note, str):
        return None
    return Reading(item["kind"], tuple(about), note)


def _unknown(name: str) -> Fault:
    near = difflib.get_close_matches(name, RULES, n=1)
    return Fault(
        name, "field_misspelt" if near else "field_unknown", {"near": near[0] if near else ""}
    )


def _read(name: str, value: object) -> object:
    """A text from the command line as true, false or a whole number where it is one."""
    if not isinstance(value, str) or name in ("id", "name"):
        return value
    if value.lower() in ("true", "false"):
        return value.lower() == "true"
    digits = value.removeprefix("-").removeprefix("−")
    # Python refuses to read endless digits; no rule has more than four.
    whole = digits.isascii() and digits.isdigit() and len(digits) < 10
    return int(value.replace("−", "-")) if whole else value


def shown(value: object) -> str:
    """A wrong value as its author wrote it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return str(list(value)) if isinstance(value, tuple) else str(value)
