"""The coach's jobs: their keys, other scores, and a deal played out."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from trainer.engine import HOUSES, Bid, Seat, Standing, allowed_bids, load_house, score_hand
from trainer.teaching.bid_coach import judge_bid
from trainer.teaching.bid_exercise import deal_exercise, own_exercise
from trainer.teaching.bid_scores import other_scores, score_job
from trainer.teaching.coach_jobs import ValuesJob, coach_pool, values_job, warm
from trainer.teaching.replay import Fortune, difference, fortune, play_job, replay

DEAL = "7K3F-2QXM"


def exercise(house: str = "classic", **settings: object):  # type: ignore[no-untyped-def]
    return deal_exercise(load_house(house), DEAL, seat=Seat.S, **settings)  # type: ignore[arg-type]


def test_a_key_names_everything_that_matters_and_nothing_else() -> None:
    asked = exercise()
    job = values_job(asked)
    assert job.key == values_job(exercise()).key
    assert pickle.loads(pickle.dumps(job)).key == job.key
    rules = load_house("classic").with_options({"bag_penalty": -50})
    others = [
        values_job(exercise("moon")),
        values_job(deal_exercise(rules, DEAL, seat=Seat.S)),
        values_job(exercise(dealer=asked.dealer.lho)),
        values_job(exercise(standings={"NS": Standing(1, 0), "EW": Standing()})),
        values_job(deal_exercise(load_house("classic"), DEAL, seat=Seat.W)),
        values_job(asked, hand_seen=False),
        replace(job, worlds=99),
        play_job(asked, Bid.number(2)),
        play_job(asked, Bid.number(3)),
    ]
    keys = {job.key, *(other.key for other in others)}
    assert len(keys) == len(others) + 1
    own = own_exercise(
        asked.rules, asked.hand, seat=asked.seat, dealer=asked.dealer,
        bids=asked.auction.bids, standings=asked.standings,
    )  # fmt: skip
    assert values_job(own).key == job.key, "a hand typed in is the same question"


def test_values_are_those_of_the_question_and_steps_are_told() -> None:
    told: list[tuple[int, int]] = []
    job = ValuesJob(exercise().view, worlds=60)
    values = job.run(lambda done, total: told.append((done, total)), 1)
    assert tuple(values.bids) == allowed_bids(job.view.auction)
    assert told == [(step + 1, len(values.bids)) for step in range(len(values.bids))]
    assert pickle.loads(pickle.dumps(values)) == values
    assert job.run(lambda *_: None, 2) == values


def test_warming_leaves_nothing_to_compile() -> None:
    from trainer.policy.kernel import bidding, play, trials, worlds

    ways_in: tuple[Any, ...] = (
        trials.try_choice, worlds.sample_worlds, bidding.choose_bid, play.choose_card,
    )  # fmt: skip
    warm()
    warmed = [len(function.signatures) for function in ways_in]
    for house in HOUSES:
        ValuesJob(exercise(house).view, worlds=4).run(lambda *_: None, 2)
        asked = exercise(house)
        play_job(asked, Bid.number(3)).run(lambda *_: None, 1)
    assert [len(function.signatures) for function in ways_in] == warmed


def test_the_pool_of_a_process_is_one() -> None:
    assert coach_pool() is coach_pool()


def test_other_scores() -> None:
    asked = exercise(standings={"NS": Standing(210, 4), "EW": Standing(337, 7)})
    found = {score.code: score.standings for score in other_scores(asked)}
    assert list(found) == ["now", "fresh", "near", "bags", "behind"]
    assert found["now"] == asked.standings
    assert set(found["fresh"].values()) == {Standing()}
    assert found["near"] == {"NS": Standing(450, 4), "EW": Standing(450, 7)}
    assert found["bags"] == {"NS": Standing(210, 9), "EW": Standing(337, 7)}
    assert found["behind"] == {"NS": Standing(100, 4), "EW": Standing(450, 7)}
    keys = {score_job(asked, score).key for score in other_scores(asked)}
    assert len(keys) == 5


def test_a_score_that_is_already_there_is_not_shown_twice() -> None:
    fresh = exercise(standings={"NS": Standing(), "EW": Standing()})
    assert [score.code for score in other_scores(fresh)] == ["now", "near", "bags", "behind"]
    rules = load_house("classic").with_options({"bag_penalty": 0})
    bagless = deal_exercise(rules, DEAL, seat=Seat.S)
    assert "bags" not in {score.code for score in other_scores(bagless)}


@pytest.mark.parametrize("house", HOUSES)
def test_a_deal_is_played_out_trick_by_trick(house: str) -> None:
    asked = exercise(house)
    job = play_job(asked, Bid.number(2))
    played = job.run(lambda *_: None, 1)
    assert pickle.loads(pickle.dumps(played)) == played
    assert played.bids == job.auction.bids
    assert played.bids[Seat.S] == Bid.number(2)
    tricks = replay(job, played)
    assert len(tricks) == 13
    assert dict(tricks[-1].taken) == played.tricks
    assert tricks[0].hands == dict(zip(Seat, job.deal.hands, strict=True))
    for before, trick in pairwise(tricks):
        assert trick.plays[0][0] is before.winner
        assert sum(trick.taken.values()) == sum(before.taken.values()) + 1
    assert score_hand(asked.rules, played.bids, played.tricks, asked.standings) == played.score


def test_luck_and_skill_apart() -> None:
    asked = exercise()
    values = ValuesJob(asked.view, worlds=60).run(lambda *_: None, 1)
    judged = judge_bid(values, Bid.number(5))
    played = play_job(asked, Bid.number(5)).run(lambda *_: None, 1)
    found = fortune(asked, judged, played.score)
    sides = played.score.sides
    assert found.came == sides["NS"].delta - sides["EW"].delta
    assert found.expected == judged.own.value_now
    assert found.luck == found.came - found.expected
    assert found.loss == judged.loss > 0
    assert Fortune(10.0, -30.0, 5.0).luck == -40.0


def test_a_player_alone_is_held_against_the_mean_of_the_others() -> None:
    asked = exercise("solo")
    score = play_job(asked, Bid.number(3)).run(lambda *_: None, 1).score
    others = [side.delta for key, side in score.sides.items() if key != "S"]
    assert difference(asked, score) == pytest.approx(score.sides["S"].delta - sum(others) / 3)


def test_a_hand_of_ones_own_has_no_deal_to_play() -> None:
    asked = exercise()
    own = own_exercise(
        asked.rules, asked.hand, seat=asked.seat, dealer=asked.dealer, bids=asked.auction.bids
    )
    with pytest.raises(ValueError, match="deal"):
        play_job(own, Bid.number(3))
