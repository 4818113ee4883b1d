"""Runs a command over its input: one JSON object, or JSON Lines, streaming."""

from __future__ import annotations

import json
import select
import sys
from collections.abc import Callable, Iterator
from typing import BinaryIO

import click

from trainer.cli.reading import Fields, InputError, parse_object
from trainer.engine import SpadesError
from trainer.i18n import Messages

Answer = Callable[[Fields], object]

#: How long the answer to a faulty first line waits to see whether more lines follow.
PATIENCE_SECONDS = 0.2

EXIT_BAD_INPUT = 2


def run(answer: Answer, m: Messages) -> None:
    """Answer every object of standard input.

    A single object that cannot be answered gives one line on standard error. In JSON Lines
    a bad line is answered by `{"error": …}` in its place and named on standard error, and
    the rest goes on. Either way the exit code is then 2.
    """
    stream = sys.stdin.buffer
    first = _first_line(stream)
    if not first:
        _refuse(m("cli-no-input"))
    if not _is_object(first):
        _answer_whole(answer, first + stream.read(), m)
        return
    failed = False
    for number, line in _lines(first, stream):
        try:
            result = _one(answer, line, m)
        except click.ClickException as error:
            if number == 1 and _is_last(stream):
                _refuse(error.message)
            failed = True
            text = m("cli-line", number=str(number), sentence=error.message)
            click.echo(text, err=True)
            result = {"error": text}
        click.echo(dump(result))
        sys.stdout.flush()
    if failed:
        sys.exit(EXIT_BAD_INPUT)


def sentence(error: InputError | SpadesError, m: Messages) -> str:
    """The sentence of a fault, with its field in front."""
    if isinstance(error, SpadesError):
        return m.error(error)
    cause = error.cause
    text = m.error(cause) if isinstance(cause, SpadesError) else m(cause, **error.args_of_message)
    return f"{error.path}: {text}" if error.path else text


def dump(result: object) -> str:
    """One line of JSON."""
    return json.dumps(result, ensure_ascii=False)


def _answer_whole(answer: Answer, data: bytes, m: Messages) -> None:
    try:
        result = _one(answer, data, m)
    except click.ClickException as error:
        _refuse(error.message)
    click.echo(dump(result))


def _one(answer: Answer, data: bytes, m: Messages) -> object:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise click.ClickException(m("cli-not-utf8")) from None
    try:
        fields = Fields(parse_object(text))
        result = answer(fields)
    except (InputError, SpadesError) as error:
        raise click.ClickException(sentence(error, m)) from None
    return result


def _refuse(text: str) -> None:
    click.echo(text, err=True)
    sys.exit(EXIT_BAD_INPUT)


def _first_line(stream: BinaryIO) -> bytes:
    """The first line that is not blank."""
    for line in stream:
        if line.strip():
            return line
    return b""


def _lines(first: bytes, stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    yield 1, first
    for number, line in enumerate(stream, start=2):
        if line.strip():
            yield number, line


def _is_object(line: bytes) -> bool:
    """Whether a line is a whole JSON object, and so the first of JSON Lines."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def _is_last(stream: BinaryIO) -> bool:
    """Whether nothing follows. A partner that waits for its answer sends nothing and does
    not close: then the input is JSON Lines, and must be answered as such.
    """
    try:
        if not select.select([stream], [], [], PATIENCE_SECONDS)[0]:
            return False
    except (OSError, ValueError):
        pass  # not a stream that can be waited for: a file, or Windows
    peek = getattr(stream, "peek", None)
    return peek is not None and not peek(1).strip()
