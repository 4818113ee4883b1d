"""Commands that are imported when they are asked for: none waits for another's compiler."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

from trainer.cli.help import Group


class LazyGroup(Group):
    """A group whose commands lie in modules of this package.

    Args:
        places: the module of each command by its name, in the order that help shows; what the
            module does not call `command` is named after a colon.
    """

    def __init__(self, *args: Any, places: Mapping[str, str], **more: Any) -> None:
        super().__init__(*args, **more)
        self._places = places

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names, as help shows them."""
        return list(self._places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of a name; None where there is none."""
        if cmd_name not in self._places:
            return None
        module, _, name = self._places[cmd_name].partition(":")
        found: click.Command = getattr(import_module(f"trainer.cli.{module}"), name or "command")
        return found
