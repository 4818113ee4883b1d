"""What the Nil page keeps in the session: plain data only."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import streamlit as st

from trainer.content.drill import FAMILIES, Choice, Drill
from trainer.engine import Bid, Card
from trainer.teaching.drills.grading import grade, judged_of
from trainer.teaching.drills.playing import chosen, decisions
from trainer.teaching.drills.runs import Met, Run
from trainer.teaching.drills.search import search
from trainer.teaching.drills.shelf import shelf
from trainer.teaching.drills.wishes import Wish, house_of
from trainer.ui import prefs

#: What of the address belongs to the drill.
FIELD: Final = "drill"

_KEY: Final = "drill_now"
_WISH_KEY: Final = "drill_wish"
_SEEN_KEY: Final = "drill_seen"
_MET_KEY: Final = "drill_met"
_RUN_KEY: Final = "drill_run"
_SUMMARY_KEY: Final = "drill_summary"

_draw: Final = random.SystemRandom()


@dataclass(frozen=True)
class DrillState:
    """One drill, its answer, and how it is played on.

    Attributes:
        drill: its id.
        first: the first answer, which counts; empty while the question is open.
        choice: the answer that is shown; empty while one is asked for.
        playing: whether the deal goes on after the answer.
        calls: the others' bids after the answer.
        plays: the cards after it, all seats'; for a drill about a card it comes first.
        laid_open: whether all four hands are shown.
        looking: whether the last trick lies on the table again.
        differs: in what the drill is not what was wished for.
        run: the name of the run it is a drill of; empty outside of one.
        linked: whether it comes from an address that has not been followed yet.
        house: of the learner's wish when it was given; another wish brings another drill.
    """

    drill: str
    first: str = ""
    choice: str = ""
    playing: bool = False
    calls: tuple[str, ...] = ()
    plays: tuple[str, ...] = ()
    laid_open: bool = False
    looking: bool = False
    differs: tuple[str, ...] = ()
    run: str = ""
    linked: bool = False
    house: str = ""


def current() -> DrillState | None:
    """The drill of this run: the address's, the session's, or a new one.

    None where there is no drill at all.
    """
    asked = st.query_params.get(FIELD, "").strip()
    kept = _kept()
    if asked and (kept is None or asked != kept.drill):
        kept = DrillState(asked, linked=True)
    elif kept is None or (kept.house and kept.house != house_of(prefs.rules()) and not kept.first):
        kept = fresh()
    if kept is not None:
        _keep(kept)
    return kept


def latest(now: DrillState) -> DrillState:
    """The state after a change in this very run."""
    return _kept() or now


def follow(drill: Drill) -> None:
    """Go on from a linked drill: its seat and its house become those of the drills to come."""
    key = drill.key
    if wish().family != key.family:
        st.session_state[_WISH_KEY] = {"family": key.family}
    if house_of(prefs.rules()) != key.house:
        prefs.choose(house=key.house)
    change(linked=False, house=key.house)


def wish() -> Wish:
    """What the learner wants to practise."""
    kept = st.session_state.get(_WISH_KEY, {})
    family = kept.get("family", next(iter(FAMILIES)))
    return Wish(family, house_of(prefs.rules()), kept.get("theme"), kept.get("level"))


def wish_for(**changes: str | None) -> None:
    """Change what is practised, and begin with a drill that fits."""
    kept = dict(st.session_state.get(_WISH_KEY, {}))
    if changes.get("family", kept.get("family")) != kept.get("family"):
        kept.pop("theme", None)
    st.session_state[_WISH_KEY] = kept | changes
    leave_run()
    next_drill()


def fresh() -> DrillState | None:
    """A new drill: the run's next, or one that the learner wishes for."""
    run = current_run()
    name = run.name if run is not None else ""
    if run is not None and run.again:
        done = len(run_met(run))
        if done < len(run.again):
            return DrillState(run.again[done], run=name, house=wish().house)
    wanted = wish()
    search().look(wanted.family, wanted.house)
    seen: list[str] = st.session_state.get(_SEEN_KEY, [])
    given = shelf().choose(wanted, seen, _draw)
    if given is None:
        return None
    return DrillState(given.entry.id, differs=given.differs, run=name, house=wanted.house)


def next_drill() -> None:
    """Show the next drill, or after a run's last what the run says."""
    run = current_run()
    if run is not None and is_finished(run):
        st.session_state[_SUMMARY_KEY] = True
        return
    found = fresh()
    if found is not None:
        _keep(found)


def restart(drill: str) -> None:
    """Ask a drill again, outside of any run's count."""
    st.session_state[_SUMMARY_KEY] = False
    _keep(DrillState(drill, house=wish().house))


