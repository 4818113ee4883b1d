"""The test of a lesson: fresh cases, one answer each, then the result."""

from __future__ import annotations

from typing import Any

import streamlit as st

from trainer.content.lessons import Lesson, course
from trainer.engine import RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.case import Case
from trainer.teaching.course.overview import course_view
from trainer.teaching.course.runtime import (
    TrialRun,
    answer_trial,
    has_passed,
    is_over,
    missed_cases,
    next_trial_case,
    trial_case,
    trial_judgement,
)
from trainer.teaching.course.words import say, say_all
from trainer.ui import html, prefs
from trainer.ui.learn import state
from trainer.ui.learn.components import lesson_head
from trainer.ui.learn.feedback import missed_html, said
from trainer.ui.learn.files import keep_line
from trainer.ui.learn.lesson import TABLE_KEY, leave_for_glossary, look_up, read_keys, say_how
from trainer.ui.learn.scene import case_table
from trainer.ui.table import card_table


def draw_trial(m: Messages, rules: RuleSet, lesson: Lesson, trial: TrialRun) -> None:
    """Draw the case that the test is at, or its result."""
    leave_for_glossary(m)
    with st.container(key="lesson"):
        if is_over(trial, lesson):
            lesson_head(_head(m, lesson, trial), on_map=state.show_map, on_term=look_up)
            _result(m, rules, lesson, trial)
            return
        case, judgement = trial_case(trial, lesson, rules), trial_judgement(trial, lesson, rules)
        lesson_head(_head(m, lesson, trial, case), on_map=state.show_map, on_term=look_up)
        card_table(
            case_table(m, case, judgement, prefs.prefs().deck),
            key=TABLE_KEY,
            on_bid=lambda bid: _answer([bid]),
            on_answer=lambda text: _answer(read_keys(text)),
            on_command=lambda command: _next() if command == "on" else None,
        )
        if judgement is None:
            if trial.place == 0:
                with st.container(key="learn_bar", horizontal=True):
                    st.button(m("learn-steps-again"), key="to_steps", type="tertiary",
                              on_click=state.leave_trial)  # fmt: skip
            return
        with st.container(key="answer"):
            st.html(said(m, case.rules, case, judgement))
            with st.container(key="dock", horizontal=True):
                st.button(m("learn-next"), key="next", type="primary", on_click=_next)


def _head(m: Messages, lesson: Lesson, trial: TrialRun, case: Case | None = None) -> dict[str, Any]:
    cases = lesson.test.cases
    title = lesson.texts[m.language].title
    place = min(trial.place + 1, cases)
    marks = ["done" if right else "wrong" for right in trial.results]
    marks += [""] * (cases - len(marks))
    if trial.answer is None and case is not None:
        marks[trial.place] = "now"
    return {
        "language": m.language,
        "deck": prefs.prefs().deck,
        "at": f"test/{trial.place}",
        "title": title,
        "back": title,
        "label": m("learn-test-of", case=place, cases=cases),
        "count": m("learn-test-of", case=place, cases=cases),
        "cases": "",
        "part": 0,
        "steps": marks,
        "lead": m("learn-test-lead", cases=cases, passing=lesson.test.passing)
        if trial.place == 0 and case is not None
        else "",
        "blocks": [],
        "ask": "" if case is None else say(m, case.rules, case.ask),
        "context": "" if case is None else say_all(m, case.rules, case.context),
        "how": say_how(m, case, f"{trial.lesson}/{trial.seed}", str(trial.place))
        if case is not None and trial.answer is None
        else "",
        "answered": trial.answer is not None,
        "terms": {},
        "more": "",
    }


def _result(m: Messages, rules: RuleSet, lesson: Lesson, trial: TrialRun) -> None:
    passed = has_passed(trial.right, lesson)
    key = "passed" if passed else "failed"
    plan = lesson.test
    word = m(f"learn-test-{key}", right=trial.right, cases=plan.cases, passing=plan.passing)
    sub = html.text(m(f"learn-test-{key}-sub"))
    following = course_view(course(), rules, state.store().load()).next
    with st.container(key="answer"):
        st.html(html.grade_line("best" if passed else "inacc", word, "", sub))
        with st.container(key="dock", horizontal=True):
            if passed:
                st.button(m("learn-back-to-map"), key="to_map", on_click=state.show_map)
                if following is not None:
                    st.button(m("learn-next-lesson"), key="next_lesson", type="primary",
                              on_click=_open, args=(following.lesson.slug,))  # fmt: skip
            else:
                st.button(m("learn-steps-again"), key="steps_again", on_click=_steps_again)
                st.button(m("learn-test-again"), key="test_again", type="primary",
                          on_click=_test_again)  # fmt: skip
    if passed:
        keep_line(m)
    if missed := missed_cases(trial, lesson, rules):
        st.html(missed_html(m, missed))


def _now() -> tuple[Lesson, RuleSet, TrialRun] | None:
    lesson, rules = state.open_lesson(), state.house_now()
    trial = None if lesson is None else state.trial_of(lesson, rules)
    return None if lesson is None or trial is None else (lesson, rules, trial)


def _answer(keys: list[str]) -> None:
    now = _now()
    if now is not None:
        lesson, rules, trial = now
        state.keep_trial(answer_trial(trial, lesson, rules, keys), rules)


def _next() -> None:
    now = _now()
    if now is None or now[2].answer is None:
        return
    lesson, rules, trial = now
    trial = next_trial_case(trial)
    state.keep_trial(trial, rules)
    state.record_trial(trial, lesson)


def _open(slug: str) -> None:
    state.leave_trial()
    state.show_lesson(slug)


def _steps_again() -> None:
    now = _now()
    if now is not None:
        state.restart(now[0], now[1])


def _test_again() -> None:
    now = _now()
    if now is not None:
        state.start_trial(now[0], now[1])
