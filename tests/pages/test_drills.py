"""The Nil page, run as Streamlit runs it but without a browser and without worker processes."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from trainer.content.drill import FAMILIES, Drill
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.drills import shelf as shelf_module
from trainer.teaching.drills.grading import grade, judged_of
from trainer.teaching.drills.play_jobs import CardsJob, OthersJob, StudyJob
from trainer.teaching.drills.playing import chosen, grown, turn, whose_nil
from trainer.teaching.drills.runs import Met, ThemeResult
from trainer.teaching.drills.search import MakeJob
from trainer.teaching.drills.shelf import Shelf, shelf
from trainer.teaching.pool import Answer, JobPool
from trainer.ui.drills.state import parse_choice
from trainer.ui.drills.summary import theme_chart
from trainer.ui.serve import MAIN

from .drawn import charts
from .test_bid import alerts, button, html, table, words

SET = "set1-classic-8NA4-CWF1"
FALLEN = "cover2-moon~classic-7F5G-6MDC"
BID = "bid1-classic-QK44-M1NV"


@pytest.fixture(autouse=True)
def pool(coach: JobPool) -> JobPool:
    return coach


def drill_page(session: dict[str, Any] | None = None, **params: str) -> AppTest:
    app = AppTest.from_file(str(MAIN), default_timeout=60)
    for name, value in (session or {}).items():
        app.session_state[name] = value
    app.run()
    for name, value in params.items():
        app.query_params[name] = value
    app.switch_page("../../pages/drills.py").run()
    assert not app.exception
    return app


def choose(app: AppTest, choice: str) -> AppTest:
    """Answer as the table does when a card is clicked; the click is tested in a real browser."""
    now = app.session_state["drill_now"]
    drill = shelf().open(now["drill"])
    app.session_state["drill_now"] = {**now, "first": choice, "choice": choice}
    graded = grade(judged_of(drill), parse_choice(drill, choice))
    if not now["first"]:
        for key in ("drill_met", "drill_seen"):
            if key not in app.session_state:
                app.session_state[key] = []
        app.session_state["drill_seen"] = [*app.session_state["drill_seen"], now["drill"]]
        met = app.session_state["drill_met"]
        app.session_state["drill_met"] = [*met, Met.of(drill, graded, now["run"]).to_dict()]
    app.run()
    assert not app.exception
    return app


def said(app: AppTest) -> str:
    """The page's words; every kind of space is one."""
    return words(app)


def plain(text: str) -> str:
    """A text as `said` has it."""
    return re.sub(r"\s+", " ", text)


def know(pool: JobPool, drill: Drill) -> None:
    """Put the lines of a drill where the page finds them."""
    job = StudyJob(drill)
    pool.put(job, job.run(lambda *_: None, 1))


def hidden(drill: Drill) -> set[str]:
    """Cards that the learner has not seen."""
    view = drill.position.view
    seen = {*view.hand, *view.plays}
    return {str(card) for hand in drill.position.deal.hands for card in hand if card not in seen}


def sent(app: AppTest) -> str:
    """All that the browser is sent of the page."""
    parts = [html(app), *(element.proto.json for element in app.get("bidi_component"))]
    return "\n".join(parts)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_asks_and_answers_in_both_languages(
    family: str, lang: str, pool: JobPool
) -> None:
    m = messages(lang)
    drill = shelf().open(shelf().bank(family)[0].id)
    know(pool, drill)
    app = drill_page(drill=str(drill.key), lang=lang)
    title = m(f"drill-family-{family}")
    assert f">{title}</h1>" in html(app)
    shown = table(app)
    assert shown["playable"] is not drill.is_bid
    assert len(shown["hand"]["cards"]) == len(drill.position.view.held)
    for theme in drill.themes:
        assert m(f"drill-theme-{theme}") not in sent(app), "the question tells nothing"
    assert [card for card in hidden(drill) if f'"{card}"' in sent(app)] == []

    choose(app, str(drill.natural[0]))
    assert '<section class="grade mistake"' in html(app) or "grade blunder" in html(app)
    for theme in drill.themes:
        assert plain(m(f"drill-theme-{theme}")) in said(app)
    assert html(app).count("<tr") >= 3
    assert plain(m("nil-after")) in said(app)
    assert m("nil-world-real-note", how="").split(",")[0] in words(app)


