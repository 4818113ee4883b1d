"""Sampled worlds fit all that the seat knows."""

import pytest

from trainer.engine import (
    HOUSES,
    Bid,
    Card,
    Deal,
    Hand,
    PlayState,
    Seat,
    Suit,
    TableView,
    auction_of,
    load_house,
    opening_leader,
    play,
)
from trainer.engine.deals import DEALS
from trainer.engine.draws import Draws
from trainer.policy import decide_card, sample_worlds

CLASSIC = load_house("classic")


def middle_of(name: str, house: str, played: int) -> tuple[Deal, TableView]:
    """The view of the seat to move after some cards of a deal played by the policy."""
    draws = Draws(name)
    deal, dealer = Deal.from_number(draws.below(DEALS)), Seat(draws.below(4))
    rules = load_house(house)
    auction = auction_of(rules, dealer, dict.fromkeys(Seat, Bid.number(3)))
    state = PlayState.start(rules, deal, dealer)
    assert state.leader is opening_leader(rules, dealer)

    def seen() -> TableView:
        plays = tuple(put.card for put in state.log)
        return TableView(state.to_move, deal.hand(state.to_move), auction, {}, plays)

    for _ in range(played):
        state = play(state, decide_card(seen()).card)
    return deal, seen()


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("played", [0, 5, 18, 31, 44, 50])
def test_worlds_in_the_middle_of_the_play(house: str, played: int) -> None:
    _, view = middle_of(f"worlds {played}", house, played)
    worlds = sample_worlds(view, 40, seed=7)
    assert len(worlds) == 40
    assert 1 <= worlds.ess <= 40
    for number in range(len(worlds)):
        hands = worlds.hands(number)
        assert hands[view.seat] == view.held
        for seat in Seat:
            assert len(hands[seat]) == 13 - len(view.seen.played[seat])
            assert not any(hands[seat].suit(suit) for suit in view.seen.voids[seat])
        deal = worlds.deal(number)  # fifty-two cards, none twice
        assert deal.hand(view.seat) == view.hand
        assert sum(map(len, deal.hands)) == 52


def test_worlds_are_made_by_their_seed() -> None:
    _, view = middle_of("seeds", "classic", 8)
    first, again, other = (sample_worlds(view, 30, seed=seed) for seed in ("a", "a", "b"))
    assert (first.tables == again.tables).all()
    assert (first.tables != other.tables).any()
    alone = sample_worlds(view, 30, seed="a", threads=1)
    assert (first.tables == alone.tables).all()


def test_bids_weigh_the_worlds() -> None:
    hand = Hand.parse("432.5432.432.432")

    def spades_of_the_bidder(bid: int) -> float:
        auction = auction_of(CLASSIC, Seat.N, {Seat.E: Bid.number(bid)})
        worlds = sample_worlds(TableView(Seat.S, hand, auction), 400, seed=1)
        held = [len(worlds.hands(number)[Seat.E].suit(Suit.SPADES)) for number in range(400)]
        return sum(held) / 400

    assert spades_of_the_bidder(7) > spades_of_the_bidder(2) + 1


def test_plays_weigh_the_worlds() -> None:
    """West, last, has won with the king: it will hardly hold what wins more cheaply."""
    bids = dict.fromkeys(Seat, Bid.number(4))
    plays = tuple(map(Card.parse, ("H3", "H4", "H5", "HK")))
    auction = auction_of(CLASSIC, Seat.W, bids)
    view = TableView(Seat.S, Hand.parse("432.Q952.543.432"), auction, {}, plays)
    worlds = sample_worlds(view, 200, seed=1)
    cheaper = {Card.parse("HT"), Card.parse("HJ")}  # the queen lies between

    def held(seat: Seat) -> float:
        return sum(len(worlds.hands(at)[seat].cards & cheaper) for at in range(200)) / 200

    assert held(Seat.W) < 0.2 < 0.8 < held(Seat.N)


def test_equal_worlds_have_equal_keys() -> None:
    _, view = middle_of("keys", "classic", 44)
    worlds = sample_worlds(view, 40, seed=1)
    for one in range(40):
        for other in range(one):
            same = worlds.hands(one) == worlds.hands(other)
            assert (worlds.key(one) == worlds.key(other)) is same
