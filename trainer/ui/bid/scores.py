"""The same hand at other scores: a table in which the best bid moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from trainer.analysis.bid_value import BidValues
from trainer.engine import Bid, Standing
from trainer.i18n import Messages
from trainer.teaching.bid_coach import right_bids
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_scores import OtherScore, other_scores, score_job
from trainer.teaching.coach_jobs import ValuesJob, coach_pool
from trainer.teaching.labels import EQUAL_WITHIN
from trainer.teaching.pool import Answer
from trainer.ui import html
from trainer.ui.bid.coach_words import points
from trainer.ui.bid.coaching import Coaching
from trainer.ui.bid.value_charts import STAR
from trainer.ui.html import Html

#: Columns that a phone has room for.
MOST_COLUMNS: Final = 5


@dataclass(frozen=True)
class Row:
    """One score, and what every bid is worth there as far as it is known."""

    score: OtherScore
    job: ValuesJob
    answer: Answer

    @property
    def values(self) -> BidValues | None:
        """The values, once they are there."""
        found: BidValues | None = self.answer.result
        return found


def scores_view(m: Messages, exercise: BidExercise, bid: Bid, rows: Sequence[Row]) -> Html:
    """The table, with what is known so far."""
    return Html(f"<div>{_table(m, exercise, bid, rows)}</div>")


def score_rows(exercise: BidExercise, coach: Coaching) -> list[Row]:
    """A row a score; that of the question has been worked out already."""
    rows = []
    for score in other_scores(exercise):
        job = score_job(exercise, score, hand_seen=coach.job.hand_seen)
        answer = coach.answer if score.code == "now" else coach_pool().ask(job)
        rows.append(Row(score, job, answer))
    return rows


def _table(m: Messages, exercise: BidExercise, bid: Bid, rows: Sequence[Row]) -> Html:
    known = [row.values for row in rows if row.values is not None]
    bids = columns(known, bid)
    head = "".join(
        f'<th scope="col">{html.text(m.bid(one))}{_you(m) if one == bid else ""}</th>'
        for one in bids
    )
    body = "".join(_row(m, exercise, row, bids) for row in rows)
    table = (
        f'<table class="scores" aria-label="{html.text(m("coach-scores-title"))}">'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table>"
    )
    if len(known) < len(rows):
        return Html(table)
    margins = [
        EQUAL_WITHIN * values.bids[one].now_diff_se
        for values in known
        for one in bids
        if one in values.bids
    ]
    note = m("coach-scores-note", margin=m.number(max(margins, default=0.0), digits=1))
    best = {values.best_now for values in known}
    moves = m("coach-scores-move")
    if len(best) == 1:
        moves = m("coach-scores-same", best=m.bid(next(iter(best))))
    return Html(
        f'<p class="sm moves">{html.text(moves)}</p>{table}<p class="xs mut">{html.text(note)}</p>'
    )


def _you(m: Messages) -> str:
    return f"<small>{html.text(m('coach-mark-you'))}</small>"


def _row(m: Messages, exercise: BidExercise, row: Row, bids: Sequence[Bid]) -> str:
    own = row.score.standings[exercise.own_side]
    others = [at for key, at in row.score.standings.items() if key != exercise.own_side]
    name = m(
        f"coach-score-{row.score.code}",
        target=m.number(exercise.rules.target),
        bags=own.bags,
    )
    at = m("coach-score-at", own=m.number(own.score), others=m.number(_mean(others)), bags=own.bags)
    cells = "".join(_cell(m, row.values, bid) for bid in bids)
    return f'<tr><th scope="row">{html.text(name)}<small>{html.text(at)}</small></th>{cells}</tr>'


def _mean(standings: Sequence[Standing]) -> float:
    return fmean(at.score for at in standings)


def _cell(m: Messages, values: BidValues | None, bid: Bid) -> str:
    if values is None or bid not in values.bids:
        return "<td>–</td>" if values is not None else "<td>…</td>"
    shown = html.text(points(m, values.bids[bid].value_now))
    if bid == values.best_now:
        word = html.text(m("coach-mark-best"))
        star = f'<i aria-hidden="true">{STAR}</i>'
        return f'<td class="best">{star}{shown}<span class="sr">, {word}</span></td>'
    return f'<td class="{"as" if values.is_right_now(bid) else ""}">{shown}</td>'


def columns(known: Sequence[BidValues], own: Bid) -> list[Bid]:
    """The bids worth a column: the best of each score, the learner's, then what is as good."""
    wanted = [*(values.best_now for values in known), own]
    wanted += [bid for values in known for bid in right_bids(values, values.bids, now=True)]
    for values in known:
        best = values.best_now
        near = [bid for bid in values.bids if not bid.is_nil and not best.is_nil]
        wanted += sorted(near, key=lambda bid: abs(bid.tricks - best.tricks))
    chosen = list(dict.fromkeys(wanted))[:MOST_COLUMNS]
    return sorted(chosen, key=lambda bid: (bid.is_nil, str(bid.kind), bid.tricks))
