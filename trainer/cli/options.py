"""Options that commands share: the house, its changed rules, the language."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from trainer.cli.stream import EXIT_BAD_INPUT
from trainer.cli.texts import clip, nearest, one_line
from trainer.engine import (
    DEFAULT_HOUSE,
    HOUSES,
    OPTIONS,
    RuleSet,
    SpadesError,
    load_house,
    read_house,
)
from trainer.i18n import LANGUAGES, Messages, best_language, messages

_Command = TypeVar("_Command", bound=Callable[..., Any])


class UsageError(click.ClickException):
    """A clear sentence on standard error and exit code 2."""

    exit_code = EXIT_BAD_INPUT

    def show(self, file: Any = None) -> None:  # noqa: ARG002 - click's signature
        """Print the sentence alone."""
        click.echo(one_line(self.message), err=True)


class FailedError(UsageError):
    """A clear sentence where not the input is at fault, and exit code 1."""

    exit_code = 1


#: Declared only: `spoken` knows it before the words of a command are read.
lang_option: Final = click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)


def house_options(command: _Command) -> _Command:
    """`--house` and `--set` for a command; `chosen_house` makes the rules of them."""
    house = click.option("--house", default=DEFAULT_HOUSE, show_default=True, metavar="HOUSE")
    changes = click.option("--set", "changes", multiple=True, metavar="CHANGE")
    return house(changes(command))


def strength_options(command: _Command) -> _Command:
    """`--seed`, `--worlds` and `--seconds` of the players: the arguments of `make_bot`."""
    seed = click.option("--seed", type=int, default=0, show_default=True)
    worlds = click.option("--worlds", type=click.IntRange(2))
    seconds = click.option("--seconds", type=click.FloatRange(0, min_open=True))
    return seed(worlds(seconds(command)))


def spoken(words: Sequence[str]) -> str:
    """The language of `--lang` wherever it stands, so that help and faults are in it too."""
    wishes = [
        word.partition("=")[2] or after
        for word, after in pairwise([*words, ""])
        if word.partition("=")[0] == "--lang"
    ]
    return best_language(*reversed(wishes), os.environ.get("SPADES_TRAINER_LANG"))


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
        return rules.with_options(_changes(changes, m))
    except SpadesError as error:
        raise UsageError(m.error(error)) from None
    except OSError as error:
        raise UsageError(m("cli-file", file=house, detail=error.strerror or "?")) from None


def _house(house: str) -> RuleSet:
    path = Path(house)
    is_file = path.suffix == ".toml" or len(path.parts) > 1 or path.is_file()
    return load_house(house) if house in HOUSES or not is_file else read_house(path)


def _changes(changes: tuple[str, ...], m: Messages) -> dict[str, str]:
    """The rules that `--set` changes; all that cannot be read is named at once."""
    faults, found = [], {}
    for change in changes:
        name, equals, value = change.partition("=")
        name = name.strip()
        if not equals:
            faults.append(m("cli-set-form", got=clip(change)))
        elif name not in OPTIONS:
            expected = nearest(name, OPTIONS)
            faults.append(m("cli-set-unknown", name=clip(name), expected=expected))
        found[name] = value.strip()
    if faults:
        raise UsageError("; ".join(faults))
    return found
