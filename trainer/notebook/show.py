"""How objects show themselves: HTML in Jupyter, aligned text in a terminal, pandas frames."""

from __future__ import annotations

import re
import textwrap
from html import escape
from typing import TYPE_CHECKING

from trainer.engine import Deal, Seat
from trainer.i18n.messages import SYMBOLS
from trainer.notebook.tables import Cell, Table, holding, table_of
from trainer.notebook.words import words

if TYPE_CHECKING:
    import pandas as pd

#: Readable on a light and on a dark notebook alike; black suits keep the page's ink.
RED = "#d0303f"

NOTE_WIDTH = 79


def to_html(item: object) -> str:
    """The object as an HTML table with suits in colour."""
    table = table_of(item, words())
    head = "".join(f'<th style="{_align(place, table)}">{_suits(name)}</th>'
                   for place, name in enumerate(table.head))  # fmt: skip
    body = "".join(
        "<tr>"
        + "".join(
            f'<td style="{_align(place, table)}">{_suits(_text(cell))}</td>'
            for place, cell in enumerate(row)
        )
        + "</tr>"
        for row in table.rows
    )
    notes = "<br>".join(escape(note) for note in table.notes)
    caption = f"<caption>{notes}</caption>" if notes else ""
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def to_text(item: object) -> str:
    """The object as aligned text."""
    table = table_of(item, words())
    rows = [table.head] + [
        tuple(_text(cell) for place, cell in enumerate(row)) for row in table.rows
    ]
    widths = [max(_width(row[place]) for row in rows) for place in range(len(table.head))]
    lines = []
    for row in rows:
        cells = []
        for place, cell in enumerate(row):
            gap = " " * (widths[place] - _width(cell))
            cells.append(gap + cell if place in table.figures else cell + gap)
        lines.append("  ".join(cells).rstrip())
    notes = [line for note in table.notes for line in textwrap.wrap(note, width=NOTE_WIDTH)]
    return "\n".join([*lines, *notes])


def to_frame(item: object) -> pd.DataFrame:
    """The object's table as a pandas frame, figures as whole numbers (missing ones as NA)."""
    import pandas as pd

    table = table_of(item, words())
    frame = pd.DataFrame(list(table.rows), columns=list(table.head))
    return frame.astype({table.head[place]: "Int64" for place in table.figures})


def diagram(deal: Deal) -> str:
    """The four hands around a table, as bridge and spades columns print them."""
    m = words()
    hands = {
        seat: [m.seat(seat)]
        + [f"{symbol} {holding(deal.hand(seat).suit(suit), m)}" for suit, symbol in SYMBOLS.items()]
        for seat in Seat
    }
    width = max(len(line) for lines in hands.values() for line in lines) + 2
    north = [" " * width + line for line in hands[Seat.N]]
    middle = [
        f"{west:<{2 * width}}{east}"
        for west, east in zip(hands[Seat.W], hands[Seat.E], strict=True)
    ]
    south = [" " * width + line for line in hands[Seat.S]]
    return "\n".join([*north, *middle, *south])


def _align(place: int, table: Table) -> str:
    return f"text-align:{'right' if place in table.figures else 'left'}"


def _text(cell: Cell) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    return words().number(cell)


def _suits(text: str) -> str:
    """Escaped text with hearts and diamonds in red."""
    red = f'<span style="color:{RED}">\\g<0></span>'
    return re.sub("[♥♦]\ufe0e?[0-9A-Z]*", red, escape(text))


def _width(text: str) -> int:
    return len(text.replace("\ufe0e", ""))
