"""Finished hands to score: bids, tricks and standings of one kind, and their usual misreadings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from trainer.engine import (
    BLIND_NIL,
    NIL,
    Bid,
    Reason,
    RuleSet,
    Seat,
    SideScore,
    Standing,
    score_hand,
    seats_of,
    side_of,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME, Scene

#: So many bags in one hand bring a penalty in some houses and none in others.
MANY_BAGS: Final = 5

#: Hands in which one side takes all 13 tricks.
_ALL_TRICKS: Final = ("boston", "boston_nils", "thirteen")

#: The nil in each hand that has one, and whether it is made.
NILS: Final[Mapping[str, tuple[Bid, bool]]] = {
    "nil_made": (NIL, True),
    "nil_failed": (NIL, False),
    "nil_failed_set": (NIL, False),
    "blind_nil_made": (BLIND_NIL, True),
    "blind_nil_failed": (BLIND_NIL, False),
}


def own_seats(rules: RuleSet) -> tuple[Seat, ...]:
    """Who scores with the learner, the learner first."""
    seats = seats_of(side_of(rules, ME))
    return tuple(sorted(seats, key=lambda seat: seat is not ME))


def standing(rules: RuleSet, most: int, bags: int) -> Standing:
    """A score of at most `most` that a side with so many bags can have: each brought its point.

    What else there is to score comes in whole tens, where a trick is worth ten.
    """
    paid = rules.bag_points * bags
    return Standing(most - (most - paid) % rules.trick_points, bags)


def draw_hand(rules: RuleSet, draws: Draws, hand: str) -> Scene | None:
    """A finished hand of a kind; None where the house has none such, or these draws give none."""
    if hand in NILS:
        return _nil_hand(rules, draws, hand)
    own = own_seats(rules)
    if hand == "zero":
        if rules.zero != "number":
            return None
        return _scene(rules, draws, [Bid.number(0)] * len(own), _split(draws, 1 + draws.below(4)))
    if hand in _ALL_TRICKS:
        return _all_tricks(rules, draws, hand)
    if hand in ("both_nil", "nil_pair"):
        return _both_nil(rules, draws, "unit" if hand == "nil_pair" else "separate")
    if hand == "ten":
        return _ten(rules, draws)
    bids = [1 + draws.below(5) for _ in own]
    contract = sum(bids)
    if hand == "set":
        if contract < 3:
            return None
        taken = contract - 1 - draws.below(min(3, contract - 2))
    else:
        least = MANY_BAGS if hand == "many_bags" else 1
        taken = contract if hand == "exact" else contract + least + draws.below(4)
    bags = draws.below(3)
    tens = draws.below(30)
    if rules.set_points < 0 and draws.below(6) == 0:
        tens = -1 - draws.below(9)  # a contract or two have been set
    before = standing(rules, rules.trick_points * (tens + 1), bags)
    if hand == "penalty":
        group = rules.penalty_group
        if not group:
            return None
        # So many bags stand that these tip them over, now and then with some to spare.
        bags = max(0, group - 1 - draws.below(taken - contract))
        before = standing(rules, before.score, bags)
        if before.bags + taken - contract < group:
            return None
    elif (
        hand != "many_bags"
        and rules.penalty_group
        and before.bags + taken - contract >= rules.penalty_group
    ):
        return None
    tricks = _split(draws, taken) if len(own) > 1 else [taken]
    return _scene(rules, draws, _numbers(bids), tricks, before)


def _nil_hand(rules: RuleSet, draws: Draws, hand: str) -> Scene | None:
    bid, made = NILS[hand]
    known = rules.blind_nil != "none" if bid is BLIND_NIL else rules.nil_open_to != "nobody"
    if not known or not rules.has_sides:
        return None
    number = 2 + draws.below(5)
    by_nil = 0 if made else 1 + draws.below(2)
    by_other = number + draws.below(3)
    if hand == "nil_failed_set":
        by_nil = 1
        by_other = number - 1
    mine = draws.below(2) == 0
    pairs = [(bid, by_nil), (Bid.number(number), by_other)]
    pairs = pairs if mine else pairs[::-1]
    return _scene(rules, draws, [pair[0] for pair in pairs], [pair[1] for pair in pairs])


def _all_tricks(rules: RuleSet, draws: Draws, hand: str) -> Scene | None:
    """All 13 tricks on the learner's side: bid, bid against two nils, or bid or not."""
    own = own_seats(rules)
    pays = rules.boston_bonus and rules.has_sides
    contract = MOST_TRICKS
    if hand == "thirteen":
        contract -= draws.below(2) * (2 + draws.below(5))
    elif not pays:
        return None
    first = contract - (4 + draws.below(3)) if len(own) > 1 else contract
    bids = [first, contract - first][: len(own)]
    scene = _scene(rules, draws, _numbers(bids), [7, 6] if len(own) > 1 else [MOST_TRICKS])
    if hand != "boston_nils" or scene is None:
        return scene
    if rules.boston_against_double_nil or rules.nil_open_to != "anyone":
        return None
    nils = {seat: NIL for seat in Seat if seat not in own}
    return replace(scene, bids={**scene.bids, **nils})


