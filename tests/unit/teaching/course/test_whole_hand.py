"""A whole hand in a lesson: it goes on from answer to answer, and ends with its score."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from trainer.content.lessons import Lesson, course
from trainer.engine import DECK, HOUSES, Card, RuleSet, Seat, load_house
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME, Answer, Case
from trainer.teaching.course.kinds.whole_hand import WholeHand, _costs
from trainer.teaching.course.kinds.whole_hand import _worths as card_worths_of
from trainer.teaching.course.playouts import CardWorth, card_worths, deal_world
from trainer.teaching.course.registry import STEP_KINDS, make_case
from trainer.teaching.course.runtime import (
    LessonRun,
    another_case,
    answer_step,
    case_of,
    go_to,
    in_house,
    is_done,
    judgement_of,
    start_lesson,
)

KIND = WholeHand()


def begin(house: str, seed: str) -> tuple[LessonRun, Lesson, RuleSet]:
    lesson = course().lesson("whole-hand")
    assert lesson is not None
    rules = load_house(house)
    return go_to(start_lesson(lesson, rules, seed), "hand"), lesson, rules


def first_legal(case: Case) -> Answer:
    if case.where == "hand":
        return (str(case.scene.legal.cards[-1]),)
    return min(KIND.solve(case))


def on(run: LessonRun, lesson: Lesson, rules: RuleSet, chosen: Answer) -> LessonRun:
    """Answer and go on, by way of the plain data that a session keeps."""
    run = answer_step(run, lesson, rules, chosen)
    assert judgement_of(run, lesson, rules) is not None
    kept = LessonRun.from_dict(json.loads(json.dumps(run.to_dict())))
    assert case_of(kept, lesson, rules) == case_of(run, lesson, rules)
    return another_case(kept, lesson, rules)


@pytest.mark.parametrize("house", HOUSES)
def test_a_hand_goes_on_to_its_score(house: str) -> None:
    run, lesson, rules = begin(house, "whole")
    step = lesson.step("hand")
    bid = first_legal(case_of(run, lesson, rules))
    dealt = case_of(run, lesson, rules).scene.hand
    assert dealt is not None
    run = on(run, lesson, rules, bid)
    held = 14
    while (case := case_of(run, lesson, rules)).more:
        scene = case.scene
        assert scene.hand is not None
        assert scene.view is not None
        assert str(scene.bids[ME]) == bid[0]
        assert len(scene.hand) < held, "each card is played once"
        held = len(scene.hand)
        assert scene.hand.cards == dealt.cards - {c for c in scene.view.plays if c in dealt}
        assert scene.view.held == scene.hand
        assert sum(scene.tricks.values()) == 13 - held
        assert not is_done(step, run.now)
        assert not scene.others, "no other hand is shown"
        run = on(run, lesson, rules, first_legal(case))
    assert sum(case.scene.tricks.values()) == 13
    assert str(case.scene.bids[ME]) == bid[0]
    assert run.now.right == 0, "the hand counts once, at its end"
    # A wrong score is asked for again; the right one ends the step.
    again = on(run, lesson, rules, (case.keys[0],) if len(min(KIND.solve(case))) > 1 else case.keys)
    assert not is_done(step, again.now)
    assert case_of(again, lesson, rules) == case
    done = answer_step(again, lesson, rules, min(KIND.solve(case)))
    assert is_done(step, done.now)


def test_a_card_against_the_rules_is_not_played() -> None:
    for number in range(20):
        run, lesson, rules = begin("classic", f"broken {number}")
        run = on(run, lesson, rules, first_legal(case_of(run, lesson, rules)))
        case = case_of(run, lesson, rules)
        illegal = [key for key in case.keys if Card.parse(key) not in case.scene.legal.cards]
        if illegal:
            break
    after = answer_step(run, lesson, rules, (illegal[0],))
    judgement = judgement_of(after, lesson, rules)
    assert judgement is not None
    assert not judgement.right
    assert case_of(another_case(after, lesson, rules), lesson, rules) == case


def test_another_house_deals_another_hand() -> None:
    run, lesson, rules = begin("classic", "moved")
    run = on(run, lesson, rules, first_legal(case_of(run, lesson, rules)))
    assert run.now.line
    moved = in_house(run, lesson, load_house("moon"))
    assert moved is not None
    assert not moved.now.line
    assert case_of(moved, lesson, load_house("moon")).where == "pad"


def decisions() -> list[Case]:
    rules = load_house("classic")
    parts = ("card", "last")
    return [
        make_case(rules, "whole_hand", {"part": (part,)}, f"decision {number}")
        for part in parts
        for number in range(4)
    ]


def test_worlds_fit_what_the_seat_has_seen() -> None:
    for case in decisions():
        view = case.scene.view
        assert view is not None
        for number in range(6):
            hands = deal_world(view, Draws(f"w{number}"))
            dealt = [card for hand in hands for card in hand] + list(view.plays)
            assert sorted(dealt) == sorted(DECK)
            assert hands[view.seat] == view.held
            for seat in Seat:
                assert len(hands[seat]) == 13 - len(view.seen.played[seat])
                for suit in view.seen.voids[seat]:
                    assert not hands[seat].suit(suit)


def test_a_card_is_judged_by_what_the_seat_knows_and_against_the_best() -> None:
    for case in decisions():
        view = case.scene.view
        assert view is not None
        worths = card_worths(view, "same", 12)
        assert worths == card_worths(replace(view), "same", 12)
        assert {worth.card for worth in worths} == set(view.legal.cards)
        assert worths[0].diff == 0
        assert all(worth.diff <= 0 and worth.error >= 0 for worth in worths)
        assert worths[0].is_right
        right = {Card.parse(key) for (key,) in STEP_KINDS["whole_hand"].solve(case)}
        assert right < set(view.legal.cards), "a decision that matters"


@pytest.mark.parametrize("part", ["card", "last"])
@pytest.mark.parametrize("house", HOUSES)
def test_who_comes_in_the_middle_is_told_what_is_out(house: str, part: str) -> None:
    """The card is judged by all that was played: the learner, who saw one trick, is told."""
    rules = load_house(house)
    told = set()
    for number in range(6):
        case = make_case(rules, "whole_hand", {"part": (part,)}, f"out {number}")
        view = case.scene.view
        assert view is not None
        out = {card for card in DECK if card not in view.plays and card not in view.held}
        own = {card.suit for card in view.held}
        (said,) = [one.params for one in case.context if one.code == "ctx_out"]
        cards = said["cards"]
        assert isinstance(cards, tuple)
        assert set(cards) == {card for card in out if card.suit in own}
        voids = {(one.params["seat"], one.params["suit"]) for one in case.context
                 if one.code == "ctx_void"}  # fmt: skip
        assert voids == {
            (seat, suit) for seat in Seat if seat is not ME for suit in own & view.seen.voids[seat]
            if any(card.suit is suit for card in out)
        }  # fmt: skip
        told |= voids
    assert told or part == "last"


@pytest.mark.parametrize("house", HOUSES)
def test_a_wrong_card_says_which_contract_it_costs(house: str) -> None:
    rules = load_house(house)
    told = set()
    for number in range(10):
        case = make_case(rules, "whole_hand", {"part": ("last",)}, f"why {number}")
        view = case.scene.view
        assert view is not None
        worths = {worth.card: worth for worth in card_worths_of(case)}
        best = max(worths.values(), key=lambda worth: worth.is_right)
        for card, worth in worths.items():
            if worth.is_right:
                continue
            said = {one.code: one.params for one in KIND.explain(case, (str(card),), right=False)}
            assert ("hand_made" in said) is (best.made > worth.made)
            assert ("hand_theirs" in said) is (rules.has_sides and best.theirs < worth.theirs)
            for params in (said.get("hand_made", {}), said.get("hand_theirs", {})):
                assert all(
                    0 <= int(str(params[k])) <= 24 for k in ("count", "taken") if k in params
                )
            told |= said.keys()
    assert not rules.has_sides or told & {"hand_made", "hand_theirs"}


def test_a_card_that_costs_only_bags_says_so() -> None:
    def worth(made: int, theirs: int, bags: int) -> CardWorth:
        return CardWorth(Card.parse("SA"), 0.0, 0.0, made, theirs, bags)

    better = worth(20, 5, 6)
    for sides in (True, False):
        (bags,) = _costs(better, worth(20, 5, 14), sides)
        assert (bags.code, bags.params["count"], bags.params["taken"]) == ("hand_bags", 6, 14)
        # A contract weighs more than bags: it is named alone.
        (made,) = _costs(better, worth(12, 5, 14), sides)
        assert made.code == "hand_made"
    assert not [*_costs(better, worth(20, 5, 6), True)]
