"""What each object shows, as plain tables of texts: one source for HTML, terminal and frames."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from trainer.analysis import Estimate
from trainer.engine import Card, Deal, Hand, ScoreBreakdown, Seat, Suit
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS
from trainer.teaching.house_words import score_lines

Cell = str | int | float | None


@dataclass(frozen=True)
class Table:
    """Rows under a head; columns named in `figures` are right-aligned; `notes` stand below."""

    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    figures: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()


@singledispatch
def table_of(item: object, m: Messages) -> Table:
    """The table that `item` shows in the language of `m`.

    Raises:
        TypeError: nothing is known of this kind of object.
    """
    raise TypeError(f"{type(item).__name__} has no table in {m.language!r}")


@table_of.register
def _hand(hand: Hand, m: Messages) -> Table:
    rows = tuple((SYMBOLS[suit], holding(hand.suit(suit), m)) for suit in Suit)
    return Table((m("notebook-suit"), m("notebook-cards")), rows)


@table_of.register
def _deal(deal: Deal, m: Messages) -> Table:
    rows = tuple(
        (m.seat(seat), *(holding(deal.hand(seat).suit(suit), m) for suit in Suit)) for seat in Seat
    )
    return Table((m("notebook-seat"), *(SYMBOLS[suit] for suit in Suit)), rows)


@table_of.register
def _estimate(item: Estimate, m: Messages) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (m.cards(line.cards), m(f"estimate-count-{line.reason}", tricks=line.tricks), line.tricks)
        for line in item.lines
    ]
    rows += [
        (
            m.cards(line.cards),
            m(
                f"estimate-looked-{line.reason}",
                suit=m("suit-name", suit=line.suit.value),
                length=len(line.cards),
            ),
            None,
        )
        for line in item.looked_at
    ]
    rows.append(("", m("estimate-sum"), item.sure))
    head = (m("notebook-cards"), m("notebook-reason"), m("notebook-tricks"))
    caveats = [
        m(f"estimate-caveat-{line.reason}", suit=_suit_name(line.cards, m)) for line in item.caveats
    ]
    return Table(head, tuple(rows), (2,), (m("estimate-floor"), *caveats))


@table_of.register
def _breakdown(item: ScoreBreakdown, m: Messages) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for key, side in item.sides.items():
        name = side_name(key, m)
        rows += [(name, words, line.points) for words, line in score_lines(m, item.rules, side)]
        rows.append((name, m("notebook-after", score=side.score, bags=side.bags), side.delta))
    head = (m("notebook-side"), m("notebook-reason"), m("notebook-points"))
    return Table(head, tuple(rows), (2,))


def holding(cards: Sequence[Card], m: Messages) -> str:
    """The ranks of one suit, high to low, or a dash."""
    return " ".join(m.rank(card.rank) for card in cards) or "–"


def _suit_name(cards: Sequence[Card], m: Messages) -> str:
    return m("suit-name", suit=cards[0].suit.value) if cards else ""


def side_name(key: str, m: Messages) -> str:
    """A side's or a seat's name."""
    if key in Seat.__members__:
        return m.seat(Seat[key])
    return "–".join(m.seat(Seat[letter]) for letter in key)
