"""The panel of views after a bid: every bid's value, the tricks, the score, other scores.

One at a time: a chart on the screen costs every click, and so does each element.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import streamlit as st

from trainer.engine import Bid, Seat
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import charts, html
from trainer.ui.bid import value_charts
from trainer.ui.bid.coach_words import percent, points
from trainer.ui.bid.coaching import Coaching, failed
from trainer.ui.bid.outcomes import asks, outcomes_view
from trainer.ui.bid.scores import Row, score_rows, scores_view
from trainer.ui.bid.state import BidState
from trainer.ui.bid.value_charts import Tricks
from trainer.ui.html import Html
from trainer.ui.waiting import is_pending, wait_for

VIEWS: Final = ("values", "tricks", "outcomes", "scores")

_KEY: Final = "bid_view"


def views_panel(
    m: Messages, exercise: BidExercise, now: BidState, bids: Mapping[Seat, Bid], coach: Coaching
) -> Html:
    """The panel as HTML; where something is asked or pending it is drawn at once, and empty here.

    A container and an element of its own would cost every click.
    """
    shown = shown_view()
    asked = shown == "outcomes" and asks(exercise.rules, bids, exercise.seat)
    rows = score_rows(exercise, coach) if shown == "scores" and coach.judged is not None else []
    jobs = [row.job for row in rows if is_pending(row.answer)]
    if coach.is_pending:
        jobs = [coach.job]
    alone = not asked and not jobs and coach.judged is not None
    tabs = _tabs(m, shown)
    if alone:
        view = _view(m, exercise, now, bids, coach, rows)
        return html.panel(html.stack(tabs, *view), name="views")
    with st.container(border=True, key="panel_views"):
        if asked:
            st.html(tabs)
            tabs = Html("")
        st.html(html.stack(tabs, *_view(m, exercise, now, bids, coach, rows)))
        if jobs:
            chart = coach.is_pending and shown != "outcomes"
            wait_for(m, jobs, key="wait_views", height=value_charts.HEIGHT if chart else 0)
        elif coach.judged is None:
            failed(m, coach.job)
    return Html("")


def _view(
    m: Messages,
    exercise: BidExercise,
    now: BidState,
    bids: Mapping[Seat, Bid],
    coach: Coaching,
    rows: Sequence[Row],
) -> tuple[str, ...]:
    """What is shown under the tabs; nothing where the values are not known (yet)."""
    shown = shown_view()
    if shown == "outcomes":
        return (outcomes_view(m, exercise, now, bids),)
    if coach.judged is None:
        return ()  # what comes below says why
    if shown == "scores":
        return (scores_view(m, exercise, coach.judged.bid, rows),)
    if shown == "tricks":
        return _tricks(m, exercise, coach.judged)
    return _values(m, exercise, coach.judged, graded=coach.graded)


def _tabs(m: Messages, shown: str) -> Html:
    """The names of the views, to be pressed."""
    names = {view: m(f"coach-view-{view}") for view in VIEWS}
    return html.tabs(names, shown, label=m("coach-views"))


def shown_view() -> str:
    """The view that the learner has chosen."""
    return str(st.session_state.get(_KEY, VIEWS[0]))


def choose_view(chosen: str) -> None:
    """Show a view from now on."""
    if chosen in VIEWS:
        st.session_state[_KEY] = chosen


def _values(
    m: Messages, exercise: BidExercise, judged: Judgement, *, graded: bool
) -> tuple[str, ...]:
    closed = [bid for bid in exercise.rules.menu if bid not in judged.values.bids]
    best = judged.values.bids[judged.best]
    words = m(
        "coach-values-alt",
        best=m.bid(best.bid),
        best_value=points(m, best.value),
        bid=m.bid(judged.bid),
        value=points(m, judged.own.value),
    )
    figure = value_charts.value_chart(m, judged, closed, graded=graded)
    who = "side" if exercise.rules.has_sides else "you"
    note = m("coach-values-note", who=who, worlds=m.number(best.worlds))
    few = ""
    if not judged.is_sure:
        sentence = m("coach-values-few", layouts=round(judged.values.ess))
        few = f'<p class="sm caveat">{html.text(sentence)}</p>'
    chart = charts.as_html(figure, "values_chart", words)
    return chart, few, f'<p class="xs mut">{html.text(note)}</p>'


def _tricks(m: Messages, exercise: BidExercise, judged: Judgement) -> tuple[str, ...]:
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
    return chart, f'<p class="sm">{html.text(words)}</p>'
