"""The count and the dangers of nil, card by card."""

from __future__ import annotations

from typing import Final

from trainer.analysis import Estimate
from trainer.engine import Card, Suit
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import html
from trainer.ui.bid.coach_words import percent
from trainer.ui.html import Html, Line

#: Parts of a trick as they are written.
QUARTERS: Final = {0.25: "¼", 0.5: "½", 0.75: "¾"}


def count_panel(m: Messages, counted: Estimate, closing: str = "") -> Html:
    """The sure-trick count, card by card; what may win beside it; where it misleads.

    `closing` stands at the foot of the panel.
    """
    rows = [
        Line(
            (html.cards_text(m, line.cards),
             html.text(m(f"estimate-count-{line.reason}", tricks=line.tricks))),
            html.text(m.number(line.tricks, sign=True)),
        )
        for line in counted.lines
    ]  # fmt: skip
    rows += [
        Line(
            (
                html.cards_text(m, line.cards) if line.cards else html.text("–"),
                html.text(
                    m(
                        f"estimate-looked-{line.reason}",
                        suit=_suit(m, line.suit),
                        length=len(line.cards),
                    )
                ),
            ),
            html.text(_maybe(m, line.maybe)),
            "no",
        )
        for line in counted.looked_at
    ]
    if not rows:
        rows = [Line((html.text("–"), html.text(m("estimate-none"))), html.text("0"), "no")]
    if counted.maybe:
        with_maybes = html.text(m("bid-count-with-maybes"))
        rows.append(Line((Html(""), with_maybes), html.text(m.number(counted.with_maybes)), "no"))
    total = Html(f'<b class="num" style="font-size:22px">{counted.sure}</b>')
    caveats = "".join(
        f'<p class="sm caveat">{html.text(_caveat(m, caveat.reason, caveat.cards))}</p>'
        for caveat in counted.caveats
    )
    floor = f'<p class="xs mut" style="margin-top:10px">{html.text(m("estimate-floor"))}</p>'
    heading = html.heading(m("estimate-title"), total)
    return html.panel(heading, html.lines(rows), caveats, closing, floor)


def _maybe(m: Messages, tricks: float) -> str:
    """What a card may bring: quarters of a trick."""
    return m("bid-count-maybe", part=QUARTERS[tricks]) if tricks else m.number(0)


def _caveat(m: Messages, reason: str, cards: tuple[Card, ...]) -> str:
    suit = _suit(m, cards[0].suit) if cards else ""
    return m(f"estimate-caveat-{reason}", suit=suit)


def _suit(m: Messages, suit: Suit) -> str:
    return m("suit-name", suit=suit.value)


def nil_panel(
    m: Messages, exercise: BidExercise, counted: Estimate, chance: float | None = None
) -> Html:
    """What speaks against nil, suit by suit; `chance` is how often it is made, where known."""
    rows = []
    for suit, lines in counted.nil_danger.suits.items():
        cards = counted.hand.suit(suit)
        held = html.cards_text(m, cards) if cards else html.text("–")
        if not lines:
            safe = html.text(m("estimate-danger-none" if cards else "estimate-danger-void"))
            rows.append(Line((held, safe), Html(""), "no"))
        for place, line in enumerate(lines):
            sentence = m(
                f"estimate-danger-{line.reason}",
                card=m.card(line.cards[0]),
                cards=m.cards(line.cards),
                count=len(line.cards),
            )
            first = held if place == 0 else Html("")
            rows.append(Line((first, html.text(sentence)), Html("")))
    advice = counted.nil_danger.advice(exercise.partner_bid)
    summary = f'<p class="sm mut">{html.text(m(f"estimate-nil-{advice}"))}</p>'
    right = Html("")
    if chance is not None:
        made = html.text(m("coach-nil-chance", p=percent(m, chance)))
        right = Html(f'<b class="num">{made}</b>')
    return html.panel(html.heading(m("estimate-nil-title"), right), summary, html.lines(rows))
