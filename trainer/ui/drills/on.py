"""Playing on: the deal goes on against best defence, and each card of the learner's is graded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import streamlit as st

from trainer.content.drill import Drill, Position
from trainer.engine import Bid, Card, Seat, side_keys
from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.teaching.drills.grading import Grade, Judged, grade, judged_of
from trainer.teaching.drills.play_jobs import CardsJob, OthersJob
from trainer.teaching.drills.playing import (
    Decision,
    chosen,
    decisions,
    role_of,
    scored,
    tricks,
    turn,
    whose_nil,
)
from trainer.teaching.drills.reasons import pair_of, shares
from trainer.teaching.house_words import score_lines
from trainer.ui import html
from trainer.ui.bid.coach_words import LABEL_GRADES, points
from trainer.ui.bid.coaching import failed
from trainer.ui.drills import state
from trainer.ui.drills.answer import back_button, graded_line, next_button, open_button
from trainer.ui.drills.board import announced, open_board, waiting_board
from trainer.ui.drills.places import Places
from trainer.ui.drills.stands import last_trick_panel, stands_panel
from trainer.ui.drills.state import DrillState
from trainer.ui.drills.values import values_panel
from trainer.ui.drills.words import choice_text, reason_text, side_name
from trainer.ui.html import Html, Line
from trainer.ui.waiting import is_pending, wait_for


@dataclass(frozen=True)
class Looked:
    """One of the learner's cards and what is known of it: None where it was forced or is not
    judged yet; `pending` is what is waited for."""

    decision: Decision
    judged: Judged | None = None
    grade: Grade | None = None
    pending: CardsJob | None = None


def playing(m: Messages, drill: Drill, now: DrillState, places: Places) -> None:
    """Draw the deal that goes on."""
    start, position = _positions(drill, now)
    others: OthersJob | None = None
    if turn(position) not in (None, position.seat):
        others = OthersJob(position)
        found = coach_pool().ask(others)
        if found.state == "done":
            state.went_on(found.result.calls, found.result.plays)
            _, position = _positions(drill, state.latest(now))
            others = None
    mine = decisions(start, position.plays[len(start.plays) :])
    looked = [_look(drill, place, decision) for place, decision in enumerate(mine)]
    later = looked if drill.is_bid else looked[1:]
    state.grade_later([one.grade.loss for one in later if one.grade is not None])
    over = turn(position) is None
    with places.top:
        _top(m, looked)
        with st.container(key="dock", horizontal=True):
            back_button(m, drill)
            next_button(m)
    with places.table:
        _board(m, drill, now, position, others, over=over)
        if over:
            st.html(_ended(m, position))
    with places.facts:
        _facts(m, now, position, looked, over=over)


def _positions(drill: Drill, now: DrillState) -> tuple[Position, Position]:
    """Where playing on begins, and where it stands."""
    start = drill.position
    if drill.is_bid:
        start = chosen(start, Bid.parse(now.choice))
        start = replace(start, calls=(*start.calls, *map(Bid.parse, now.calls)))
    plays = tuple(map(Card.parse, now.plays))
    return start, replace(start, plays=(*start.plays, *plays))


def _look(drill: Drill, place: int, decision: Decision) -> Looked:
    if not drill.is_bid and place == 0:
        judged = judged_of(drill)
        return Looked(decision, judged, grade(judged, decision.card))
    if decision.is_forced:
        return Looked(decision)
    job = _job(decision.position)
    answer = coach_pool().ask(job)
    if answer.state == "done":
        return Looked(decision, answer.result, grade(answer.result, decision.card))
    return Looked(decision, pending=job if is_pending(answer) else None)


def _job(position: Position) -> CardsJob:
    return CardsJob(position, whose_nil(position))


def _top(m: Messages, looked: Sequence[Looked]) -> None:
    """The grade of the last card."""
    if not looked:
        st.html(_quiet(m("nil-on-begins")))
        return
    last = looked[-1]
    if last.grade is not None and last.judged is not None:
        position = last.decision.position
        nil = whose_nil(position)
        pair = pair_of(last.judged, last.grade)
        role = role_of(position.seat, nil) if nil is not None else "setter"
        told = shares(role, position.rules, pair)
        card = m.card(last.decision.card)
        said = m("nil-on-card", card=card)
        if told and not last.grade.is_right:
            said = f"{said} {reason_text(m, told[0], position.seat)}"
        elif not last.grade.is_right:
            said = f"{said} {m('nil-on-better', card=choice_text(m, last.judged.best.choice))}"
        st.html(graded_line(m, last.grade, said))
    elif last.pending is not None:
        words = m("nil-on-judging", card=m.card(last.decision.card))
        st.html(_quiet(words))
    else:
        st.html(_quiet(m("nil-on-forced", card=m.card(last.decision.card))))


def _quiet(words: str) -> Html:
    said = html.text(words)
    return Html(f'<section class="grade quiet"><div class="w"><p>{said}</p></div></section>')


def _board(
    m: Messages,
    drill: Drill,
    now: DrillState,
    position: Position,
    others: OthersJob | None,
    *,
    over: bool,
) -> None:
    if over or others is not None:
        waiting_board(m, drill, position, now)
        if others is not None:
            answer = coach_pool().ask(others)
            if answer.state == "failed":
                failed(m, others)
            else:
                wait_for(m, [others], key="wait_others", words="nil-others")
        return
    if len(position.view.legal.cards) > 1:
        coach_pool().ask(_job(position))  # judged while the learner thinks
    own = [place for place, one in enumerate(_seats(position)) if one is position.seat]
    said = announced(m, position, own[-1] + 1) if own else ""
    open_board(m, drill, position, now, lambda _, card: state.play_card(card), said)


def _seats(position: Position) -> list[Seat]:
    return [seat for trick in tricks(position) for seat, _ in trick.plays]


def _facts(
    m: Messages,
    now: DrillState,
    position: Position,
    looked: Sequence[Looked],
    *,
    over: bool,
) -> None:
    panels = []
    if not over:
        panels += [stands_panel(m, position), last_trick_panel(m, position)]
    if looked:
        panels.append(_so_far(m, looked))
    st.html(html.stack(*(panel for panel in panels if panel)))
    pending = [one.pending for one in looked if one.pending is not None]
    if pending:
        wait_for(m, pending, key="wait_cards", words="nil-judge")
    judged = [one for one in looked if one.judged is not None]
    if judged and judged[-1] is looked[-1]:
        last = judged[-1]
        assert last.judged is not None  # noqa: S101 - chosen so
        assert last.grade is not None  # noqa: S101 - comes with it
        before = last.decision.position
        nil = whose_nil(before)
        contract = sum(before.auction.bids[seat].tricks for seat in before.seat.side.seats)
        title = m("nil-every-card-of", card=m.card(last.decision.card))
        role = role_of(before.seat, nil) if nil is not None else None
        st.html(values_panel(m, last.judged, last.grade, role, contract, title))
    if not over:
        with st.container(horizontal=True, key="drill_more"):
            open_button(m, now)


def _so_far(m: Messages, looked: Sequence[Looked]) -> Html:
    """The learner's cards, each with its grade."""
    items = []
    for one in looked:
        number = len(one.decision.position.plays) // len(Seat) + 1
        trick = html.text(m("nil-trick", number=number))
        card = html.suit_text(m, one.decision.card)
        if one.grade is not None:
            name = LABEL_GRADES[one.grade.label]
            word = html.text(m(f"coach-label-{one.grade.label}"))
            loss = "" if one.grade.is_right else html.text(m.number(-one.grade.loss))
            items.append(
                f'<li class="{name}"><span class="xs mut">{trick}</span>{card}'
                f'{html.icon(name)}<b>{word}</b><span class="num">{loss}</span></li>'
            )
        else:
            word = html.text(m("nil-on-pending" if one.pending else "nil-on-only"))
            items.append(
                f'<li><span class="xs mut">{trick}</span>{card}<i></i>'
                f'<span class="mut">{word}</span></li>'
            )
    return html.panel(html.heading(m("nil-on-so-far")), f'<ol class="sofar">{"".join(items)}</ol>')


def _ended(m: Messages, position: Position) -> Html:
    """The score of both sides."""
    rules, own = position.rules, position.seat.side.name
    score = scored(position, position.view.seen.taken)
    parts = [html.heading(m("nil-ended"))]
    for key in sorted(side_keys(rules), key=lambda key: key != own):
        side = score.sides[key]
        before = position.standings[key].score if key in position.standings else 0
        name = side_name(m, position, own=key == own)
        rows = [
            Line((html.text(words),), html.text(points(m, line.points)))
            for words, line in score_lines(m, rules, side)
        ]
        after = m("bid-after", before=before, score=side.score, bags=side.bags)
        rows.append(Line((html.text(after),), html.text(points(m, side.delta)), "sum"))
        parts += [Html(f"<h3>{html.text(name)}</h3>"), html.lines(rows, label=name)]
    return html.panel(*parts)
