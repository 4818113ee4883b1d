"""Progress: what is kept, and the file it travels in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from trainer.content.lessons import course
from trainer.engine import load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.overview import course_view
from trainer.teaching.course.progress import (
    FORMAT,
    LessonProgress,
    Progress,
    ProgressError,
    read_progress,
    write_progress,
)

FULL = Progress(
    {"table-and-cards": LessonProgress(("ranks", "dealer"), 9, passed=True)}, "table-and-cards"
)


def test_a_file_gives_back_what_was_written() -> None:
    assert read_progress(write_progress(FULL)) == FULL
    assert read_progress(write_progress(Progress())) == Progress()


def test_lessons_of_another_version_are_kept() -> None:
    text = write_progress(Progress({"later": LessonProgress(("x",))}))
    assert read_progress(text).of("later").steps == ("x",)


def data(**changes: Any) -> str:
    whole = {"format": FORMAT, "version": 1, "lessons": {}, "last": None}
    return json.dumps({**whole, **changes})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no-json"),
        ("[" * 100_000, "no-json"),
        ("x" * 300_000, "no-progress"),
        ("[]", "no-progress"),
        ("{}", "no-progress"),
        (data(version="1"), "no-progress"),
        (data(version=True), "no-progress"),
        (data(version=2), "newer"),
        (data(lessons=[]), "no-progress"),
        (data(lessons={"a": 3}), "no-lesson"),
        (data(lessons={"a": {"steps": "x"}}), "no-lesson"),
        (data(lessons={"a": {"steps": [1]}}), "no-lesson"),
        (data(lessons={"a": {"best": -1}}), "no-lesson"),
        (data(lessons={"a": {"passed": 1}}), "no-lesson"),
    ],
)
def test_what_is_no_progress_is_refused_in_a_sentence(text: str, code: str) -> None:
    with pytest.raises(ProgressError) as caught:
        read_progress(text)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert messages(language)(f"learn-file-{code}", **caught.value.params)


def test_a_test_is_passed_once_and_for_all() -> None:
    lesson = course().lessons[0]
    now = Progress().with_test(lesson, lesson.test.passing).with_test(lesson, 2)
    assert now.of(lesson.slug) == LessonProgress((), lesson.test.passing, passed=True)
    assert not Progress().with_test(lesson, lesson.test.passing - 1).of(lesson.slug).passed


def test_the_map_says_what_is_done_open_and_next() -> None:
    rules = load_house("classic")
    fresh = course_view(course(), rules, Progress())
    first = fresh.lessons[0]
    assert first.state == "open"
    assert fresh.next is first
    assert fresh.minutes_left == sum(view.lesson.minutes for view in fresh.lessons)
    step = first.lesson.steps_in(rules)[0]
    begun = course_view(course(), rules, Progress().with_step(first.lesson.slug, step.id))
    assert begun.lessons[0].state == "now"
    assert begun.minutes_left < fresh.minutes_left or first.lesson.minutes < first.steps
    everything = Progress()
    for view in fresh.lessons:
        everything = everything.with_test(view.lesson, 10)
    done = course_view(course(), rules, everything)
    assert done.next is None
    assert done.minutes_left == 0
    assert {view.state for view in done.lessons} == {"done"}


def test_a_lesson_that_a_house_lacks_is_not_on_its_map() -> None:
    for view in course_view(course(), load_house("solo"), Progress()).lessons:
        assert view.lesson.steps_in(load_house("solo"))
        assert view.steps == len(view.lesson.steps_in(load_house("solo")))
