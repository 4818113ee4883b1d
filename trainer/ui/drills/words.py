"""Codes and figures of drills in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trainer.content.drill import Choice, Position
from trainer.engine import Bid, Card, Seat, Suit
from trainer.i18n import Messages
from trainer.teaching.drills.reasons import Reason
from trainer.ui.bid.coach_words import percent

#: Names of figures that are shares.
_SHARES: Final = frozenset({"p", "p_other"})


def choice_text(m: Messages, choice: Choice) -> str:
    """A card as in running text, or a bid."""
    return m.card(choice) if isinstance(choice, Card) else m.bid(choice)


def choice_name(m: Messages, choice: Choice) -> str:
    """A choice for those who listen."""
    return m.card_name(choice) if isinstance(choice, Card) else m.bid(choice)


def reason_text(m: Messages, reason: Reason, me: Seat) -> str:
    """A reason's sentence; empty where the catalogue has none for its code."""
    key = f"nil-why-{reason.code}"
    if not m.has(key):
        return ""
    return m(key, **_figures(m, reason.figures, me))


def _figures(m: Messages, figures: Mapping[str, Any], me: Seat) -> dict[str, str | int | float]:
    found: dict[str, str | int | float] = {}
    for name, value in figures.items():
        found[name] = _figure(m, name, value)
        if isinstance(value, tuple):
            found[f"{name}_count"] = len(value)
        if isinstance(value, Seat):
            found[f"{name}_who"] = "you" if value is me else "seat"
    return found


def _figure(m: Messages, name: str, value: Any) -> str | int | float:
    match value:
        case None:
            return ""
        case Card():
            return m.card(value)
        case Bid():
            return m.bid(value)
        case Seat():
            return m.seat(value)
        case Suit():
            return m("nil-suit", suit=value.value)
        case tuple():
            return m.cards(value)
    if name in _SHARES:
        return percent(m, value)
    return int(value)


def who(m: Messages, seat: Seat, me: Seat) -> str:
    """A seat's name at the learner's table."""
    return m("table-you") if seat is me else m.seat(seat)


def side_name(m: Messages, position: Position, *, own: bool) -> str:
    """The two seats of a side: You and North; East and West."""
    me = position.seat
    first = me if own else me.lho
    pair = m.seat(first.partner)
    if own:
        return m("nil-you-and", partner=pair)
    return m("nil-they", first=m.seat(first), second=pair)
