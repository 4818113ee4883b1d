"""Runs a command over its input: one JSON object, or JSON Lines, streaming."""

from __future__ import annotations

import io
import json
import select
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final, NoReturn

import click

from trainer.cli.reading import Fields, InputError, parse_object
from trainer.cli.texts import one_line
from trainer.engine import SpadesError
from trainer.i18n import Messages

Answer = Callable[[Fields], object]

#: How long the answer to a faulty first line waits to see whether more lines follow.
PATIENCE_SECONDS: Final = 0.2

EXIT_BAD_INPUT: Final = 2

_MARK: Final = b"\xef\xbb\xbf"


def run(answer: Answer, m: Messages) -> None:
    """Answer every object of standard input.

    A single object that cannot be answered gives one line on standard error. In JSON Lines
    a bad line is answered by `{"error": …}` in its place and named on standard error, and
    the rest goes on. Either way the exit code is then 2.
    """
    try:
        _run(answer, _Lines(_standard_input()), m)
    except InputError as error:  # of the input as a whole; a line's own is answered in its place
        _refuse(sentence(error, m))


def sentence(error: InputError | SpadesError, m: Messages) -> str:
    """The sentence of a fault, with its field in front, on one line."""
    if isinstance(error, SpadesError):
        return one_line(m.error(error))
    cause = error.cause
    text = m.error(cause) if isinstance(cause, SpadesError) else m(cause, **error.args_of_message)
    return one_line(f"{error.path}: {text}" if error.path else text)


def emit(result: object) -> None:
    """Write one line of JSON, in UTF-8 wherever it goes.

    Half of a surrogate pair, which is no text, goes out as JSON escapes it.
    """
    click.echo(json.dumps(result, ensure_ascii=False).encode("utf-8", "backslashreplace"))


class _Lines:
    """The lines of a stream that are not blank, each with its number from 1."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream: Any = stream if hasattr(stream, "peek") else io.BufferedReader(stream)
        self._number = 0

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        while line := self._read(self._stream.readline):
            self._number += 1
            if self._number == 1:
                line = line.removeprefix(_MARK)
            if line.strip():
                yield self._number, line

    def rest(self) -> bytes:
        """All that has not been read."""
        return self._read(self._stream.read)

    def is_last(self) -> bool:
        """Whether nothing but blank lines follows.

        A partner that waits for its answer sends nothing and does not close: then the input
        is JSON Lines, and must be answered as such.
        """
        while True:
            try:
                if not select.select([self._stream], [], [], PATIENCE_SECONDS)[0]:
                    return False
            except (OSError, ValueError):
                pass  # not a stream that can be waited for: a file, or Windows
            head = self._read(self._stream.peek, 1)
            if not head or head.strip():
                return not head
            self._number += self._stream.read(len(head)).count(b"\n")

    @staticmethod
    def _read(read: Callable[..., bytes], *args: int) -> bytes:
        try:
            return read(*args)
        except OSError as error:
            detail = error.strerror or "?"
            raise InputError("", "cli-file", file="stdin", detail=detail) from None


def _standard_input() -> BinaryIO:
    """Standard input as bytes; an empty one where the caller has closed it."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def _run(answer: Answer, lines: _Lines, m: Messages) -> None:
    failed = single = False
    start = 0
    for number, line in lines:
        start = start or number
        single = number == start and not _is_object(line)
        data = b"\n" * (number - 1) + line + lines.rest() if single else line
        try:
            emit(_one(answer, data))
        except InputError as error:
            text = sentence(error, m)
            if number == start and (single or lines.is_last()):
                _refuse(text)
            failed = True
            text = one_line(m("cli-line", number=str(number), sentence=text))
            click.echo(text, err=True)
            emit({"error": text})
    if not start:
        _refuse(m("cli-no-input"))
    if failed:
        sys.exit(EXIT_BAD_INPUT)


def _one(answer: Answer, data: bytes) -> object:
    try:
        return answer(Fields(parse_object(data.decode("utf-8-sig"))))
    except UnicodeDecodeError:
        raise InputError("", "cli-not-utf8") from None
    except RecursionError:  # read, but too deep to be shown again
        raise InputError("", "cli-too-deep") from None
    except SpadesError as error:
        raise InputError("", error) from None


def _refuse(text: str) -> NoReturn:
    click.echo(text, err=True)
    sys.exit(EXIT_BAD_INPUT)


def _is_object(line: bytes) -> bool:
    """Whether a line is a whole JSON object, and so the first of JSON Lines."""
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False
