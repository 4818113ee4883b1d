"""The checks of a bank find what is wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.content.drill import Drill
from trainer.content.drills import bank_file, read_bank
from trainer.teaching.drills.checks import best_stays, debug_agrees, is_reached, pupils
from trainer.teaching.drills.verify import sample, wrong_values

COVER = read_bank(bank_file("nil-cover"))
LATE = min(COVER, key=lambda drill: (drill.position.cards_left, str(drill.key)))
BID = read_bank(bank_file("nil-bid"))[0]


def worst_first(drill: Drill) -> Drill:
    """The same with its answers turned round."""
    return replace(drill, answers=drill.answers[::-1])


@pytest.mark.parametrize("drill", [LATE, BID], ids=["card", "bid"])
def test_the_best_stays_and_the_worst_does_not(drill: Drill) -> None:
    assert best_stays(drill, times=1)
    assert not best_stays(worst_first(drill), times=1)


def test_the_debug_build_sees_other_values() -> None:
    assert debug_agrees(LATE)
    first, *rest = LATE.answers
    assert not debug_agrees(replace(LATE, answers=(replace(first, real_points=0.5), *rest)))
    turned = replace(first, real_nil=not first.real_nil)
    assert not debug_agrees(replace(LATE, answers=(turned, *rest)))


def test_the_best_card_reaches_the_goal_and_a_natural_one_does_not() -> None:
    assert is_reached(LATE)
    natural = LATE.answer(next(c for c in LATE.natural if misses(LATE, c)))
    if LATE.objective == "points":
        natural = replace(natural, real_points=LATE.answers[0].real_points)
    assert not is_reached(replace(LATE, answers=(natural,)))


def misses(drill: Drill, choice: object) -> bool:
    found = next(answer for answer in drill.answers if answer.choice == choice)
    if drill.objective == "nil":
        return not found.real_nil
    return found.real_points < drill.answers[0].real_points - 5


def test_pupils_are_counted_in_thirds() -> None:
    (row,) = pupils(COVER, ("counting",))
    assert row.kind == "counting"
    assert all(0 <= share <= 1 for share in row.shares)
    right = replace(LATE, right=tuple(answer.choice for answer in LATE.answers))
    assert pupils([right] * 3, ("random",))[0].shares == (1.0, 1.0, 1.0)


def test_a_sample_is_drawn_by_its_seed() -> None:
    assert sample(COVER, 3) == sample(COVER, 3)
    assert len(sample(COVER, 10_000)) == len(COVER)
    assert wrong_values([replace(LATE, difficulty=LATE.difficulty + 1)]) != []
