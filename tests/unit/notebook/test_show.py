"""How objects show themselves: HTML for Jupyter, text for terminals, frames for pandas."""

from __future__ import annotations

import builtins
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

import trainer
from trainer import (
    Bid,
    Deal,
    Estimate,
    Hand,
    ScoreBreakdown,
    Seat,
    estimate,
    load_house,
    score_hand,
)
from trainer.i18n import Messages
from trainer.notebook import register, to_html, to_text, use_language
from trainer.notebook.tables import Table, table_of

Show = Callable[[Any], str]

HAND = Hand.parse("AK52.Q97.J4.T983")
DEAL = Deal.parse("N:AK52.Q97.J4.T983 QT9.KJT.AKQ.AKQJ J876.86543.T9.76 43.A2.876532.542")
COUNT = estimate(Hand.parse("AK52.Q97..JT9832"))
LONG = estimate(Hand.parse(".AKQ5432.432.432"))


def hand_scored(house: str, bids: tuple[object, ...], tricks: tuple[int, ...]) -> ScoreBreakdown:
    made = {seat: Bid.parse(bid) for seat, bid in zip(Seat, bids, strict=True)}
    return score_hand(load_house(house), made, dict(zip(Seat, tricks, strict=True)))


SCORE = hand_scored("classic", (2, "nil", 3, 4), (3, 1, 5, 4))
NILS = hand_scored("classic", ("nil", 2, "nil", 4), (3, 1, 5, 4))
SOLO = hand_scored("solo", (3, 2, 2, 4), (3, 1, 5, 4))
ALL = [HAND, DEAL, COUNT, LONG, SCORE, NILS, SOLO, Hand(), estimate(Hand())]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    use_language("en")
    yield
    use_language("en")


class Rows(HTMLParser):
    """The cells of a table, row by row; every tag opened is closed in its turn."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.caption = ""
        self.open: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag != "br":
            self.open.append(tag)
        if tag == "tr":
            self.rows.append([])
        if tag in ("td", "th"):
            self.rows[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "caption" in self.open:
            self.caption += data
        else:
            self.rows[-1][-1] += data


class Printer:
    """What IPython's pretty printer offers, as far as it is used."""

    def __init__(self) -> None:
        self.output = ""

    def text(self, text: str) -> None:
        assert "\n" not in text
        self.output += text

    def break_(self) -> None:
        self.output += "\n"


def pretty(item: Any) -> str:
    printer = Printer()
    item._repr_pretty_(printer, False)
    return printer.output


def test_a_hand_prints_as_it_is_written_and_shows_as_a_table() -> None:
    assert str(HAND) == "AK52.Q97.J4.T983"
    assert pretty(HAND) == "suit  cards\n♠     A K 5 2\n♥     Q 9 7\n♦     J 4\n♣     10 9 8 3"
    assert Rows(HAND._repr_html_()).rows == [  # type: ignore[attr-defined]
        ["suit", "cards"], ["♠", "A K 5 2"], ["♥", "Q 9 7"], ["♦", "J 4"], ["♣", "10 9 8 3"],
    ]  # fmt: skip
    assert pretty(Hand()).count("–") == 4


def test_a_deal_prints_as_a_table_of_four() -> None:
    assert str(DEAL) == pretty(DEAL)
    assert str(DEAL).splitlines() == [
        "               North",
        "               ♠ A K 5 2",
        "               ♥ Q 9 7",
        "               ♦ J 4",
        "               ♣ 10 9 8 3",
        "West                          East",
        "♠ 4 3                         ♠ Q 10 9",
        "♥ A 2                         ♥ K J 10",
        "♦ 8 7 6 5 3 2                 ♦ A K Q",
        "♣ 5 4 2                       ♣ A K Q J",
        "               South",
        "               ♠ J 8 7 6",
        "               ♥ 8 6 5 4 3",
        "               ♦ 10 9",
        "               ♣ 7 6",
    ]
    rows = Rows(DEAL._repr_html_()).rows  # type: ignore[attr-defined]
    assert rows[0] == ["seat", "♠", "♥", "♦", "♣"]
    assert rows[4] == ["West", "4 3", "A 2", "8 7 6 5 3 2", "5 4 2"]


