"""Runs: what ten drills say."""

from __future__ import annotations

from trainer.engine import Card
from trainer.teaching.drills.grading import grade, judged_of
from trainer.teaching.drills.runs import Met, Run, sum_up
from trainer.teaching.drills.shelf import Shelf


def met(number: int, loss: float, *themes: str, later: tuple[float, ...] = ()) -> Met:
    return Met(str(number), "SA", loss == 0.0, loss, themes, "run", later)


def test_an_answer_is_noted_with_its_loss_and_themes() -> None:
    drill = Shelf().open("set1-classic-8NA4-CWF1")
    one = Met.of(drill, grade(judged_of(drill), Card.parse("S4")), "run")
    assert (one.drill, one.choice, one.right, one.loss) == (str(drill.key), "S4", False, 89.74)
    assert (one.themes, one.run) == (("stay_under", "no_ruff"), "run")
    assert Met(**one.to_dict()) == one


def test_the_summary() -> None:
    found = sum_up(
        [
            met(1, 0.0, "ruff", later=(0.0, 4.0)),
            met(2, 30.0, "ruff", "hold_up"),
            met(3, 90.0, "stay_under"),
        ]
    )
    assert (found.drills, found.right, found.decisions) == (3, 1, 5)
    assert found.loss == 124 / 5
    assert [(one.name, one.drills, one.right, one.loss) for one in found.themes] == [
        ("stay_under", 1, 0, 90.0),
        ("hold_up", 1, 0, 30.0),
        ("ruff", 2, 1, 15.0),
    ]
    assert [one.drill for one in found.missed] == ["3", "2"]


def test_nothing_answered() -> None:
    found = sum_up([])
    assert (found.drills, found.decisions, found.loss, found.missed) == (0, 0, None, ())


def test_a_run_is_plain_data() -> None:
    run = Run("a", ("x", "y"), 2)
    assert Run(**run.to_dict()) == run
