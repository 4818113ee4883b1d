"""Tries the bids of the bank's hands: makes `lessons/bid_hands.yaml`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from trainer.analysis import Caveat, Estimate, estimate
from trainer.content.bid_bank import GROUPS, SCALE, TABLES, Table
from trainer.engine import (
    Auction,
    Bid,
    Hand,
    RuleSet,
    Seat,
    TableView,
    load_house,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.policy import sample_worlds
from trainer.policy.trials import try_bid
from trainer.teaching.course.dealing import fresh_deck

#: How far around the count bids are tried.
BELOW: Final = 2
ABOVE: Final = 4

#: The houses at whose tables the hands are tried.
HOUSE_OF: Final[dict[Table, str]] = {"pair": "classic", "alone": "solo"}

_SEED: Final = "bid bank 1"
_FEW_MAYBES: Final = 0.5
_MANY_MAYBES: Final = 1.5


def group_of(found: Estimate) -> str | None:
    """The group that a hand is a plain example of; None where it is of none or of several."""
    reasons = {caveat.reason for caveat in found.caveats}
    if reasons == {Caveat.NO_SPADES}:
        return "no_spades"
    if reasons == {Caveat.LONG_SIDE_SUIT}:
        return "long"
    if reasons or not found.sure:
        return None
    if found.maybe >= _MANY_MAYBES:
        return "maybes"
    return "plain" if found.maybe <= _FEW_MAYBES else None


def bank_text(hands: int, worlds: int) -> Iterator[str]:
    """The lines of the bank's file, hand by hand.

    Args:
        hands: how many of each group.
        worlds: in how many deals each bid is tried.
    """
    yield "# Made by `spades-trainer lessons values`: hands and what bids brought, in hundredths."
    yield f"# {worlds} deals a bid, first to bid at 0 to 0; seed “{_SEED}”."
    yield "hands:"
    for group in GROUPS:
        for hand in _hands(group, hands):
            yield f"  - hand: {hand}"
            yield f"    group: {group}"
            for table in TABLES:
                yield f"    {table}:"
                yield from _tried(load_house(HOUSE_OF[table]), hand, worlds)


def _hands(group: str, count: int) -> Iterator[Hand]:
    draws = Draws(f"{_SEED}:{group}")
    found = 0
    while found < count:
        hand = Hand(draws.sample(fresh_deck(), 13))
        if group_of(estimate(hand)) == group:
            found += 1
            yield hand


def _tried(rules: RuleSet, hand: Hand, worlds: int) -> Iterator[str]:
    view = TableView(Seat.S, hand, Auction(rules, Seat.E))
    sampled = sample_worlds(view, worlds, seed=_SEED, threads=1)
    sure = estimate(hand).sure
    numbers = range(max(1, sure - BELOW), min(MOST_TRICKS, sure + ABOVE) + 1)
    trials = {number: try_bid(sampled, Bid.number(number), threads=1) for number in numbers}
    best = max(trials.values(), key=lambda trial: float(trial.value.mean()))
    for number, trial in trials.items():
        made = trial.parts["contract_made"].mean() / rules.trick_points
        # Where a set costs nothing its tricks are one's own bid, less often than it is made.
        lost = (
            trial.parts["contract_set"].mean() / rules.set_points
            if rules.set_points
            else number * (1 - trial.made.mean())
        )
        rest = sum(trial.parts[part].mean() for part in ("nil", "boston", "theirs"))
        gap = trial.value - best.value
        figures = {
            "made": made * SCALE,
            "lost": lost * SCALE,
            "bags": trial.bags.mean() * SCALE,
            "rest": rest * SCALE,
            "chance": trial.made.mean() * 100,
            "error": gap.std(ddof=1) / np.sqrt(max(sampled.ess, 2.0)) * SCALE,
        }
        inner = ", ".join(f"{name}: {round(float(value))}" for name, value in figures.items())
        yield f"      {number}: {{{inner}}}"
