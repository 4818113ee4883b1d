"""The course as typed data: `lessons/course.yaml`, and a folder a lesson.

Everything is read and checked at once, so that an author sees all faults of all files with
their lines. Whether each step can really be made under each house is `teaching`'s to check.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from trainer.content.conditions import Condition, NotRead, read_condition
from trainer.content.faults import ContentError, ContentFault, Faults
from trainer.content.glossary import Glossary, read_glossary
from trainer.content.other_tables import read_table, supposed
from trainer.content.paths import app_root
from trainer.content.prose import PARTS, Document, Section, read_document, signature, terms
from trainer.content.step_schema import KINDS, ParamValue, read_params
from trainer.content.yaml_lines import Fields, read_yaml
from trainer.engine import RuleSet
from trainer.i18n import LANGUAGES

#: How many cases a lesson's test has, and how many pass, where the lesson names no others.
TEST_CASES: Final = 10
TEST_PASS: Final = 8

_SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_TIMES: Final = 4


@dataclass(frozen=True)
class Step:
    """One step: a kind with its parameters.

    Attributes:
        id: stays for ever; progress and coverage name it.
        kind: one of `KINDS`.
        params: the parameters of its cases.
        easier: parameters that replace some of them after two wrong answers.
        times: how many cases have to be right before the next step.
        when: the houses that have this step; all where None.
        table: rules supposed for this step beside those of the learner's house.
    """

    id: str
    kind: str
    params: Mapping[str, ParamValue]
    easier: Mapping[str, ParamValue] = field(default_factory=dict)
    times: int = 1
    when: Condition | None = None
    table: Mapping[str, Any] = field(default_factory=dict)
    line: int = 0

    def holds(self, rules: RuleSet) -> bool:
        """Whether this house has the step."""
        return self.when is None or self.when.holds(rules)

    def rules_at(self, rules: RuleSet) -> RuleSet:
        """The rules of this step: the learner's house, or the table that it supposes.

        Raises:
            HouseError: the house cannot have them.
        """
        return supposed(rules, self.table)


@dataclass(frozen=True)
class EndTest:
    """The test at a lesson's end: fresh cases of these steps, in turn."""

    steps: tuple[str, ...]
    cases: int = TEST_CASES
    passing: int = TEST_PASS


@dataclass(frozen=True)
class Lesson:
    """One lesson.

    Attributes:
        slug: its folder's name; stays for ever.
        minutes: how long a newcomer takes.
        after: the lessons that should come before it.
        when: the houses that have it.
        texts: its documents by language.
    """

    slug: str
    minutes: int
    steps: tuple[Step, ...]
    test: EndTest
    texts: Mapping[str, Document]
    after: tuple[str, ...] = ()
    when: Condition | None = None

    def steps_in(self, rules: RuleSet) -> tuple[Step, ...]:
        """The steps that a house has; none where the lesson is not for it."""
        if self.when is not None and not self.when.holds(rules):
            return ()
        return tuple(step for step in self.steps if step.holds(rules))

    def step(self, step_id: str) -> Step:
        """A step by its id."""
        return next(step for step in self.steps if step.id == step_id)

    def section(self, language: str, step_id: str) -> Section:
        """The texts of a step."""
        return self.texts[language].sections[step_id]


@dataclass(frozen=True)
class Chapter:
    """A chapter of the map: a title in both languages and its lessons, none while planned."""

    id: str
    titles: Mapping[str, str]
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True)
class Part:
    """A group of chapters: the rules, the judgement."""

    id: str
    titles: Mapping[str, str]
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Course:
    """The whole course and its glossary."""

    parts: tuple[Part, ...]
    glossary: Glossary

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in order."""
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in order."""
        return tuple(lesson for chapter in self.chapters for lesson in chapter.lessons)

    def lesson(self, slug: str) -> Lesson | None:
        """A lesson by its slug."""
        return next((lesson for lesson in self.lessons if lesson.slug == slug), None)


@cache
def course() -> Course:
    """The course that comes with the program.

    Raises:
        ContentError: it does not hold: a fault of ours, which the tests find first.
    """
    return read_course(app_root() / "lessons")


