"""The coach's charts: plotly accepts them, and they mark what they should."""

from __future__ import annotations

import re
from itertools import product

import plotly.graph_objects as go
import pytest

from tests.values import shares, values_of
from trainer.engine import NIL, Auction, Bid, Hand, Seat, TableView, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.bid_coach import Judgement, judge_bid
from trainer.teaching.bid_session import Habit
from trainer.teaching.hand_kinds import HandKind
from trainer.ui.bid import value_charts
from trainer.ui.bid.value_charts import (
    LETTER,
    PHONE,
    Tricks,
    habit_chart,
    tricks_chart,
    value_chart,
)
from trainer.ui.tokens import colours

INK = colours("light")


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_charts, "page_theme", lambda: "light")


VALUES = {1: -10.0, 2: 40.0, 3: 60.0, 4: 45.0, NIL: -90.0}


def judged(bid: int | Bid, points: dict[int | Bid, float] = VALUES) -> Judgement:
    view = TableView(Seat.S, Hand.parse("AK52.Q97.J4.T983"), Auction(load_house("classic"), Seat.E))
    values = values_of(view, points)
    return judge_bid(values, Bid.parse(bid))


def hatched(figure: go.Figure) -> dict[int, bool]:
    """The bars by their place: whether each is marked as wrong."""
    (bars,) = figure.select_traces({"type": "bar"})
    shapes = bars.marker.pattern.shape or [""] * len(bars.x)
    return {x: shape == "/" for x, shape in zip(bars.x, shapes, strict=True)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bid", [3, 4, NIL])
def test_every_bid_has_its_bar_and_the_two_that_matter_their_colours(
    language: str, bid: int | Bid
) -> None:
    m = messages(language)
    checked = go.Figure(value_chart(m, judged(bid), [Bid.number(5)]).to_dict())
    (bars,) = checked.select_traces({"type": "bar"})
    heights = dict(zip(bars.x, bars.y, strict=True))
    assert heights == {0: -10.0, 1: 40.0, 2: 60.0, 3: 45.0, 5: -90.0}, "a closed bid has no bar"
    colours = dict(zip(bars.x, bars.marker.color, strict=True))
    own = {3: 2, 4: 3, NIL: 5}[bid]
    assert colours.pop(2) == INK["g-best"]
    assert colours.pop(own, None) != INK["bar"]
    assert set(colours.values()) == {INK["bar"]}
    # A narrow screen hides the second trace of texts: what matters has to be in the first.
    first, others = (
        dict(zip(t.x, t.text, strict=True)) for t in checked.select_traces({"type": "scatter"})
    )
    assert "★" in first[2]
    assert m("coach-mark-you") in first[own]
    assert others[4] == m("coach-mark-closed")
    assert sorted([*first, *others]) == list(range(6)), "every bid has its figure once"
    assert [x for x, wrong in hatched(checked).items() if wrong] == ([] if bid == 3 else [own])
    assert list(checked.layout.xaxis.ticktext)[-1].strip("</b>") == m("bid-name-nil")


@pytest.mark.parametrize("own", [1, 2, 3, 4, NIL])
def test_the_two_figures_that_matter_keep_apart(own: int | Bid) -> None:
    """On a phone a bar is narrower than its figure: over neighbours one goes left, one right."""
    checked = go.Figure(value_chart(messages("en"), judged(own), []).to_dict())
    first, others = checked.select_traces({"type": "scatter"})
    sides = {x: side.split()[1] for x, side in zip(first.x, first.textposition, strict=True)}
    wanted = {1: {0: "center", 2: "center"}, 2: {1: "left", 2: "right"}, 3: {2: "center"},
              4: {2: "left", 3: "right"}, NIL: {2: "center", 4: "center"}}  # fmt: skip
    assert sides == wanted[own]
    assert {side.split()[1] for side in others.textposition} == {"center"}
    words = dict(zip(first.x, first.text, strict=True))
    assert ("★ " in words[2]) == (sides[2] != "left"), "the left one is a star only"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_whole_what_stands_over_the_bids_that_matter(language: str) -> None:
    bids = [*range(1, 14), NIL]
    for own, best in product(bids, bids):
        points = dict.fromkeys(bids, -150.0) | {best: -12.0}
        drawn = value_chart(messages(language), judged(own, points), []).to_dict()
        low, high = drawn["layout"]["xaxis"]["range"]
        pixels = PHONE / (high - low)
        first = drawn["data"][1]
        spans = []
        for x, text, side in zip(first["x"], first["text"], first["textposition"], strict=True):
            lines = re.sub("<(?!br)[^>]*>", "", text).split("<br>")
            wide = LETTER * max(map(len, lines))
            start = (x - low) * pixels - {"left": 1, "center": 0.5, "right": 0}[
                side.split()[1]
            ] * wide
            assert start > -1, (own, best)
            assert start + wide < PHONE + 1, (own, best)
            spans.append((start, start + wide))
        one, other = [*sorted(spans), (PHONE * 2.0, PHONE * 2.0)][:2]
        assert one[1] <= other[0] + 1, (own, best)


@pytest.mark.parametrize(
    "points",
    [(-4.0, -9.0, -20.0, -60.0), (-20.0, -9.0, -4.0, -60.0), (-60.0, -20.0, -9.0, -4.0),
     (-8.0, 4.0, 2.0, -30.0), (5.0, 8.0, -2.0, -30.0)],
)  # fmt: skip
@pytest.mark.parametrize("own", [1, 2, 3, 4, NIL])
def test_no_figure_that_matters_hangs_among_the_bars(
    points: tuple[float, ...], own: int | Bid
) -> None:
    """They are wider than a bar: under a short one they would stand on its longer neighbours."""
    values = {**dict(enumerate(points, start=1)), NIL: -90.0}
    checked = go.Figure(value_chart(messages("en"), judged(own, values), []).to_dict())
    first, _ = checked.select_traces({"type": "scatter"})
    (bars,) = checked.select_traces({"type": "bar"})
    heights = dict(zip(bars.x, bars.y, strict=True))
    for place, height, side in zip(first.x, first.y, first.textposition, strict=True):
        assert side.startswith("top")
        assert height > max(heights[place], 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_has_room_for_the_names_of_the_lines(language: str) -> None:
    m = messages(language)
    for own, best in product(range(14), [None, *range(14)]):
        tricks = Tricks(shares(3, 4, 4, 5), own=own, best=best)
        names = m("coach-tricks-you", bid=str(own)), m("coach-tricks-best", bid=str(best))
        drawn = tricks_chart(m, tricks, "tricks", *names).to_dict()["layout"]
        low, high = drawn["xaxis"]["range"]
        for name in drawn["annotations"]:
            room = name["x"] - low if name["xanchor"] == "right" else high - name["x"]
            wanted = LETTER * len(name["text"].strip("</b>")) + abs(name["xshift"])
            assert PHONE * room / (high - low) >= wanted - 0.01
        assert set(drawn["xaxis"]["tickvals"]) <= set(range(14))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tricks_that_miss_the_bid_are_hatched(language: str) -> None:
    tricks = Tricks(shares(6, 7, 7, 8), own=8, best=7)
    figure = tricks_chart(messages(language), tricks, "tricks", "with 5", "with 4").to_dict()
    checked = go.Figure(figure)
    assert hatched(checked) == {6: True, 7: True, 8: False}
    assert [line.x0 for line in checked.layout.shapes] == [7.5, 6.5]
    assert tricks.kept == 0.25


def test_a_nil_is_missed_by_any_trick() -> None:
    tricks = Tricks(shares(0, 0, 0, 2), own=0, nil=True)
    checked = go.Figure(tricks_chart(messages("en"), tricks, "tricks", "nil", "").to_dict())
    assert hatched(checked) == {0: False, 1: True, 2: True}
    assert tricks.kept == 0.75


def test_too_high_is_right_of_the_line_and_too_low_left() -> None:
    habits = [Habit(HandKind.STRONG, 3, 1.5), Habit(HandKind.WEAK, 2, -0.5)]
    checked = go.Figure(habit_chart(messages("en"), habits).to_dict())
    assert list(checked.data[0].x) == [1.5, -0.5]
    assert list(checked.layout.yaxis.ticktext) == ["strong (3)", "weak (2)"]
    assert len(set(checked.data[0].marker.color)) == 2
