"""The coach: the judgement of a bid and the reasons, from values written by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.values import shares, values_of
from trainer.analysis import estimate
from trainer.engine import NIL, Bid, Hand, Seat, Standing, load_house
from trainer.teaching.bid_coach import judge_bid, right_bids
from trainer.teaching.bid_exercise import BidExercise, own_exercise
from trainer.teaching.bid_why import Gap, Means, Reason, Why, why_best, why_not_the_count
from trainer.teaching.labels import Label

PLAIN = "AK52.Q97.J4.T983"  # counts 3
LOW = "432.5432.432.432"


def exercise(
    hand: str = PLAIN,
    bids: Mapping[Seat, Bid] | None = None,
    house: str = "classic",
    **standings: Standing,
) -> BidExercise:
    """South bids last of those in `bids`."""
    bids = bids or {}
    dealer = Seat((Seat.S - 1 - len(bids)) % 4)
    return own_exercise(
        load_house(house), Hand.parse(hand), seat=Seat.S, dealer=dealer, bids=bids,
        standings=standings,
    )  # fmt: skip


def three(*numbers: int) -> dict[Seat, Bid]:
    return dict(zip((Seat.W, Seat.N, Seat.E), map(Bid.number, numbers), strict=True))


def codes(reasons: tuple[Reason, ...]) -> list[str]:
    return [str(reason.code) for reason in reasons]


def test_a_judgement() -> None:
    asked = exercise()
    values = values_of(asked.view, {2: 70.0, 3: 93.0, 4: 92.0, 5: 77.0, NIL: -50.0})
    wrong = judge_bid(values, Bid.number(5))
    assert (wrong.label, wrong.loss, wrong.margin) == (Label.MISTAKE, 16.0, 2.0)
    assert wrong.right == (Bid.number(3), Bid.number(4))
    assert (wrong.best, wrong.off) == (Bid.number(3), 1)
    equal = judge_bid(values, Bid.number(4))
    assert (equal.label, equal.off) == (Label.BEST, 0)
    assert equal.subject == Bid.number(4), "a right bid is what there is to explain"
    assert wrong.subject == Bid.number(3)
    low = judge_bid(values, Bid.number(2))
    assert (low.label, low.off) == (Label.BLUNDER, -1)
    assert judge_bid(values, NIL).off is None
    with pytest.raises(KeyError):
        judge_bid(values, Bid.number(9))


def test_right_bids_by_the_score() -> None:
    asked = exercise()
    values = values_of(
        asked.view,
        {3: 50.0, 4: 40.0},
        {3: {"now_diff": -9.0, "now_diff_se": 1.0}, 4: {"now_diff": 0.0, "now_diff_se": 0.0}},
        best_now=Bid.number(4),
    )
    assert right_bids(values, values.bids) == (Bid.number(3),)
    assert right_bids(values, values.bids, now=True) == (Bid.number(4),)


def test_too_high() -> None:
    asked = exercise(bids=three(3, 4, 2))
    values = values_of(
        asked.view, {3: 70.0, 4: 93.0, 5: 77.0}, {4: {"p_made": 0.97}, 5: {"p_made": 0.78}}
    )
    high, chances, bags = why_best(asked, judge_bid(values, Bid.number(5)))
    assert high == Reason(Why.TOO_HIGH, {"extra": 1, "points": 10, "won": 80, "lost": -90})
    assert chances.code is Why.CHANCES
    assert (chances.figures["p_best"], chances.figures["p_own"]) == (0.97, 0.78)
    assert bags == Reason(Why.BAGS, {"best": Bid.number(4), "bags": 1.0, "standing": 0})


def test_too_low_names_the_bags() -> None:
    asked = exercise(bids=three(3, 4, 2))
    values = values_of(asked.view, {2: 70.0, 4: 93.0}, {2: {"bags": 2.5}, 4: {"bags": 0.9}})
    low, _, bags = why_best(asked, judge_bid(values, Bid.number(2)))
    assert low == Reason(Why.TOO_LOW, {"extra": 2, "points": 20, "bag": -9.0})
    assert bags.figures == {"bags": 2.5, "best": Bid.number(4), "fewer": 0.9}


def test_a_right_number_is_held_against_its_neighbours() -> None:
    asked = exercise()
    values = values_of(asked.view, {2: 70.0, 3: 93.0, 4: 80.0, NIL: -50.0})
    found = why_best(asked, judge_bid(values, Bid.number(3)))
    assert codes(found) == [Why.CHANCE, Why.BAGS, Why.NEIGHBOURS]
    assert (found[2].figures["low_loss"], found[2].figures["high_loss"]) == (23.0, 13.0)


def test_a_nil_that_fails_says_what_it_would_need() -> None:
    asked = exercise()
    values = values_of(asked.view, {3: 40.0, NIL: 0.0}, {NIL: {"p_nil": 0.5}})
    fails, chance = why_best(asked, judge_bid(values, NIL))
    # ±100: forty points behind are twenty points of chance
    assert fails.figures == {"p": 0.5, "need": pytest.approx(0.7), "number": Bid.number(3)}
    assert chance.code is Why.CHANCE


def test_a_nil_that_was_missed() -> None:
    asked = exercise(LOW, three(3, 5, 2))
    values = values_of(asked.view, {1: 10.0, NIL: 60.0}, {NIL: {"p_nil": 0.8}})
    made, cover, instead = why_best(asked, judge_bid(values, Bid.number(1)))
    assert made.figures == {"p": 0.8, "need": pytest.approx(0.55), "number": Bid.number(1)}
    assert cover == Reason(Why.NIL_COVER, {"partner": Bid.number(5), "seat": Seat.N})
    assert instead.figures["tricks"] == 3


def test_a_house_with_a_smaller_nil_needs_more() -> None:
    asked = exercise(LOW, three(3, 5, 2), "fives")
    values = values_of(asked.view, {1: 10.0, NIL: 60.0}, {NIL: {"p_nil": 0.8}})
    (made, *_) = why_best(asked, judge_bid(values, Bid.number(1)))
    assert made.figures["need"] == pytest.approx(0.3)  # ±50


def gaps(
    hand: str, best: int | Bid, bids: dict[Seat, Bid] | None = None, **figures: Any
) -> tuple[Reason, ...]:
    asked = exercise(hand, bids)
    sure = estimate(asked.hand).sure
    points = {Bid.parse(best): 50.0}
    for near in (sure, Bid.parse(best).tricks + 1):
        points.setdefault(Bid.number(near), 40.0)
    values = values_of(asked.view, points, {best: figures})
    return why_not_the_count(asked, judge_bid(values, Bid.parse(best)), estimate(asked.hand))


def test_the_count_may_be_right() -> None:
    assert codes(gaps(PLAIN, 3)) == [Gap.SAME]
    assert codes(gaps(PLAIN, NIL)) == [Gap.NIL]


@pytest.mark.parametrize(
    ("hand", "best", "bids", "figures", "code"),
    [
        ("AQJ9.K63.K862.64", 4, None, {"tricks": shares(4)}, Gap.MAYBES),
        ("Q9742.A9764..T83", 4, None, {"tricks": shares(4)}, Gap.RUFFS),
        (PLAIN, 4, None, {"tricks": shares(4, 5)}, Gap.SMALL_CARDS),
        ("32.AKQ8765.A2.32", 2, None, {"tricks": shares(2)}, Gap.LONG_SUIT),
        (".AKQ5.AK752.A432", 4, None, {"tricks": shares(4)}, Gap.NO_SPADES),
        (PLAIN, 4, three(3, 3, 3), {"side_tricks": shares(7)}, Gap.PARTNER_STRONG),
        (PLAIN, 2, three(3, 4, 3), {"side_tricks": shares(6)}, Gap.PARTNER_WEAK),
        (PLAIN, 4, three(2, 2, 2), {}, Gap.LAST_SEAT_ROOM),
        (PLAIN, 2, three(5, 4, 4), {}, Gap.LAST_SEAT_TIGHT),
    ],
)
def test_why_the_best_is_not_the_count(
    hand: str, best: int, bids: dict[Seat, Bid] | None, figures: dict[str, Any], code: Gap
) -> None:
    assert code in codes(gaps(hand, best, bids, **figures))


def test_reasons_point_the_same_way_as_the_bid() -> None:
    up = {Gap.MAYBES, Gap.RUFFS, Gap.SMALL_CARDS, Gap.PARTNER_STRONG, Gap.LAST_SEAT_ROOM, Gap.BAGS}
    down = {Gap.LONG_SUIT, Gap.NO_SPADES, Gap.PARTNER_WEAK, Gap.LAST_SEAT_TIGHT, Gap.SET}
    for best, wrong in ((4, down), (2, up)):
        for bids in (None, three(2, 2, 2), three(5, 4, 4)):
            for tricks in (shares(2), shares(5)):
                found = codes(gaps(PLAIN, best, bids, tricks=tricks, side_tricks=shares(7)))
                assert not wrong & set(found)


def test_the_danger_of_bags_and_of_a_set() -> None:
    asked = exercise()
    counted = estimate(asked.hand)
    parts = {"contract_made": 0.0, "contract_set": 0.0, "nil": 0.0, "boston": 0.0, "theirs": 0.0}
    values = values_of(
        asked.view,
        {3: 40.0, 4: 50.0},
        {3: {"parts": parts | {"bags": -15.0}, "bags": 1.7}, 4: {"parts": parts | {"bags": -5.0}}},
    )
    (bags,) = why_not_the_count(asked, judge_bid(values, Bid.number(4)), counted)
    assert bags == Reason(Gap.BAGS, {"bags": 1.7, "points": 10.0, "sure": 3})
    values = values_of(
        asked.view,
        {2: 50.0, 3: 40.0},
        {
            2: {"parts": parts | {"bags": 0.0}},
            3: {"parts": parts | {"bags": 0.0, "contract_set": -12.0}, "p_made": 0.66},
        },
    )
    (set_,) = why_not_the_count(asked, judge_bid(values, Bid.number(2)), counted)
    assert set_ == Reason(Gap.SET, {"p": 0.66, "sure": 3})


def test_the_score_is_named_where_it_asks_for_another_bid() -> None:
    asked = exercise(NS=Standing(200, 9))
    values = values_of(
        asked.view,
        {3: 50.0, 4: 40.0},
        {3: {"now_diff": -9.0, "now_diff_se": 1.0}},
        best_now=Bid.number(4),
    )
    judged = judge_bid(values, Bid.number(4))
    same, score = why_not_the_count(asked, judged, estimate(asked.hand))
    assert same.code is Gap.SAME
    assert score.figures == {"now": Bid.number(4), "loss": 9.0, "best": Bid.number(3)}


def test_means() -> None:
    asked = exercise()
    values = values_of(
        asked.view, {3: 1.0}, {3: {"tricks": shares(3, 4), "side_tricks": shares(8)}}
    )
    assert Means.of(asked, values.bids[Bid.number(3)]) == Means(3.5, 4.5)
    alone = exercise(house="solo")
    assert Means.of(alone, values.bids[Bid.number(3)]).partner is None
