"""The coach's reasons in static HTML: why the best bid is best, and why it is not the count."""

from __future__ import annotations

from trainer.analysis import Estimate
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_why import Means, why_best, why_not_the_count
from trainer.ui import html
from trainer.ui.bid.coach_words import means_text, reason_text
from trainer.ui.bid.coaching import Coaching
from trainer.ui.html import Html


def why_panel(m: Messages, exercise: BidExercise, coach: Coaching) -> Html:
    """Why the right bid is right; the place is kept while the values are worked out."""
    judged = coach.judged
    if judged is None:
        words = m("coach-coming") if coach.is_pending else m("coach-failed")
        return html.panel(f'<p class="sm mut coming">{html.text(words)}</p>')
    reasons = [html.text(reason_text(m, "why", one)) for one in why_best(exercise, judged)]
    means = Means.of(exercise, judged.values.bids[judged.subject])
    closing = html.text(means_text(m, means, exercise.seat.partner))
    return html.panel(
        html.heading(m("coach-why", bid=m.bid(judged.subject))),
        html.why_list(reasons),
        f'<p class="sm mut closing">{closing}</p>',
    )


def gap_lines(
    m: Messages, exercise: BidExercise, judged: Judgement, counted: Estimate, verdict: str
) -> Html:
    """Why the best bid is not the count, for the foot of the count's panel.

    `verdict` is the word of the grade by the count; empty where there is none.
    """
    best = m.bid(judged.subject)
    items = "".join(
        f"<li>{html.text(reason_text(m, 'gap', reason))}</li>"
        for reason in why_not_the_count(exercise, judged, counted)
    )
    title = html.text(m("coach-gap-title", sure=counted.sure, best=best))
    alone = html.text(m("coach-by-count", word=verdict)) if verdict else ""
    return Html(
        f'<div class="gaps"><h3>{title}</h3><ul>{items}</ul><p class="sm mut">{alone}</p></div>'
    )
