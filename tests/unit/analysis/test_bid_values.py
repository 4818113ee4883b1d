"""Values of bids: they add up, know the house and the score, and agree with plain sense."""

import pytest

from trainer.analysis.bid_value import BidValues
from trainer.analysis.bid_values import bid_values
from trainer.analysis.card_values import card_values
from trainer.engine import (
    HOUSES,
    NIL,
    Bid,
    Card,
    Deal,
    Hand,
    PlayState,
    Seat,
    Standing,
    TableView,
    allowed_bids,
    auction_of,
    legal_plays,
    load_house,
    play,
)
from trainer.policy import sample_worlds
from trainer.solver import Points, solve

CLASSIC = load_house("classic")


def view(
    hand: str, bids: dict[Seat, Bid] | None = None, house: str = "classic", **scores: Standing
) -> TableView:
    """East deals: south bids first."""
    auction = auction_of(load_house(house), Seat.E, bids or {})
    seat = auction.turn
    assert seat is not None
    return TableView(seat, Hand.parse(hand), auction, scores)


@pytest.fixture(scope="module")
def values() -> BidValues:
    return bid_values(view("AK52.Q97.J4.T983", {Seat.S: Bid.number(3)}), worlds=300, seed=3)


def test_every_open_bid_has_a_value(values: BidValues) -> None:
    assert tuple(values.bids) == allowed_bids(values.view.auction)
    assert values.bids[values.best].diff == 0
    assert values.bids[values.best].diff_se == 0
    assert all(value.diff <= 0 or value.worlds < 300 for value in values.bids.values())
    assert 2 <= values.best.tricks <= 4
    assert 1 <= values.ess <= 300


def test_parts_add_up(values: BidValues) -> None:
    for value in values.bids.values():
        assert sum(value.parts.values()) == pytest.approx(value.value)
        assert sum(value.tricks) == pytest.approx(1)
        assert sum(value.side_tricks) == pytest.approx(1)
        assert value.se > 0
        assert (value.p_nil is None) is not value.bid.is_nil
    assert values.bids[NIL].p_nil == 0  # the ace of spades
    assert values.loss(Bid.number(13)) > 50
    assert not values.is_right(Bid.number(13))


def test_the_same_seed_gives_the_same_values() -> None:
    asked = view("AK52.Q97.J4.T983")
    first = bid_values(asked, worlds=150, seed="x")
    assert first == bid_values(asked, worlds=150, seed="x", threads=1)
    assert first != bid_values(asked, worlds=150, seed="y")


def test_plain_hands() -> None:
    assert bid_values(view("AKQJT98765432..."), worlds=60).best == Bid.number(13)
    low = view("432.5432.432.432", {Seat.S: Bid.number(4), Seat.W: Bid.number(4)})
    assert bid_values(low, worlds=150).best == NIL


@pytest.mark.parametrize("house", HOUSES)
def test_every_house_has_values(house: str) -> None:
    asked = view("Q74.A962.T52.Q53", {Seat.S: Bid.number(3)}, house)
    found = bid_values(asked, worlds=60)
    assert 1 <= found.best.tricks <= 4 or found.best == NIL
    for value in found.bids.values():
        assert sum(value.parts.values()) == pytest.approx(value.value)


def test_the_score_moves_the_value_now() -> None:
    fresh = bid_values(view("Q74.A962.T52.Q53"), worlds=150)
    nine = bid_values(view("Q74.A962.T52.Q53", NS=Standing(200, 9)), worlds=150)
    one = Bid.number(1)
    assert nine.bids[one].value_now < fresh.bids[one].value_now - 40
    assert nine.bids[nine.best_now].now_diff == 0
    assert nine.bids[one].now_diff < -2 * nine.bids[one].now_diff_se < 0
    assert nine.is_right_now(nine.best_now)
    assert not nine.is_right_now(one)


def test_cards_have_values() -> None:
    bids = dict.fromkeys(Seat, Bid.number(3))
    auction = auction_of(CLASSIC, Seat.S, bids)
    plays = tuple(map(Card.parse, ("HT", "H6", "H3")))
    asked = TableView(Seat.S, Hand.parse("A32.K42.5432.432"), auction, {}, plays)
    found = card_values(asked, worlds=60, seed=1)
    assert {value.card for value in found.cards} == set(asked.legal.cards)
    assert found.cards[0].diff == 0
    assert all(value.diff <= 0 for value in found.cards)
    assert found.solved == 0
    last = found.cards[-1]
    assert found.gain(last.card, found.best) == (last.diff, last.diff_se)


def ending(house: str, cards: int) -> TableView:
    """The view of the seat to move when each holds so many cards and leads are due."""
    rules, deal = load_house(house), Deal.from_id("7K3F-2QXM")
    auction = auction_of(rules, Seat.N, dict.fromkeys(Seat, Bid.number(3)))
    state = PlayState.start(rules, deal, Seat.N)
    while len(state.hands[0]) > cards or state.trick:
        state = play(state, legal_plays(state)[-1])
    plays = tuple(put.card for put in state.log)
    return TableView(state.to_move, deal.hand(state.to_move), auction, {}, plays)


def test_few_cards_are_solved() -> None:
    """In each world the points are the solver's of that world, or the mean with the played."""
    view = ending("classic", 4)
    assert len(view.legal.cards) > 1
    found = card_values(view, worlds=20, seed=1, solved_share=1.0)
    played = card_values(view, worlds=20, seed=1, solved_cards=3)
    mixed = card_values(view, worlds=20, seed=1)
    assert (found.solved, played.solved, mixed.solved) == (20, 0, 20)
    for card in view.legal.cards:
        mean = (found.points[card] + played.points[card]) / 2
        assert mixed.points[card] == pytest.approx(mean)
    worlds = sample_worlds(view, 20, seed=1)
    seen = view.seen
    for number in (0, 7, 19):
        state = PlayState(
            CLASSIC, worlds.hands(number), seen.leader, (), seen.spades_broken, False, seen.taken
        )
        answer = solve(state, Points(view.auction.bids))
        for card in view.legal.cards:
            assert found.points[card][number] == answer.cards[card].value


def test_what_the_solver_gives_up_is_played_out() -> None:
    view = ending("classic", 6)
    played = card_values(view, worlds=10, seed=1, solved_cards=0)
    assert played.solved == 0
    cut = card_values(view, worlds=10, seed=1, solved_cards=6, nodes=1)
    assert cut.solved < 10
    assert card_values(view, worlds=10, seed=1, solved_cards=6).solved == 10
    alone = ending("solo", 4)  # no sides, so nothing to solve
    assert card_values(alone, worlds=10).solved == 0
