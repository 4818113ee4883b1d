"""The command `spades-trainer`: alone it starts the app, with a word it answers questions."""

from __future__ import annotations

import io
import os
import sys
from importlib import metadata
from typing import Any, Final

import click

from trainer.cli.lazy import LazyGroup
from trainer.i18n import LANGUAGES, best_language, messages


def _print_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """The version of the package, where it has been installed as one."""
    if not wanted:
        return
    try:
        click.echo(metadata.version("spades-trainer"))
    except metadata.PackageNotFoundError:
        click.echo("unknown")
    context.exit()


#: Where each command is, in the order of the alphabet as help shows them.
COMMANDS: Final = {
    "advise": "advise",
    "bench": "bench",
    "bids": "engine_commands:bids",
    "bot": "bot",
    "drills": "drills",
    "estimate": "estimate",
    "houses": "houses",
    "legal": "engine_commands:legal",
    "lessons": "lessons",
    "match": "match",
    "score": "engine_commands:score",
    "solve": "solve",
}


class _Commands(LazyGroup):
    """All commands; what the machine refuses one of them ends in a sentence."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command.

        Raises:
            FailedError: there is no room to write to, a file cannot be read, or the like.
            BrokenPipeError: whoever reads the answers has left; click ends in silence.
        """
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except OSError as error:
            from trainer.cli.options import FailedError, chosen_messages

            reason = error.strerror or str(error)
            detail = f"{error.filename}: {reason}" if error.filename else reason
            raise FailedError(chosen_messages()("cli-failed", detail=detail)) from None


@click.group(
    cls=_Commands,
    places=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version,
    help="Show the version and exit.",
)  # fmt: skip
@click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=lambda: best_language(os.environ.get("SPADES_TRAINER_LANG")),
    show_default="en, or SPADES_TRAINER_LANG",
    help="The language of what is printed.",
)
@click.option("--host", default="127.0.0.1", show_default=True, help="The app's address.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8501, show_default=True,
    help="The app's port; 0 is any free one.",
)  # fmt: skip
@click.pass_context
def main(context: click.Context, lang: str, host: str, port: int) -> None:
    """Spades Trainer: learn Spades and train your bidding, under your house's rules.

    Without a command the app starts and prints its address. The commands read JSON from
    standard input (one object, or one object a line) and write JSON.
    """
    context.obj = lang
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a narrow terminal is no failure
    if context.invoked_subcommand is None:
        _start(host, port, lang)


def _start(host: str, port: int, lang: str) -> None:
    # The app's imports take a second: not for commands.
    from trainer.cli.options import UsageError
    from trainer.ui.serve import serve

    try:
        serve(host=host, port=port, language=lang)
    except OSError as error:
        detail = error.strerror or str(error)
        sentence = messages(lang)("cli-app-address", host=host, port=str(port), detail=detail)
        raise UsageError(sentence) from None
