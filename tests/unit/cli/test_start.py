"""The command alone: where the app can listen, and what is said where it cannot."""

from __future__ import annotations

import socket
import sys
from typing import Any

import pytest

from tests.unit.cli.conftest import Command
from trainer.i18n.messages import MINUS
from trainer.ui import serve


def _unknown(*_: Any, **__: Any) -> Any:
    raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")


@pytest.mark.parametrize("host", ["192.0.2.1", "a..b"], ids=["not of this machine", "no name"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_address_that_is_not_ours_is_named_in_one_line(
    command: Command, host: str, language: str
) -> None:
    result = command("--lang", language, "--host", host, "--port", "0")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f" {host}, port 0" in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("the app" if language == "en" else "l’application")


def test_a_host_that_nobody_knows_is_named(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", _unknown)
    result = command("--host", "nowhere")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "the app cannot listen at nowhere, port 8501: Name or service not known\n"
    )


@pytest.mark.parametrize("port", ["-1", "65536", "99999", "http"])
def test_a_number_that_is_no_port_is_named(command: Command, port: str) -> None:
    result = command("--port", port)
    assert result.exit_code == 2
    assert f" {port.replace('-', MINUS)} " in result.stderr


@pytest.mark.parametrize(
    ("language", "taken", "at"),
    [
        ("en", "is taken: using", "Spades Trainer is at"),
        ("fr", "est occupé\u00a0: ce sera le", "Spades Trainer est à l’adresse"),
    ],
)
def test_the_address_is_said_in_the_language_of_the_command(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str, taken: str, at: str
) -> None:
    """The server itself is left out: it says that it is ready, and stops."""

    class Ready:
        def __init__(self, _: object, **options: Any) -> None:
            self.ready = options["ready"]

        def run(self, **_: Any) -> None:
            self.ready()

    monkeypatch.setattr(sys, "argv", sys.argv)  # the app puts its own there
    monkeypatch.setattr(serve, "App", Ready)
    monkeypatch.setattr(serve, "options", lambda ready: {"ready": ready})
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        result = command("--lang", language, "--port", str(port))
    assert result.exit_code == 0, result.output
    first, second = result.stdout.splitlines()
    assert str(port) in first
    assert taken in first
    assert second.startswith(f"{at} http://127.0.0.1:")
