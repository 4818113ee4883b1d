"""Grades against the count (design §6), and a session's tally of them."""

from __future__ import annotations

import json

import pytest

from trainer.engine import BLIND_NIL, NIL, Bid, Hand, Seat, load_house
from trainer.teaching.bid_exercise import BidExercise, own_exercise
from trainer.teaching.bid_grade import RIGHT, Verdict, grade_bid
from trainer.teaching.tally import TallyEntry, summarise


def exercise(hand: str, partner: int | None = None, house: str = "fives") -> BidExercise:
    bids = {} if partner is None else {Seat.N: Bid.number(partner), Seat.E: Bid.number(3)}
    dealer = Seat.E if partner is None else Seat.W
    given = Hand.parse(hand)
    return own_exercise(load_house(house), given, seat=Seat.S, dealer=dealer, bids=bids)


AK2 = "AK2.5432.432.432"  # count 2, no maybe
KING = "AK2.K432.432.432"  # count 2, half a trick
KINGS = "AK2.K43.K43.K432"  # count 2, one and a half: 4
RUFF = "AK32..K5432.K432"  # count 3, one and three quarters: 5


@pytest.mark.parametrize(
    ("hand", "bid", "verdict", "off"),
    [
        (AK2, 1, Verdict.UNDERBID, -1),
        (AK2, 2, Verdict.SOUND, 0),
        (AK2, 3, Verdict.SOUND, 1),
        (AK2, 4, Verdict.OVERBID, 2),
        (AK2, 13, Verdict.OVERBID, 11),
        (KING, 1, Verdict.UNDERBID, -1),
        (KING, 3, Verdict.SOUND, 1),
        (KING, 4, Verdict.OVERBID, 2),
        (KINGS, 1, Verdict.UNDERBID, -1),
        (KINGS, 2, Verdict.SOUND, 0),
        (KINGS, 3, Verdict.SOUND, 1),
        (KINGS, 4, Verdict.WITH_MAYBES, 2),
        (KINGS, 5, Verdict.OVERBID, 3),
        (RUFF, 2, Verdict.UNDERBID, -1),
        (RUFF, 5, Verdict.WITH_MAYBES, 2),
        (RUFF, 6, Verdict.OVERBID, 3),
        ("432.5432.432.432", 1, Verdict.SOUND, 1),
        ("432.5432.432.432", 2, Verdict.OVERBID, 2),
        ("AKQJT98765432...", 12, Verdict.UNDERBID, -1),
        ("AKQJT98765432...", 13, Verdict.SOUND, 0),
    ],
)
def test_numbers_stand_to_the_count(hand: str, bid: int, verdict: Verdict, off: int) -> None:
    for partner in (None, 1, 6):
        grade = grade_bid(exercise(hand, partner), Bid.number(bid))
        assert (grade.verdict, grade.off) == (verdict, off)
        assert grade.estimate.hand == Hand.parse(hand)


@pytest.mark.parametrize(
    ("hand", "partner", "verdict"),
    [
        ("432.5432.432.432", None, Verdict.NIL_GOOD),
        ("J43.5432.432.432", None, Verdict.NIL_RISKY),
        ("J43.5432.432.432", 3, Verdict.NIL_RISKY),
        ("J43.5432.432.432", 4, Verdict.NIL_GOOD),
        ("5432.432.432.432", None, Verdict.NIL_BAD),
        ("5432.432.432.432", 5, Verdict.NIL_RISKY),
        ("A32.5432.432.432", None, Verdict.NIL_BAD),
        ("A32.5432.432.432", 9, Verdict.NIL_BAD),
    ],
)
def test_a_nil_stands_to_its_dangers(hand: str, partner: int | None, verdict: Verdict) -> None:
    given = exercise(hand, partner, "cards4")
    assert (grade_bid(given, NIL).verdict, grade_bid(given, NIL).off) == (verdict, 0)
    assert grade_bid(given, BLIND_NIL).verdict is verdict
    assert grade_bid(given, BLIND_NIL, hand_seen=False).verdict is Verdict.NIL_BLIND


def test_a_nil_that_pays_little_is_not_called_good() -> None:
    """Half of the usual reward: what speaks for it is then not the absence of danger alone."""
    given = exercise("432.5432.432.432", house="fives")
    assert grade_bid(given, NIL).verdict is Verdict.NIL_SMALL
    assert not grade_bid(given, NIL).is_right
    assert grade_bid(given, BLIND_NIL).verdict is Verdict.NIL_GOOD, "a blind one pays 100"
    risky = exercise("J43.5432.432.432", house="fives")
    assert grade_bid(risky, NIL).verdict is Verdict.NIL_RISKY


def test_nobody_covers_where_all_play_alone() -> None:
    rules = load_house("solo")
    bids = {Seat.N: Bid.number(9), Seat.E: Bid.number(1)}
    hand = Hand.parse("J43.5432.432.432")
    given = own_exercise(rules, hand, seat=Seat.S, dealer=Seat.W, bids=bids)
    assert grade_bid(given, NIL).verdict is Verdict.NIL_RISKY


def test_what_is_right() -> None:
    assert {verdict.value for verdict in RIGHT} == {"sound", "with_maybes", "nil_good"}
    for bid in range(14):
        grade = grade_bid(exercise(KINGS), Bid.number(bid) if bid else NIL)
        assert grade.is_right is (bid in (2, 3, 4))


def test_a_session_adds_up() -> None:
    bids = [(AK2, 2), (AK2, 1), (KINGS, 5), ("432.5432.432.432", 0), (AK2, 0)]
    entries = [
        TallyEntry.of(
            grade_bid(exercise(hand, house="classic"), Bid.number(bid) if bid else NIL), f"deal {n}"
        )
        for n, (hand, bid) in enumerate(bids)
    ]
    assert [entry.is_right for entry in entries] == [True, False, False, True, False]
    assert [entry.is_nil for entry in entries] == [False, False, False, True, True]
    summary = summarise(entries)
    assert (summary.hands, summary.right) == (5, 2)
    assert summary.mean_off == pytest.approx((0 - 1 + 3) / 3)
    assert [TallyEntry(**json.loads(json.dumps(entry.to_dict()))) for entry in entries] == entries


def test_a_session_without_numbers_has_no_mean() -> None:
    assert summarise([]).mean_off is None
    nil = TallyEntry.of(grade_bid(exercise(AK2), NIL), "")
    assert (summarise([nil]).hands, summarise([nil]).mean_off) == (1, None)
