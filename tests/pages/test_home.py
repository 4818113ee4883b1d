"""Home and the frame, run as Streamlit runs them but without a browser."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from trainer.ui.serve import MAIN


def run(lang: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=30)
    app.query_params["lang"] = lang
    return app.run()


def html(app: AppTest) -> str:
    return "\n".join(element.proto.body for element in app.get("html"))


@pytest.mark.parametrize(
    ("lang", "title", "deal", "labels"),
    [
        ("en", "Spades, one decision at a time", "Deal me a hand", ["Language", "Deck colours"]),
        (
            "fr",
            "Spades, une décision à la fois",
            "Donnez-moi une main",
            ["Langue", "Couleurs du jeu"],
        ),
    ],
)
def test_home(lang: str, title: str, deal: str, labels: list[str]) -> None:
    app = run(lang)
    assert not app.exception
    assert f"<h1>{title}</h1>" in html(app)
    assert app.button[0].label == deal
    assert [group.label for group in app.button_group][:2] == labels


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
