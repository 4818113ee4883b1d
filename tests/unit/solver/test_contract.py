"""The objective `Contract` against trying everything."""

from __future__ import annotations

import random

import pytest

from trainer.engine import (
    DECK,
    NIL,
    Bid,
    Hand,
    PlayState,
    Reason,
    Seat,
    legal_plays,
    load_house,
    play,
    score_hand,
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


def by_trying(state: PlayState, bids: dict[Seat, Bid]) -> bool:
    """Whether the side to move now makes its contract."""
    side = state.to_move.side

    def made(now: PlayState) -> bool:
        if now.is_over:
            scored = score_hand(now.rules, bids, dict(zip(Seat, now.taken, strict=True)))
            return any(line.reason is Reason.CONTRACT_MADE for line in scored.sides[side].lines)
        pick = any if now.to_move.side is side else all
        return pick(made(play(now, card)) for card in legal_plays(now))

    return made(state)


@pytest.mark.parametrize("house", ["classic", "cards4"])
@pytest.mark.parametrize("nil", [None, Seat.N, Seat.E, Seat.S])
def test_contract(house: str, nil: Seat | None) -> None:
    answers = set()
    for seed in range(6):
        bids = dict(zip(Seat, map(Bid.number, (4, 3, 3, 4)), strict=True))
        if nil is not None:
            bids[nil] = NIL
        state = ending(house, seed)
        found = solve(state, Contract(bids))
        assert found.complete
        assert found.value is by_trying(state, bids)
        answers.add(found.value)
        for card, value in found.cards.items():
            after = play(state, card)
            same_side = after.to_move.side is state.to_move.side
            if after.is_over or not same_side:
                continue
            assert value.value is by_trying(after, bids)
    assert answers <= {True, False}


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
