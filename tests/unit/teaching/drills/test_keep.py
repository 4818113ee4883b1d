"""What is worth keeping, and what comes naturally."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from trainer.engine import Auction, Bid, Card, Hand, Seat, TableView, load_house
from trainer.engine.bids import NIL
from trainer.teaching.drills.habits import classes, lead_longest, natural_cards, win_cheaply
from trainer.teaching.drills.judge import Judgement
from trainer.teaching.drills.keep import agrees, split

CARDS = tuple(map(Card.parse, ("SA", "H9", "D2")))


def judgement(*means: float, noise: float = 0.0, ess: float = 200.0) -> Judgement:
    """Cards with these means; the first one's points shake by `noise`."""
    points = np.repeat(np.array(means, dtype=float)[:, None], 200, axis=1)
    points[0] += noise * np.resize([1.0, -1.0], 200)
    made = np.ones(points.shape, dtype=np.bool_)
    return Judgement(CARDS, points, made, ess, 1.0, cast("Any", None))


@pytest.mark.parametrize(
    ("found", "natural", "right"),
    [
        (judgement(20, 5, 0), ("H9",), ("SA",)),
        (judgement(20, 18, 0), ("D2",), ("SA", "H9")),  # near is right as well
        (judgement(20, 5, 0), (), None),  # nothing tempts
        (judgement(20, 18, 0), ("H9",), None),  # what tempts is right
        (judgement(20, 14, 0), ("D2",), None),  # neither right nor clearly wrong
        (judgement(20, 16, 0), ("D2",), None),
        (judgement(20, 16, 0, noise=40), ("D2",), ("SA", "H9")),  # 4 within two errors of 2.8
        (judgement(20, 11, 0), ("D2",), None),  # nine points are not ten
        (judgement(20, 0, 0, noise=40), ("D2",), ("SA",)),  # 20 points, 7 errors
        (judgement(20, 0, 0, noise=100), ("D2",), None),  # 20 points, 2.8 errors
        (judgement(20, 0, 0, noise=40, ess=20), ("D2",), None),  # few worlds, large errors
    ],
)
def test_split(found: Judgement, natural: tuple[str, ...], right: tuple[str, ...] | None) -> None:
    parted = split(found, tuple(map(Card.parse, natural)))
    assert (parted and tuple(map(str, parted.right))) == right
    if parted:
        assert {*parted.right, *parted.wrong} == set(CARDS)
        assert set(parted.natural) <= set(parted.wrong)


def test_the_real_layout_has_to_agree() -> None:
    parted = split(judgement(20, 0, 0), (Card.parse("H9"),))
    assert parted
    assert agrees(judgement(50, 30, 60 - 8), parted)  # within three of the best
    assert not agrees(judgement(50, 30, 60), parted)  # another card does better there
    assert not agrees(judgement(50, 45, 20), parted)  # the natural card loses too little


def view(hand: str, plays: str = "", bid: Bid | None = None) -> TableView:
    """East's view; North dealt, so East led to the first trick."""
    rules = load_house("classic")
    own = bid or Bid.number(3)
    auction = Auction(rules, Seat.N, (own, Bid.number(3), Bid.number(3), Bid.number(3)))
    return TableView(Seat.E, Hand.parse(hand), auction, {}, tuple(map(Card.parse, plays.split())))


def test_touching_cards_stand_together() -> None:
    groups = classes(view("AKT2.QJ9.A43.654"))
    assert [" ".join(map(str, group)) for group in groups] == [
        "C6 C5 C4", "DA", "D4 D3", "HQ HJ", "H9",
    ]  # fmt: skip


def test_a_card_that_is_gone_parts_no_others() -> None:
    later = classes(view("AKT2.QJ9.A43.654", "DA D5 D6 HT"))
    assert "HQ HJ H9" in [" ".join(map(str, group)) for group in later]


def test_a_card_on_the_table_still_parts_others() -> None:
    now = classes(view("AKT2.QJ9.A43.654", "D4 D5 D6 D7 HT"))
    assert [" ".join(map(str, group)) for group in now] == ["HQ HJ", "H9"]


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("AKT2.QJ9.A4.6543", "C3"),  # the longest suit, low: its top is beaten
        ("AKT2.QJ9.A4.AK63", "CA"),
        ("AKQJT98765432...", "SA"),
    ],
)
def test_lead_your_longest(hand: str, card: str) -> None:
    assert str(lead_longest(view(hand))) == card


def test_by_habit_a_nil_bidder_plays_low_and_others_win_cheaply() -> None:
    hand, plays = "AKT2.QJ9.A4.6543", "D4 D5 D6 D7 HT"  # North has won, and led the ten
    assert str(win_cheaply(view(hand, plays))) == "HJ"
    assert str(natural_cards(view(hand, plays))[-1]) == "HJ"
    assert str(natural_cards(view(hand, plays, bid=NIL))[-1]) == "H9"


def test_what_cannot_win_is_the_lowest_card() -> None:
    assert str(win_cheaply(view("AKT2.QJ9.A4.6543", "D4 D5 D6 D7 HA"))) == "H9"
