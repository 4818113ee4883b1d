"""Steps that suppose the rules of another table: made under each house, judged right.

What is right is worked out here by hand: sums of bids and of points.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.property.test_course_kinds import answers
from trainer.content.step_schema import KINDS
from trainer.engine import HOUSES, Bid, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.case import ME, Case
from trainer.teaching.course.registry import STEP_KINDS, judge, make_case
from trainer.teaching.course.words import option_text, say_all

CASES = 30
UNIT = {"nil_open_to": "anyone", "double_nil": "unit", "double_nil_made": 400}
TABLES: list[tuple[str, str, Mapping[str, Any]]] = [
    ("bid", "closed", {"min_team_bid": 4}),
    ("bid", "closed", {"max_pair_bid": 13}),
    ("bid", "closed", {"total_not_thirteen": True}),
    ("score_hand", "ten", {"ten_for_200": True}),
    ("score_hand", "nil_failed", {"failed_nil_tricks": "bags", "nil_bag_points": False}),
    ("score_hand", "nil_pair", UNIT),
    ("true_statement", "blind_behind", {"blind_nil": "on", "blind_nil_deficit": 100}),
    ("true_statement", "cards_passed", {"blind_nil": "on", "blind_nil_cards_passed": 2}),
]
ALONE = [{"total_not_thirteen": True}]
ROWS = [
    (house, *table)
    for house in HOUSES
    for table in TABLES
    if load_house(house).has_sides or table[2] in ALONE
]


@pytest.mark.parametrize(("house", "kind", "word", "table"), ROWS)
def test_cases_of_another_table_hold(
    house: str, kind: str, word: str, table: Mapping[str, Any]
) -> None:
    rules = load_house(house).with_options(table)
    params = {param.name: param.default for param in KINDS[kind] if param.default is not None}
    params[KINDS[kind][0].name] = (word,)
    for number in range(CASES):
        case = make_case(rules, kind, params, f"table/{number}")
        solutions = STEP_KINDS[kind].solve(case)
        for language in LANGUAGES:
            m = messages(language)
            shown = [(option_text(m, rules, one), one.points) for one in case.options]
            assert len(set(shown)) == len(shown), "two options look alike"
            for answer in answers(case, min(solutions)):
                judgement = judge(case, answer)
                assert judgement.right is truth(case, answer), (case.seed, answer)
                assert say_all(m, rules, judgement.why)


def truth(case: Case, answer: tuple[str, ...]) -> bool:
    if case.kind == "bid":
        return is_closed(case, int(answer[0]))
    if case.kind == "score_hand":
        return adds_up(case, answer)
    said = case.option(answer[0]).say
    assert said is not None
    if case.topic == "cards_passed":
        return said.params["value"] == "2"
    scores = {key: one.score for key, one in case.scene.before.items()}
    behind = scores["EW"] - scores["NS"] >= 100
    return said.code == ("behind_open" if behind else "behind_closed")


def is_closed(case: Case, bid: int) -> bool:
    scene, rules = case.scene, case.rules
    if rules.total_not_thirteen:
        others = sum(one.tricks for seat, one in scene.bids.items() if seat is not ME)
        return len(scene.bids) == 3 and others + bid == 13
    together = scene.bids[ME.partner].tricks + bid
    return together < 4 if rules.min_team_bid else together > 13


def adds_up(case: Case, answer: tuple[str, ...]) -> bool:
    scene, rules = case.scene, case.rules
    own = {seat: scene.tricks[seat] for seat in (ME, ME.partner)}
    nils = [seat for seat in own if scene.bids[seat].is_nil]
    contract = sum(scene.bids[seat].tricks for seat in own)
    by_nils = sum(own[seat] for seat in nils)
    parts: list[tuple[str, int]] = []
    if case.topic == "ten":
        taken = sum(own.values())
        parts.append(("contract", 200 if taken >= 10 else -200 if rules.set_points else 0))
        bags, paid = max(0, taken - 10), max(0, taken - 10)
    elif case.topic == "nil_pair":
        parts.append(("double", 400 if not by_nils else -200))
        bags, paid = by_nils, by_nils
    else:
        rest = sum(own.values()) - by_nils
        made = rest >= contract
        parts.append(("contract", 10 * contract if made else -10 * contract))
        parts.append(("nil", rules.nil_failed))
        paid = rest - contract if made else 0
        bags = paid + by_nils
    if bags:
        parts.append(("bags", paid))
    group = rules.bag_group
    stood = scene.before.get("NS")
    if group and (stood.bags if stood else 0) + bags >= group:
        times = ((stood.bags if stood else 0) + bags) // group
        parts.append(("bag", times * rules.bag_penalty))
    chosen = [case.option(key) for key in answer]
    slips = ("ten_plain", "bags_paid", "one_nil", "per_", "bags_as")
    if any(one.key.startswith(slips) for one in chosen):
        return False
    given = sorted((one.key.split("_")[0].split(":")[0], one.points) for one in chosen)
    return given == sorted(parts)


def test_a_bid_that_is_closed_says_which_rule_closes_it() -> None:
    rules = load_house("classic").with_options({"total_not_thirteen": True})
    m = messages("en")
    case = make_case(rules, "bid", {"ask": ("closed",)}, "why")
    (shut,) = min(STEP_KINDS["bid"].solve(case))
    others = 13 - Bid.parse(shut).tricks
    why = say_all(m, rules, judge(case, (shut,)).why)
    assert why == f"{shut} and the {others} bid before make 13."
