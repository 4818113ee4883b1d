"""The flow of the Bid page: a question, then its answer; a broken link has a way on."""

from __future__ import annotations

import streamlit as st

from trainer.engine import BLIND_NIL, Bid, SpadesError, allowed_bids
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import chart, html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import FIELDS, exercise_of
from trainer.ui.bid.answer import answer
from trainer.ui.bid.own import own_hand
from trainer.ui.bid.places import Places
from trainer.ui.bid.question import blind_question, question
from trainer.ui.bid.session import place_words, session_popover, summary_page
from trainer.ui.bid.setup import setup
from trainer.ui.bid.state import BidState
from trainer.ui.prefs import Prefs


def page() -> None:
    """Draw the page."""
    chart.drawing()
    _body(prefs.prefs())


@st.fragment
def _body(drawn: Prefs) -> None:
    """The page without its frame: a click runs and sends only this again.

    `drawn` is what the frame around it was drawn for.
    """
    if prefs.prefs() != drawn:
        st.rerun()
    m = prefs.words()
    try:
        now = state.current()
    except SpadesError as error:
        _broken_link(m, error)
        return
    if now.composing:
        own_hand(m)
        return
    if (plan := state.session()) is not None and state.is_summing():
        summary_page(m, plan)
        return
    exercise = exercise_of(now.params)
    _title(m, exercise, now)
    # The same places for question and answer: the table stays mounted, and keeps the focus.
    top = st.container(key="answer")
    places = Places(top, st.container(key="bid_columns"))
    if now.bid is not None:
        answer(m, exercise, now, Bid.parse(now.bid), places)
    elif _blind_is_open(exercise, now):
        blind_question(m, exercise, places)
    else:
        question(m, exercise, places)


def _title(m: Messages, exercise: BidExercise, now: BidState) -> None:
    chips = [html.chip(m("bid-house"), exercise.rules.name)]
    if exercise.id is not None:
        chips.append(html.chip(m("bid-deal"), exercise.id, wide_only=True))
    with st.container(horizontal=True, vertical_alignment="center", key="bid_title"):
        where = place_words(m, now.session)
        st.html(html.title(m("shell-bid"), chips, where), width="stretch")
        session_popover(m)
        setup(m, exercise)


def _blind_is_open(exercise: BidExercise, now: BidState) -> bool:
    """Whether the offer of a blind nil comes before the cards: then none may be sent yet."""
    if now.looked or exercise.id is None or not exercise.rules.blind_nil_unseen:
        return False
    return BLIND_NIL in allowed_bids(
        exercise.auction, standings=exercise.standings, hand_seen=False
    )


def _broken_link(m: Messages, error: SpadesError) -> None:
    st.html(html.title(m("shell-bid")))
    st.html(html.alert(m("bid-broken-link", reason=m.error(error))))
    st.button(m("bid-deal-me"), type="primary", on_click=_leave_link)


def _leave_link() -> None:
    kept = {name: st.query_params[name] for name in st.query_params if name not in FIELDS}
    st.query_params.from_dict(kept)
    state.next_hand()