def test_the_values_as_they_are_stored(pool: JobPool) -> None:
    app = choose(drill_page(drill=SET, lang="en"), "S4")
    text = said(app)
    assert "Blunder" in text
    assert "−90 ± 14" in text
    assert "takes the trick that South was winning." in text
    assert "After ♣︎ 6 the nil falls in 70% of the layouts" in re.sub(r"♣︎\s*6", "♣︎ 6", text)
    rows = re.findall(r"<tr class=\"on (\w+)\">(.*?)</tr>", html(app))
    assert [name for name, _ in rows] == ["best", "blunder"]
    assert "width:70.4%" in rows[0][1]
    assert "+124" in rows[0][1]
    assert "+188" in rows[0][1]
    marks = {card["card"]: card["marks"] for card in table(app)["hand"]["cards"] if card["marks"]}
    assert marks == {"S4": ["you"], "C6": ["best"]}
    (waiting,) = [d for d in map(json.loads, (e.proto.json for e in app.get("bidi_component")))
                  if "path" in d]  # fmt: skip
    assert waiting["keys"] == [StudyJob(shelf().open(SET)).key]
    assert waiting["waiting"] == "Playing both lines"


def test_a_right_card_is_said_to_be_right() -> None:
    app = choose(drill_page(drill=SET, lang="en"), "C6")
    assert '<section class="grade best"' in html(app)
    assert app.session_state["drill_met"][0]["right"] is True
    hand = table(app)["hand"]["cards"]
    assert [card["marks"] for card in hand if card["card"] == "C6"] == [["you", "best"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nil_that_fell_before_does_not_fall_again(pool: JobPool, lang: str) -> None:
    drill = shelf().open(FALLEN)
    assert drill.position.has_fallen(drill.nil)
    know(pool, drill)
    app = choose(drill_page(drill=FALLEN, lang=lang), str(drill.natural[0]))
    lost = {"en": "The nil was lost before.", "fr": "Le nil était déjà perdu."}[lang]
    falls = {"en": "the nil falls", "fr": "le nil tombe."}[lang]
    assert said(app).count(lost) == 2, "of both lines"
    assert falls not in said(app)


def test_all_hands_are_shown_on_request_only(pool: JobPool) -> None:
    drill = shelf().open(SET)
    app = choose(drill_page(drill=SET, lang="en"), "C6")
    assert not any(seat["suits"] for seat in table(app)["seats"])
    button(app, "lay_open").click().run()
    suits = {seat["name"]: seat["suits"] for seat in table(app)["seats"]}
    assert "".join(row["text"] for row in suits["North"]) != ""
    assert not suits["You"]
    button(app, "take_back").click().run()
    assert not any(seat["suits"] for seat in table(app)["seats"]), "hidden again with the question"
    assert [card for card in hidden(drill) if f'"{card}"' in sent(app)] == []


def test_take_back_leaves_the_first_answer_as_it_counts() -> None:
    app = choose(drill_page(drill=SET, lang="en"), "S4")
    button(app, "take_back").click().run()
    assert "Which card do you play?" in words(app)
    assert app.session_state["drill_now"]["first"] == "S4"
    choose(app, "C6")
    assert [one["choice"] for one in app.session_state["drill_met"]] == ["S4"]


def test_playing_on_to_the_score(pool: JobPool) -> None:
    """Every step as a learner takes it: the others play, a card is chosen, it is graded."""
    drill = shelf().open("set1-classic-HF30-TDTM")
    app = choose(drill_page(drill=str(drill.key), lang="en"), str(drill.right[0]))
    button(app, "play_on").click().run()
    assert "Trick" in words(app)
    position = chosen(drill.position, drill.right[0])
    for _ in range(60):
        if turn(position) is None:
            break
        if turn(position) is not position.seat:
            job = OthersJob(position)
            went = job.run(lambda *_: None, 1)
            pool.put(job, went)
            position = grown(position, went.calls, went.plays)
        else:
            card = position.view.legal.cards[0]
            if len(position.view.legal.cards) > 1:
                judge = CardsJob(position, whose_nil(position))
                pool.put(judge, judge.run(lambda *_: None, 1))
            now = app.session_state["drill_now"]
            assert now["plays"] == tuple(map(str, position.plays[len(drill.position.plays) :]))
            app.session_state["drill_now"] = {**now, "plays": (*now["plays"], str(card))}
            position = grown(position, plays=[card])
        app.run()
        assert not app.exception
    text = said(app)
    assert "How the deal ended" in text
    assert "only card" in text
    assert html(app).count("<li") >= 4
    decisions = app.session_state["drill_met"][0]
    forced = html(app).count(">only card<")
    assert len(decisions["later"]) == drill.position.cards_left - 1 - forced
    button(app, "take_back").click().run()
    assert "How the deal ended" not in words(app)


def test_the_others_are_waited_for(pool: JobPool) -> None:
    app = choose(drill_page(drill=SET, lang="fr"), "C6")
    button(app, "play_on").click().run()
    sent_ = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    waits = [data for data in sent_ if "path" in data]
    assert [data["waiting"] for data in waits] == ["Les autres jouent"]
    assert table(app)["playable"] is False


def test_a_bid_is_played_on_with_the_whole_deal(pool: JobPool) -> None:
    drill = shelf().open(BID)
    app = choose(drill_page(drill=BID, lang="en"), "2")
    job = OthersJob(chosen(drill.position, drill.right[0]))
    pool.put(job, job.run(lambda *_: None, 1))
    button(app, "play_on").click().run()
    assert len(table(app)["hand"]["cards"]) == 13
    assert table(app)["playable"] is True
    assert "Each of your cards is graded." in words(app)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nonsense", "is not the id of a drill"),
        ("set1-nowhere-0000-0000", "is not the id of a drill"),
        ("set9-classic-0000-0000", "No bank holds the drill"),
        ("<b>set</b>", "is not the id of a drill"),
    ],
)
def test_a_broken_link_has_a_sentence_and_a_way_on(text: str, sentence: str) -> None:
    app = drill_page(drill=text, lang="en")
    assert sentence in alerts(app)[0]
    assert "<b>set" not in html(app)
    app.button[-1].click().run()
    assert not alerts(app)
    assert table(app)["playable"]
    assert app.query_params["drill"] != text


