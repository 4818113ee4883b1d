"""What is said to an answer, and the steps that go on from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from trainer.content.prose import Paragraph
from trainer.engine import Card, RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.case import Answer, Case, Judgement
from trainer.teaching.course.registry import judge
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
    if legend := _legend(m, case, judgement):
        parts.append(f'<p class="legend">{html.text(legend)}</p>')
    parts.append(paragraphs_html(m, rules, after if judgement.right else ()))
    looked = paragraphs_html(m, rules, () if judgement.right else hint)
    if looked:
        parts.append(f'<div class="hint"><b>{html.text(m("learn-hint"))}</b>{looked}</div>')
    return Html(
        f'<section class="grade {grade}" role="status">{html.icon(grade)}'
        f'<div class="w"><b class="l">{word}</b>{"".join(parts)}</div></section>'
    )


def _legend(m: Messages, case: Case, judgement: Judgement) -> str:
    """What the dashed frames stand for, where there are any."""
    marks = list(judgement.marks.values())
    count = marks.count("missed")
    if not count:
        return ""
    kind = "right"
    if "right" in marks:
        kind = "too" if case.shape == "one" else "missed"
    return m(f"learn-dashed-{kind}", count=count)


def missed_html(m: Messages, missed: Sequence[tuple[int, Case, Answer]]) -> Html:
    """The cases of a test that went wrong: what was asked, answered and right, and why."""
    rows = "".join(_missed(m, *one) for one in missed)
    title = html.text(m("learn-missed", count=len(missed)))
    return Html(f'<section class="missed"><h2 class="t2">{title}</h2><ol>{rows}</ol></section>')


def _missed(m: Messages, place: int, case: Case, given: Answer) -> Html:
    rules, judgement = case.rules, judge(case, given)
    asked = say_all(m, rules, (case.ask, *case.context))
    lines = [
        m("learn-missed-given", answer=_in_words(m, case, given)),
        m("learn-answer-is", answer=_in_words(m, case, judgement.solution)),
        say_all(m, rules, judgement.why),
    ]
    told = "".join(f"<p>{html.text(line)}</p>" for line in lines)
    cards = ""
    for name, held in (("trick", case.scene.trick), ("hand", tuple(case.scene.hand or ()))):
        if held:
            cards += (
                f'<div class="held"><span>{html.text(m(f"learn-missed-{name}"))}</span>'
                f"{html.cards(m, held, 'xs')}</div>"
            )
    number = html.text(m("learn-missed-case", case=place + 1))
    return Html(f"<li><p><b>{number}</b> {html.text(asked)}</p>{cards}{told}</li>")


def _in_words(m: Messages, case: Case, answer: Answer) -> str:
    """An answer in words: its choices, in the order given where that matters."""
    between = " → " if case.shape == "order" else ", "
    if case.shape == "some":
        answer = tuple(key for key in case.keys if key in answer)
    return between.join(option_text(m, case.rules, case.option(key)).rstrip(".") for key in answer)


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
    return _in_words(m, case, judgement.solution)
