from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trainer.cli.main import main

Command = Callable[..., Result]


@pytest.fixture
def command() -> Command:
    """Runs the command in this process: `command("score", "--house", "solo", given={…})`."""

    def run(*args: str, given: Any = b"") -> Result:
        data = given if isinstance(given, bytes) else json.dumps(given).encode()
        result = CliRunner().invoke(main, list(args), input=data)
        assert result.exception is None or isinstance(result.exception, SystemExit)
        assert "Traceback" not in result.output
        return result

    return run
