"""Chapters six to fifteen: a reason fits its cards, and a question can be answered."""

from __future__ import annotations

import pytest

from trainer.analysis import estimate
from trainer.content.bid_bank import BankHand, bid_bank
from trainer.content.step_schema import ParamValue
from trainer.engine import HOUSES, Card, Hand, Suit, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.case import ME, Case, Scene, phrase
from trainer.teaching.course.kinds.tried_bid import TriedBidStep
from trainer.teaching.course.registry import STEP_KINDS, judge, make_case
from trainer.teaching.course.words import say_all

EN = messages("en")


def cases(house: str, kind: str, **params: ParamValue) -> list[Case]:
    rules = load_house(house)
    return [make_case(rules, kind, params, f"judgement/{n}") for n in range(40)]


def fits(entry: BankHand, verdict: str) -> bool:
    """Whether what the reason says of the hand is true of it."""
    if (entry.group, verdict) == ("plain", "too_high"):
        return len(entry.hand.suit(Suit.SPADES)) <= 1
    return (entry.group, verdict) != ("no_spades", "right") or estimate(entry.hand).sure == 1


@pytest.mark.parametrize("house", HOUSES)
def test_the_reason_of_a_group_fits_what_was_found(house: str) -> None:
    """No “fair guess” where the count is wrong, nothing against a count that is right."""
    rules = load_house(house)
    step = TriedBidStep()
    for entry in bid_bank():
        scene = Scene(rules, hand=entry.hand)
        case = Case("tried_bid", "verdict", phrase("tried_verdict"), scene, "one", "list", ())
        ((verdict,),) = step.solve(case)
        said = step.explain(case, (verdict,), right=True)[-1]
        assert (said.code, said.params["way"]) == (f"tried_group_{entry.group}", verdict)
        if not rules.set_points or entry.group == "maybes":
            continue
        assert fits(entry, verdict)
        text = EN(f"course-{said.code}", **said.params)
        fair = any(words in text for words in ("fair guess", "makes up for it", "is enough"))
        assert fair is (verdict == "right"), (str(entry.hand), text)


def test_what_tempts_is_asked_of_plain_suits() -> None:
    """The step speaks of hearts, diamonds and clubs: so do its statements."""
    for case in cases("classic", "true_statement", topic=("counted",), choices=3):
        for option in case.options:
            assert option.say is not None
            cards = option.say.params["cards"]
            assert isinstance(cards, tuple)
            assert all(isinstance(card, Card) and card.suit is not Suit.SPADES for card in cards)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_lost_at_the_floor_names_it(lang: str) -> None:
    """No score has decided there: the one that fell so low has."""
    m = messages(lang)
    for case in cases("moon", "true_statement", topic=("game_floor",), choices=3):
        worst = m.number(min(one.score for one in case.scene.after.values()))
        for option in case.options:
            assert option.say is not None
            if option.say.code == "wins_game" and judge(case, (option.key,)).right:
                text = say_all(m, case.rules, judge(case, (option.key,)).why)
                assert worst in text
                assert m.number(case.rules.losing_floor) in text


@pytest.mark.parametrize("only", ["sides", "spades"])
def test_two_cards_for_one_trick_are_not_said_to_win_both(only: str) -> None:
    found = 0
    for case in cases("classic", "mark_counted", only=(only,)):
        right = judge(case, case.keys[:1]).solution
        for line in estimate(case.scene.hand or Hand()).lines:
            last = str(line.cards[-1])
            if line.tricks == len(line.cards) or last not in right:
                continue
            text = say_all(EN, case.rules, judge(case, tuple({*right} - {last})).why)
            assert "together" in text
            found += 1
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_trick_is_no_plural(lang: str) -> None:
    one, two = (messages(lang)("course-part_per_taken", count=count) for count in (1, 2))
    assert two.replace("2", "1") != one


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_score_of_another_house_is_worked_out(lang: str) -> None:
    """Contract, tricks and points as that house has them, not only the points."""
    m = messages(lang)
    for topic in ("compare_set", "compare_nil", "compare_bags"):
        for case in cases("moon", "true_statement", topic=(topic,), choices=3):
            for option in case.options:
                assert option.say is not None
                other = load_house(str(option.say.params["house"]))
                seats = [ME, ME.partner] if other.has_sides else [ME]
                contract = sum(case.scene.bids[seat].tricks for seat in seats)
                text = say_all(m, case.rules, judge(case, (option.key,)).why)
                assert f" {contract}," in text
                assert other.name in text


def test_a_third_round_that_counts_is_put_down_to_the_spades() -> None:
    found = set()
    for case in cases("classic", "true_statement", topic=("queen_jack_ten",), choices=3):
        (right,) = (key for (key,) in STEP_KINDS["true_statement"].solve(case))
        say = case.option(right).say
        assert say is not None
        text = say_all(EN, case.rules, judge(case, (right,)).why)
        assert ("draw the others’ trumps" in text) is (say.params["tricks"] == 1)
        found.add(say.params["tricks"])
    assert found == {0, 1}
