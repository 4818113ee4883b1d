"""What sets the project up: pins for all that is asked for, no host and no machine's path."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FRAME = ("Makefile", "pyproject.toml", "constraints.txt", ".ci/run")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_requirement_is_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [plain(line.partition("==")[0]) for line in lines]
    assert all(re.fullmatch(r"[\w.-]+==[\w.!+-]+", line) for line in lines)
    assert len(set(pins)) == len(pins)
    assert lines == sorted(lines, key=str.lower)
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = config["project"]
    asked = [*config["build-system"]["requires"], *project["dependencies"]]
    for extra in project["optional-dependencies"].values():
        asked += extra
    for requirement in asked:
        name = re.match(r"[\w.-]+", requirement)
        assert name is not None
        assert ">=" in requirement, f"{requirement}: a lower bound, and no more"
        assert plain(name.group()) in pins, requirement


@pytest.mark.parametrize("name", FRAME)
def test_nothing_names_a_host_or_a_machine_s_path(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"(?<![\w.])/(?:work|root|home|tmp|opt)\b", text)


def test_ci_runs_what_make_test_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    text = script.read_text(encoding="utf-8")
    assert "CI=true" in text
    assert re.search(r"^make test$", text, re.MULTILINE)
