"""Every page in French, and every lesson: no sentence that the program has in English only."""

from __future__ import annotations

import html as markup
import json
import re
from functools import cache
from importlib.resources import files

import pytest
from streamlit.testing.v1 import AppTest

from tests.pages.test_learn import SEED, at_step, open_page
from trainer.content.lessons import Lesson, course
from trainer.content.paths import app_root
from trainer.engine import HOUSES, load_house
from trainer.i18n import LANGUAGES
from trainer.teaching.course.registry import STEP_KINDS, step_case
from trainer.teaching.course.runtime import TrialRun
from trainer.ui.learn.state import house_key
from trainer.ui.pages import PAGES

#: Shorter words may be the same in both languages, or a part of another word.
LEAST = 12
#: What learners never see: sentences for programs and authors.
ELSEWHERE = {"cli.ftl", "bench.ftl", "content.ftl", "notebook.ftl"}


def sentences(language: str) -> set[str]:
    """The pieces of all messages between their placeholders, as they stand on a page."""
    found = set()
    for file in (files("trainer.i18n") / language).iterdir():
        if not file.name.endswith(".ftl") or file.name in ELSEWHERE:
            continue
        text = re.sub(r"^#.*$", "", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = re.sub(r"^[\w-]+ = |^ *\*?\[[\w-]+\] ", "\n", text, flags=re.MULTILINE)
        pieces = re.split(r"\{[^{}]*\}|[{}\n]", text)
        found |= {re.sub(r"\s+", " ", piece).strip() for piece in pieces}
    return {one for one in found if len(one) >= LEAST and " " in one}


def prose(language: str) -> set[str]:
    """The sentences of the lessons and the glossary that name nothing."""
    root = app_root() / "lessons"
    found: set[str] = set()
    for lesson in course().lessons:
        text = (root / lesson.slug / f"{language}.md").read_text(encoding="utf-8")
        found |= {one.strip() for one in re.split(r"[\n{}\[\]()*]|(?<=[.?!]) ", text)}
    return {one for one in found if len(one) >= LEAST and " " in one}


@cache
def english() -> tuple[str, ...]:
    mine, theirs = (sentences(lang) | prose(lang) for lang in LANGUAGES)
    return tuple(mine - theirs)


def everything(app: AppTest) -> str:
    """All that a page shows and sends, labels and names included."""
    assert not app.exception
    parts = [element.proto.body for element in app.get("html")]
    parts += [
        json.dumps(json.loads(element.proto.json), ensure_ascii=False)
        for element in app.get("bidi_component")
    ]
    for kind in ("button", "selectbox", "number_input", "toggle", "radio", "text_input"):
        parts += [one.label for one in app.get(kind)]
    parts += [element.proto.label for element in app.get("page_link")]
    text = markup.unescape(re.sub(r"<[^>]+>", " ", " ".join(parts)))
    return re.sub(r"\s+", " ", text)


def english_in(app: AppTest) -> list[str]:
    shown = everything(app)
    return [one for one in english() if one in shown]


def test_english_sentences_are_recognised() -> None:
    assert len(english()) > 1000
    for page in PAGES:
        assert english_in(open_page(page, lang="en")), page


@pytest.mark.parametrize("page", PAGES)
def test_no_english_on_a_french_page(page: str) -> None:
    assert english_in(open_page(page, lang="fr")) == []


@pytest.mark.parametrize("lesson", course().lessons, ids=lambda lesson: lesson.slug)
def test_no_english_in_a_french_lesson(lesson: Lesson) -> None:
    """The first step while it is open, the last one answered, wrongly and with its hint."""
    house = next(one for one in HOUSES if lesson.steps_in(load_house(one)))
    steps = lesson.steps_in(load_house(house))
    assert english_in(at_step(lesson, house, "fr", steps[0].id)) == []
    step = steps[-1]
    case = step_case(load_house(house), step, f"{SEED}/{step.id}")
    solutions = STEP_KINDS[case.kind].solve(case)
    wrong = next((key,) for key in case.keys if (key,) not in solutions)
    answer = min(solutions) if case.shape == "order" else wrong
    shown = at_step(lesson, house, "fr", step.id, answer=list(answer), wrong=3)
    assert english_in(shown) == []


def test_no_english_in_a_french_test() -> None:
    lesson = course().lessons[0]
    rules = load_house("classic")
    run = TrialRun(lesson.slug, SEED, (True,) * lesson.test.cases)
    session = {
        "prefs": {"language": "fr", "house": "classic", "own_house": None, "deck": "two",
                  "letters": None},
        "learn_test": {"house": house_key(rules), "run": run.to_dict(), "lesson": lesson.slug},
    }  # fmt: skip
    assert english_in(open_page("learn", session, lesson=lesson.slug, lang="fr")) == []
