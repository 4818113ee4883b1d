"""Bidding exercises: made again from their id, legal in every house."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from trainer.bots import BidChoice, TableView
from trainer.engine import (
    BLIND_NIL,
    HOUSES,
    NIL,
    Bid,
    Deal,
    Hand,
    IllegalBid,
    NotationError,
    Seat,
    Standing,
    allowed_bids,
    auction_of,
    load_house,
    random_deal_id,
    side_keys,
)
from trainer.teaching import bid_exercise
from trainer.teaching.bid_exercise import (
    FRESH_GAMES,
    GENERATOR_VERSION,
    BidExercise,
    deal_exercise,
    finish_auction,
    own_exercise,
)

PINNED: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parents[2] / "golden" / "bid_exercises.yaml").read_text(encoding="utf-8")
)
HAND = Hand.parse("AK52.Q97.J4.T983")
IDS = [random_deal_id(random.Random(seed)) for seed in range(60)]


def plain(exercise: BidExercise) -> dict[str, Any]:
    return {
        "hand": str(exercise.hand),
        "seat": str(exercise.seat),
        "dealer": str(exercise.dealer),
        "bids": {str(seat): bid.to_json() for seat, bid in exercise.auction.bids.items()},
        "standings": {key: [at.score, at.bags] for key, at in exercise.standings.items()},
    }


@pytest.mark.parametrize("house", HOUSES)
def test_an_id_makes_the_same_exercise_for_ever(house: str) -> None:
    changed = "another exercise under the same version: raise GENERATOR_VERSION, then pin anew"
    assert PINNED["version"] == GENERATOR_VERSION, "pin what the new version makes"
    for id_, pinned in PINNED[house].items():
        assert plain(deal_exercise(load_house(house), id_)) == pinned, changed


def test_the_version_is_part_of_the_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [plain(deal_exercise(load_house("classic"), id_)) for id_ in IDS[:10]]
    monkeypatch.setattr(bid_exercise, "GENERATOR_VERSION", GENERATOR_VERSION + 1)
    after = [plain(deal_exercise(load_house("classic"), id_)) for id_ in IDS[:10]]
    assert before != after


def test_an_id_may_be_written_as_people_do() -> None:
    rules = load_house("classic")
    written = deal_exercise(rules, "7K3F-2QXM")
    for other in ("7k3f2qxm", " 7K3F-2QXM "):
        assert deal_exercise(rules, other) == written
    assert written.id == "7K3F-2QXM"
    assert written.deal == Deal.from_id("7K3F-2QXM")
    for wrong in ("", "7K3F", "7K3F-2QXU!", "7K3F-2QX"):
        with pytest.raises(NotationError):
            deal_exercise(rules, wrong)


@pytest.mark.parametrize("house", HOUSES)
def test_the_asked_seat_is_in_turn_and_has_a_choice(house: str) -> None:
    rules = load_house(house)
    for id_ in IDS:
        exercise = deal_exercise(rules, id_)
        assert exercise.auction.turn is exercise.seat
        assert exercise.deal is not None
        assert exercise.hand == exercise.deal.hand(exercise.seat)
        assert len(allowed_bids(exercise.auction, standings=exercise.standings)) > 1
        assert exercise.own_side in side_keys(rules)
        made = exercise.auction.bids
        again = auction_of(rules, exercise.dealer, made, exercise.standings)
        assert again == exercise.auction


@pytest.mark.parametrize("house", HOUSES)
def test_the_auction_is_finished_after_every_open_bid(house: str) -> None:
    rules = load_house(house)
    for id_ in IDS[:12]:
        exercise = deal_exercise(rules, id_)
        for bid in allowed_bids(exercise.auction, standings=exercise.standings):
            finished = finish_auction(exercise, bid)
            assert finished.is_over
            assert finished.bids[exercise.seat] == bid
            assert finished.calls[: len(exercise.auction.calls)] == exercise.auction.calls


@pytest.mark.parametrize(
    "changes",
    [
        {"min_team_bid": 4, "max_pair_bid": 13},
        {"total_not_thirteen": True},
        {"min_team_bid": 5, "max_pair_bid": 5, "total_not_thirteen": True},
        {"max_pair_bid": 1},
        {"max_pair_bid": 2, "zero": "closed", "nil_open_to": "nobody"},
        {"max_pair_bid": 3, "nil_open_to": "before_partner", "zero": "closed"},
        {"double_nil": "closed", "max_pair_bid": 1, "zero": "number"},
        {"losing_floor": -1, "target": 100, "bag_penalty": 0},
    ],
)
def test_houses_of_ones_own(changes: dict[str, Any]) -> None:
    rules = load_house("classic").with_options(changes)
    for id_ in IDS[:25]:
        exercise = deal_exercise(rules, id_)
        for bid in allowed_bids(exercise.auction, standings=exercise.standings):
            assert finish_auction(exercise, bid).is_over
        for standing in exercise.standings.values():
            assert standing.score < rules.target
            assert not rules.losing_floor or standing.score > rules.losing_floor


def test_settings_replace_what_is_drawn_and_nothing_else() -> None:
    rules = load_house("classic")
    standings = {"NS": Standing(437, 8), "EW": Standing(-20, 1)}
    for id_ in IDS[:20]:
        drawn = deal_exercise(rules, id_)
        for seat in Seat:
            exercise = deal_exercise(rules, id_, seat=seat)
            assert exercise.dealer is drawn.dealer
            assert exercise.standings == drawn.standings
            assert exercise.hand == Deal.from_id(id_).hand(seat)
        assert deal_exercise(rules, id_, dealer=Seat.W).seat is drawn.seat
        exercise = deal_exercise(rules, id_, standings=standings)
        assert exercise.standings == standings
        assert (exercise.seat, exercise.dealer) == (drawn.seat, drawn.dealer)


@pytest.mark.parametrize("house", HOUSES)
def test_scores_are_those_of_a_game_under_way(house: str) -> None:
    rules = load_house(house)
    fresh = 0
    for id_ in IDS:
        standings = deal_exercise(rules, id_).standings
        assert tuple(standings) == side_keys(rules)
        fresh += all(standing == Standing() for standing in standings.values())
        for standing in standings.values():
            assert rules.losing_floor - 200 < standing.score < rules.target
            assert 0 <= standing.bags < rules.penalty_group
    assert 0 < fresh < len(IDS) * 2 / FRESH_GAMES


def test_seats_and_dealers_all_come_up() -> None:
    exercises = [deal_exercise(load_house("classic"), id_) for id_ in IDS]
    assert {exercise.seat for exercise in exercises} == set(Seat)
    assert {exercise.dealer for exercise in exercises} == set(Seat)
    assert {len(exercise.auction.calls) for exercise in exercises} == {0, 1, 2, 3}


def test_a_bot_sees_only_its_own_cards() -> None:
    seen: list[TableView] = []

    class Watcher:
        def choose_bid(self, view: TableView) -> BidChoice:
            seen.append(view)
            return BidChoice(Bid.number(3), "watching")

    exercise = deal_exercise(
        load_house("classic"), "7K3F-2QXM", seat=Seat.E, dealer=Seat.E, bot=Watcher()
    )
    assert [view.seat for view in seen] == [Seat.S, Seat.W, Seat.N]
    assert exercise.deal is not None
    for view in seen:
        assert view.hand == exercise.deal.hand(view.seat)
        assert not hasattr(view, "deal")
        assert view.standings == exercise.standings
    assert exercise.partner_bid == Bid.number(3)
    finish_auction(exercise, NIL, Watcher())
    assert len(seen) == 3


def own(house: str, bids: Mapping[Seat, Bid], **more: Any) -> BidExercise:
    settings: dict[str, Any] = {"seat": Seat.S, "dealer": Seat.E, **more}
    return own_exercise(load_house(house), settings.pop("hand", HAND), bids=bids, **settings)


def test_a_hand_of_ones_own() -> None:
    exercise = own("classic", {})
    assert (exercise.id, exercise.deal, exercise.partner_bid) == (None, None, None)
    assert exercise.standings == {"NS": Standing(), "EW": Standing()}
    finished = finish_auction(exercise, Bid.number(4))
    assert finished.bids == {Seat.S: Bid.number(4)}  # nobody else's cards are known
    two = {Seat.N: Bid.number(4), Seat.E: Bid.number(0)}
    exercise = own("classic", two, dealer=Seat.W, standings={"NS": Standing(100, 3)})
    assert exercise.partner_bid == Bid.number(4)
    assert exercise.auction.bids[Seat.E] == NIL
    assert exercise.standings == {"NS": Standing(100, 3), "EW": Standing()}


def test_a_partner_is_known_only_where_there_is_one() -> None:
    bids = {Seat.N: Bid.number(4), Seat.E: Bid.number(1)}
    assert own("classic", bids, dealer=Seat.W).partner_bid == Bid.number(4)
    assert own("solo", bids, dealer=Seat.W).partner_bid is None
    assert own("solo", bids, dealer=Seat.W).own_side == "S"


def test_a_hand_of_ones_own_that_cannot_be() -> None:
    with pytest.raises(NotationError, match="12 cards"):
        own("classic", {}, hand=Hand.parse("AK52.Q97.J4.T98"))
    with pytest.raises(IllegalBid, match="turn"):
        own("classic", {}, dealer=Seat.S)
    with pytest.raises(IllegalBid, match="turn"):
        own("classic", {Seat.N: Bid.number(1)})
    with pytest.raises(IllegalBid, match="partner"):
        own("cards4", {Seat.N: Bid.number(1), Seat.E: Bid.number(1), Seat.S: NIL}, dealer=Seat.W)
    with pytest.raises(IllegalBid, match="all four"):
        own("classic", dict.fromkeys(Seat, Bid.number(3)))


def test_what_is_not_open_cannot_be_bid() -> None:
    exercise = own("cards4", {Seat.N: Bid.number(1), Seat.E: Bid.number(1)}, dealer=Seat.W)
    with pytest.raises(IllegalBid):
        finish_auction(exercise, NIL)
    with pytest.raises(IllegalBid):
        finish_auction(exercise, BLIND_NIL)