def read_course(root: Path) -> Course:
    """The course of a folder.

    Raises:
        ContentError: every fault of every file.
    """
    faults: list[ContentFault] = []
    glossary, found = read_glossary(root)
    faults += found
    parts, listed, found = _read_map(root, set(glossary.terms))
    faults += found
    course = Course(parts, glossary)
    faults += _between_lessons(root, course, listed)
    if faults:
        raise ContentError(faults)
    return course


def _read(root: Path, name: str) -> tuple[str | None, Faults]:
    faults = Faults(name)
    try:
        return (root / name).read_text(encoding="utf-8"), faults
    except (OSError, UnicodeDecodeError):
        faults.add(0, "no-file")
        return None, faults


def _read_map(root: Path, words: set[str]) -> tuple[tuple[Part, ...], set[str], list[ContentFault]]:
    """The parts, the slugs listed in them, and the faults of the map and of all lessons."""
    text, faults = _read(root, "course.yaml")
    document = None if text is None else read_yaml(text, faults)
    if document is None:
        return (), set(), faults
    fields = Fields(document, faults, "course")
    collected: list[ContentFault] = []
    seen: dict[str, int] = {}
    parts = []
    for node in fields.nodes("parts"):
        part = Fields(node, faults, "part")
        part_id, titles = _slug(part, faults), _titles(part, faults)
        chapters = []
        for inner in part.nodes("chapters"):
            chapter = Fields(inner, faults, "chapter")
            chapter_id, chapter_titles = _slug(chapter, faults), _titles(chapter, faults)
            lessons = []
            for line, slug in chapter.texts("lessons", needed=False):
                if slug in seen:
                    faults.add(line, "lesson-twice", lesson=slug)
                    continue
                seen[slug] = line
                lesson, found = _read_lesson(root, slug, words)
                collected += found
                if lesson is not None:
                    lessons.append(lesson)
            chapter.close()
            chapters.append(Chapter(chapter_id, chapter_titles, tuple(lessons)))
        part.close()
        parts.append(Part(part_id, titles, tuple(chapters)))
    fields.close()
    return tuple(parts), set(seen), [*faults, *collected]


def _slug(fields: Fields, faults: Faults) -> str:
    slug = fields.text("id")
    if slug and not _SLUG.fullmatch(slug):
        faults.add(fields.line, "no-slug", got=slug)
    return slug


def _titles(fields: Fields, faults: Faults) -> dict[str, str]:
    node = fields.node("title")
    if node is None:
        return dict.fromkeys(LANGUAGES, "")
    titles = Fields(node, faults, "title")
    found = {language: titles.text(language) for language in LANGUAGES}
    titles.close()
    return found


def _read_lesson(
    root: Path, slug: str, words: set[str]
) -> tuple[Lesson | None, list[ContentFault]]:
    text, faults = _read(root, f"{slug}/lesson.yaml")
    document = None if text is None else read_yaml(text, faults)
    texts, found = _read_texts(root, slug)
    if document is None:
        return None, [*faults, *found]
    fields = Fields(document, faults, "lesson")
    named = fields.text("id")
    if named and named != slug:
        faults.add(fields.line, "other-id", got=named, expected=slug)
    minutes = fields.whole("minutes", 3, 8)
    after = tuple(name for _, name in fields.texts("after", needed=False))
    when = _condition(fields, faults)
    steps, ids = _steps(fields, faults)
    test = _test(fields, faults, ids)
    fields.close()
    found += _sections(slug, texts, ids, words)
    return Lesson(slug, minutes, steps, test, texts, after, when), [*faults, *found]


def _condition(fields: Fields, faults: Faults) -> Condition | None:
    node = fields.node("when", needed=False)
    if node is None:
        return None
    try:
        return read_condition(str(node.value))
    except NotRead as error:
        faults.add(node.line, "condition-unknown", condition=str(error))
        return None


def _steps(fields: Fields, faults: Faults) -> tuple[tuple[Step, ...], tuple[str, ...]]:
    """The steps that can be read, and the ids of all, so that a fault is named once."""
    steps: list[Step] = []
    ids: list[str] = []
    for node in fields.nodes("steps"):
        inner = Fields(node, faults, "step")
        step_id = _slug(inner, faults)
        if step_id in ids:
            faults.add(node.line, "step-twice", step=step_id)
        elif step_id:
            ids.append(step_id)
        step = _step(inner, step_id, faults)
        if step is not None:
            steps.append(step)
    return tuple(steps), tuple(ids)


