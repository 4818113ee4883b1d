"""A reason names what lies on this table, and a case asks for what its step has just said."""

from __future__ import annotations

import pytest

from trainer.content.lessons import course
from trainer.content.step_schema import ParamValue
from trainer.engine import DECK, Card, Rank, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.case import ME, Case
from trainer.teaching.course.registry import judge, make_case, step_case
from trainer.teaching.course.words import say_all

CLASSIC = load_house("classic")


def cases(kind: str, **params: ParamValue) -> list[Case]:
    return [make_case(CLASSIC, kind, params, f"reasons/{n}") for n in range(30)]


@pytest.mark.parametrize("count", [3, 5])
def test_ranks_ask_for_the_faces(count: int) -> None:
    for case in cases("order", what=("ranks",), cards=count):
        cards = [Card.parse(key) for key in case.keys]
        assert len(cards) == len(set(cards)) == count
        assert sum(card.rank > Rank.TEN for card in cards) >= 2


@pytest.mark.parametrize(("lang", "you"), [("en", "you"), ("fr", "vous")])
@pytest.mark.parametrize("ask", ["bids_first", "deals_next", "leads_first", "plays_next"])
def test_whose_turn_is_told_from_the_one_before(ask: str, lang: str, you: str) -> None:
    m = messages(lang)
    for case in cases("who", ask=(ask,)):
        scene = case.scene
        before = scene.plays[-1][0] if scene.plays else scene.dealer
        assert before is not None
        name = you if before is ME else m.seat(before)
        for key in case.keys:
            assert name.lower() in say_all(m, CLASSIC, judge(case, (key,)).why).lower()


def test_an_only_card_is_not_any_of_several() -> None:
    found = set()
    for case in cases("tap_legal", situation=("follow",), cards=6):
        only = len(case.scene.legal.cards) == 1
        found.add(only)
        right = judge(case, case.keys[:1]).solution
        assert judge(case, right).right
        assert ("any of" in say_all(messages("en"), CLASSIC, judge(case, right).why)) is not only
    assert found == {True, False}


def test_a_spade_led_is_not_beaten_by_no_spade() -> None:
    for case in cases("who", ask=("wins",), situation=("spade_lead",)):
        key = str(case.scene.winning[1])
        assert "no spade" not in say_all(messages("en"), CLASSIC, judge(case, (key,)).why)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_total_is_added_up(lang: str) -> None:
    for case in cases("true_statement", topic=("table_total",), choices=3):
        total = sum(bid.tricks for bid in case.scene.bids.values())
        for key in case.keys:
            judgement = judge(case, (key,))
            if not judgement.right:
                said = say_all(messages(lang), CLASSIC, judgement.why)
                added, _, right = said.partition(", ")[0].partition(" = ")
                assert sum(map(int, added.split(" + "))) == int(right) == total


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nil_is_not_named_where_nobody_bid_it(lang: str) -> None:
    step = next(one for one in course().lessons if one.slug == "scoring-a-hand").steps[0]
    bags = 0
    for n in range(30):
        case = step_case(CLASSIC, step, f"reasons/{n}")
        for key in case.keys:
            judgement = judge(case, (key,))
            bags += any(phrase.code == "part_wrong_bags" for phrase in judgement.why)
            assert "nil" not in say_all(messages(lang), CLASSIC, judgement.why)
    assert bags


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("house", ["fives", "moon"])
@pytest.mark.parametrize("hand", ["nil_failed", "nil_failed_set", "nil_made"])
def test_a_score_says_what_a_failed_nils_tricks_are(house: str, hand: str, lang: str) -> None:
    rules = load_house(house)
    word = {"en": {"bags": "; the failed nil", "contract": ", the failed nil"},
            "fr": {"bags": "\u00a0; le", "contract": "du nil chuté compris"}}[lang]  # fmt: skip
    for n in range(10):
        case = make_case(rules, "score_hand", {"hand": (hand,)}, f"nil tricks {n}")
        for answer in (judge(case, case.keys).solution, case.keys[:1]):
            said = say_all(messages(lang), rules, judge(case, answer).why)
            for kind, says in word.items():
                assert (says in said) is (hand != "nil_made" and kind == rules.failed_nil_tricks)


@pytest.mark.parametrize("house", ["classic", "solo"])
def test_a_race_says_whose_the_highest_score_is(house: str) -> None:
    rules, m = load_house(house), messages("en")
    seen = set()
    for n in range(30):
        case = make_case(rules, "true_statement", {"topic": ("race",), "choices": 3}, f"race {n}")
        for key in case.keys:
            judgement = judge(case, (key,))
            claim = case.option(judgement.solution[0]).say
            assert claim is not None
            if judgement.right or claim.code != "race_wins":
                continue
            winner = say_all(m, rules, [claim]).partition(" win")[0].strip()
            said = say_all(m, rules, judgement.why)
            assert said.startswith(winner), (winner, said)
            seen.add(winner)
    assert len(seen) > 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tenace_names_the_cards_above(lang: str) -> None:
    m, met = messages(lang), 0
    for case in cases("mark_counted", only=("sides",)):
        hand = case.scene.hand
        assert hand is not None
        for key in case.keys:
            (why, *_) = judge(case, (key,)).why
            if why.code != "count_not_tenace":
                continue
            met += 1
            card = Card.parse(key)
            higher = [one for one in DECK if one.suit is card.suit and one.rank > card.rank]
            for one in higher:
                assert (m.card(one) in say_all(m, CLASSIC, [why])) is (one not in hand.cards)
    assert met
