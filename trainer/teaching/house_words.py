"""Rows of a house and lines of a score in words, for the page, the terminal and the notebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.engine import Reading, RuleSet, ScoreLine, Seat, SideScore
from trainer.i18n import Messages
from trainer.teaching.house_rows import Fact, Row, house_rows

#: Codes that make a pair with the fact before them; all others are listed.
_PAIRED: Final = {"nil_failed": " / "}
#: Codes that open a list: what follows belongs to them.
_OPENING: Final = {"double_nil_unit": " "}


@dataclass(frozen=True)
class Piece:
    """A fact in words, and what joins it to the one before (empty for the first)."""

    joint: str
    text: str
    fact: Fact


def fact_text(m: Messages, fact: Fact) -> str:
    """One fact in words."""
    args: dict[str, str | int] = {}
    for name, value in fact.params.items():
        if name == "gain":
            args[name] = m.number(value, sign=True)
        elif name == "choices":
            args[name] = ", ".join(m.number(choice) for choice in value)
        else:
            args[name] = value
    return m(f"house-fact-{fact.code}", **args)


def row_pieces(m: Messages, row: Row) -> tuple[Piece, ...]:
    """A row's facts in words, each with its joint; one dash where the row does not apply."""
    if not row.facts:
        return (Piece("", m("house-fact-none"), Fact("none")),)
    pieces: list[Piece] = []
    for fact in row.facts:
        joint = ""
        if pieces:
            before = pieces[-1].fact.code
            joint = _OPENING.get(before) or _PAIRED.get(fact.code, ", ")
        pieces.append(Piece(joint, fact_text(m, fact), fact))
    return tuple(pieces)


def row_text(m: Messages, row: Row) -> str:
    """A row in one line of plain text; readings are named as such."""
    mark = f" ({m('house-reading')})"
    return "".join(
        f"{piece.joint}{piece.text}{mark if piece.fact.is_reading else ''}"
        for piece in row_pieces(m, row)
    )


def row_name(m: Messages, row_id: str) -> str:
    """What a row is about."""
    return m(f"house-row-{row_id}")


def house_table(m: Messages, rules: RuleSet) -> tuple[tuple[str, str], ...]:
    """All rows that apply to a house: name and value, in plain text."""
    return tuple((row_name(m, row.id), row_text(m, row)) for row in house_rows(rules) if row.facts)


@dataclass(frozen=True)
class Note:
    """A reading in words.

    Attributes:
        kind: silence or contradiction, in words.
        rows: the names of the rows it bears on; empty where nothing was left to us.
        text: what the source says or forgets, and how we read it.
    """

    kind: str
    rows: tuple[str, ...]
    text: str


def house_notes(m: Messages, rules: RuleSet) -> tuple[Note, ...]:
    """Where a house's source is silent or at odds, with our readings, in the file's order."""
    rows = house_rows(rules)
    return tuple(
        Note(
            m(f"house-kind-{reading.kind}"),
            tuple(
                row_name(m, row.id)
                for row in rows
                if any(fact.reading is reading for fact in row.facts)
            ),
            note_text(m, reading),
        )
        for reading in rules.readings
    )


def note_text(m: Messages, reading: Reading) -> str:
    """The text of a reading: ours by its key, a custom house's as its author wrote it."""
    key = f"house-note-{reading.note}"
    return m(key) if m.has(key) else reading.note


def score_line(m: Messages, rules: RuleSet, line: ScoreLine) -> str:
    """A line of a score in words, without its points: Contract 4 made, 2 bags."""
    return m(f"score-{line.reason}", count=line.count, group=rules.penalty_group)


def score_lines(
    m: Messages, rules: RuleSet, side: SideScore, names: dict[Seat, str] | None = None
) -> tuple[tuple[str, ScoreLine], ...]:
    """The lines of one side in words; two nils of a side are told apart by the player's name.

    Args:
        m: the texts.
        rules: the house under which the side was scored.
        side: one side of a breakdown.
        names: what the seats are called here; their own names where left out.
    """
    several = sum(line.seat is not None for line in side.lines) > 1
    lines = []
    for line in side.lines:
        text = score_line(m, rules, line)
        if several and line.seat is not None:
            who = (names or {}).get(line.seat) or m.seat(line.seat)
            text = m("score-line-of", line=text, who=who)
        lines.append((text, line))
    return tuple(lines)
