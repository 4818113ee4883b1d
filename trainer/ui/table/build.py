"""From engine objects and a language to what the table is sent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from trainer.engine import DISPLAY_ORDER, NIL, Bid, Card, Hand, Seat, Suit, clockwise
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS, TEXT_STYLE
from trainer.ui.table.data import (
    BidButton,
    BidPad,
    CardFace,
    ChoiceList,
    Choose,
    HandData,
    Hole,
    KeyRow,
    Keys,
    Place,
    Said,
    SeatPlate,
    SuitRow,
    TableData,
    TrickData,
    TrickPlay,
)

Mark = Literal[
    "counted",
    "looked",
    "maybe",
    "best",
    "you",
    "you_best",
    "wrong",
    "right",
    "missed",
    "answer",
    "wins",
    "dim",
]

#: The icon in a mark's tag; the words are the messages table-mark-… and table-tag-….
ICONS: Final[Mapping[str, str]] = {
    "best": "star",
    "you_best": "star",
    "wrong": "cross",
    "right": "tick",
}

#: The learner sits at S; the others follow clockwise.
PLACES: Final[tuple[Place, ...]] = ("S", "W", "N", "E")

#: Keys of the table that ask Python for something.
COMMAND_KEYS: Final = {"next": "n", "last": "l", "back": "u", "on": "n", "before": "u"}


def place_of(seat: Seat, me: Seat) -> Place:
    """Where `seat` is drawn when the learner sits at `me`."""
    return PLACES[(seat - me) % 4]


def card_face(
    m: Messages, card: Card, mark: Mark | None = None, *, tricks: int = 1, reason: str = ""
) -> CardFace:
    """One card with its mark.

    Args:
        m: the language.
        card: the card.
        mark: what it is marked as; None for a plain card.
        tricks: for `counted`, how many tricks it counts; 0 for one that helps its neighbour.
        reason: why it may not be played, as a sentence; greys it.
    """
    name = m.card_name(card)
    marks: tuple[str, ...] = ()
    tag = ""
    if mark is not None:
        key = mark.replace("_", "-")
        name += ", " + m(f"table-mark-{key}", tricks=tricks, rank=card.rank.letter)
        if tricks and m.has(f"table-tag-{key}"):
            tag = m(f"table-tag-{key}", tricks=tricks)
        marks = ("you", "best") if mark == "you_best" else (mark,)
    if reason:
        name += ", " + m("table-mark-off", reason=_inside(reason), rank=card.rank.letter)
    icon = ICONS.get(mark or "", "")
    return CardFace(str(card), m.rank(card.rank), name, marks, tag, icon, reason)


def hand_data(
    m: Messages,
    cards: Iterable[Card],
    *,
    marks: Mapping[Card, Mark] | None = None,
    tricks: Mapping[Card, int] | None = None,
    reasons: Mapping[Card, str] | None = None,
    label: str = "",
) -> HandData:
    """The learner's hand; `marks`, `tricks` (of counted cards) and `reasons` (closed) by card."""
    marks, tricks, reasons = marks or {}, tricks or {}, reasons or {}
    faces = tuple(
        card_face(
            m, card, marks.get(card), tricks=tricks.get(card, 1), reason=reasons.get(card, "")
        )
        for card in Hand(cards)
    )
    return HandData(label or m("table-hand", cards=len(faces)), faces)


def seat_plate(
    m: Messages,
    seat: Seat,
    me: Seat,
    *,
    bid: Bid | None = None,
    sub: str = "",
    dealer: bool = False,
    turn: bool = False,
    won: int | None = None,
    hand: Hand | None = None,
    partners: bool = True,
) -> SeatPlate:
    """A seat's plate.

    Args:
        m: the language.
        seat: whose plate.
        me: the learner's seat.
        bid: the bid, once made.
        sub: the small line under the name, such as "bid first".
        dealer: whether this seat deals.
        turn: whether this seat is to act.
        won: tricks taken; None leaves the row of tricks out (before play).
        hand: the cards, laid open; only ever after the answer.
        partners: whether the house plays with partners.
    """
    role = "you" if seat is me else "partner" if partners and seat.side is me.side else "opponent"
    name = m("table-you") if seat is me else m.seat(seat)
    if role == "you":
        parts = [m("table-you-sub", sub=sub) if sub else name]
    else:
        parts = list(dict.fromkeys([name, m(f"table-role-{role}"), sub]))
    if dealer:
        parts.append(m("table-dealer"))
    if bid is not None:
        parts.append(m("table-said", bid=m.bid(bid)))
    if won is not None:
        parts.append(m("table-taken", tricks=won))
    is_nil = bid is not None and bid.is_nil
    return SeatPlate(
        place=place_of(seat, me),
        letter=m.seat_letter(seat),
        name=name,
        label=", ".join(part for part in parts if part),
        sub=sub,
        bid="" if bid is None else m.bid(bid),
        us=role != "opponent",
        nil=is_nil,
        turn=turn,
        dealer=m("table-dealer")[0].upper() if dealer else "",
        won=won or 0,
        need=-1 if won is None or bid is None or is_nil else bid.tricks,
        won_label=m("table-taken-of", tricks=won or 0, bid=bid.tricks if bid else 0),
        note=m("table-nil-fell" if won else "table-nil-stands")
        if is_nil and won is not None
        else "",
        fell=is_nil and bool(won),
        suits=suit_rows(m, hand) if hand is not None else (),
        suits_label=m("table-hand-of", seat=name) if hand is not None else "",
    )


