"""The solver's face: stopping, many at once, both builds, bad positions."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from trainer.cli.minimax import random_question, random_state
from trainer.engine import (
    NIL,
    Bid,
    Card,
    Hand,
    IllegalBid,
    PlayState,
    ScoringError,
    Seat,
    SpadesError,
    load_house,
)
from trainer.solver import (
    Cancel,
    NilSet,
    Objective,
    Points,
    Tricks,
    is_compiled,
    solve,
    solve_many,
    warm_up,
)

CLASSIC = load_house("classic")
THREES = dict.fromkeys(Seat, Bid.number(3))


def position(*hands: str, **rest: object) -> PlayState:
    north, east, south, west = map(Hand.parse, hands)
    return PlayState(CLASSIC, (north, east, south, west), **{"leader": Seat.N, **rest})  # type: ignore[arg-type]


def whole_deal(seed: int) -> PlayState:
    return random_state(random.Random(seed), CLASSIC, 13)


def test_equal_cards_share_their_value() -> None:
    state = position(".AK2..", ".543..", ".QJT..", ".987..")
    result = solve(state, Tricks())
    assert result.value == 3
    assert [found.value for found in result.cards.values()] == [3, 3, 3]
    assert list(map(str, result.cards)) == ["HA", "HK", "H2"]


def test_spades_wait_until_they_are_broken() -> None:
    hands = ("AK.2..", "43.5..", "65.7..", "87.9..")
    assert list(map(str, solve(position(*hands), Tricks()).cards)) == ["H2"]
    free = solve(position(*hands, spades_broken=True), Tricks())
    assert list(map(str, free.cards)) == ["SA", "SK", "H2"]


def test_a_budget_of_nodes_gives_the_same_bounds_again() -> None:
    state = whole_deal(1)
    one, two = (solve(state, Tricks(), nodes=500) for _ in range(2))
    assert one == two
    assert not one.complete
    assert one.value is None
    assert one.low < one.high
    assert one.line == ()


def test_time_stops_a_search() -> None:
    start = time.perf_counter()
    result = solve(whole_deal(2), Points(THREES), seconds=0.05)
    assert time.perf_counter() - start < 20
    assert not result.complete


def test_a_search_is_cancelled_from_another_thread() -> None:
    cancel = Cancel()
    threading.Timer(0.05, cancel.cancel).start()
    assert not solve(whole_deal(3), Points(THREES), cancel=cancel).complete
    assert not solve(whole_deal(4), Tricks(), cancel=cancel).complete  # it stays cancelled
    assert solve(whole_deal(4), Tricks(), cards=False, line=False).complete


def test_many_at_once_answer_in_order() -> None:
    rng = random.Random(5)
    asked = [random_question(rng, rng.randint(2, 8)) for _ in range(40)]
    alone = [solve(state, objective, line=False) for state, objective in asked]
    assert solve_many(asked, threads=2) == alone
    assert solve_many(asked, threads=1) == alone


def test_both_builds_agree() -> None:
    rng = random.Random(6)
    for _ in range(60):
        state, objective = random_question(rng, rng.randint(1, 6))
        assert solve(state, objective, debug=True) == solve(state, objective)


def test_a_small_table_that_overflows_changes_nothing() -> None:
    overflows = 0
    for seed in range(8):
        state = random_state(random.Random(seed), CLASSIC, 13)
        fast = solve(state, Tricks(), line=False)
        checked = solve(state, Tricks(), line=False, debug=True)
        assert fast.cards == checked.cards
        overflows += checked.nodes > fast.nodes  # what fell out was searched again
    assert overflows >= 2


def test_each_house_without_sides_gives_a_floor() -> None:
    solo = load_house("solo")
    state = random_state(random.Random(7), solo, 3)
    assert solve(state, Tricks()).floor
    for objective in (NilSet(Seat.N), Points(THREES)):
        with pytest.raises(SpadesError, match="only tricks"):
            solve(state, objective)


@pytest.mark.parametrize(
    ("hands", "rest", "code"),
    [
        (("A...", "K.2..", "Q...", "J..."), {}, "uneven_hands"),
        (("A...", "A...", "Q...", "J..."), {}, "card_twice"),
        (("...", "...", "...", "..."), {}, "nothing_held"),
        ((".2..", "K...", "Q...", "J..."), {"trick": ("SA",)}, "uneven_hands"),
        (("...", "K...", "Q...", "J..."), {"trick": ("SA",)}, "trick_not_broken"),
        ((".2..", ".3..", "K.4..", "Q.5.."), {"trick": ("H7", "D2")}, "follow_suit"),
    ],
)
def test_positions_that_cannot_be(hands: tuple[str, ...], rest: dict, code: str) -> None:  # type: ignore[type-arg]
    if "trick" in rest:
        rest = {"trick": tuple(map(Card.parse, rest["trick"]))}
    with pytest.raises(SpadesError) as caught:
        solve(position(*hands, **rest), Tricks())
    assert caught.value.code == code


def test_bids_and_tricks_that_do_not_hold() -> None:
    state = position("A...", "K...", "Q...", "J...")
    with pytest.raises(ScoringError) as caught:
        solve(state, Points(THREES))
    assert caught.value.code == "tricks_total"
    solo_bid: Objective = Points({**THREES, Seat.N: NIL, Seat.S: NIL})
    with pytest.raises(ScoringError):
        solve(PlayState(load_house("cards4"), state.hands, Seat.N, taken=(3, 3, 3, 3)), solo_bid)
    missing: Objective = Points({Seat.N: Bid.number(3)})
    with pytest.raises(ScoringError):
        solve(state, missing)
    zero: Objective = Points({**THREES, Seat.N: Bid.number(0)})
    with pytest.raises(IllegalBid):
        solve(PlayState(load_house("moon"), state.hands, Seat.N, taken=(3, 3, 3, 3)), zero)


def test_warm_up_runs_once_in_the_background() -> None:
    assert warm_up() is warm_up(wait=True)
    assert is_compiled()


def test_two_fresh_processes_load_the_cache_and_agree() -> None:
    program = (
        "import random\n"
        "from trainer.cli.minimax import random_question\n"
        "from trainer.solver import solve\n"
        "rng = random.Random(9)\n"
        "for _ in range(5): print(solve(*random_question(rng, 6)))\n"
        "from trainer.solver.kernel.answers import run\n"
        "print(sum(run.stats.cache_hits.values()), sum(run.stats.cache_misses.values()))\n"
    )
    solve(random_state(random.Random(1), CLASSIC, 2), Tricks())  # the cache is there
    outputs = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in range(2)
    ]
    assert outputs[0] == outputs[1]
    assert outputs[0].splitlines()[-1] == "1 0"
