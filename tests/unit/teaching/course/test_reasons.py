"""A reason names what lies on this table, and a case asks for what its step has just said."""

from __future__ import annotations

import pytest

from trainer.analysis import estimate
from trainer.content.lessons import course
from trainer.content.step_schema import ParamValue
from trainer.engine import DECK, Card, Rank, Suit, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.case import ME, Case, picked
from trainer.teaching.course.legality import NAMED
from trainer.teaching.course.registry import STEP_KINDS, judge, make_case, step_case
from trainer.teaching.course.words import say_all
from trainer.ui import html
from trainer.ui.learn.feedback import missed_html

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


def test_the_lowest_bid_is_asked_for_without_a_bid_beside_it() -> None:
    found = cases("bid", ask=("lowest",))
    assert any(case.scene.bids for case in found)
    assert not any(case.context for case in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("hand", ["exact", "over", "nil_failed"])
def test_a_score_is_explained_from_the_contract_on(hand: str, lang: str) -> None:
    both = 0
    for case in cases("score_hand", hand=(hand,)):
        (true,) = STEP_KINDS["score_hand"].solve(case)
        wrong = [key for key in case.keys if key not in true]
        if any(key.startswith("contract") for key in wrong) and len(wrong) > 1:
            both += 1
            why = judge(case, picked(wrong)).why
            assert why[0].code.startswith(("part_wrong_contract", "part_wrong_per"))
            assert say_all(messages(lang), CLASSIC, why)
    assert both


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_total_of_a_score_shows_its_sum(lang: str) -> None:
    for case in cases("score_hand", hand=("over",)):
        (true,) = STEP_KINDS["score_hand"].solve(case)
        contract, bags = (line.points for line in case.scene.own.lines)
        said = say_all(messages(lang), CLASSIC, judge(case, true).why)
        assert f"{contract} + {bags} = +{contract + bags}" in said


@pytest.mark.parametrize(("lang", "others"), [("en", "and others"), ("fr", "et d’autres")])
def test_cards_left_out_are_named_or_said_to_be_more(lang: str, others: str) -> None:
    kinds = set()
    for case in cases("tap_legal", situation=("void", "void_ruffed"), cards=6):
        legal = [str(card) for card in case.scene.legal.cards]
        for chosen in (legal[:1], legal[:-1]):
            missed = [Card.parse(key) for key in legal if key not in chosen]
            why = judge(case, picked(chosen)).why
            said = say_all(messages(lang), CLASSIC, why)
            assert (others in said) is (len(missed) > NAMED)
            mixed = len({card.suit is Suit.SPADES for card in missed}) > 1
            assert (why[0].code == "missed_any") is mixed
            kinds.add(why[0].code)
    assert {"missed_any", "missed_discard"} <= kinds


@pytest.mark.parametrize(("lang", "clockwise"), [("en", "clockwise"), ("fr", "sens horaire")])
@pytest.mark.parametrize("ask", ["bids_first", "leads_first", "deals_next", "plays_next", "left"])
def test_whose_turn_is_never_told_by_left_alone(ask: str, lang: str, clockwise: str) -> None:
    for case in cases("who", ask=(ask,)):
        assert clockwise in say_all(messages(lang), CLASSIC, judge(case, case.keys[:1]).why)


@pytest.mark.parametrize(("lang", "lower"), [("en", "but lower"), ("fr", "mais plus bas")])
def test_a_card_that_does_not_beat_is_lower_or_of_another_suit(lang: str, lower: str) -> None:
    for case in cases("true_statement", topic=("ranks", "trumps"), choices=3):
        for option in case.options:
            judgement = judge(case, (option.key,))
            if not judgement.right and option.say is not None:
                card, led = option.say.params["card"], option.say.params["led"]
                assert isinstance(card, Card)
                assert isinstance(led, Card)
                said = say_all(messages(lang), CLASSIC, judgement.why)
                assert (lower in said) is (card.suit is led.suit)


@pytest.mark.parametrize(
    ("lang", "under", "over"), [("en", "underbid", "overbid"), ("fr", "sous-ann", "surann")]
)
def test_a_wrong_total_is_added_up_and_says_what_it_is(lang: str, under: str, over: str) -> None:
    for case in cases("true_statement", topic=("table_total",), choices=3):
        total = sum(bid.tricks for bid in case.scene.bids.values())
        for key in case.keys:
            judgement = judge(case, (key,))
            if not judgement.right:
                said = say_all(messages(lang), CLASSIC, judgement.why)
                added, _, right = said.partition(", ")[0].partition(" = ")
                assert sum(map(int, added.split(" + "))) == int(right) == total
                assert (under in said, over in said) == (total < 13, total > 13)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bid_that_misses_the_contract_is_added_up(lang: str) -> None:
    for case in cases("bid", ask=("contract",)):
        partner = case.scene.bids[ME.partner].tricks
        for tricks in range(1, 8):
            judgement = judge(case, (str(tricks),))
            if not judgement.right:
                said = say_all(messages(lang), CLASSIC, judgement.why)
                assert f" {partner + tricks}," in said


def test_games_that_not_everybody_knows_are_said_to_be_french() -> None:
    for case in cases("true_statement", topic=("void", "follow"), choices=3):
        for key in case.keys:
            said = say_all(messages("en"), CLASSIC, judge(case, (key,)).why)
            assert said.count("belote") == said.count("French belote")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_against_the_rules_names_those_that_do_what_is_asked(lang: str) -> None:
    m, found = messages(lang), 0
    for case in cases("play_card", goal=("lose",), cards=6):
        right = [key for (key,) in STEP_KINDS["play_card"].solve(case)]
        for key in case.keys:
            if Card.parse(key) not in case.scene.legal.cards:
                found += 1
                said = say_all(m, CLASSIC, judge(case, (key,)).why)
                assert all(m.card(Card.parse(one)) in said.rpartition(":")[2] for one in right)
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_went_wrong_lists_cards_as_they_lay(lang: str) -> None:
    m = messages(lang)
    for case in cases("tap_legal", situation=("void",), cards=6):
        right = judge(case, case.keys[:1]).solution
        held = ", ".join(m.card(Card.parse(key)) for key in case.keys if key in right)
        assert html.text(held) in missed_html(m, [(0, case, case.keys[:1])])


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


@pytest.mark.parametrize("house", ["classic", "cards4", "moon"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_count_names_no_bid_that_cannot_be_made(house: str, lang: str) -> None:
    m, rules, met = messages(lang), load_house(house), 0
    for n in range(60):
        case = make_case(rules, "bid", {"ask": ("count",)}, f"reasons/{n}")
        assert case.scene.hand is not None
        count = estimate(case.scene.hand).sure
        met += count == 0
        for key in case.keys:
            judgement = judge(case, (key,))
            said = say_all(m, rules, judgement.why)
            pair = f"{count} ou {count + 1}" if lang == "fr" else f"{count} or {count + 1}"
            if not judgement.right:
                assert (pair in said) is (str(count) in case.keys), said
            elif str(count) not in case.keys:
                assert str(count + 1) in said, said
    assert met