def _step(fields: Fields, step_id: str, faults: Faults) -> Step | None:
    kind = fields.node("kind")
    times = fields.whole("times", 1, MOST_TIMES, default=1)
    when = _condition(fields, faults)
    easier = fields.node("easier", needed=False)
    table = fields.node("table", needed=False)
    if kind is None or not fields.holds:
        return None
    if kind.value not in KINDS:
        faults.add(kind.line, "kind-unknown", got=str(kind.value), expected=", ".join(KINDS))
        return None
    params = read_params(kind.value, dict(fields.rest()), faults)
    changed: dict[str, ParamValue] = {}
    if easier is not None and Fields(easier, faults, "easier").holds:
        changed = read_params(kind.value, easier.value, faults, partly=True)
    other = {} if table is None else read_table(table, faults)
    return Step(step_id, kind.value, params, changed, times, when, other, fields.line)


def _test(fields: Fields, faults: Faults, ids: tuple[str, ...]) -> EndTest:
    node = fields.node("test", needed=False)
    if node is None:
        return EndTest(ids)
    plan = Fields(node, faults, "test")
    cases = plan.whole("cases", 5, 20, default=TEST_CASES)
    passing = plan.whole("pass", 1, cases, default=min(TEST_PASS, cases))
    named = plan.texts("steps", needed=False)
    plan.close()
    for line, name in named:
        if name not in ids:
            faults.add(line, "step-unknown", step=name)
    chosen = tuple(name for _, name in named if name in ids) or ids
    return EndTest(chosen, cases, passing)


def _read_texts(root: Path, slug: str) -> tuple[dict[str, Document], list[ContentFault]]:
    texts: dict[str, Document] = {}
    collected: list[ContentFault] = []
    for language in LANGUAGES:
        text, faults = _read(root, f"{slug}/{language}.md")
        texts[language] = Document() if text is None else read_document(text, faults)
        collected += faults
    return texts, collected


def _sections(
    slug: str, texts: Mapping[str, Document], ids: tuple[str, ...], words: set[str]
) -> Iterator[ContentFault]:
    """Both languages have a section a step, in the steps' order, with the same marks in each."""
    first = texts[LANGUAGES[0]]
    for language, document in texts.items():
        faults = Faults(f"{slug}/{language}.md")
        if not document.title:  # a file that could not be read has said so
            continue
        for step_id in ids:
            if step_id not in document.sections:
                faults.add(0, "section-missing", section=step_id)
        for name, section in document.sections.items():
            if name not in ids:
                faults.add(section.line, "section-unknown", section=name)
        order = [name for name in document.sections if name in ids]
        if order != [step_id for step_id in ids if step_id in order]:
            faults.add(0, "sections-order")
        if signature(document.goal) != signature(first.goal):
            faults.add(1, "marks-differ", section=document.title)
        for name, section in document.sections.items():
            other = first.sections.get(name)
            for part in ("text", *PARTS) if other is not None else ():
                if signature(getattr(section, part)) != signature(getattr(other, part)):
                    faults.add(section.line, "marks-differ", section=f"{name}, {part}")
        everything = [document.goal]
        everything += [getattr(s, p) for s in document.sections.values() for p in ("text", *PARTS)]
        for paragraphs in everything:
            for line, term in terms(paragraphs):
                if term not in words:
                    faults.add(line, "term-unknown", term=term)
        yield from faults


def _between_lessons(root: Path, course: Course, listed: set[str]) -> Iterator[ContentFault]:
    """Prerequisites are lessons that come earlier; no folder is left out of the map."""
    before: set[str] = set()
    for lesson in course.lessons:
        for name in lesson.after:
            if name not in before:
                yield ContentFault(f"{lesson.slug}/lesson.yaml", 1, "not-before", {"lesson": name})
        before.add(lesson.slug)
    folders = {path.parent.name for path in root.glob("*/lesson.yaml")}
    for name in sorted(folders - listed):
        yield ContentFault(f"{name}/lesson.yaml", 0, "not-in-course", {"lesson": name})
