"""`score`, `legal` and `bids`: the engine on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from trainer.cli import reading
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import run
from trainer.engine import (
    Bid,
    Card,
    IllegalBid,
    RuleSet,
    ScoreBreakdown,
    ScoringError,
    Seat,
    Standings,
    allowed_bids,
    auction_of,
    legal_cards,
    refused_bids,
    score_hand,
)
from trainer.engine.bids import MOST_TRICKS


@click.command()
@house_options
def score(house: str, changes: tuple[str, ...]) -> None:
    """Score hands: reads {"before", "bids", "tricks"}, writes the breakdown of each side.

    Without "before" both sides start from nothing. One object, or one object a line.
    """
    rules = chosen_house(house, changes)
    run(Score(rules), chosen_messages())


@click.command()
@house_options
def legal(house: str, changes: tuple[str, ...]) -> None:
    """List the cards that may be played.

    Reads {"hand", "trick", "spades_broken", "first_trick"}; a hand need not be whole.
    """
    rules = chosen_house(house, changes)
    run(Legal(rules), chosen_messages())


@click.command()
@house_options
def bids(house: str, changes: tuple[str, ...]) -> None:
    """List the bids open to the seat in turn.

    Reads {"dealer", "bids", "scores", "hand_seen"}.
    """
    rules = chosen_house(house, changes)
    run(Bids(rules), chosen_messages())


@dataclass(frozen=True)
class Score:
    """Answers `score`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The breakdown of one hand."""
        before: Standings = fields.get("before", reading.standings(self.rules), {})
        made = fields.take("bids", reading.by_seat(reading.bid))
        taken = fields.take("tricks", reading.by_seat(reading.whole(0, MOST_TRICKS)))
        fields.done()
        for seat, bid in made.items():
            try:
                self.rules.accept(bid)
            except IllegalBid as error:
                raise InputError(f"bids.{seat}", error) from None
        try:
            return breakdown_json(score_hand(self.rules, made, taken, before))
        except ScoringError as error:
            field = error.input if error.code == "seats_missing" else _FIELD_OF.get(error.code)
            raise InputError(str(field or ""), error) from None


_FIELD_OF = {"tricks_total": "tricks", "partner_is_nil": "bids"}


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
        found = legal_cards(self.rules, hand, trick, spades_broken=broken, first_trick=first)
        return {"legal": [str(card) for card in found.cards], "reason": found.reason}


@dataclass(frozen=True)
class Bids:
    """Answers `bids`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The bids open to the seat in turn, and why others are closed."""
        dealer = fields.take("dealer", reading.seat)
        made: dict[Seat, Bid] = fields.get("bids", reading.by_seat(reading.bid), {})
        scores: Standings = fields.get("scores", reading.standings(self.rules), {})
        hand_seen = fields.get("hand_seen", reading.flag, True)
        fields.done()
        try:
            auction = auction_of(self.rules, dealer, made, scores)
        except IllegalBid as error:
            raise InputError("bids", error) from None
        allowed = allowed_bids(auction, standings=scores, hand_seen=hand_seen)
        refused = refused_bids(auction, standings=scores, hand_seen=hand_seen)
        return {
            "seat": auction.turn.name if auction.turn is not None else None,
            "allowed": [bid.to_json() for bid in allowed],
            "refused": {str(bid): error.code for bid, error in refused.items()},
        }


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
