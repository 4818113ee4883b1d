"""What happens after each: two lines side by side, to the first trick that goes elsewhere."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import streamlit as st

from trainer.content.drill import Choice, Drill, Position
from trainer.engine import Bid, ScoreBreakdown, Seat, SideScore
from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.teaching.drills.grading import Judged
from trainer.teaching.drills.play_jobs import Line, StudiedWorld, StudyJob
from trainer.teaching.drills.playing import Trick, chosen, grown, long_run, score_after, tricks
from trainer.teaching.drills.reasons import Pair
from trainer.teaching.house_words import score_lines
from trainer.teaching.pool import Answer
from trainer.ui import html
from trainer.ui.bid.coach_words import points
from trainer.ui.bid.coaching import failed
from trainer.ui.drills.stands import trick_cards
from trainer.ui.drills.words import choice_text
from trainer.ui.html import Html
from trainer.ui.html import Line as Row
from trainer.ui.waiting import is_pending, wait_for

WORLDS: Final = ("real", "other")

_KEY: Final = "drill_world"


def study_job(drill: Drill) -> StudyJob:
    """The lines after every choice of a drill."""
    return StudyJob(drill)


def after_panel(m: Messages, drill: Drill, judged: Judged, pair: Pair) -> None:
    """The panel; the lines are waited for in its place."""
    job = study_job(drill)
    answer = coach_pool().ask(job)
    with st.container(border=True, key="panel_after"):
        if is_pending(answer):
            st.html(html.heading(m("nil-after")))
            wait_for(m, [job], key="wait_study", height=220, words="nil-wait")
        elif answer.state == "failed":
            st.html(html.heading(m("nil-after")))
            failed(m, job)
        else:
            _worlds(m, drill, judged, pair, answer)


@st.fragment
def _worlds(m: Messages, drill: Drill, judged: Judged, pair: Pair, answer: Answer) -> None:
    st.session_state["choose_world"] = shown = st.session_state.get(_KEY, WORLDS[0])
    st.html(html.heading(m("nil-after")))
    st.segmented_control(
        m("nil-after-which"),
        WORLDS,
        format_func=lambda name: m(f"nil-world-{name}"),
        key="choose_world",
        on_change=_keep_world,
        required=True,
        label_visibility="collapsed",
    )
    world: StudiedWorld = getattr(answer.result, shown)
    st.html(_lines(m, drill, judged, pair, world, shown))


def _keep_world() -> None:
    chosen_world = st.session_state["choose_world"]
    if chosen_world in WORLDS:
        st.session_state[_KEY] = chosen_world


def _lines(
    m: Messages, drill: Drill, judged: Judged, pair: Pair, world: StudiedWorld, shown: str
) -> Html:
    position = replace(drill.position, deal=world.deal)
    choices = [pair.subject.choice] + ([pair.other.choice] if pair.other is not None else [])
    ends = {choice: _End.of(position, choice, world.lines[choice]) for choice in choices}
    differ = _first_difference([end.tricks for end in ends.values()])
    how = m(f"nil-after-{'solved' if world.solved else 'played'}")
    note = m(f"nil-world-{shown}-note", how=how)
    parts = [
        _line(m, position, drill, choice, ends[choice], differ, right=choice in judged.right)
        for choice in choices
    ]
    return Html(f'<p class="xs mut">{html.text(note)}</p><div class="two">{"".join(parts)}</div>')


class _End:
    """A line played to its end: its tricks from the choice on, and the score."""

    def __init__(self, tricks_: tuple[Trick, ...], score: ScoreBreakdown, start: int) -> None:
        self.tricks, self.score, self.start = tricks_, score, start

    @classmethod
    def of(cls, position: Position, choice: Choice, line: Line) -> _End:
        begun = grown(chosen(position, choice), line.calls)
        whole = grown(begun, plays=line.plays)
        start = len(position.plays) // len(Seat)
        return cls(tricks(whole)[start:], score_after(begun, line.plays), start)


def _first_difference(lines: list[tuple[Trick, ...]]) -> int:
    """The first trick that somebody else wins; the first one where there is none."""
    if len(lines) < 2:
        return 0
    pairs = zip(*lines, strict=True)
    return next((place for place, (a, b) in enumerate(pairs) if a.winner is not b.winner), 0)


def _line(
    m: Messages, position: Position, drill: Drill, choice: Choice, end: _End, differ: int, *,
    right: bool,
) -> str:  # fmt: skip
    me = position.seat
    name = choice_text(m, choice)
    head = m("nil-after-best" if right else "nil-after-other", choice=name)
    star = "★ " if right else ""
    shown = [0, differ] if differ else [0]
    parts = []
    for place in shown:
        if place == differ and differ > 1:
            parts.append(f'<p class="xs mut">{html.text(m("nil-same", count=differ - 1))}</p>')
        if differ:
            number = m("nil-trick", number=end.start + place + 1)
            parts.append(f'<p class="xs mut">{html.text(number)}</p>')
        parts.append(trick_cards(m, end.tricks[place], me))
    came = _came(m, position, drill, choice, end)
    classes = "good" if right else "bad"
    return (
        f'<section class="{classes}"><h3>{star}{html.text(head)}</h3>{"".join(parts)}'
        f"<p>{html.text(came)}</p>{_score(m, position, end.score)}</section>"
    )


def _came(m: Messages, position: Position, drill: Drill, choice: Choice, end: _End) -> str:
    """What became of the nil."""
    nil = drill.nil
    if isinstance(choice, Bid) and not choice.is_nil:
        own = sum(trick.winner is nil for trick in end.tricks)
        return m("nil-came-number", tricks=own)
    fell = next(
        (end.start + place + 1 for place, one in enumerate(end.tricks) if one.winner is nil), 0
    )
    who = "you" if nil is position.seat else "seat"
    if position.has_fallen(nil):
        more = sum(trick.winner is nil for trick in end.tricks)
        return m("nil-came-fallen", who=who, seat=m.seat(nil), tricks=more)
    if fell:
        return m("nil-came-set", who=who, seat=m.seat(nil), trick=fell)
    return m("nil-came-kept", who=who, seat=m.seat(nil))


def _score(m: Messages, position: Position, score: ScoreBreakdown) -> Html:
    """Both sides' points with bags at their long-run price, as in the values."""
    rules, own = position.rules, position.seat.side.name
    keys = sorted(score.sides, key=lambda key: key != own)
    lines, worth = [], []
    for key in keys:
        side = score.sides[key]
        value = long_run(rules, side)
        worth.append(value)
        said = ", ".join(_said(m, position, side))
        label = m("nil-us" if key == own else "nil-them", said=said)
        lines.append(Row((html.text(label),), html.text(points(m, value))))
    total = html.text(m("nil-difference"))
    lines.append(Row((total,), html.text(points(m, worth[0] - worth[1])), "sum"))
    return html.lines(lines)


def _said(m: Messages, position: Position, side: SideScore) -> list[str]:
    found = []
    for words, line in score_lines(m, position.rules, side):
        if line.reason.value != "bag_penalty":
            found.append(words[:1].lower() + words[1:])
    return found
