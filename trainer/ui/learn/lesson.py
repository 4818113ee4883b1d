"""A lesson: one step at a time on the card table."""

from __future__ import annotations

import json
from typing import Any

import streamlit as st

from trainer.content.lessons import Lesson, Step, course
from trainer.engine import RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.case import Case, Judgement
from trainer.teaching.course.registry import steps_of
from trainer.teaching.course.runtime import (
    LessonRun,
    another_case,
    answer_step,
    case_before,
    case_of,
    go_to,
    has_another,
    is_done,
    judgement_of,
    may_go_on,
    neighbour,
    shows_hint,
)
from trainer.teaching.course.words import say, say_all
from trainer.ui import pages, prefs
from trainer.ui.learn import state
from trainer.ui.learn.components import lesson_head
from trainer.ui.learn.feedback import said
from trainer.ui.learn.prose import blocks, definitions, terms_in
from trainer.ui.learn.scene import case_table
from trainer.ui.table import card_table

TABLE_KEY = "lesson_table"
LOOK_UP = "learn_look_up"


def draw_lesson(m: Messages, rules: RuleSet, lesson: Lesson) -> None:
    """Draw the step that the lesson is at."""
    leave_for_glossary(m)
    run = state.run_of(lesson, rules)
    step = lesson.step(run.at)
    case, judgement = case_of(run, lesson, rules), judgement_of(run, lesson, rules)
    with st.container(key="lesson"):
        lesson_head(_head(m, rules, lesson, run, case), on_map=state.show_map, on_term=look_up)
        card_table(
            case_table(
                m,
                case,
                judgement,
                prefs.prefs().deck,
                case_before(run, lesson, rules),
                back=neighbour(run, lesson, rules, -1) is not None,
            ),
            key=TABLE_KEY,
            on_bid=lambda bid: _answer([bid]),
            on_answer=lambda text: _answer(read_keys(text)),
            on_command=_command,
        )
        if judgement is None:
            _open_bar(m, rules, lesson, run)
        else:
            _answered(m, rules, lesson, run, step, case, judgement)


def _head(
    m: Messages, rules: RuleSet, lesson: Lesson, run: LessonRun, case: Case
) -> dict[str, Any]:
    steps, step = steps_of(lesson, rules), lesson.step(run.at)
    place = [one.id for one in steps].index(run.at)
    document = lesson.texts[m.language]
    # In a hand under way the step's text has been read: the table needs the room.
    section = () if run.now.line else document.sections[run.at].text
    text = blocks(m, case.rules, section)
    goal = say_goal(m, rules, lesson) if place == 0 else ""
    done = set(state.store().load().of(lesson.slug).steps)
    return {
        "language": m.language,
        "deck": prefs.prefs().deck,
        "at": f"{run.at}/{run.now.turn}",
        "title": document.title,
        "back": document.title,
        "label": m("learn-step-label", step=place + 1, steps=len(steps)),
        "count": m("learn-step-of", step=place + 1, steps=len(steps)),
        "cases": _cases(m, step, run),
        "part": round(100 * min(run.now.right, step.times) / step.times),
        "steps": ["now" if one.id == run.at else "done" if one.id in done else "" for one in steps],
        "lead": goal,
        "blocks": text,
        "ask": say(m, case.rules, case.ask),
        "context": say_all(m, case.rules, case.context),
        "how": say_how(m, case, lesson.slug, run.at) if run.now.answer is None else "",
        "answered": run.now.answer is not None,
        "terms": definitions(m, case.rules, course().glossary, terms_in(text)),
        "more": m("learn-glossary"),
    }


def _cases(m: Messages, step: Step, run: LessonRun) -> str:
    """How many cases of the step are right, once one is answered of a step that takes several."""
    if not run.now.wrong and (step.times == 1 or not run.now.right):
        return ""
    return m("learn-step-right", right=min(run.now.right, step.times), times=step.times)


def say_how(m: Messages, case: Case, whole: str, at: str) -> str:
    """That a single choice needs no button, at the first of a lesson or test.

    Where a choice needs the button, the button's own line says so.
    """
    return m("learn-one-tap") if case.shape == "one" and state.tells_tap(whole, at) else ""


def say_goal(m: Messages, rules: RuleSet, lesson: Lesson) -> str:
    """What one will be able to do after the lesson."""
    parts = blocks(m, rules, lesson.texts[m.language].goal)
    return " ".join("".join(piece["text"] for piece in part) for part in parts)


