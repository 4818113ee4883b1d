"""The README is run: every command and every line of Python in it gives what it prints."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from trainer.engine import HOUSES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def session(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a console block, each with what it prints."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        lines = part.splitlines(keepends=True)
        last = 1
        while last < len(lines) and lines[last].startswith("> "):
            last += 1
        command = "".join(line.removeprefix("> ") for line in lines[:last])
        yield command, "".join(lines[last:])


COMMANDS = [pair for block in blocks("console") for pair in session(block)]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH on which `spades-trainer` is this checkout's."""
    folder = tmp_path_factory.mktemp("bin")
    command = folder / "spades-trainer"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m trainer "$@"\n')
    command.chmod(0o755)
    return os.pathsep.join([str(folder), os.environ.get("PATH", os.defpath)])


@pytest.mark.parametrize(
    ("command", "printed"), COMMANDS, ids=[" ".join(c.split())[-48:] for c, _ in COMMANDS]
)
def test_a_command(command: str, printed: str, path: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, text=True, encoding="utf-8", check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
        env=os.environ | {"PATH": path, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert done.stdout == printed


def test_the_python() -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    for block in blocks("pycon"):
        test = parser.get_doctest(block, {}, "README", str(ROOT / "README.md"), 0)
        told: list[str] = []
        assert runner.run(test, out=told.append).failed == 0, "".join(told)
        assert test.examples


def test_there_is_something_to_run() -> None:
    assert len(COMMANDS) >= 8
    assert {command.split("spades-trainer ")[1].split()[0] for command, _ in COMMANDS} >= {
        "score", "legal", "bids", "estimate", "houses", "drills",
    }  # fmt: skip


def test_every_house_and_every_file_named_is_there() -> None:
    assert re.findall(r"^\| `(\w+)` \| (?:pair|player) \|", README, re.MULTILINE) == list(HOUSES)
    for link in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
    for row in re.findall(r"^\| (`(?:trainer/|pages|lessons|tests).*?) \|", README, re.MULTILINE):
        names = re.findall(r"`([\w/]+)`", row)
        for name in names:
            in_trainer = ROOT / "trainer" / name
            assert (ROOT / name).is_dir() or in_trainer.is_dir(), name
