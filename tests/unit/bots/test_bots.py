"""Every player answers with what the house allows, and the same each time."""

import shlex
import sys
from collections.abc import Callable

import pytest

from trainer.bots import KINDS, CardChoice, CountingBot, RandomBot, TableView, make_bot
from trainer.bots.match import MatchResult, long_run_points, play_duplicate, play_games
from trainer.bots.pimc import PimcBot
from trainer.bots.protocol import CommandBot, OutsideError, request
from trainer.bots.table import play_deal
from trainer.engine import (
    HOUSES,
    NIL,
    Bid,
    Card,
    Deal,
    Hand,
    RuleSet,
    Seat,
    auction_of,
    load_house,
)

CLASSIC = load_house("classic")
LIMITS = CLASSIC.with_options({"total_not_thirteen": True, "min_team_bid": 4})


@pytest.mark.parametrize("rules", [*map(load_house, HOUSES), LIMITS], ids=[*HOUSES, "limits"])
@pytest.mark.parametrize("kind", ["policy", "counting", "random"])
def test_whole_deals_are_legal_and_repeatable(kind: str, rules: RuleSet) -> None:
    bots = dict.fromkeys(Seat, make_bot(kind, seed=5))
    for number, dealer in enumerate(Seat):
        deal = Deal.from_id(f"7K3F-2QX{number}")
        first = play_deal(rules, deal, dealer, bots)
        assert first == play_deal(rules, deal, dealer, dict.fromkeys(Seat, make_bot(kind, seed=5)))


@pytest.mark.parametrize("house", ["classic", "solo"])
def test_pimc_plays_a_deal(house: str) -> None:
    bots = dict.fromkeys(Seat, PimcBot(worlds=6))
    rules, deal = load_house(house), Deal.from_id("7K3F-2QXM")
    played = play_deal(rules, deal, Seat.N, bots)
    assert sum(played.tricks.values()) == 13
    assert play_deal(rules, deal, Seat.N, dict.fromkeys(Seat, PimcBot(worlds=6))) == played


def test_pimc_leaves_the_policys_card_only_for_a_clearly_better_one() -> None:
    """North is nil and will win with the ten unless south, last, goes over it."""
    bids = dict(zip(Seat, map(Bid.parse, ("nil", 4, 4, 4)), strict=True))
    auction = auction_of(CLASSIC, Seat.S, bids)
    plays = tuple(map(Card.parse, ("H6", "HT", "H3")))
    view = TableView(Seat.S, Hand.parse("A32.K42.5432.432"), auction, {}, plays)
    choice = PimcBot(worlds=20).choose_card(view)
    assert choice == CardChoice(Card.parse("HK"), "cover_partner_nil")
    alone = TableView(Seat.S, Hand.parse("A32.K.65432.5432"), auction, {}, plays)
    assert PimcBot(worlds=20).choose_card(alone).reason == "forced"


def test_pimc_doubles_its_worlds_while_there_is_time() -> None:
    judged = []
    ticks = iter(range(100))
    bot = PimcBot(worlds=1000, seconds=20.0, clock=lambda: float(next(ticks)))
    assert bot._in_time(lambda worlds: judged.append(worlds) or worlds, 1000) == judged[-1]
    # begun at 0 s; a look takes a second, so each round takes one by this clock and ends at an
    # even second: after 18 s the next one, taken for twice as long, would still fit.
    assert judged == [16, 32, 64, 128, 256, 512, 1000]
    late = PimcBot(worlds=1000, seconds=5.0, clock=lambda: float(next(ticks)))
    judged.clear()
    late._in_time(lambda worlds: judged.append(worlds) or worlds, 1000)
    assert judged == [16, 32]
    timed = PimcBot(worlds=40, seconds=60.0)
    assert timed.choose_bid(a_view()) == PimcBot(worlds=40).choose_bid(a_view())


def test_kinds_are_made_by_name() -> None:
    assert isinstance(make_bot("counting"), CountingBot)
    assert set(KINDS) == {"pimc", "policy", "counting", "random"}
    with pytest.raises(KeyError):
        make_bot("grandmaster")


def test_a_match_against_oneself_is_even() -> None:
    seen = []
    result = play_duplicate(
        CLASSIC, CountingBot(), CountingBot(), 4, progress=lambda *at: seen.append(at)
    )
    assert result.mean == 0
    assert seen[-1] == (4, 4)
    assert result.deals == 8


@pytest.mark.parametrize("play", [play_duplicate, play_games])
def test_workers_change_no_result(play: Callable[..., MatchResult]) -> None:
    rules = CLASSIC.with_options({"target": 100})
    alone, seen = play(rules, CountingBot(), RandomBot(1), 6), []
    shared = play(
        rules, CountingBot(), RandomBot(1), 6, workers=2, progress=lambda *at: seen.append(at)
    )
    assert shared == alone
    assert seen == [(number, 6) for number in range(1, 7)]


def test_the_policy_beats_chance() -> None:
    result = play_duplicate(CLASSIC, make_bot("policy"), RandomBot(1), 15)
    assert result.mean > 3 * result.error > 0
    assert result.a.failed_share < result.b.failed_share


@pytest.mark.parametrize("house", ["moon", "solo"])
def test_games_reach_an_end(house: str) -> None:
    rules = load_house(house).with_options({"target": 100})
    result = play_games(rules, CountingBot(), RandomBot(2), 4)
    assert result.games == 4
    assert result.a.games + result.b.games == 4
    assert result.won("a")[0] + result.won("b")[0] == 1


def test_a_bag_counts_in_the_long_run() -> None:
    played = play_deal(
        CLASSIC, Deal.from_id("7K3F-2QXM"), Seat.N, dict.fromkeys(Seat, CountingBot())
    )
    for key, side in played.score.sides.items():
        bags = sum(line.count for line in side.lines if line.reason.value == "bags")
        assert long_run_points(CLASSIC, played, key) == side.delta - 10 * bags


def a_view() -> TableView:
    auction = auction_of(CLASSIC, Seat.W, {Seat.N: NIL, Seat.E: Bid.number(3)})
    return TableView(Seat.S, Hand.parse("AK52.Q97.J4.T983"), auction)


def test_a_request_says_what_the_seat_knows() -> None:
    assert request(a_view(), {"target": 200}) == {
        "house": "classic",
        "set": {"target": 200},
        "seat": "S",
        "dealer": "W",
        "hand": "AK52.Q97.J4.T983",
        "bids": {"N": "nil", "E": 3},
        "scores": {},
        "plays": [],
    }


def outside(code: str) -> CommandBot:
    return CommandBot(shlex.join([sys.executable, "-c", code]))


FOUR = """
import sys
for line in sys.stdin:
    print('{"bid": 4}', flush=True)
"""


def test_an_outside_player_answers() -> None:
    with outside(FOUR) as bot:
        assert bot.choose_bid(a_view()).bid == Bid.number(4)
        assert bot.choose_bid(a_view()).reason == "outside"


@pytest.mark.parametrize(
    ("code", "fault"),
    [("pass", "ended"), ("print('hello')", "no_json"), ("print('{}')", "no_answer")],
)
def test_an_outside_player_may_fail(code: str, fault: str) -> None:
    with outside(code) as bot, pytest.raises(OutsideError, match=fault):
        bot.choose_bid(a_view())
