"""Houses: the rules side by side, what their sources leave open, one hand under each."""

from __future__ import annotations

import re
from typing import Final

import streamlit as st

from trainer.engine import (
    DEFAULT_HOUSE,
    HOUSES,
    Bid,
    HouseError,
    RuleSet,
    SpadesError,
    Standing,
    load_house,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.i18n import Messages
from trainer.teaching.house_rows import compare_houses
from trainer.teaching.house_words import house_notes
from trainer.teaching.one_hand import PairHand, PairScore, nil_decides, nil_tricks, score_pair
from trainer.ui import fields, house_html, html, prefs
from trainer.ui.html import Html

_BIDS: Final = ("nil", "blind_nil", *(str(tricks) for tricks in range(MOST_TRICKS + 1)))

#: The hand shown first: the houses part over the nil's one trick.
_HAND: Final = {
    "hand_my_bid": "nil",
    "hand_partner_bid": "4",
    "hand_my_tricks": 1,
    "hand_partner_tricks": 3,
    "hand_score": 0,
    "hand_bags": 0,
}
_MOST_POINTS: Final = 2000
_MOST_BAGS: Final = 9

#: Pixels: two fit beside each other on a phone.
_WIDTH: Final = 150

#: A house's file is a few KB; more is no house.
_MOST_KB: Final = 64

_EXAMPLE: Final = """\
base = "classic"
id = "club"
name = "Club"
target = 300
bag_penalty = -50
"""


def page() -> None:
    """Draw the page."""
    m = prefs.words()
    lead = Html(f'<span class="mut">{html.text(m("house-lead"))}</span><span class="sp"></span>')
    st.html(html.title(m("house-title"), [lead, house_html.legend(m)]))
    with st.container(border=True, key="panel_houses"):
        _table()
    with st.container(border=True, key="panel_hand"):
        _one_hand()
    with st.container(border=True, key="panel_notes"):
        _notes(m)
    with st.container(border=True, key="panel_file"):
        _own_house(m)


def _houses() -> list[RuleSet]:
    """The learner's house, then the five but for it."""
    mine = prefs.rules()
    return [mine, *(load_house(house) for house in HOUSES if load_house(house) != mine)]


@st.fragment
def _table() -> None:
    m = prefs.words()
    houses = _houses()
    # Only a narrow screen shows this: a wide one has all columns.
    with st.container(key="houses_pick"):
        picked = st.segmented_control(
            m("house-compare", house=plain(houses[0].name)),
            range(1, len(houses)),
            format_func=lambda place: plain(houses[place].name),
            default=len(houses) - 3,
            required=True,
            key=f"houses_picked_{houses[0].id}_{len(houses)}",
            width="stretch",
            wrap=False,
        )
    only = st.toggle(m("house-only-differences"), key="houses_only")
    rows = compare_houses(houses)
    st.html(house_html.comparison_table(m, houses, rows, picked or 1, only))


@st.fragment
def _one_hand() -> None:
    m = prefs.words()
    houses = _houses()
    st.html(html.heading(m("house-hand-title", count=len(houses))))
    hand = _inputs(m)
    if hand.taken > MOST_TRICKS:
        left = MOST_TRICKS - hand.my_tricks
        st.html(house_html.alert(m("house-hand-too-many", got=hand.taken)))
        st.button(m("house-hand-fix", count=left), on_click=_partner_takes, args=(left,))
        return
    results = [(rules, _scored(rules, hand)) for rules in houses]
    st.html(house_html.score_cards(m, results, hand.before))
    if nil_decides(houses, hand):
        nil_first = hand.my_bid.is_nil
        sentence = m(
            "house-hand-nil-decides",
            count=nil_tricks(hand),
            others=hand.partner_tricks if nil_first else hand.my_tricks,
            contract=(hand.partner_bid if nil_first else hand.my_bid).tricks,
        )
        st.html(f'<p class="sm mut">{html.text(sentence)}</p>')


def _inputs(m: Messages) -> PairHand:
    for key, value in _HAND.items():
        st.session_state.setdefault(key, value)

    def bid(label: str, key: str) -> Bid:
        names = {text: m.bid(Bid.parse(text)) for text in _BIDS}
        chosen = fields.choice(label, _BIDS, names=names.__getitem__, key=key, width=_WIDTH)
        return Bid.parse(chosen)

    def count(label: str, key: str, most: int) -> int:
        return fields.choice(label, range(most + 1), key=key, width=_WIDTH, persist_state="session")

    with st.container(horizontal=True, vertical_alignment="bottom", key="hand_inputs"):
        mine = bid(m("house-hand-your-bid"), "hand_my_bid")
        partners = bid(m("house-hand-partner-bid"), "hand_partner_bid")
        my_tricks = count(m("house-hand-your-tricks"), "hand_my_tricks", MOST_TRICKS)
        theirs = count(m("house-hand-partner-tricks"), "hand_partner_tricks", MOST_TRICKS)
        with st.popover(m("house-hand-before")):
            score = fields.number(
                m("house-hand-score"),
                -_MOST_POINTS,
                _MOST_POINTS,
                step=10,
                key="hand_score",
                width=_WIDTH,
                persist_state="session",
            )
            bags = count(m("house-hand-bags"), "hand_bags", _MOST_BAGS)
    return PairHand(mine, partners, my_tricks, theirs, Standing(score, bags))


def _partner_takes(tricks: int) -> None:
    st.session_state["hand_partner_tricks"] = tricks


def _scored(rules: RuleSet, hand: PairHand) -> tuple[PairScore, ...] | SpadesError:
    try:
        return score_pair(rules, hand.in_house(rules))
    except SpadesError as error:
        return error


def _notes(m: Messages) -> None:
    st.html(html.heading(m("house-notes-title")))
    st.html(f'<p class="mut">{html.text(m("house-notes-lead"))}</p>')
    for rules in _houses():
        notes = house_notes(m, rules)
        if not notes:
            continue
        with st.expander(m("house-notes-count", house=plain(rules.name), count=len(notes))):
            st.html(house_html.notes_list(notes))


def _own_house(m: Messages) -> None:
    st.html(html.heading(m("house-file-title")))
    st.html(f'<p class="mut">{html.text(m("house-file-lead"))}</p>')
    st.code(_EXAMPLE, language="toml")
    # No type and no size is asked of the browser: what is wrong is said in the learner's words.
    st.html(f"<style>{_uploader_words(m)}</style>")
    file = st.file_uploader(m("house-file-upload"), key="house_file")
    if file is not None:
        _take(m, file.getvalue())
    if prefs.prefs().house == prefs.OWN:
        st.html(f'<p role="status">{html.text(m("house-file-held", house=prefs.rules().name))}</p>')
        st.button(
            m("house-file-leave", house=load_house(DEFAULT_HOUSE).name),
            on_click=prefs.choose,
            kwargs={"house": DEFAULT_HOUSE},
        )


def _uploader_words(m: Messages) -> str:
    """Streamlit's uploader speaks English only: the page's style hides that for these words."""
    words = m("house-file-choose").replace("\\", "").replace('"', "")
    button = ".st-key-house_file [data-testid=stBaseButton-secondary]"
    return f'{button}::after {{ content: "{words}" }}'


def _take(m: Messages, content: bytes) -> None:
    """Make the file's house the learner's, once; or say what is wrong with the file."""
    if len(content) > _MOST_KB * 1024:
        st.html(house_html.alert(m("house-file-large", most=_MOST_KB)))
        return
    try:
        # Editors on Windows may put a byte order mark first.
        source = content.decode("utf-8-sig")
        prefs.own_rules(source)
    except UnicodeDecodeError:
        st.html(house_html.alert(m("error-house_encoding")))
    except HouseError as error:
        st.html(_refusal(m, error))
    else:
        if source != prefs.prefs().own_house:
            prefs.choose(own_house=source, house=prefs.OWN)
            st.rerun()


def _refusal(m: Messages, error: HouseError) -> Html:
    if not error.faults:
        return house_html.alert(_toml_fault(m, error) or m.error(error))
    faults = [
        Html(f"<code>{html.text(fault.field)}</code> {html.text(m.fault_sentence(fault))}")
        for fault in error.faults
    ]
    return house_html.alert(m("house-file-faults", count=len(faults)), faults)


def _toml_fault(m: Messages, error: HouseError) -> str | None:
    """Where the file stops being TOML; the parser's own words are English only."""
    if error.code != "house_toml":
        return None
    place = re.search(r"line (\d+), column (\d+)", str(error.params["detail"]))
    if place is None:
        return m("house-file-toml-end")
    return m("house-file-toml", line=int(place[1]), column=int(place[2]))


def plain(name: str) -> str:
    """A house's name for a widget's label, where Streamlit reads Markdown."""
    return re.sub(r"([\\`*_{}\[\]()#+\-.!:|<>~$&])", r"\\\1", name)
