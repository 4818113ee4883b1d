"""Cases by their seeds: what a seed stands for changes only with the kind's version."""

from __future__ import annotations

import hashlib

import pytest
import yaml

from tests.support import GOLDEN
from trainer.content.step_schema import KINDS
from trainer.engine import load_house
from trainer.teaching.course.case import Case
from trainer.teaching.course.registry import STEP_KINDS, make_case

FILE = GOLDEN / "course_cases.yaml"
ROWS = yaml.safe_load(FILE.read_text(encoding="utf-8"))


def digest(case: Case) -> str:
    """A short text of all that is shown and asked."""
    scene = case.scene
    shown = [
        case.topic, case.ask.code, str(scene.hand), [str(card) for card in scene.trick],
        str(scene.leader), str(scene.dealer), scene.spades_broken, scene.first_trick,
        sorted((str(seat), str(bid)) for seat, bid in scene.bids.items()),
        sorted((str(seat), tricks) for seat, tricks in scene.tricks.items()),
        sorted((key, one.score, one.bags) for key, one in scene.before.items()), case.goal,
        [(option.key, option.points) for option in case.options],
    ]  # fmt: skip
    shown += [(str(seat), str(hand)) for seat, hand in scene.others.items()]
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def case_of(kind: str, number: int) -> Case:
    params = {param.name: param.default for param in KINDS[kind] if param.default is not None}
    first = KINDS[kind][0]
    params[first.name] = first.choices
    return make_case(load_house("cards4"), kind, params, f"golden/{number}")


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_stands_for_its_case(kind: str) -> None:
    row = ROWS[kind]
    assert row["version"] == STEP_KINDS[kind].version, "write the cases of the new version down"
    found = [digest(case_of(kind, number)) for number in range(len(row["cases"]))]
    assert found == row["cases"], "another case of the same seed: raise the kind's version"
