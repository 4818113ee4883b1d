"""`houses`: the houses, their rules and readings, and the check of a house's file."""

from __future__ import annotations

from pathlib import Path

import click

from trainer.cli.options import UsageError, chosen_house, chosen_messages
from trainer.cli.stream import EXIT_BAD_INPUT, dump
from trainer.engine import HOUSES, HouseError, load_house, read_house


@click.group("houses", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """List the houses, show one, or check the file of your own."""
    if context.invoked_subcommand is None:
        context.invoke(list_houses)


@command.command("list")
def list_houses() -> None:
    """Print each house's id and name."""
    for house in HOUSES:
        click.echo(f"{house:<10}{load_house(house).name}")


@command.command("show")
@click.argument("house")
@click.option("--json", "as_json", is_flag=True, help="Print the rules as one JSON object.")
def show_house(house: str, as_json: bool) -> None:
    """Print the rules of HOUSE (an id or a file), and where its source is silent."""
    rules = chosen_house(house)
    if as_json:
        click.echo(dump(rules.to_dict()))
        return
    click.echo(rules.name)


@command.command("validate")
@click.argument("file", type=click.Path(path_type=Path))
def validate(file: Path) -> None:
    """Check the file of your own house; every fault is named."""
    m = chosen_messages()
    try:
        rules = read_house(file)
    except OSError as error:
        raise UsageError(m("cli-file", file=str(file), detail=error.strerror or "?")) from None
    except HouseError as error:
        for fault in error.faults:
            click.echo(m.fault(fault), err=True)
        if not error.faults:
            click.echo(m.error(error), err=True)
        click.get_current_context().exit(EXIT_BAD_INPUT)
    click.echo(m("cli-house-holds", name=rules.name))
