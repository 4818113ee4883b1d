"""`solve`: the exact solver on the command line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import click

from trainer.cli import reading
from trainer.cli.help import Command
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import run
from trainer.engine import (
    FULL_HAND,
    Card,
    Hand,
    IllegalBid,
    NotationError,
    PlayState,
    RuleSet,
    ScoringError,
    Seat,
    SpadesError,
    parse_hands,
)
from trainer.solver import NilSet, Objective, Points, SolveResult, Tricks, solve

OBJECTIVES: Final = ("tricks", "nil", "score")

#: The field that an error of the solver is about.
_FIELD_OF: Final = {
    "uneven_hands": "deal",
    "card_twice": "deal",
    "nothing_held": "deal",
    "trick_size": "trick",
    "follow_suit": "trick",
    "trick_not_broken": "spades_broken",
    "solo_objective": "objective",
    "tricks_total": "taken",
    "partner_is_nil": "bids",
}


@click.command("solve", cls=Command)
@house_options
@click.option("--nodes", type=click.IntRange(1))
@click.option("--seconds", type=click.FloatRange(0))
def command(house: str, changes: tuple[str, ...], nodes: int | None, seconds: float | None) -> None:
    """Solve positions exactly, all cards seen: tricks, nil or score."""
    run(Solve(house, changes, nodes, seconds), chosen_messages())


@dataclass(frozen=True)
class Solve:
    """Answers `solve`."""

    house: str
    changes: tuple[str, ...]
    nodes: int | None = None
    seconds: float | None = None

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The answer for one position."""
        rules = chosen_house(fields.get("house", _text, self.house), self.changes)
        if fields.has("break_rule"):
            held = fields.take("break_rule", reading.flag)
            rules = rules.with_options({"break_rule": held})
        state = _position(fields, rules)
        name = fields.get("objective", _choice(OBJECTIVES), "tricks")
        objective = _objective(name, fields, rules)
        fields.done()
        try:
            result = solve(state, objective, nodes=self.nodes, seconds=self.seconds)
        except SpadesError as error:
            raise InputError(_field(error), error) from None
        return result_json(result)


def result_json(result: SolveResult) -> dict[str, Any]:
    """An answer as the command writes it; what is not proven is null, with its bounds."""
    bounds = {} if result.value is not None else {"low": result.low, "high": result.high}
    cards = {
        str(card): found.value
        if found.value is not None
        else {"value": None, "low": found.low, "high": found.high}
        for card, found in result.cards.items()
    }
    return {
        "objective": result.objective,
        "value": result.value,
        **bounds,
        "cards": cards,
        "line": [str(card) for card in result.line],
        "complete": result.complete,
        "nodes": result.nodes,
        **({"floor": True} if result.floor else {}),
    }


def _position(fields: Fields, rules: RuleSet) -> PlayState:
    hands = fields.take("deal", _hands)
    to_move = fields.take("to_move", reading.seat)
    trick: tuple[Card, ...] = fields.get("trick", reading.cards, ())
    broken = fields.get("spades_broken", reading.flag, False)
    whole = all(len(hand) == FULL_HAND for hand in hands) or (
        bool(trick) and sum(map(len, hands)) + len(trick) == FULL_HAND * len(Seat)
    )
    first = fields.get("first_trick", reading.flag, whole)
    none = dict.fromkeys(Seat, 0)
    taken = {**none, **fields.get("taken", reading.by_seat(reading.whole(0, FULL_HAND)), none)}
    if len(trick) >= len(Seat):
        error = NotationError("trick_size", input=" ".join(map(str, trick)), got=len(trick))
        raise InputError("trick", error)
    return PlayState(
        rules,
        hands,
        to_move.after(-len(trick)),
        trick,
        spades_broken=broken,
        first_trick=first,
        taken=(taken[Seat.N], taken[Seat.E], taken[Seat.S], taken[Seat.W]),
    )


def _objective(name: str, fields: Fields, rules: RuleSet) -> Objective:
    if name == "nil":
        return NilSet(fields.take("seat", reading.seat))
    if name == "tricks":
        return Tricks()
    bids = fields.take("bids", reading.by_seat(reading.bid))
    for seat in Seat:
        if seat not in bids:
            raise InputError("bids", ScoringError("seats_missing", input="bids", missing=seat))
        try:
            rules.accept(bids[seat])
        except IllegalBid as error:
            raise InputError(f"bids.{seat}", error) from None
    return Points(bids, fields.get("before", reading.standings(rules), None))


def _field(error: SpadesError) -> str:
    return _FIELD_OF.get(error.code, "")


def _hands(value: Any, path: str) -> tuple[Hand, Hand, Hand, Hand]:
    try:
        return parse_hands(value)
    except SpadesError as error:
        raise InputError(path, error) from None


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str):
        raise InputError(path, "cli-not-objective", expected="text")
    return value


def _choice(choices: tuple[str, ...]) -> Callable[[Any, str], str]:
    def read(value: Any, path: str) -> str:
        if value not in choices:
            raise InputError(path, "cli-not-objective", expected=", ".join(choices))
        return str(value)

    return read
