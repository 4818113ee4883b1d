"""`bot`: a player for outside programs, JSON Lines in and out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import click

from trainer.bots import KINDS, Bot, make_bot
from trainer.cli import reading
from trainer.cli.help import Command
from trainer.cli.options import (
    chosen_house,
    chosen_messages,
    house_options,
    strength_options,
)
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import run
from trainer.engine import (
    FULL_HAND,
    HOUSES,
    OPTIONS,
    Bid,
    Card,
    IllegalBid,
    RuleSet,
    Seat,
    SpadesError,
    Standings,
    TableView,
    allowed_bids,
    auction_of,
    load_house,
)


@click.command("bot", cls=Command)
@house_options
@click.option("--kind", type=click.Choice(KINDS), default="policy", show_default=True)
@strength_options
def command(
    house: str,
    changes: tuple[str, ...],
    kind: str,
    seed: int,
    worlds: int | None,
    seconds: float | None,
) -> None:
    """Answer for a seat at the table: a bid, or a card."""
    bot = make_bot(kind, seed=seed, worlds=worlds, seconds=seconds)
    run(Seated(chosen_house(house, changes), bot), chosen_messages())


@dataclass(frozen=True)
class Seated:
    """Answers `bot`; `rules` hold where a request names no house."""

    rules: RuleSet
    bot: Bot

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The bid or the card for one request."""
        rules = self._rules(fields)
        view = read_view(fields, rules)
        fields.done()
        turn = view.auction.turn
        if turn is not None:
            if view.plays:
                raise InputError("plays", "cli-bot-not-bid")
            if turn is not view.seat:
                error = IllegalBid("out_of_turn", seat=view.seat, turn=turn)
                raise InputError("seat", error)
            if not allowed_bids(view.auction, standings=view.standings):
                raise InputError("bids", "cli-bot-no-bid")
            bid = self.bot.choose_bid(view)
            return {"bid": bid.bid.to_json(), "reason": bid.reason}
        self._verify_turn(view)
        card = self.bot.choose_card(view)
        return {"card": str(card.card), "reason": card.reason}

    def _rules(self, fields: Fields) -> RuleSet:
        name = fields.get("house", _text, self.rules.id)
        changes: Mapping[str, Any] = fields.get("set", _mapping, {})
        if name != self.rules.id and name not in HOUSES:
            raise InputError("house", "cli-bot-house", expected=", ".join(HOUSES))
        rules = self.rules if name == self.rules.id else load_house(name)
        for option in changes:
            if option not in OPTIONS:
                raise InputError(f"set.{option}", "cli-unknown-field")
        try:
            return rules.with_options(changes) if changes else rules
        except SpadesError as error:
            raise InputError("set", error) from None

    def _verify_turn(self, view: TableView) -> None:
        try:
            seen = view.seen
        except SpadesError as error:
            raise InputError("plays", error) from None
        if seen.is_over:
            raise InputError("plays", "cli-bot-over")
        if seen.to_move is not view.seat:
            raise InputError("seat", "cli-bot-turn", seat=view.seat.name, turn=seen.to_move.name)


def read_view(fields: Fields, rules: RuleSet) -> TableView:
    """A seat's view from a request's fields."""
    seat = fields.take("seat", reading.seat)
    dealer = fields.take("dealer", reading.seat)
    hand = fields.take("hand", reading.hand(FULL_HAND))
    bids: dict[Seat, Bid] = fields.get("bids", reading.by_seat(reading.house_bid(rules)), {})
    scores: Standings = fields.get("scores", reading.standings(rules), {})
    plays: tuple[Card, ...] = fields.get("plays", reading.cards, ())
    try:
        auction = auction_of(rules, dealer, bids, scores)
    except IllegalBid as error:
        raise InputError("bids", error) from None
    return TableView(seat, hand, auction, scores, plays)


def _text(value: Any, path: str) -> str:
    if not isinstance(value, str):
        raise InputError(path, "cli-bot-house", expected=", ".join(HOUSES))
    return value


def _mapping(value: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise InputError(path, "cli-not-object")
    return value
