"""Bags: how many a hand makes, how many stand, how many are left, when the penalty falls."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.engine import RuleSet, Standing, side_of
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    ME,
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    phrase,
    singles,
    words_of,
)
from trainer.teaching.course.score_scenes import draw_hand, helping, standing

#: Hands in which bags are counted, and those in which the penalty comes near.
_MADE: Final = ("over", "over", "exact", "set")
_NEAR: Final = ("over", "penalty")
_CHOICES: Final = 4
_SERIES: Final = 4
_NEVER: Final = "never"


class Bags:
    """One number, or one of several hands."""

    version = 3

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A finished hand and numbers of which one is right; or a row of hands."""
        ask = draws.choice(words_of(params, "ask"))
        if ask != "made" and not rules.penalty_group:
            return None
        if ask == "falls":
            return _series(rules, draws)
        scene = draw_hand(rules, draws, draws.choice(_MADE if ask == "made" else _NEAR))
        if scene is None:
            return None
        right = _count(scene, ask)
        slips = sorted(_mistakes(scene, ask) - {right})
        wrong = draws.sample(slips, min(len(slips), _CHOICES - 1))
        near = [right + step for step in (-2, -1, 1, 2, 3) if right + step >= 0]
        others = [number for number in near if number not in wrong]
        wrong += draws.sample(others, _CHOICES - 1 - len(wrong))
        options = tuple(
            Option(str(number), phrase("number", count=number))
            for number in sorted([right, *wrong])
        )
        ask_phrase = phrase(f"bags_{ask}", group=rules.penalty_group)
        return Case("bags", ask, ask_phrase, scene, "one", "list", options)

    def solve(self, case: Case) -> frozenset[Answer]:
        """The bags of the engine's score."""
        if case.topic == "falls":
            return singles({_falls(case)})
        return singles({str(_count(case.scene, case.topic))})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """How the bags are counted here."""
        group = case.rules.penalty_group
        if case.topic == "falls":
            start = _before(case.scene).bags
            key = _falls(case)
            total = start
            for option in case.options:
                total += _added(option)
                if option.key == key:
                    break
            return (
                phrase(f"bags_falls_{'never' if key == _NEVER else 'at'}", start=start,
                       hand=0 if key == _NEVER else int(key), total=total, group=group),
            )  # fmt: skip
        scene = case.scene
        own, before = scene.own, _before(scene)
        made = _count(scene, "made")
        facts: dict[str, int | str] = {
            "taken": own.taken, "contract": own.contract, "made": made, "before": before.bags,
            "total": before.bags + made, "group": group, "count": _count(scene, case.topic),
            "state": "set" if helping(scene) < own.contract else "made",
            "score": own.score, "falls": int(bool(group) and before.bags + made >= group),
        }  # fmt: skip
        because = Phrase(f"bags_because_{case.topic}", facts)
        slip = None if right else _slip(scene, case.topic, int(answer[0]))
        return (because,) if slip is None else (Phrase(f"bags_not_{slip}", facts), because)


def _slip(scene: Scene, ask: str, answer: int) -> str | None:
    """The mistake that a wrong number comes from, where it is a known one."""
    own, stood = scene.own, _before(scene).bags
    made = _count(scene, "made")
    slips = {"taken": own.taken, "missing": own.contract - own.taken} if ask == "made" else {}
    if ask == "standing":
        slips = {"uncarried": stood + made, "only_new": made, "only_old": stood,
                 "digit": abs(own.score) % 10}  # fmt: skip
    return next((name for name, number in slips.items() if number == answer), None)


def _before(scene: Scene) -> Standing:
    return scene.before.get(side_of(scene.rules, ME), Standing())


def _count(scene: Scene, ask: str) -> int:
    own = scene.own
    if ask == "made":
        return next((line.count for line in own.lines if line.reason == "bags"), 0)
    return own.bags if ask == "standing" else scene.rules.penalty_group - own.bags


def _mistakes(scene: Scene, ask: str) -> set[int]:
    """Numbers that people come to: all tricks, the missing ones, the score's last digit."""
    own, group = scene.own, scene.rules.penalty_group
    made, stood = _count(scene, "made"), _before(scene).bags
    if ask == "made":
        return {own.taken, abs(own.taken - own.contract)}
    if ask == "standing":
        return {stood + made, abs(own.score) % 10, made, stood, 0}
    return {max(0, group - number) for number in (stood + made, made, stood)} | {own.bags}


def _series(rules: RuleSet, draws: Draws) -> Case:
    """Hands in a row, each with its bags; the penalty falls in one of them, or not yet."""
    group = rules.penalty_group
    start = draws.below(group - 1)
    added = [draws.below(min(4, group)) for _ in range(_SERIES)]
    options = [
        Option(str(place), phrase("hand_with_bags", hand=place, count=bags), None)
        for place, bags in enumerate(added, 1)
    ]
    options.append(Option(_NEVER, phrase("hand_never")))
    before = {side_of(rules, ME): standing(rules, 10 * (1 + draws.below(MOST_TRICKS)), start)}
    scene = replace(Scene(rules), before=before)
    ask = phrase("bags_falls", start=start, group=group)
    return Case("bags", "falls", ask, scene, "one", "list", tuple(options))


def _added(option: Option) -> int:
    count = option.say.params.get("count", 0) if option.say else 0
    return count if isinstance(count, int) else 0


def _falls(case: Case) -> str:
    """The first hand in which the bags reach the group."""
    stood = _before(case.scene).bags
    for option in case.options:
        if option.key == _NEVER:
            break
        stood += _added(option)
        if stood >= case.rules.penalty_group:
            return option.key
    return _NEVER
