"""`lessons check`: faults with their places, and a lesson in the terminal."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer.cli.main import main
from trainer.content.lessons import course
from trainer.content.paths import app_root

COURSE = """\
parts:
  - id: a
    title: {{en: A, fr: A}}
    chapters:
      - id: b
        title: {{en: B, fr: B}}
        lessons: [{slug}]
"""


def run(*args: str) -> Result:
    return CliRunner().invoke(main, list(args))


def one_lesson(folder: Path) -> str:
    """A course of the first lesson alone; its slug."""
    source = app_root() / "lessons"
    slug = course().lessons[0].slug
    (folder / "course.yaml").write_text(COURSE.format(slug=slug), encoding="utf-8")
    (folder / "glossary.yaml").write_bytes((source / "glossary.yaml").read_bytes())
    shutil.copytree(source / slug, folder / slug)
    return slug


def test_a_course_that_holds(tmp_path: Path) -> None:
    """The course's own lessons are checked in `tests/content/test_course.py`."""
    one_lesson(tmp_path)
    result = run("lessons", "check", "--folder", str(tmp_path))
    assert result.exit_code == 0
    assert "The course holds: 1 lesson" in result.stdout
    assert (
        "Le cours tient"
        in run("--lang", "fr", "lessons", "check", "--folder", str(tmp_path)).stdout
    )


@pytest.mark.parametrize(("lang", "house"), [("en", "classic"), ("fr", "solo")])
def test_a_lesson_is_previewed(lang: str, house: str) -> None:
    lesson = course().lessons[0]
    result = run("lessons", "check", lesson.slug, "--lang", lang, "--house", house)
    assert result.exit_code == 0
    assert lesson.texts[lang].title.upper() in result.stdout
    assert ("partner (who)" in result.stdout) is (house == "classic")
    again = run("lessons", "check", lesson.slug, "--lang", lang, "--house", house, "--seed", "x")
    assert again.stdout != result.stdout, "another seed shows other cases"


def test_a_lesson_that_is_not_there_is_named() -> None:
    result = run("lessons", "check", "nowhere")
    assert result.exit_code == 2
    assert "nowhere" in result.stderr


def test_every_fault_has_file_and_line(tmp_path: Path) -> None:
    slug = one_lesson(tmp_path)
    lesson = tmp_path / slug / "lesson.yaml"
    lesson.write_text(
        lesson.read_text(encoding="utf-8")
        .replace("minutes: 5", "minutes: none")
        .replace("    when: has_sides\n", ""),
        encoding="utf-8",
    )
    result = run("lessons", "check", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert f"{slug}/lesson.yaml:2: minutes has to be a whole number" in result.stderr
    lesson.write_text(
        lesson.read_text(encoding="utf-8").replace("minutes: none", "minutes: 5"), encoding="utf-8"
    )
    result = run("lessons", "check", "--folder", str(tmp_path))
    assert result.exit_code == 2
    assert f"{slug}/lesson.yaml:4: no case of partner can be made in Solo" in result.stderr