def test_an_estimate_prints_its_lines_and_that_it_is_a_floor() -> None:
    lines = str(COUNT).replace("\ufe0e", "").splitlines()
    assert lines[:6] == [
        "cards  reason                             tricks",
        "♠A ♠K  2 tricks from the top spades            2",
        "♠2     one spade beyond three                  1",
        "♥Q     not counted: a higher card is out",
        "       may ruff: no diamonds",
        "       sure tricks                             3",
    ]
    assert lines[6].startswith("The count is a floor")
    assert max(map(len, lines)) <= 80


def test_an_estimate_prints_where_it_can_be_too_high() -> None:
    for text in (str(LONG), Rows(LONG._repr_html_()).caption):  # type: ignore[attr-defined]
        plain = " ".join(text.split())
        assert "Six or more hearts" in plain
        assert "No spade" in plain
        assert "Six or more" not in str(COUNT)


def test_a_score_prints_its_lines_and_what_stands_after() -> None:
    assert str(SCORE).splitlines() == [
        "side         reason                   points",
        "North–South  Contract 5 made              50",
        "North–South  3 bags                        3",
        "North–South  now 53 points, 3 bags        53",
        "East–West    Contract 4 made              40",
        "East–West    Nil failed                 −100",
        "East–West    1 bag                         1",
        "East–West    now −59 points, one bag     −59",
    ]
    assert Rows(SCORE._repr_html_()).rows[5] == ["East–West", "Nil failed", "−100"]  # type: ignore[attr-defined]
    assert str(SOLO).splitlines()[1].startswith("North  ")
    assert "North" in str(NILS).splitlines()[1].removeprefix("North–South")


def test_everything_comes_in_french() -> None:
    use_language("fr")
    assert "♣ 10 9 8 3" in str(DEAL)
    assert "♥ D 9 7" in str(DEAL)
    assert "Ouest" in str(DEAL)
    assert "désormais −59 points, 1 sac" in str(SCORE)
    assert "désormais 0 point, 0 sac" in str(SOLO)  # zero takes the singular
    assert "levées sûres" in str(COUNT)
    assert "75\u202f452" in str(COUNT)
    assert Rows(SCORE._repr_html_()).rows[0] == ["camp", "raison", "points"]  # type: ignore[attr-defined]
    assert list(HAND.to_frame().columns) == ["couleur", "cartes"]  # type: ignore[attr-defined]
    use_language("de")
    assert "West" in str(DEAL)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("item", ALL, ids=lambda item: type(item).__name__)
def test_text_is_aligned_and_html_holds_the_same_cells(item: Any, language: str) -> None:
    use_language(language)
    rows = Rows(to_html(item)).rows
    lines = to_text(item).replace("\ufe0e", "").splitlines()[: len(rows)]
    offsets = [0] * len(rows)
    for place in range(len(rows[0])):
        figures = place in table_of(item, trainer.notebook.show.words()).figures
        edges = set()
        for number, (line, row) in enumerate(zip(lines, rows, strict=True)):
            if cell := row[place].replace("\ufe0e", ""):
                start = line.index(cell, offsets[number])
                offsets[number] = start + len(cell)
                edges.add(offsets[number] if figures else start)
        assert len(edges) == 1, lines


def test_red_suits_are_red_and_nothing_else() -> None:
    html = to_html(COUNT)
    assert re.findall(r"<span[^>]*>(.*?)</span>", html) == ["♥\ufe0eQ"]
    assert re.findall(r"<span[^>]*>(.*?)</span>", to_html(HAND)) == ["♥", "♦"]


class Wild:
    """Something with a text that means harm."""


@table_of.register
def _wild(item: Wild, m: Messages) -> Table:
    return Table(("<b>",), (('<script>♥A & "x"</script>',), (None,), (2.5,)), (0,), ("<i>",))


