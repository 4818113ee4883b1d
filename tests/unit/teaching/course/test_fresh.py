"""No case is asked twice while there is another, and the words of a step come in turn."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.property.test_course_kinds import ALL, IMPOSSIBLE
from tests.unit.teaching.course.test_runtime import IDS, LESSONS, answer, right, wrong
from trainer.content.lessons import Lesson, course
from trainer.content.step_schema import ParamValue
from trainer.engine import HOUSES, load_house
from trainer.teaching.course.case import face
from trainer.teaching.course.registry import STEP_KINDS, make_case, step_case, steps_of
from trainer.teaching.course.runtime import (
    TrialRun,
    another_case,
    answer_trial,
    case_of,
    go_to,
    is_over,
    missed_cases,
    next_trial_case,
    start_lesson,
    trial_case,
)

#: Kinds whose cases are solved or played out: they take long, and hardly ever look alike.
SLOW = ("nil_card", "whole_hand")
ROWS = [(lesson, house) for lesson, house in LESSONS if house in ("classic", "solo")]


@pytest.mark.parametrize(("lesson", "house"), ROWS, ids=[f"{one.slug}-{h}" for one, h in ROWS])
def test_another_case_is_another(lesson: Lesson, house: str) -> None:
    rules = load_house(house)
    for step in steps_of(lesson, rules):
        if step.kind in SLOW:
            continue
        some = {face(step_case(rules, step, "many", turn)) for turn in range(30)}
        run = go_to(start_lesson(lesson, rules, f"fresh {house}"), step.id)
        seen = []
        for _ in range(5):
            seen.append(face(case_of(run, lesson, rules)))
            run = another_case(answer(run, lesson, rules), lesson, rules)
        assert len(set(seen)) == min(len(seen), len(some)), step.id
        if len(some) > 1:
            assert all(one != two for one, two in pairwise(seen)), step.id


@pytest.mark.parametrize(("lesson", "house"), LESSONS, ids=IDS)
def test_a_test_asks_nothing_twice(lesson: Lesson, house: str) -> None:
    rules = load_house(house)
    if not steps_of(lesson, rules):
        return
    trial = TrialRun(lesson.slug, f"fresh {house}")
    asked = []
    while not is_over(trial, lesson):
        case = trial_case(trial, lesson, rules)
        asked.append(face(case))
        trial = answer_trial(trial, lesson, rules, right(case))
        assert trial_case(trial, lesson, rules) == case, "answered, it stays"
        trial = next_trial_case(TrialRun.from_dict(trial.to_dict()))
    assert len(set(asked)) == len(asked)
    for place, one in enumerate(asked):
        again = TrialRun(lesson.slug, f"fresh {house}", (True,) * place)
        assert face(trial_case(again, lesson, rules)) == one, "the seed alone says so"
        if any(step.kind in SLOW for step in lesson.steps):
            break


def test_a_question_with_one_case_comes_once_in_a_test() -> None:
    rules = load_house("classic")
    lesson = course().lessons[0]
    for seed in range(20):
        trial = TrialRun(lesson.slug, f"s{seed}", (True,) * (lesson.test.cases - 1))
        topics = [trial_case(trial, lesson, rules, n).topic for n in range(lesson.test.cases)]
        assert topics.count("partner") == 1


def test_what_was_answered_wrongly_can_be_shown_again() -> None:
    rules = load_house("classic")
    lesson = course().lessons[0]
    trial, missed = TrialRun(lesson.slug, "missed"), []
    for place in range(lesson.test.cases):
        case = trial_case(trial, lesson, rules)
        given = wrong(case) if place in (1, 4) else right(case)
        if place in (1, 4):
            missed.append((place, case, given))
        trial = next_trial_case(answer_trial(trial, lesson, rules, given))
    assert list(missed_cases(trial, lesson, rules)) == missed


@pytest.mark.parametrize("house", HOUSES)
def test_the_words_of_a_step_come_in_turn(house: str) -> None:
    rules = load_house(house)
    for lesson in course().lessons:
        for step in steps_of(lesson, rules):
            words = next(iter(step.params.values()))
            if step.kind in SLOW or not isinstance(words, tuple) or len(words) == 1:
                continue
            at = step.rules_at(rules)
            there = {word for word in words
                     if not IMPOSSIBLE.get((step.kind, word), lambda _: False)(at)}  # fmt: skip
            first = {step_case(rules, step, "turns", turn).topic for turn in range(len(there))}
            assert first == there, f"{lesson.slug}/{step.id}"


def test_a_spade_beats_among_the_first_cases_and_both_duties_are_met() -> None:
    rules = load_house("classic")
    tables, following = course().lesson("table-and-cards"), course().lesson("following-suit")
    assert tables is not None
    assert following is not None
    for seed in range(12):
        trumps = [step_case(rules, tables.step("trumps"), f"s{seed}", turn) for turn in (0, 1)]
        solved = [min(STEP_KINDS[case.kind].solve(case))[0] for case in trumps]
        beating = [
            say.params["card"] for case, key in zip(trumps, solved, strict=True)
            if (say := case.option(key).say) is not None
        ]  # fmt: skip
        assert any(str(card)[0] == "S" for card in beating)
        for step in ("no-force", "somebody-ruffed"):
            cases = [step_case(rules, following.step(step), f"s{seed}", turn) for turn in (0, 1)]
            holds = [
                any(card.suit is case.scene.led for card in case.scene.hand or ())
                for case in cases
            ]  # fmt: skip
            assert sorted(holds) == [False, True]


LISTS = [row for row in ALL if row[0] in ("true_statement", "bags", "bid", "nil_risk", "tally",
                                          "tried_bid")]  # fmt: skip


@pytest.mark.parametrize(("kind", "word", "params"), LISTS, ids=[f"{k}-{w}" for k, w, _ in LISTS])
def test_the_right_choice_stands_in_every_place(
    kind: str, word: str, params: dict[str, ParamValue]
) -> None:
    house = next(
        (one for one in HOUSES
         if not IMPOSSIBLE.get((kind, word), lambda _: False)(load_house(one))), None
    )  # fmt: skip
    if house is None:
        return  # only at another table
    rules, seeds = load_house(house), 60
    places: Counter[int] = Counter()
    for seed in range(seeds):
        case = make_case(rules, kind, params, f"place {seed}")
        if case.where != "list" or case.shape != "one":
            return
        places[case.keys.index(min(STEP_KINDS[kind].solve(case))[0])] += 1
    most = max(places.values())
    assert most <= seeds * 3 // 4, f"{word}: always in one place: {dict(places)}"
    assert set(places) >= {0, 1}, f"{word}: {dict(places)}"
