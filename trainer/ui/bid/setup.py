"""Set up: what the hands to come are like, or a deal by its number."""

from __future__ import annotations

from collections.abc import Mapping

import streamlit as st

from trainer.engine import RuleSet, Seat, SpadesError, Standing, side_keys
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import fields, html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import (
    MOST_BAGS,
    MOST_POINTS,
    house_params,
    read_scores,
    write_scores,
)
from trainer.ui.bid.question import side_name

ANY = "any"


def setup(m: Messages, exercise: BidExercise) -> None:
    """The button and what it opens."""
    box = st.popover(m("bid-setup"), width="content", key="setup", on_change="rerun")
    if not box.open:
        return  # a dozen widgets that nobody sees would slow every click
    with box:
        prefs.choosers(m)
        with st.container(horizontal=True):
            _seat(m, "seat", m("bid-your-seat"))
            _seat(m, "dealer", m("bid-dealer"))
        rules = prefs.rules()
        drawn = st.toggle(m("bid-scores-drawn"), "scores" not in state.settings(), key="drawn")
        if drawn:
            state.fix("scores", None)
        else:
            me = Seat[state.settings().get("seat", exercise.seat.name)]
            standings = scores_form(m, rules, me, _set_scores(rules), "set")
            state.fix("scores", write_scores(rules, standings))
        st.button(m("bid-deal-so"), on_click=state.single_hand, width="stretch")
        _by_number(m)
        st.button(m("bid-own"), width="stretch", key="own_open", on_click=state.compose)


def scores_form(
    m: Messages, rules: RuleSet, me: Seat, start: Mapping[str, Standing], key: str
) -> dict[str, Standing]:
    """Points and bags of each side; `start` is what stands there at first."""
    most = rules.penalty_group - 1 if rules.penalty_group else MOST_BAGS
    standings = {}
    for side in side_keys(rules):
        name = side_name(m, rules, side, me)
        with st.container(horizontal=True, vertical_alignment="bottom"):
            points = fields.number(
                m("bid-points-of", side=name), -MOST_POINTS, MOST_POINTS, start=start[side].score,
                step=10, key=f"{key}_points_{side}",
            )  # fmt: skip
            bags = fields.number(
                m("bid-bags-of-side", side=name), 0, most, start=start[side].bags,
                key=f"{key}_bags_{side}",
            )  # fmt: skip
        standings[side] = Standing(points, bags)
    return standings


def _set_scores(rules: RuleSet) -> dict[str, Standing]:
    """The scores set so far, where this house can have them; else zeros."""
    try:
        return read_scores(rules, state.settings()["scores"])
    except (KeyError, SpadesError):
        return no_scores(rules)


def no_scores(rules: RuleSet) -> dict[str, Standing]:
    """A game that has not begun."""
    return {side: Standing() for side in side_keys(rules)}


def _seat(m: Messages, name: str, label: str) -> None:
    key = f"setup_{name}"
    st.session_state[key] = state.settings().get(name, ANY)

    def store() -> None:
        value = st.session_state[key]
        state.fix(name, None if value == ANY else value)

    fields.choice(
        label,
        [ANY, *Seat.__members__],
        names=lambda seat: m("bid-any") if seat == ANY else m.seat(Seat[seat]),
        key=key,
        on_change=store,
    )


def _by_number(m: Messages) -> None:
    with st.form("by_number", border=False):
        number = st.text_input(
            m("bid-by-number"), key="deal_number", placeholder="7K3F-2QXM", max_chars=20
        )
        if not st.form_submit_button(m("bid-open"), width="stretch"):
            return
    try:
        state.open_exercise(house_params(prefs.rules()) | state.settings() | {"deal": number})
    except SpadesError as error:
        st.html(html.alert(m.error(error)))
    else:
        st.rerun()
