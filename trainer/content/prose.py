"""The texts of a lesson: `en.md` and `fr.md`, sections of paragraphs in a small Markdown.

# The trick

What you will be able to do.

## follow            one section a step id
Paragraphs: **strong**, [tricks](trick) for a word of the glossary, {SA} for a card,
{target} or {5 * trick_points} for a figure of the learner's house.

{if set_points = 0} A paragraph for the houses in which that holds.

### hint             after two wrong answers
### after            beside the right answer
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from trainer.content.conditions import Condition, Figure, NotRead, read_condition, read_figure
from trainer.content.faults import Faults
from trainer.engine import Card, NotationError, RuleSet

#: The parts that a section may have after its text.
PARTS: Final = ("hint", "after")

_CONDITION: Final = re.compile(r"\{if ([^}]*)\}\s*")
_SPAN: Final = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\[(?P<word>[^\]]+)\]\((?P<term>[\w-]+)\)|\{(?P<given>[^}]*)\}"
)
_CARD: Final = re.compile(r"[SHDC][2-9TJQKA]")


@dataclass(frozen=True)
class Plain:
    """Text as it is."""

    text: str


@dataclass(frozen=True)
class Strong:
    """Text that stands out; it may hold cards and figures."""

    spans: tuple[Span, ...]


@dataclass(frozen=True)
class Term:
    """A word that leads to the glossary."""

    text: str
    term: str


@dataclass(frozen=True)
class CardSpan:
    """A card, written in the learner's letters."""

    card: Card


@dataclass(frozen=True)
class FigureSpan:
    """A figure of the learner's house."""

    figure: Figure


@dataclass(frozen=True)
class HouseSpan:
    """The name of the learner's house."""


Span = Plain | Strong | Term | CardSpan | FigureSpan | HouseSpan


@dataclass(frozen=True)
class Paragraph:
    """One paragraph; `when` limits it to the houses that meet it."""

    spans: tuple[Span, ...]
    when: Condition | None = None
    line: int = 0

    def holds(self, rules: RuleSet) -> bool:
        """Whether this house shows it."""
        return self.when is None or self.when.holds(rules)


@dataclass(frozen=True)
class Section:
    """The texts of one step."""

    text: tuple[Paragraph, ...] = ()
    hint: tuple[Paragraph, ...] = ()
    after: tuple[Paragraph, ...] = ()
    line: int = 0


@dataclass(frozen=True)
class Document:
    """One language's texts: the title, what one will be able to do, the sections by step id."""

    title: str = ""
    goal: tuple[Paragraph, ...] = ()
    sections: Mapping[str, Section] = field(default_factory=dict)


def read_document(text: str, faults: Faults) -> Document:
    """The sections of a Markdown file."""
    title = ""
    goal: tuple[Paragraph, ...] = ()
    sections: dict[str, dict[str, tuple[Paragraph, ...]]] = {}
    lines: dict[str, int] = {}
    section = ""
    for heading, number, body in _blocks(text):
        level, name = len(heading) - len(heading.lstrip("#")), heading.lstrip("# ").strip()
        paragraphs = _paragraphs(body, faults)
        if level == 1 and not title and number:
            title, goal = name, paragraphs
        elif level == 2:
            if name in sections:
                faults.add(number, "section-twice", section=name)
            section = name
            sections[name] = {"text": paragraphs}
            lines[name] = number
            if not paragraphs:
                faults.add(number, "section-empty", section=name)
        elif level == 3 and section and name in PARTS:
            if name in sections[section]:
                faults.add(number, "section-twice", section=name)
            sections[section][name] = paragraphs
        elif heading or paragraphs:
            faults.add(max(number, 1), "heading-unknown", heading=heading or body[0][1][:40])
    if not title:
        faults.add(1, "no-title")
    if title and not goal:
        faults.add(1, "no-goal")
    made = {name: Section(**parts, line=lines[name]) for name, parts in sections.items()}
    return Document(title, goal, made)


def _blocks(text: str) -> Iterable[tuple[str, int, list[tuple[int, str]]]]:
    """Each heading with its line, and the lines under it with theirs."""
    heading, at = "", 0
    body: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            yield heading, at, body
            heading, at, body = line.strip(), number, []
        else:
            body.append((number, line))
    yield heading, at, body


def _paragraphs(body: list[tuple[int, str]], faults: Faults) -> tuple[Paragraph, ...]:
    found: list[Paragraph] = []
    held: list[str] = []
    start = 0
    for number, line in [*body, (0, "")]:
        if line.strip():
            start = start if held else number
            held.append(line.strip())
        elif held:
            found.append(read_paragraph(" ".join(held), faults, start))
            held = []
    return tuple(found)


def read_paragraph(text: str, faults: Faults, line: int) -> Paragraph:
    """One paragraph with its condition."""
    when = None
    if start := _CONDITION.match(text):
        text = text[start.end() :]
        try:
            when = read_condition(start.group(1))
        except NotRead as error:
            faults.add(line, "condition-unknown", condition=str(error))
    return Paragraph(_spans(text, faults, line), when, line)


def _spans(text: str, faults: Faults, line: int) -> tuple[Span, ...]:
    spans: list[Span] = []
    place = 0
    for found in _SPAN.finditer(text):
        if found.start() > place:
            spans.append(Plain(text[place : found.start()]))
        place = found.end()
        if found["strong"] is not None:
            spans.append(Strong(_spans(found["strong"], faults, line)))
        elif found["term"] is not None:
            spans.append(Term(found["word"], found["term"]))
        else:
            spans.append(_given(found["given"].strip(), faults, line))
    if place < len(text):
        spans.append(Plain(text[place:]))
    return tuple(spans)


def _given(text: str, faults: Faults, line: int) -> Span:
    """What stands in braces: a card, the house's name, or a figure."""
    if text == "house":
        return HouseSpan()
    try:
        return (
            CardSpan(Card.parse(text)) if _CARD.fullmatch(text) else FigureSpan(read_figure(text))
        )
    except (NotRead, NotationError):
        faults.add(line, "figure-unknown", figure=text)
        return Plain(text)


def signature(paragraphs: Iterable[Paragraph]) -> tuple[tuple[str, ...], ...]:
    """What both languages must share: conditions in order, then cards, figures and words used."""
    kept = list(paragraphs)
    conditions = tuple(paragraph.when.text if paragraph.when else "" for paragraph in kept)
    given = sorted(_marks(span for paragraph in kept for span in paragraph.spans))
    return conditions, tuple(given)


def _marks(spans: Iterable[Span]) -> Iterable[str]:
    for span in spans:
        match span:
            case Strong(inner):
                yield from _marks(inner)
            case Term(_, term):
                yield f"({term})"
            case CardSpan(card):
                yield f"{{{card}}}"
            case FigureSpan(figure):
                yield f"{{{figure.text}}}"
            case HouseSpan():
                yield "{house}"


def terms(paragraphs: Iterable[Paragraph]) -> Iterable[tuple[int, str]]:
    """The words of the glossary that paragraphs lead to, with their lines."""
    for paragraph in paragraphs:
        for mark in _marks(paragraph.spans):
            if mark.startswith("("):
                yield paragraph.line, mark.strip("()")
