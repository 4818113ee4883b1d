"""What is written can be read again; nothing else gets through, and never with a traceback."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.property.strategies import bids, cards, customs, deals, hands, houses, numbers, seats
from trainer.engine import (
    DEALS,
    DECK,
    SENTENCES,
    Bid,
    Card,
    Deal,
    Hand,
    NotationError,
    RuleSet,
    Seat,
    SpadesError,
    Suit,
    deal_id,
    parse_hands,
    parse_house,
    random_deal_id,
    rule_set,
)

odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.binary(max_size=3),
    st.lists(st.text(max_size=2), max_size=3),
    st.text(max_size=30),
    st.text(alphabet="SHDCAKQJT1098765432.-: NEW♠♥♦♣♤️︎anilb_", max_size=30),
    st.text(alphabet="0123456789٣３²", max_size=6),
)

SYMBOLS = dict(zip(Suit, "♠♥♦♣", strict=True))


@given(cards)
def test_cards(card: Card) -> None:
    suit, rank = card.suit.value, card.rank.letter
    ten = rank.replace("T", "10")
    for text in (
        str(card),
        rank + suit,
        (suit + rank).lower(),
        f" {suit}{rank} ",
        suit + ten,
        ten + suit.lower(),
        rank + SYMBOLS[card.suit],
        SYMBOLS[card.suit] + "︎" + rank,
    ):
        assert Card.parse(text) is card
    assert DECK[card.index] is card


@given(hands)
def test_hands(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand
    assert Hand.parse(str(hand).lower().replace("t", "10")) == hand
    dashes = ".".join(suit or "-" for suit in str(hand).split("."))
    assert Hand.parse(dashes) == hand
    assert Hand(hand) == hand
    assert list(Hand(reversed(list(hand)))) == list(hand)
    assert [card for suit in Suit for card in hand.suit(suit)] == sorted(
        hand, key=lambda card: (card.suit.number, -card.rank)
    )


@given(deals, seats)
def test_deals(deal: Deal, first: Seat) -> None:
    assert Deal.parse(deal.to_pbn(first)) == deal
    assert deal.to_pbn().startswith("N:")
    assert parse_hands(deal.to_pbn()) == deal.hands


@given(numbers)
def test_a_deals_number_is_a_bijection(number: int) -> None:
    deal = Deal.from_number(number)
    assert deal.number == number
    assert sorted(card.index for hand in deal.hands for card in hand) == list(range(52))


@pytest.mark.parametrize("number", [0, 1, DEALS // 2, DEALS - 2, DEALS - 1])
def test_the_ends_of_the_numbers(number: int) -> None:
    assert Deal.from_number(number).number == number


@given(st.integers(0, 2**40 - 1))
def test_ids(seed: int) -> None:
    text = random_deal_id(random.Random(seed))
    assert deal_id(text) == text
    for other in (text.lower(), text.replace("-", ""), f" {text} ", text.replace("0", "O")):
        assert deal_id(other) == text
    assert deal_id(text.replace("1", "l").replace("0", "o")) == text
    assert Deal.from_id(text) == Deal.from_id(text.lower())


@given(bids)
def test_bids(bid: Bid) -> None:
    assert Bid.parse(bid.to_json()) == bid
    assert Bid.parse(str(bid)) == bid
    assert Bid.parse(str(bid).upper().replace("_", " ")) == bid
    assert Bid.parse(bid) == bid


@given(seats)
def test_seats(seat: Seat) -> None:
    assert Seat.parse(str(seat)) is Seat.parse(f" {seat.name.lower()} ") is seat


READERS: list[Callable[[object], object]] = [
    Card.parse,
    Hand.parse,
    Deal.parse,
    parse_hands,
    deal_id,
    Deal.from_id,
    Seat.parse,
    Bid.parse,
    Bid.number,
    Deal.from_number,
]


@pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.__qualname__)
@given(given_text=odd)
def test_what_cannot_be_read_gets_a_sentence(
    reader: Callable[[object], object], given_text: object
) -> None:
    try:
        found = reader(given_text)
    except NotationError as error:
        found = error
    if isinstance(found, NotationError):
        assert found.code in SENTENCES
        assert str(found)
    elif isinstance(found, Card | Hand):
        assert type(found).parse(str(found)) == found


@given(houses | customs())
def test_houses(rules: RuleSet) -> None:
    assert rule_set(rules.to_dict()) == rules
    assert rules.with_options({}) == rules
    texts = {name: str(value).lower() for name, value in rules.to_dict().items()}
    kept = {
        name: texts[name] for name in texts if name not in ("name", "readings", "target_choices")
    }
    assert rules.with_options(kept) == rules


@given(st.text(max_size=60))
def test_a_text_is_no_house(text: str) -> None:
    with pytest.raises(SpadesError):
        parse_house(text)
