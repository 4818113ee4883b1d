"""The table of a drill: the question, the answered question, the deal that goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from trainer.content.drill import Choice, Drill, Position
from trainer.engine import Bid, Card, Hand, Seat, SpadesError, verify_play
from trainer.i18n import Messages
from trainer.teaching.drills.grading import Judged
from trainer.teaching.drills.playing import tricks, turn, whose_nil
from trainer.ui import prefs
from trainer.ui.drills import state
from trainer.ui.drills.stands import last_trick
from trainer.ui.drills.state import DrillState
from trainer.ui.table import (
    BidPad,
    Mark,
    SeatPlate,
    TrickData,
    bid_pad,
    card_table,
    hand_data,
    plays_announced,
    seat_plates,
    table,
    trick_data,
)

#: One mount for all faces of the page: cards travel, and the focus stays.
KEY: Final = "drill_table"


def ask_board(m: Messages, drill: Drill, now: DrillState) -> None:
    """The open question: the learner's cards and what everybody has seen; nothing else."""
    if drill.is_bid:
        _bid_board(m, drill)
    else:
        open_board(m, drill, drill.position, now, state.answer)


def open_board(
    m: Messages,
    drill: Drill,
    position: Position,
    now: DrillState,
    on_card: Callable[[Drill, str], None],
    said: str = "",
) -> None:
    """A card is asked for; cards that the rules forbid say why."""
    legal = position.view.legal.cards
    reasons = {
        card: _refusal(m, position, card) for card in position.view.held if card not in legal
    }
    commands = ["last"] if last_trick(position) else []
    if now.first:
        commands = ["next", *commands, "back"] if now.playing else ["next", *commands]
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            seats=_plates(m, position, turn_of=position.seat, hands=_laid(position, now)),
            hand=hand_data(m, position.view.held, reasons=reasons),
            trick=_trick(m, position, now, holes=True),
            playable=True,
            commands=commands,
            announce=said,
        ),
        key=KEY,
        on_play=lambda card: on_card(drill, card),
        on_command=lambda command: _command(drill, command),
    )


def _bid_board(m: Messages, drill: Drill) -> None:
    position = drill.position
    order = sorted((a.choice for a in drill.answers if isinstance(a.choice, Bid)),
                   key=lambda bid: (not bid.is_nil, bid.tricks))  # fmt: skip
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            seats=_plates(m, position, turn_of=position.seat),
            hand=hand_data(m, position.view.hand),
            question=m("nil-ask-bid", number=m.bid(order[-1])),
            sub=m("nil-ask-bid-sub"),
            pad=_pad(m, order),
        ),
        key=KEY,
        on_bid=lambda bid: state.answer(drill, bid),
    )


def _pad(m: Messages, bids: list[Bid]) -> BidPad:
    """The two bids, alike."""
    full = bid_pad(m, bids)
    return replace(full, bids=tuple(replace(button, wide=True) for button in full.bids))


def answered_board(
    m: Messages, drill: Drill, now: DrillState, choice: Choice, judged: Judged
) -> None:
    """The answered question: the card on the trick, in the hand it keeps its place."""
    position = drill.position
    marks: dict[Card, Mark] = {card: "best" for card in judged.right[:1] if isinstance(card, Card)}
    bids: Mapping[Seat, Bid] = position.auction.bids
    trick: TrickData | None = None
    if isinstance(choice, Card):
        marks[choice] = "you_best" if choice in judged.right else "you"
        if choice in judged.right:
            marks = {choice: marks[choice]}
        shown = _open_plays(position)
        trick = trick_data(
            m, position.seat, [*shown, (position.seat, choice)], marks={choice: "you"}, holes=False
        )
    else:
        bids = {**bids, position.seat: choice}
    held = position.view.hand if drill.is_bid else position.view.held
    commands = ["next", "back"]
    if now.looking:
        trick = _trick(m, position, now, holes=False)
    if last_trick(position):
        commands.append("last")
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            seats=_plates(m, position, bids=bids, hands=_laid(position, now)),
            hand=hand_data(m, held, marks=marks),
            question="" if trick else m("nil-you-bid", bid=m.bid(choice))
            if isinstance(choice, Bid) else "",
            trick=trick,
            commands=commands,
        ),
        key=KEY,
        on_command=lambda command: _command(drill, command),
    )  # fmt: skip


def waiting_board(m: Messages, drill: Drill, position: Position, now: DrillState) -> None:
    """The others are to play, or the deal is over."""
    held = position.view.held
    over = turn(position) is None
    shown = _trick(m, position, now, holes=False)
    if over and (last := last_trick(position)):
        shown = trick_data(m, position.seat, last.plays, winner=last.winner, holes=False)
    card_table(
        table(
            m,
            deck=prefs.prefs().deck,
            seats=_plates(m, position, hands=None if over else _laid(position, now)),
            hand=hand_data(m, held) if held else None,
            trick=shown,
            commands=["next", "back"] if over else ["next"],
        ),
        key=KEY,
        on_command=lambda command: _command(drill, command),
    )


def announced(m: Messages, position: Position, since: int) -> str:
    """The others' cards since so many had been played, for those who listen."""
    plays = [play for trick in tricks(position) for play in trick.plays][since:]
    return plays_announced(m, position.seat, plays)


def _command(drill: Drill, command: str) -> None:
    if command == "next":
        state.next_drill()
    elif command == "last":
        state.look_again()
    elif command == "back":
        state.take_back(drill)


def _refusal(m: Messages, position: Position, card: Card) -> str:
    """Why the rules forbid a card."""
    try:
        verify_play(position.state, card)
    except SpadesError as error:
        return m.error(error)
    return ""


def _laid(position: Position, now: DrillState) -> Mapping[Seat, Hand] | None:
    """All hands, only ever after the answer."""
    if not (now.laid_open and now.choice):
        return None
    return dict(zip(Seat, position.state.hands, strict=True))


def _open_plays(position: Position) -> list[tuple[Seat, Card]]:
    seen = position.view.seen
    return [(seen.leader.after(place), card) for place, card in enumerate(seen.trick)]


def _trick(m: Messages, position: Position, now: DrillState, *, holes: bool) -> TrickData:
    """The cards on the table, or the last trick again."""
    me = position.seat
    if now.looking and (last := last_trick(position)):
        marks: dict[Card, Mark] = {card: "wins" for seat, card in last.plays if seat is last.winner}
        return trick_data(m, me, last.plays, marks=marks, holes=False)
    return trick_data(m, me, _open_plays(position), holes=holes)


def _plates(
    m: Messages,
    position: Position,
    *,
    turn_of: Seat | None = None,
    bids: Mapping[Seat, Bid] | None = None,
    hands: Mapping[Seat, Hand] | None = None,
) -> tuple[SeatPlate, ...]:
    """The four seats: who is nil, who covers, what each has taken."""
    me = position.seat
    said = position.auction.bids if bids is None else bids
    played = len(position.auction.bids) == len(Seat)
    nil = whose_nil(position) if played else None
    subs: dict[Seat, str] = {}
    if nil is not None and nil is not me:
        if nil.partner is not me:
            subs[nil.partner] = m("nil-covers")
        subs[me] = ""
    if turn_of is me and played:
        subs[me] = m("nil-to-play")
    taken = position.view.seen.taken
    won = dict(zip(Seat, taken, strict=True)) if played else None
    return seat_plates(
        m,
        me,
        dealer=position.dealer,
        bids=said,
        turn=turn_of,
        subs=subs,
        won=won,
        hands=hands,
    )
