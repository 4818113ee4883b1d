"""`lessons`: check the course's files, and read a lesson in the terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import click

from trainer.cli.help import Group
from trainer.cli.options import UsageError, chosen_house, chosen_messages, lang_option
from trainer.cli.stream import EXIT_BAD_INPUT
from trainer.cli.texts import one_line
from trainer.content.bid_bank import bid_bank
from trainer.content.faults import ContentError, ContentFault
from trainer.content.lessons import Course, Lesson, Step, read_course
from trainer.content.paths import app_root
from trainer.content.prose import Paragraph
from trainer.engine import DEFAULT_HOUSE, RuleSet
from trainer.i18n import Messages
from trainer.teaching.course.case import Case
from trainer.teaching.course.check import check_course, check_lesson
from trainer.teaching.course.registry import STEP_KINDS, judge, step_case
from trainer.teaching.course.words import (
    option_text,
    paragraph_text,
    say,
    say_all,
    shown,
)

WIDTH: Final = 80

#: The size of the bank that comes with the program.
BANK_HANDS: Final = 12
BANK_WORLDS: Final = 4000


@click.group("lessons", cls=Group)
def command() -> None:
    """Check the lessons of the course, and read one."""


@command.command("check")
@click.argument("slug", required=False, metavar="LESSON")
@click.option("--house", default=DEFAULT_HOUSE, show_default=True, metavar="HOUSE")
@lang_option
@click.option("--seed", default="preview", show_default=True)
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False))
def check(slug: str | None, house: str, seed: str, folder: Path | None) -> None:
    """Check all lessons, or print one."""
    m = chosen_messages()
    try:
        course = read_course(folder or app_root() / "lessons")
        bid_bank()
    except ContentError as error:
        _fail(m, error.faults)
    if slug is None:
        if faults := check_course(course):
            _fail(m, faults)
        click.echo(_summary(m, course))
        return
    lesson = course.lesson(slug)
    if lesson is None:
        names = ", ".join(lesson.slug for lesson in course.lessons)
        raise UsageError(m("content-no-lesson", lesson=slug, expected=names))
    rules = chosen_house(house)
    if faults := list(check_lesson(lesson)):
        _fail(m, faults)
    click.echo("\n".join(_preview(m, rules, lesson, seed)))


@command.command("values")
@click.option("--hands", type=click.IntRange(1, 100), default=BANK_HANDS, show_default=True)
@click.option("--worlds", type=click.IntRange(10, 100_000), default=BANK_WORLDS, show_default=True)
def values(hands: int, worlds: int) -> None:
    """Try the bids of the lessons' hands."""
    from trainer.teaching.course.bank_builder import bank_text  # compiled: not for other commands

    for line in bank_text(hands, worlds):
        click.echo(line)


def _fail(m: Messages, faults: Iterable[ContentFault]) -> None:
    for fault in faults:
        click.echo(one_line(fault_line(m, fault)), err=True)
    click.get_current_context().exit(EXIT_BAD_INPUT)


def fault_line(m: Messages, fault: ContentFault) -> str:
    """A fault in words, with its place in front as editors understand it."""
    sentence = m(f"content-{fault.code}", **fault.params)
    return f"{fault.file}:{fault.line}: {sentence}"


def _summary(m: Messages, course: Course) -> str:
    steps = sum(len(lesson.steps) for lesson in course.lessons)
    minutes = sum(lesson.minutes for lesson in course.lessons)
    return m("content-holds", lessons=len(course.lessons), steps=steps, minutes=minutes)


def _preview(m: Messages, rules: RuleSet, lesson: Lesson, seed: str) -> Iterator[str]:
    document = lesson.texts[m.language]
    steps = lesson.steps_in(rules)
    yield document.title.upper()
    yield from _paragraphs(m, rules, document.goal, "")
    if not steps:
        yield m("content-not-here", house=rules.name)
    for number, step in enumerate(steps, 1):
        yield ""
        yield f"{number}. {step.id} ({step.kind})"
        yield from _step(m, rules, lesson, step, seed)


def _step(m: Messages, rules: RuleSet, lesson: Lesson, step: Step, seed: str) -> Iterator[str]:
    section = lesson.section(m.language, step.id)
    case = step_case(rules, step, f"{seed}/{step.id}")
    rules = case.rules  # the step may suppose another table
    yield from _paragraphs(m, rules, section.text, "   ")
    ask = " ".join([say(m, rules, case.ask), say_all(m, rules, case.context)]).strip()
    yield from _wrapped(ask, "   > ")
    yield from _wrapped(_table(m, case), "     ")
    judgement = judge(case, min(STEP_KINDS[case.kind].solve(case)))
    options = " / ".join(_option(m, case, key) for key in case.keys)
    yield from _wrapped(options, "     ")
    yield from _wrapped(", ".join(_option(m, case, key) for key in judgement.solution), "   = ")
    yield from _wrapped(say_all(m, rules, judgement.why), "     ")
    yield from _paragraphs(m, rules, section.after, "   + ")
    yield from _paragraphs(m, rules, section.hint, "   ? ")


def _table(m: Messages, case: Case) -> str:
    """What lies on the table, in one line."""
    scene = case.scene
    parts = [f"{m.seat(seat)} {m.cards(tuple(hand))}" for seat, hand in scene.others.items()]
    if scene.hand is not None and case.where != "hand":
        parts.append(m.cards(tuple(scene.hand)))
    parts += [f"{m.seat(seat)} {m.card(card)}" for seat, card in scene.plays]
    for seat, bid in scene.bids.items():
        tricks = f" / {scene.tricks[seat]}" if scene.tricks else ""
        parts.append(f"{m.seat(seat)} {m.bid(bid)}{tricks}")
    for standings in (scene.before, scene.after):
        parts += [f"{key} {m.number(one.score)} ({one.bags})" for key, one in standings.items()]
    if scene.hand is not None and case.where != "hand":
        parts.append(m.cards(scene.hand))
    return ", ".join(parts)


def _option(m: Messages, case: Case, key: str) -> str:
    option = case.option(key)
    text = option_text(m, case.rules, option)
    return text if option.points is None else f"{text} {m.number(option.points, sign=True)}"


def _paragraphs(
    m: Messages, rules: RuleSet, paragraphs: Iterable[Paragraph], indent: str
) -> Iterator[str]:
    for paragraph in shown(rules, paragraphs):
        yield from _wrapped(paragraph_text(m, rules, paragraph), indent)


def _wrapped(text: str, first: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=" " * len(first),
        break_on_hyphens=False,
    )  # fmt: skip
