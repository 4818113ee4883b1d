"""What the Learn page keeps in the session: progress, the lesson and the test under way."""

from __future__ import annotations

import hashlib
import json
import random
from functools import lru_cache
from typing import Any, Final

import streamlit as st

from trainer.content.lessons import Lesson, course
from trainer.engine import RuleSet, random_deal_id
from trainer.teaching.course.progress import Progress, ProgressStore, read_progress, write_progress
from trainer.teaching.course.runtime import (
    LessonRun,
    TrialRun,
    in_house,
    is_over,
    start_lesson,
)
from trainer.ui import prefs

_PROGRESS: Final = "learn_progress"
_RUN: Final = "learn_run"
#: Lessons under way that another one has taken the place of, by slug.
_ASIDE: Final = "learn_runs_aside"
_TRIAL: Final = "learn_test"
#: Where a lesson or a test first said that one tap is the answer, by lesson or test.
_TAP_TOLD: Final = "learn_tap_told"
LESSON_PARAM: Final = "lesson"
TERM_PARAM: Final = "term"

_seeds: Final = random.SystemRandom()


class SessionStore:
    """Progress for as long as the session lasts, as the text of its file."""

    def load(self) -> Progress:
        """The progress of this session."""
        text = st.session_state.get(_PROGRESS)
        return read_progress(text) if text else Progress()

    def save(self, progress: Progress) -> None:
        """Keep it."""
        st.session_state[_PROGRESS] = write_progress(progress)


def store() -> ProgressStore:
    """Where this learner's progress is kept."""
    return SessionStore()


def take_over(progress: Progress) -> None:
    """Go on from the progress of a file; what was under way is left."""
    store().save(progress)
    st.session_state.pop(_RUN, None)
    st.session_state.pop(_ASIDE, None)
    st.session_state.pop(_TRIAL, None)


def open_lesson() -> Lesson | None:
    """The lesson that the address names, if there is one."""
    slug = asked_lesson()
    return course().lesson(slug) if slug else None


def asked_lesson() -> str | None:
    """What the address names as a lesson; such a lesson need not be there."""
    return st.query_params.get(LESSON_PARAM)


def show_lesson(slug: str) -> None:
    """Open a lesson where it was left, or at its first step that is not done."""
    st.query_params[LESSON_PARAM] = slug
    store().save(store().load().opened(slug))


def show_map() -> None:
    """Back to the map; nothing is lost."""
    st.query_params.pop(LESSON_PARAM, None)


def run_of(lesson: Lesson, rules: RuleSet) -> LessonRun:
    """The lesson under way in this session, or a fresh run; another house keeps its counts."""
    kept = _kept(_RUN, lesson) or st.session_state.get(_ASIDE, {}).get(lesson.slug)
    if kept is not None:
        run: LessonRun | None = LessonRun.from_dict(kept["run"])
        if kept["house"] != house_key(rules) and run is not None:
            run = in_house(run, lesson, rules)
        if run is not None:
            keep_run(run, rules)
            return run
    done = store().load().of(lesson.slug).steps
    run = start_lesson(lesson, rules, fresh_seed(), done)
    keep_run(run, rules)
    return run


def keep_run(run: LessonRun, rules: RuleSet) -> None:
    """Keep the lesson under way; one that it takes the place of is put aside."""
    before = st.session_state.get(_RUN)
    aside = dict(st.session_state.get(_ASIDE, {}))
    if before is not None and before["lesson"] != run.lesson:
        aside[before["lesson"]] = before
    aside.pop(run.lesson, None)
    st.session_state[_ASIDE] = aside
    st.session_state[_RUN] = {"house": house_key(rules), "run": run.to_dict(), "lesson": run.lesson}


def trial_of(lesson: Lesson, rules: RuleSet) -> TrialRun | None:
    """The test under way; another house starts it again, as its cases would be others."""
    kept = _kept(_TRIAL, lesson)
    if kept is None:
        return None
    if kept["house"] != house_key(rules):
        start_trial(lesson, rules)
        kept = st.session_state[_TRIAL]
    return TrialRun.from_dict(kept["run"])


def start_trial(lesson: Lesson, rules: RuleSet) -> None:
    """Begin a test with fresh cases."""
    keep_trial(TrialRun(lesson.slug, fresh_seed()), rules)


def keep_trial(trial: TrialRun, rules: RuleSet) -> None:
    """Keep the test under way."""
    st.session_state[_TRIAL] = {
        "house": house_key(rules), "run": trial.to_dict(), "lesson": trial.lesson
    }  # fmt: skip


def leave_trial() -> None:
    """Back from the test to the steps."""
    st.session_state.pop(_TRIAL, None)


def record_trial(trial: TrialRun, lesson: Lesson) -> None:
    """Write the result of a finished test into the progress."""
    if is_over(trial, lesson):
        store().save(store().load().with_test(lesson, trial.right))


def tells_tap(whole: str, at: str) -> bool:
    """Whether this is the first single choice of a lesson or test: there it says so, then no more.

    Args:
        whole: the lesson or the test.
        at: the step or the case in it.
    """
    told: dict[str, str] = st.session_state.setdefault(_TAP_TOLD, {})
    return told.setdefault(whole, at) == at


def restart(lesson: Lesson, rules: RuleSet) -> None:
    """The steps of a lesson from the start, with fresh cases."""
    leave_trial()
    keep_run(start_lesson(lesson, rules, fresh_seed()), rules)


def fresh_seed() -> str:
    """A new seed, short enough to be told."""
    return random_deal_id(_seeds)


@lru_cache(maxsize=32)
def house_key(rules: RuleSet) -> str:
    """A short text that differs between houses with other rules."""
    data = json.dumps(rules.to_dict(), sort_keys=True, default=str)
    return hashlib.sha256(data.encode()).hexdigest()[:12]


def house_now() -> RuleSet:
    """The house at the learner's table."""
    return prefs.rules()


def _kept(key: str, lesson: Lesson) -> dict[str, Any] | None:
    kept = st.session_state.get(key)
    return kept if kept and kept["lesson"] == lesson.slug else None
