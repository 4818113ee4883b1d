"""What the table is sent: places, names, closed bids, nothing hidden."""

import json

from trainer.engine import NIL, Bid, Card, Hand, Seat
from trainer.i18n import messages
from trainer.ui.table import (
    bid_pad,
    hand_data,
    place_of,
    ribbon,
    seat_plates,
    suit_rows,
    table,
    trick_data,
)
from trainer.ui.tokens import colours

EN, FR = messages("en"), messages("fr")
HAND = Hand.parse("KJ963.A5.AQ83.72")


def test_the_learner_sits_at_the_bottom_and_the_rest_clockwise() -> None:
    assert [place_of(seat, Seat.E) for seat in (Seat.E, Seat.S, Seat.W, Seat.N)] == [
        "S", "W", "N", "E",
    ]  # fmt: skip


def test_plates_say_all_they_show() -> None:
    me, north, *_ = (
        seat_plates(
            FR, Seat.S, dealer=Seat.S, bids={Seat.W: NIL, Seat.N: Bid.number(4)},
            won={Seat.W: 1}, turn=Seat.S,
        )[place]
        for place in (0, 2, 1, 3)
    )  # fmt: skip
    assert me.label == "Vous, Donneur, aucun pli"
    assert me.dealer == "D"
    assert me.turn
    assert north.label == "Nord, votre partenaire, annonce 4, aucun pli"
    west = seat_plates(FR, Seat.S, dealer=Seat.S, bids={Seat.W: NIL}, won={Seat.W: 1})[1]
    assert west.letter == "O"
    assert west.fell
    assert west.note == "a pris un pli"


def test_without_partners_all_are_opponents() -> None:
    plates = seat_plates(EN, Seat.S, dealer=Seat.N, bids={}, partners=False)
    assert [plate.us for plate in plates] == [True, False, False, False]
    assert [plate.sub for plate in plates] == ["", "opponent", "opponent", "opponent"]


def test_a_closed_bid_carries_its_reason() -> None:
    pad = bid_pad(EN, [Bid.number(1), NIL], {NIL: "Your partner has already bid."})
    one, nil = pad.bids
    assert (one.value, one.label, one.reason) == ("1", "Bid 1", "")
    assert (nil.value, nil.text, nil.wide) == ("nil", "Nil", True)
    assert nil.label == "Nil, closed: your partner has already bid"
    assert nil.reason == "Your partner has already bid."


def test_cards_carry_their_states_in_their_names() -> None:
    ace, king = Card.parse("HA"), Card.parse("SK")
    hand = hand_data(EN, HAND, marks={ace: "counted"}, reasons={king: "Hearts first."})
    named = {face.card: face for face in hand.cards}
    assert hand.label == "Your hand, 13 cards"
    assert [face.card for face in hand.cards][:3] == ["SK", "SJ", "S9"]
    assert named["HA"].name == "Ace of hearts, counted, one trick"
    assert named["HA"].tag == "+1"
    assert named["SK"].name == "King of spades, not allowed: hearts first"


def test_a_trick_is_read_in_the_order_played() -> None:
    trick = trick_data(EN, Seat.S, [(Seat.N, Card.parse("H6")), (Seat.E, Card.parse("H5"))])
    assert [play.face.name for play in trick.plays] == [
        "North: Six of hearts",
        "East: Five of hearts",
    ]
    assert {hole.place: hole.text for hole in trick.holes} == {"S": "You", "W": ""}


def test_only_the_learners_cards_are_sent() -> None:
    """Other hands are in the data only when they are laid open."""
    data = table(
        EN, hand=hand_data(EN, HAND), seats=seat_plates(EN, Seat.S, dealer=Seat.W, bids={})
    )
    sent = json.dumps(data.json)
    assert sent.count('"card": "') == 13
    assert [row.text for row in suit_rows(EN, Hand.parse("AT.-.5.KQ"))] == ["A 10", "–", "K Q", "5"]


def test_the_ribbon_follows_the_auction() -> None:
    bids = {Seat.S: Bid.number(5), Seat.W: Bid.number(3), Seat.N: NIL, Seat.E: Bid.number(2)}
    said = [(one.name, one.bid) for one in ribbon(EN, Seat.S, Seat.S, bids)]
    assert said == [("West", "3"), ("North", "nil"), ("East", "2"), ("You", "5")]


def test_charts_get_the_tokens_as_colours() -> None:
    assert colours("light")["g-best"] == "#1257A6"
    assert colours("dark")["bg"] == "#131816"
    assert set(colours("light")) == set(colours("dark"))
