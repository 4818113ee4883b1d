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
from trainer.teaching.course.case import Answer, Case, Judgement, face, normal
from trainer.teaching.course.registry import judge, step_case, steps_of

#: Wrong answers after which an easier case and the hint come.
EASIER_AFTER: Final = 2
#: Wrong answers after which one may go on all the same.
LEAVE_AFTER: Final = 3
#: So many cases alike, one after the other, and a step counts as having no other.
MOST_ALIKE: Final = 40


@dataclass(frozen=True)
class StepState:
    """How far a step is.

    Attributes:
        turn: which case of the step's seed this is, from 0; those that look like one asked
            before are left out.
        right, wrong: answers so far.
        easier: whether this case is an easier one.
        answer: the answer to this case; None while it is open.
        correct: whether that answer was right.
        line: the choices made before this case, in a hand that goes on from case to case.
        goes_on: whether the hand goes on after this answer.
        asked: the faces of the cases before this one.
    """

    turn: int = 0
    right: int = 0
    wrong: int = 0
    easier: bool = False
    answer: Answer | None = None
    correct: bool = False
    line: tuple[str, ...] = ()
    goes_on: bool = False
    asked: tuple[str, ...] = ()


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
    # A state kept by an earlier version has no line and no faces.
    kept = {name: tuple(data.get(name, ())) for name in ("line", "asked")}
    given = {**kept, "answer": None if answer is None else tuple(answer)}
    return StepState(**{**data, **given})


def start_lesson(lesson: Lesson, rules: RuleSet, seed: str, done: Sequence[str] = ()) -> LessonRun:
    """A run of the lesson, at the first step that is not done."""
    steps = steps_of(lesson, rules)
    first = next((step for step in steps if step.id not in done), steps[0])
    return LessonRun(lesson.slug, seed, first.id)


def case_of(run: LessonRun, lesson: Lesson, rules: RuleSet) -> Case:
    """The case that the run is at."""
    step, now = lesson.step(run.at), run.now
    return step_case(
        rules, step, _seed_of(run), now.turn, easier=now.easier, line=now.line
    )  # fmt: skip


def _seed_of(run: LessonRun) -> str:
    return f"{run.seed}/{run.at}"


def fresh_turn(
    rules: RuleSet, step: Step, seed: str, start: int, asked: Sequence[str], *,
    easier: bool = False,
) -> int | None:  # fmt: skip
    """The next turn, from `start`, whose case looks like none of those asked.

    None where so many draws bring nothing new: the step has no more.
    """
    for turn in range(start, start + MOST_ALIKE):
        if face(step_case(rules, step, seed, turn, easier=easier)) not in asked:
            return turn
    return None


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


def another_case(run: LessonRun, lesson: Lesson, rules: RuleSet) -> LessonRun:
    """The same step with a fresh case: an easier one after two wrong answers.

    A step that has no more comes round again; not with the same case at once, if it can help it.

    A hand under way goes on with what was chosen; its last question comes again until it is
    right.
    """
    now = run.now
    if now.answer is None:
        return run
    if now.goes_on or now.line:
        line = (*now.line, *now.answer) if now.goes_on else now.line
        return _with(run, replace(now, answer=None, correct=False, line=line, goes_on=False))
    easier = _gets_easier(now)
    asked = (*now.asked, face(case_of(run, lesson, rules)))
    turn = _another(run, lesson, rules, asked)
    if turn is None:
        turn = _another(run, lesson, rules, asked[-1:])
    return _with(
        run,
        replace(
            now, turn=now.turn + 1 if turn is None else turn, easier=easier, answer=None,
            correct=False, asked=asked,
        ),
    )  # fmt: skip


def has_another(run: LessonRun, lesson: Lesson, rules: RuleSet) -> bool:
    """Whether the next case looks another than this one; a hand that goes on asks the same."""
    seen = (face(case_of(run, lesson, rules)),)
    return not run.now.line and _another(run, lesson, rules, seen) is not None


def _gets_easier(now: StepState) -> bool:
    return now.wrong >= EASIER_AFTER and not now.correct


