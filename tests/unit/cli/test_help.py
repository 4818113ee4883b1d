"""`--help` of every command reads well in a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import metadata

import click
import pytest

from tests.unit.cli.conftest import Command
from trainer.cli.main import main


def paths(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            member = command.get_command(context, name)
            assert member is not None
            assert member.name == name
            yield from paths(member, (*path, name))


PATHS = sorted(paths(main))


@pytest.mark.parametrize("path", PATHS, ids=[" ".join(path) or "alone" for path in PATHS])
def test_help_reads_well(command: Command, path: tuple[str, ...]) -> None:
    result = command(*path, "--help")
    assert result.exit_code == 0
    assert command(*path, "-h").stdout == result.stdout
    lines = result.stdout.splitlines()
    assert lines[0].startswith("Usage: ")
    assert max(map(len, lines)) <= 80
    for junk in ("``", ":func:", ":class:", "Args:", "Raises:", "Returns:", "None", "\t", "..."):
        assert junk not in "\n".join(lines[1:]), junk


def test_every_command_is_there_with_a_whole_sentence(command: Command) -> None:
    shown = command("--help").stdout
    listed = dict(line.split(None, 1) for line in shown.partition("Commands:\n")[2].splitlines())
    assert set(listed) == set(main.list_commands(click.Context(main)))
    assert all(text.endswith(".") and not text.endswith("...") for text in listed.values())


def test_the_version_is_known_where_the_package_is_installed(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metadata, "version", lambda name: f"{name} 1.2.3")
    assert command("--version").stdout == "spades-trainer 1.2.3\n"

    def unknown(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", unknown)
    assert command("--version").stdout == "unknown\n"


@pytest.mark.parametrize(
    "args", [("scores",), ("score", "--hose", "x"), ("--lang", "de", "score"), ("houses", "x")]
)
def test_a_wrong_command_is_told(command: Command, args: tuple[str, ...]) -> None:
    result = command(*args)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "Error: " in result.stderr
