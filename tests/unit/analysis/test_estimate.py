"""What is looked at, where the count misleads, the table's reading."""

from __future__ import annotations

import pytest

from trainer.analysis import Caveat, Counted, LookedAt, estimate, read_table
from trainer.engine import NIL, Bid, Hand, Seat

#: A hand, the cards looked at for a reason (None: that reason is not there), and what they may
#: bring.
LOOKED_AT: list[tuple[LookedAt, str, str | None, float]] = [
    (LookedAt.GUARDED_KING, "432.K543.432.432", "HK", 0.5),
    (LookedAt.GUARDED_KING, "432.5432.K2.5432", "DK", 0.5),
    (LookedAt.GUARDED_KING, "K32.5432.432.432", "SK", 0.5),
    (LookedAt.GUARDED_KING, "432.KQ43.432.432", None, 0),  # counted
    (LookedAt.GUARDED_KING, "432.AK43.432.432", None, 0),  # counted
    (LookedAt.GUARDED_KING, "432.KJ43.432.432", None, 0),  # a tenace
    (LookedAt.GUARDED_KING, "5432.K.5432.5432", None, 0),  # bare
    (LookedAt.BARE_KING, "432.K.65432.5432", "HK", 0.0),
    (LookedAt.BARE_KING, "K.5432.5432.5432", "SK", 0.0),
    (LookedAt.BARE_KING, "432.K2.5432.5432", None, 0),
    (LookedAt.TENACE, "432.AQ43.432.432", "HA HQ", 0.5),
    (LookedAt.TENACE, "432.AQJ3.432.432", "HA HQ", 0.5),
    (LookedAt.TENACE, "432.KJ43.432.432", "HK HJ", 0.5),
    (LookedAt.TENACE, "432.5432.KJ.5432", "DK DJ", 0.5),
    (LookedAt.TENACE, "AQ2.5432.432.432", "SA SQ", 0.5),
    (LookedAt.TENACE, "AQJ.5432.432.432", None, 0),  # all counted
    (LookedAt.TENACE, "AK432.AQJ.432.32", None, 0),  # three rounds beside strong spades
    (LookedAt.TENACE, "432.AJ43.432.432", None, 0),
    (LookedAt.TENACE, "432.KQJ3.432.432", None, 0),
    (LookedAt.QUEEN_JACK_TEN, "432.QJT3.432.432", "HQ HJ HT", 0.5),
    (LookedAt.QUEEN_JACK_TEN, "432.QJ93.432.432", None, 0),
    (LookedAt.QUEEN_JACK_TEN, "QJT.5432.432.432", None, 0),  # counted in spades
    (LookedAt.QUEEN_JACK_TEN, "AK432.QJT3.32.32", None, 0),  # counted beside strong spades
    (LookedAt.LONE_QUEEN, "432.Q543.432.432", "HQ", 0.0),
    (LookedAt.LONE_QUEEN, "432.Q.65432.5432", "HQ", 0.0),
    (LookedAt.LONE_QUEEN, "432.QJ43.432.432", "HQ", 0.0),
    (LookedAt.LONE_QUEEN, "Q32.5432.432.432", "SQ", 0.0),
    (LookedAt.LONE_QUEEN, "432.KQ43.432.432", None, 0),
    (LookedAt.LONE_QUEEN, "432.AQ43.432.432", None, 0),
    (LookedAt.LONE_QUEEN, "QT9.QJT.QJT.JT98", None, 0),  # counted as middle cards
    (LookedAt.THIRD_ROUND, "432.AKQ3.432.432", "HQ", 0.0),
    (LookedAt.THIRD_ROUND, "AKQ.5432.432.432", None, 0),
    (LookedAt.THIRD_ROUND, "AK432.AKQ.32.432", None, 0),
    (LookedAt.THIRD_ROUND, "432.AK43.432.432", None, 0),
    (LookedAt.RUFF, "432..65432.65432", "", 0.75),
    (LookedAt.RUFF, "432.2.65432.5432", "H2", 0.25),
    (LookedAt.RUFF, "AK2..65432.65432", "", 0.75),
    (LookedAt.RUFF, "32..765432.65432", None, 0),  # two spades only
    (LookedAt.RUFF, "AKQ..65432.65432", None, 0),  # every spade counts already
    (LookedAt.RUFF, "432.32.5432.5432", None, 0),  # a doubleton
    (LookedAt.RUFF, "432.A.65432.5432", "HA", 0.25),
]