def seat_plates(
    m: Messages,
    me: Seat,
    *,
    dealer: Seat | None,
    bids: Mapping[Seat, Bid],
    turn: Seat | None = None,
    subs: Mapping[Seat, str] | None = None,
    won: Mapping[Seat, int] | None = None,
    hands: Mapping[Seat, Hand] | None = None,
    partners: bool = True,
) -> tuple[SeatPlate, ...]:
    """All four plates, clockwise from the learner. `subs` may be left out: each seat's role."""
    plates = []
    for seat in clockwise(me):
        role = "partner" if partners and seat is me.partner else "opponent"
        sub = (subs or {}).get(seat)
        if sub is None:
            sub = "" if seat is me else m(f"table-role-{role}")
        plates.append(
            seat_plate(
                m,
                seat,
                me,
                bid=bids.get(seat),
                sub=sub,
                dealer=seat is dealer,
                turn=seat is turn,
                won=None if won is None else won.get(seat, 0),
                hand=None if seat is me else (hands or {}).get(seat),
                partners=partners,
            )
        )
    return tuple(plates)


def suit_rows(m: Messages, hand: Hand) -> tuple[SuitRow, ...]:
    """A hand laid open, a suit a row, in the order hands are shown."""
    return tuple(_suit_row(m, suit, hand.suit(suit)) for suit in DISPLAY_ORDER)


def _suit_row(m: Messages, suit: Suit, cards: Sequence[Card]) -> SuitRow:
    name = m("suit-name", suit=suit.value)
    ranks = ", ".join(m.rank_name(card.rank) for card in cards)
    return SuitRow(
        suit.value,
        SYMBOLS[suit] + TEXT_STYLE,
        " ".join(m.rank(card.rank) for card in cards) or "–",
        m("table-suit-row", suit=name, ranks=ranks) if cards else m("table-suit-void", suit=name),
    )


def trick_data(
    m: Messages,
    me: Seat,
    plays: Sequence[tuple[Seat, Card]],
    *,
    marks: Mapping[Card, Mark] | None = None,
    winner: Seat | None = None,
    sweep: bool = False,
    gather: bool = False,
    holes: bool = True,
) -> TrickData:
    """The trick in the order played; with `holes`, the empty places are drawn too."""
    faces = tuple(
        TrickPlay(place_of(seat, me), _played(m, seat, me, card, (marks or {}).get(card)))
        for seat, card in plays
    )
    played = {play.place for play in faces}
    empty = tuple(
        Hole(place, m("table-you") if place == "S" else "")
        for place in PLACES
        if holes and place not in played
    )
    return TrickData(
        m("table-trick", cards=len(faces)),
        faces,
        empty,
        None if winner is None else place_of(winner, me),
        sweep,
        gather,
    )


def _played(m: Messages, seat: Seat, me: Seat, card: Card, mark: Mark | None) -> CardFace:
    face = card_face(m, card, mark)
    name = m("table-you") if seat is me else m.seat(seat)
    return CardFace(
        face.card,
        face.text,
        m("table-played", seat=name, card=face.name),
        face.marks,
        face.tag,
        face.icon,
    )


def plays_announced(m: Messages, me: Seat, plays: Sequence[tuple[Seat, Card]]) -> str:
    """What a screen reader is told when cards arrive."""
    return ". ".join(
        m(
            "table-plays",
            who="you" if seat is me else "seat",
            seat=m.seat(seat),
            card=_inside(m.card_name(card)),
        )
        for seat, card in plays
    )


def bid_pad(
    m: Messages,
    bids: Iterable[Bid],
    closed: Mapping[Bid, str] | None = None,
    *,
    chosen: Bid | None = None,
) -> BidPad:
    """The pad: every bid of the house in order; `closed` gives a sentence for each closed one."""
    closed = closed or {}
    return BidPad(
        m("table-pad"),
        tuple(_bid_button(m, bid, closed.get(bid, ""), bid == chosen) for bid in bids),
    )


