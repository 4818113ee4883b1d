"""Pieces of static HTML for `st.html`: strings in which every text is escaped.

Functions give HTML; texts that come in are plain and are escaped here, except where an
argument says that it is HTML already (`Html`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Literal, NewType

from trainer.engine import Card, Suit
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS, TEXT_STYLE
from trainer.ui.table import CardFace, Mark, card_face

#: Text that is HTML already: made by this module, or by `text` from a learner's input.
Html = NewType("Html", str)

Grade = Literal["best", "good", "inacc", "mistake", "blunder"]
Size = Literal["xs", "s", "m", "l"]

_SUIT_OF: Final = {symbol: suit for suit, symbol in SYMBOLS.items()}


def text(value: object) -> Html:
    """Escaped text, with every suit and the rank after it in the suit's colour (♠A)."""
    parts = []
    words = escape(str(value))
    start = 0
    for place, char in enumerate(words):
        if char in _SUIT_OF and place >= start:
            end = place + 1 + words.startswith(TEXT_STYLE, place + 1)
            while end < len(words) and words[end].isalnum():
                end += 1
            index = words[place + 1 : end].removeprefix(TEXT_STYLE)
            parts += [words[start:place], _cx(_SUIT_OF[char], index)]
            start = end
    return Html("".join([*parts, words[start:]]))


def suit_text(m: Messages, card: Card) -> Html:
    """A card in running text: ♠A in its colour."""
    return _cx(card.suit, escape(m.rank(card.rank)))


def cards_text(m: Messages, cards: Iterable[Card]) -> Html:
    """Several cards in running text."""
    return Html(" ".join(suit_text(m, card) for card in cards))


def card(m: Messages, card: Card, size: Size = "s", mark: Mark | None = None) -> Html:
    """A drawn card, as a picture with its full name."""
    return face(card_face(m, card, mark), size)


def cards(m: Messages, cards: Iterable[Card], size: Size = "s") -> Html:
    """Several drawn cards in a row."""
    return Html(f'<span class="cards">{"".join(card(m, one, size) for one in cards)}</span>')


def face(drawn: CardFace, size: Size = "s", style: str = "") -> Html:
    """A drawn card from its face; `style` is for our own use and not escaped."""
    tag = f"{icon(drawn.icon) if drawn.icon else ''}{escape(drawn.tag)}"
    tag = tag and f'<span class="tag" aria-hidden="true">{tag}</span>'
    style = style and f' style="{style}"'
    classes = " ".join(["card", size, *drawn.marks])
    return Html(
        f'<span class="{classes}" data-suit="{drawn.card[0]}" data-rank="{drawn.card[1]}"'
        f' role="img" aria-label="{escape(drawn.name)}"{style}>'
        f'<span class="ix" aria-hidden="true"><b>{escape(drawn.text)}</b><i class="pip"></i></span>'
        f'<span class="art" aria-hidden="true"></span>{tag}</span>'
    )


def panel(*parts: str, name: str = "") -> Html:
    """A panel of the page that holds no widget: one element, where a container would be two."""
    return Html(f'<section class="{f"panel {name}".strip()}">{"".join(parts)}</section>')


def stack(*panels: str, name: str = "") -> Html:
    """Panels under each other in one element; `name` tells the style where it stands."""
    return Html(f'<div class="{f"stack {name}".strip()}">{"".join(panels)}</div>')


def icon(name: str) -> Html:
    """One of the icons of `table/art.py`, hidden from screen readers: the word beside it speaks."""
    return Html(f'<i class="mk {escape(name)}" aria-hidden="true"></i>')


def title(name: str, chips: Sequence[Html] = (), right: str = "") -> Html:
    """The page's title row with its chips, and a quiet note at the right."""
    note = f'<span class="sp"></span><span class="sm mut num">{text(right)}</span>' if right else ""
    return Html(
        f'<div class="title"><h1 class="t1">{escape(name)}</h1>{"".join(chips)}{note}</div>'
    )


def chip(label: str, value: str, *, wide_only: bool = False) -> Html:
    """A chip such as House Classic; `wide_only` leaves it out on a phone."""
    classes = "chip only-d" if wide_only else "chip"
    return Html(
        f'<span class="{classes}">{escape(label)} <b class="num">{escape(value)}</b></span>'
    )


def heading(name: str, right: Html = Html("")) -> Html:
    """A panel's heading, with something at its right."""
    return Html(f'<div class="between"><h2 class="t2">{text(name)}</h2>{right}</div>')


