"""What a learner has done of the course, and the file it is kept in.

The screens reach it through `ProgressStore`: today a session, later a profile.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from trainer.content.lessons import Lesson
from trainer.engine import RuleSet
from trainer.teaching.course.registry import steps_of

FORMAT: Final = "spades-trainer-progress"
VERSION: Final = 1

#: A file larger than this is none of ours.
MOST_CHARS: Final = 200_000


@dataclass(frozen=True)
class LessonProgress:
    """What is done of a lesson.

    Attributes:
        steps: the ids of the steps done, in the order done.
        best: the best result of its test; None before the first.
        passed: whether a test was passed.
    """

    steps: tuple[str, ...] = ()
    best: int | None = None
    passed: bool = False


@dataclass(frozen=True)
class Progress:
    """What is done of the course; `last` is the lesson that was open last."""

    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)
    last: str | None = None

    def of(self, slug: str) -> LessonProgress:
        """The progress in a lesson."""
        return self.lessons.get(slug, LessonProgress())

    def opened(self, slug: str) -> Progress:
        """With this lesson as the last one open."""
        return replace(self, last=slug)

    def with_step(self, slug: str, step: str) -> Progress:
        """With a step done."""
        now = self.of(slug)
        steps = now.steps if step in now.steps else (*now.steps, step)
        return self._with(slug, replace(now, steps=steps))

    def with_test(self, lesson: Lesson, right: int) -> Progress:
        """With a test taken."""
        now = self.of(lesson.slug)
        best = right if now.best is None else max(now.best, right)
        passed = now.passed or right >= lesson.test.passing
        return self._with(lesson.slug, replace(now, best=best, passed=passed))

    def _with(self, slug: str, now: LessonProgress) -> Progress:
        return replace(self, lessons={**self.lessons, slug: now}, last=slug)

    def steps_done(self, lesson: Lesson, rules: RuleSet) -> int:
        """How many of the steps of this house are done."""
        done = set(self.of(lesson.slug).steps)
        return sum(step.id in done for step in steps_of(lesson, rules))


class ProgressStore(Protocol):
    """Where a learner's progress is kept."""

    def load(self) -> Progress:
        """The progress so far."""

    def save(self, progress: Progress) -> None:
        """Keep it."""


class ProgressError(ValueError):
    """A file that holds no progress; `code` is a message `learn-file-<code>`."""

    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def write_progress(progress: Progress) -> str:
    """The progress as the text of a file."""
    lessons = {
        slug: {"steps": list(done.steps), "best": done.best, "passed": done.passed}
        for slug, done in progress.lessons.items()
    }
    data = {"format": FORMAT, "version": VERSION, "last": progress.last, "lessons": lessons}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def read_progress(text: str) -> Progress:
    """The progress of a file. Lessons that this version does not know are kept as they are.

    Raises:
        ProgressError: `no-json`, `no-progress`, `newer`, `no-lesson` (with its name).
    """
    if len(text) > MOST_CHARS:
        raise ProgressError("no-progress")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise ProgressError("no-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ProgressError("no-progress")
    version = data.get("version")
    if not isinstance(version, int) or isinstance(version, bool):
        raise ProgressError("no-progress")
    if version > VERSION:
        raise ProgressError("newer")
    lessons = data.get("lessons")
    if not isinstance(lessons, dict):
        raise ProgressError("no-progress")
    last = data.get("last")
    read = {slug: _lesson(slug, entry) for slug, entry in lessons.items()}
    return Progress(read, last if isinstance(last, str) else None)


def _lesson(slug: str, entry: Any) -> LessonProgress:
    wrong = ProgressError("no-lesson", lesson=slug[:60])
    if not isinstance(entry, dict):
        raise wrong
    steps, best, passed = entry.get("steps", []), entry.get("best"), entry.get("passed", False)
    if not isinstance(steps, list) or not all(isinstance(step, str) for step in steps):
        raise wrong
    if not isinstance(passed, bool) or not (best is None or (isinstance(best, int) and best >= 0)):
        raise wrong
    return LessonProgress(tuple(dict.fromkeys(steps)), best, passed)
