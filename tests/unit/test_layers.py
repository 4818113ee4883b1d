"""What import-linter cannot see, and that it sees what it should."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TRAINER = ROOT / "trainer"
#: `trainer.policy.plain` reads these files as well: they import one another relatively.
READ_TWICE = {TRAINER / "policy" / "kernel"}


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if node.level:
                assert path.parent in READ_TWICE, f"{path}: imports are written in full"
                module = ".".join([*path.parent.relative_to(ROOT).parts, module])
            yield module
            yield from (f"{module}.{name.name}" for name in node.names)


def sources(folder: Path) -> list[Path]:
    found = sorted(folder.rglob("*.py"))
    assert found
    return found


@pytest.mark.parametrize("path", sources(TRAINER / "engine"), ids=lambda path: path.stem)
def test_the_engine_needs_the_standard_library_alone(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names or name.startswith("trainer.engine"), name


def test_streamlit_is_the_screens_own() -> None:
    for path in sources(TRAINER):
        if not path.is_relative_to(TRAINER / "ui"):
            assert "streamlit" not in {name.split(".")[0] for name in imports(path)}, path


def test_what_is_imported_is_asked_for() -> None:
    """Each package by its own name: what another one needs today it may drop tomorrow."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = chain(project["dependencies"], *project["optional-dependencies"].values())
    asked = {re.split(r"[^\w.-]", line)[0].replace("_", "-").lower() for line in wanted}
    owners = packages_distributions()
    for path in [*sources(TRAINER), *sources(ROOT / "pages"), ROOT / "streamlit_app.py"]:
        for name in {name.split(".")[0] for name in imports(path)}:
            if name not in sys.stdlib_module_names and name != "trainer":
                names = {owner.replace("_", "-").lower() for owner in owners.get(name, [name])}
                assert names & asked, f"{path}: {name}"


def test_pages_hold_no_rules() -> None:
    """A page's script imports the screen it shows, and nothing of what lies below."""
    pages = ROOT / "pages"
    for path in pages.glob("*.py"):
        below = {name.split(".")[1] for name in imports(path) if name.startswith("trainer.")}
        assert below <= {"ui"}, path


def test_the_layers_are_those_of_the_design() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = config["tool"]["importlinter"]["contracts"]
    assert contract["type"] == "layers"
    rows = [
        [name.strip().removeprefix("trainer.") for name in row.split(":")]
        for row in contract["layers"]
    ]
    assert rows == [
        ["ui", "cli", "notebook"],
        ["teaching"],
        ["store"],
        ["bots"],
        ["analysis"],
        ["policy"],
        ["solver"],
        ["content"],
        ["i18n"],
        ["engine"],
    ]
    rooms = {path.parent.name for path in TRAINER.glob("*/__init__.py")}
    assert rooms == {name for row in rows for name in row}


@pytest.mark.parametrize(
    ("room", "upward"), [("engine", "trainer.i18n"), ("solver", "trainer.teaching")]
)
def test_an_import_that_points_up_is_found(tmp_path: Path, room: str, upward: str) -> None:
    """The check can fail: a copy of the package with one wrong import breaks the contract."""
    copy = tmp_path / "trainer"
    shutil.copytree(TRAINER, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (copy / room / "slip.py").write_text(f"import {upward}\n", encoding="utf-8")
    done = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"trainer.{room}.slip -> {upward}" in done.stdout
