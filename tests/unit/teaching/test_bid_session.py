"""What a session keeps, and what it says in the end."""

from __future__ import annotations

import pytest

from tests.values import values_of
from trainer.engine import NIL, Bid, Hand, Seat, load_house
from trainer.teaching.bid_coach import judge_bid
from trainer.teaching.bid_exercise import deal_exercise
from trainer.teaching.bid_grade import grade_bid
from trainer.teaching.bid_session import Habit, sum_up
from trainer.teaching.hand_kinds import HandKind, hand_kind
from trainer.teaching.labels import Label
from trainer.teaching.tally import TallyEntry, summarise


def entry(
    bid: int | str = 3, loss: float | None = 0.0, label: str = "best", off: int | None = 0,
    kind: HandKind = HandKind.PLAIN,
) -> TallyEntry:  # fmt: skip
    return TallyEntry(
        bid, 3, 0, "sound", "7K3F-2QXM", kind, {"deal": "7K3F-2QXM"}, "", label, loss, 3, off
    )


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("432.5432.432.432", HandKind.NIL),
        ("AK752.Q97.J4.T98", HandKind.LONG_SPADES),
        ("A752.KQ97.KJ942.", HandKind.SHORT_SUIT),
        ("AK5.AK7.J43.9832", HandKind.STRONG),
        ("Q52.Q97.J84.QT98", HandKind.WEAK),
        ("AK52.Q97.J4.T983", HandKind.PLAIN),
    ],
)
def test_kinds_of_hands(hand: str, kind: HandKind) -> None:
    assert hand_kind(Hand.parse(hand)) is kind


def test_an_entry_is_judged_once_the_values_are_known() -> None:
    exercise = deal_exercise(load_house("classic"), "7K3F-2QXM", seat=Seat.S)
    first = TallyEntry.of(grade_bid(exercise, Bid.number(1)), "7K3F-2QXM", "plain", {"seat": "S"})
    assert (first.label, first.loss, first.is_right) == ("", None, False)
    values = values_of(exercise.view, {1: 40.0, 2: 41.0, 3: 20.0})
    judged = first.judged(judge_bid(values, Bid.number(1)))
    assert (judged.label, judged.loss, judged.best, judged.off_best) == ("best", 1.0, 2, 0)
    assert judged.is_right, "the values grade, where they exist"
    assert TallyEntry(**judged.to_dict()) == judged
    assert not first.judged(judge_bid(values, Bid.number(3))).is_right
    nil = values_of(exercise.view, {1: 40.0, NIL: 60.0})
    missed = first.judged(judge_bid(nil, Bid.number(1)))
    assert (missed.best, missed.off_best) == ("nil", None)


def test_the_tally_has_the_mean_loss_of_what_is_known() -> None:
    known = [entry(loss=4.0, label="inaccuracy"), entry(loss=0.0)]
    assert summarise([*known, entry(loss=None, label="")]).mean_loss == 2.0
    assert summarise([entry(loss=None, label="")]).mean_loss is None
    assert summarise(known).right == 1


def test_a_summary() -> None:
    entries = [
        entry(5, 16.0, "mistake", 1, HandKind.STRONG),
        entry(4, 0.0, "best", 0, HandKind.STRONG),
        entry(1, 9.0, "mistake", -1, HandKind.WEAK),
        entry("nil", 54.0, "blunder", None, HandKind.WEAK),
        entry(2, 21.0, "blunder", None, HandKind.NIL),
        entry(3, 2.0, "good", 1, HandKind.PLAIN),
        entry(3, None, "", None),
    ]
    found = sum_up(entries)
    assert (found.hands, found.judged) == (7, 6)
    assert found.mean_loss == pytest.approx(17.0)
    assert found.labels == {
        Label.BEST: 1, Label.GOOD: 1, Label.MISTAKE: 2, Label.BLUNDER: 2,
    }  # fmt: skip
    assert list(found.labels) == [Label.BEST, Label.GOOD, Label.MISTAKE, Label.BLUNDER]
    assert set(found.habits) == {
        Habit(HandKind.STRONG, 2, 0.5),
        Habit(HandKind.WEAK, 1, -1.0),
        Habit(HandKind.PLAIN, 1, 1.0),
    }
    assert (found.nils_too_bold, found.nils_missed) == (1, 1)
    assert [one.loss for one in found.worst] == [54.0, 21.0, 16.0]


def test_a_session_without_values_says_nothing() -> None:
    found = sum_up([entry(3, None, "", None)])
    assert (found.judged, found.mean_loss, found.habits, found.worst) == (0, None, (), ())
    assert sum_up([]).hands == 0
