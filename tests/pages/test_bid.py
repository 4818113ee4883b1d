"""The Bid page, run as Streamlit runs it but without a browser."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from trainer.engine import HOUSES, Hand, Seat, Suit, allowed_bids, load_house
from trainer.i18n import messages
from trainer.teaching.bid_exercise import deal_exercise, finish_auction
from trainer.teaching.outcomes import outcomes
from trainer.ui.serve import MAIN

from .drawn import charts, sliders

DEAL = "7K3F-2QXM"
CLUB = 'base = "classic"\nid = "club"\nname = "Club"\nbag_group = 5\nbag_penalty = -50\n'


def bid_page(
    session: dict[str, Any] | None = None, view: str = "outcomes", **params: str
) -> AppTest:
    """The page at an address; after a bid it shows `view`."""
    app = AppTest.from_file(str(MAIN), default_timeout=60)
    app.session_state["bid_view"] = view
    for name, value in (session or {}).items():
        app.session_state[name] = value
    app.run()
    for name, value in params.items():
        app.query_params[name] = value
    app.switch_page("../../pages/bid.py").run()
    assert not app.exception
    return app


def html(app: AppTest) -> str:
    assert not app.exception
    return "\n".join(element.proto.body for element in app.get("html"))


def words(app: AppTest) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html(app)))


def table(app: AppTest) -> dict[str, Any]:
    """What the card table is sent."""
    sent = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    return next(data for data in sent if "seats" in data)


def answered(app: AppTest, bid: str) -> AppTest:
    """The page after a bid; clicking the pad itself is tested in a real browser."""
    app.session_state["bid"] = {**app.session_state["bid"], "bid": bid}
    app.run()
    assert not app.exception
    return app


def set_up(app: AppTest) -> None:
    """Open what the button Set up opens: before that its widgets are not drawn."""
    app.session_state["setup"] = True
    app.run()
    assert not app.exception


def button(app: AppTest, key: str) -> Any:
    return next(one for one in app.button if one.key == key)


def alerts(app: AppTest) -> list[str]:
    """The sentences about wrong input on the page."""
    found = re.findall(r'role="alert"><p>(.*?)</p>', html(app))
    return [unescape(re.sub(r"<[^>]+>", "", sentence)) for sentence in found]


def panel(app: AppTest, heading: str) -> str:
    """The text of the panel with this heading."""
    sections = re.findall(r'<section class="panel">.*?</section>', html(app), re.DOTALL)
    found = [section for section in sections if f">{heading}</h2>" in section]
    assert found, heading
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", found[0])).strip()


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_house_asks_and_answers_in_both_languages(house: str, lang: str) -> None:
    app = bid_page(deal=DEAL, house=house, seat="S", lang=lang)
    shown = table(app)
    exercise = deal_exercise(load_house(house), DEAL, seat=Seat.S)
    if house == "fives":
        assert shown["hand"] is None, "no card may be sent before a blind nil is refused"
        app.session_state["bid"] = {**app.session_state["bid"], "looked": True}
        app.run()
        shown = table(app)
    assert [card["card"] for card in shown["hand"]["cards"]] == [str(c) for c in exercise.hand]
    offered = {one["value"] for one in shown["pad"]["bids"]}
    assert offered == {str(bid) for bid in exercise.rules.menu}
    asked = {"en": "What do you bid?", "fr": "Qu’annoncez-vous\u00a0?"}[lang]
    assert shown["question"] == asked
    app = answered(app, "2")
    assert {"en": "Sure-trick count", "fr": "Levées sûres"}[lang] in words(app)
    assert len(sliders(app)) == 1
    assert len(charts(app)) == 1, "the tally is empty: only the outcomes are drawn"


def test_hidden_hands_are_not_sent_before_they_are_asked_for() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="S", lang="en")
    exercise = deal_exercise(load_house("classic"), DEAL, seat=Seat.S)
    assert exercise.deal is not None
    hidden = [str(card) for seat in "NEW" for card in exercise.deal.hand(Seat[seat])]

    def cards_sent(app: AppTest) -> set[str]:
        sent = json.dumps(table(app)) + html(app)
        return {card for card in hidden if f'"{card}"' in sent}

    assert cards_sent(app) == set()
    assert all(seat["suits"] == [] for seat in table(app)["seats"])
    app = answered(app, "2")
    assert cards_sent(app) == set()
    button(app, "lay_open").click().run()
    laid = {seat["letter"]: seat["suits"] for seat in table(app)["seats"]}
    assert [row["text"] for row in laid["W"]] == ["A K Q 9 7 3", "A K", "8 4", "K J 3"]


def test_closed_bids_say_why() -> None:
    app = bid_page(deal=DEAL, house="cards4", seat="N", dealer="N", lang="en")
    closed = {one["value"]: one["reason"] for one in table(app)["pad"]["bids"] if one["reason"]}
    assert set(closed) == {"nil"}
    assert "partner" in closed["nil"]


def test_the_count_is_shown_card_by_card() -> None:
    app = answered(bid_page(deal=DEAL, house="classic", seat="W", lang="en"), "9")
    count = panel(app, "Sure-trick count")
    assert count.startswith("Sure-trick count 8")
    assert "♠︎A ♠︎K ♠︎Q 3 tricks from the top spades +3" in count
    assert "75,452 hands" in count, "the count says that it is a floor"
    marked = {card["card"]: card["marks"] for card in table(app)["hand"]["cards"]}
    assert marked["SA"] == ["counted"]
    assert marked["DK"] == ["maybe"]
    assert marked["C8"] == []


@pytest.mark.parametrize(
    ("bid", "word", "grade"),
    [
        ("7", "Underbid", "inacc"),
        ("8", "Sound", "good"),
        ("9", "Sound", "good"),
        ("10", "Overbid", "mistake"),
        ("nil", "Not a nil hand", "mistake"),
    ],
)
def test_grades(bid: str, word: str, grade: str) -> None:
    app = answered(bid_page(deal=DEAL, house="classic", seat="W", lang="en"), bid)
    assert f'<section class="grade {grade}"' in html(app)
    assert f">{word}</b>" in html(app)


def result(app: AppTest, tricks: int | None = None) -> str:
    """What the slider says of a number of tricks; of that at which it starts."""
    (slider,) = sliders(app)
    step = slider["steps"][(slider["start"] if tricks is None else tricks) - slider["first"]]
    return " ".join([*(words for words, _ in step["rows"]), step["note"]])


@pytest.mark.parametrize("house", HOUSES)
def test_the_slider_tells_each_result_of_each_bid(house: str) -> None:
    rules = load_house(house)
    asked = deal_exercise(rules, DEAL, seat=Seat.S)
    app = bid_page(deal=DEAL, house=house, seat="S", lang="en")
    app.session_state["bid"] = {**app.session_state["bid"], "looked": True}
    for bid in allowed_bids(asked.auction, standings=asked.standings, hand_seen=True):
        app = answered(app, str(bid))
        bids = finish_auction(asked, bid).bids
        # Of two nils the learner's own is the first to fail, and then there is a trick.
        failing = [Seat.S] if rules.has_sides and bid.is_nil and bids[Seat.N].is_nil else []
        found = outcomes(rules, bids, Seat.S, asked.standings, failing=failing)
        (slider,), (figure,) = sliders(app), charts(app)
        bars = figure["data"][0]
        assert slider["first"] == len(failing)
        for step, row in zip(slider["steps"], found[len(failing) :], strict=True):
            *lines, total = [int(points.replace("−", "-")) for _, points in step["rows"]]
            assert total == sum(lines) == row.score.delta == bars["y"][row.tricks]
            assert lines == [line.points for line in row.score.lines]
            assert step["label"] == messages("en")("bid-breakdown", tricks=row.tricks)
            colours = step["change"]["marker"]["color"]
            assert colours.count(colours[row.tricks]) == 1, "the chosen bar alone stands out"
            assert step["change"]["text"][row.tricks] == step["rows"][-1][1]
        start = slider["steps"][slider["start"] - slider["first"]]["change"]
        assert start == {"text": bars["text"], "marker": {"color": bars["marker"]["color"]}}


def test_the_nil_s_fate_can_be_chosen() -> None:
    app = answered(bid_page(deal=DEAL, house="classic", seat="N", lang="en"), "nil")
    fate = next(group for group in app.button_group if group.key == "nil_fate_1")
    assert "Nil made" in result(app)
    assert sliders(app)[0]["first"] == 0
    fate.set_value("N").run()
    assert "Nil failed" in result(app)
    assert sliders(app)[0]["first"] == 1, "a nil that fails has taken a trick"
    assert len(sliders(app)[0]["steps"]) == 13


def test_each_of_two_nils_can_fail() -> None:
    app = bid_page(
        hand="32.T987.9876.432", seat="S", dealer="S", bids="4,nil,4", scores="0/0,0/0", lang="en"
    )
    app = answered(app, "nil")
    whose = next(group for group in app.button_group if group.key == "nil_fate_2")
    seen = {}
    for choice in ("S", "N", "both"):
        whose.set_value(choice).run()
        seen[choice] = re.findall(r"Nil (?:made|failed) \(\w+\)", result(app, 2))
        whose = next(group for group in app.button_group if group.key == "nil_fate_2")
    assert sorted(seen["S"]) == ["Nil failed (South)", "Nil made (North)"]
    assert sorted(seen["N"]) == ["Nil failed (North)", "Nil made (South)"]
    assert sorted(seen["both"]) == ["Nil failed (North)", "Nil failed (South)"]


def test_the_end_of_the_game_is_said() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="W", scores="0/0,480/0", lang="en")
    app = answered(app, "8")
    assert "That reaches 500" in result(app)
    assert "That reaches 500" not in result(app, 0)
    floor = bid_page(deal=DEAL, house="moon", seat="W", scores="0/0,-150/0", lang="en")
    floor = answered(floor, "8")
    assert "That is −200 or less" in result(floor, 0)


def test_another_house_keeps_the_cards() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="W", lang="en")
    before = table(app)["hand"]
    app.session_state["prefs"] = {**app.session_state["prefs"], "house": "moon"}
    app.run()
    assert table(app)["hand"] == before
    assert app.session_state["bid"]["params"]["house"] == "moon"
    assert app.session_state["bid"]["params"]["deal"] == DEAL


def test_no_blind_nil_with_a_hand_in_view() -> None:
    app = bid_page(hand="AK52.Q97.J4.T983", house="fives", seat="S", dealer="S", bids="3,4,3")
    closed = {one["value"] for one in table(app)["pad"]["bids"] if one["reason"]}
    assert closed == {"blind_nil"}


def test_a_blind_nil_is_not_counted_as_wrong() -> None:
    app = bid_page(deal=DEAL, house="fives", seat="N", lang="en")
    app.session_state["tally"] = [
        {"bid": "blind_nil", "sure": 1, "off": 0, "verdict": "nil_blind", "deal": DEAL},
        {"bid": 3, "sure": 3, "off": 0, "verdict": "sound", "deal": DEAL},
    ]
    app.run()
    assert "1 of 1 right" in words(app)


def test_next_hand_keeps_what_is_set_and_draws_the_rest() -> None:
    settings = {"seat": "E", "dealer": "N", "scores": "337/7,294/4"}
    app = bid_page({"bid_settings": settings}, house="moon", lang="en")
    seen = set()
    for _ in range(4):
        app = answered(app, "3")
        button(app, "next_hand").click().run()
        params = app.session_state["bid"]["params"]
        assert {name: params[name] for name in settings} == settings
        assert params["house"] == "moon"
        assert app.session_state["bid"]["bid"] is None
        seen.add(params["deal"])
    assert len(seen) == 4


def test_a_link_gives_the_same_exercise_anywhere() -> None:
    first = bid_page(lang="en")
    link = {name: str(value) for name, value in first.query_params.items()}
    assert {"deal", "house", "seat", "lang"} <= set(link)
    again = bid_page(**link)
    assert table(again) == table(first)


def test_a_link_without_a_deal_still_says_what_the_hand_is_like() -> None:
    link = {"house": "fives", "seat": "W", "dealer": "N", "scores": "120/3,-40/0"}
    app = bid_page(lang="en", **link)
    params = app.session_state["bid"]["params"]
    assert params.items() >= link.items()
    assert params["deal"] in str(app.query_params["deal"])
    assert app.session_state["prefs"]["house"] == "fives"
    mine = bid_page({"prefs": {"house": "solo"}}, lang="en", seat="W")
    assert mine.session_state["bid"]["params"].items() >= {"house": "solo", "seat": "W"}.items()


def test_a_link_s_house_becomes_the_learner_s() -> None:
    app = bid_page(deal=DEAL, house="solo", seat="S", lang="en")
    assert app.session_state["prefs"]["house"] == "solo"
    button(answered(app, "3"), "next_hand").click().run()
    assert app.session_state["bid"]["params"]["house"] == "solo"


def test_a_house_of_one_s_own_travels_in_the_link() -> None:
    first = bid_page({"prefs": {"house": "own", "own_house": CLUB}}, lang="en")
    link = {name: str(value) for name, value in first.query_params.items()}
    assert link["house"] == "Club"
    assert "5 bags cost 50 points." in words(first)
    again = bid_page(**link)
    assert "5 bags cost 50 points." in words(again)
    assert table(again) == table(first)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ({"deal": DEAL, "house": "solx"}, "solx"),
        ({"house": "solx"}, "solx"),
        ({"seat": "9"}, "9"),
        ({"dealer": "Q"}, "Q"),
        ({"scores": "a/b"}, "a/b"),
        ({"rules": "bag_grup:5"}, "bag_group"),
        ({"deal": "X" * 3000}, "XXX"),
        ({"hand": "AK52." * 600}, "AK52"),
        ({"deal": DEAL, "scores": "9" * 5000 + "/3,0/0"}, "999"),
        ({"deal": DEAL, "scores": "99999/3,0/0"}, "99999"),
        ({"deal": "[here](https://x.example)"}, "[here](https://x.example)"),
        ({"deal": "<b>x</b>"}, "<b>x</b>"),
        ({"deal": "7K3F"}, "7K3F"),
        ({"deal": DEAL, "seat": "X"}, "X"),
        ({"deal": DEAL, "scores": "1/2"}, "1/2"),
        ({"deal": DEAL, "scores": "1/12,0/0"}, "12"),
        ({"deal": DEAL, "scores": "a/b,0/0"}, "a/b"),
        ({"deal": DEAL, "house": "Club", "rules": "bag_grup:5"}, "bag_group"),
        ({"hand": "AK52.Q97.J4.T98"}, "12"),
        ({"hand": "AAK2.Q97.J4.T983"}, "♠"),
        ({"hand": "AK52.Q97.J4.T983", "dealer": "S", "bids": "3,nil,x,3"}, "x"),
        ({"hand": "AK52.Q97.J4.T983", "dealer": "S", "bids": "3,4,3,3"}, ""),
        ({"hand": "AK52.Q97.J4.T983", "dealer": "S", "bids": "3"}, ""),
        ({"deal": DEAL, "bids": "3,4"}, "3,4"),
        ({"bids": "3,4"}, "3,4"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_broken_link_has_a_sentence_and_a_way_on(
    link: dict[str, str], sentence: str, lang: str
) -> None:
    app = bid_page(lang=lang, **link)
    (said,) = alerts(app)
    assert sentence in said
    app.button[0].click().run()
    assert not alerts(app)
    assert table(app)["pad"]["bids"]


def test_a_hand_of_one_s_own_typed() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="S", lang="en")
    set_up(app)
    button(app, "own_open").click().run()
    way = next(group for group in app.button_group if group.key == "own_way")
    way.set_value("type").run()
    app.text_input(key="own_text").set_value("AK52.Q97.J4.T98").run()
    button(app, "own_go").click().run()
    assert "12 cards" in alerts(app)[0]
    app.text_input(key="own_text").set_value("sk DJ").run()
    button(app, "own_go").click().run()
    assert "sk DJ" in alerts(app)[0], "as it was typed, although D is read as a queen"
    app.text_input(key="own_text").set_value("AK52.Q97.J4.T983").run()
    app.selectbox(key="own_bid_W").set_value("nil").run()
    button(app, "own_go").click().run()
    assert not alerts(app)
    assert app.session_state["bid"]["params"]["bids"] == "nil,3,3"
    app = answered(app, "3")
    assert "Sure-trick count 3" in panel(app, "Sure-trick count")
    assert all(one.key != "lay_open" for one in app.button), "nobody knows the other hands"


def test_a_hand_of_one_s_own_picked() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="S", lang="en")
    set_up(app)
    button(app, "own_open").click().run()

    def pick(text: str) -> None:
        hand = Hand.parse(text)
        for suit in Suit:
            pills = next(group for group in app.button_group if group.key == f"own_{suit.value}")
            pills.set_value(list(hand.suit(suit)))
        button(app, "own_go").click().run()

    pick("AK52.Q97.J4.T98")
    assert "12 cards" in alerts(app)[0]
    pick("AK52.Q97.J4.T983")
    assert app.session_state["bid"]["params"]["hand"] == "AK52.Q97.J4.T983"
    set_up(app)
    button(app, "own_open").click().run()
    kept = {group.key: group.value for group in app.button_group if group.key}
    assert [str(card) for card in kept["own_S"]] == ["SA", "SK", "S5", "S2"], "nothing is lost"


def test_a_first_bidder_s_own_hand_assumes_a_partner() -> None:
    app = bid_page(hand="AK52.Q97.J4.T983", seat="S", dealer="E", lang="en")
    app = answered(app, "3")
    assumed = app.number_input(key="assumed")
    assert "Contract 3 + 3" in result(app)
    assumed.set_value(5).run()
    assert "Contract 5 + 3" in result(app)
    assert "3 of 13 tricks bid so far" in words(app)


def test_the_session_s_tally() -> None:
    app = bid_page(deal=DEAL, house="classic", seat="W", lang="en")
    app.session_state["tally"] = [
        {"bid": 3, "sure": 3, "off": 0, "verdict": "sound", "deal": DEAL},
        {"bid": 1, "sure": 3, "off": -2, "verdict": "underbid", "deal": DEAL},
        {"bid": "nil", "sure": 0, "off": 0, "verdict": "nil_good", "deal": DEAL},
    ]
    app.run()
    assert "2 of 3 right. Your bid minus the count: −1.0 on average." in words(app)
    assert 'aria-label="hand 1: 0; hand 2: −2; hand 3: nil"' in html(app)


def test_set_up_draws_its_widgets_once_it_is_open_and_remembers_the_scores() -> None:
    app = bid_page()
    assert not app.toggle
    set_up(app)
    app.toggle(key="drawn").set_value(False).run()
    app.number_input(key="set_points_NS").set_value(340).run()
    app.number_input(key="set_bags_NS").set_value(7).run()
    app.session_state["setup"] = False
    app.run()
    assert not app.toggle
    set_up(app)
    assert app.number_input(key="set_points_NS").value == 340
    assert app.number_input(key="set_bags_NS").value == 7
