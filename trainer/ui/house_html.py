"""The Houses page in static HTML: the table, the notes, a hand's score in each house."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, groupby

from trainer.engine import RuleSet, SpadesError, Standing
from trainer.i18n import Messages
from trainer.teaching.house_rows import Comparison, Row
from trainer.teaching.house_words import Note, note_text, row_name, row_pieces, score_lines
from trainer.teaching.one_hand import ME, PARTNER, PairScore
from trainer.ui.html import Html, Line, lines, text


def legend(m: Messages) -> Html:
    """What the two marks of the page mean."""
    return Html(
        f'<span class="legend"><span><b class="ne">≠</b> {text(m("house-differs"))}</span>'
        f'<span><span class="rd">{text(m("house-reading"))}</span>'
        f" {text(m('house-reading-legend'))}</span></span>"
    )


def comparison_table(
    m: Messages, houses: Sequence[RuleSet], rows: Iterable[Comparison], picked: int, only: bool
) -> Html:
    """The houses side by side, the learner's first.

    Args:
        m: the texts.
        houses: the columns.
        rows: what is compared, in order.
        picked: the column that a narrow screen shows beside the first; rows that say nothing
            in these two are left out there.
        only: rows without a difference are left out.
    """
    head = "".join(
        f'<th scope="col"{_column(place, picked)}>{text(rules.name)}'
        f"{_yours(m) if place == 0 else ''}</th>"
        for place, rules in enumerate(houses)
    )
    shown = [row for row in rows if not only or any(row.differs)]
    body = "".join(
        _group(m, group, list(members), picked, only)
        for group, members in groupby(shown, key=lambda row: row.group)
    )
    # The sheet that hides columns from a narrow screen may come a frame after the table.
    return Html(
        f'<div style="overflow-x: clip"><table class="ht" '
        f'aria-label="{text(m("house-table-label"))}">'
        f"<thead><tr><td></td>{head}</tr></thead>{body}</table></div>"
    )


def _group(m: Messages, group: str, rows: Sequence[Comparison], picked: int, only: bool) -> str:
    def narrow(row: Comparison) -> bool:
        if only:
            return row.differs[picked]
        return bool(row.cells[0].facts or row.cells[picked].facts)

    head = (
        f'<tr class="gr"><th scope="rowgroup">{text(m(f"house-group-{group}"))}</th>'
        f'<td class="mine"></td></tr>'
    )
    body = "".join(_row(m, row, picked, "" if narrow(row) else ' class="wide"') for row in rows)
    return f"<tbody{'' if any(map(narrow, rows)) else ' class=wide'}>{head}{body}</tbody>"


def _column(place: int, picked: int) -> str:
    return ' class="mine"' if place == 0 else "" if place == picked else ' class="wide"'


def _yours(m: Messages) -> str:
    return f'<span class="yours">{text(m("house-yours"))}</span>'


def _row(m: Messages, row: Comparison, picked: int, where: str) -> str:
    cells = "".join(
        f"<td{_column(place, picked)}>{_cell(m, cell, differs)}</td>"
        for place, (cell, differs) in enumerate(zip(row.cells, row.differs, strict=True))
    )
    return f'<tr{where}><th scope="row">{text(row_name(m, row.id))}</th>{cells}</tr>'


def _cell(m: Messages, row: Row, differs: bool) -> str:
    marks = [[piece.fact.reading] if piece.fact.reading else [] for piece in row_pieces(m, row)]
    if all(marks):  # all of the cell is our reading: one mark says so
        marks = [*([] for _ in marks[1:]), list(dict.fromkeys(chain(*marks)))]
    pieces = "".join(
        f"{text(piece.joint)}{text(piece.text)}"
        f"{reading_mark(m, ' '.join(note_text(m, one) for one in readings)) if readings else ''}"
        for piece, readings in zip(row_pieces(m, row), marks, strict=True)
    )
    if not differs:
        return pieces
    said = f'<span class="sr">{text(m("house-differs"))}, </span>'
    sign = f'<b class="ne" aria-hidden="true">≠</b>{said}'
    return f'<span class="df">{sign} {pieces}</span>'


def reading_mark(m: Messages, note: str) -> Html:
    """The mark behind what is our reading; its note also stands in the list of notes."""
    return Html(f' <span class="rd" title="{text(note)}">{text(m("house-reading"))}</span>')


def notes_list(notes: Sequence[Note]) -> Html:
    """A house's silences and contradictions."""
    items = "".join(
        f'<li><span class="kind">{text(note.kind)}</span>'
        f"<b>{text(', '.join(note.rows))}</b><p>{text(note.text)}</p></li>"
        for note in notes
    )
    return Html(f'<ul class="notes">{items}</ul>')


def score_cards(
    m: Messages,
    results: Iterable[tuple[RuleSet, tuple[PairScore, ...] | SpadesError]],
    before: Standing,
) -> Html:
    """One hand under several houses: a card a house.

    Args:
        m: the texts.
        results: each house with its scores, or why the hand cannot be there.
        before: what stood before; unless it is nothing, the score after is shown too, and a
            house that cannot have so many bags says how many it was scored with.
    """
    cards = "".join(
        _impossible(m, rules, found)
        if isinstance(found, SpadesError)
        else _score_card(m, rules, found, before)
        for rules, found in results
    )
    return Html(f'<div class="five">{cards}</div>')


def _impossible(m: Messages, rules: RuleSet, error: SpadesError) -> str:
    return (
        f'<section class="no"><h3>{text(rules.name)}</h3>'
        f'<span class="big">{text(m("house-hand-impossible"))}</span>'
        f'<p class="sm mut">{text(m.error(error))}</p></section>'
    )


def _score_card(
    m: Messages, rules: RuleSet, scores: tuple[PairScore, ...], before: Standing
) -> str:
    names = {ME: m("house-hand-you"), PARTNER: m("house-hand-partner")}
    parts = []
    for score in scores:
        rows = [
            Line(
                (Html(text(name) + (reading_mark(m, note_text(m, reading)) if reading else "")),),
                text(m.number(line.points, sign=True)),
            )
            for (name, line), reading in zip(
                score_lines(m, rules, score.side, names), score.readings, strict=True
            )
        ]
        who = f'<span class="who">{text(names[score.seats[0]])}</span>' if len(scores) > 1 else ""
        change = m.number(score.side.delta, sign=True)
        parts.append(
            f'<div class="part">{who}<span class="big"><span class="sr">'
            f"{text(m('house-hand-change'))} </span>{text(change)}</span>{lines(rows)}"
            f"{_after(m, score) if before != Standing() else ''}</div>"
        )
    parts.append(_capped(m, rules, before))
    return f"<section><h3>{text(rules.name)}</h3>{''.join(parts)}</section>"


def _capped(m: Messages, rules: RuleSet, before: Standing) -> str:
    group = rules.penalty_group
    if not group or before.bags < group:
        return ""
    said = m("house-hand-capped", bags=group - 1, group=group)
    return f'<p class="xs mut">{text(said)}</p>'


def _after(m: Messages, score: PairScore) -> str:
    after = m("house-hand-after", score=m.number(score.side.score), bags=score.side.bags)
    return f'<p class="xs mut num">{text(after)}</p>'


def alert(sentence: str, items: Iterable[Html] = ()) -> Html:
    """A sentence about wrong input, with its single faults under it; read out at once."""
    listed = "".join(f"<li>{item}</li>" for item in items)
    return Html(
        f'<section class="alert" role="alert"><p>{text(sentence)}</p>'
        f"{f'<ul>{listed}</ul>' if listed else ''}</section>"
    )
