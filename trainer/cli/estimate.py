"""`estimate`: the sure-trick count of a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import click

from trainer.analysis import Estimate, estimate, read_table
from trainer.cli import reading
from trainer.cli.help import Command
from trainer.cli.options import UsageError, chosen_house, chosen_messages, house_options
from trainer.cli.reading import Fields, InputError
from trainer.cli.stream import emit, run, sentence
from trainer.engine import FULL_HAND, Bid, Card, IllegalBid, RuleSet, Seat, Side


# A hand may begin with the dash of a void: no option is refused, only a hand.
@click.command("estimate", cls=Command, context_settings={"ignore_unknown_options": True})
@house_options
@click.argument("hand", required=False, metavar="HAND")
def command(house: str, changes: tuple[str, ...], hand: str | None) -> None:
    """Count the sure tricks of a hand."""
    answer, m = EstimateHands(chosen_house(house, changes)), chosen_messages()
    if hand is None:
        run(answer, m)
        return
    try:
        emit(answer(Fields({"hand": hand})))
    except InputError as error:
        raise UsageError(sentence(error, m)) from None


@dataclass(frozen=True)
class EstimateHands:
    """Answers `estimate`."""

    rules: RuleSet

    def __call__(self, fields: Fields) -> dict[str, Any]:
        """The estimate of one hand, and the table's bids against thirteen."""
        hand = fields.take("hand", reading.hand(FULL_HAND))
        read_bids = reading.by_seat(reading.house_bid(self.rules))
        bids: dict[Seat, Bid] = fields.get("bids", read_bids, {})
        seat: Seat | None = fields.get("seat", reading.seat, None)
        fields.done()
        self._verify(bids)
        partner = bids.get(seat.partner) if seat is not None and self.rules.has_sides else None
        return estimate_json(estimate(hand), self.rules, partner) | {"table": _table(bids)}

    def _verify(self, bids: dict[Seat, Bid]) -> None:
        """Two nils in one side are no bids of a house that closes them."""
        for side in Side:
            both = all(seat in bids and bids[seat].is_nil for seat in side.seats)
            if both and self.rules.double_nil == "closed":
                raise InputError("bids", IllegalBid("partner_is_nil"))


def estimate_json(counted: Estimate, rules: RuleSet, partner: Bid | None) -> dict[str, Any]:
    """An estimate as the command writes it."""
    knows_nil = rules.nil_open_to != "nobody"
    danger = counted.nil_danger
    return {
        "sure": counted.sure,
        "lines": [
            {"reason": line.reason.value, "cards": _cards(line.cards), "tricks": line.tricks}
            for line in counted.lines
        ],
        "looked_at": [
            {"reason": line.reason.value, "cards": _cards(line.cards), "maybe": line.maybe}
            for line in counted.looked_at
        ],
        "maybe": counted.maybe,
        "caveats": [
            {"reason": line.reason.value, "cards": _cards(line.cards)} for line in counted.caveats
        ],
        "nil_danger": {
            suit.value: [
                {"reason": line.reason.value, "cards": _cards(line.cards)} for line in lines
            ]
            for suit, lines in danger.suits.items()
        },
        "nil_advice": danger.advice(partner).value if knows_nil else None,
    }


def _table(bids: dict[Seat, Bid]) -> dict[str, Any]:
    table = read_table(bids)
    return {"total": table.total, "reading": table.reading}


def _cards(cards: tuple[Card, ...]) -> list[str]:
    return [str(card) for card in cards]
