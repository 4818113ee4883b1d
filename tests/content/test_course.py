"""The course that comes with the program: it holds, and covers what the sources say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner

from trainer.cli.main import main
from trainer.content.lessons import course
from trainer.content.other_tables import BESIDE, SAID
from trainer.content.paths import app_root
from trainer.content.prose import Plain, Span, Strong, Term
from trainer.engine import HOUSES, RULES, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.claims import CODES
from trainer.teaching.course.topics_rules import HOUSE_RULES
from trainer.teaching.course.words import shown

ROOT = app_root() / "lessons"
COVERAGE: dict[str, Any] = yaml.safe_load((ROOT / "coverage.yaml").read_text(encoding="utf-8"))
NBSP = "\u00a0"

#: What identifies a house, or only offers choices, is taught by no step.
NOT_TAUGHT = {"id", "name", "target_choices"}


def test_every_step_can_be_made_and_said_in_every_house_that_has_it() -> None:
    """Through the command, so that the course is played once for both."""
    result = CliRunner().invoke(main, ["lessons", "check"])
    assert result.exit_code == 0, result.stderr
    assert f"The course holds: {len(course().lessons)} lessons" in result.stdout


def steps() -> set[str]:
    return {f"{lesson.slug}/{step.id}" for lesson in course().lessons for step in lesson.steps}


def rows() -> list[tuple[str, dict[str, Any]]]:
    found = [(f"rule {name}", row) for name, row in COVERAGE["rules"].items()]
    found += [(f"{row['source']} {row['says']}", row) for row in COVERAGE["statements"]]
    return found


def test_coverage_has_a_row_for_each_rule_of_a_house() -> None:
    assert set(COVERAGE["rules"]) == set(RULES) - NOT_TAUGHT


def test_coverage_names_steps_that_exist_and_planned_chapters_without_lessons() -> None:
    known = steps()
    empty = {chapter.id for chapter in course().chapters if not chapter.lessons}
    for name, row in rows():
        assert set(row) <= {"source", "says", "steps", "planned"}, name
        for step in row.get("steps", []):
            assert step in known, f"{name}: no step {step}"
        if "planned" in row:
            assert row["planned"] in empty, f"{name}: chapter {row['planned']} has its lessons"
        assert row.get("steps") or "planned" in row, f"{name}: a gap"


def test_rules_that_all_houses_share_are_taught_at_a_table_that_has_them() -> None:
    """A step can only teach a rule that does something under its own rules."""
    tables = {
        f"{lesson.slug}/{step.id}": step for lesson in course().lessons for step in lesson.steps
    }
    for name, row in COVERAGE["rules"].items():
        values = {getattr(load_house(house), name) for house in HOUSES}
        if len(values) == 1 and name in (*SAID, *BESIDE):
            assert any(name in tables[step].table for step in row["steps"]), name


def test_what_the_last_lesson_on_rules_says_of_each_house() -> None:
    """`your-house` names the houses: the one place where prose states their rules."""
    houses = {load_house(house).name: load_house(house) for house in HOUSES}
    paired = [name for name, rules in houses.items() if rules.has_sides]
    assert {name for name in paired if houses[name].failed_nil_tricks == "bags"} == {
        "Classic", "Fives"
    }  # fmt: skip
    assert {houses[name].nil_made for name in paired if name != "Fives"} == {100}
    assert houses["Fives"].nil_made == -houses["Fives"].nil_failed == 50
    assert [name for name, rules in houses.items() if not rules.set_points] == ["Solo"]
    assert {rules.set_points for rules in houses.values()} == {0, -10}
    assert {rules.trick_points for rules in houses.values()} == {10}
    text = (ROOT / "your-house" / "en.md").read_text(encoding="utf-8")
    assert "bags in Classic and Fives, and help the contract in Cards4 and Moon" in text


def test_every_source_is_covered() -> None:
    assert {row["source"] for row in COVERAGE["statements"]} == {"000", "001", "002", "003", "004"}


def test_ids_of_lessons_and_steps_stay() -> None:
    """Progress files name them: one that has been released is never taken away."""
    kept = (Path(__file__).parent / "course_ids.txt").read_text(encoding="utf-8").split()
    assert set(kept) <= steps()


@pytest.mark.parametrize("language", LANGUAGES)
def test_statements_have_their_words(language: str) -> None:
    m = messages(language)
    for code in CODES:
        says = [code] if code != "rule" else [f"rule_{name}" for name in HOUSE_RULES]
        for key in (*says, f"true_{code}", f"false_{code}"):
            assert m.has(f"course-{key}"), key
    for name in SAID:
        assert m.has(f"course-table_{name}"), name


@pytest.mark.parametrize("house", HOUSES)
def test_no_step_is_a_dead_end(house: str) -> None:
    """Two wrong answers bring an easier case or a hint."""
    rules = load_house(house)
    for lesson in course().lessons:
        for step in lesson.steps_in(rules):
            for language in LANGUAGES:
                hint = shown(rules, lesson.section(language, step.id).hint)
                assert step.easier or list(hint), f"{lesson.slug}/{step.id}"


def texts(spans: tuple[Span, ...]) -> str:
    parts = []
    for span in spans:
        match span:
            case Plain(text) | Term(text, _):
                parts.append(text)
            case Strong(inner):
                parts.append(texts(inner))
            case _:
                parts.append("9")
    return "".join(parts)


def every_text(language: str) -> list[str]:
    found = []
    for lesson in course().lessons:
        document = lesson.texts[language]
        found.append(document.title)
        paragraphs = [*document.goal]
        for section in document.sections.values():
            paragraphs += [*section.text, *section.hint, *section.after]
        found += [texts(paragraph.spans) for paragraph in paragraphs]
    for term in course().glossary.terms.values():
        found += [term.names[language], texts(term.texts[language].spans)]
    for part in course().parts:
        found.append(part.titles[language])
        found += [chapter.titles[language] for chapter in part.chapters]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_use_typographic_signs(language: str) -> None:
    for text in every_text(language):
        assert not re.search(r"['\"]|\.\.\.|\s-\d", text), text
        assert not re.search(r"[*\[\]{}]", text), f"a mark that was not read: {text}"


def test_french_has_its_no_break_spaces() -> None:
    for text in every_text("fr"):
        assert not re.search(rf"(?<![{NBSP}\s])[;?!%»]| [:;?!%»]|\w:(?=\s|$)|«(?!{NBSP})", text), (
            text
        )


def test_paragraphs_are_short() -> None:
    """No wall of text: a step says what it has to in a few lines."""
    for lesson in course().lessons:
        for language in LANGUAGES:
            for name, section in lesson.texts[language].sections.items():
                for rules in map(load_house, HOUSES):
                    words = [texts(one.spans) for one in section.text if one.holds(rules)]
                    assert len(" ".join(words)) <= 480, f"{lesson.slug}/{name} in {language}"