def answer(drill: Drill, text: str) -> None:
    """Answer the question; the first answer counts."""
    kept = _kept()
    if kept is None or kept.choice or kept.playing:
        return
    choice = parse_choice(drill, text)
    found = grade(judged_of(drill), choice)
    if not kept.first:
        _record(Met.of(drill, found, kept.run))
        st.session_state[_SEEN_KEY] = [*st.session_state.get(_SEEN_KEY, []), kept.drill]
    _keep(replace(kept, first=kept.first or text, choice=text, looking=False))


def parse_choice(drill: Drill, text: str) -> Choice:
    """A choice as the table sends it."""
    return Bid.parse(text) if drill.is_bid else Card.parse(text)


def play_on(drill: Drill) -> None:
    """Let the deal go on from the answer."""
    kept = _kept()
    if kept is None or not kept.choice:
        return
    plays = () if drill.is_bid else (kept.choice,)
    _keep(replace(kept, playing=True, calls=(), plays=plays, looking=False))


def went_on(calls: Sequence[Bid], plays: Sequence[Card]) -> None:
    """Put what the others have bid and played on the table."""
    kept = _kept()
    if kept is not None:
        _keep(
            replace(
                kept,
                calls=(*kept.calls, *(str(bid) for bid in calls)),
                plays=(*kept.plays, *(str(card) for card in plays)),
            )
        )


def play_card(card: str) -> None:
    """The learner's next card while the deal goes on."""
    kept = _kept()
    if kept is not None and kept.playing:
        _keep(replace(kept, plays=(*kept.plays, card), looking=False))


def take_back(drill: Drill) -> None:
    """Go back to before the learner's last choice."""
    kept = _kept()
    if kept is None:
        return
    start = drill.position
    if kept.playing and drill.is_bid:
        start = chosen(start, Bid.parse(kept.choice))
        start = replace(start, calls=(*start.calls, *map(Bid.parse, kept.calls)))
    own = decisions(start, map(Card.parse, kept.plays)) if kept.playing else ()
    if len(own) > (0 if drill.is_bid else 1):
        left = len(own[-1].position.plays) - len(start.plays)
        _keep(replace(kept, plays=kept.plays[:left], looking=False))
    else:
        _keep(
            DrillState(kept.drill, kept.first, differs=kept.differs, run=kept.run, house=kept.house)
        )


def change(**changes: Any) -> None:
    """Change parts of the current drill's state."""
    kept = _kept()
    if kept is not None:
        _keep(replace(kept, **changes))


def look_again() -> None:
    """Lay the last trick on the table, or take it away."""
    kept = _kept()
    if kept is not None:
        change(looking=not kept.looking)


def begin_run(again: Sequence[str] = ()) -> None:
    """Begin a run with its first drill."""
    run = Run(f"{_draw.getrandbits(40):x}", tuple(again), len(again) or Run("").length)
    st.session_state[_RUN_KEY] = run.to_dict()
    st.session_state[_SUMMARY_KEY] = False
    next_drill()


def leave_run() -> None:
    """Forget the run."""
    st.session_state.pop(_RUN_KEY, None)
    st.session_state[_SUMMARY_KEY] = False


def single() -> None:
    """Go on with drills outside of any run."""
    leave_run()
    next_drill()


def current_run() -> Run | None:
    """The run that is on, or has just been finished."""
    kept = st.session_state.get(_RUN_KEY)
    return Run(**kept) if kept else None


def run_met(run: Run) -> list[Met]:
    """The drills of the run that have been answered."""
    return [one for one in met() if one.run == run.name]


def is_finished(run: Run) -> bool:
    """Whether the run's last drill has been answered."""
    return len(run_met(run)) >= run.length


def is_summing() -> bool:
    """Whether the page shows what a run says."""
    return bool(st.session_state.get(_SUMMARY_KEY)) and current_run() is not None


def met() -> list[Met]:
    """All drills answered in this session."""
    return [Met(**one) for one in st.session_state.get(_MET_KEY, [])]


def grade_later(losses: Sequence[float]) -> None:
    """Keep what the cards of playing on gave up, with the drill that is played on."""
    kept, all_met = _kept(), met()
    for place in reversed(range(len(all_met))):
        one = all_met[place]
        if kept is not None and one.drill == kept.drill:
            if one.later != tuple(losses):
                all_met[place] = replace(one, later=tuple(losses))
                st.session_state[_MET_KEY] = [entry.to_dict() for entry in all_met]
            return


def _record(entry: Met) -> None:
    st.session_state[_MET_KEY] = [*st.session_state.get(_MET_KEY, []), entry.to_dict()]


def _kept() -> DrillState | None:
    data = st.session_state.get(_KEY)
    return DrillState(**data) if data else None


def _keep(state: DrillState) -> None:
    st.session_state[_KEY] = asdict(state)
    if st.query_params.get(FIELD) != state.drill:
        st.query_params[FIELD] = state.drill