def _bid_button(m: Messages, bid: Bid, reason: str, chosen: bool) -> BidButton:
    text = m.bid(bid)
    label = m("table-bid", bid=text)
    if reason:
        label = m("table-bid-closed", bid=_sentence(text), reason=_inside(reason))
    detail = m("table-closed", reason=_inside(reason)) if reason else ""
    return BidButton(
        str(bid.to_json()), text if not bid.is_nil else _sentence(text), label, bid.is_nil,
        detail, _sentence(reason), chosen,
    )  # fmt: skip


def ribbon(m: Messages, me: Seat, dealer: Seat, bids: Mapping[Seat, Bid]) -> tuple[Said, ...]:
    """The auction in the order it was spoken, for the strip."""
    return tuple(
        Said(m("table-you") if seat is me else m.seat(seat), m.bid(bids[seat]))
        for seat in clockwise(dealer.lho)
        if seat in bids
    )


def table(
    m: Messages,
    *,
    deck: Literal["two", "four"] = "two",
    strip: bool = False,
    seats: Sequence[SeatPlate] = (),
    hand: HandData | None = None,
    question: str = "",
    sub: str = "",
    trick: TrickData | None = None,
    past: Sequence[TrickData] = (),
    pad: BidPad | None = None,
    hint: str = "",
    said: Sequence[Said] = (),
    playable: bool = False,
    choices: ChoiceList | None = None,
    choose: Choose | None = None,
    bare: bool = False,
    commands: Sequence[str] = (),
    announce: str = "",
) -> TableData:
    """The whole table.

    Args:
        m: the language.
        deck: two or four colours.
        strip: only the hand under the auction, for after the bid.
        seats: the plates; the learner's own stands over the hand.
        hand: the learner's cards.
        question, sub: what stands in the centre when no trick does.
        trick: the trick in the centre.
        past: tricks that were played out since the last drawing, shown first, one by one.
        pad: the bid pad under the felt; its choice calls `on_bid`.
        hint: a sentence under the pad.
        said: the auction's ribbon.
        playable: whether choosing a card calls `on_play`.
        choices: a list under the felt.
        choose: what may be chosen and how; the choice calls `on_answer`.
        bare: without the felt, for a list alone.
        commands: what keys may ask for: next (N), last (L), back (U), in a lesson on (N) and
            before (U); each calls `on_command`.
        announce: what a screen reader is told, politely.
    """
    return TableData(
        language=m.language,
        deck=deck,
        strip=strip,
        seats=tuple(seats),
        hand=hand,
        question=question,
        sub=sub,
        trick=trick,
        past=tuple(past),
        pad=pad,
        hint=hint,
        ribbon=tuple(said),
        playable=playable,
        choices=choices,
        choose=choose,
        bare=bare,
        commands={COMMAND_KEYS[command]: command for command in commands},
        keys=_keys(m, pad, "play" if playable else "choose" if choose else "", commands),
        announce=announce,
    )


def _keys(m: Messages, pad: BidPad | None, act: str, commands: Sequence[str]) -> Keys:
    """The keys that do something now; `act` is what Enter does to a card, if anything."""
    move = KeyRow(("←", "→"), m("table-key-move"))
    enter = m("table-key-enter")
    rows = [move, KeyRow(("↑", "↓"), m("table-key-suit"))]
    line: list[KeyRow] = []
    if pad is not None and not any(button.chosen for button in pad.bids):
        numbers = any(not button.wide for button in pad.bids)
        choose = KeyRow(("0", "…", "9"), m("table-key-number")) if numbers else move
        line = [choose, KeyRow((enter,), m("table-key-bid"))]
        rows += [*line]
        if any(button.value == str(NIL.to_json()) for button in pad.bids):
            rows.append(KeyRow(("N",), m("table-key-nil")))
    elif act:
        line = [move, KeyRow((enter,), m(f"table-key-{act}"))]
        rows.append(line[1])
    for command in commands:
        row = KeyRow((COMMAND_KEYS[command].upper(),), m(f"table-key-{command}"))
        rows.append(row)
        line.append(row)
    rows.append(KeyRow((m("table-key-escape"),), m("table-key-close")))
    return Keys(m("table-keys"), tuple(line), tuple(rows))


def _inside(sentence: str) -> str:
    """A sentence inside another: small first letter, no full stop."""
    text = sentence.rstrip(".")
    return text[:1].lower() + text[1:]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]
