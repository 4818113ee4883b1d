"""What speaks against nil: every danger with hands that have it and hands that do not."""

from __future__ import annotations

import pytest

from trainer.analysis import Danger, NilAdvice, nil_danger
from trainer.engine import NIL, Bid, Hand, Suit

DANGERS: list[tuple[Danger, str, list[str]]] = [
    (Danger.ACE_OF_SPADES, "A32.5432.432.432", ["SA"]),
    (Danger.ACE_OF_SPADES, "K32.5432.432.432", []),
    (Danger.ACE_OF_SPADES, "432.A432.432.432", []),
    (Danger.HIGH_SPADE, "K32.5432.432.432", ["SK"]),
    (Danger.HIGH_SPADE, "KQJ.5432.432.432", ["SK", "SQ", "SJ"]),
    (Danger.HIGH_SPADE, "T32.5432.432.432", []),
    (Danger.HIGH_SPADE, "A32.5432.432.432", []),
    (Danger.LONG_SPADES, "5432.432.432.432", ["S5 S4 S3 S2"]),
    (Danger.LONG_SPADES, "65432.32.432.432", ["S6 S5 S4 S3 S2"]),
    (Danger.LONG_SPADES, "432.5432.432.432", []),
    (Danger.NO_LOW_CARD, "432.A.65432.5432", ["HA"]),
    (Danger.NO_LOW_CARD, "432.6.65432.5432", ["H6"]),
    (Danger.NO_LOW_CARD, "432.KQ6.5432.432", ["HK HQ H6"]),
    (Danger.NO_LOW_CARD, "432.K86.5432.432", ["HK H6"]),
    (Danger.NO_LOW_CARD, "432.5.65432.5432", []),
    (Danger.NO_LOW_CARD, "432.A2.5432.5432", []),
    (Danger.FEW_LOW_CARDS, "432.A2.5432.5432", ["HA"]),
    (Danger.FEW_LOW_CARDS, "432.92.5432.5432", ["H9"]),
    (Danger.FEW_LOW_CARDS, "432.AK2.5432.432", ["HA HK"]),
    (Danger.FEW_LOW_CARDS, "432.Q32.5432.432", ["HQ"]),
    (Danger.FEW_LOW_CARDS, "432.82.5432.5432", []),
    (Danger.FEW_LOW_CARDS, "432.J32.5432.432", []),
    (Danger.FEW_LOW_CARDS, "432.A432.432.432", []),  # three low ones let the ace go
    (Danger.LONG_WITHOUT_LOW, "432.AKQJT.432.32", ["HA HK HQ HJ HT"]),
    (Danger.LONG_WITHOUT_LOW, "432.T9876.432.32", ["HT H9 H8 H7 H6"]),
    (Danger.LONG_WITHOUT_LOW, "432.T9875.432.32", []),
    (Danger.LONG_WITHOUT_LOW, "432.T987.432.432", []),
    (Danger.LONG_WITHOUT_LOW, "T9876.432.432.32", []),
]


@pytest.mark.parametrize(("danger", "hand", "cards"), DANGERS)
def test_dangers(danger: Danger, hand: str, cards: list[str]) -> None:
    suits = nil_danger(Hand.parse(hand, size=13)).suits
    lines = [line for lines in suits.values() for line in lines if line.reason is danger]
    assert [" ".join(map(str, line.cards)) for line in lines] == cards


def test_every_danger_has_both_kinds_of_examples() -> None:
    for danger in Danger:
        assert {bool(cards) for named, _, cards in DANGERS if named is danger} == {True, False}


def test_a_side_suit_has_one_danger_at_most_and_a_void_none() -> None:
    assert nil_danger(Hand.parse("432..AKQJT.AKQJT")).suits == {
        Suit.SPADES: (),
        Suit.HEARTS: (),
        Suit.DIAMONDS: nil_danger(Hand.parse("..AKQJT.")).suits[Suit.DIAMONDS],
        Suit.CLUBS: nil_danger(Hand.parse("...AKQJT")).suits[Suit.CLUBS],
    }
    assert len(nil_danger(Hand.parse("..AKQJT.")).suits[Suit.DIAMONDS]) == 1


@pytest.mark.parametrize(
    ("hand", "alone", "covered"),
    [
        ("432.5432.432.432", NilAdvice.GOOD, NilAdvice.GOOD),
        ("432.A5.5432.5432", NilAdvice.GOOD, NilAdvice.GOOD),
        ("432.K9.A5.765432", NilAdvice.RISKY, NilAdvice.RISKY),
        ("J43.5432.432.432", NilAdvice.RISKY, NilAdvice.GOOD),
        ("5432.432.432.432", NilAdvice.BAD, NilAdvice.RISKY),
        ("432.T9876.432.32", NilAdvice.RISKY, NilAdvice.GOOD),
        ("432.AKQJ.5432.32", NilAdvice.BAD, NilAdvice.RISKY),
        ("432.AKQJT.432.32", NilAdvice.BAD, NilAdvice.BAD),
        ("A32.5432.432.432", NilAdvice.BAD, NilAdvice.BAD),
        ("KQ2.5432.432.432", NilAdvice.BAD, NilAdvice.BAD),
    ],
)
def test_a_high_bid_of_the_partner_covers_some_danger(
    hand: str, alone: NilAdvice, covered: NilAdvice
) -> None:
    danger = nil_danger(Hand.parse(hand, size=13))
    assert danger.advice() is alone
    for bid in (Bid.number(1), Bid.number(3), NIL):
        assert danger.advice(bid) is alone
    for bid in (Bid.number(4), Bid.number(13)):
        assert danger.advice(bid) is covered


def test_the_ace_of_spades_is_never_a_nil() -> None:
    for hand in ("A...", "A.2.2.2", "A32.5432.432.432"):
        assert nil_danger(Hand.parse(hand)).advice(Bid.number(13)) is NilAdvice.BAD


def test_four_spades_of_any_rank_are_a_danger() -> None:
    for spades in ("5432", "T987", "AKQJ"):
        reasons = {
            line.reason for line in nil_danger(Hand.parse(f"{spades}...")).suits[Suit.SPADES]
        }
        assert Danger.LONG_SPADES in reasons