def test_an_id_of_no_bank_is_made_again(pool: JobPool) -> None:
    line = shelf().bank("nil-set")[0].line
    name = "set1-classic-1111-2222"
    app = drill_page(drill=name, lang="en")
    assert "is in no bank" in words(app)
    pool.put(MakeJob(name), line.replace(json.loads(line)["id"], name))
    app.run()
    assert table(app)["playable"]
    pool.put(MakeJob("set1-classic-3333-3333"), None)
    assert alerts(drill_page(drill="set1-classic-3333-3333", lang="en"))


def test_a_job_that_fails_says_so(pool: JobPool) -> None:
    pool._keep(StudyJob(shelf().open(SET)).key, Answer("failed"))
    app = choose(drill_page(drill=SET, lang="en"), "C6")
    assert alerts(app) == ["The values could not be worked out."]
    assert button(app, "coach_retry")


def test_a_link_brings_its_seat_and_house_along() -> None:
    app = drill_page(session={"prefs": {"house": "moon"}}, drill=BID, lang="en")
    assert app.session_state["prefs"]["house"] == "classic"
    choose(app, "2")
    button(app, "next_drill").click().run()
    assert app.session_state["drill_now"]["drill"].startswith(("bid1-classic-", "bid2-classic-"))
    assert app.session_state["drill_now"]["drill"] != BID


def test_the_nearest_is_given_and_said() -> None:
    wish = {"family": "nil-set", "theme": "overtake"}
    app = drill_page(session={"drill_wish": wish}, lang="en")
    assert "The nearest there is: another theme." in words(app)
    app = drill_page(session={"prefs": {"house": "solo"}}, lang="fr")
    assert "d’autres règles" in words(app)
    assert app.session_state["prefs"]["house"] == "solo", "the learner's own choice stays"


def test_another_house_brings_another_question() -> None:
    app = drill_page(lang="en")
    before = app.session_state["drill_now"]["drill"]
    app.session_state["prefs"] = {**app.session_state["prefs"], "house": "fives"}
    app.run()
    assert app.session_state["drill_now"]["house"] == "fives"
    choose(app, str(shelf().open(app.session_state["drill_now"]["drill"]).right[0]))
    assert before


