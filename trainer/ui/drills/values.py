"""Every legal choice with its worth: the nil, the contract, the points, and this very deal."""

from __future__ import annotations

from typing import Final

from trainer.content.drill import Answer, Choice
from trainer.engine import Bid, Card
from trainer.i18n import Messages
from trainer.teaching.drills.grading import Grade, Judged, rows
from trainer.ui import html
from trainer.ui.bid.coach_words import LABEL_GRADES, percent, points
from trainer.ui.html import Html

#: Half the width of a 95% range, in standard errors.
RANGE_95: Final = 2.0


def values_panel(
    m: Messages,
    judged: Judged,
    grade: Grade,
    role: str | None,
    contract: int,
    title: str = "",
) -> Html:
    """The table of all choices.

    Args:
        m: the texts.
        judged: the choices' worth.
        grade: of the learner's choice.
        role: what the learner is to the nil; None where there is none (any more).
        contract: the tricks of the learner's side.
        title: the heading; one of its own where empty.
    """
    with_nil = role is not None and any(one.nil is not None for one in judged.answers)
    with_contract = any(one.contract is not None for one in judged.answers)
    is_bid = isinstance(judged.best.choice, Bid)
    heads = [m("nil-col-bid" if is_bid else "nil-col-card")]
    if with_nil:
        heads.append(m(f"nil-col-nil-{role}"))
    if with_contract:
        heads.append(m("nil-col-own") if is_bid else m("nil-col-contract", contract=contract))
    cells = "".join(f'<th scope="col">{html.text(head)}</th>' for head in heads)
    figures = "".join(
        f'<th scope="col" class="n">{html.text(m(name))}</th>'
        for name in ("nil-col-points", "nil-col-real")
    )
    body = "".join(
        _row(m, row, judged, grade, with_nil=with_nil, with_contract=with_contract)
        for row in rows(judged.answers)
    )
    margin = RANGE_95 * max(one.error for one in judged.answers)
    note = m(f"drill-judged-{judged.judged}", worlds=m.number(judged.worlds))
    more = m("nil-values-note", margin=m.number(margin))
    return html.panel(
        html.heading(title or m("nil-every-bid" if is_bid else "nil-every-card")),
        f'<table class="vt"><thead><tr>{cells}{figures}</tr></thead><tbody>{body}</tbody></table>',
        f'<p class="xs mut">{html.text(note)} {html.text(more)}</p>',
    )


def _row(
    m: Messages,
    row: tuple[Answer, ...],
    judged: Judged,
    grade: Grade,
    *,
    with_nil: bool,
    with_contract: bool,
) -> str:
    first = row[0]
    choices = [one.choice for one in row]
    mine, best = grade.answer.choice in choices, judged.best.choice in choices
    right = any(choice in judged.right for choice in choices)
    cells = [f'<td class="cc">{"".join(_choice(m, choice) for choice in choices)}</td>']
    if with_nil:
        cells.append(_bar(m, first.nil, ""))
    if with_contract:
        cells.append(_bar(m, first.contract, "o"))
    tags = []
    if best:
        tags.append("★ " + m("table-tag-best"))
    elif right:
        tags.append(m("nil-also-right"))
    if mine:
        tags.append(m("table-tag-you"))
    tag = f'<span class="tagged">{html.text(" · ".join(tags))}</span>' if tags else ""
    cells.append(f'<td class="n">{html.text(points(m, first.points))}{tag}</td>')
    cells.append(f'<td class="n dd">{html.text(points(m, first.real_points))}</td>')
    name = "best" if best or (mine and grade.is_right) else LABEL_GRADES[grade.label]
    marked = f' class="on {name}"' if best or mine else ""
    return f"<tr{marked}>{''.join(cells)}</tr>"


def _choice(m: Messages, choice: Choice) -> str:
    if isinstance(choice, Card):
        return html.card(m, choice, "xs")
    return f'<b class="bd">{html.text(m.bid(choice))}</b>'


def _bar(m: Messages, share: float | None, kind: str) -> str:
    if share is None:
        return '<td class="bars">–</td>'
    shown = html.text(m("drill-share", share=percent(m, share)))
    return (
        f'<td class="bars"><span>{shown}</span>'
        f'<div class="bar2 {kind}" aria-hidden="true">'
        f'<i style="width:{100 * share:.1f}%"></i></div></td>'
    )
