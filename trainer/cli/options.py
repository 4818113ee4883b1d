"""Options that commands share: the house, its changed rules, the language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from trainer.cli.stream import EXIT_BAD_INPUT
from trainer.engine import (
    DEFAULT_HOUSE,
    OPTIONS,
    RuleSet,
    SpadesError,
    load_house,
    read_house,
)
from trainer.i18n import LANGUAGES, Messages, messages

_Command = TypeVar("_Command", bound=Callable[..., Any])


class UsageError(click.ClickException):
    """A clear sentence on standard error and exit code 2."""

    exit_code = EXIT_BAD_INPUT

    def show(self, file: Any = None) -> None:  # noqa: ARG002 - click's signature
        """Print the sentence alone."""
        click.echo(self.message, err=True)


def house_options(command: _Command) -> _Command:
    """`--house` and `--set` for a command; `chosen_house` makes the rules of them."""
    house = click.option(
        "--house",
        default=DEFAULT_HOUSE,
        show_default=True,
        metavar="HOUSE",
        help="A house's id, or a file with your own house (TOML).",
    )
    changes = click.option(
        "--set",
        "changes",
        multiple=True,
        metavar="RULE=VALUE",
        help="Change one rule of the house; may be repeated.",
    )
    return house(changes(command))


def chosen_messages() -> Messages:
    """The messages of the language chosen for this run."""
    return messages(click.get_current_context().find_object(str) or LANGUAGES[0])


def chosen_house(house: str, changes: tuple[str, ...] = ()) -> RuleSet:
    """The rules of `--house` with every `--set` applied.

    Raises:
        UsageError: the house or a change does not hold.
    """
    m = chosen_messages()
    try:
        rules = _house(house)
        return rules.with_options(dict(_change(change, m) for change in changes))
    except SpadesError as error:
        raise UsageError(m.error(error)) from None
    except OSError as error:
        raise UsageError(m("cli-file", file=house, detail=error.strerror or "?")) from None


def _house(house: str) -> RuleSet:
    return read_house(Path(house)) if house.endswith(".toml") else load_house(house)


def _change(change: str, m: Messages) -> tuple[str, str]:
    name, equals, value = change.partition("=")
    if not equals:
        raise UsageError(m("cli-set-form", got=change))
    if name not in OPTIONS:
        raise UsageError(m("cli-set-unknown", name=name, expected=", ".join(OPTIONS)))
    return name, value