def tabs(names: Mapping[str, str], shown: str, *, label: str) -> Html:
    """Buttons of which one is on: the card table's `on_press` hears which is pressed.

    Streamlit's widget for this, in a fragment of its own, was a tenth of an answer's time.
    """
    buttons = "".join(
        f'<button type="button" data-press="{escape(value)}"'
        f' aria-pressed="{str(value == shown).lower()}">{escape(name)}</button>'
        for value, name in names.items()
    )
    return Html(f'<div class="tabs" role="group" aria-label="{escape(label)}">{buttons}</div>')


def grade_line(grade: Grade, word: str, loss: str, sentence: Html, *, label: str = "") -> Html:
    """The grade: its own outline, word, number and one sentence; announced politely.

    Args:
        grade: which of the five.
        word: its word, as in Mistake.
        loss: its number, as in −16.4 ± 3.4; may be empty.
        sentence: one line under it.
        label: what is read instead of word and number, as in "Mistake, 16.4 points lost".
    """
    shown = f'<b class="l">{escape(word)}</b> <span class="loss num">{escape(loss)}</span>'
    if label:
        shown = f'<span class="sr">{escape(label)}</span><span aria-hidden="true">{shown}</span>'
    return Html(
        f'<section class="grade {grade}" role="status">{icon(grade)}'
        f'<div class="w">{shown}<p>{sentence}</p></div></section>'
    )


def why_list(reasons: Iterable[Html]) -> Html:
    """Numbered reasons."""
    items = "".join(
        f'<li><i aria-hidden="true">{number}</i><span>{reason}</span></li>'
        for number, reason in enumerate(reasons, 1)
    )
    return Html(f'<ol class="why">{items}</ol>')


@dataclass(frozen=True)
class Line:
    """A row of a table of lines: cells of HTML, the last one a figure."""

    cells: tuple[Html, ...]
    figure: Html
    kind: Literal["", "no", "sum"] = ""


def lines(rows: Iterable[Line], *, head: Sequence[str] = (), label: str = "") -> Html:
    """A table of lines and figures; `kind` no greys a row, sum closes the table."""
    body = "".join(_row(row) for row in rows)
    top = ""
    if head:
        last = len(head) - 1
        cells = "".join(
            f'<th scope="col"{" class=n" if place == last else ""}>{escape(name)}</th>'
            for place, name in enumerate(head)
        )
        top = f"<thead><tr>{cells}</tr></thead>"
    name = f' aria-label="{escape(label)}"' if label else ""
    return Html(f'<table class="lines"{name}>{top}<tbody>{body}</tbody></table>')


def _row(row: Line) -> str:
    quiet = ' class="no"' if row.kind == "no" else ""
    cells = "".join(
        f"<td{quiet if place or len(row.cells) == 1 else ''}>{cell}</td>"
        for place, cell in enumerate(row.cells)
    )
    figure = f'<td class="n{" no" if row.kind == "no" else ""}">{row.figure}</td>'
    return f"<tr{' class=sum' if row.kind == 'sum' else ''}>{cells}{figure}</tr>"


@dataclass(frozen=True)
class ScoreRow:
    """One side of the score panel; `bags_label` is read for the row of bags, as in "7 of 10"."""

    name: str
    points: str
    bags: int
    bags_label: str


def score_panel(rows: Iterable[ScoreRow], *, points: str, bags: str, group: int) -> Html:
    """Points and bags of each side; `group` bags bring a penalty (0: bags are only counted)."""
    body = "".join(
        f"<span>{escape(row.name)}</span><b>{escape(row.points)}</b>{bag_pips(row, group)}"
        for row in rows
    )
    head = f'<span class="h"></span><span class="h r">{escape(points)}</span>'
    return Html(f'<div class="score">{head}<span class="h">{escape(bags)}</span>{body}</div>')


def bag_pips(row: ScoreRow, group: int) -> Html:
    """A row of bags toward the next penalty."""
    pips = "".join(
        f"<i{' class=on' if place < row.bags else ''}></i>" for place in range(max(group, row.bags))
    )
    return Html(
        f'<span class="bags" role="img" aria-label="{escape(row.bags_label)}">{pips}</span>'
    )


def alert(sentence: str) -> Html:
    """A sentence about wrong input, read out at once."""
    return Html(f'<section class="alert" role="alert"><p>{text(sentence)}</p></section>')


def kbd(key: str) -> Html:
    """A key."""
    return Html(f'<span class="kbd">{escape(key)}</span>')


def _cx(suit: Suit, index: str) -> Html:
    return Html(
        f'<span class="cx" data-suit="{suit.value}">{SYMBOLS[suit]}{TEXT_STYLE}{index}</span>'
    )
