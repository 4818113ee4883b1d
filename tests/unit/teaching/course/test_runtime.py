"""A lesson as it runs: order, attempts, hints, tests; an automatic pupil does them all."""

from __future__ import annotations

import json

import pytest

from trainer.content.lessons import Lesson, course
from trainer.engine import HOUSES, RuleSet, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.case import Answer, Case
from trainer.teaching.course.registry import STEP_KINDS, steps_of
from trainer.teaching.course.runtime import (
    EASIER_AFTER,
    LEAVE_AFTER,
    LessonRun,
    TrialRun,
    another_case,
    answer_step,
    answer_trial,
    case_of,
    go_to,
    has_passed,
    in_house,
    is_done,
    is_over,
    judgement_of,
    may_go_on,
    neighbour,
    next_trial_case,
    shows_hint,
    start_lesson,
    trial_case,
    trial_judgement,
)
from trainer.teaching.course.words import option_text, paragraph_text, say, say_all, shown

LESSONS = [(lesson, house) for lesson in course().lessons for house in HOUSES]
IDS = [f"{lesson.slug}-{house}" for lesson, house in LESSONS]


def right(case: Case) -> Answer:
    return min(STEP_KINDS[case.kind].solve(case))


def wrong(case: Case) -> Answer:
    solutions = STEP_KINDS[case.kind].solve(case)
    if case.shape == "one":
        return next((key,) for key in case.keys if (key,) not in solutions)
    if case.shape == "order":
        return tuple(reversed(min(solutions)))
    (solution,) = solutions
    return solution[1:] or tuple(sorted(case.keys))


def answer(run: LessonRun, lesson: Lesson, rules: RuleSet, *, well: bool = True) -> LessonRun:
    case = case_of(run, lesson, rules)
    return answer_step(run, lesson, rules, right(case) if well else wrong(case))


@pytest.mark.parametrize(("lesson", "house"), LESSONS, ids=IDS)
def test_a_pupil_completes_every_lesson_in_both_languages(lesson: Lesson, house: str) -> None:
    rules = load_house(house)
    steps = lesson.steps_in(rules)
    if not steps:
        return
    run = start_lesson(lesson, rules, "pupil")
    seen = []
    while True:
        seen.append(run.at)
        step = lesson.step(run.at)
        while not is_done(step, run.now):
            read(run, lesson, rules)
            run = answer(another_case(run, lesson, rules), lesson, rules)
            assert run.now.correct
            read(run, lesson, rules)
        following = neighbour(run, lesson, rules, 1)
        if following is None:
            break
        run = go_to(run, following)
    assert seen == [step.id for step in steps]
    trial = TrialRun(lesson.slug, "pupil test")
    while not is_over(trial, lesson):
        trial = answer_trial(trial, lesson, rules, right(trial_case(trial, lesson, rules)))
        judgement = trial_judgement(trial, lesson, rules)
        assert judgement is not None
        assert judgement.right
        trial = next_trial_case(trial)
    assert trial.right == lesson.test.cases
    assert has_passed(trial.right, lesson)


def read(run: LessonRun, lesson: Lesson, rules: RuleSet) -> None:
    """Everything that is on the screen, in both languages."""
    case = case_of(run, lesson, rules)
    judgement = judgement_of(run, lesson, rules)
    for language in LANGUAGES:
        m = messages(language)
        section = lesson.section(language, run.at)
        paragraphs = shown(rules, (*section.text, *section.hint, *section.after))
        assert shown(rules, section.text), "a step says something in every house that has it"
        assert all(paragraph_text(m, rules, one) for one in paragraphs)
        assert say(m, rules, case.ask)
        assert all(option_text(m, rules, option) for option in case.options)
        say_all(m, rules, case.context)
        assert judgement is None or say_all(m, rules, judgement.why)


def first_run() -> tuple[LessonRun, Lesson, RuleSet]:
    rules = load_house("classic")
    lesson = next(one for one in course().lessons if any(step.easier for step in one.steps))
    step = next(step for step in lesson.steps if step.easier)
    return go_to(start_lesson(lesson, rules, "seed"), step.id), lesson, rules


