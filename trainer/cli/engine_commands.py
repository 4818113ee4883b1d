"""`score`, `legal` and `bids`: the engine on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from trainer.cli import reading
from trainer.cli.help import Command
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import run
from trainer.engine import (
    Auction,
    Bid,
    Card,
    IllegalBid,
    IllegalPlay,
    RuleSet,
    ScoreBreakdown,
    Seat,
    SpadesError,
    Standings,
    allowed_bids,
    auction_of,
    legal_cards,
    refused_bids,
    score_hand,
)
from trainer.engine.bids import MOST_TRICKS


@click.command(cls=Command)
@house_options
def score(house: str, changes: tuple[str, ...]) -> None:
    """Score a hand, or many, line by line."""
    rules = chosen_house(house, changes)
    run(Score(rules), chosen_messages())


@click.command(cls=Command)
@house_options
def legal(house: str, changes: tuple[str, ...]) -> None:
    """List the cards that may be played."""
    rules = chosen_house(house, changes)
    run(Legal(rules), chosen_messages())


@click.command(cls=Command)
@house_options
def bids(house: str, changes: tuple[str, ...]) -> None:
    """List the bids open to the seat in turn."""
    rules = chosen_house(house, changes)
    run(Bids(rules), chosen_messages())


@dataclass(frozen=True)
class Score:
    """Answers `score`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The breakdown of one hand."""
        before: Standings = fields.get("before", reading.standings(self.rules), {})
        made = fields.take("bids", reading.by_seat(reading.house_bid(self.rules)))
        taken = fields.take("tricks", reading.by_seat(reading.whole(0, MOST_TRICKS)))
        fields.done()
        try:
            return breakdown_json(score_hand(self.rules, made, taken, before))
        except SpadesError as error:
            raise InputError(_scoring_field(error), error) from None


def _scoring_field(error: SpadesError) -> str:
    if error.code == "seats_missing":
        return f"{error.input}.{error.params['missing']}"
    return {"tricks_total": "tricks", "partner_is_nil": "bids"}.get(error.code, "")


@dataclass(frozen=True)
class Legal:
    """Answers `legal`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The legal cards of one position."""
        hand = fields.take("hand", reading.hand())
        trick: tuple[Card, ...] = fields.get("trick", reading.cards, ())
        broken = fields.get("spades_broken", reading.flag, False)
        first = fields.get("first_trick", reading.flag, False)
        fields.done()
        try:
            found = legal_cards(self.rules, hand, trick, spades_broken=broken, first_trick=first)
        except IllegalPlay as error:
            raise InputError("hand" if error.code == "nothing_held" else "trick", error) from None
        return {"legal": [str(card) for card in found.cards], "reason": found.reason}


@dataclass(frozen=True)
class Bids:
    """Answers `bids`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The bids open to the seat in turn, and why others are closed."""
        dealer = fields.take("dealer", reading.seat)
        read_bids = reading.by_seat(reading.house_bid(self.rules))
        made: dict[Seat, Bid] = fields.get("bids", read_bids, {})
        scores: Standings = fields.get("scores", reading.standings(self.rules), {})
        hand_seen = fields.get("hand_seen", reading.flag, True)
        fields.done()
        try:
            auction = auction_of(self.rules, dealer, made, scores)
        except IllegalBid as error:
            raise InputError(f"bids.{_bidder(error)}", error) from None
        allowed = allowed_bids(auction, standings=scores, hand_seen=hand_seen)
        refused = refused_bids(auction, standings=scores, hand_seen=hand_seen)
        return {
            "seat": auction.turn.name if auction.turn is not None else None,
            "allowed": [bid.to_json() for bid in allowed],
            "refused": {str(bid): error.code for bid, error in refused.items()},
        }


def _bidder(error: IllegalBid) -> Seat | None:
    """Whose bid the auction refuses: who is out of turn, or else who was in turn."""
    if "seat" in error.params:
        return Seat(error.params["seat"])
    return error.position.turn if isinstance(error.position, Auction) else None


def breakdown_json(breakdown: ScoreBreakdown) -> dict[str, Any]:
    """A score breakdown as the command writes it."""
    return {
        "house": breakdown.rules.id,
        "sides": {
            key: {
                "contract": side.contract,
                "taken": side.taken,
                "delta": side.delta,
                "score": side.score,
                "bags": side.bags,
                "lines": [
                    {"reason": line.reason.value, "points": line.points} for line in side.lines
                ],
            }
            for key, side in breakdown.sides.items()
        },
        "over": breakdown.over,
        "winner": breakdown.winner,
    }