@pytest.mark.parametrize(("reason", "hand", "cards", "maybe"), LOOKED_AT)
def test_cards_looked_at(reason: LookedAt, hand: str, cards: str | None, maybe: float) -> None:
    lines = [
        line for line in estimate(Hand.parse(hand, size=13)).looked_at if line.reason is reason
    ]
    if cards is None:
        assert lines == []
    else:
        assert [" ".join(map(str, line.cards)) for line in lines] == [cards]
        assert [line.maybe for line in lines] == [maybe]


def test_every_reason_has_both_kinds_of_examples() -> None:
    for reason in LookedAt:
        kinds = {cards is None for named, _, cards, _ in LOOKED_AT if named is reason}
        assert kinds == {True, False}, reason


@pytest.mark.parametrize(
    ("hand", "ruffs"),
    [
        ("5432...65432", [("H", 0.75), ("D", 0.75)]),
        ("Q432..2.5432", [("H", 0.75), ("D", 0.25)]),
        ("Q432.2.3.5432", [("H", 0.25), ("D", 0.25)]),
        ("AQ2..3.5432", [("H", 0.75), ("D", 0.25)]),
        ("AK2..3.5432", [("H", 0.75)]),  # one spade is free: the void has it
        ("AK2.3..5432", [("D", 0.75)]),
    ],
)
def test_each_ruff_needs_a_free_spade(hand: str, ruffs: list[tuple[str, float]]) -> None:
    found = [
        (line.suit.value, line.maybe)
        for line in estimate(Hand.parse(hand)).looked_at
        if line.reason is LookedAt.RUFF
    ]
    assert found == ruffs


CAVEATS: list[tuple[Caveat, str, str | None]] = [
    (Caveat.LONG_SIDE_SUIT, "432.AK5432.32.32", "HA HK"),
    (Caveat.LONG_SIDE_SUIT, "432.AKQ5432.3.32", "HA HK"),
    (Caveat.LONG_SIDE_SUIT, "AK432.AQJ432.2.2", "HA HQ HJ"),
    (Caveat.LONG_SIDE_SUIT, "432.AK543.432.32", None),
    (Caveat.LONG_SIDE_SUIT, "432.A65432.32.32", None),
    (Caveat.LONG_SIDE_SUIT, "AK5432.432.32.32", None),  # spades are nobody's to ruff
    (Caveat.ACE_IN_VERY_LONG_SUIT, "32.A765432.32.32", "HA"),
    (Caveat.ACE_IN_VERY_LONG_SUIT, "32.AQ65432.32.32", "HA"),
    (Caveat.ACE_IN_VERY_LONG_SUIT, "32.A65432.432.32", None),
    (Caveat.ACE_IN_VERY_LONG_SUIT, "32.AK65432.32.32", None),  # the other caveat
    (Caveat.ACE_IN_VERY_LONG_SUIT, "32.KQ65432.32.32", None),
    (Caveat.ACE_IN_VERY_LONG_SUIT, "A765432.32.32.32", None),
    (Caveat.NO_SPADES, ".A5432.5432.5432", ""),
    (Caveat.NO_SPADES, ".65432.5432.5432", None),  # nothing is counted
    (Caveat.NO_SPADES, "2.A5432.5432.432", None),
]


