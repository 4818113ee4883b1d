"""The counting bot: its bids by the count, and always one that the house allows."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from trainer.bots import CountingBot, TableView
from trainer.engine import (
    DECK,
    HOUSES,
    Auction,
    Bid,
    Deal,
    Hand,
    HouseError,
    RuleSet,
    Seat,
    allowed_bids,
    auction_of,
    load_house,
    place_bid,
)

BOT = CountingBot()


def view(house: str, hand: str, *calls: object, **options: object) -> TableView:
    """South's view after `calls`, the dealer sitting so that South is in turn."""
    rules = load_house(house).with_options(options)
    dealer = Seat((Seat.S - 1 - len(calls)) % 4)
    order = Auction(rules, dealer).order
    bids = {seat: Bid.parse(call) for seat, call in zip(order, calls, strict=False)}
    return TableView(Seat.S, Hand.parse(hand, size=13), auction_of(rules, dealer, bids))


@pytest.mark.parametrize(
    ("seen", "bid", "reason"),
    [
        (view("classic", "AKQ.5432.432.432"), 3, "count"),
        (view("classic", "AK2.K432.432.432"), 3, "count"),  # half a trick more, rounded up
        (view("classic", "K32.5432.432.432"), 1, "count"),
        (view("classic", "432.5432.432.432"), "nil", "nil_safe"),
        (view("classic", "432.A432.432.432"), "nil", "nil_safe"),
        (view("classic", "432.A432.A32.432"), 2, "count"),  # two tricks are no nil
        (view("classic", "J43.5432.432.432"), 1, "count"),  # risky, and nobody covers
        (view("classic", "J43.5432.432.432", 4, 1), "nil", "nil_safe"),  # the partner does
        (view("classic", "J43.5432.432.432", 3, 1), 1, "count"),
        (view("solo", "432.5432.432.432"), 1, "count"),
        (view("cards4", "432.5432.432.432", 4, 1), 1, "count"),  # nil is closed: not 0
        (view("classic", "432.5432.432.432", 2, 3, double_nil="closed"), "nil", "nil_safe"),
        (view("classic", "432.5432.432.432", "nil", 3, double_nil="closed"), 1, "count"),
        (view("classic", "AKQJT98765432..."), 13, "count"),
        (view("classic", "AKQ.5432.432.432", 12, 1, max_pair_bid=13), 1, "nearest_open"),
        (view("classic", "AKQ.5432.432.432", 13, 1, max_pair_bid=13), "nil", "nearest_open"),
        (view("classic", "K32.5432.432.432", 1, 1, min_team_bid=4), 3, "nearest_open"),
        (
            view("classic", "AKQ.5432.432.432", 4, 3, 3, total_not_thirteen=True),
            2,
            "nearest_open",
        ),
    ],
)
def test_what_it_bids(seen: TableView, bid: int | str, reason: str) -> None:
    choice = BOT.choose_bid(seen)
    assert (choice.bid.to_json(), choice.reason) == (bid, reason)


@pytest.mark.parametrize("house", HOUSES)
def test_it_bids_whole_auctions_in_every_house(house: str) -> None:
    rules, source = load_house(house), random.Random(7)
    for number in range(150):
        deal = Deal.from_number(source.getrandbits(90))
        auction = Auction(rules, Seat(number % 4))
        while auction.turn is not None:
            seen = TableView(auction.turn, deal.hand(auction.turn), auction)
            auction = place_bid(auction, BOT.choose_bid(seen).bid)
        assert len(auction.bids) == 4


options = st.fixed_dictionaries(
    {
        "zero": st.sampled_from(["nil", "number", "closed"]),
        "nil_open_to": st.sampled_from(["anyone", "before_partner", "nobody"]),
        "double_nil": st.sampled_from(["separate", "unit", "closed"]),
        "min_team_bid": st.sampled_from([0, 1, 4, 13]),
        "max_pair_bid": st.sampled_from([0, 1, 2, 5, 13, 26]),
        "total_not_thirteen": st.booleans(),
        "blind_nil": st.sampled_from(["none", "off", "on"]),
        "blind_nil_unseen": st.booleans(),
        "blind_nil_window": st.sampled_from(["any_turn", "before_any_bid"]),
    }
)


@given(options, st.randoms(use_true_random=False))
def test_it_never_lacks_a_bid_in_a_house_of_ones_own(
    changes: dict[str, object], source: random.Random
) -> None:
    """Whatever the others have bid, also what no bot would."""
    try:
        rules: RuleSet = load_house("classic").with_options(changes)
    except HouseError:
        assume(False)
    for dealer in Seat:
        auction, hand = Auction(rules, dealer), Hand(source.sample(DECK, 13))
        while auction.turn is not None:
            allowed = allowed_bids(auction)
            choice = BOT.choose_bid(TableView(auction.turn, hand, auction))
            assert choice.bid in allowed
            auction = place_bid(auction, source.choice(allowed))


def test_the_same_view_gives_the_same_bid() -> None:
    source = random.Random(3)
    for _ in range(50):
        hand = Hand(source.sample(DECK, 13))
        views = [TableView(Seat.S, hand, Auction(load_house("classic"), Seat.E)) for _ in range(3)]
        choices = [BOT.choose_bid(seen) for seen in views]
        assert all(one == other for one, other in pairwise(choices))