def test_what_is_shown_is_escaped() -> None:
    html = to_html(Wild())
    for tag in ("<script", "<b>", "<i>"):
        assert tag not in html
    assert "&lt;script&gt;" in html
    assert "<caption>&lt;i&gt;</caption>" in html


def test_what_has_no_table_says_so() -> None:
    with pytest.raises(TypeError, match="int has no table"):
        to_text(5)


def test_frames_hold_figures_as_numbers() -> None:
    frame = SCORE.to_frame()  # type: ignore[attr-defined]
    assert list(frame.columns) == ["side", "reason", "points"]
    assert frame["points"].tolist() == [50, 3, 53, 40, -100, 1, -59]
    frame = COUNT.to_frame()  # type: ignore[attr-defined]
    assert frame["tricks"].dtype == "Int64"
    assert frame["tricks"].isna().tolist() == [False, False, True, True, False]
    assert frame["tricks"].iloc[-1] == 3
    assert DEAL.to_frame().shape == (4, 5)  # type: ignore[attr-defined]
    assert HAND.to_frame()["cards"].tolist() == ["A K 5 2", "Q 9 7", "J 4", "10 9 8 3"]  # type: ignore[attr-defined]


def test_registering_again_changes_nothing() -> None:
    before = [str(item) for item in ALL]
    register()
    assert [str(item) for item in ALL] == before
    for kind in (Hand, Deal, Estimate, ScoreBreakdown):
        for name in ("_repr_html_", "_repr_pretty_", "to_frame"):
            assert callable(getattr(kind, name))


def test_notation_stays_notation() -> None:
    assert Deal.parse(DEAL.to_pbn()) == DEAL
    assert repr(HAND) == "Hand('AK52.Q97.J4.T983')"
    assert Hand.parse(str(HAND)) == HAND


def test_importing_the_package_imports_no_pandas_and_no_streamlit() -> None:
    code = (
        "import sys, trainer\n"
        "heavy = {'pandas', 'numpy', 'streamlit', 'plotly', 'click', 'sqlalchemy', 'numba'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
        "hand = trainer.Hand.parse('AK52.Q97.J4.T983')\n"
        "hand._repr_html_(), str(trainer.estimate(hand))\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
        "hand.to_frame()\n"
        "assert 'pandas' in sys.modules and 'streamlit' not in sys.modules\n"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], capture_output=True, text=True
    )
    assert run.returncode == 0, run.stderr


def test_the_language_of_the_environment_is_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPADES_TRAINER_LANG", "fr_CA.UTF-8")
    code = "import trainer; print(trainer.Deal.from_id('7K3F-2QXM'))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "Ouest" in run.stdout


def test_the_public_names_are_all_there() -> None:
    assert trainer.__all__ == sorted(set(trainer.__all__), key=lambda name: (
        not name.isupper(), not name[0].isupper(), name
    ))  # fmt: skip
    for name in trainer.__all__:
        assert getattr(trainer, name) is not None
    starred: dict[str, object] = {}
    exec("from trainer import *", starred)
    assert set(trainer.__all__) <= set(starred)
    public = {
        name
        for name, value in vars(trainer).items()
        if not name.startswith("_") and not isinstance(value, type(trainer))
    }
    assert public == set(trainer.__all__)


def test_every_public_name_explains_itself() -> None:
    for name in trainer.__all__:
        value = getattr(trainer, name)
        if callable(value):
            assert value.__doc__, name


def test_what_public_names_raise_is_public_too() -> None:
    """Whoever calls a function from `trainer` can catch its errors from there."""
    raised = set()
    for value in map(vars(trainer).get, trainer.__all__):
        members = [getattr(value, name) for name in dir(value) if not name.startswith("_")]
        for told in (inspect.getdoc(item) or "" for item in (value, *members)):
            raised |= set(re.findall(r"\b(?:Illegal\w+|\w+Error)\b", told.partition("Raises:")[2]))
    assert raised > {"HouseError", "IllegalBid", "IllegalPlay", "NotationError", "ScoringError"}
    assert raised <= {*trainer.__all__, *dir(builtins)}
