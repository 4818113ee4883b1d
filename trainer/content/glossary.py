"""The glossary: each term in both languages, with an example to draw.

    terms:
      - id: ruff
        en: {name: ruff, text: "Playing a spade on another suit's trick."}
        fr: {name: couper, text: "Jouer pique sur une levée d'une autre couleur."}
        draw: {trick: [H9, HJ, S2, HK], leader: W}

`draw` is a trick (marked by who wins it), cards, or bids: of a side, or of all four with the
learner's first, each with the tricks taken unless `tricks` is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from trainer.content.conditions import Condition, NotRead, read_condition
from trainer.content.faults import ContentFault, Faults
from trainer.content.prose import Paragraph, read_paragraph, signature, terms
from trainer.content.yaml_lines import Fields, Node, read_yaml
from trainer.engine import Bid, Card, NotationError, Seat
from trainer.i18n import LANGUAGES

FILE: Final = "glossary.yaml"
TRICK_SIZE: Final = 4


@dataclass(frozen=True)
class Drawing:
    """An example of a term.

    Attributes:
        kind: a trick in the order played, cards beside each other, or the plates of a side.
        cards: the trick's or the hand's cards.
        leader: who led the trick.
        bids: of the learner and the partner, or of all four clockwise from the learner.
        tricks: what each of them took; none while nothing has been played.
    """

    kind: Literal["trick", "cards", "bids"]
    cards: tuple[Card, ...] = ()
    leader: Seat = Seat.W
    bids: tuple[Bid, ...] = ()
    tricks: tuple[int, ...] = ()


@dataclass(frozen=True)
class TermEntry:
    """One term."""

    id: str
    names: Mapping[str, str]
    texts: Mapping[str, Paragraph]
    drawing: Drawing
    when: Condition | None = None


@dataclass(frozen=True)
class Glossary:
    """All terms by id, in the file's order."""

    terms: Mapping[str, TermEntry]


def read_glossary(root: Path) -> tuple[Glossary, list[ContentFault]]:
    """The glossary of a folder and its faults."""
    faults = Faults(FILE)
    try:
        text = (root / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        faults.add(0, "no-file")
        return Glossary({}), faults
    document = read_yaml(text, faults)
    if document is None:
        return Glossary({}), faults
    fields = Fields(document, faults, "glossary")
    found: dict[str, TermEntry] = {}
    lines: dict[str, int] = {}
    for node in fields.nodes("terms"):
        entry = _entry(node, faults)
        if entry.id in found:
            faults.add(node.line, "term-twice", term=entry.id)
        found[entry.id] = entry
        lines[entry.id] = node.line
    fields.close()
    for entry in found.values():
        for line, term in terms(entry.texts.values()):
            if term not in found:
                faults.add(line, "term-unknown", term=term)
        marks = {signature([paragraph]) for paragraph in entry.texts.values()}
        if len(marks) > 1:
            faults.add(lines[entry.id], "marks-differ", section=entry.id)
    return Glossary(found), faults


def _entry(node: Node, faults: Faults) -> TermEntry:
    fields = Fields(node, faults, "term")
    term = fields.text("id")
    names, texts = {}, {}
    for language in LANGUAGES:
        inner = fields.node(language)
        words = Fields(inner or Node(node.line, {}), faults, language)
        names[language] = words.text("name")
        texts[language] = read_paragraph(words.text("text"), faults, words.line)
        words.close()
    draw = fields.node("draw")
    drawing = Drawing("cards") if draw is None else _drawing(draw, faults)
    when = None
    if (condition := fields.node("when", needed=False)) is not None:
        try:
            when = read_condition(str(condition.value))
        except NotRead as error:
            faults.add(condition.line, "condition-unknown", condition=str(error))
    fields.close()
    return TermEntry(term, names, texts, drawing, when)


def _drawing(node: Node, faults: Faults) -> Drawing:
    fields = Fields(node, faults, "draw")
    names = fields.node("trick", needed=False)
    try:
        if names is not None:
            cards = tuple(Card.parse(item.value) for item in names.value)
            leader = Seat.parse(fields.text("leader"))
            fields.close()
            if len(cards) > TRICK_SIZE:
                faults.add(node.line, "no-drawing")
            return Drawing("trick", cards, leader)
        held = fields.node("cards", needed=False)
        if held is not None:
            fields.close()
            return Drawing("cards", tuple(Card.parse(item.value) for item in held.value))
        bids = fields.nodes("bids")
        taken = fields.node("tricks", needed=False)
        tricks = () if taken is None else tuple(int(item.value) for item in taken.value)
        fields.close()
        if len(bids) not in (2, 4) or len(tricks) not in (0, len(bids)):
            faults.add(node.line, "no-drawing")
        return Drawing("bids", bids=tuple(Bid.parse(item.value) for item in bids), tricks=tricks)
    except (NotationError, TypeError, ValueError):
        faults.add(node.line, "no-drawing")
        return Drawing("cards")
