"""Sessions on the Bid page: what to practise, and what the hands say in the end."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.engine import Bid, RuleSet, SpadesError
from trainer.i18n import Messages
from trainer.teaching.bid_coach import judge_bid
from trainer.teaching.bid_focus import focuses_of
from trainer.teaching.bid_session import LENGTHS, SessionPlan, SessionSummary, sum_up
from trainer.teaching.coach_jobs import coach_pool, values_job
from trainer.teaching.labels import Label
from trainer.teaching.pool import Job
from trainer.teaching.tally import mean
from trainer.ui import charts, fields, html, prefs
from trainer.ui.bid import state, value_charts
from trainer.ui.bid.address import exercise_of
from trainer.ui.bid.coach_words import LABEL_GRADES, as_shown
from trainer.ui.bid.coaching import is_blind
from trainer.ui.html import Html
from trainer.ui.waiting import is_pending, wait_for

#: Distances on the whole below this, in tricks a hand, are no habit.
EVEN: Final = 0.15

POPOVER: Final = "session"


def session_popover(m: Messages) -> None:
    """The button and what it opens."""
    box = st.popover(m("session-open"), width="content", key=POPOVER, on_change="rerun")
    if not box.open:
        return
    with box:
        _form(m, prefs.rules())
        if state.session() is not None:
            st.button(m("session-stop"), width="stretch", on_click=_leave)


def place_words(m: Messages, seed: str) -> str:
    """Where in its session a hand stands; empty outside of one."""
    plan = state.session()
    if plan is None or plan.seed != seed:
        return ""
    done = state.session_hands(plan)
    number = len(done) + (0 if state.is_answered() else 1)
    focus = m(f"session-focus-{plan.focus}")
    return m("session-hand", focus=focus, number=number, length=plan.length)


def _form(m: Messages, rules: RuleSet) -> None:
    """What to practise and how long."""
    st.html(f'<p class="sm mut">{html.text(m("session-intro"))}</p>')
    names = {focus.code: m(f"session-focus-{focus.code}") for focus in focuses_of(rules)}
    fields.choice(m("session-focus"), list(names), key="session_focus", names=names.__getitem__)
    st.segmented_control(
        m("session-length"), LENGTHS, default=LENGTHS[1], required=True, key="session_length"
    )
    st.button(
        m("session-start"),
        key="session_start",
        type="primary",
        width="stretch",
        on_click=_begin,
    )


def _begin() -> None:
    """Begin what the form says by now: it may have changed since it was drawn."""
    st.session_state[POPOVER] = False
    state.begin_session(st.session_state["session_focus"], st.session_state["session_length"])


def _leave() -> None:
    st.session_state[POPOVER] = False
    state.single_hand()


def summary_page(m: Messages, plan: SessionPlan) -> None:
    """What a session says: the mean loss, the habit, the hands to look at again."""
    pending = _judge_the_rest(plan)
    found = sum_up(state.session_hands(plan))
    chips = [html.chip(m("session-focus"), m(f"session-focus-{plan.focus}"))]
    with st.container(horizontal=True, vertical_alignment="center", key="bid_title"):
        st.html(html.title(m("session-title"), chips), width="stretch")
        st.button(m("session-leave"), on_click=state.single_hand)
    if pending:
        words = m("session-pending", hands=len(pending))
        st.html(f'<p class="sm mut">{html.text(words)}</p>')
        wait_for(m, pending, key="wait_session")
    left, right = st.columns([7.1, 4.2], gap="medium")
    with left, st.container(border=True, key="panel_habit"):
        _habit(m, found)
    with left:
        _worst(m, found)
    with right:
        st.html(_result(m, found))
        with st.container(border=True, key="panel_again"):
            st.html(html.heading(m("session-again")))
            _form(m, prefs.rules())


def _judge_the_rest(plan: SessionPlan) -> list[Job]:
    """Judge the hands whose values have come meanwhile; what is still being worked out."""
    pending: list[Job] = []
    for entry in state.session_hands(plan):
        if entry.label or not entry.is_graded:
            continue
        try:
            exercise = exercise_of(entry.link)
        except SpadesError:
            continue
        bid = Bid.parse(entry.bid)
        job = values_job(exercise, hand_seen=not is_blind(exercise, bid))
        answer = coach_pool().ask(job)
        if answer.state == "done" and bid in answer.result.bids:
            judged = judge_bid(answer.result, bid)
            if judged.is_sure:
                state.judge(entry, judged)
        if is_pending(answer):
            pending.append(job)
    return pending


def _result(m: Messages, found: SessionSummary) -> Html:
    """The mean loss and the labels."""
    hands = html.text(m("session-hands", hands=found.hands))
    parts = [html.heading(m("session-summary"), Html(f'<span class="sm mut">{hands}</span>'))]
    if found.mean_loss is not None:
        loss = html.text(m.number(found.mean_loss, digits=1))
        words = html.text(m("session-mean-loss", count=as_shown(found.mean_loss)))
        parts.append(Html(f'<p class="big"><b class="num">{loss}</b> <span>{words}</span></p>'))
    items = "".join(_label_item(m, label, count) for label, count in found.labels.items())
    if items:
        parts.append(Html(f'<ul class="labels">{items}</ul>'))
    nils = [
        m(f"session-nils-{name}", hands=count)
        for name, count in (("missed", found.nils_missed), ("bold", found.nils_too_bold))
        if count
    ]
    if nils:
        parts.append(Html(f'<p class="sm">{html.text(" ".join(nils))}</p>'))
    return html.panel(*parts)


def _label_item(m: Messages, label: Label, count: int) -> str:
    grade = LABEL_GRADES[label]
    words = html.text(m("session-labels", count=count, label=m(f"coach-label-{label}")))
    return f'<li class="grade {grade}">{html.icon(grade)}<span>{words}</span></li>'


def _habit(m: Messages, found: SessionSummary) -> None:
    st.html(html.heading(m("session-habit")))
    if not found.habits:
        st.html(f'<p class="sm mut">{html.text(m("session-habit-none"))}</p>')
        return
    off = mean([habit.off for habit in found.habits for _ in range(habit.hands)]) or 0.0
    way = "even" if abs(off) < EVEN else "high" if off > 0 else "low"
    shown = m.number(abs(off), digits=1)
    words = m(f"session-habit-{way}", off=shown, count=as_shown(abs(off)))
    chart = charts.as_html(value_charts.habit_chart(m, found.habits), "habit_chart", words)
    st.html(html.stack(chart, f'<p class="sm">{html.text(words)}</p>'))


def _worst(m: Messages, found: SessionSummary) -> None:
    with st.container(border=True, key="panel_worst"):
        st.html(html.heading(m("session-worst")))
        if not found.worst:
            st.html(f'<p class="sm mut">{html.text(m("session-worst-none"))}</p>')
        for place, entry in enumerate(found.worst):
            line = m(
                "session-worst-line",
                label=m(f"coach-label-{entry.label}"),
                loss=m.number(-(entry.loss or 0.0), digits=1),
                bid=m.bid(Bid.parse(entry.bid)),
                best=m.bid(Bid.parse(entry.best)),
            )
            st.button(
                line, key=f"again_{place}", width="stretch", on_click=_open, args=(entry.link,)
            )


def _open(link: dict[str, str]) -> None:
    state.show_summary(shown=False)
    state.open_exercise(link)
