"""Set up: what the hands to come are like, or a deal by its number."""

from __future__ import annotations

import streamlit as st

from trainer.engine import RuleSet, Seat, SpadesError, Standing, deal_id, side_keys
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import house_params, write_scores
from trainer.ui.bid.question import side_name

ANY = "any"
MOST_POINTS = 2000


def setup(m: Messages, exercise: BidExercise) -> None:
    """The button and what it opens."""
    with st.popover(m("bid-setup"), width="content"):
        prefs.house_chooser(m)
        with st.container(horizontal=True):
            _seat(m, "seat", m("bid-your-seat"))
            _seat(m, "dealer", m("bid-dealer"))
        rules = prefs.rules()
        drawn = st.toggle(m("bid-scores-drawn"), "scores" not in state.settings(), key="drawn")
        if drawn:
            state.fix("scores", None)
        else:
            me = Seat[state.settings().get("seat", exercise.seat.name)]
            state.fix("scores", write_scores(rules, scores_form(m, rules, me, "set")))
        st.button(m("bid-deal-so"), on_click=state.next_hand, width="stretch")
        _by_number(m)
        st.button(m("bid-own"), width="stretch", key="own_open", on_click=state.compose)


def scores_form(m: Messages, rules: RuleSet, me: Seat, key: str) -> dict[str, Standing]:
    """Points and bags of each side."""
    most = (rules.penalty_group or MOST_POINTS) - 1
    standings = {}
    for side in side_keys(rules):
        name = side_name(m, rules, side, me)
        with st.container(horizontal=True, vertical_alignment="bottom"):
            points = st.number_input(
                m("bid-points-of", side=name), -MOST_POINTS, MOST_POINTS, 0, 10,
                key=f"{key}_points_{side}",
            )  # fmt: skip
            bags_key = f"{key}_bags_{side}"
            # A house with smaller groups of bags cannot hold what stood here before.
            if st.session_state.get(bags_key, 0) > most:
                st.session_state[bags_key] = most
            bags = st.number_input(m("bid-bags-head"), 0, most, 0, key=bags_key)
        standings[side] = Standing(int(points), int(bags))
    return standings


def _seat(m: Messages, name: str, label: str) -> None:
    key = f"setup_{name}"
    st.session_state[key] = state.settings().get(name, ANY)

    def store() -> None:
        value = st.session_state[key]
        state.fix(name, None if value == ANY else value)

    st.selectbox(
        label,
        [ANY, *Seat.__members__],
        format_func=lambda seat: m("bid-any") if seat == ANY else m.seat(Seat[seat]),
        key=key,
        on_change=store,
    )


def _by_number(m: Messages) -> None:
    number = st.text_input(m("bid-by-number"), key="by_number", placeholder="7K3F-2QXM")
    if number:
        try:
            deal_id(number)
        except SpadesError as error:
            st.error(m.error(error))
    st.button(m("bid-open"), on_click=_open_number, disabled=not number, width="stretch")


def _open_number() -> None:
    params = house_params(prefs.rules()) | state.settings()
    try:
        state.open_exercise(params | {"deal": st.session_state["by_number"]})
    except SpadesError:
        return  # the sentence stands under the field already
