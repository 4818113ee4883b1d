"""All kinds of step, how a case is made from a seed, and how an answer is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from trainer.content.lessons import Lesson, Step
from trainer.content.other_tables import SAID
from trainer.content.step_schema import ParamValue
from trainer.engine import HouseError, RuleSet
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    Answer,
    Case,
    Judgement,
    KnowsHouses,
    Mark,
    Phrase,
    StepKind,
    phrase,
)
from trainer.teaching.course.kinds.bags import Bags
from trainer.teaching.course.kinds.bid import BidStep
from trainer.teaching.course.kinds.mark_counted import MarkCounted
from trainer.teaching.course.kinds.nil_card import NilCard
from trainer.teaching.course.kinds.nil_risk import NilRisk
from trainer.teaching.course.kinds.order import Order
from trainer.teaching.course.kinds.play_card import PlayCard
from trainer.teaching.course.kinds.score_hand import ScoreHand
from trainer.teaching.course.kinds.take_or_leave import TakeOrLeave
from trainer.teaching.course.kinds.tally import Tally
from trainer.teaching.course.kinds.tap_legal import TapLegal
from trainer.teaching.course.kinds.tried_bid import TriedBidStep
from trainer.teaching.course.kinds.true_statement import TrueStatement
from trainer.teaching.course.kinds.who import Who
from trainer.teaching.course.kinds.whole_hand import LINE, WholeHand

STEP_KINDS: Final[Mapping[str, StepKind]] = {
    "tap_legal": TapLegal(),
    "who": Who(),
    "play_card": PlayCard(),
    "bid": BidStep(),
    "score_hand": ScoreHand(),
    "bags": Bags(),
    "true_statement": TrueStatement(),
    "order": Order(),
    "mark_counted": MarkCounted(),
    "tally": Tally(),
    "take_or_leave": TakeOrLeave(),
    "tried_bid": TriedBidStep(),
    "nil_risk": NilRisk(),
    "nil_card": NilCard(),
    "whole_hand": WholeHand(),
}

#: How many draws may give no case before a step counts as impossible in a house.
MOST_DRAWS: Final = 600


class NoCase(ValueError):
    """A step of which this house has no case: the lesson has to say `when`."""


def make_case(rules: RuleSet, kind: str, params: Mapping[str, ParamValue], seed: str) -> Case:
    """The case of a seed: the same again from the same seed, house and parameters.

    Raises:
        NoCase: nothing fits in this house.
    """
    maker = STEP_KINDS[kind]
    for turn in range(MOST_DRAWS):
        draws = Draws(f"course {kind} {maker.version}:{seed}:{turn}")
        case = maker.make(rules, params, draws)
        if case is not None:
            return replace(case, seed=f"{kind}.{maker.version}:{seed}")
    raise NoCase(f"{kind} {dict(params)} has no case in {rules.id}")


def step_case(
    rules: RuleSet,
    step: Step,
    seed: str,
    turn: int = 0,
    *,
    easier: bool = False,
    line: tuple[str, ...] = (),
) -> Case:
    """The case of a lesson's step; `easier` after two wrong answers.

    Args:
        rules: the learner's house.
        step: the step.
        seed: of all its cases.
        turn: which of them, from 0. Where the step names several words they come in turn, so
            that the first few cases show each of them.
        easier: with the parameters that the step has for it.
        line: the choices made so far in a hand that goes on.

    Raises:
        NoCase: as `make_case`.
    """
    params = {**step.params, **step.easier} if easier else dict(step.params)
    at = _rules_at(step, rules)
    params |= _in_turn(at, step.kind, params, seed, turn)
    if line:
        params[LINE] = line
    case = _cached(at, step.kind, tuple(sorted(params.items())), f"{seed}/{turn}")
    if not step.table:
        return case
    # The test shows no text of a step: the question itself says what is supposed.
    said = [
        phrase(f"table_{name}", value=str(getattr(at, name)), made=str(at.double_nil_made),
               failed=str(at.double_nil_failed), penalty=str(at.bag_penalty))
        for name in step.table if name in SAID
    ]  # fmt: skip
    return replace(case, context=(*said, *case.context))


def _in_turn(
    rules: RuleSet, kind: str, params: Mapping[str, ParamValue], seed: str, turn: int
) -> dict[str, ParamValue]:
    """One word for each parameter that has several: by turns, in an order of the seed."""
    chosen: dict[str, ParamValue] = {}
    for name, words in params.items():
        if not isinstance(words, tuple) or len(words) == 1:
            continue
        able = [
            word for word in words
            if _has_case(rules, kind, tuple(sorted({**params, name: (word,)}.items())))
        ]  # fmt: skip
        order = Draws(f"words {name}:{seed}").shuffled(able)
        if order:
            chosen[name] = (order[turn % len(order)],)
    return chosen


def _rules_at(step: Step, rules: RuleSet) -> RuleSet:
    try:
        return step.rules_at(rules)
    except HouseError as error:
        raise NoCase(f"{step.id} cannot be played in {rules.id}: {error}") from error


def steps_of(lesson: Lesson, rules: RuleSet) -> tuple[Step, ...]:
    """The steps that a house has and of which it has cases.

    In the houses of the sources that is every step it has; a house of one's own may lack more
    than a lesson's conditions know.
    """
    return tuple(step for step in lesson.steps_in(rules) if _can_be_made(step, rules))


def _can_be_made(step: Step, rules: RuleSet) -> bool:
    try:
        at = _rules_at(step, rules)
    except NoCase:
        return False
    return _has_case(at, step.kind, tuple(sorted(step.params.items())))


@lru_cache(maxsize=4096)
def _has_case(rules: RuleSet, kind: str, params: tuple[tuple[str, ParamValue], ...]) -> bool:
    maker = STEP_KINDS[kind]
    # The map asks this of every step: what takes long to make says so without making it.
    if (
        isinstance(maker, KnowsHouses)
        and (known := maker.possible(rules, dict(params))) is not None
    ):
        return known
    try:
        make_case(rules, kind, dict(params), "has case")
    except NoCase:
        return False
    return True


@lru_cache(maxsize=256)
def _cached(
    rules: RuleSet, kind: str, params: tuple[tuple[str, ParamValue], ...], seed: str
) -> Case:
    """A page draws the same case again at every rerun."""
    return make_case(rules, kind, dict(params), seed)


def judge(case: Case, answer: Answer) -> Judgement:
    """Judge an answer, in the form that `normal` gives it, by the engine under the case's house."""
    kind = STEP_KINDS[case.kind]
    solutions = kind.solve(case)
    right = answer in solutions
    why: tuple[Phrase, ...] = kind.explain(case, answer, right=right)
    solution = answer if right else min(solutions)
    return Judgement(right, why, _marks(case, answer, solutions), solution)


def _marks(case: Case, answer: Answer, solutions: frozenset[Answer]) -> dict[str, Mark]:
    """What stands on each option after the answer."""
    if case.shape == "order":
        (solution,) = solutions
        return {
            key: "right" if key == true else "wrong"
            for key, true in zip(answer, solution, strict=True)
        }
    true = {key for solution in solutions for key in solution}
    marks: dict[str, Mark] = {key: "missed" for key in true if key not in answer}
    marks |= {key: "right" if key in true else "wrong" for key in answer}
    return marks
