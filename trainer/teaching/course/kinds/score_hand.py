"""Score a hand from parts: contract, bags, penalty, nil; wrong parts are real mistakes."""

from __future__ import annotations

from typing import Final

from trainer.engine import Reason, RuleSet, ScoreLine
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    PhraseValue,
    Scene,
    phrase,
    picked,
    words_of,
)
from trainer.teaching.course.score_scenes import (
    adding,
    by_nils,
    draw_hand,
    helping,
    is_near_penalty,
    own_seats,
)

#: The most parts on offer.
MOST_PARTS: Final = 7
#: The contract that some tables pay twice.
_TEN: Final = 10


class ScoreHand:
    """The parts of a side's score, all of them and no others."""

    version = 3

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A finished hand, its true parts and the mistakes, shuffled."""
        hand = draws.choice(words_of(params, "hand"))
        scene = draw_hand(rules, draws, hand)
        return None if scene is None else score_case(scene, hand, draws)

    def solve(self, case: Case) -> frozenset[Answer]:
        """The lines of the engine's breakdown."""
        lines = case.scene.own.lines
        return frozenset({picked([_part(line).key for line in lines])})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The first part in the order of a score that does not belong, or that is missing."""
        scene = case.scene
        own = scene.own
        # What the tricks of a failed nil are in this house; without them there is nothing to say.
        nil_is = scene.rules.failed_nil_tricks if by_nils(scene) else "none"
        facts: dict[str, PhraseValue] = {
            "contract": own.contract, "taken": helping(scene), "points": own.delta,
            "each": scene.rules.trick_points, "group": scene.rules.penalty_group,
            "set": scene.rules.set_points, "made": int(helping(scene) >= own.contract),
            "unit": int(scene.rules.double_nil == "unit"),
            "nils": sum(scene.bids[seat].is_nil for seat in own_seats(scene.rules)),
            "over": max(0, helping(scene) - own.contract), "adding": adding(own),
            "by_nil": by_nils(scene), "nil_is": nil_is, "bag_each": scene.rules.bag_points,
        }  # fmt: skip
        if right:
            return (Phrase("score_total", facts),)
        true = next(iter(self.solve(case)))
        wrong = [key for key in answer if key not in true]
        if wrong:
            option = case.option(min(wrong, key=_place))
            return (
                Phrase(_why_not(option), {**facts, "part": option.points or 0}),
                Phrase("score_total", facts),
            )
        missing = min((key for key in true if key not in answer), key=_place)
        reason = missing.split(":")[0]
        return (Phrase(f"part_missed_{reason}", facts), Phrase("score_total", facts))


def score_case(scene: Scene, topic: str, draws: Draws) -> Case:
    """The question what a finished hand scores: its true parts and the mistakes, shuffled."""
    true = [_part(line) for line in scene.own.lines]
    told = {_told(option) for option in true}
    wrong = [option for option in _mistakes(scene) if _told(option) not in told]
    room = MOST_PARTS - len(true)
    options = true + draws.sample(wrong, min(room, len(wrong)))
    return Case(
        "score_hand", topic, phrase("score_hand", sides=int(scene.rules.has_sides)), scene,
        "some", "list", tuple(draws.shuffled(options)),
    )  # fmt: skip


def _part(line: ScoreLine) -> Option:
    """A line of the score as a part."""
    say = phrase(f"part_{line.reason}", count=line.count)
    return Option(f"{line.reason}:{line.points}:{line.count}", say, line.points)


def _told(option: Option) -> tuple[str, int, int | None]:
    """What one sees of a part: two that look alike are one."""
    say = option.say or phrase("")
    count = say.params.get("count", 0)
    return say.code, count if isinstance(count, int) else 0, option.points


def _mistake(code: str, count: int, points: int) -> Option:
    return Option(f"{code}:{points}:{count}", phrase(f"part_{code}", count=count), points)


def _mistakes(scene: Scene) -> list[Option]:
    """Parts that people put in wrongly; each stands for one mistake."""
    rules, own = scene.rules, scene.own
    contract, taken = own.contract, helping(scene)
    found: list[Option] = []
    reasons = {line.reason for line in own.lines}
    if contract:
        ten = rules.trick_points
        if taken < contract:
            found += [
                _mistake(Reason.CONTRACT_MADE, contract, ten * contract),
                _mistake("per_missing", contract - taken, -10 * (contract - taken)),
                _mistake("per_taken", taken, ten * taken),
            ]
            if not rules.set_points:
                found.append(_mistake(Reason.CONTRACT_SET, contract, -10 * contract))
        else:
            set_points = rules.set_points * contract or -10 * contract
            found.append(_mistake(Reason.CONTRACT_SET, contract, set_points))
            if taken > contract:
                found += [
                    _mistake("per_taken", taken, ten * taken),
                    _mistake("bags_as_tricks", taken - contract, ten * (taken - contract)),
                ]
            else:
                found.append(_mistake(Reason.BAGS, 1, rules.bag_points))
    if is_near_penalty(scene) and Reason.BAG_PENALTY not in reasons:
        found.append(_mistake(Reason.BAG_PENALTY, 1, rules.bag_penalty))
    nils_took = by_nils(scene)
    for made, failed, gain, loss in (
        (Reason.NIL_MADE, Reason.NIL_FAILED, rules.nil_made, rules.nil_failed),
        (Reason.BLIND_NIL_MADE, Reason.BLIND_NIL_FAILED, rules.blind_nil_made,
         rules.blind_nil_failed),
    ):  # fmt: skip
        if made in reasons:
            found.append(_mistake(failed, 0, loss))
        if failed in reasons:
            found.append(_mistake(made, 0, gain))
    if nils_took and Reason.BAGS not in reasons:
        found.append(_mistake(Reason.BAGS, nils_took, rules.bag_points * nils_took))
    if nils_took and contract:
        # The failed nil's tricks on the wrong side: the contract looks made or set by them.
        wrong = Reason.CONTRACT_SET if Reason.CONTRACT_MADE in reasons else Reason.CONTRACT_MADE
        points = rules.set_points if wrong is Reason.CONTRACT_SET else rules.trick_points
        found.append(_mistake(wrong, contract, points * contract))
    if Reason.CONTRACT_ZERO in reasons:
        found += [
            _mistake(Reason.NIL_FAILED, 0, rules.nil_failed),
            _mistake(Reason.BAGS, own.taken, rules.bag_points * own.taken),
        ]
    if rules.boston_bonus and own.taken == MOST_TRICKS and Reason.BOSTON not in reasons:
        found.append(_mistake(Reason.BOSTON, 0, rules.boston_bonus))
    if {Reason.NIL_MADE, Reason.NIL_FAILED} <= reasons:
        # Two nils taken for one promise of both.
        found += [
            _mistake(Reason.DOUBLE_NIL_MADE, 0, rules.double_nil_made),
            _mistake(Reason.DOUBLE_NIL_FAILED, 0, rules.double_nil_failed),
        ]
    if rules.ten_for_200 and contract == _TEN:
        # The tricks one by one, as in any other contract.
        enough = taken >= contract
        code, each = ("made", rules.trick_points) if enough else ("set", rules.set_points)
        found.append(_mistake(f"ten_plain_{code}", contract, contract * each))
    if {Reason.DOUBLE_NIL_MADE, Reason.DOUBLE_NIL_FAILED} & reasons:
        both = Reason.DOUBLE_NIL_MADE in reasons
        other = Reason.DOUBLE_NIL_FAILED if both else Reason.DOUBLE_NIL_MADE
        found += [
            _mistake(other, 0, rules.double_nil_failed if both else rules.double_nil_made),
            _mistake("one_nil_made", 0, rules.nil_made),
            _mistake("one_nil_failed", 0, rules.nil_failed),
        ]
    if not rules.nil_bag_points and nils_took and Reason.BAGS in reasons:
        bags = next(line.count for line in own.lines if line.reason is Reason.BAGS)
        paid = rules.bag_points * bags
        found = [one for one in found if _told(one) != _told(_mistake(Reason.BAGS, bags, paid))]
        found.append(_mistake("bags_paid", bags, paid))
    unique = {_told(option): option for option in found}
    return list(unique.values())


def _place(key: str) -> int:
    """Where a part stands in a score: contract, nils, bonus, bags, penalty."""
    code = key.split(":")[0]
    if code.startswith(("contract", "per_", "ten_plain")):
        return 0
    if "nil" in code:
        return 1
    return 2 if code == Reason.BOSTON else 4 if code == Reason.BAG_PENALTY else 3


def _why_not(option: Option) -> str:
    """The reason against a part, by what it stands for."""
    return f"part_wrong_{option.key.split(':')[0]}"