def test_two_wrong_answers_bring_an_easier_case_and_the_hint() -> None:
    run, lesson, rules = first_run()
    step = lesson.step(run.at)
    cases = {repr(case_of(run, lesson, rules))}
    for number in range(1, LEAVE_AFTER + 1):
        run = answer(run, lesson, rules, well=False)
        assert run.now.wrong == number
        assert shows_hint(run.now) is (number >= EASIER_AFTER)
        assert may_go_on(step, run.now) is (number >= LEAVE_AFTER), "never a dead end"
        judgement = judgement_of(run, lesson, rules)
        assert judgement is not None
        assert not judgement.right
        run = another_case(run, lesson, rules)
        assert run.now.easier is (number >= EASIER_AFTER)
        cases.add(repr(case_of(run, lesson, rules)))
    assert len(cases) == LEAVE_AFTER + 1, "each attempt is another case"
    run = answer(run, lesson, rules)
    assert is_done(step, run.now) is (step.times == 1)
    assert not shows_hint(run.now)


def test_an_answered_case_takes_no_second_answer() -> None:
    run, lesson, rules = first_run()
    once = answer(run, lesson, rules, well=False)
    assert answer(once, lesson, rules) == once
    assert answer_step(run, lesson, rules, ("no such key",)) == run
    assert another_case(run, lesson, rules) == run, "an open case is not thrown away"


def test_going_back_shows_what_was_there() -> None:
    run, lesson, rules = first_run()
    here = run.at
    run = answer(run, lesson, rules)
    case, judgement = case_of(run, lesson, rules), judgement_of(run, lesson, rules)
    other = neighbour(run, lesson, rules, 1) or neighbour(run, lesson, rules, -1)
    assert other is not None
    back = go_to(answer(go_to(run, other), lesson, rules), here)
    assert case_of(back, lesson, rules) == case
    assert judgement_of(back, lesson, rules) == judgement
    ids = [step.id for step in lesson.steps_in(rules)]
    assert neighbour(go_to(run, ids[0]), lesson, rules, -1) is None
    assert neighbour(go_to(run, ids[-1]), lesson, rules, 1) is None


def test_states_are_plain_data() -> None:
    run, lesson, rules = first_run()
    run = answer(run, lesson, rules)
    assert LessonRun.from_dict(json.loads(json.dumps(run.to_dict()))) == run
    trial = TrialRun(lesson.slug, "t")
    trial = answer_trial(trial, lesson, rules, right(trial_case(trial, lesson, rules)))
    assert TrialRun.from_dict(json.loads(json.dumps(trial.to_dict()))) == trial


def test_another_house_keeps_the_counts_and_drops_the_answers() -> None:
    run, lesson, rules = first_run()
    run = answer(run, lesson, rules)
    moved = in_house(run, lesson, load_house("solo"))
    assert moved is not None
    assert moved.now.right == 1 or moved.at != run.at
    assert all(state.answer is None for state in moved.steps.values())


def test_a_run_starts_at_the_first_step_not_done() -> None:
    rules = load_house("classic")
    lesson = course().lessons[0]
    ids = [step.id for step in lesson.steps_in(rules)]
    assert start_lesson(lesson, rules, "s", done=ids[:2]).at == ids[2]
    assert start_lesson(lesson, rules, "s", done=ids).at == ids[0], "all done: once more"


def test_a_test_fails_below_its_mark_and_takes_each_case_once() -> None:
    rules = load_house("classic")
    lesson = course().lessons[0]
    trial = TrialRun(lesson.slug, "bad")
    seen = set()
    for number in range(lesson.test.cases):
        case = trial_case(trial, lesson, rules)
        seen.add(case.seed)
        well = number < lesson.test.passing - 1
        trial = answer_trial(trial, lesson, rules, right(case) if well else wrong(case))
        assert answer_trial(trial, lesson, rules, right(case)) == trial
        trial = next_trial_case(trial)
    assert is_over(trial, lesson)
    assert len(seen) == lesson.test.cases
    assert not has_passed(trial.right, lesson)
    assert answer_trial(trial, lesson, rules, ("x",)) == trial


def test_a_house_of_one_s_own_leaves_out_what_it_has_no_case_of() -> None:
    """Two partners may bid 2 together and no penalty falls: some questions cannot be asked."""
    odd = load_house("classic").with_options({"bag_penalty": 0, "max_pair_bid": 2})
    for lesson in course().lessons:
        for step in steps_of(lesson, odd):
            run = go_to(start_lesson(lesson, odd, "odd"), step.id)
            assert answer(run, lesson, odd).now.correct
    for house in HOUSES:
        rules = load_house(house)
        for lesson in course().lessons:
            assert steps_of(lesson, rules) == lesson.steps_in(rules)