def _ten(rules: RuleSet, draws: Draws) -> Scene | None:
    """A contract of ten, made or not, where that is worth more than ten single tricks."""
    if not rules.has_sides or not rules.ten_for_200:
        return None
    first = 3 + draws.below(5)
    taken = 9 + draws.below(3)
    return _scene(rules, draws, _numbers([first, 10 - first]), _split(draws, taken))


def _both_nil(rules: RuleSet, draws: Draws, counted: str) -> Scene | None:
    """Both partners bid nil; one is made, and the other too or not: two promises, or one."""
    if not rules.has_sides or rules.nil_open_to == "nobody" or rules.double_nil != counted:
        return None
    made = counted == "unit" and draws.below(2) == 0
    tricks = [0, 0] if made else draws.shuffled([0, 1 + draws.below(2)])
    return _scene(rules, draws, [NIL, NIL], tricks)


def _numbers(values: list[int]) -> list[Bid]:
    return [Bid.number(value) for value in values]


def _split(draws: Draws, total: int) -> list[int]:
    """So many tricks between two partners."""
    first = draws.below(total + 1)
    return [first, total - first]


def _scene(
    rules: RuleSet,
    draws: Draws,
    bids: list[Bid],
    tricks: list[int],
    before: Standing | None = None,
) -> Scene | None:
    own = own_seats(rules)
    others = [seat for seat in Seat if seat not in own]
    rest = MOST_TRICKS - sum(tricks)
    if rest < 0 or max(tricks) > MOST_TRICKS:
        return None
    shares = [0] * len(others)
    for _ in range(rest):
        shares[draws.below(len(others))] += 1
    all_bids = dict(zip(own, bids, strict=True))
    all_bids |= {seat: Bid.number(1 + draws.below(4)) for seat in others}
    all_tricks = dict(zip([*own, *others], [*tricks, *shares], strict=True))
    start = {side_of(rules, ME): before or Standing()}
    return Scene(
        rules,
        bids={seat: all_bids[seat] for seat in Seat},
        tricks={seat: all_tricks[seat] for seat in Seat},
        before=start,
    )


def delta_in(scene: Scene, rules: RuleSet) -> int:
    """What the learner would score with this hand in another house, with nothing before it.

    Raises:
        IllegalBid: that house does not know one of the bids.
    """
    sides = score_hand(rules, scene.bids, scene.tricks).sides
    return sides[side_of(rules, ME)].delta


def delta_under(scene: Scene, **options: Any) -> int:
    """What the learner's side would score were some rules others: what a misreading gives."""
    rules = scene.rules.with_options(options)
    sides = score_hand(rules, scene.bids, scene.tricks, scene.before).sides
    return sides[side_of(rules, ME)].delta