def _another(run: LessonRun, lesson: Lesson, rules: RuleSet, seen: Sequence[str]) -> int | None:
    return fresh_turn(
        rules, lesson.step(run.at), _seed_of(run), run.now.turn + 1, seen,
        easier=_gets_easier(run.now),
    )  # fmt: skip


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
class Asked:
    """A case of a test: of which step, which turn of it, and how it looks."""

    step: str
    turn: int
    face: str


@dataclass(frozen=True)
class TrialRun:
    """A lesson's test under way: what was answered so far, and to the current case.

    Attributes:
        results: right or wrong, case by case, the current one included once answered.
        answer: the answer to the current case; None while it is open.
        asked: the cases answered, the current one included, as far as they have been noted:
            they follow from the seed.
        given: the answers to the cases before the current one.
    """

    lesson: str
    seed: str
    results: tuple[bool, ...] = ()
    answer: Answer | None = None
    asked: tuple[Asked, ...] = ()
    given: tuple[Answer, ...] = ()

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
            tuple(Asked(**one) for one in data.get("asked", ())),
            tuple(tuple(one) for one in data.get("given", ())),
        )  # fmt: skip


def _asked_to(trial: TrialRun, lesson: Lesson, rules: RuleSet, place: int) -> tuple[Asked, ...]:
    """The cases up to a place, that one included."""
    asked = list(trial.asked)
    while len(asked) <= place:
        asked.append(_following(trial.seed, lesson, rules, asked))
    return tuple(asked)


def _following(seed: str, lesson: Lesson, rules: RuleSet, asked: Sequence[Asked]) -> Asked:
    """The case after those asked: of the next step, shuffled, that still has one to show."""
    steps = steps_of(lesson, rules)
    named = [step for step in steps if step.id in lesson.test.steps] or list(steps)
    order = Draws(f"test order:{seed}").shuffled(named)
    ids = [step.id for step in order]
    start = ids.index(asked[-1].step) + 1 if asked else 0
    turns = [*order[start:], *order[:start]]
    for step in turns:
        mine = [one for one in asked if one.step == step.id]
        after = mine[-1].turn + 1 if mine else 0
        turn = fresh_turn(rules, step, _trial_seed(seed, step), after, [one.face for one in mine])
        if turn is not None:
            return _asked(rules, seed, step, turn)
    step = turns[0]
    return _asked(rules, seed, step, max(one.turn for one in asked if one.step == step.id) + 1)


def _trial_seed(seed: str, step: Step) -> str:
    return f"{seed}/test/{step.id}"


def _asked(rules: RuleSet, seed: str, step: Step, turn: int) -> Asked:
    return Asked(step.id, turn, face(step_case(rules, step, _trial_seed(seed, step), turn)))


def trial_case(trial: TrialRun, lesson: Lesson, rules: RuleSet, place: int | None = None) -> Case:
    """A case of the test, by its number from 0: the current one where none is named."""
    at = trial.place if place is None else place
    asked = _asked_to(trial, lesson, rules, at)[at]
    step = lesson.step(asked.step)
    return step_case(rules, step, _trial_seed(trial.seed, step), asked.turn)


def answer_trial(
    trial: TrialRun, lesson: Lesson, rules: RuleSet, chosen: Sequence[str]
) -> TrialRun:
    """The test after an answer; unchanged where the case is answered or does not offer it."""
    if trial.answer is not None or is_over(trial, lesson):
        return trial
    asked = _asked_to(trial, lesson, rules, trial.place)
    trial = replace(trial, asked=asked)
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
    given = trial.given if trial.answer is None else (*trial.given, trial.answer)
    return replace(trial, answer=None, given=given)


def missed_cases(
    trial: TrialRun, lesson: Lesson, rules: RuleSet
) -> tuple[tuple[int, Case, Answer], ...]:
    """The cases answered wrongly: the number from 0, the case, the answer."""
    return tuple(
        (place, trial_case(trial, lesson, rules, place), given)
        for place, (right, given) in enumerate(zip(trial.results, trial.given, strict=False))
        if not right
    )


def is_over(trial: TrialRun, lesson: Lesson) -> bool:
    """Whether the last case has been answered and left."""
    return trial.answer is None and len(trial.results) >= lesson.test.cases


def has_passed(right: int, lesson: Lesson) -> bool:
    """Whether so many right answers pass."""
    return right >= lesson.test.passing
