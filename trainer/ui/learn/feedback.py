"""What is said to an answer, and the steps that go on from there."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.content.prose import Paragraph
from trainer.engine import Card, RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.case import Case, Judgement
from trainer.teaching.course.words import option_text, say_all
from trainer.ui import html
from trainer.ui.html import Html
from trainer.ui.learn.prose import paragraphs_html

#: Choices that are cards.
_CARDS = ("hand", "trick", "cards")


def said(
    m: Messages,
    rules: RuleSet,
    case: Case,
    judgement: Judgement,
    *,
    after: Iterable[Paragraph] = (),
    hint: Iterable[Paragraph] = (),
) -> Html:
    """The line under the table: right or not, why, and what to take along or how to look."""
    word = html.text(_word(m, case, judgement))
    grade = "best" if judgement.right else "blunder"
    parts = [f"<p>{html.text(say_all(m, rules, judgement.why))}</p>"]
    if not judgement.right and (answer := _solution(m, case, judgement)):
        parts.append(f"<p>{html.text(m('learn-answer-is', answer=answer))}</p>")
    if not judgement.right and case.shape == "order" and case.where != "list":
        parts.append(f"<p>{html.text(m('learn-right-places'))}</p>")
    parts.append(paragraphs_html(m, rules, after if judgement.right else ()))
    looked = paragraphs_html(m, rules, () if judgement.right else hint)
    if looked:
        parts.append(f'<div class="hint"><b>{html.text(m("learn-hint"))}</b>{looked}</div>')
    return Html(
        f'<section class="grade {grade}" role="status">{html.icon(grade)}'
        f'<div class="w"><b class="l">{word}</b>{"".join(parts)}</div></section>'
    )


def _word(m: Messages, case: Case, judgement: Judgement) -> str:
    """Right, or the cards that were not."""
    if judgement.right:
        return m("learn-right")
    wrong = [key for key, mark in judgement.marks.items() if mark == "wrong"]
    if case.where in _CARDS and case.shape != "order" and 0 < len(wrong) <= 2:
        return m("learn-wrong-card", cards=m.cards(map(Card.parse, wrong)), count=len(wrong))
    if case.where in ("seats", "pad") and case.shape == "one":
        (key,) = wrong
        return m("learn-wrong-card", cards=option_text(m, case.rules, case.option(key)), count=1)
    return m("learn-wrong")


def _solution(m: Messages, case: Case, judgement: Judgement) -> str:
    """The right answer in words, where no mark on the table shows it."""
    if case.where in ("hand", "trick", "cards", "seats") or case.shape != "order":
        return ""
    texts = (option_text(m, case.rules, case.option(key)) for key in judgement.solution)
    return " → ".join(texts)
