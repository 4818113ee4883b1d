"""The values of the question on the page: asked for at each run, never waited for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import streamlit as st

from trainer.engine import BLIND_NIL, Bid
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement, judge_bid
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.coach_jobs import ValuesJob, coach_pool, values_job
from trainer.teaching.pool import Answer, Job
from trainer.ui import html
from trainer.ui.html import Html

#: Seconds between two looks at what is being worked out.
LOOK_EVERY: Final = 0.3


@dataclass(frozen=True)
class Coaching:
    """What the coach knows by now.

    Attributes:
        job: what is worked out.
        answer: where that stands.
        judged: the judgement of the bid, once it is there.
        blind: whether the bid was made without seeing the cards: then nothing grades it.
    """

    job: ValuesJob
    answer: Answer
    judged: Judgement | None
    blind: bool

    @property
    def graded(self) -> bool:
        """Whether the values grade the bid."""
        return not self.blind and self.judged is not None and self.judged.is_sure

    @property
    def is_pending(self) -> bool:
        """Whether it is worth looking again soon."""
        return is_pending(self.answer)


def is_pending(answer: Answer) -> bool:
    """Whether a job has not come to its end."""
    return answer.state not in ("done", "failed")


def is_blind(exercise: BidExercise, bid: Bid) -> bool:
    """Whether a bid was made without seeing the cards."""
    return bid == BLIND_NIL and exercise.rules.blind_nil_unseen


def coaching(exercise: BidExercise, bid: Bid) -> Coaching:
    """Ask for the values of an answered exercise."""
    blind = is_blind(exercise, bid)
    job = values_job(exercise, hand_seen=not blind)
    answer = coach_pool().ask(job)
    judged = None
    if answer.state == "done" and bid in answer.result.bids:
        judged = judge_bid(answer.result, bid)
    return Coaching(job, answer, judged, blind)


@st.fragment(run_every=LOOK_EVERY)
def wait_for(m: Messages, job: Job, *, tall: bool) -> None:
    """Show how far a job is, and run the page again once it has ended.

    `tall` keeps the place of the chart that will stand there; else only a screen reader is told.
    """
    answer = coach_pool().ask(job)
    if not is_pending(answer):
        st.rerun()
    st.html(working(m, answer, tall=tall))


def working(m: Messages, answer: Answer, *, tall: bool) -> Html:
    """How far a job is: a sentence and a bar."""
    sentence = working_words(m, answer)
    share = 100 * answer.done // answer.total if answer.total else 0
    bar = (
        f'<div class="bar" role="progressbar" aria-valuenow="{share}" aria-valuemin="0"'
        f' aria-valuemax="100" aria-label="{html.text(sentence)}">'
        f'<i style="width:{share}%"></i></div>'
    )
    if not tall:
        return Html(f'<div class="sr">{bar}</div>')
    return Html(f'<div class="working"><p class="sm mut">{html.text(sentence)}</p>{bar}</div>')


def working_words(m: Messages, answer: Answer) -> str:
    """What is going on, in words."""
    if answer.state == "running" and answer.total:
        return m("coach-working", done=answer.done, total=answer.total)
    return m("coach-warming") if answer.state == "warming" else m("coach-waiting")


def failed(m: Messages, job: Job) -> None:
    """A job that has come to nothing: a sentence, and another try."""
    st.html(html.alert(m("coach-failed")))
    st.button(m("coach-retry"), key="coach_retry", on_click=coach_pool().forget, args=(job,))
