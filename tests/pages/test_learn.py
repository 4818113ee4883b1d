"""The Learn page and the glossary, run as Streamlit runs them but without a browser."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from trainer.content.lessons import Lesson, course
from trainer.engine import HOUSES, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.course.progress import LessonProgress, Progress, write_progress
from trainer.teaching.course.registry import STEP_KINDS, step_case
from trainer.teaching.course.runtime import (
    TrialRun,
    answer_trial,
    missed_cases,
    next_trial_case,
    trial_case,
)
from trainer.teaching.course.words import paragraph_text, say, shown
from trainer.ui.learn.state import house_key
from trainer.ui.serve import MAIN

SEED = "7K3F-2QXM"


def open_page(page: str, session: dict[str, Any] | None = None, **params: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=60)
    for name, value in (session or {}).items():
        app.session_state[name] = value
    app.run()
    for name, value in params.items():
        app.query_params[name] = value
    app.switch_page(f"../../pages/{page}.py").run()
    assert not app.exception
    return app


def at_step(lesson: Lesson, house: str, lang: str, step: str, **state: Any) -> AppTest:
    """The lesson at one of its steps, with a seed that the test knows."""
    rules = load_house(house)
    fresh = {"turn": 0, "right": 0, "wrong": 0, "easier": False, "answer": None, "correct": False}
    run = {"lesson": lesson.slug, "seed": SEED, "at": step, "steps": {step: {**fresh, **state}}}
    session = {
        "prefs": {"language": lang, "house": house, "own_house": None, "deck": "two",
                  "letters": None},
        "learn_run": {"house": house_key(rules), "run": run, "lesson": lesson.slug},
    }  # fmt: skip
    return open_page("learn", session, lesson=lesson.slug, lang=lang)


def sent(app: AppTest, key: str) -> dict[str, Any]:
    """What the component that has `key` in its data is sent."""
    every = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    return next(data for data in every if key in data)


def html(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))


def words(app: AppTest) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html(app)))


def button(app: AppTest, key: str) -> Any:
    return next(one for one in app.button if one.key == key)


@pytest.mark.parametrize("lesson", course().lessons, ids=lambda lesson: lesson.slug)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_lesson_asks_and_answers(lesson: Lesson, lang: str) -> None:
    house = next(one for one in HOUSES if lesson.steps_in(load_house(one)))
    rules, m = load_house(house), messages(lang)
    for number, step in enumerate(lesson.steps_in(rules)[:2]):
        case = step_case(rules, step, f"{SEED}/{step.id}")
        head = sent(at_step(lesson, house, lang, step.id), "blocks")
        assert head["title"] == lesson.texts[lang].title
        assert head["ask"] == say(m, rules, case.ask)
        shown_text = ["".join(piece["text"] for piece in block) for block in head["blocks"]]
        section = lesson.section(lang, step.id)
        at = case.rules  # the step may suppose another table
        expected = [paragraph_text(m, at, one) for one in shown(at, section.text)]
        assert shown_text == expected
        assert bool(head["lead"]) is (number == 0), "what it is for stands at the start"
        solution = min(STEP_KINDS[case.kind].solve(case))
        app = at_step(
            lesson, house, lang, step.id, answer=list(solution), correct=True, right=step.times
        )
        assert 'class="grade best" role="status"' in html(app)
        assert m("learn-right") in words(app)
        assert button(app, "next").label in (m("learn-next"), m("learn-to-test"))
        assert sent(app, "seats")["choose"] is None, "an answered case takes no more"


def first() -> Lesson:
    return course().lessons[0]


def test_the_map_shows_what_is_done_open_and_next() -> None:
    slug = first().slug
    done = Progress({slug: LessonProgress(("ranks",), 9, passed=True)}, slug)
    app = open_page("learn", {"learn_progress": write_progress(done)}, lang="en")
    data = sent(app, "parts")
    lessons = [lesson for part in data["parts"] for lesson in part["lessons"]]
    has = [one.slug for one in course().lessons if one.steps_in(load_house("classic"))]
    assert [one["slug"] for one in lessons] == has
    assert lessons[0]["state"] == "done"
    assert lessons[0]["sub"] == "done, test 9 of 10"
    assert lessons[1]["sub"] == "next"
    assert data["next"]["slug"] == lessons[1]["slug"]
    assert "1 of" in words(app)


def test_solo_has_its_own_map() -> None:
    prefs = {"language": "en", "house": "solo", "own_house": None, "deck": "two", "letters": None}
    data = sent(open_page("learn", {"prefs": prefs}, lang="en"), "parts")
    slugs = [lesson["slug"] for part in data["parts"] for lesson in part["lessons"]]
    has = [one.slug for one in course().lessons if one.steps_in(load_house("solo"))]
    assert slugs == has


def test_a_wrong_answer_says_why_and_gives_another_case() -> None:
    lesson = next(one for one in course().lessons if one.slug == "following-suit")
    rules = load_house("classic")
    step = lesson.step("follow")
    case = step_case(rules, step, f"{SEED}/follow")
    spade = next(key for key in case.keys if key[0] == "S" and key[0] != case.scene.led.value)
    app = at_step(lesson, "classic", "en", "follow", answer=[spade], wrong=1)
    assert 'class="grade blunder"' in html(app)
    assert "have to follow suit" in words(app)
    marks = {card["card"]: card["marks"] for card in sent(app, "seats")["hand"]["cards"]}
    assert marks[spade] == ["wrong"]
    assert [key for key, mark in marks.items() if mark == ["answer"]] == [
        str(card) for card in case.scene.hand or () if card in case.scene.legal.cards
    ]
    before = sent(app, "seats")["hand"]
    button(app, "next").click().run()
    assert sent(app, "seats")["hand"] != before
    assert sent(app, "seats")["choose"]["mode"] == "some"


def test_after_two_wrong_answers_the_hint_and_after_three_a_way_on() -> None:
    lesson = next(one for one in course().lessons if one.slug == "following-suit")
    case = step_case(load_house("classic"), lesson.step("follow"), f"{SEED}/follow")
    spade = next(key for key in case.keys if key[0] == "S" and key[0] != case.scene.led.value)
    two = at_step(lesson, "classic", "en", "follow", answer=[spade], wrong=2)
    assert "Look only at the suit that was led" in words(two)
    assert all(one.key != "leave" for one in two.button)
    three = at_step(lesson, "classic", "en", "follow", answer=[spade], wrong=3)
    button(three, "leave").click().run()
    assert three.session_state["learn_run"]["run"]["at"] == "void"


def test_back_and_forth_nothing_is_lost() -> None:
    lesson = first()
    app = at_step(lesson, "classic", "en", "partner", answer=["N"], correct=True, right=1)
    button(app, "next").click().run()
    assert app.session_state["learn_run"]["run"]["at"] == "clockwise"
    button(app, "previous").click().run()
    assert app.session_state["learn_run"]["run"]["at"] == "partner"
    assert "Partners sit opposite" in words(app)


def test_another_lesson_in_between_loses_nothing() -> None:
    first, second = course().lessons[:2]
    step = first.steps_in(load_house("classic"))[2].id
    app = at_step(first, "classic", "en", step, wrong=1, turn=1)
    asked, drawn = sent(app, "ask")["ask"], sent(app, "seats")
    app.query_params["lesson"] = second.slug
    app.run()
    assert sent(app, "ask")["title"] == second.texts["en"].title
    app.query_params["lesson"] = first.slug
    app.run()
    assert sent(app, "ask")["ask"] == asked
    assert sent(app, "seats") == drawn
    assert app.session_state["learn_run"]["run"]["steps"][step]["wrong"] == 1


def test_the_partner_is_not_given_away() -> None:
    table = sent(at_step(first(), "classic", "en", "partner"), "seats")
    assert all(seat["sub"] == "" and not seat["us"] for seat in table["seats"][1:])
    assert "partner" not in json.dumps(table["seats"])


def test_another_house_changes_the_lesson() -> None:
    app = at_step(first(), "classic", "en", "partner", answer=["N"], correct=True, right=1)
    app.session_state["prefs"] = {**app.session_state["prefs"], "house": "solo"}
    app.run()
    assert not app.exception
    assert app.session_state["learn_run"]["run"]["at"] == "clockwise"


def trial_session(trial: TrialRun, house: str = "classic") -> dict[str, Any]:
    key = house_key(load_house(house))
    return {"learn_test": {"house": key, "run": trial.to_dict(), "lesson": trial.lesson}}


def test_the_test_counts_and_passes() -> None:
    lesson, rules = first(), load_house("classic")
    trial = TrialRun(lesson.slug, SEED, (True,) * 9)
    case = trial_case(trial, lesson, rules)
    (*_, solution) = STEP_KINDS[case.kind].solve(case)
    trial = TrialRun(lesson.slug, SEED, (True,) * 10, solution)
    app = open_page("learn", trial_session(trial), lesson=lesson.slug, lang="en")
    assert sent(app, "blocks")["count"] == "Test: 10 of 10"
    button(app, "next").click().run()
    assert "Passed: 10 of 10" in words(app)
    button(app, "next_lesson").click().run()
    assert course().lessons[1].slug in app.query_params["lesson"]
    assert "learn_test" not in app.session_state


def test_a_failed_test_can_be_taken_again() -> None:
    lesson = first()
    trial = TrialRun(lesson.slug, SEED, (True,) * 7 + (False,) * 3)
    app = open_page("learn", trial_session(trial), lesson=lesson.slug, lang="fr")
    assert "7 sur 10" in words(app)
    button(app, "test_again").click().run()
    assert app.session_state["learn_test"]["run"]["results"] == ()
    assert sent(app, "blocks")["count"].startswith("Test")


def test_a_lesson_that_is_not_there_leads_to_the_map() -> None:
    app = open_page("learn", lesson="<b>nowhere</b>", lang="en")
    assert sent(app, "parts")
    assert "There is no lesson “&lt;b&gt;nowhere&lt;/b&gt;”" in html(app)
    assert "no lesson" not in html(open_page("learn", lang="en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_glossary_has_every_term_with_a_drawing(lang: str) -> None:
    app = open_page("glossary", lang=lang)
    text = html(app)
    for term in course().glossary.terms.values():
        if term.when is None or term.when.holds(load_house("classic")):
            assert all(name in text for name in term.names.values())
    drawings = text.count('class="cards"') + text.count('class="pair"')
    assert drawings == text.count('class="term') - text.count('class="terms"')


def test_a_word_asked_for_stands_first_and_the_lesson_is_one_click_away() -> None:
    app = open_page("glossary", lang="en", term="ruff", lesson=first().slug)
    assert html(app).index('class="term asked"') < html(app).index('class="term"')
    assert ">ruff</b>" in html(app).split('class="term"')[0]
    assert app.get("page_link")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("content", "code"), [(b"{}", "no-progress"), (b"x", "no-json"), (b"\xff\xfe", "no-json")]
)
def test_a_file_that_is_no_progress_is_refused_in_a_sentence(
    lang: str, content: bytes, code: str
) -> None:
    app = open_page("learn", {"learn_file": True}, lang=lang)
    app.file_uploader[0].set_value(("progress.json", content, "application/json")).run()
    assert not app.exception
    sentence = messages(lang)(f"learn-file-{code}")
    assert re.sub(r"\s", " ", sentence) in words(app)


def test_a_file_of_progress_is_taken_over() -> None:
    app = open_page("learn", {"learn_file": True}, lang="en")
    text = write_progress(Progress({first().slug: LessonProgress(("partner",))}))
    app.file_uploader[0].set_value(("progress.json", text.encode(), "application/json")).run()
    assert not app.exception
    lessons = [lesson for part in sent(app, "parts")["parts"] for lesson in part["lessons"]]
    assert lessons[0]["state"] == "now"


def test_the_cases_of_a_step_are_counted_where_one_does_not_do() -> None:
    lesson = first()
    assert sent(at_step(lesson, "classic", "en", "partner"), "ask")["cases"] == ""
    wrong = at_step(lesson, "classic", "en", "partner", answer=["W"], wrong=1)
    assert sent(wrong, "ask")["cases"] == "0 of 1 right"
    assert sent(at_step(lesson, "classic", "en", "dealer"), "ask")["cases"] == "", "not 0 of 2"
    again = sent(at_step(lesson, "classic", "en", "dealer", right=1, turn=1), "ask")
    assert (again["cases"], again["part"]) == ("1 of 2 right", 50)


def test_a_question_says_whether_the_first_tap_answers() -> None:
    lesson = first()
    once, many = (at_step(lesson, "classic", "en", step) for step in ("partner", "ranks"))
    assert sent(once, "ask")["how"] == messages("en")("learn-one-tap")
    assert sent(many, "ask")["how"] == ""
    assert "then Check" in sent(many, "seats")["choose"]["hint"]


def test_one_tap_is_named_once_in_a_lesson_and_once_in_a_test() -> None:
    said = messages("en")("learn-one-tap")
    app = at_step(first(), "classic", "en", "partner")
    for step, how in (("partner", said), ("clockwise", ""), ("trumps", ""), ("partner", said)):
        kept = app.session_state["learn_run"]
        app.session_state["learn_run"] = {**kept, "run": {**kept["run"], "at": step}}
        assert sent(app.run(), "ask")["how"] == how, step
    lesson = next(one for one in course().lessons if one.slug == "your-house")
    for trial, how in (
        (TrialRun(lesson.slug, SEED), said),
        (TrialRun(lesson.slug, SEED, (True,)), ""),
    ):
        app.session_state["learn_test"] = trial_session(trial)["learn_test"]
        app.query_params["lesson"] = lesson.slug
        assert sent(app.run(), "ask")["how"] == how, trial.place


def test_a_wrong_answer_names_itself_and_explains_the_frame() -> None:
    app = at_step(first(), "classic", "en", "partner", answer=["W"], wrong=1)
    assert "Not this one: West" in words(app)
    assert "Dashed frame: this is right." in words(app)
    assert button(app, "next").label == "Try again", "there is no other case"
    bids = next(one for one in course().lessons if one.slug == "bids-and-contracts")
    case = step_case(load_house("classic"), bids.step("lowest"), f"{SEED}/lowest")
    app = at_step(bids, "classic", "en", "lowest", answer=[case.keys[4]], wrong=1)
    marks = {one["value"]: (one["mark"], one["label"]) for one in sent(app, "seats")["pad"]["bids"]}
    assert marks[case.keys[4]][0] == "wrong"
    assert marks[case.keys[4]][1].endswith(", wrong")
    assert [key for key, mark in marks.items() if mark[0] == "missed"] == ["1"]


def test_no_key_goes_back_where_there_is_no_way_back() -> None:
    lesson = first()
    assert sent(at_step(lesson, "classic", "en", "partner"), "seats")["commands"] == {}
    assert sent(at_step(lesson, "classic", "en", "ranks"), "seats")["commands"] == {"u": "before"}
    trial = TrialRun(lesson.slug, SEED, (True,) * 3)
    app = open_page("learn", trial_session(trial), lesson=lesson.slug, lang="en")
    assert sent(app, "seats")["commands"] == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_test_shows_what_went_wrong_and_how_to_keep_the_rest(lang: str) -> None:
    lesson, rules, m = first(), load_house("classic"), messages(lang)
    trial = TrialRun(lesson.slug, SEED)
    for place in range(lesson.test.cases):
        case = trial_case(trial, lesson, rules)
        solutions = STEP_KINDS[case.kind].solve(case)
        answers = [(key,) for key in case.keys] if case.shape == "one" else []
        bad = next((one for one in answers if one not in solutions), None)
        fails = bad is not None and sum(not right for right in trial.results) < 2
        trial = answer_trial(trial, lesson, rules, bad if fails and bad else min(solutions))
        trial = next_trial_case(trial)
        assert len(trial.results) == place + 1
    app = open_page("learn", trial_session(trial), lesson=lesson.slug, lang=lang)
    assert html(app).count("<li><p><b>") == 2
    for place, _, _ in missed_cases(trial, lesson, rules):
        assert m("learn-missed-case", case=place + 1) in words(app)
    assert re.sub(r"\s", " ", m("learn-keep-lead")) in re.sub(r"\s", " ", words(app))
    assert any(one.label == m("learn-save") for one in app.get("download_button"))


def test_the_language_is_chosen_where_a_newcomer_comes_in() -> None:
    prefs = {"language": "en", "house": "classic", "own_house": None, "deck": "two",
             "letters": None}  # fmt: skip
    app = open_page("learn", {"prefs": prefs}, lang="en")
    (group,) = (one for one in app.button_group if one.key == "choose_language")
    group.set_value("fr").run()
    assert not app.exception
    assert sent(app, "parts")["language"] == "fr"
