"""The flow of the Nil page: a drill, its answer, playing on; a broken link has a way on."""

from __future__ import annotations

import streamlit as st

from trainer.content.drill import GENERATIONS, Drill, DrillKey
from trainer.engine import SpadesError
from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.teaching.drills.search import MakeJob, search
from trainer.teaching.drills.shelf import shelf
from trainer.ui import chart, html, prefs
from trainer.ui.drills import state
from trainer.ui.drills.answer import answer
from trainer.ui.drills.on import playing
from trainer.ui.drills.places import Places
from trainer.ui.drills.question import question
from trainer.ui.drills.setup import nearest, place_words, run_button, setup
from trainer.ui.drills.state import DrillState
from trainer.ui.drills.summary import summary_page
from trainer.ui.prefs import Prefs
from trainer.ui.waiting import is_pending, wait_for


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
    run = state.current_run()
    if run is not None and state.is_summing():
        summary_page(m, run)
        return
    now = state.current()
    if now is None:
        _no_way(m, m("nil-none"))
        return
    drill = _drill(m, now.drill)
    if drill is None:
        return
    if now.linked:
        state.follow(drill)
        if prefs.prefs() != drawn:
            st.rerun()
        now = state.latest(now)
    wish = state.wish()
    search().look(wish.family, wish.house)
    _title(m, drill, now)
    nearest(m, now)
    # The same places for question and answer: the table stays mounted, and keeps the focus.
    top = st.container(key="answer")
    with st.container(key="drill_columns"):
        places = Places(top, *st.columns([6.3, 4.7], gap="medium"))
    if now.playing:
        playing(m, drill, now, places)
    elif now.choice:
        answer(m, drill, now, places)
    else:
        question(m, drill, now, places)


def _title(m: Messages, drill: Drill, now: DrillState) -> None:
    chips = [
        html.chip(m("bid-house"), drill.position.rules.name),
        html.chip(m("nil-drill"), str(drill.key), wide_only=True),
    ]
    with st.container(horizontal=True, vertical_alignment="center", key="bid_title"):
        name = m(f"drill-family-{drill.key.family}")
        st.html(html.title(name, chips, place_words(m, now)), width="stretch")
        run_button(m)
        setup(m)


def _drill(m: Messages, text: str) -> Drill | None:
    """The drill of an id; None while it is made, or where there is none, which is said."""
    try:
        return shelf().open(text)
    except SpadesError as error:
        if _make(m, text, error):
            return shelf().open(text)
    return None


def _make(m: Messages, text: str, error: SpadesError) -> bool:
    """An id that no bank holds may still name a drill: it is made again from the id."""
    if error.code != "drill_unknown" or DrillKey.parse(text).generator not in GENERATIONS:
        _no_way(m, m("nil-broken-link", reason=m.error(error)))
        return False
    job = MakeJob(str(DrillKey.parse(text)))
    answer = coach_pool().ask(job)
    if is_pending(answer):
        st.html(html.title(m("shell-drills")))
        st.html(f"<p>{html.text(m('nil-making', id=text))}</p>")
        wait_for(m, [job], key="wait_make", words="nil-make")
        st.button(m("nil-other"), on_click=_leave_link)
    elif answer.state == "done" and answer.result is not None:
        shelf().add(answer.result, ready=False)
        return True
    else:
        _no_way(m, m("nil-broken-link", reason=m.error(error)))
    return False


def _no_way(m: Messages, sentence: str) -> None:
    st.html(html.title(m("shell-drills")))
    st.html(html.alert(sentence))
    st.button(m("nil-other"), type="primary", on_click=_leave_link)


def _leave_link() -> None:
    if state.FIELD in st.query_params:
        del st.query_params[state.FIELD]
    state.next_drill()
