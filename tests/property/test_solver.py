"""What holds for every answer of the solver."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from trainer.cli.minimax import points_of, random_bids, random_question, random_state
from trainer.engine import Card, Hand, PlayState, Seat, Standing, Suit, load_house, play
from trainer.solver import NilSet, Objective, Points, SolveResult, Tricks, solve

seeds = st.integers(0, 10**9)
sizes = st.integers(1, 7)


def rotated(state: PlayState, objective: Objective, steps: int) -> tuple[PlayState, Objective]:
    """Everybody moves `steps` seats on; the sides change places when it is odd."""

    def turn(seat: Seat) -> Seat:
        return Seat((seat + steps) % 4)

    def around(items: tuple) -> tuple:  # type: ignore[type-arg]
        return tuple(items[(seat - steps) % 4] for seat in range(4))

    moved = replace(
        state, hands=around(state.hands), leader=turn(state.leader), taken=around(state.taken)
    )
    if isinstance(objective, NilSet):
        return moved, NilSet(turn(objective.seat))
    if isinstance(objective, Points):
        before = objective.before
        if before is not None and steps % 2:
            before = {"NS": before["EW"], "EW": before["NS"]}
        bids = {turn(seat): bid for seat, bid in objective.bids.items()}
        return moved, Points(bids, before)
    return moved, objective


def relabelled(state: PlayState, names: dict[Suit, Suit]) -> PlayState:
    """The same position with other side suits."""

    def card(old: Card) -> Card:
        return Card.of(names[old.suit], old.rank)

    hands = tuple(Hand(map(card, hand)) for hand in state.hands)
    return replace(state, hands=hands, trick=tuple(map(card, state.trick)))


def same(one: SolveResult, other: SolveResult) -> bool:
    return (one.value, sorted(map(value_of, one.cards.values()))) == (
        other.value,
        sorted(map(value_of, other.cards.values())),
    )


def value_of(card: object) -> float:
    return float(card.value)  # type: ignore[attr-defined]


@given(seeds, sizes, st.integers(1, 3))
def test_rotating_the_seats_changes_nothing(seed: int, size: int, steps: int) -> None:
    state, objective = random_question(random.Random(seed), size)
    assert same(solve(state, objective), solve(*rotated(state, objective, steps)))


@given(seeds, sizes, st.permutations([Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]))
def test_relabelling_side_suits_changes_nothing(seed: int, size: int, order: list[Suit]) -> None:
    state, objective = random_question(random.Random(seed), size)
    names = dict(zip((Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS), order, strict=True))
    names[Suit.SPADES] = Suit.SPADES
    assert same(solve(state, objective), solve(relabelled(state, names), objective))


@given(seeds, sizes)
def test_the_value_is_that_of_the_best_card(seed: int, size: int) -> None:
    state, objective = random_question(random.Random(seed), size)
    result = solve(state, objective)
    values = [found.value for found in result.cards.values()]
    loses = isinstance(objective, NilSet) and state.to_move.side is objective.seat.side
    assert result.value == (min(values) if loses else max(values))  # type: ignore[type-var]


@given(seeds, sizes)
def test_playing_the_line_out_reaches_the_value(seed: int, size: int) -> None:
    state, objective = random_question(random.Random(seed), size)
    result = solve(state, objective)
    end = state
    for card in result.line:
        end = play(end, card)
    assert end.is_over
    gained = [now - then for now, then in zip(end.taken, state.taken, strict=True)]
    if isinstance(objective, Tricks):
        sides = state.rules.has_sides
        ours = state.to_move.side.seats if sides else (state.to_move,)
        assert result.value == sum(gained[seat] for seat in ours)
    elif isinstance(objective, NilSet):
        assert result.value == (gained[objective.seat] > 0)
    else:
        worth = points_of(state.rules, objective, end.taken)
        side = state.to_move.side
        assert result.value == pytest.approx(worth[side] - worth[side.other])


@given(seeds, st.integers(2, 8))
@example(65535, 5)  # the order of the cards told which of them a stopped search still proved
@example(101937, 4)  # and which cards it took for as small as one refuted
def test_a_longer_budget_only_tightens_the_bounds(seed: int, size: int) -> None:
    state, objective = random_question(random.Random(seed), size)
    exact = solve(state, objective)
    last = solve(state, objective, nodes=1)
    for nodes in (3, 10, 30, 100, 300, 1000, 3000):
        now = solve(state, objective, nodes=nodes)
        assert last.low <= now.low <= exact.low
        assert exact.high <= now.high <= last.high
        for card, found in now.cards.items():
            assert last.cards[card].low <= found.low <= exact.cards[card].low
            assert exact.cards[card].high <= found.high <= last.cards[card].high
        assert not last.complete or now.complete
        last = now


@given(seeds)
def test_without_a_penalty_the_standing_before_is_nothing_to_the_value(seed: int) -> None:
    rng = random.Random(seed)
    rules = load_house("classic").with_options({"bag_penalty": 0})
    state = random_state(rng, rules, 4)
    bids = random_bids(rng, rules, 1)
    before = {side: Standing(rng.randint(-100, 100), 0) for side in ("NS", "EW")}
    assert solve(state, Points(bids)).value == solve(state, Points(bids, before)).value
