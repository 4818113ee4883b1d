"""The map of the course under a house: what is done, open and next, and the time left."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Literal

from trainer.content.lessons import Chapter, Course, Lesson, Part
from trainer.engine import RuleSet
from trainer.teaching.course.progress import Progress
from trainer.teaching.course.registry import steps_of

State = Literal["done", "now", "open", "later"]


@dataclass(frozen=True)
class LessonView:
    """A lesson on the map.

    Attributes:
        number: its place among the lessons of this house, from 1.
        state: done (its test is passed), now (begun), open, or later (others come first).
        steps, steps_done: of this house.
        minutes_left: what is left of its time.
        waits_for: the lessons that should come first and are not done.
    """

    lesson: Lesson
    chapter: Chapter
    number: int
    state: State
    steps: int
    steps_done: int
    minutes_left: int
    waits_for: tuple[int, ...]


@dataclass(frozen=True)
class PartView:
    """A part of the map with its lessons."""

    part: Part
    lessons: tuple[LessonView, ...]

    @property
    def minutes(self) -> int:
        """The minutes of all its lessons."""
        return sum(view.lesson.minutes for view in self.lessons)


@dataclass(frozen=True)
class CourseView:
    """The whole map; `next` is where to go on, None when everything is done."""

    parts: tuple[PartView, ...]
    next: LessonView | None

    @property
    def lessons(self) -> tuple[LessonView, ...]:
        """All lessons of this house."""
        return tuple(view for part in self.parts for view in part.lessons)

    @property
    def minutes_left(self) -> int:
        """What is left of the whole course."""
        return sum(view.minutes_left for view in self.lessons)


def course_view(course: Course, rules: RuleSet, progress: Progress) -> CourseView:
    """The map for a learner at a house."""
    numbers: dict[str, int] = {}
    parts = []
    for part in course.parts:
        views = []
        for chapter in part.chapters:
            for lesson in chapter.lessons:
                if not steps_of(lesson, rules):
                    continue
                numbers[lesson.slug] = len(numbers) + 1
                views.append(_view(lesson, chapter, rules, progress, numbers))
        if views:
            parts.append(PartView(part, tuple(views)))
    everything = [view for part in parts for view in part.lessons]
    return CourseView(tuple(parts), _next(everything, progress))


def _view(
    lesson: Lesson, chapter: Chapter, rules: RuleSet, progress: Progress, numbers: dict[str, int]
) -> LessonView:
    total = len(steps_of(lesson, rules))
    done = progress.steps_done(lesson, rules)
    passed = progress.of(lesson.slug).passed
    # A lesson that this house does not have holds nobody up.
    waits = tuple(
        numbers[name] for name in lesson.after if name in numbers and not progress.of(name).passed
    )
    state: State = "later" if waits else "open"
    if done:
        state = "now"
    if passed:
        state = "done"
    # The test is the last part of the time.
    left = 0 if passed else ceil(lesson.minutes * (total + 1 - done) / (total + 1))
    return LessonView(lesson, chapter, numbers[lesson.slug], state, total, done, left, waits)


def _next(views: list[LessonView], progress: Progress) -> LessonView | None:
    """The lesson open last, else one begun, else the first that nothing holds up."""
    undone = [view for view in views if view.state != "done"]
    last = [view for view in undone if view.lesson.slug == progress.last]
    begun = [view for view in undone if view.state == "now"]
    is_open = [view for view in undone if view.state == "open"]
    return next(iter([*last, *begun, *is_open, *undone]), None)
