"""The answered question: the grade, every choice's worth, why, and what happens after each."""

from __future__ import annotations

import streamlit as st

from trainer.content.drill import Drill
from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.teaching.drills.grading import Grade, Judged, grade, judged_of
from trainer.teaching.drills.play_jobs import Study
from trainer.teaching.drills.reasons import Pair, deed, pair_of, shares, why
from trainer.ui import html
from trainer.ui.bid.coach_words import LABEL_GRADES
from trainer.ui.drills import state
from trainer.ui.drills.after import after_panel, study_job
from trainer.ui.drills.board import answered_board
from trainer.ui.drills.places import Places
from trainer.ui.drills.state import DrillState
from trainer.ui.drills.values import values_panel
from trainer.ui.drills.words import choice_text, reason_text
from trainer.ui.html import Html


def answer(m: Messages, drill: Drill, now: DrillState, places: Places) -> None:
    """Draw the answered question."""
    judged = judged_of(drill)
    choice = state.parse_choice(drill, now.choice)
    graded = grade(judged, choice)
    pair = pair_of(judged, graded, drill.natural)
    with places.top:
        st.html(grade_line(m, drill, judged, graded, pair))
        with st.container(key="dock", horizontal=True):
            back_button(m, drill)
            next_button(m)
    with places.table:
        answered_board(m, drill, now, choice, judged)
        with st.container(key="drill_after"):
            after_panel(m, drill, judged, pair)
    with places.facts:
        bids = drill.position.auction.bids
        contract = sum(bids[seat].tricks for seat in drill.position.seat.side.seats if seat in bids)
        st.html(values_panel(m, judged, graded, drill.role, contract))
        with st.container(horizontal=True, key="drill_more"):
            st.button(m("nil-play-on"), key="play_on", on_click=state.play_on, args=(drill,))
            open_button(m, now)
        st.html(why_panel(m, drill, pair))


def back_button(m: Messages, drill: Drill) -> None:
    """Take the last choice back."""
    st.button(m("nil-take-back"), key="take_back", on_click=state.take_back, args=(drill,))


def next_button(m: Messages) -> None:
    """On to the next drill, or to what the run says."""
    run = state.current_run()
    over = run is not None and state.is_finished(run)
    words = m("nil-run-summary") if over else m("nil-next")
    st.button(words, key="next_drill", type="primary", on_click=state.next_drill)


def open_button(m: Messages, now: DrillState) -> None:
    """Show all hands, or hide them."""
    st.button(
        m("nil-hide-hands" if now.laid_open else "nil-show-hands"),
        key="lay_open",
        on_click=state.change,
        kwargs={"laid_open": not now.laid_open},
    )


def grade_line(m: Messages, drill: Drill, judged: Judged, graded: Grade, pair: Pair) -> Html:
    """The grade in one line: what the card does to the nil, or what it costs."""
    sentences = []
    if not graded.is_right and (does := deed(drill, graded.answer.choice)) is not None:
        sentences.append(reason_text(m, does, drill.position.seat))
    told = shares(drill.role, drill.position.rules, pair)
    if told and not drill.is_bid:
        sentences.append(reason_text(m, told[0], drill.position.seat))
    elif pair.other is not None:
        sentences.append(
            m("nil-worth", card=choice_text(m, pair.subject.choice),
              points=m.number(pair.subject.points, sign=True),
              count=round(pair.subject.points),
              other=choice_text(m, pair.other.choice),
              points_other=m.number(pair.other.points, sign=True))
        )  # fmt: skip
    if graded.is_right and len(judged.right) > 1:
        others = [choice_text(m, one) for one in judged.right if one != graded.answer.choice]
        sentences.append(m("nil-also", choices=", ".join(others)))
    return graded_line(m, graded, " ".join(sentences))


def graded_line(m: Messages, graded: Grade, sentence: str) -> Html:
    """A grade with its loss and a sentence."""
    word = m(f"coach-label-{graded.label}")
    shown, label = "", m("bid-grade-label", word=word, sentence=sentence)
    if not graded.is_right:
        margin = m.number(graded.margin)
        shown = m("coach-loss", loss=m.number(-graded.loss), margin=margin)
        lost = m.number(graded.loss)
        label = m(
            "coach-grade-label", word=word, loss=lost, sentence=sentence,
            count=round(graded.loss),
        )  # fmt: skip
    return html.grade_line(
        LABEL_GRADES[graded.label], word, shown, html.text(sentence), label=label
    )


def why_panel(m: Messages, drill: Drill, pair: Pair) -> Html:
    """Why the right choice is right, and the themes it belongs to."""
    study: Study | None = coach_pool().peek(study_job(drill))
    found = why(drill, pair, study)
    said = [reason_text(m, reason, drill.position.seat) for reason in found]
    reasons = [html.text(sentence) for sentence in said if sentence]
    themes = []
    for name in drill.themes:
        key = f"drill-theme-{name}"
        if m.has(key):
            themes.append(
                f"<details><summary>{html.text(m(key))}</summary>"
                f"<p>{html.text(m(f'{key}-text'))}</p></details>"
            )
    label = html.text(m("nil-themes", count=len(themes)))
    note = "" if drill.is_bid else f'<p class="xs mut">{html.text(m("nil-why-note"))}</p>'
    return html.panel(
        html.heading(m("nil-why", choice=choice_text(m, pair.subject.choice))),
        html.why_list(reasons),
        note,
        f'<div class="themes"><span class="sm mut">{label}</span>{"".join(themes)}</div>',
    )