def _open_bar(m: Messages, rules: RuleSet, lesson: Lesson, run: LessonRun) -> None:
    """Beside an open case: back, and, at the start, the test for those who know."""
    previous = neighbour(run, lesson, rules, -1)
    with st.container(key="learn_bar", horizontal=True):
        if previous is not None:
            st.button(
                m("learn-previous"), key="previous", type="tertiary", on_click=_go, args=(-1,)
            )
        elif run.now.turn == 0:
            st.button(m("learn-skip-to-test"), key="to_test", type="tertiary", on_click=_to_test)


def _answered(
    m: Messages,
    rules: RuleSet,
    lesson: Lesson,
    run: LessonRun,
    step: Step,
    case: Case,
    judgement: Judgement,
) -> None:
    section = lesson.section(m.language, step.id)
    done = is_done(step, run.now)
    with st.container(key="answer"):
        st.html(
            said(
                m, case.rules, case, judgement,
                after=section.after if done else (),
                hint=section.hint if shows_hint(run.now) else (),
            )
        )  # fmt: skip
        with st.container(key="dock", horizontal=True):
            if neighbour(run, lesson, rules, -1) is not None:
                st.button(m("learn-previous"), key="previous", on_click=_go, args=(-1,))
            if not done and may_go_on(step, run.now):
                st.button(m("learn-leave"), key="leave", on_click=_go, args=(1,))
            st.button(_next_label(m, rules, lesson, run, done=done), key="next", type="primary",
                      on_click=_next)  # fmt: skip


def _next_label(m: Messages, rules: RuleSet, lesson: Lesson, run: LessonRun, *, done: bool) -> str:
    if run.now.goes_on:
        return m("learn-go-on")
    if not run.now.correct:
        return m("learn-another" if has_another(run, lesson, rules) else "learn-try-again")
    if not done:
        return m("learn-once-more")
    last = neighbour(run, lesson, rules, 1) is None
    return m("learn-to-test" if last else "learn-next")


def _now() -> tuple[Lesson, RuleSet, LessonRun] | None:
    lesson, rules = state.open_lesson(), state.house_now()
    if lesson is None or not steps_of(lesson, rules):
        return None
    return lesson, rules, state.run_of(lesson, rules)


def read_keys(text: str) -> list[str]:
    """The keys that the table has sent."""
    keys = json.loads(text)
    return [key for key in keys if isinstance(key, str)] if isinstance(keys, list) else []


def _answer(keys: list[str]) -> None:
    now = _now()
    if now is None:
        return
    lesson, rules, run = now
    run = answer_step(run, lesson, rules, keys)
    state.keep_run(run, rules)
    if is_done(lesson.step(run.at), run.now):
        state.store().save(state.store().load().with_step(lesson.slug, run.at))


def _next() -> None:
    """On from an answer: another case, the next step, or the test."""
    now = _now()
    if now is None:
        return
    lesson, rules, run = now
    if run.now.answer is None:
        return
    if not is_done(lesson.step(run.at), run.now) or not run.now.correct:
        state.keep_run(another_case(run, lesson, rules), rules)
        return
    _go(1)


def _go(by: int) -> None:
    now = _now()
    if now is None:
        return
    lesson, rules, run = now
    there = neighbour(run, lesson, rules, by)
    if there is not None:
        state.keep_run(go_to(run, there), rules)
    elif by > 0:
        state.start_trial(lesson, rules)


def _to_test() -> None:
    now = _now()
    if now is not None:
        state.start_trial(now[0], now[1])


def _command(command: str) -> None:
    if command == "on":
        _next()
    elif command == "before":
        _go(-1)


def look_up(term: str) -> None:
    """Ask for the glossary; the page is changed in the run that follows."""
    st.session_state[LOOK_UP] = term


def leave_for_glossary(m: Messages) -> None:
    """Go to the glossary where a word has been asked for; the lesson waits in the session."""
    term = st.session_state.pop(LOOK_UP, None)
    if term is not None:
        query = prefs.address() | {state.TERM_PARAM: term}
        lesson = st.query_params.get(state.LESSON_PARAM)
        st.switch_page(
            pages.page("glossary", m),
            query_params=query | ({state.LESSON_PARAM: lesson} if lesson else {}),
        )
