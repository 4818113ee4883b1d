"""The command `spades-trainer`: alone it starts the app, with a word it answers questions."""

from __future__ import annotations

import io
import sys
from importlib import metadata
from typing import Any, Final

import click

from trainer.cli.lazy import LazyGroup
from trainer.cli.options import FailedError, UsageError, chosen_messages, lang_option, spoken


def _print_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    """The version of the package, where it has been installed as one."""
    if not wanted:
        return
    try:
        click.echo(metadata.version("spades-trainer"))
    except metadata.PackageNotFoundError:
        click.echo(chosen_messages()("cli-no-version"))
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

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words; help among them may be wanted already, or they may not fit."""
        ctx.obj = ctx.obj or spoken(args)
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="backslashreplace")  # a narrow terminal is no failure
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command.

        Raises:
            FailedError: it was interrupted, there is no room to write to, or the like.
            BrokenPipeError: whoever reads the answers has left; click ends in silence.
        """
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise
        except KeyboardInterrupt:
            click.echo(err=True)  # the terminal has written ^C
            raise FailedError(chosen_messages()("cli-stopped")) from None
        except OSError as error:
            reason = error.strerror or str(error)
            detail = f"{error.filename}: {reason}" if error.filename else reason
            raise FailedError(chosen_messages()("cli-failed", detail=detail)) from None


@click.group(
    cls=_Commands,
    places=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=_print_version)
@lang_option
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8501, show_default=True)
@click.pass_context
def main(context: click.Context, host: str, port: int) -> None:
    """Start the app where no command is named."""
    if context.invoked_subcommand is None:
        _start(host, port)


def _start(host: str, port: int) -> None:
    from trainer.ui.serve import serve  # its imports take a second: not for commands

    m = chosen_messages()
    try:
        serve(host=host, port=port, language=m.language)
    except OSError as error:
        detail = error.strerror or str(error)
        sentence = m("cli-app-address", host=host, port=str(port), detail=detail)
        raise UsageError(sentence) from None
