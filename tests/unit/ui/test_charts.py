"""The charts are plotly's own plain data: plotly itself checks them here, once for all reruns."""

from __future__ import annotations

from itertools import pairwise

import plotly.graph_objects as go
import pytest

from trainer.engine import HOUSES, Bid, Seat, Standing, load_house, side_keys
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.outcomes import outcomes
from trainer.ui import charts

BIDS = dict(zip(Seat, map(Bid.number, (4, 3, 3, 2)), strict=True))


@pytest.fixture(autouse=True)
def light(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "page_theme", lambda: "light")


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plotly_accepts_every_chart(house: str, language: str) -> None:
    rules, m = load_house(house), messages(language)
    standings = {key: Standing(337, 4) for key in side_keys(rules)}
    rows = outcomes(rules, BIDS, Seat.S, standings)
    figure = charts.score_by_tricks(m, rows, 8, "tricks").to_dict()
    checked = go.Figure(figure)
    assert list(checked.data[0].y) == [row.score.delta for row in rows]
    assert list(checked.data[0].x) == list(range(14))
    assert len(checked.layout.shapes) == len({row.zone for row in rows})
    assert checked.layout.hoverlabel.font.family == checked.layout.font.family


def test_a_screen_reader_is_told_one_trick_and_one_point_in_the_singular() -> None:
    bids = dict.fromkeys(Seat, Bid.number(1))
    rows = outcomes(load_house("solo"), bids, Seat.S, {})
    said = {lang: charts.score_words(messages(lang), rows) for lang in LANGUAGES}
    assert said["fr"].startswith("0 pli\u00a0: chuté, 0 point. ")
    assert said["en"].startswith("0 tricks: set, 0 points. ")


def test_plotly_would_refuse_a_wrong_one() -> None:
    rows = outcomes(load_house("classic"), BIDS, Seat.S, {})
    figure = charts.score_by_tricks(messages("en"), rows, 8, "tricks").to_dict()
    figure["data"][0]["no_such_thing"] = 1
    with pytest.raises(ValueError, match="no_such_thing"):
        go.Figure(figure)


def test_a_figure_stands_where_a_region_begins_and_at_the_choice() -> None:
    rows = outcomes(load_house("classic"), BIDS, Seat.S, {"NS": Standing(0, 8)})
    figure = charts.score_by_tricks(messages("en"), rows, 3, "tricks").to_dict()
    labels = {place: text for place, text in enumerate(figure["data"][0]["text"]) if text}
    assert labels == {3: "−70", 7: "+70", 9: "−28"}


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("tricks", range(1, 5))
def test_a_region_s_name_keeps_off_the_numbers_of_the_axis(house: str, tricks: int) -> None:
    bids = dict.fromkeys(Seat, Bid.number(tricks))
    rows = outcomes(load_house(house), bids, Seat.S, {})
    figure = charts.score_by_tricks(messages("en"), rows, 8, "tricks").to_dict()
    names = figure["data"][1]
    for x, side in zip(names["x"], names["textposition"], strict=True):
        assert not side.endswith("right") or x > -0.5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", ["classic", "moon"])
@pytest.mark.parametrize("contract", range(3, 14))
def test_names_of_regions_stand_apart_on_a_phone(language: str, house: str, contract: int) -> None:
    """It hides the second trace of them; a wider screen shows every region's."""
    bids = BIDS | {Seat.S: Bid.number(contract - 2), Seat.N: Bid.number(2)}
    for bags in range(10):
        rows = outcomes(load_house(house), bids, Seat.S, {"NS": Standing(0, bags)})
        _, *names = charts.score_by_tricks(messages(language), rows, 8, "tricks").to_dict()["data"]
        assert sum(len(trace["x"]) for trace in names) == len({row.zone for row in rows})
        spans = []
        first = (names[0][part] for part in ("x", "text", "textposition"))
        for x, text, side in zip(*first, strict=True):
            width = len(text) * charts.LETTER / (charts.PHONE / 14)
            start = x - {"right": 0, "center": width / 2, "left": width}[side.split()[1]]
            spans.append((start, start + width))
        ends = sorted(spans)
        assert all(one[1] <= other[0] for one, other in pairwise(ends)), (bags, names[0]["text"])


def test_the_chart_in_words() -> None:
    rows = outcomes(load_house("classic"), BIDS, Seat.S, {"NS": Standing(0, 8)})
    assert charts.score_words(messages("en"), rows) == (
        "0 to 6 tricks: set, −70 points. 7 to 8 tricks: made, +70 to +71 points. "
        "9 to 13 tricks: bag penalty, −28 to −24 points"
    )
