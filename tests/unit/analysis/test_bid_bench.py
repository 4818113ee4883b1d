"""The bench of bid values: its figures are what they say."""

import numpy as np
import pytest

from trainer.analysis import bid_bench
from trainer.analysis.agreed import AgreedBid, AgreedHand, agreed_hands, judge_agreed
from trainer.analysis.bid_bench import (
    BidBench,
    SelfPlay,
    Speed,
    Tenth,
    Tricks,
    area_under_curve,
    bench_bids,
    measure_speed,
    tenths_of,
)
from trainer.analysis.bid_values import bid_values
from trainer.bots.match import MatchResult
from trainer.cli.bench_bids import (
    Match,
    agreed_lines,
    chart,
    match_rows,
    speed_rows,
    table,
    value_rows,
)
from trainer.engine import NIL, Bid, Hand, Seat, load_house
from trainer.i18n import LANGUAGES, messages


def test_the_area_counts_pairs_in_the_right_order() -> None:
    made = np.array([1.0, 0.0, 1.0, 0.0])
    assert area_under_curve(np.array([0.9, 0.1, 0.8, 0.2]), made) == 1
    assert area_under_curve(np.array([0.1, 0.9, 0.2, 0.8]), made) == 0
    assert area_under_curve(np.array([0.5, 0.5, 0.5, 0.5]), made) == 0.5


def test_a_tenth_may_miss_by_its_error() -> None:
    tenth = Tenth(0.5, 0.6, 100)
    assert tenth.gap == pytest.approx(0.1)
    assert tenth.bound == pytest.approx(0.15)


@pytest.mark.parametrize("house", ["classic", "solo"])
def test_a_small_bench(house: str) -> None:
    seen = []
    found = bench_bids(load_house(house), 24, 20, seed=1, progress=lambda *at: seen.append(at))
    assert seen[-1] == (24, 24)
    for tricks in (found.tricks, found.numbers):
        assert abs(tricks.bias) < 1
        assert 0 < tricks.error < 2
    assert sum(tenth.count for tenth in found.tenths) <= 24
    assert found.nils == (24 if house == "classic" else 0)
    # every side has a contract where nobody bids nil, in solo every seat
    assert 24 <= found.play.contracts <= (48 if house == "classic" else 96)
    assert 0 <= found.play.failed < found.play.contracts
    for language in LANGUAGES:
        rows = list(value_rows(found, messages(language)))
        assert len(rows) == (8 if found.play.nils else 7) - (0 if found.nils else 2)
        assert len(list(chart(found.tenths, messages(language)))) == 1 + len(found.tenths)


def test_tricks_are_compared() -> None:
    found = Tricks.of(np.array([[1.0, 0.0], [3.0, 3.0], [5.0, 6.0], [2.0, 2.0]]))
    assert (found.bias, found.error) == (0.0, 0.5)
    assert found.correlation == pytest.approx(12.75 / (8.75 * 18.75) ** 0.5)


def test_a_handful_is_joined_to_the_next_tenth() -> None:
    chances = np.array([[0.05, 1.0]] * 3 + [[0.45, 0.0]] * 30 + [[0.75, 1.0]] * 40 + [[1.0, 1.0]])
    assert [(tenth.count, round(tenth.made, 2)) for tenth in tenths_of(chances)] == [
        (33, 0.09), (41, 1.0),
    ]  # fmt: skip
    assert [tenth.count for tenth in tenths_of(chances[:2])] == [2]


def test_self_play_counts_sides_and_nils() -> None:
    play = SelfPlay()
    bids = dict(zip(Seat, (NIL, Bid.number(5), Bid.number(4), Bid.number(2)), strict=True))
    play.count(load_house("classic"), bids, dict(zip(Seat, (1, 5, 4, 3), strict=True)))
    assert (play.contracts, play.failed, play.nils, play.nils_made) == (2, 0, 1, 0)
    play.count(load_house("classic"), bids, dict(zip(Seat, (0, 5, 3, 5), strict=True)))
    assert (play.contracts, play.failed, play.nils, play.nils_made) == (4, 1, 2, 1)
    assert (play.failed_share, play.made_share) == (0.25, 0.5)


def test_each_promise_is_judged() -> None:
    tenths = (Tenth(0.5, 0.52, 400), Tenth(0.9, 0.7, 400))
    fits, fails = Tricks(0.09, 0.8, 0.81), Tricks(-0.2, 0.9, 0.7)
    good = BidBench(10, fits, fails, tenths[:1], 10, 0.2, 0.1, 0.16, 0.9, SelfPlay(100, 10, 4, 3))
    bad = BidBench(10, fails, fits, tenths, 10, 0.2, 0.2, 0.16, 0.8, SelfPlay(100, 20, 4, 2))
    m = messages("en")
    assert all(row.met for row in value_rows(good, m))
    assert not any(row.met for row in value_rows(bad, m))
    won = Match(("a", "b"), 3, MatchResult(gains=[9.0, 10.0, 11.0]))
    even = Match(("a", "b"), 3, MatchResult(gains=[-9.0, 10.0, 11.0]))
    assert [row.met for row in match_rows([won, even], m)] == [True, False]
    shown = "\n".join(table([*value_rows(bad, m), *match_rows([won], m)], m))
    assert shown.count("missed") == 8
    assert shown.count("  met") == 1
    line = list(chart(tenths, m))[2]
    assert line.index("●") < line.index("─") < line.index("○")


def test_speed_is_what_the_clock_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bid_bench, "SPEED_DEALS", 10)
    monkeypatch.setattr(bid_bench, "VALUED_WORLDS", 10)
    ticks = iter((0.0, 4.0, 10.0, 12.0, 20.0, 23.0, 30.0, 31.0, 40.0, 42.0, 50.0, 53.0))
    speed = measure_speed(load_house("classic"), 1, clock=lambda: next(ticks))
    assert (speed.deals, speed.seconds) == (5.0, 1.0)
    assert [row.met for row in speed_rows(speed, messages("en"))] == [False, True]
    fast = Speed(2, 110_000.0, 1.2)
    assert [row.met for row in speed_rows(fast, messages("fr"))] == [True, False]


def test_an_agreed_bid_that_is_missed_is_explained() -> None:
    hand = AgreedHand("X", Hand.parse("AKQ9.AK32.A2.432"), (NIL,), (Bid.number(3),), (100, 0))
    view = hand.view(load_house("classic"))
    assert view.auction.bids == {Seat.E: Bid.number(3)}
    assert view.standings["NS"].score == 100
    one = AgreedBid(hand, NIL, bid_values(view, worlds=100))
    assert not one.is_reached
    assert sum(one.lost_by_reason.values()) == pytest.approx(one.values.loss(NIL))
    lines = list(agreed_lines([one], messages("en")))
    assert lines[0].startswith("0 of 1 agreed hands")
    assert "X AKQ9.AK32.A2.432: nil is accepted, but" in lines[1]
    assert "nil −" in lines[1]


def test_the_agreed_hands_are_read() -> None:
    hands = agreed_hands()
    assert len(hands) == len({hand.id for hand in hands}) == 16
    assert [hand.accepts(NIL) for hand in hands].count(True) == 4
    judged = list(judge_agreed(load_house("classic"), 20))
    assert [one.agreed for one in judged] == list(hands)
    assert all(one.agreed.accepts(one.bid) for one in judged)
    assert not list(judge_agreed(load_house("solo"), 20))
