"""Exact play of small endings: against trying everything, and the lines it tells."""

from __future__ import annotations

import random

import pytest

from trainer.cli.minimax import best_play, random_bids, random_state
from trainer.engine import HOUSES, Seat, legal_plays, load_house, play, trick_winner
from trainer.engine.draws import Draws
from trainer.solver import NilSet, Points
from trainer.teaching.course.case import ME
from trainer.teaching.course.ending_themes import THEMES, draw_ending
from trainer.teaching.course.endings import (
    Exact,
    NilFalls,
    NilHoldsOut,
    Worth,
    tricks_of,
    without_penalty,
    worth_of,
)
from trainer.teaching.course.kinds.nil_card import nil_seat, state_of
from trainer.teaching.course.registry import make_case

SIDES = [house for house in HOUSES if load_house(house).has_sides]


@pytest.mark.parametrize("number", range(24))
def test_values_are_those_of_trying_everything(number: int) -> None:
    rng = random.Random(number)
    rules = load_house(rng.choice(SIDES))
    state = random_state(rng, rules, 2 + number % 2)
    nil = rng.choice(list(Seat))
    if not state.taken[nil]:
        value, cards = best_play(state, NilSet(nil))
        exact = Exact(NilFalls(nil))
        assert exact.value(state) == float(value)
        assert exact.cards(state) == {card: float(worth) for card, worth in cards.items()}
    bids = random_bids(rng, rules, 1)
    value, cards = best_play(state, Points(bids))
    exact = Exact(Worth(rules, state.to_move, bids))
    assert exact.value(state) == pytest.approx(value)
    assert exact.cards(state) == pytest.approx(cards)


@pytest.mark.parametrize("number", range(12))
def test_a_line_of_best_play_keeps_the_value(number: int) -> None:
    rules = load_house("classic")
    drawn = None
    while drawn is None:
        drawn = draw_ending(rules, Draws(f"line {number}"), "set", (0, 1), 3)
        number += 100
    state, nil = drawn
    exact = Exact(NilFalls(nil))
    for card in legal_plays(state):
        after = play(state, card)
        end = exact.line(after)
        assert bool(end.taken[nil]) is bool(exact.value(after))
        tricks = tricks_of(end, state)
        assert [one.card for one in tricks[0]][: len(state.trick)] == list(state.trick)
        assert tricks[0][len(state.trick)].card == card
        assert tricks[0][len(state.trick)].seat is ME


def test_points_are_ours_less_theirs_or_the_mean_of_the_others() -> None:
    classic, solo = load_house("classic"), load_house("solo")
    rng = random.Random(1)
    bids = random_bids(rng, solo, 0)
    tricks = {Seat.N: 4, Seat.E: 3, Seat.S: 3, Seat.W: 3}
    ours = worth_of(classic, without_penalty(classic, bids, tricks), Seat.S)
    assert ours == -worth_of(classic, without_penalty(classic, bids, tricks), Seat.E)
    alone = without_penalty(solo, bids, tricks)
    assert sum(worth_of(solo, alone, seat) for seat in Seat) == pytest.approx(0)


@pytest.mark.parametrize("theme", THEMES)
def test_endings_are_well_made(theme: str) -> None:
    rules = load_house("moon")
    plan = THEMES[theme]
    made = 0
    for number in range(60):
        drawn = draw_ending(rules, Draws(f"{theme} {number}"), plan.role, plan.before, 3)
        if drawn is None:
            continue
        made += 1
        state, nil = drawn
        assert state.to_move is ME
        assert len(state.hands[ME]) == 3
        assert len(state.trick) in plan.before
        cards = [card for hand in state.hands for card in hand] + list(state.trick)
        assert len(set(cards)) == len(cards) == 12
        assert state.taken == (0, 0, 0, 0)
        role = {ME: "own", ME.partner: "cover"}.get(nil, "set")
        assert role == plan.role
    assert made > 10


@pytest.mark.parametrize("theme", [name for name, theme in THEMES.items() if theme.role != "own"])
def test_a_nil_is_said_to_win_only_what_it_has_to(theme: str) -> None:
    """It does not ruff where it could throw something away, and falls as late as it can."""
    rules = load_house("classic")
    for number in range(25):
        case = make_case(rules, "nil_card", {"theme": (theme,), "cards": 3}, f"forced {number}")
        state, nil = state_of(case.scene), nil_seat(case.scene)
        exact = Exact(NilHoldsOut(nil))
        for card in legal_plays(state):
            at = start = play(state, card)
            end = exact.line(start)
            assert bool(end.taken[nil]) is bool(Exact(NilFalls(nil)).value(start))
            last = tricks_of(end, state)[-1]
            place = next(n for n, one in enumerate(last) if one.seat is nil)
            if not end.taken[nil] or last[place] not in end.log[len(start.log) :] or not place:
                continue
            while at.to_move is not nil or len(at.log) < len(end.log) - len(last) + place:
                at = play(at, end.log[len(at.log)].card)
            for other in legal_plays(at):
                cards = [one.card for one in last]
                cards[place] = other
                assert trick_winner(last[0].seat, cards) is nil, (case, card, other)
