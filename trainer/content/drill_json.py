"""A drill as a line of JSON, and back; all that is wrong with a line is named at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, TypeVar

from trainer.content.drill import (
    FAMILIES,
    JUDGED,
    OBJECTIVES,
    THEMES,
    Answer,
    Choice,
    Drill,
    DrillKey,
    Elsewhere,
    Position,
)
from trainer.engine import (
    HOUSES,
    NIL,
    Bid,
    Card,
    Deal,
    Fault,
    Seat,
    SpadesError,
    Standing,
    allowed_bids,
    auction_of,
    load_house,
    side_keys,
)

_Value = TypeVar("_Value")
_ROLES: Final = {0: "bidder", 1: "setter", 2: "coverer", 3: "setter"}
_ANSWER: Final = tuple(field.name for field in fields(Answer))
_MOST_POINTS: Final = 2000


class BankError(SpadesError):
    """A drill or a bank that does not hold; `faults` names every fault with its line or field."""

    def __init__(
        self, code: str, *, input: object = None, faults: tuple[Fault, ...] = (), **params: Any
    ) -> None:
        super().__init__(code, input=input, **params)
        self.faults = faults
        if faults:
            self.args = ("; ".join(map(str, faults)),)


def drill_line(drill: Drill) -> str:
    """The drill as one line of JSON, without its end."""
    position = drill.position
    data: dict[str, Any] = {
        "id": str(drill.key),
        "role": drill.role,
        "deal": position.deal.to_pbn(),
        "dealer": position.dealer.name,
        "bids": {seat.name: bid.to_json() for seat, bid in position.auction.bids.items()},
    }
    if position.standings:
        data["scores"] = {
            key: {"score": standing.score, "bags": standing.bags}
            for key, standing in position.standings.items()
        }
    data |= {
        "plays": " ".join(map(str, position.plays)),
        "seat": position.seat.name,
        "nil": drill.nil.name,
        "judged": drill.judged,
        "worlds": drill.worlds,
        "ess": drill.ess,
        "answers": [_answer_data(answer) for answer in drill.answers],
        "right": [_written(choice) for choice in drill.right],
        "natural": [_written(choice) for choice in drill.natural],
        "objective": drill.objective,
        "themes": list(drill.themes),
        "difficulty": drill.difficulty,
    }
    if drill.elsewhere:
        other = drill.elsewhere
        data["elsewhere"] = {
            "house": other.house,
            "right": [_written(choice) for choice in other.right],
            "loss": other.loss,
            "loss_error": other.loss_error,
        }
    return json.dumps(data, ensure_ascii=False)


def parse_drill(line: str) -> Drill:
    """Read a line.

    Raises:
        BankError: `drills_invalid`, with every fault of its form, or else of its position.
    """
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise _error([Fault("", "drill_json", {})])
    reader = _Reader(data)
    drill = _read(reader)
    reader.refuse_the_rest()
    if reader.faults or drill is None:
        raise _error(reader.faults)
    if faults := list(_check(drill, data["role"])):
        raise _error(faults)
    return drill


def _error(faults: list[Fault]) -> BankError:
    return BankError("drills_invalid", faults=tuple(faults))


def _answer_data(answer: Answer) -> dict[str, Any]:
    data = {name: getattr(answer, name) for name in _ANSWER}
    return data | {"choice": _written(answer.choice)}


def _written(choice: Choice) -> str | int:
    return choice.to_json() if isinstance(choice, Bid) else str(choice)


# ---------------------------------------------------------------- reading


class _Refused(Exception):
    """A value that does not fit; the message says what does."""


class _Reader:
    """Takes fields out of an object and collects what is wrong."""

    def __init__(self, data: Mapping[str, Any], path: str = "") -> None:
        self._data = dict(data)
        self._path = path
        self.faults: list[Fault] = []

    def take(self, name: str, read: Callable[[Any], _Value], default: Any = ...) -> Any:
        """The field as `read` understands it; None where it is faulty."""
        path = f"{self._path}.{name}" if self._path else name
        if name not in self._data:
            if default is not ...:
                return default
            self.faults.append(Fault(path, "drill_missing", {}))
            return None
        value = self._data.pop(name)
        try:
            return read(value)
        except (_Refused, SpadesError) as error:
            params = {"got": _short(value), "detail": str(error)}
            self.faults.append(Fault(path, "drill_field", params))
        return None

    def refuse_the_rest(self) -> None:
        """What has not been taken is no field."""
        for name in self._data:
            path = f"{self._path}.{name}" if self._path else name
            self.faults.append(Fault(path, "drill_unknown_field", {}))


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"


def _one_of(*choices: str) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if value not in choices:
            raise _Refused(", ".join(choices))
        return str(value)

    return read


def _number(low: float, high: float, *, optional: bool = False) -> Callable[[Any], float | None]:
    def read(value: Any) -> float | None:
        if value is None and optional:
            return None
        good = isinstance(value, int | float) and not isinstance(value, bool)
        if not good or not low <= value <= high:
            raise _Refused(f"{low} … {high}")
        return float(value)

    return read


def _whole(low: int, high: int) -> Callable[[Any], int]:
    def read(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise _Refused(f"{low} … {high}")
        return value

    return read


def _flag(value: Any) -> bool | None:
    if value is not None and not isinstance(value, bool):
        raise _Refused("true, false")
    return value


def _list(item: Callable[[Any], _Value]) -> Callable[[Any], tuple[_Value, ...]]:
    def read(value: Any) -> tuple[_Value, ...]:
        if not isinstance(value, list):
            raise _Refused("[…]")
        return tuple(item(each) for each in value)

    return read


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _Refused("{…}")
    return value


def _cards(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise _Refused("SA HT …")
    return tuple(Card.parse(text) for text in value.split())


def _bids(value: Any) -> dict[Seat, Bid]:
    if not isinstance(value, dict):
        raise _Refused("{…}")
    return {Seat.parse(seat): Bid.parse(bid) for seat, bid in value.items()}


def _scores(value: Any) -> dict[str, Standing]:
    if not isinstance(value, dict):
        raise _Refused("{…}")
    number = _whole(-10_000, 10_000)
    found = {}
    for side, standing in value.items():
        if not isinstance(standing, dict) or set(standing) != {"score", "bags"}:
            raise _Refused("score, bags")
        found[side] = Standing(number(standing["score"]), number(standing["bags"]))
    return found


def _read(reader: _Reader) -> Drill | None:
    key: DrillKey | None = reader.take("id", DrillKey.parse)
    choice: Callable[[Any], Choice] = Bid.parse if key and key.family == "nil-bid" else Card.parse
    reader.take("role", _one_of(*dict.fromkeys(role for _, role in FAMILIES.values())))
    deal = reader.take("deal", Deal.parse)
    dealer = reader.take("dealer", Seat.parse)
    bids = reader.take("bids", _bids)
    scores = reader.take("scores", _scores, {})
    plays = reader.take("plays", _cards)
    seat = reader.take("seat", Seat.parse)
    rest = {
        "nil": reader.take("nil", Seat.parse),
        "judged": reader.take("judged", _one_of(*JUDGED)),
        "worlds": reader.take("worlds", _whole(1, 1_000_000)),
        "ess": reader.take("ess", _number(0, 1_000_000)),
        "answers": _answers(reader, choice),
        "right": reader.take("right", _list(choice)),
        "natural": reader.take("natural", _list(choice)),
        "objective": reader.take("objective", _one_of(*OBJECTIVES)),
        "themes": reader.take("themes", _list(_one_of(*THEMES))),
        "difficulty": reader.take("difficulty", _whole(0, 100)),
        "elsewhere": _elsewhere(reader, choice),
    }
    if reader.faults or key is None:
        return None
    try:
        rules = load_house(key.house)
        auction = auction_of(rules, dealer, bids, scores)
        if unknown := set(scores) - set(side_keys(rules)):
            raise _Refused(", ".join(sorted(unknown)))
    except (_Refused, SpadesError) as error:
        reader.faults.append(Fault("bids", "drill_field", {"got": "…", "detail": str(error)}))
        return None
    position = Position(rules, deal, dealer, auction.calls, plays, seat, scores)
    return Drill(key=key, position=position, **rest)


def _answers(reader: _Reader, choice: Callable[[Any], Choice]) -> tuple[Answer, ...]:
    given = reader.take("answers", _list(lambda value: value))
    found = []
    points, share = _number(-_MOST_POINTS, _MOST_POINTS), _number(0, 1, optional=True)
    error = _number(0, _MOST_POINTS)
    readers: dict[str, Callable[[Any], Any]] = {
        "choice": choice, "points": points, "error": error, "loss": error, "loss_error": error,
        "nil": share, "nil_error": share, "contract": share, "contract_error": share,
        "real_points": points, "real_nil": _flag, "real_contract": _flag,
    }  # fmt: skip
    for place, data in enumerate(given or ()):
        path = f"answers[{place}]"
        if not isinstance(data, dict):
            reader.faults.append(Fault(path, "drill_field", {"got": _short(data), "detail": "{…}"}))
            continue
        inner = _Reader(data, path)
        values = {name: inner.take(name, read) for name, read in readers.items()}
        inner.refuse_the_rest()
        reader.faults += inner.faults
        if not inner.faults:
            found.append(Answer(**values))
    return tuple(found)


def _elsewhere(reader: _Reader, choice: Callable[[Any], Choice]) -> Elsewhere | None:
    data = reader.take("elsewhere", _object, None)
    if data is None:
        return None
    inner = _Reader(data, "elsewhere")
    points = _number(0, _MOST_POINTS)
    readers: dict[str, Callable[[Any], Any]] = {
        "house": _one_of(*HOUSES), "right": _list(choice), "loss": points, "loss_error": points,
    }  # fmt: skip
    values = {name: inner.take(name, read) for name, read in readers.items()}
    inner.refuse_the_rest()
    reader.faults += inner.faults
    return None if inner.faults else Elsewhere(**values)


# ---------------------------------------------------------------- what has to fit together


def _check(drill: Drill, role: str) -> list[Fault]:
    position = drill.position
    try:
        legal = _choices(drill)
    except SpadesError as error:
        detail = {"got": " ".join(map(str, position.plays)), "detail": str(error)}
        return [Fault("plays", "drill_field", detail)]
    choices = [answer.choice for answer in drill.answers]
    losses = [answer.loss for answer in drill.answers]
    bidder = position.auction.bids.get(drill.nil)
    turn = position.auction.turn if drill.is_bid else position.state.to_move
    taken = position.view.seen.taken[drill.nil]
    steps = position.seat.steps_to(drill.nil)
    return [
        Fault(path, code, {})
        for path, code, good in (
            ("role", "drill_role", role == drill.role == _ROLES[steps]),
            ("seat", "drill_turn", turn is position.seat),
            ("nil", "drill_nil", drill.is_bid or (bidder is not None and bidder.is_nil)),
            ("nil", "drill_nil_set", taken == 0 or drill.key.other is not None),
            ("answers", "drill_answers", set(choices) <= legal and len(choices) > 1),
            ("answers", "drill_answers", drill.is_bid or len(choices) == len(legal)),
            ("answers", "drill_twice", len(set(choices)) == len(choices)),
            ("answers", "drill_order", losses == sorted(losses) and losses[0] == 0.0),
            ("right", "drill_right", choices[: len(drill.right)] == list(drill.right) != []),
            ("natural", "drill_natural", bool(drill.natural)),
            ("natural", "drill_natural", set(drill.natural) <= set(choices) - set(drill.right)),
            ("themes", "drill_themes", _in_order(drill.themes)),
            ("elsewhere", "drill_elsewhere", _differs(drill, legal)),
        )
        if not good
    ]


def _choices(drill: Drill) -> set[Choice]:
    position = drill.position
    if not drill.is_bid:
        return set(position.view.legal.cards) if position.state else set()
    bids = allowed_bids(position.auction, standings=position.standings)
    return set(bids) if NIL in bids else set()


def _differs(drill: Drill, legal: set[Choice]) -> bool:
    """Whether what is right in the other house is possible, and not right here."""
    other = drill.elsewhere
    if other is None:
        return drill.key.other is None
    right = set(other.right)
    named = other.house != drill.key.house and drill.key.other in (None, other.house)
    return named and bool(right) and right <= legal and not right & set(drill.right)


def _in_order(themes: tuple[str, ...]) -> bool:
    return list(themes) == sorted(set(themes), key=THEMES.index) and bool(themes)
