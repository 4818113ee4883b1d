"""Cases by their seeds: what a seed stands for changes only with the kind's version."""

from __future__ import annotations

import hashlib

import pytest
import yaml

from tests.support import GOLDEN, OTHER_TABLES
from trainer.content.step_schema import KINDS
from trainer.engine import HOUSES, load_house
from trainer.teaching.course.case import Case
from trainer.teaching.course.registry import STEP_KINDS, NoCase, make_case

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
        sorted((key, one.score, one.bags) for key, one in scene.after.items()),
        [str(card) for card in scene.seen],
        [(option.key, option.points) for option in case.options],
    ]  # fmt: skip
    shown += [(str(seat), str(hand)) for seat, hand in scene.others.items()]
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def case_of(kind: str, word: str, number: int) -> Case:
    """A case of one question, in the first house that has it."""
    params = {param.name: param.default for param in KINDS[kind] if param.default is not None}
    params[KINDS[kind][0].name] = (word,)
    for house in HOUSES:
        try:
            rules = load_house(house).with_options(OTHER_TABLES.get((kind, word), {}))
            return make_case(rules, kind, params, f"golden/{number}")
        except NoCase:
            continue
    raise NoCase(f"{kind} {word} has no case in any house")


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_stands_for_its_case(kind: str) -> None:
    row = ROWS[kind]
    assert row["version"] == STEP_KINDS[kind].version, "write the cases of the new version down"
    assert list(row["cases"]) == list(KINDS[kind][0].choices), "each question has its line"
    for word, cases in row["cases"].items():
        found = [digest(case_of(kind, word, number)) for number in range(len(cases))]
        assert found == cases, f"{word}: another case of the same seed: raise the kind's version"
