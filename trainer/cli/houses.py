"""`houses`: the houses, their rules and readings, and the check of a house's file."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

import click

from trainer.cli.help import Group
from trainer.cli.options import UsageError, chosen_house, chosen_messages
from trainer.cli.stream import EXIT_BAD_INPUT, emit, sentence
from trainer.cli.texts import one_line
from trainer.engine import HOUSES, HouseError, RuleSet, load_house, read_house
from trainer.i18n import Messages
from trainer.teaching.house_rows import house_rows
from trainer.teaching.house_words import house_notes, row_name, row_text

WIDTH: Final = 80


@click.group("houses", cls=Group, invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List the houses, show one, or check the file of your own."""
    if context.invoked_subcommand is None:
        context.invoke(list_houses)


@command.command("list")
def list_houses() -> None:
    """Print each house's id and name."""
    for house in HOUSES:
        click.echo(f"{house:<{max(map(len, HOUSES))}}  {load_house(house).name}")


@command.command("show")
@click.argument("house", metavar="HOUSE")
@click.option("--json", "as_json", is_flag=True)
def show_house(house: str, as_json: bool) -> None:
    """Print the rules of a house."""
    rules = chosen_house(house)
    if as_json:
        emit(rules.to_dict())
        return
    m = chosen_messages()
    click.echo("\n".join([*_table(m, rules), *_notes(m, rules)]))


def _table(m: Messages, rules: RuleSet) -> Iterator[str]:
    """The rules as two columns, group by group."""
    yield one_line(rules.name)
    rows = [row for row in house_rows(rules) if row.facts]
    width = max(len(row_name(m, row.id)) for row in rows) + 4
    for group, members in groupby(rows, key=lambda row: row.group):
        yield from ("", m(f"house-group-{group}"))
        for row in members:
            name = f"  {row_name(m, row.id)}".ljust(width)
            yield from _wrapped(row_text(m, row), name, " " * width)


def _notes(m: Messages, rules: RuleSet) -> Iterator[str]:
    """What the source leaves open, and how we read it."""
    if not rules.readings:
        return
    yield from ("", m("house-notes-title"))
    for note in house_notes(m, rules):
        about = f" ({', '.join(note.rows)})" if note.rows else ""
        text = m("cli-house-note", what=note.kind + about, note=note.text)
        yield from _wrapped(one_line(text), "  - ", "    ")


def _wrapped(text: str, first: str, then: str) -> list[str]:
    return textwrap.wrap(
        text, WIDTH, initial_indent=first, subsequent_indent=then, break_on_hyphens=False
    )


@command.command("validate")
@click.argument("file", metavar="FILE", type=click.Path(path_type=Path))
def validate(file: Path) -> None:
    """Check the file of your own house."""
    m = chosen_messages()
    try:
        rules = read_house(file)
    except OSError as error:
        raise UsageError(m("cli-file", file=str(file), detail=error.strerror or "?")) from None
    except HouseError as error:
        for fault in error.faults:
            click.echo(one_line(m.fault(fault)), err=True)
        if not error.faults:
            click.echo(sentence(error, m), err=True)
        click.get_current_context().exit(EXIT_BAD_INPUT)
    click.echo(one_line(m("cli-house-holds", name=rules.name)))
