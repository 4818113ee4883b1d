"""The same hand at other scores: how the best bid moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from trainer.engine import RuleSet, Standing, side_keys
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.coach_jobs import OTHER_WORLDS, ValuesJob

Standings = dict[str, Standing]

#: Near the target and far from it, as shares of the target.
NEAR: Final = 0.9
FAR: Final = 0.2


@dataclass(frozen=True)
class OtherScore:
    """A score to hold the hand against: its code, and where the sides stand."""

    code: str
    standings: Standings


def _fresh(rules: RuleSet, own: str, now: Standings) -> Standings:  # noqa: ARG001
    return {key: Standing() for key in now}


def _near(rules: RuleSet, own: str, now: Standings) -> Standings:  # noqa: ARG001
    score = round(NEAR * rules.target)
    return {key: replace(at, score=score) for key, at in now.items()}


def _nine_bags(rules: RuleSet, own: str, now: Standings) -> Standings | None:
    if not rules.penalty_group:
        return None
    return now | {own: replace(now[own], bags=rules.penalty_group - 1)}


def _behind(rules: RuleSet, own: str, now: Standings) -> Standings:
    near, far = round(NEAR * rules.target), round(FAR * rules.target)
    return {key: replace(at, score=far if key == own else near) for key, at in now.items()}


_MAKERS: Final[Mapping[str, Callable[[RuleSet, str, Standings], Standings | None]]] = {
    "now": lambda _rules, _own, now: now,
    "fresh": _fresh,
    "near": _near,
    "bags": _nine_bags,
    "behind": _behind,
}


def other_scores(exercise: BidExercise) -> tuple[OtherScore, ...]:
    """The score of the exercise and the others; one that is the same as another is left out."""
    rules = exercise.rules
    now = {key: exercise.standings.get(key, Standing()) for key in side_keys(rules)}
    found: list[OtherScore] = []
    for code, make in _MAKERS.items():
        standings = make(rules, exercise.own_side, now)
        if standings is not None and all(standings != other.standings for other in found):
            found.append(OtherScore(code, standings))
    return tuple(found)


def score_job(exercise: BidExercise, score: OtherScore, *, hand_seen: bool = True) -> ValuesJob:
    """What every bid is worth at another score."""
    view = replace(exercise.view, standings=score.standings)
    return ValuesJob(view, hand_seen, OTHER_WORLDS)
