"""The coach's codes and figures in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from trainer.engine import Bid, Seat
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_why import Means, Reason
from trainer.teaching.labels import Label
from trainer.ui.html import Grade

#: The label's outline on the page.
LABEL_GRADES: Final[dict[Label, Grade]] = {
    Label.BEST: "best",
    Label.GOOD: "good",
    Label.INACCURACY: "inacc",
    Label.MISTAKE: "mistake",
    Label.BLUNDER: "blunder",
}

#: How figures of a reason are written: shares in percent, points with their sign, tricks and
#: bags with a decimal. What is not named here is a whole number.
_SHARES: Final = frozenset({"p", "need", "p_best", "p_own"})
_SIGNED: Final = frozenset({"won", "lost", "bag", "value"})
_DECIMALS: Final = frozenset({"bags", "fewer", "tricks", "points_lost"})


def points(m: Messages, value: float) -> str:
    """Points with their sign: +93, −50."""
    return m.number(value, sign=True)


def percent(m: Messages, share: float) -> str:
    """A share in percent, without the sign; 100 and 0 only where nothing else happened."""
    shown = round(100 * share)
    if (shown == 100 and share < 1) or (shown == 0 and share > 0):
        return m.number(min(max(100 * share, 0.1), 99.9), digits=1)
    return m.number(shown)


def as_shown(mean: float) -> float:
    """A mean as it is written, with one decimal: French counts by it, 1,9 pli and 2,0 plis."""
    return round(mean, 1)


def reason_text(m: Messages, room: str, reason: Reason) -> str:
    """A reason's sentence: `room` is why or gap."""
    figures = {name: _figure(m, name, value) for name, value in reason.figures.items()}
    for name in ("bags", "tricks"):
        if name in reason.figures:
            figures["count"] = as_shown(reason.figures[name])
    return m(f"coach-{room}-{reason.code}", **figures)


def _figure(m: Messages, name: str, value: Any) -> str | int | float:
    match value:
        case Bid():
            return m.bid(value)
        case Seat():
            return m.seat(value)
        case tuple():
            return m.cards(value)
    if name in _SHARES:
        return percent(m, value)
    if name in _SIGNED:
        return points(m, value)
    if name in _DECIMALS:
        return m.number(value, digits=1)
    whole: int = round(value)
    return whole


def said(m: Messages, judged: Judgement) -> str:
    """The grade's sentence: what was bid, what the best was worth."""
    own = {"bid": m.bid(judged.bid), "value": points(m, judged.own.value)}
    others = [m.bid(bid) for bid in judged.right if bid != judged.bid]
    if judged.bid in judged.right and others:
        return m("coach-said-equal", **own, others=", ".join(others))
    if judged.bid in judged.right:
        return m("coach-said-best", **own)
    best = judged.values.bids[judged.best]
    return m("coach-said-lost", **own, best=m.bid(best.bid), best_value=points(m, best.value))


def means_text(m: Messages, means: Means, partner: Seat) -> str:
    """How many tricks the seat and its partner take."""
    own = m.number(means.own, digits=1)
    if means.partner is None:
        return m("coach-means-alone", own=own, count=as_shown(means.own))
    return m(
        "coach-means",
        own=own,
        count=as_shown(means.own),
        seat=m.seat(partner),
        partner=m.number(means.partner, digits=1),
        together=m.number(means.own + means.partner, digits=1),
    )


def hover_text(m: Messages, name: str, value: float, parts: Mapping[str, float], diff: str) -> str:
    """What a bar says when pointed at: the bid, its value, the parts that add up to it."""
    rows = [f"<b>{name}: {m.number(value, digits=1, sign=True)}</b>"]
    rows += [
        f"{m(f'coach-part-{reason}')} {m.number(share, digits=1, sign=True)}"
        for reason, share in parts.items()
        if round(share, 1)
    ]
    return "<br>".join([*rows, diff])
