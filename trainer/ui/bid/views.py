"""The panel of views after a bid: every bid's value, the tricks, the score, other scores.

One at a time: a chart on the screen costs every click, and so does each element.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import streamlit as st

from trainer.engine import Bid, Seat
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import charts, html
from trainer.ui.bid import value_charts
from trainer.ui.bid.coach_words import percent, points
from trainer.ui.bid.coaching import Coaching, failed
from trainer.ui.bid.outcomes import outcomes_panel
from trainer.ui.bid.scores import scores_view
from trainer.ui.bid.state import BidState
from trainer.ui.bid.value_charts import Tricks
from trainer.ui.waiting import wait_for

VIEWS: Final = ("values", "tricks", "outcomes", "scores")

_KEY: Final = "bid_view"


def views_panel(
    m: Messages, exercise: BidExercise, now: BidState, bids: Mapping[Seat, Bid], coach: Coaching
) -> None:
    """Draw the panel; what is pending is waited for in its place."""
    with st.container(border=True, key="panel_views"):
        _views(m, exercise, now, bids, coach)
        # Not inside of the views: the grade and the reasons come with the values.
        if coach.is_pending:
            height = 0 if shown_view() == "outcomes" else value_charts.HEIGHT
            wait_for(m, [coach.job], key="wait_values", height=height)
        elif coach.judged is None:
            failed(m, coach.job)


@st.fragment
def _views(
    m: Messages, exercise: BidExercise, now: BidState, bids: Mapping[Seat, Bid], coach: Coaching
) -> None:
    # Streamlit forgets a widget that is not drawn, as on the open question.
    st.session_state["choose_view"] = shown_view()
    shown = st.segmented_control(
        m("coach-views"),
        VIEWS,
        format_func=lambda view: m(f"coach-view-{view}"),
        key="choose_view",
        on_change=_keep_view,
        required=True,
        label_visibility="collapsed",
        width="stretch",
    )
    if shown == "outcomes":
        outcomes_panel(m, exercise, now, bids)
    elif coach.judged is None:
        return  # the panel says why
    elif shown == "values":
        _values(m, exercise, coach)
    elif shown == "tricks":
        _tricks(m, exercise, coach)
    else:
        scores_view(m, exercise, coach.judged.bid, coach)


def shown_view() -> str:
    """The view that the learner has chosen."""
    return str(st.session_state.get(_KEY, VIEWS[0]))


def _keep_view() -> None:
    chosen = st.session_state["choose_view"]
    if chosen in VIEWS:
        st.session_state[_KEY] = chosen


def _values(m: Messages, exercise: BidExercise, coach: Coaching) -> None:
    judged = coach.judged
    assert judged is not None  # noqa: S101 - the caller has looked
    closed = [bid for bid in exercise.rules.menu if bid not in judged.values.bids]
    best = judged.values.bids[judged.best]
    words = m(
        "coach-values-alt",
        best=m.bid(best.bid),
        best_value=points(m, best.value),
        bid=m.bid(judged.bid),
        value=points(m, judged.own.value),
    )
    figure = value_charts.value_chart(m, judged, closed, graded=coach.graded)
    who = "side" if exercise.rules.has_sides else "you"
    note = m("coach-values-note", who=who, worlds=m.number(best.worlds))
    few = ""
    if not judged.is_sure:
        sentence = m("coach-values-few", layouts=round(judged.values.ess))
        few = f'<p class="sm caveat">{html.text(sentence)}</p>'
    chart = charts.as_html(figure, "values_chart", words)
    st.html(html.stack(chart, few, f'<p class="xs mut">{html.text(note)}</p>'))


def _tricks(m: Messages, exercise: BidExercise, coach: Coaching) -> None:
    judged = coach.judged
    assert judged is not None  # noqa: S101 - the caller has looked
    own, best = judged.own, judged.values.bids[judged.best]
    partner = exercise.partner_bid
    other = exercise.seat.partner
    # The side's tricks count where both partners' numbers are known; else one's own.
    together = partner is not None and not partner.is_nil and not own.bid.is_nil
    add = partner.tricks if partner is not None and together else 0
    comparable = best.bid != own.bid and not best.bid.is_nil and not own.bid.is_nil
    tricks = Tricks(
        own.side_tricks if together else own.tricks,
        own.bid.tricks + add,
        best.bid.tricks + add if comparable else None,
        nil=own.bid.is_nil,
    )
    axis = m("bid-tricks-of", who="side" if together else "you", seat=m.seat(other))
    figure = value_charts.tricks_chart(
        m, tricks, axis, m("coach-tricks-you", bid=m.bid(own.bid)),
        m("coach-tricks-best", bid=m.bid(best.bid)),
    )  # fmt: skip
    if tricks.nil:
        form = "nil"
    elif together:
        form = "made"
    else:
        form = "open" if exercise.rules.has_sides and partner is None else "own"
    words = m(
        f"coach-tricks-{form}",
        contract=tricks.own,
        p=percent(m, tricks.kept),
        seat=m.seat(other),
    )
    chart = charts.as_html(figure, "tricks_chart", m("coach-tricks-alt", axis=axis, words=words))
    st.html(html.stack(chart, f'<p class="sm">{html.text(words)}</p>'))
