"""JSON Lines: one answer a line, in order and at once; bad lines answered in their place."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import click
import pytest

from tests.unit.cli.conftest import Command
from trainer.cli import engine_commands

GOOD = b'{"hand": ["SA"]}'
BAD = b'{"hand": ["S1"]}'
ANSWER = {"legal": ["SA"], "reason": "only_spades"}


def answers(stdout: str) -> list[object]:
    """The answers, with an error cut down to the number of its line."""
    found: list[object] = []
    for line in stdout.splitlines():
        answer = json.loads(line)
        if list(answer) == ["error"]:
            assert answer["error"].startswith("line ")
            found.append(int(answer["error"].split()[1].rstrip(":")))
        else:
            found.append(answer)
    return found


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (GOOD, [ANSWER]),
        (GOOD + b"\n", [ANSWER]),
        (GOOD + b"\n" + GOOD, [ANSWER, ANSWER]),
        (GOOD + b"\r\n" + GOOD + b"\r\n", [ANSWER, ANSWER]),
        (b"\xef\xbb\xbf" + GOOD + b"\n" + GOOD, [ANSWER, ANSWER]),
        (b"\xef\xbb\xbf\r\n" + GOOD + b"\n" + GOOD, [ANSWER, ANSWER]),
        (b"\n\n" + GOOD + b"\n \n\t\n" + GOOD + b"\n\n", [ANSWER, ANSWER]),
        (b"  " + GOOD + b"  \n\t" + GOOD, [ANSWER, ANSWER]),
        (GOOD + b"\n" + BAD + b"\n" + GOOD, [ANSWER, 2, ANSWER]),
        (BAD + b"\n" + GOOD, [1, ANSWER]),
        (BAD + b"\n\n\n" + GOOD, [1, ANSWER]),
        (b"\n" + BAD + b"\n\n\n" + BAD, [2, 5]),
        (GOOD + b"\n\n" + BAD, [ANSWER, 3]),
        (GOOD + b"\nnonsense\n[1]\n5\nnull\n" + GOOD, [ANSWER, 2, 3, 4, 5, ANSWER]),
        (GOOD + b"\n" + GOOD + GOOD + b"\n" + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"hand": "\xff"}\n' + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"hand": NaN}\n' + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"hand": ' + b"9" * 5000 + b"}\n" + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"hand": ' + b"[" * 9999 + b"}\n" + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"hand": ["\\ud800"]}\n' + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b'\n{"a\\nb": 1, "hand": ["SA"]}\n' + GOOD, [ANSWER, 2, ANSWER]),
        (GOOD + b"\n{\n" + GOOD, [ANSWER, 2, ANSWER]),
    ],
)
def test_a_line_in_gives_a_line_out(command: Command, data: bytes, expected: list[object]) -> None:
    result = command("legal", given=data)
    assert answers(result.stdout) == expected
    wrong = [answer for answer in expected if isinstance(answer, int)]
    assert result.exit_code == (2 if wrong else 0)
    told = result.stderr.splitlines()
    assert [int(line.split()[1].rstrip(":")) for line in told] == wrong


def test_an_object_may_run_over_several_lines(command: Command) -> None:
    data = json.dumps(json.loads(GOOD), indent=2).encode()
    for given in (data, b"\n" + data + b"\n", data.replace(b"\n", b"\r\n"), b"\xef\xbb\xbf" + data):
        result = command("legal", given=given)
        assert (result.exit_code, answers(result.stdout)) == (0, [ANSWER])


def test_a_first_line_that_is_no_object_makes_the_input_one(command: Command) -> None:
    for first in (b"{", b"[1]", b"nonsense", b"5"):
        result = command("legal", given=first + b"\n" + GOOD + b"\n" + GOOD)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.count("\n") == 1


def test_a_single_bad_object_has_no_line_number_and_no_answer(command: Command) -> None:
    for data in (BAD, BAD + b"\n", b"\n" + BAD + b"\r\n \n\n"):
        result = command("legal", given=data)
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.startswith("hand[0]: “S1”")


def test_ten_thousand_lines_are_each_scored_once_and_written_at_once(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counts the work instead of the seconds: a hand scored, and a line written, per line."""
    scored: list[object] = []
    written: list[object] = []
    score_hand, echo = engine_commands.score_hand, click.echo

    def counted_score(*args: object, **kwargs: object) -> object:
        scored.append(args)
        return score_hand(*args, **kwargs)  # type: ignore[arg-type]

    def counted_echo(*args: object, **kwargs: object) -> None:
        written.append(args)
        echo(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(engine_commands, "score_hand", counted_score)
    monkeypatch.setattr(click, "echo", counted_echo)
    line = (
        '{"before": {"NS": {"score": %d}}, "bids": {"N": 2, "E": 3, "S": 3, "W": 3},'
        ' "tricks": {"N": 3, "E": 2, "S": 5, "W": 3}}\n'
    )
    result = command("score", given="".join(line % score for score in range(10_000)).encode())
    assert result.exit_code == 0
    scores = [json.loads(answer)["sides"]["NS"]["score"] for answer in result.stdout.splitlines()]
    assert scores == [score + 53 for score in range(10_000)]
    assert len(scored) == len(written) == 10_000


@contextmanager
def partner(*args: str) -> Iterator[subprocess.Popen[bytes]]:
    """The command as a process of its own, with pipes on all three sides."""
    with subprocess.Popen(
        [sys.executable, "-m", "trainer", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONWARNINGS": "error"},
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ask(process: subprocess.Popen[bytes], data: bytes) -> object:
    """Sends a line and waits for the answer, without sending more or closing."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(data)
    process.stdin.flush()
    assert select.select([process.stdout], [], [], 60)[0], "no answer"
    return answers(process.stdout.readline().decode())[0]


def test_each_line_is_answered_before_the_next_is_sent() -> None:
    with partner("legal") as process:
        assert ask(process, GOOD + b"\n") == ANSWER
        assert ask(process, b"\n" + BAD + b"\n") == 3
        assert ask(process, GOOD + b"\n") == ANSWER
        out, err = process.communicate()
        assert (process.returncode, out) == (2, b"")
        assert err.startswith(b"line 3: hand[0]: ")
        assert err.count(b"\n") == 1


def test_a_bad_first_line_is_answered_to_a_partner_who_waits() -> None:
    with partner("legal") as process:
        assert ask(process, BAD + b"\n\n") == 1
        assert ask(process, GOOD + b"\n") == ANSWER
        process.communicate()
        assert process.returncode == 2


def test_a_reader_who_leaves_early_sees_no_traceback() -> None:
    with partner("legal") as process:
        assert ask(process, (GOOD + b"\n") * 3) == ANSWER
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        with suppress(BrokenPipeError):  # it stops reading once nobody listens
            process.stdin.write((GOOD + b"\n") * 100_000)
        with suppress(BrokenPipeError):
            process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_a_closed_input_is_an_empty_one() -> None:
    command = [sys.executable, "-c", "import sys; sys.stdin = None; import trainer.__main__"]
    command[-1] += "; trainer.__main__.main(['score'])"
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("nothing came")


def test_an_input_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with (tmp_path / "written").open("wb") as written:
        result = subprocess.run(
            [sys.executable, "-m", "trainer", "score"],
            stdin=written, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "stdin cannot be read: Bad file descriptor\n"


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    "called",
    ["legal", "houses", "houses show moon", "houses show moon --json", "legal --help",
     "estimate AK52.Q97.J4.T983"],
)  # fmt: skip
def test_no_room_for_the_answer_is_said_in_one_line(called: str) -> None:
    with FULL.open("wb") as full:
        result = subprocess.run(
            [sys.executable, "-m", "trainer", *called.split()],
            input=GOOD, stdout=full, stderr=subprocess.PIPE, check=False,
        )  # fmt: skip
    assert result.returncode == 1
    assert result.stderr == b"this cannot go on: No space left on device\n"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_answers_are_utf8_on_every_terminal(encoding: str) -> None:
    twice = b'{"hand": ["HA", "HA"]}\n'
    result = subprocess.run(
        [sys.executable, "-m", "trainer", "legal"],
        input=GOOD + b"\n" + twice,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert "♥" in json.loads(result.stdout.splitlines()[1].decode("utf-8"))["error"]
    assert b"Traceback" not in result.stderr
