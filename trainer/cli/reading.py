"""Reads the JSON that commands take: one object, or one object a line.

Every fault is one sentence that names the field; `Fields` walks an object and keeps the path.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from trainer.cli.texts import clip, shown
from trainer.engine import (
    Bid,
    Card,
    Hand,
    IllegalBid,
    RuleSet,
    Seat,
    SpadesError,
    Standing,
    side_keys,
)

_Value = TypeVar("_Value")


class InputError(Exception):
    """What is wrong with one field of the input.

    Attributes:
        path: the field, as in `bids.N`; empty for the input as a whole.
        cause: an error of the engine, or a message key with its arguments.
    """

    def __init__(self, path: str, cause: SpadesError | str, **args: str | int) -> None:
        self.path = path
        self.cause = cause
        self.args_of_message = args
        super().__init__(path, cause)


class Fields:
    """An object of the input; reading takes fields out, `done` refuses what is left.

    `null` equals absent.
    """

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise InputError(path, "cli-not-object")
        if isinstance(data, _Object) and data.twice is not None:
            raise InputError(_join(path, data.twice), "cli-key-twice")
        self._data = {key: value for key, value in data.items() if value is not None}
        self._path = path

    def has(self, name: str) -> bool:
        """Whether the field is there and not yet taken."""
        return name in self._data

    def take(self, name: str, read: Callable[[Any, str], _Value]) -> _Value:
        """A field that has to be there, read by `read(value, path)`."""
        if name not in self._data:
            raise InputError(self.path(name), "cli-missing")
        return read(self._data.pop(name), self.path(name))

    def get(self, name: str, read: Callable[[Any, str], _Value], default: _Value) -> _Value:
        """A field that may be left out."""
        return self.take(name, read) if name in self._data else default

    def items(self) -> Iterator[tuple[str, Any]]:
        """Every field that is left, taken out in turn."""
        while self._data:
            name = next(iter(self._data))
            yield name, self._data.pop(name)

    def names(self) -> tuple[str, ...]:
        """The fields that are left."""
        return tuple(self._data)

    def done(self) -> None:
        """Refuse fields that no one has asked for."""
        for name in self._data:
            raise InputError(self.path(name), "cli-unknown-field")

    def path(self, name: str) -> str:
        """The full name of a field."""
        return _join(self._path, name)


class _Object(dict[str, Any]):
    """A JSON object; `twice` is the first key that stands in it twice."""

    def __init__(self, pairs: list[tuple[str, Any]]) -> None:
        super().__init__(pairs)
        names = [name for name, _ in pairs]
        few = len(self) < len(names)
        self.twice = next(name for name in names if names.count(name) > 1) if few else None


def parse_object(text: str) -> object:
    """JSON, of which `Fields` refuses objects with a key that stands twice.

    Raises:
        InputError: this is no JSON, or goes beyond what Python reads.
    """

    def no_constant(name: str) -> None:
        raise InputError("", "cli-not-json", detail=name)

    try:
        return json.loads(text, object_pairs_hook=_Object, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        place = f"{error.lineno}:{error.colno}"
        raise InputError("", "cli-not-json", detail=f"{error.msg} ({place})") from None
    except ValueError:  # Python reads no number of more than 4300 digits
        raise InputError("", "cli-number-long") from None
    except RecursionError:
        raise InputError("", "cli-too-deep") from None


def whole(low: int, high: int) -> Callable[[Any, str], int]:
    """A whole number within bounds."""

    def read(value: Any, path: str) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise InputError(path, "cli-not-whole", got=shown(value), low=str(low), high=str(high))
        return value

    return read


def flag(value: Any, path: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise InputError(path, "cli-not-flag", got=shown(value))
    return value


def seat(value: Any, path: str) -> Seat:
    """A seat's letter."""
    return _of_engine(path, lambda: Seat.parse(value))


def bid(value: Any, path: str) -> Bid:
    """A number, `nil` or `blind_nil`."""
    return _of_engine(path, lambda: Bid.parse(value))


def house_bid(rules: RuleSet) -> Callable[[Any, str], Bid]:
    """A bid that the house knows, as the house understands it."""

    def read(value: Any, path: str) -> Bid:
        try:
            return rules.accept(bid(value, path))
        except IllegalBid as error:
            raise InputError(path, error) from None

    return read


def hand(size: int | None = None) -> Callable[[Any, str], Hand]:
    """A hand as text (`AK52.Q97.J4.T983`) or as a list of cards."""

    def read(value: Any, path: str) -> Hand:
        if not isinstance(value, list):
            return _of_engine(path, lambda: Hand.parse(value, size=size))
        held = _of_engine(path, lambda: Hand(cards(value, path)))
        if size is not None:
            return _of_engine(path, lambda: Hand.parse(str(held), size=size))
        return held

    return read


def cards(value: Any, path: str) -> tuple[Card, ...]:
    """A list of cards."""
    if not isinstance(value, list):
        raise InputError(path, "cli-not-list")
    return tuple(
        _of_engine(f"{path}[{place}]", lambda text=text: Card.parse(text))  # type: ignore[misc]
        for place, text in enumerate(value)
    )


def by_seat(read: Callable[[Any, str], _Value]) -> Callable[[Any, str], dict[Seat, _Value]]:
    """An object keyed by seats."""

    def read_all(value: Any, path: str) -> dict[Seat, _Value]:
        found: dict[Seat, _Value] = {}
        for name, item in Fields(value, path).items():
            field = _join(path, name)
            key = seat(name, field)
            if key in found:
                raise InputError(field, "cli-key-twice")
            found[key] = read(item, field)
        return found

    return read_all


def standings(rules: RuleSet) -> Callable[[Any, str], dict[str, Standing]]:
    """Score and bags of each side: `{"NS": {"score": 337, "bags": 7}, …}`."""

    def read(value: Any, path: str) -> dict[str, Standing]:
        fields = Fields(value, path)
        most = max(rules.penalty_group - 1, 0) or _MOST
        found = {}
        for key in side_keys(rules):
            found[key] = fields.get(key, lambda item, at: _standing(item, at, most), Standing())
        for name in fields.names():
            expected = ", ".join(side_keys(rules))
            raise InputError(_join(path, name), "cli-not-side", expected=expected)
        return found

    return read


_MOST = 100_000


def _standing(value: Any, path: str, most_bags: int) -> Standing:
    fields = Fields(value, path)
    score = fields.get("score", whole(-_MOST, _MOST), 0)
    bags = fields.get("bags", whole(0, most_bags), 0)
    fields.done()
    return Standing(score, bags)


def _join(path: str, name: str) -> str:
    """The full name of a field."""
    return f"{path}.{clip(name)}" if path else clip(name)


def _of_engine(path: str, read: Callable[[], _Value]) -> _Value:
    """Name the field in which the engine refuses a value, and show the value as it came."""
    try:
        return read()
    except SpadesError as error:
        given = error.input
        error.input = clip(given) if isinstance(given, str) else shown(given)
        raise InputError(path, error) from None