def helping(scene: Scene) -> int:
    """The tricks that count toward the contract in this house."""
    own = own_seats(scene.rules)
    apart = scene.rules.failed_nil_tricks == "bags"
    return sum(scene.tricks[seat] for seat in own if not (apart and scene.bids[seat].is_nil))


def adding(side: SideScore) -> str:
    """The points of a score as a sum to be followed by their total; empty for a single part."""
    points = [line.points for line in side.lines if line.points]
    if len(points) < 2:
        return ""
    first, *rest = points
    text = str(first) + "".join(f" {'+' if one > 0 else '-'} {abs(one)}" for one in rest)
    return text.replace("-", "\N{MINUS SIGN}") + " = "


def by_nils(scene: Scene) -> int:
    """The tricks that the learner's side took on its nils."""
    return sum(scene.tricks[seat] for seat in own_seats(scene.rules) if scene.bids[seat].is_nil)


def is_near_penalty(scene: Scene) -> bool:
    """Whether the bags come so close to a penalty that one may be tempted to count it."""
    group = scene.rules.penalty_group
    before = scene.before.get(side_of(scene.rules, ME), Standing()).bags
    made = sum(line.count for line in scene.own.lines if line.reason is Reason.BAGS)
    return bool(group) and before + made >= group - 1


def misreadings(scene: Scene) -> dict[str, int]:
    """What people come to who miscount this hand, by the mistake they make."""
    rules, own = scene.rules, scene.own
    contract, taken = own.contract, helping(scene)
    nils = [seat for seat in own_seats(rules) if scene.bids[seat].is_nil]
    found: dict[str, int] = {}
    if contract and taken < contract:
        missing = contract - taken
        rest = own.delta - (rules.set_points * contract)
        found["per_missing"] = rest - 10 * missing
        found["tricks_taken"] = rest + rules.trick_points * taken
        found["set_is_made"] = rest + rules.trick_points * contract
        found["set_costs" if rules.set_points == 0 else "set_is_free"] = (
            rest - 10 * contract if rules.set_points == 0 else rest
        )
    elif contract:
        over = taken - contract
        made = own.delta - rules.trick_points * contract
        found["ten_a_trick"] = made + rules.trick_points * taken - rules.bag_points * over
        found["as_set"] = made - 10 * contract
        if over:
            found["no_bags"] = own.delta - rules.bag_points * over
    if rules.penalty_group:
        without = delta_under(scene, bag_penalty=0)
        if without != own.delta:
            found["no_penalty"] = without
        elif is_near_penalty(scene):
            found["early_penalty"] = own.delta + rules.bag_penalty
    if nils:
        other = "contract" if rules.failed_nil_tricks == "bags" else "bags"
        found[f"nil_to_{other}"] = delta_under(scene, failed_nil_tricks=other)
        nil_points = sum(line.points for line in own.lines if line.seat is not None)
        found["nil_left_out"] = own.delta - nil_points
        found["nil_turned"] = own.delta - 2 * nil_points
        if contract:
            found["nil_alone"] = nil_points
    if rules.zero == "number" and contract == 0 and not nils:
        found["zero_as_nil"] = 100 if sum(scene.tricks[s] for s in own_seats(rules)) == 0 else -100
        found["zero_bags"] = rules.bag_points * own.taken
    blind = [seat for seat in nils if scene.bids[seat] == BLIND_NIL]
    if blind:
        # A blind nil taken for a plain one.
        plain = rules.nil_failed if any(scene.tricks[seat] for seat in blind) else rules.nil_made
        found["blind_as_nil"] = own.delta - nil_points + plain
    if any(line.reason == "boston" for line in own.lines):
        found["no_boston"] = own.delta - rules.boston_bonus
    return {name: points for name, points in found.items() if points != own.delta}
