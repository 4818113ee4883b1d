"""What the table is sent: plain frozen data, every text already in the learner's language.

Nothing that the learner must not see may stand in here: all of it reaches the browser.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Literal

#: Where something is drawn: the learner sits at S, whatever the seat's name.
Place = Literal["N", "E", "S", "W"]


@dataclass(frozen=True)
class CardFace:
    """One card as drawn.

    Args:
        card: its notation, `SA`.
        text: its index, as in A, R, 10.
        name: its whole accessible name, states included.
        marks: classes of `cards.css`: counted, looked, best, you, wrong, right, missed, wins, dim.
        tag, icon: what stands in the tag over its edge; the icon is star, cross or tick.
        reason: why it may not be played; greys it, and is shown when it is chosen all the same.
    """

    card: str
    text: str
    name: str
    marks: tuple[str, ...] = ()
    tag: str = ""
    icon: str = ""
    reason: str = ""


@dataclass(frozen=True)
class SuitRow:
    """One suit of a hand laid open: its symbol, its ranks, and both as words."""

    suit: str
    symbol: str
    text: str
    label: str


@dataclass(frozen=True)
class SeatPlate:
    """A seat: who sits there, the bid, the tricks, after the answer the hand."""

    place: Place
    letter: str
    name: str
    label: str
    sub: str = ""
    bid: str = ""
    us: bool = False
    nil: bool = False
    turn: bool = False
    dealer: str = ""
    won: int = 0
    need: int = -1
    won_label: str = ""
    note: str = ""
    fell: bool = False
    suits: tuple[SuitRow, ...] = ()
    suits_label: str = ""
    pick: str = ""
    mark: str = ""
    place_text: str = ""


@dataclass(frozen=True)
class HandData:
    """The learner's cards in the order shown."""

    label: str
    cards: tuple[CardFace, ...]


@dataclass(frozen=True)
class TrickPlay:
    """A card on the table and the place it came from."""

    place: Place
    face: CardFace


@dataclass(frozen=True)
class Hole:
    """An empty place in the trick."""

    place: Place
    text: str = ""


@dataclass(frozen=True)
class TrickData:
    """The trick in the order played.

    After a pause `sweep` sends it to `winner` and away; `gather` lays its cards together before
    them, where they can still be read.
    """

    label: str
    plays: tuple[TrickPlay, ...] = ()
    holes: tuple[Hole, ...] = ()
    winner: Place | None = None
    sweep: bool = False
    gather: bool = False


@dataclass(frozen=True)
class BidButton:
    """One bid of the pad: `value` is what comes back; a `reason` closes it.

    `mark` is right, wrong or missed, in a lesson after the answer.
    """

    value: str
    text: str
    label: str
    wide: bool = False
    detail: str = ""
    reason: str = ""
    chosen: bool = False
    mark: str = ""


@dataclass(frozen=True)
class BidPad:
    """The bids of the house, open and closed."""

    label: str
    bids: tuple[BidButton, ...]


@dataclass(frozen=True)
class ChoiceButton:
    """One choice of a list.

    Args:
        value: what comes back.
        text, name: what it says, and its accessible name, marks included.
        detail, points: what it adds, as shown and as a number.
        mark: right, wrong or missed after the answer; `place` its number in an order.
    """

    value: str
    text: str
    name: str
    detail: str = ""
    points: int | None = None
    mark: str = ""
    place: str = ""


@dataclass(frozen=True)
class ChoiceList:
    """Sentences, parts or numbers to choose from; `short` ones stand in a row."""

    label: str
    options: tuple[ChoiceButton, ...]
    short: bool = False


@dataclass(frozen=True)
class Choose:
    """That something is to be chosen, and how: the answer comes back as a list of values.

    Args:
        mode: one choice goes at once; some, or all in order, go with the button `done`.
        scope: cards of the hand or the trick, seats, or the list.
        done, hint, total: the button, what stands beside it, and the word before a sum.
    """

    mode: Literal["one", "some", "order"]
    scope: Literal["hand", "trick", "seats", "list"]
    done: str = ""
    hint: str = ""
    total: str = ""


@dataclass(frozen=True)
class Said:
    """One bid of the auction ribbon."""

    name: str
    bid: str


@dataclass(frozen=True)
class KeyRow:
    """Keys and what they do."""

    keys: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Keys:
    """The keyboard: the line under the table and the list behind `?`."""

    title: str = ""
    line: tuple[KeyRow, ...] = ()
    all: tuple[KeyRow, ...] = ()


@dataclass(frozen=True)
class TableData:
    """The whole table. Make one with `trainer.ui.table.table`.

    `past` are tricks that end before `trick`: each is shown in full and swept to its winner.
    """

    language: str
    deck: Literal["two", "four"] = "two"
    strip: bool = False
    seats: tuple[SeatPlate, ...] = ()
    hand: HandData | None = None
    question: str = ""
    sub: str = ""
    trick: TrickData | None = None
    past: tuple[TrickData, ...] = ()
    pad: BidPad | None = None
    hint: str = ""
    ribbon: tuple[Said, ...] = ()
    playable: bool = False
    choices: ChoiceList | None = None
    choose: Choose | None = None
    bare: bool = False
    commands: dict[str, str] = field(default_factory=dict)
    keys: Keys = field(default_factory=Keys)
    announce: str = ""

    @cached_property
    def json(self) -> dict[str, Any]:
        """Plain JSON for the component."""
        return asdict(self)
