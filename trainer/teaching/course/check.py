"""Whether every step of the course can be made and said: under each house, in each language."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.faults import ContentFault
from trainer.content.lessons import Course, Lesson, Step
from trainer.engine import HOUSES, RuleSet, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.registry import STEP_KINDS, NoCase, judge, step_case
from trainer.teaching.course.words import (
    option_text,
    paragraph_text,
    say,
    say_all,
    shown,
)

#: Cases tried of each step under each house.
CASES = 2


def check_course(course: Course) -> list[ContentFault]:
    """Every step that a house lacks without saying so, and lessons that no house has."""
    return [fault for lesson in course.lessons for fault in check_lesson(lesson)]


def check_lesson(lesson: Lesson) -> Iterator[ContentFault]:
    """The faults of one lesson that only show when it is played.

    Raises:
        MessageError: a text is missing: a fault of the program, not of the lesson.
    """
    file = f"{lesson.slug}/lesson.yaml"
    houses = [load_house(house) for house in HOUSES]
    if not any(lesson.steps_in(rules) for rules in houses):
        yield ContentFault(file, 1, "no-house")
    for rules in houses:
        for step in lesson.steps_in(rules):
            try:
                _play(rules, lesson, step)
            except NoCase:
                yield ContentFault(
                    file, step.line, "no-case", {"step": step.id, "house": rules.name}
                )
            if not any(shown(rules, lesson.section(lang, step.id).text) for lang in LANGUAGES):
                yield ContentFault(
                    file, step.line, "no-words", {"step": step.id, "house": rules.name}
                )


def _play(rules: RuleSet, lesson: Lesson, step: Step) -> None:
    for easier in {False, bool(step.easier)}:
        for turn in range(CASES):
            case = step_case(rules, step, "check", turn, easier=easier)
            solution = min(STEP_KINDS[case.kind].solve(case))
            judgement = judge(case, solution)
            for language in LANGUAGES:
                m, rules = messages(language), case.rules
                say(m, rules, case.ask)
                say_all(m, rules, [*case.context, *judgement.why])
                for option in case.options:
                    option_text(m, rules, option)
                section = lesson.section(language, step.id)
                for part in (section.text, section.hint, section.after):
                    for paragraph in shown(rules, part):
                        paragraph_text(m, rules, paragraph)
