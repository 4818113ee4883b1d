"""The policy's bid at the table, compiled or as plain Python."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Literal

from trainer.engine import Bid, Seat, TableView
from trainer.policy.kernel import layout
from trainer.policy.model import load_model
from trainer.policy.rules import bid_of, rule_words, table_of


@dataclass(frozen=True, slots=True)
class BidDecision:
    """A bid; why; the tricks the hand is taken to bring; the chance of nil, where it is open."""

    bid: Bid
    reason: Literal["tricks_expected", "nil_worth_more", "no_number_open"]
    tricks: float
    nil_chance: float | None


def plain_bid(view: TableView) -> BidDecision:
    """As `decide_bid`, in about a millisecond and without loading anything compiled.

    Raises:
        ValueError: the house leaves the seat no bid at all.
    """
    table, words = table_of(view).tolist(), rule_words(view.rules).tolist()
    return bid_by(_plain(), table, words, _coefficients(), view.seat, [0.0] * layout.SCRATCH)


def bid_by(
    bidding: Any, table: Any, words: Any, coefficients: Any, seat: Seat | Any, out: Any
) -> BidDecision:
    """The bid of a `kernel.bidding`, compiled or not, with its reason.

    Raises:
        ValueError: the house leaves the seat no bid at all.
    """
    chosen = bidding.choose_bid(table, words, coefficients, seat, out)
    if chosen == layout.OPEN:
        raise ValueError("no bid is open")
    open_bids = bidding.allowed(table, words, seat)
    tricks = float(bidding.expected_tricks(table, words, coefficients, seat, out))
    chance = None
    if open_bids >> layout.NIL & 1:
        chance = float(bidding.nil_chance(table, words, coefficients, seat, out))
    bid = bid_of(int(chosen))
    if not bid.is_nil:
        return BidDecision(bid, "tricks_expected", tricks, chance)
    only_nil = open_bids == 1 << layout.NIL
    return BidDecision(bid, "no_number_open" if only_nil else "nil_worth_more", tricks, chance)


@cache
def _plain() -> Any:
    return import_module("trainer.policy.plain.bidding")


@cache
def _coefficients() -> list[float]:
    return [float(number) for number in load_model()]
