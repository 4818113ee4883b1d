"""The objective `Contract` against trying everything."""

from __future__ import annotations

import random

import pytest

from trainer.cli.minimax import best_play
from trainer.engine import (
    DECK,
    NIL,
    Bid,
    Hand,
    PlayState,
    Seat,
    load_house,
)
from trainer.solver import Contract, Tricks, solve

CARDS = 3


def ending(house: str, seed: int) -> PlayState:
    draws = random.Random(seed)
    cards = draws.sample(DECK, 4 * CARDS)
    hands = [Hand(cards[CARDS * seat : CARDS * seat + CARDS]) for seat in range(4)]
    taken = (3, 3, 2, 2)
    return PlayState(
        load_house(house), (hands[0], hands[1], hands[2], hands[3]),
        Seat(draws.randrange(4)), spades_broken=True, taken=taken,
    )  # fmt: skip


@pytest.mark.parametrize("house", ["classic", "cards4"])
@pytest.mark.parametrize("nil", [None, Seat.N, Seat.E, Seat.S])
def test_contract(house: str, nil: Seat | None) -> None:
    for seed in range(6):
        bids = dict(zip(Seat, map(Bid.number, (4, 3, 3, 4)), strict=True))
        if nil is not None:
            bids[nil] = NIL
        state = ending(house, seed)
        found = solve(state, Contract(bids))
        assert found.complete
        value, cards = best_play(state, Contract(bids))
        assert found.value is value
        assert {card: one.value for card, one in found.cards.items()} == cards


@pytest.mark.parametrize("seed", range(8))
def test_without_a_nil_it_is_a_matter_of_tricks(seed: int) -> None:
    state = ending("classic", seed)
    tricks = solve(state, Tricks()).cards
    for contract in range(5, 9):
        bids = dict.fromkeys(Seat, Bid.number(0)) | {
            state.to_move: Bid.number(contract),
            state.to_move.lho: Bid.number(1),
            state.to_move.rho: Bid.number(1),
            state.to_move.partner: Bid.number(1),
        }
        missing = contract + 1 - sum(state.taken[seat] for seat in state.to_move.side.seats)
        made = solve(state, Contract(bids)).cards
        assert {card: found.value for card, found in made.items()} == {
            card: found.value >= missing for card, found in tricks.items()
        }


def test_a_side_without_a_contract_makes_none() -> None:
    bids = dict(zip(Seat, (NIL, Bid.number(3), NIL, Bid.number(4)), strict=True))
    state = ending("classic", 1)
    while state.to_move.side is not Seat.N.side:
        state = ending("classic", state.leader + 10)
    assert solve(state, Contract(bids)).value is False
