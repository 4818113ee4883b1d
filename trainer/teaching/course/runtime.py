"""A lesson as it runs: pure transitions between plain states.

A state holds seeds, counts and answers, never a case: cases are made again from their seeds,
so that going back shows what was there. Nothing here knows a screen or a clock.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from trainer.content.lessons import Lesson, Step
from trainer.engine import RuleSet
from trainer.engine.draws import Draws
from trainer.teaching.course.case import Answer, Case, Judgement, normal
from trainer.teaching.course.registry import judge, step_case, steps_of

#: Wrong answers after which an easier case and the hint come.
EASIER_AFTER: Final = 2
#: Wrong answers after which one may go on all the same.
LEAVE_AFTER: Final = 3


@dataclass(frozen=True)
class StepState:
    """How far a step is.

    Attributes:
        turn: which case of the step it is, from 0.
        right, wrong: answers so far.
        easier: whether this case is an easier one.
        answer: the answer to this case; None while it is open.
        correct: whether that answer was right.
        line: the choices made before this case, in a hand that goes on from case to case.
        goes_on: whether the hand goes on after this answer.
    """

    turn: int = 0
    right: int = 0
    wrong: int = 0
    easier: bool = False
    answer: Answer | None = None
    correct: bool = False
    line: tuple[str, ...] = ()
    goes_on: bool = False


@dataclass(frozen=True)
class LessonRun:
    """A lesson under way: the step it is at and the state of each step begun."""

    lesson: str
    seed: str
    at: str
    steps: Mapping[str, StepState] = field(default_factory=dict)

    def state(self, step: str) -> StepState:
        """The state of a step; a fresh one before it is begun."""
        return self.steps.get(step, StepState())

    @property
    def now(self) -> StepState:
        """The state of the step it is at."""
        return self.state(self.at)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> LessonRun:
        """A run from its plain data."""
        steps = {name: _state(state) for name, state in data["steps"].items()}
        return cls(data["lesson"], data["seed"], data["at"], steps)


def _state(data: Mapping[str, Any]) -> StepState:
    answer = data["answer"]
    # A state kept before hands went on has no line.
    line = tuple(data.get("line", ()))
    given = {"answer": None if answer is None else tuple(answer), "line": line}
    return StepState(**{**data, **given})


def start_lesson(lesson: Lesson, rules: RuleSet, seed: str, done: Sequence[str] = ()) -> LessonRun:
    """A run of the lesson, at the first step that is not done."""
    steps = steps_of(lesson, rules)
    first = next((step for step in steps if step.id not in done), steps[0])
    return LessonRun(lesson.slug, seed, first.id)


def case_of(run: LessonRun, lesson: Lesson, rules: RuleSet) -> Case:
    """The case that the run is at."""
    step = lesson.step(run.at)
    now = run.now
    return step_case(
        rules, step, f"{run.seed}/{step.id}/{now.turn}", easier=now.easier, line=now.line
    )  # fmt: skip


def case_before(run: LessonRun, lesson: Lesson, rules: RuleSet) -> Case | None:
    """The case that led to this one in a hand that goes on; None at its start."""
    if not run.now.line:
        return None
    return case_of(_with(run, replace(run.now, line=run.now.line[:-1])), lesson, rules)


def answer_step(run: LessonRun, lesson: Lesson, rules: RuleSet, chosen: Sequence[str]) -> LessonRun:
    """The run after an answer; unchanged where the case is answered or does not offer it."""
    now = run.now
    case = case_of(run, lesson, rules)
    answer = normal(case, tuple(chosen))
    if answer is None or now.answer is not None:
        return run
    right = judge(case, answer).right
    return _with(
        run,
        replace(
            now,
            answer=answer,
            correct=right,
            # A hand that goes on counts as one case: it is right when its end is.
            right=now.right + (right and not case.more),
            wrong=now.wrong + (not right),
            goes_on=case.more,
        ),
    )


def judgement_of(run: LessonRun, lesson: Lesson, rules: RuleSet) -> Judgement | None:
    """What is said to the current answer; None while the case is open."""
    answer = run.now.answer
    return None if answer is None else judge(case_of(run, lesson, rules), answer)


def another_case(run: LessonRun) -> LessonRun:
    """The same step with a fresh case: an easier one after two wrong answers.

    A hand under way goes on with what was chosen; its last question comes again until it is
    right.
    """
    now = run.now
    if now.answer is None:
        return run
    if now.goes_on or now.line:
        line = (*now.line, *now.answer) if now.goes_on else now.line
        return _with(run, replace(now, answer=None, correct=False, line=line, goes_on=False))
    easier = now.wrong >= EASIER_AFTER and not now.correct
    return _with(run, replace(now, turn=now.turn + 1, easier=easier, answer=None, correct=False))


def shows_hint(state: StepState) -> bool:
    """Whether the hint is shown: after two wrong answers, until one is right."""
    return state.wrong >= EASIER_AFTER and not state.correct


def is_done(step: Step, state: StepState) -> bool:
    """Whether the step has all its right answers."""
    return state.right >= step.times


def may_go_on(step: Step, state: StepState) -> bool:
    """Whether the next step is open: this one is done, or was tried often enough."""
    return is_done(step, state) or state.wrong >= LEAVE_AFTER


def neighbour(run: LessonRun, lesson: Lesson, rules: RuleSet, by: int) -> str | None:
    """The id of the step before (−1) or after (1); None at the ends."""
    ids = [step.id for step in steps_of(lesson, rules)]
    place = ids.index(run.at) + by
    return ids[place] if 0 <= place < len(ids) else None


def go_to(run: LessonRun, step: str) -> LessonRun:
    """The run at another step; what was answered there stays."""
    return replace(run, at=step)


def in_house(run: LessonRun, lesson: Lesson, rules: RuleSet) -> LessonRun | None:
    """The run under another house: counts stay, open and given answers go.

    None where that house does not have the lesson.
    """
    steps = steps_of(lesson, rules)
    if not steps:
        return None
    kept = {
        name: replace(
            state, answer=None, correct=False, turn=state.turn + 1, line=(), goes_on=False
        )
        for name, state in run.steps.items()
    }
    at = run.at if any(step.id == run.at for step in steps) else steps[0].id
    return replace(run, at=at, steps=kept)


def _with(run: LessonRun, state: StepState) -> LessonRun:
    return replace(run, steps={**run.steps, run.at: state})


# The test --------------------------------------------------------------------------------


@dataclass(frozen=True)
class TrialRun:
    """A lesson's test under way: what was answered so far, and to the current case.

    Attributes:
        results: right or wrong, case by case, the current one included once answered.
        answer: the answer to the current case; None while it is open.
    """

    lesson: str
    seed: str
    results: tuple[bool, ...] = ()
    answer: Answer | None = None

    @property
    def place(self) -> int:
        """The number of the current case, from 0."""
        return len(self.results) - (self.answer is not None)

    @property
    def right(self) -> int:
        """Right answers so far."""
        return sum(self.results)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> TrialRun:
        """A test from its plain data."""
        answer = data["answer"]
        return cls(
            data["lesson"], data["seed"], tuple(data["results"]),
            None if answer is None else tuple(answer),
        )  # fmt: skip


def trial_step(trial: TrialRun, lesson: Lesson, rules: RuleSet) -> Step:
    """The step of which the current case is one: all steps of the test in turn, shuffled."""
    steps = steps_of(lesson, rules)
    named = [step for step in steps if step.id in lesson.test.steps] or list(steps)
    order = Draws(f"test order:{trial.seed}").shuffled(named)
    return order[trial.place % len(order)]


def trial_case(trial: TrialRun, lesson: Lesson, rules: RuleSet) -> Case:
    """The current case of the test."""
    step = trial_step(trial, lesson, rules)
    return step_case(rules, step, f"{trial.seed}/test/{trial.place}")


def answer_trial(
    trial: TrialRun, lesson: Lesson, rules: RuleSet, chosen: Sequence[str]
) -> TrialRun:
    """The test after an answer; unchanged where the case is answered or does not offer it."""
    if trial.answer is not None or is_over(trial, lesson):
        return trial
    case = trial_case(trial, lesson, rules)
    answer = normal(case, tuple(chosen))
    if answer is None:
        return trial
    results = (*trial.results, judge(case, answer).right)
    return replace(trial, results=results, answer=answer)


def trial_judgement(trial: TrialRun, lesson: Lesson, rules: RuleSet) -> Judgement | None:
    """What is said to the current answer; None while the case is open."""
    answer = trial.answer
    return None if answer is None else judge(trial_case(trial, lesson, rules), answer)


def next_trial_case(trial: TrialRun) -> TrialRun:
    """The test at its next case."""
    return replace(trial, answer=None)


def is_over(trial: TrialRun, lesson: Lesson) -> bool:
    """Whether the last case has been answered and left."""
    return trial.answer is None and len(trial.results) >= lesson.test.cases


def has_passed(right: int, lesson: Lesson) -> bool:
    """Whether so many right answers pass."""
    return right >= lesson.test.passing
