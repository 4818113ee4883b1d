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
from trainer.ui.waiting import is_pending

#: The question is drawn first: so many seconds.
AFTER: Final = 0.4


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
        """Whether the values are still being worked out."""
        return is_pending(self.answer)


def is_blind(exercise: BidExercise, bid: Bid) -> bool:
    """Whether a bid was made without seeing the cards."""
    return bid == BLIND_NIL and exercise.rules.blind_nil_unseen


def prepare(exercise: BidExercise) -> None:
    """Work the values of an open question out while the learner thinks.

    They are the same for every bid made with the cards seen; nothing of them is sent.
    """
    coach_pool().prepare(values_job(exercise), AFTER)


def coaching(exercise: BidExercise, bid: Bid) -> Coaching:
    """Ask for the values of an answered exercise."""
    blind = is_blind(exercise, bid)
    job = values_job(exercise, hand_seen=not blind)
    answer = coach_pool().ask(job)
    judged = None
    if answer.state == "done" and bid in answer.result.bids:
        judged = judge_bid(answer.result, bid)
    return Coaching(job, answer, judged, blind)


def failed(m: Messages, job: Job) -> None:
    """A job that has come to nothing: a sentence, and another try."""
    st.html(html.alert(m("coach-failed")))
    st.button(m("coach-retry"), key="coach_retry", on_click=coach_pool().forget, args=(job,))
