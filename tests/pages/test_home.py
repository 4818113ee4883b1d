"""Home and the frame, run as Streamlit runs them but without a browser."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from trainer.i18n import messages
from trainer.teaching.course.progress import Progress, write_progress
from trainer.ui.serve import MAIN


def run(lang: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=30)
    app.query_params["lang"] = lang
    return app.run()


def html(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))


@pytest.mark.parametrize(
    ("lang", "title", "ways", "labels"),
    [
        (
            "en",
            "Spades, one decision at a time",
            ["Learn to play", "Deal me a hand"],
            ["Language", "Deck colours"],
        ),
        (
            "fr",
            "Spades, une décision à la fois",
            ["Apprendre à jouer", "Donnez-moi une main"],
            ["Langue", "Couleurs du jeu"],
        ),
    ],
)
def test_home(lang: str, title: str, ways: list[str], labels: list[str]) -> None:
    app = run(lang)
    assert not app.exception
    assert f"<h1>{title}</h1>" in html(app)
    assert [button.label for button in app.button][:2] == ways
    assert [group.label for group in app.button_group][:2] == labels


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Go on learning"), ("fr", "Continuer à apprendre")]
)
def test_who_has_begun_goes_on(lang: str, label: str) -> None:
    app = run(lang)
    begun = Progress().with_step("table-and-cards", "partner")
    app.session_state["learn_progress"] = write_progress(begun)
    assert app.run().button[0].label == label


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("bid", "count", "nil")), ("fr", ("nil", "compte"))]
)
def test_the_first_words_ask_for_no_knowledge(lang: str, words: tuple[str, ...]) -> None:
    m = messages(lang)
    first = m("home-lead").partition("?")[2].partition(".")[0] + m("home-start") + m("home-learn")
    assert not [word for word in words if word in first.lower().split()]


def test_choices_are_plain_data() -> None:
    app = run("en")
    app.selectbox[0].select("moon").run()
    app.button_group[1].set_value("four").run()
    assert app.session_state["prefs"] == {
        "language": "en",
        "house": "moon",
        "own_house": None,
        "deck": "four",
        "letters": None,
    }
    assert app.selectbox[0].value == "moon"


def test_a_choice_of_language_is_written_into_the_address() -> None:
    app = run("en")
    app.button_group[0].set_value("fr").run()
    assert app.query_params["lang"] == "fr"
    assert "une décision" in html(app)


def test_an_unknown_language_falls_back() -> None:
    assert "one decision" in html(run("xx"))
