"""How the counted cards of a hand are marked."""

from __future__ import annotations

import pytest

from trainer.analysis import estimate
from trainer.content.step_schema import ParamValue
from trainer.engine import Card, Hand, Seat, load_house
from trainer.i18n import messages
from trainer.teaching.course.registry import STEP_KINDS, judge, make_case
from trainer.ui.bid.answer import _marks
from trainer.ui.learn.scene import case_table
from trainer.ui.table import card_face, seat_plate


def test_marks_add_up_to_the_count() -> None:
    for text in ("KQ2.KQ4.AK32.432", "KQJT.432.432.432", "A5432.AQ2.K2.432"):
        counted = estimate(Hand.parse(text))
        marks, tricks = _marks(counted)
        assert sum(tricks.values()) == counted.sure
        assert {card for card, mark in marks.items() if mark == "counted"} == counted.counted


def test_a_card_that_helps_its_neighbour_has_no_tag() -> None:
    m = messages("en")
    queen = card_face(m, Card.parse("HQ"), "counted", tricks=0)
    assert queen.tag == ""
    assert queen.name == "Queen of hearts, counted, with the card beside it"
    assert card_face(m, Card.parse("HK"), "counted").tag == "+1"


def test_a_french_mark_agrees_with_its_card() -> None:
    fr = messages("fr")
    names = [card_face(fr, Card.parse(card), "looked").name for card in ("HK", "HQ", "H7")]
    assert names == [
        "roi de cœur, regardé, non compté",
        "dame de cœur, regardée, non comptée",
        "sept de cœur, regardé, non compté",
    ]


def test_the_learner_s_own_plate_reads_as_a_sentence() -> None:
    plate = seat_plate(messages("fr"), Seat.S, Seat.S, sub="parlez en troisième")
    assert (plate.sub, plate.label) == ("parlez en troisième", "Vous parlez en troisième")


@pytest.mark.parametrize(
    ("kind", "params"),
    [
        ("tally", {"ask": ("sure",)}),
        ("bid", {"ask": ("count",)}),
        ("who", {"ask": ("leads_next",), "situation": ("plain",)}),
        ("play_card", {"goal": ("lose",), "cards": 6}),
    ],
)
def test_after_a_wrong_answer_the_right_one_is_not_also_right(
    kind: str, params: dict[str, ParamValue]
) -> None:
    case = make_case(load_house("classic"), kind, params, "also")
    right = {key for answer in STEP_KINDS[kind].solve(case) for key in answer}
    wrong = next(key for key in case.keys if key not in right)
    drawn = case_table(messages("en"), case, judge(case, (wrong,)), "two")
    assert "also right" not in str(drawn)
    assert "right" in str(drawn)


def test_nothing_before_a_hand_takes_the_singular_in_french() -> None:
    texts = {
        (lang, score): messages(lang)("learn-before", count=score, points=str(score), bags=0)
        for lang in ("en", "fr") for score in (0, 1, 2)
    }  # fmt: skip
    assert [("points" in texts["fr", score]) for score in (0, 1, 2)] == [False, False, True]
    assert [("points" in texts["en", score]) for score in (0, 1, 2)] == [True, False, True]
