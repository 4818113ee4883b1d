"""Help, and what is said where a command's words do not fit, in the language of `--lang`.

Click's own words are left unsaid. A command's text is the message of its path
(`help-drills-build`), an option's has its name behind (`help-drills-build--count`); what
commands share stands with the nearest one above them (`help--house`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import click

from trainer.cli.options import UsageError, chosen_messages
from trainer.cli.texts import clip, nearest
from trainer.i18n import Messages


class Command(click.Command):
    """A command that speaks the language chosen."""

    def __init__(self, *args: Any, **more: Any) -> None:
        # Click would take the help from the docstring, which is for who reads the code.
        super().__init__(*args, **more | {"help": None})

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the command's words.

        Raises:
            UsageError: they do not fit.
        """
        words = list(args)
        try:
            return super().parse_args(ctx, args)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            raise _refusal(ctx, self._misfit(ctx, error, words)) from None

    def _misfit(self, ctx: click.Context, error: click.UsageError, words: list[str]) -> str:
        m = chosen_messages()
        options = {name: o for o in self.get_params(ctx) if _is_option(o) for name in o.opts}
        match error:
            case click.NoSuchOption(option_name=name):
                return m("help-fault-option", got=clip(name), expected=nearest(name, options))
            case click.BadOptionUsage(option_name=name):
                fault = "flag" if _is_flag(options[name]) else "no-value"
                return m(f"help-fault-{fault}", option=name)
            case click.MissingParameter(param=click.Parameter() as param):
                return m("help-fault-missing", what=_term(m, param))
            case click.BadParameter(param=click.Parameter(name=str(name)) as param):
                given, _, _ = self.make_parser(ctx).parse_args(words)
                choices = ", ".join(getattr(param.type, "choices", ()))
                sentence = m(
                    f"help-not-{_kind(param)}",
                    got=clip(given[name]), range=_range(m, param), expected=choices,
                ).rstrip()  # fmt: skip
                return m("fault-line", field=_name(m, param), sentence=sentence)
        _, extra, _ = self.make_parser(ctx).parse_args(words)
        return m("help-fault-extra", got=clip(" ".join(extra)))

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help."""
        m, path = chosen_messages(), _path(ctx)
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, m("help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(m(_key(path)))
        options = [
            (_term(m, option), _option_text(m, path, option))
            for option in self.get_params(ctx)
            if _is_option(option)
        ]
        _section(formatter, m("help-options"), options)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What may follow the command's name."""
        m = chosen_messages()
        arguments = [one for one in self.get_params(ctx) if not _is_option(one)]
        words = [_term(m, one) if one.required else f"[{_term(m, one)}]" for one in arguments]
        return ["[OPTIONS]", *words]


class Group(Command, click.Group):
    """A command with commands of its own."""

    command_class = Command

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, or the one of its own that is named.

        Raises:
            UsageError: it is none.
        """
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            if error.ctx is not ctx:  # its command's own, which is then its help
                raise
            got = getattr(error, "command_name", "")
            sentence = chosen_messages()(
                "help-fault-command" if got else "help-fault-no-command",
                got=clip(got),
                expected=nearest(got, self.list_commands(ctx)),
            )
            raise _refusal(ctx, sentence) from None

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the whole help; of the group's commands the first sentence, without a look."""
        super().format_help(ctx, formatter)
        m, path = chosen_messages(), _path(ctx)
        names = self.list_commands(ctx)
        rows = [(name, m(_key((*path, name))).partition("\n\n")[0]) for name in names]
        _section(formatter, m("help-commands"), rows)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What may follow the command's name."""
        word = chosen_messages()("help-word-command") + " …"
        word = f"[{word}]" if self.invoke_without_command else word
        return [*super().collect_usage_pieces(ctx), word]


def _refusal(ctx: click.Context, sentence: str) -> UsageError:
    """The sentence, and where more can be read."""
    return UsageError(chosen_messages()("help-fault", sentence=sentence, command=ctx.command_path))


def _path(ctx: click.Context) -> tuple[str, ...]:
    """The command's name and those of the groups it is in, without the program's."""
    return (*_path(ctx.parent), ctx.info_name or "") if ctx.parent else ()


def _key(path: Sequence[str], option: str | None = None) -> str:
    return "-".join(["help", *path]) + (f"--{option}" if option else "")


def _option_text(m: Messages, path: Sequence[str], option: click.Parameter) -> str:
    """What an option does, then what may be written and what it is when left out."""
    name = _name(m, option).removeprefix("--")
    keys = [_key(path[:length], name) for length in range(len(path), -1, -1)]
    text = m(next((key for key in keys if m.has(key)), keys[0]))
    notes = m.listed(filter(None, _notes(m, option)))
    return f"{text}  [{notes}]" if notes else text


def _notes(m: Messages, option: click.Parameter) -> Iterator[str]:
    if getattr(option, "show_default", None):
        yield m("help-default", value=str(option.default))
    yield _range(m, option)
    if option.required:
        yield m("help-required")


def _range(m: Messages, param: click.Parameter) -> str:
    low, high = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if low is None:
        return ""
    above = "above" if getattr(param.type, "min_open", False) else "least"
    kind = above if high is None else "between"
    return m("help-range", kind=kind, low=str(low), high=str(high))


def _term(m: Messages, param: click.Parameter) -> str:
    """A parameter as help lists it: its names, and a word for what is to be written."""
    names = [", ".join(param.opts)] if _is_option(param) else []
    return " ".join(names if _is_flag(param) else [*names, _word(m, param)])


def _name(m: Messages, param: click.Parameter) -> str:
    return max(param.opts, key=len) if _is_option(param) else _word(m, param)


def _word(m: Messages, param: click.Parameter) -> str:
    if isinstance(param.type, click.Choice):
        return f"[{'|'.join(param.type.choices)}]"
    return m(f"help-word-{(param.metavar or _kind(param)).lower()}")


def _kind(param: click.Parameter) -> str:
    """integer, float, choice, file, directory or text: a range is of its numbers' kind."""
    return param.type.name.split()[0]


def _is_option(param: click.Parameter) -> bool:
    return isinstance(param, click.Option)


def _is_flag(param: click.Parameter) -> bool:
    return bool(getattr(param, "is_flag", False))


def _section(formatter: click.HelpFormatter, title: str, rows: list[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write_text(title)
    with formatter.indentation():
        formatter.write_dl(rows)
