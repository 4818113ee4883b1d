"""The coach on the Bid page, without a browser and without worker processes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from tests.values import values_of
from trainer.analysis.bid_value import BidValues
from trainer.engine import HOUSES, NIL, Bid, Seat, load_house
from trainer.i18n import messages
from trainer.teaching.bid_coach import judge_bid
from trainer.teaching.bid_exercise import BidExercise, deal_exercise
from trainer.teaching.bid_grade import grade_bid
from trainer.teaching.bid_scores import other_scores, score_job
from trainer.teaching.bid_session import SessionPlan
from trainer.teaching.coach_jobs import ValuesJob, values_job
from trainer.teaching.hand_kinds import hand_kind
from trainer.teaching.pool import Answer, JobPool
from trainer.teaching.replay import play_job
from trainer.teaching.tally import TallyEntry
from trainer.ui.bid.address import exercise_of
from trainer.ui.waiting import MOST_KEYS, states

from .drawn import charts, sliders
from .test_bid import DEAL, answered, bid_page, button, html, table, words

VIEWS = ("values", "tricks", "outcomes", "scores")


@pytest.fixture(autouse=True)
def pool(coach: JobPool) -> JobPool:
    return coach


def exercise(house: str = "classic", seat: str = "S", deal: str = DEAL) -> BidExercise:
    return deal_exercise(load_house(house), deal, seat=Seat[seat])


def worked_out(asked: BidExercise, worlds: int = 100) -> BidValues:
    """The values as a worker finds them, of few worlds."""
    return ValuesJob(asked.view, worlds=worlds).run(lambda *_: None, 1)


def know(pool: JobPool, asked: BidExercise, values: BidValues | None = None) -> BidValues:
    """Put the values where the page finds them."""
    found = values or worked_out(asked)
    pool.put(values_job(asked), found)
    return found


def plain(asked: BidExercise, points: dict[Bid | int, float], **more: Any) -> BidValues:
    """Values written by hand, of few bids."""
    return values_of(asked.view, points, **more)


def waiting(app: AppTest) -> list[dict[str, Any]]:
    """What the bars are sent that look by themselves how far the work is."""
    sent = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    return [data for data in sent if "path" in data]


def test_until_the_values_are_there_the_count_grades_and_progress_is_shown(
    pool: JobPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "2")
    assert ">Sound</b>" in html(app)
    (bar,) = waiting(app)
    assert bar["keys"] == [values_job(exercise()).key]
    assert bar["states"] == [{"state": "warming", "done": 0, "total": 0}]
    assert bar["warming"].startswith("The players are getting ready.")
    assert bar["working"] == "Working out what every bid is worth: {done} of {total}"
    assert not charts(app)
    monkeypatch.setattr(pool, "ask", lambda job: Answer("running", 3, 14))
    app.run()
    assert waiting(app)[0]["states"] == [{"state": "running", "done": 3, "total": 14}]


def test_the_bar_learns_how_far_the_work_is_and_nothing_else(pool: JobPool) -> None:
    asked = exercise()
    job = values_job(asked)
    pool.ask(job)
    assert states(job.key) == [{"state": "warming", "done": 0, "total": 0}]
    know(pool, asked, plain(asked, {2: 60.0}))
    assert states(f"{job.key},unknown") == [{"state": "done", "done": 0, "total": 0}] * 2
    assert len(states(",".join(map(str, range(10_000))))) == MOST_KEYS


def test_the_values_grade_once_they_are_there(pool: JobPool) -> None:
    asked = exercise()
    know(pool, asked, plain(asked, {1: 40.0, 2: 60.0, 3: 59.5, 4: 43.0, NIL: -80.0}))
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "4")
    assert '<section class="grade mistake"' in html(app)
    assert ">Mistake</b>" in html(app)
    assert "−17.0 ± 2.0" in words(app)
    assert "You bid 4 (+43). Bidding 2 was worth +60." in words(app)
    assert "Why 2" in words(app)
    assert "The 2 extra tricks add 20 points" in words(app)


@pytest.mark.parametrize(
    ("bid", "grade", "sentence"),
    [
        ("2", "best", "You bid 2 (+60). Just as good, as far as the figures tell: 3."),
        ("3", "best", "You bid 3 (+60). Just as good, as far as the figures tell: 2."),
        ("1", "good", "You bid 1 (+58). Bidding 2 was worth +60."),
        ("5", "inacc", "You bid 5 (+53). Bidding 2 was worth +60."),
        ("nil", "blunder", "You bid nil (−80). Bidding 2 was worth +60."),
    ],
)
def test_every_label(pool: JobPool, bid: str, grade: str, sentence: str) -> None:
    asked = exercise()
    know(pool, asked, plain(asked, {1: 57.5, 2: 60.0, 3: 59.5, 5: 53.0, NIL: -80.0}))
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), bid)
    assert f'<section class="grade {grade}"' in html(app)
    assert sentence in words(app)


def test_too_few_layouts_grade_nothing(pool: JobPool) -> None:
    asked = exercise()
    values = plain(asked, {1: 40.0, 2: 60.0, 3: 10.0})
    know(pool, asked, BidValues(**{**vars(values), "ess": 12.0}))
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "3")
    assert ">Sound</b>" in html(app)
    assert "12 independent ones: too few to grade by" in words(app)


def test_a_failure_has_a_sentence_and_another_try(pool: JobPool) -> None:
    pool._keep(values_job(exercise()).key, Answer("failed"))
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "3")
    assert "could not be worked out" in words(app)
    assert not waiting(app)
    button(app, "coach_retry").click().run()
    assert waiting(app)
    assert "could not be worked out" not in words(app)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_view_in_every_house_and_language(pool: JobPool, house: str, lang: str) -> None:
    asked = exercise(house)
    values = know(pool, asked)
    for score in other_scores(asked):
        pool.put(score_job(asked, score), values)
    app = bid_page(view="values", deal=DEAL, house=house, seat="S", lang=lang)
    app.session_state["bid"] = {**app.session_state["bid"], "looked": True}
    app = answered(app, "3")
    m = messages(lang)
    for view in VIEWS:
        app.session_state["bid_view"] = view
        app.run()
        drawn = charts(app)
        assert len(drawn) == (0 if view == "scores" else 1), "one chart at a time"
        assert re.findall(r'data-press="(\w+)" aria-pressed="true"', html(app)) == [view]
    assert m("coach-scores-title") in html(app)
    subject = m.bid(judge_bid(values, Bid.number(3)).subject)
    assert m("coach-why", bid=subject) in words(app)


def test_the_chart_of_values_holds_every_bid_with_its_range_and_parts(pool: JobPool) -> None:
    asked = exercise("cards4", "N")
    values = know(pool, asked)
    app = answered(bid_page(view="values", deal=DEAL, house="cards4", seat="N", lang="en"), "3")
    (chart,) = charts(app)
    bars = [trace for trace in chart["data"] if trace["type"] == "bar"]
    shown = {x: y for trace in bars for x, y in zip(trace["x"], trace["y"], strict=True)}
    assert sorted(shown.values()) == sorted(value.value for value in values.bids.values())
    errors = [error for trace in bars for error in trace["error_y"]["array"]]
    assert sorted(errors) == sorted(2 * value.se for value in values.bids.values())
    hovers = [hover for trace in bars for hover in trace["customdata"]]
    assert all("the others’ points" in hover for hover in hovers)
    notes = " ".join(text for trace in chart["data"] for text in trace["text"])
    assert "★ best" in notes
    assert "you" in notes


def test_the_view_is_kept_from_hand_to_hand(pool: JobPool) -> None:
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "3")
    app.session_state["bid_view"] = "outcomes"
    button(app, "next_hand").click().run()
    app = answered(app, "3")
    assert re.findall(r'data-press="(\w+)" aria-pressed="true"', html(app)) == ["outcomes"]
    assert sliders(app)


def test_the_scores_grow_and_the_best_bid_moves(pool: JobPool) -> None:
    asked = exercise()
    know(pool, asked, plain(asked, {2: 60.0, 3: 40.0}))
    app = answered(bid_page(view="scores", deal=DEAL, house="classic", seat="S", lang="en"), "3")
    assert '<table class="scores"' in html(app)
    assert "…" in words(app)
    assert len(waiting(app)[0]["keys"]) == len(other_scores(asked)) - 1
    scores = other_scores(asked)
    for score in scores:
        points = {2: 20.0, 3: 50.0} if score.code == "bags" else {2: 60.0, 3: 40.0}
        pool.put(score_job(asked, score), plain(asked, points))
    app.run()
    assert "The best bid moves with the score." in words(app)
    assert html(app).count('class="best"') == len(scores)
    assert "not the long-run price that grades" in words(app)
    for score in scores:
        pool.put(score_job(asked, score), plain(asked, {2: 60.0, 3: 40.0}))
    app.run()
    assert "2 stays the best bid at every score." in words(app)


def test_show_me_plays_the_deal_out_and_keeps_luck_apart(pool: JobPool) -> None:
    asked = exercise()
    know(pool, asked, plain(asked, {2: 60.0, 3: 40.0}))
    app = answered(bid_page(deal=DEAL, house="classic", seat="S", lang="en"), "3")
    button(app, "lay_open").click().run()
    assert "The deal is being played." in words(app)
    assert all(seat["suits"] for seat in table(app)["seats"] if seat["place"] != "S")
    job = play_job(asked, Bid.number(3))
    played = job.run(lambda *_: None, 1)
    pool.put(job, played)
    app.run()
    assert "All four hands, before the first lead" in words(app)
    button(app, "replay_forward").click().run()
    shown = table(app)
    assert [play["face"]["card"] for play in shown["trick"]["plays"]] == [
        str(card) for card in played.plays[:4]
    ]
    assert len(shown["hand"]["cards"]) == 12
    assert sum(seat["won"] for seat in shown["seats"]) == 1
    assert button(app, "replay_back").disabled is False
    button(app, "replay_end").click().run()
    assert sum(seat["won"] for seat in table(app)["seats"]) == 13
    assert button(app, "replay_forward").disabled
    text = words(app)
    for side in ("NS", "EW"):
        after = played.score.sides[side]
        assert messages("en").number(after.delta, sign=True) in text
    assert "Luck: the cards and the play" in text
    assert "Your bid, against the best −20.0" in text
    button(app, "lay_open").click().run()
    assert table(app)["strip"]


def test_a_hand_of_ones_own_gets_the_coach_but_no_play(pool: JobPool) -> None:
    link = {"hand": "AK52.Q97.J4.T983", "seat": "S", "dealer": "S", "bids": "3,4,3"}
    app = bid_page(view="values", scores="0/0,0/0", lang="en", **link)
    asked = exercise_of({**link, "scores": "0/0,0/0"})
    know(pool, asked)
    app = answered(app, "3")
    assert "Why " in words(app)
    assert all(one.key != "lay_open" for one in app.button)
    assert charts(app)


def test_nil_has_its_chance_beside_its_danger_cards(pool: JobPool) -> None:
    asked = exercise()
    know(pool, asked, plain(asked, {2: 60.0, NIL: 10.0}, more={NIL: {"p_nil": 0.62}}))
    app = answered(bid_page(view="values", deal=DEAL, house="classic", seat="S", lang="en"), "nil")
    assert "Nil with this hand made in 62%" in words(app)
    assert "Your nil is made in 62% of the layouts." in words(app)


def session_page(focus: str, length: int, lang: str = "en", house: str = "classic") -> AppTest:
    """The first hand of a session."""
    app = bid_page(house=house, lang=lang)
    app.session_state["session"] = True
    app.run()
    app.selectbox(key="session_focus").set_value(focus)
    next(group for group in app.button_group if group.key == "session_length").set_value(length)
    button(app, "session_start").click().run()
    assert not app.exception
    assert app.session_state["session"] is False, "the form closes"
    return app


def bid(app: AppTest, number: int) -> None:
    """Bid as the pad does: recorded in the tally."""
    now = app.session_state["bid"]
    asked = exercise_of(now["params"])
    grade = grade_bid(asked, Bid.number(number))
    entry = TallyEntry.of(
        grade, now["params"]["deal"], hand_kind(asked.hand), now["params"], now["session"]
    )
    kept = app.session_state.get("tally", [])
    app.session_state["tally"] = [*kept, entry.to_dict()]
    answered(app, str(number))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_session_from_its_start_to_its_summary(pool: JobPool, lang: str) -> None:
    m = messages(lang)
    app = session_page("last", 5, lang)
    kept = app.session_state["bid_session"]
    plan = SessionPlan(**kept)
    assert (plan.focus, plan.length) == ("last", 5)
    for number in range(5):
        params = app.session_state["bid"]["params"]
        asked = exercise_of(params)
        assert asked == plan.exercise(load_house("classic"), number)
        place = m("session-hand", focus=m("session-focus-last"), number=number + 1, length=5)
        assert place in words(app)
        points = {1: 0.0, 2: 10.0 * number, 3: 5.0, NIL: -50.0}
        if number < 4:  # the last one is still being worked out
            know(pool, asked, plain(asked, points))
        bid(app, 1)
        assert place in words(app), "the answer is of the same hand"
        button(app, "next_hand").click().run()
        assert not app.exception
    text = words(app)
    assert m("session-title") in text
    assert m("session-pending", hands=1) in text
    know(pool, asked, plain(asked, {1: 0.0, 2: 40.0, 3: 5.0, NIL: -50.0}))
    app.run()
    text = words(app)
    assert m("session-pending", hands=1) not in text
    assert m.number((5 + 10 + 20 + 30 + 40) / 5, digits=1) in text
    assert len(charts(app)) == 1
    again = [one for one in app.button if one.key and one.key.startswith("again_")]
    assert len(again) == 3
    assert m.number(-40, digits=1) in again[0].label
    worst = app.session_state["tally"][-1]["link"]
    again[0].click().run()
    assert app.session_state["bid"]["params"] == worst
    address = {name: app.query_params[name] for name in worst}
    assert {name: "".join(value) for name, value in address.items()} == worst
    answered(app, "2")
    back = button(app, "next_hand")
    assert back.label == m("session-summary")
    back.click().run()
    assert m("session-title") in words(app)


def test_a_session_s_hands_all_fit_its_focus_in_another_house_too(pool: JobPool) -> None:
    app = session_page("bags", 5, house="fives")
    for _ in range(3):
        scores = app.session_state["bid"]["params"]["scores"]
        seat = app.session_state["bid"]["params"]["seat"]
        own = scores.split(",")["EW".find(seat) >= 0]
        assert own.endswith("/4"), "one bag short of five"
        bid(app, 2)
        button(app, "next_hand").click().run()


def test_a_session_can_be_left(pool: JobPool) -> None:
    app = session_page("nil", 10)
    assert "hand 1 of 10" in words(app)
    app.session_state["session"] = True
    app.run()
    next(one for one in app.button if one.label == "Leave the session").click().run()
    assert "hand 1 of 10" not in words(app)
    assert "bid_session" not in app.session_state
    assert app.session_state["bid"]["session"] == ""


def test_a_house_without_the_focus_ends_the_session(pool: JobPool) -> None:
    app = session_page("nil", 10)
    app.session_state["prefs"] = {**app.session_state["prefs"], "house": "solo"}
    app.run()
    assert "bid_session" not in app.session_state
    assert app.session_state["bid"]["params"]["house"] == "solo"


def test_the_tally_counts_by_the_values(pool: JobPool) -> None:
    app = bid_page(deal=DEAL, house="classic", seat="S", lang="en")
    asked = exercise()
    know(pool, asked, plain(asked, {1: 57.0, 2: 60.0, 3: 35.0}))
    bid(app, 3)
    (entry,) = app.session_state["tally"]
    assert (entry["label"], entry["loss"], entry["best"], entry["off_best"]) == (
        "blunder", 25.0, 2, 1,
    )  # fmt: skip
    assert "0 of 1 right. 25.0 points given up a hand." in words(app)
    assert re.search(r"--g:var\(--g-blunder\)", html(app))
