"""`advise`: what every bid is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import click

from trainer.analysis import estimate
from trainer.cli import reading
from trainer.cli.help import Command
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import run
from trainer.engine import (
    FULL_HAND,
    Bid,
    IllegalBid,
    RuleSet,
    Seat,
    Standings,
    TableView,
    allowed_bids,
    auction_of,
)

if TYPE_CHECKING:
    from trainer.analysis.bid_value import BidValue, BidValues

DEFAULT_WORLDS = 2000


@click.command("advise", cls=Command)
@house_options
@click.option(
    "--worlds",
    type=click.IntRange(2, 200_000),
    default=DEFAULT_WORLDS,
    show_default=True,
)
@click.option("--seed", type=int, default=0, show_default=True)
def command(house: str, changes: tuple[str, ...], worlds: int, seed: int) -> None:
    """Value every bid that is open to a seat."""
    run(Advise(chosen_house(house, changes), worlds, seed), chosen_messages())


@dataclass(frozen=True)
class Advise:
    """Answers `advise`."""

    rules: RuleSet
    worlds: int
    seed: int

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The values of one hand."""
        from trainer.analysis.bid_values import bid_values  # compiled: not for other commands

        seat = fields.take("seat", reading.seat)
        dealer = fields.take("dealer", reading.seat)
        hand = fields.take("hand", reading.hand(FULL_HAND))
        bids: dict[Seat, Bid] = fields.get(
            "bids", reading.by_seat(reading.house_bid(self.rules)), {}
        )
        scores: Standings = fields.get("scores", reading.standings(self.rules), {})
        hand_seen = fields.get("hand_seen", reading.flag, True)
        fields.done()
        try:
            auction = auction_of(self.rules, dealer, bids, scores)
        except IllegalBid as error:
            raise InputError("bids", error) from None
        if auction.turn is None:
            raise InputError("bids", IllegalBid("auction_over"))
        if auction.turn is not seat:
            raise InputError("seat", IllegalBid("out_of_turn", seat=seat, turn=auction.turn))
        if not allowed_bids(auction, standings=scores, hand_seen=hand_seen):
            raise InputError("bids", "cli-bot-no-bid")
        view = TableView(seat, hand, auction, scores)
        values = bid_values(view, worlds=self.worlds, seed=self.seed, hand_seen=hand_seen)
        return values_json(values) | {"sure": estimate(hand).sure}


def values_json(values: BidValues) -> dict[str, Any]:
    """Bid values as the command writes them."""
    best = values.bids[values.best]
    return {
        "best": values.best.to_json(),
        "best_now": values.best_now.to_json(),
        "bids": {str(bid): _bid_json(value) for bid, value in values.bids.items()},
        "tricks": {
            "mean": round(best.mean_tricks, 3),
            "histogram": [round(share, 4) for share in best.tricks],
        },
        "side_tricks": {"histogram": [round(share, 4) for share in best.side_tricks]},
        "ess": round(values.ess, 1),
    }


def _bid_json(value: BidValue) -> dict[str, Any]:
    return {
        "value": round(value.value, 2),
        "value_now": round(value.value_now, 2),
        "se": round(value.se, 2),
        "diff": round(value.diff, 2),
        "diff_se": round(value.diff_se, 2),
        "p_made": None if value.p_made is None else round(value.p_made, 4),
        "p_nil": None if value.p_nil is None else round(value.p_nil, 4),
        "bags": round(value.bags, 3),
        "parts": {reason: round(points, 2) for reason, points in value.parts.items()},
        "worlds": value.worlds,
    }
