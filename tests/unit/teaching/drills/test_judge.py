"""The scales of a judgement: what is asked of them, and when they are known beforehand."""

from __future__ import annotations

import numpy as np
import pytest

from trainer.content.drill import Drill
from trainer.content.drills import bank_file, read_bank
from trainer.engine import load_house
from trainer.teaching.drills.judge import (
    EARLY_NIL_STEP,
    Scale,
    judge_by_play,
    judge_real,
    nil_scale,
    solved,
    stored_contract_scale,
    stored_nil_scale,
)

MAKE = read_bank(bank_file("nil-make"))
SET = read_bank(bank_file("nil-set"))


def early() -> Drill:
    drills = [drill for drill in MAKE if drill.judged == "played"]
    return min(drills, key=lambda drill: (drill.position.cards_left, str(drill.key)))


def fallen() -> Drill:
    return next(drill for drill in SET if drill.position.has_fallen(drill.nil))


def test_early_the_nil_is_asked_in_a_third_of_the_worlds() -> None:
    drill = early()
    found = judge_by_play(drill.position, 12, "third", per_bid=2)
    scale = stored_nil_scale(found, drill.position, drill.nil)
    contract = stored_contract_scale(found, drill.position)
    assert scale.asked.tolist() == [place % EARLY_NIL_STEP == 0 for place in range(12)]
    assert scale.is_whole
    assert scale.solved == pytest.approx(1 / EARLY_NIL_STEP)
    assert solved(found, drill.position) is found  # the points stay as they were played
    assert contract
    assert contract.yes is found.made


def test_a_fallen_nil_is_set_whatever_is_played() -> None:
    drill = fallen()
    scale = nil_scale(judge_real(drill.position), drill.position, drill.nil)
    assert scale.is_whole
    assert scale.yes.all()
    assert scale.spread == 0.0


def test_another_house_scores_the_same_worlds() -> None:
    drill = fallen()
    other = load_house(drill.key.other or "")
    found = judge_by_play(drill.position, 6, "score", per_bid=2)
    here, there = solved(found, drill.position), solved(found, drill.position, rules=other)
    assert here.worlds is there.worlds
    assert not np.array_equal(here.points, there.points)


def test_a_search_that_gave_up_is_seen() -> None:
    yes = np.array([[True, False], [False, False]])
    known, asked = np.array([True, False]), np.array([True, True])
    assert not Scale(yes, known, asked).is_whole
    assert Scale(yes, known, known).is_whole
    assert Scale(yes, known, asked).shares.tolist() == [1.0, 0.0]
