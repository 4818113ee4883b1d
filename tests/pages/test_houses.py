"""The Houses page, run as Streamlit runs it but without a browser."""

from __future__ import annotations

import re

import pytest
from streamlit.testing.v1 import AppTest

from trainer.ui.serve import MAIN

CLUB = b'base = "classic"\nid = "club"\nname = "Club"\ntarget = 300\nbag_penalty = -50\n'


def run(lang: str = "en", **prefs: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=30)
    app.query_params["lang"] = lang
    if prefs:
        app.session_state["prefs"] = prefs
    app.run()
    app.switch_page("../../pages/houses.py").run()
    assert not app.exception
    return app


def html(app: AppTest) -> str:
    assert not app.exception
    return "\n".join(element.proto.body for element in app.get("html"))


def words(app: AppTest) -> str:
    """The page's text without tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html(app)))


def row(app: AppTest, name: str) -> list[str]:
    """The cells of one row of the table, `≠` and readings included."""
    found = re.search(rf"<tr[^>]*><th scope=\"row\">{re.escape(name)}</th>(.*?)</tr>", html(app))
    assert found, name
    cells = re.findall(r"<td[^>]*>(.*?)</td>", found[1])
    plain = [re.sub(r'<span class="sr">.*?</span>', "", cell) for cell in cells]
    return [re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", cell)).strip() for cell in plain]


def changes(app: AppTest) -> list[str]:
    """The large figure of each house."""
    return re.findall(r'<span class="big">(?:<span class="sr">.*?</span>)?(.*?)</span>', html(app))


def field(app: AppTest, key: str):
    boxes = [*app.selectbox, *app.number_input, *app.toggle]
    return next(box for box in boxes if box.key == key)


def test_the_five_side_by_side_in_english() -> None:
    app = run()
    assert ">Houses</h1>" in html(app)
    assert row(app, "Nil made / failed") == [
        "+100 / −100", "≠ no nil", "+100 / −100", "+100 / −100", "≠ +50 / −50 our reading",
    ]  # fmt: skip
    assert row(app, "First lead by")[3] == "≠ the dealer"
    assert row(app, "Ends early")[0] == "no our reading"


def test_the_five_side_by_side_in_french() -> None:
    app = run("fr")
    assert ">Règles de la table</h1>" in html(app)
    assert row(app, "Sacs")[4] == "≠ 5\u00a0: −50 notre lecture, reste gardé".replace("\u00a0", " ")
    assert row(app, "Qui peut annoncer nil")[1:3] == ["≠ personne", "≠ avant son partenaire"]
    assert app.toggle[0].label == "Seulement les différences"
    assert "Une donne, cinq jeux de règles" in words(app)


def test_the_learner_s_house_stands_first_and_the_others_differ_from_it() -> None:
    app = run(house="moon")
    assert re.search(r'<th scope="col" class="mine">Moon', html(app))
    assert row(app, "First lead by") == ["the dealer", *["≠ dealer’s left"] * 4]
    assert changes(app)[0] == "−60"


def test_only_what_differs() -> None:
    app = run()
    field(app, "houses_only").set_value(True).run()
    assert "Contract made" not in words(app)
    assert row(app, "Contract set")[1] == "≠ 0"


def test_every_house_lists_what_its_source_leaves_open() -> None:
    app = run()
    assert [panel.label for panel in app.expander] == [
        "Classic: 6 notes", "Solo: 6 notes", "Cards4: 5 notes", "Moon: 8 notes", "Fives: 12 notes",
    ]  # fmt: skip
    assert "290 and 291. We follow the rule" in words(app)
    assert "At odds" in words(app)
    french = run("fr")
    assert french.expander[4].label == "Fives\u00a0: 12 notes"
    assert "290 et 291. Nous suivons la règle" in words(french)


def test_one_hand_under_five_houses() -> None:
    app = run()
    assert changes(app) == ["−139", "not possible", "−60", "−60", "−89"]
    assert "Nil is not a bid in this house. The lowest bid is 1." in words(app)
    assert "where it helps the contract, 3 + 1 makes 4." in words(app)
    field(app, "hand_partner_tricks").set_value(5).run()
    assert changes(app) == ["−58", "not possible", "−58", "−58", "−8"]
    field(app, "hand_my_bid").select("3").run()
    # Solo: each for himself.
    assert changes(app)[:3] == ["−70", "0", "+41"]
    assert "the contract, " not in words(app)


def test_bids_that_a_house_does_not_know_say_why() -> None:
    app = run("fr")
    field(app, "hand_my_bid").select("blind_nil").run()
    assert changes(app) == ["impossible", "impossible", "−160", "impossible", "−139"]
    assert words(app).count("le nil aveugle n’existe pas") == 3
    field(app, "hand_my_bid").select("0").run()
    assert "Annoncez nil." in words(app)
    field(app, "hand_my_bid").select("nil").run()
    field(app, "hand_partner_bid").select("nil").run()
    assert "les deux partenaires ne peuvent pas annoncer nil" in words(app)


def test_bags_before_the_hand() -> None:
    app = run()
    for key, value in (("hand_my_bid", "2"), ("hand_partner_bid", "3")):
        field(app, key).select(value)
    for key, value in (
        ("hand_my_tricks", 5), ("hand_partner_tricks", 3), ("hand_score", 337), ("hand_bags", 7),
    ):  # fmt: skip
        field(app, key).set_value(value)
    app.run()
    assert "Penalty for 10 bags" in words(app)
    assert "Score 290, 0 bags standing" in words(app)
    assert "Counted with 4 bags before: the penalty falls at 5." in words(app)


def test_five_at_once_hold_with_any_score_before() -> None:
    app = run("fr")
    field(app, "hand_my_bid").select("2")
    field(app, "hand_bags").set_value(9)
    field(app, "hand_score").set_value(99_999).run()
    assert field(app, "hand_score").value == 2000
    assert len(changes(app)) == 6  # in Solo each scores alone
    assert "impossible" not in words(app)
    assert words(app).count("Compté avec 4 sacs avant") == 1


@pytest.mark.parametrize(
    ("lang", "sentence", "way_on"),
    [
        ("en", "You and North take 15 tricks together, but a deal has only 13.", "North takes 1"),
        ("fr", "Vous et Nord prenez 15 plis à vous deux", "Nord prend 1 pli"),
    ],
)
def test_too_many_tricks_are_told_and_nothing_is_lost(
    lang: str, sentence: str, way_on: str
) -> None:
    app = run(lang)
    field(app, "hand_my_tricks").set_value(12).run()
    assert sentence in words(app)
    assert changes(app) == []
    next(button for button in app.button if button.label == way_on).click().run()
    assert field(app, "hand_my_tricks").value == 12
    assert field(app, "hand_my_bid").value == "nil"
    assert len(changes(app)) == 5


def upload(app: AppTest, content: bytes) -> AppTest:
    app.file_uploader[0].upload("club.toml", content)
    return app.run()


def test_a_house_of_one_s_own_becomes_the_table() -> None:
    app = upload(run(), CLUB)
    assert re.search(r'<th scope="col" class="mine">Club', html(app))
    assert row(app, "Game to")[0] == "300"
    assert "Club is now your table." in words(app)
    assert "One hand, six houses" in words(app)
    assert len(changes(app)) == 6
    assert app.session_state["prefs"]["house"] == "own"
    next(button for button in app.button if button.label == "Back to Classic").click().run()
    assert re.search(r'<th scope="col" class="mine">Classic', html(app))


def test_a_house_s_file_with_three_faults_names_all_three() -> None:
    app = upload(run("fr"), CLUB + b'zero = "nul"\nbag_groop = 5\nnil_made = "much"\n')
    said = words(app)
    assert "Le fichier contient 3 fautes." in said
    assert "bag_groop cette règle n’existe pas\u00a0; vouliez-vous dire bag_group".replace(
        "\u00a0", " "
    ) in said.replace("\u00a0", " ")
    assert "nil_made" in said
    assert "nil, number, closed" in said
    assert re.search(r'class="mine">Classic', html(app))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'base = "classic"\nname = Club', "Line 2, column 8: this is not valid TOML."),
        (b'base = "classic', "The file stops in the middle"),
        (b"\xff\xfe\x00", "The file is not UTF-8 text."),
        (b'base = "casino"', "there is no house &quot;casino&quot;; choose"),
        (b"# mine", "The file names no rule. In the field base, name a house to start from."),
        (b"#" * 70_000, "The file is too large for a house: 64 KB is the limit."),
        (b'base = "classic"\nid = "x"\nname = "X"\n"<b>" = 1', "<b> there is no such rule"),
    ],
)
def test_a_file_that_is_no_house(content: bytes, sentence: str) -> None:
    app = upload(run(), content)
    assert sentence.replace("<b>", "&lt;b&gt;") in words(app)
    assert re.search(r'class="mine">Classic', html(app))


def test_a_house_s_name_is_text_wherever_it_stands() -> None:
    app = upload(run(), CLUB.replace(b'"Club"', b'"**<i>A</i>** [x](y)"'))
    assert "&lt;i&gt;A&lt;/i&gt;" in html(app)
    assert "<i>A" not in html(app)
    assert app.button_group[0].label.startswith("Compare \\*\\*\\<i\\>A")
    assert app.expander[0].label == "Classic: 6 notes"