def test_no_drill_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf_module, "bank_lines", lambda _: [])
    monkeypatch.setattr("trainer.ui.drills.state.shelf", lambda: Shelf(lambda _: []))
    app = drill_page(lang="en")
    assert alerts(app) == ["There is no drill of this kind yet."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_run_of_ten_to_its_summary_and_the_missed_again(lang: str) -> None:
    m = messages(lang)
    app = drill_page(lang=lang)
    button(app, "run_start").click().run()
    met = []
    for number in range(1, 11):
        assert plain(m("nil-run-place", number=number, length=10)) in said(app)
        drill = shelf().open(app.session_state["drill_now"]["drill"])
        met.append(str(drill.key))
        choose(app, str(drill.natural[0] if number in (3, 7) else drill.right[0]))
        button(app, "next_drill").click().run()
    assert len(set(met)) == 10, "no drill twice"
    assert plain(m("nil-run-right", right=8, drills=10)) in said(app)
    assert len(charts(app)) == 1
    assert {button(app, "again_0").label, button(app, "again_1").label}
    button(app, "run_again").click().run()
    again = []
    for _ in range(2):
        drill = shelf().open(app.session_state["drill_now"]["drill"])
        again.append(str(drill.key))
        choose(app, str(drill.right[0]))
        button(app, "next_drill").click().run()
    assert set(again) == {met[2], met[6]}
    assert plain(m("nil-run-none-missed")) in said(app)
    button(app, "run_leave").click().run()
    assert table(app)["playable"]


def test_the_chart_of_themes_holds() -> None:
    import plotly.graph_objects as go

    chart = theme_chart(messages("en"), (ThemeResult("ruff", 3, 1, 22.5),))
    assert go.Figure(chart.to_dict()).data[0].x[0] == 22.5


def test_set_up_offers_the_themes_there_are() -> None:
    app = drill_page(lang="en")
    app.session_state["drill_setup"] = True
    app.run()
    theme = next(box for box in app.selectbox if box.key == "drill_theme")
    assert theme.options[0] == "Mixed"
    assert any(option.startswith("Do not ruff (") for option in theme.options)
    family = next(box for box in app.selectbox if box.key == "drill_family")
    family.select("nil-cover").run()
    assert app.session_state["drill_now"]["drill"].startswith("cover")
    assert not app.exception


def test_a_card_that_may_not_be_played_says_why() -> None:
    drill = shelf().open("make1-classic-GHSN-H0TV")
    app = drill_page(drill=str(drill.key), lang="en")
    reasons = {card["card"]: card["reason"] for card in table(app)["hand"]["cards"]}
    legal = {str(card) for card in drill.position.view.legal.cards}
    assert {card for card, reason in reasons.items() if not reason} == legal
    assert len(legal) < len(reasons)


def test_the_table_of_a_drill() -> None:
    app = drill_page(drill=SET, lang="en")
    shown = table(app)
    assert [play["face"]["card"] for play in shown["trick"]["plays"]] == ["H5", "H8"]
    seats = {seat["name"]: seat for seat in shown["seats"]}
    assert seats["South"]["nil"]
    assert seats["North"]["sub"] == "covers"
    assert seats["You"]["turn"]
    assert "3 of 9" in words(app)
    assert "6 more of the 8 tricks left." in words(app)
    app.session_state["drill_now"] = {**app.session_state["drill_now"], "looking": True}
    app.run()
    cards = [play["face"]["card"] for play in table(app)["trick"]["plays"]]
    assert cards == ["C2", "CQ", "CK", "CT"]


def test_a_seat_s_cards_never_leave_before_the_answer() -> None:
    """A drill of each family, everything that is sent."""
    draw = random.Random(5)
    for family in FAMILIES:
        entry = draw.choice(shelf().bank(family))
        drill = shelf().open(entry.id)
        app = drill_page(drill=entry.id, lang="en")
        assert [card for card in hidden(drill) if f'"{card}"' in sent(app)] == []
        assert all(f'"{card}"' in sent(app) for card in drill.position.view.held)
