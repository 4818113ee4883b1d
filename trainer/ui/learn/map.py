"""The map of the course: where to go on, the chapters, the time left, the file of progress."""

from __future__ import annotations

from typing import Any, Final

import streamlit as st

from trainer.content.lessons import course
from trainer.engine import Card, RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.overview import CourseView, LessonView, PartView, course_view
from trainer.ui import html, prefs
from trainer.ui.learn import state
from trainer.ui.learn.components import course_map
from trainer.ui.learn.files import progress_file

_FAN: Final = ("H7", "S2", "SQ")


def draw_map(m: Messages, rules: RuleSet) -> None:
    """Draw the map."""
    view = course_view(course(), rules, state.store().load())
    with st.container(horizontal=True, vertical_alignment="center", key="learn_title"):
        chips = [html.chip(m("learn-house"), rules.name)]
        st.html(html.title(m("learn-title"), chips, _left(m, view)), width="stretch")
        prefs.language_chooser(m)
        progress_file(m)
    course_map(_data(m, view), on_open=state.show_lesson)


def _left(m: Messages, view: CourseView) -> str:
    done = sum(one.state == "done" for one in view.lessons)
    if view.next is None:
        return m("learn-all-done", all=len(view.lessons))
    return m("learn-left", done=done, all=len(view.lessons), time=_time(m, view.minutes_left))


def _time(m: Messages, minutes: int) -> str:
    """Minutes, or hours and minutes."""
    if minutes < 60:
        return m("learn-minutes", minutes=minutes)
    return m("learn-hours", hours=minutes // 60, minutes=f"{minutes % 60:02d}")


def _data(m: Messages, view: CourseView) -> dict[str, Any]:
    cards = [Card.parse(card) for card in _FAN]
    return {
        "language": m.language,
        "deck": prefs.prefs().deck,
        "cards": [{"card": str(card), "text": m.rank(card.rank)} for card in cards],
        "next": _next(m, view),
        "parts": [_part(m, part, view) for part in view.parts],
    }


def _next(m: Messages, view: CourseView) -> dict[str, str]:
    going = view.next
    if going is None:
        return {"slug": "", "button": "", "title": m("learn-finished"),
                "text": m("learn-finished-sub")}  # fmt: skip
    fresh = going.steps_done == 0
    key = "learn-next-new" if fresh else "learn-next-now"
    if going.steps_done == going.steps:
        key = "learn-next-test"
    return {
        "slug": going.lesson.slug,
        "button": m("learn-start" if fresh else "learn-continue"),
        "title": title_of(m, going),
        "text": m(key, step=going.steps_done + 1, steps=going.steps, minutes=going.minutes_left),
    }


def _part(m: Messages, part: PartView, view: CourseView) -> dict[str, Any]:
    return {
        "title": part.part.titles[m.language],
        "minutes": _time(m, part.minutes),
        "lessons": [_lesson(m, one, view) for one in part.lessons],
    }


def _lesson(m: Messages, one: LessonView, view: CourseView) -> dict[str, Any]:
    title, sub = title_of(m, one), _sub(m, one, view)
    return {
        "slug": one.lesson.slug,
        "number": one.number,
        "title": title,
        "sub": sub,
        "state": one.state,
        "part": round(100 * one.steps_done / one.steps),
        "minutes": m("learn-minutes", minutes=one.lesson.minutes),
        "label": m("learn-open", number=one.number, title=title, state=sub),
    }


def title_of(m: Messages, one: LessonView) -> str:
    """A lesson's title."""
    return one.lesson.texts[m.language].title


def _sub(m: Messages, one: LessonView, view: CourseView) -> str:
    if one.state == "done":
        best = state.store().load().of(one.lesson.slug).best or 0
        return m("learn-state-done", best=best, cases=one.lesson.test.cases)
    if one.state == "now":
        if one.steps_done == one.steps:
            return m("learn-state-test")
        return m("learn-state-now", step=one.steps_done + 1, steps=one.steps)
    if one is view.next:
        return m("learn-state-next")
    if one.state == "later":
        after = ", ".join(map(str, one.waits_for))
        return m("learn-state-later", after=after)
    return m("learn-state-open")
