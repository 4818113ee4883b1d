"""The loader of lessons: what holds is typed, what does not is named with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from trainer.content.faults import ContentError, Faults
from trainer.content.lessons import Course, read_course
from trainer.content.prose import CardSpan, FigureSpan, Paragraph, Strong, Term, read_paragraph
from trainer.content.yaml_lines import read_yaml
from trainer.engine import load_house

GLOSSARY = """\
terms:
  - id: trick
    en: {name: trick, text: Four cards.}
    fr: {name: pli, text: Quatre cartes.}
    draw: {trick: [H9, S2], leader: W}
"""
COURSE = """\
parts:
  - id: rules
    title: {en: Rules, fr: Règles}
    chapters:
      - id: one
        title: {en: One, fr: Un}
        lessons: [first]
"""
LESSON = """\
id: first
minutes: 5
steps:
  - id: follow
    kind: tap_legal
    situation: [follow, void]
    cards: 6
    easier: {cards: 4}
  - id: partner
    kind: who
    ask: partner
    when: has_sides
test:
  steps: [follow]
"""
TEXT = """\
# First

You will know.

## follow

A [trick](trick) with {SA}.

### hint

Look.

## partner

Who?
"""


def folder(root: Path, **files: str) -> Path:
    """A small course; `course`, `glossary`, `lesson`, `en`, `fr` replace its files."""
    names = {"course": "course.yaml", "glossary": "glossary.yaml", "lesson": "first/lesson.yaml",
             "en": "first/en.md", "fr": "first/fr.md"}  # fmt: skip
    texts = {"course": COURSE, "glossary": GLOSSARY, "lesson": LESSON, "en": TEXT, "fr": TEXT}
    (root / "first").mkdir(exist_ok=True)
    for name, text in {**texts, **files}.items():
        (root / names[name]).write_text(text, encoding="utf-8")
    return root


def faults(root: Path) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_course(root)
    assert str(caught.value)
    return [f"{one.file}:{one.line} {one.code}" for one in caught.value.faults]


def test_a_course_is_typed(tmp_path: Path) -> None:
    course: Course = read_course(folder(tmp_path))
    (lesson,) = course.lessons
    follow, partner = lesson.steps
    assert follow.params == {"situation": ("follow", "void"), "cards": 6}
    assert follow.easier == {"cards": 4}
    assert partner.params["ask"] == ("partner",)
    assert lesson.test.steps == ("follow",)
    assert (lesson.test.cases, lesson.test.passing) == (10, 8)
    assert [step.id for step in lesson.steps_in(load_house("solo"))] == ["follow"]
    assert lesson.section("en", "follow").hint
    assert course.lesson("first") is lesson
    assert course.lesson("second") is None


@pytest.mark.parametrize(
    ("name", "old", "new", "expected"),
    [
        ("lesson", "minutes: 5", "minutes: 99", ["first/lesson.yaml:2 no-whole"]),
        ("lesson", "minutes: 5\n", "", ["first/lesson.yaml:1 field-missing"]),
        ("lesson", "id: first", "id: second", ["first/lesson.yaml:1 other-id"]),
        ("lesson", "kind: who", "kind: whom", ["first/lesson.yaml:10 kind-unknown"]),
        ("lesson", "cards: 6", "cards: many", ["first/lesson.yaml:7 no-whole"]),
        ("lesson", "cards: 6", "card: 6", ["first/lesson.yaml:7 param-unknown"]),
        ("lesson", "[follow, void]", "[follow, flow]", ["first/lesson.yaml:6 no-choice"]),
        ("lesson", "    situation: [follow, void]\n", "",
         ["first/lesson.yaml:6 param-missing"]),
        ("lesson", "{cards: 4}", "{cards: 99}", ["first/lesson.yaml:8 no-whole"]),
        ("lesson", "when: has_sides", "when: has_side", ["first/lesson.yaml:12 condition-unknown"]),
        ("lesson", "has_sides", "zero = nul", ["first/lesson.yaml:12 condition-unknown"]),
        ("lesson", "steps: [follow]", "steps: [fellow]", ["first/lesson.yaml:14 step-unknown"]),
        ("lesson", "id: partner", "id: follow", ["first/lesson.yaml:9 step-twice",
                                                 "first/en.md:13 section-unknown",
                                                 "first/fr.md:13 section-unknown"]),
        ("lesson", "id: partner", "id: The partner", ["first/lesson.yaml:9 no-slug",
                                                      "first/en.md:0 section-missing",
                                                      "first/en.md:13 section-unknown",
                                                      "first/fr.md:0 section-missing",
                                                      "first/fr.md:13 section-unknown"]),
        ("lesson", "minutes: 5", "minutes: 5\nafter: [zero]", ["first/lesson.yaml:1 not-before"]),
        ("lesson", "minutes: 5", "minutes: 5\nminuts: 5", ["first/lesson.yaml:3 field-unknown"]),
        ("lesson", "minutes: 5", "minutes: 5\nminutes: 5", ["first/lesson.yaml:3 field-twice"]),
        ("lesson", "minutes: 5", "minutes: [5", ["first/lesson.yaml:3 no-yaml"]),
        ("course", "[first]", "[first, first]", ["course.yaml:7 lesson-twice"]),
        ("course", "[first]", "[first, second]", [
            "second/en.md:0 no-file", "second/fr.md:0 no-file", "second/lesson.yaml:0 no-file"]),
        ("course", "        lessons: [first]\n", "", ["first/lesson.yaml:0 not-in-course"]),
        ("course", "{en: One, fr: Un}", "{en: One}", ["course.yaml:6 field-missing"]),
        ("fr", "{SA}", "{SK}", ["first/fr.md:5 marks-differ"]),
        ("fr", "{SA}", "{SX}", ["first/fr.md:5 marks-differ", "first/fr.md:7 figure-unknown"]),
        ("fr", "### hint", "### clue", ["first/fr.md:5 marks-differ",
                                        "first/fr.md:9 heading-unknown"]),
        ("fr", "Look.", "{if has_sides} Look.", ["first/fr.md:5 marks-differ"]),
        ("fr", "## partner\n\nWho?\n", "", ["first/fr.md:0 section-missing"]),
        ("fr", "## partner\n\nWho?\n", "## partner\n", ["first/fr.md:13 marks-differ",
                                                        "first/fr.md:13 section-empty"]),
        ("fr", "# First\n", "", ["first/fr.md:1 heading-unknown", "first/fr.md:1 no-title"]),
        ("en", "(trick)", "(trik)", ["first/en.md:7 term-unknown", "first/fr.md:5 marks-differ"]),
        ("lesson", "cards: 6", "table: {min_bid: 4}", ["first/lesson.yaml:7 no-choice"]),
        ("lesson", "cards: 6", "table: {min_team_bid: 99}", ["first/lesson.yaml:7 table-rule"]),
        ("lesson", "cards: 6", "table: 4", ["first/lesson.yaml:7 no-mapping"]),
        ("glossary", "{trick: [H9, S2], leader: W}", "{bids: [1, 2, 3]}",
         ["glossary.yaml:5 no-drawing"]),
        ("glossary", "{trick: [H9, S2], leader: W}", "{bids: [1, 2], tricks: [1]}",
         ["glossary.yaml:5 no-drawing"]),
        ("glossary", "leader: W", "leader: X", ["glossary.yaml:5 no-drawing"]),
        ("glossary", "[H9, S2]", "[H9, S1]", ["glossary.yaml:5 no-drawing"]),
        ("glossary", "    draw: {trick: [H9, S2], leader: W}\n", "",
         ["glossary.yaml:2 field-missing"]),
    ],
)  # fmt: skip
def test_each_fault_has_its_place(
    tmp_path: Path, name: str, old: str, new: str, expected: list[str]
) -> None:
    base = {"course": COURSE, "glossary": GLOSSARY, "lesson": LESSON, "en": TEXT, "fr": TEXT}[name]
    assert old in base
    found = faults(folder(tmp_path, **{name: base.replace(old, new, 1)}))
    assert sorted(found) == sorted(expected)


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    lesson = LESSON.replace("minutes: 5", "minutes: x").replace("kind: tap_legal", "kind: tap")
    found = faults(folder(tmp_path, lesson=lesson, fr="no title", glossary=""))
    assert {line.split(":")[0] for line in found} == {
        "first/lesson.yaml", "first/fr.md", "first/en.md", "glossary.yaml"
    }  # fmt: skip
    assert len(found) > 5


def test_values_that_are_no_text_number_or_flag_are_faults() -> None:
    found = Faults("x.yaml")
    read_yaml("a: 1.5\nb: 2020-01-01\nc: 0x1F\nd: yes\n", found)
    assert [(one.line, one.code) for one in found] == [
        (1, "no-such-value"), (2, "no-such-value"), (3, "no-such-value")
    ]  # fmt: skip


def test_a_paragraph_knows_cards_figures_words_and_houses() -> None:
    found = Faults("x.md")
    text = (
        "{if set_points = 0} A **bold {SA}** [trick](trick) of {5 * trick_points - 3} {+nil_made}."
    )
    paragraph = read_paragraph(text, found, 1)
    assert not found
    assert isinstance(paragraph, Paragraph)
    assert paragraph.holds(load_house("solo"))
    assert not paragraph.holds(load_house("classic"))
    strong = next(span for span in paragraph.spans if isinstance(span, Strong))
    assert any(isinstance(span, CardSpan) for span in strong.spans)
    assert any(isinstance(span, Term) for span in paragraph.spans)
    figures = [span.figure for span in paragraph.spans if isinstance(span, FigureSpan)]
    assert [one.value(load_house("fives")) for one in figures] == [47, 50]
    assert [one.signed for one in figures] == [False, True]
