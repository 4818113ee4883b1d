"""What holds in every auction, in the five houses and in houses of one's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.property.strategies import auctions, bids, customs, seats, standings
from trainer.engine import (
    BLIND_NIL,
    Auction,
    Bid,
    IllegalBid,
    Seat,
    allowed_bids,
    auction_of,
    can_bid,
    place_bid,
    refused_bids,
    verify_bid,
)

data = st.data()


@given(data, st.booleans())
def test_allowed_and_refused_are_the_houses_menu(data: st.DataObject, seen: bool) -> None:
    rules = data.draw(customs())
    auction, scores = data.draw(auctions(rules)), data.draw(standings(rules))
    allowed = allowed_bids(auction, standings=scores, hand_seen=seen)
    refused = refused_bids(auction, standings=scores, hand_seen=seen)
    if auction.is_over:
        assert (allowed, refused) == ((), {})
        return
    assert sorted([*allowed, *refused], key=str) == sorted(rules.menu, key=str)
    assert list(allowed) == [bid for bid in rules.menu if bid in allowed]
    for bid, error in refused.items():
        assert error.input == bid
        assert error.position == auction


@given(data)
def test_somebody_in_turn_can_always_bid(data: st.DataObject) -> None:
    """Even after looking at the hand, in any house that can be made."""
    auction = data.draw(auctions(data.draw(customs())))
    assert bool(allowed_bids(auction)) != auction.is_over


@given(data, bids, st.booleans())
def test_can_verify_and_bid_agree(data: st.DataObject, bid: Bid, seen: bool) -> None:
    rules = data.draw(customs())
    auction, scores = data.draw(auctions(rules)), data.draw(standings(rules))
    options = {"standings": scores, "hand_seen": seen}
    errors = []
    for attempt in (verify_bid, place_bid):
        try:
            done = attempt(auction, bid, **options)
        except IllegalBid as error:
            errors.append(error)
        else:
            understood = done.calls[-1] if isinstance(done, Auction) else done
            assert understood in allowed_bids(auction, **options)
            assert rules.accept(bid) == understood
    assert can_bid(auction, bid, **options) == (not errors)
    assert len(errors) in (0, 2)
    assert len({error.code for error in errors}) == min(1, len(errors))
    assert all((error.input, error.position) == (bid, auction) for error in errors)


@given(data, seats)
def test_only_the_seat_in_turn_can_bid(data: st.DataObject, seat: Seat) -> None:
    auction = data.draw(auctions(data.draw(customs())))
    first = (allowed_bids(auction, hand_seen=False) or (BLIND_NIL,))[0]
    assert can_bid(auction, first, seat=seat, hand_seen=False) == (seat is auction.turn)


@given(data)
def test_an_auction_comes_back_from_its_bids(data: st.DataObject) -> None:
    auction = data.draw(auctions(data.draw(customs())))
    assert auction_of(auction.rules, auction.dealer, auction.bids) == auction
    backwards = dict(reversed(auction.bids.items()))
    assert auction_of(auction.rules, auction.dealer, backwards) == auction


@given(data, seats)
def test_turning_the_table_changes_nothing(data: st.DataObject, turn: Seat) -> None:
    auction = data.draw(auctions(data.draw(customs())))
    turned = Auction(auction.rules, Seat((auction.dealer + turn) % 4), auction.calls)
    assert allowed_bids(turned) == allowed_bids(auction)
    if auction.turn is not None:
        assert turned.turn == (auction.turn + turn) % 4