@pytest.mark.parametrize(("reason", "hand", "cards"), CAVEATS)
def test_caveats(reason: Caveat, hand: str, cards: str | None) -> None:
    lines = [line for line in estimate(Hand.parse(hand, size=13)).caveats if line.reason is reason]
    found = [" ".join(map(str, line.cards)) for line in lines]
    assert found == ([] if cards is None else [cards])


def test_every_caveat_has_both_kinds_of_examples() -> None:
    for reason in Caveat:
        assert {cards is None for named, _, cards in CAVEATS if named is reason} == {True, False}


@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("AKQ.5432.432.432", [("top_spades", "SA SK SQ", 3)]),
        ("AQJ.5432.432.432", [("top_spades", "SA SQ SJ", 2)]),
        ("KJT.5432.432.432", [("top_spades", "SK SJ ST", 1)]),
        ("A5432.5432.32.32", [("top_spades", "SA", 1), ("long_spades", "S3 S2", 2)]),
        ("5432.432.432.432", [("long_spades", "S2", 1)]),
        ("432.KQ43.432.432", [("side_winners", "HK HQ", 1)]),
        ("432.AK4.A43.5432", [("side_winners", "HA HK", 2), ("side_winners", "DA", 1)]),
        (
            "AK432.QJT3.32.32",
            [("top_spades", "SA SK", 2), ("long_spades", "S3 S2", 2),
             ("side_winners", "HQ HJ HT", 1)],
        ),
        (
            "987.QJT.QJT.JT98",
            [("middle_cards", "HQ HJ HT CJ CT DQ DJ DT", 1)],
        ),
        ("432.5432.432.432", []),
    ],
)  # fmt: skip
def test_lines_of_the_count(hand: str, lines: list[tuple[str, str, int]]) -> None:
    found = estimate(Hand.parse(hand, size=13)).lines
    assert [
        (line.reason.value, " ".join(map(str, line.cards)), line.tricks) for line in found
    ] == lines


@pytest.mark.parametrize(
    ("hand", "middle"),
    [
        ("Q87.JT7.QJ7.T987", True),  # five, no low card
        ("Q87.JT6.QJ6.T986", True),  # three low cards
        ("Q87.JT6.QJ6.T965", False),  # four low cards
        ("987.JT7.QJ7.T987", True),
        ("987.JT7.Q97.T987", False),  # four
        ("K87.KQ7.QJ7.JT97", False),  # one of the five is counted already
        ("KQ7.KQ7.QJ7.JT97", False),
    ],
)
def test_middle_cards(hand: str, middle: bool) -> None:
    reasons = {line.reason for line in estimate(Hand.parse(hand, size=13)).lines}
    assert (Counted.MIDDLE_CARDS in reasons) is middle


@pytest.mark.parametrize(
    ("hand", "maybe", "rounded"),
    [
        ("432.5432.432.432", 0, 0),
        ("432.2.65432.5432", 0.25, 0),
        ("432.K543.432.432", 0.5, 1),
        ("432..K5432.65432", 1.25, 1),
        ("432.K.K5432.K432", 1.25, 1),
        ("432..K5432.K5432", 1.75, 2),
    ],
)
def test_maybes_are_rounded_to_whole_tricks_halves_up(
    hand: str, maybe: float, rounded: int
) -> None:
    found = estimate(Hand.parse(hand, size=13))
    assert (found.maybe, found.with_maybes) == (maybe, rounded)


@pytest.mark.parametrize(
    ("bids", "total", "reading"),
    [
        ([], 0, None),
        ([5, 4, 4], 13, None),
        ([5, 4, 4, 0], 13, "even"),
        ([5, 4, 3, 0], 12, "underbid"),
        ([5, 4, 4, 1], 14, "overbid"),
    ],
)
def test_the_table_is_read_when_all_have_bid(
    bids: list[int], total: int, reading: str | None
) -> None:
    made = {seat: Bid.number(bid) if bid else NIL for seat, bid in zip(Seat, bids, strict=False)}
    table = read_table(made)
    assert (table.total, table.reading) == (total, reading)
