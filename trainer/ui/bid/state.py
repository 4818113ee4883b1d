"""What the Bid page keeps in the session: plain data only."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import streamlit as st

from trainer.engine import SpadesError, random_deal_id
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_session import SessionPlan
from trainer.teaching.tally import TallyEntry
from trainer.ui import prefs
from trainer.ui.bid.address import FIELDS, exercise_of, house_params, write_scores

_KEY: Final = "bid"
_TALLY_KEY: Final = "tally"
_SETTINGS_KEY: Final = "bid_settings"
_DRAFT_KEY: Final = "bid_draft"
_SESSION_KEY: Final = "bid_session"
_SUMMARY_KEY: Final = "bid_summary"

_ids: Final = random.SystemRandom()


@dataclass(frozen=True)
class BidState:
    """One question and its answer.

    Attributes:
        params: the exercise's address.
        house: the learner's house when it was dealt, as in an address; another deals anew.
        bid: the answer as in JSON, a text; None while the question is open.
        looked: whether the cards have been asked for (where a blind bid is open).
        laid_open: whether all four hands are shown.
        trick: which trick of the deal played out is on the table; 0 before the first.
        session: the seed of the session it is a hand of; empty outside of one.
        composing: whether the learner is making up a hand of their own.
    """

    params: dict[str, str]
    house: dict[str, str]
    bid: str | None = None
    looked: bool = False
    laid_open: bool = False
    trick: int = 0
    session: str = ""
    composing: bool = False


def current() -> BidState:
    """The question of this run: the address's, the session's, or a new one.

    Raises:
        SpadesError: the address does not hold.
    """
    asked = {name: st.query_params[name] for name in FIELDS if name in st.query_params}
    kept = _kept()
    linked = "deal" in asked or "hand" in asked
    if asked and not linked:
        # A link without a deal still says what the hand is to be like.
        house = {} if {"house", "rules"} & set(asked) else house_params(prefs.rules())
        asked = house | asked | {"deal": random_deal_id(_ids)}
    if asked and (kept is None or asked != kept.params):
        kept = _linked(asked)
    elif kept is None:
        kept = fresh()
    elif kept.house != house_params(prefs.rules()):
        kept = _in_another_house(kept)
    _keep(kept)
    return kept


def _linked(asked: Mapping[str, str]) -> BidState:
    """The question of a link; its house becomes the learner's, so that the next hand keeps it."""
    exercise = exercise_of(asked)
    if exercise.rules != prefs.rules() and house_params(exercise.rules).keys() == {"house"}:
        prefs.choose(house=exercise.rules.id)
    return BidState(_completed(asked, exercise), house_params(prefs.rules()))


def _in_another_house(kept: BidState) -> BidState:
    """The same cards under the house just chosen, or a new hand where that cannot be.

    A session's hand is made anew: what it practises depends on the house.
    """
    if kept.session:
        return fresh()
    own = {"house", "rules", "scores"}
    params = house_params(prefs.rules()) | settings()
    params |= {name: value for name, value in kept.params.items() if name not in own}
    try:
        return BidState(_completed(params, exercise_of(params)), house_params(prefs.rules()))
    except SpadesError:
        return fresh()


def fresh() -> BidState:
    """A new question: the session's next, or a random deal under the learner's settings."""
    if (hand := _of_session()) is not None:
        return hand
    params = house_params(prefs.rules()) | settings()
    if "scores" in params:
        try:
            exercise_of(params | {"deal": random_deal_id(_ids)})
        except SpadesError:
            # Scores set in one house need not be possible in another: then they are drawn.
            del params["scores"]
    params["deal"] = random_deal_id(_ids)
    return BidState(_completed(params, exercise_of(params)), house_params(prefs.rules()))


def _of_session() -> BidState | None:
    """The session's next hand; None outside of one, and where the house does not know it."""
    plan = session()
    if plan is None or is_finished(plan):
        return None
    try:
        exercise = plan.exercise(prefs.rules(), len(session_hands(plan)))
    except ValueError:
        leave_session()
        return None
    house = house_params(exercise.rules)
    params = house | {
        "dealer": exercise.dealer.name,
        "scores": write_scores(exercise.rules, exercise.standings),
    }
    return BidState(_completed(params, exercise), house, session=plan.seed)


def next_hand() -> None:
    """Deal the next question, or after a session's last show what it says."""
    plan = session()
    if plan is not None and is_finished(plan):
        show_summary()
    else:
        _keep(fresh())


def single_hand() -> None:
    """Deal a question outside of any session."""
    leave_session()
    _keep(fresh())


def session() -> SessionPlan | None:
    """The session that is on, or has just been finished."""
    kept = st.session_state.get(_SESSION_KEY)
    return SessionPlan(**kept) if kept else None


def begin_session(focus: str, length: int) -> None:
    """Begin a session with its first hand."""
    plan = SessionPlan(focus, length, random_deal_id(_ids))
    st.session_state[_SESSION_KEY] = plan.to_dict()
    st.session_state[_SUMMARY_KEY] = False
    _keep(fresh())


def leave_session() -> None:
    """Forget the session; its hands stay in the tally."""
    st.session_state.pop(_SESSION_KEY, None)
    st.session_state[_SUMMARY_KEY] = False


def session_hands(plan: SessionPlan) -> list[TallyEntry]:
    """The session's hands that have been bid."""
    return [entry for entry in tally() if entry.session == plan.seed]


def is_finished(plan: SessionPlan) -> bool:
    """Whether the session's last hand has been bid."""
    return len(session_hands(plan)) >= plan.length


def is_summing() -> bool:
    """Whether the page shows what the session says."""
    return bool(st.session_state.get(_SUMMARY_KEY)) and session() is not None


def show_summary(*, shown: bool = True) -> None:
    """Show what the session says, or a hand again."""
    st.session_state[_SUMMARY_KEY] = shown


def is_answered() -> bool:
    """Whether the question has been answered."""
    kept = _kept()
    return kept is not None and kept.bid is not None


def compose() -> None:
    """Let the learner make up a hand in place of the question."""
    change(composing=True)


def draft() -> dict[str, str]:
    """The address of the last hand that the learner has made up; empty before the first."""
    kept = _kept()
    if kept is not None and "hand" in kept.params:
        return kept.params
    return dict(st.session_state.get(_DRAFT_KEY, {}))


def open_exercise(params: Mapping[str, str]) -> None:
    """Show the exercise of an address.

    Raises:
        SpadesError: the address does not hold.
    """
    exercise = exercise_of(params)
    if "hand" in params:
        st.session_state[_DRAFT_KEY] = dict(params)
    _keep(BidState(_completed(params, exercise), house_params(prefs.rules())))


def change(**changes: Any) -> None:
    """Change parts of the current question's state."""
    kept = _kept()
    if kept is not None:
        _keep(replace(kept, **changes))


def settings() -> dict[str, str]:
    """What the learner has set for the hands to come, as in an address; the rest is drawn."""
    return dict(st.session_state.get(_SETTINGS_KEY, {}))


def fix(name: str, value: str | None) -> None:
    """Set one part of the hands to come, or leave it to chance (None)."""
    fixed = settings()
    if value is None:
        fixed.pop(name, None)
    else:
        fixed[name] = value
    st.session_state[_SETTINGS_KEY] = fixed


def tally() -> list[TallyEntry]:
    """The session's hands so far."""
    return [TallyEntry(**entry) for entry in st.session_state.get(_TALLY_KEY, [])]


def record(entry: TallyEntry) -> None:
    """Add a hand to the session's tally."""
    st.session_state[_TALLY_KEY] = [*st.session_state.get(_TALLY_KEY, []), entry.to_dict()]


def judge(entry: TallyEntry, judged: Judgement) -> None:
    """Give a hand of the tally the grade of its values."""
    st.session_state[_TALLY_KEY] = [
        entry.judged(judged).to_dict() if TallyEntry(**one) == entry else one
        for one in st.session_state.get(_TALLY_KEY, [])
    ]


def unjudged(params: Mapping[str, str], bid: str) -> TallyEntry | None:
    """The last hand of the tally that has been bid so and has no grade by values yet."""
    for entry in reversed(tally()):
        if entry.link == params and str(entry.bid) == bid:
            return None if entry.label or not entry.is_graded else entry
    return None


def _completed(params: Mapping[str, str], exercise: BidExercise) -> dict[str, str]:
    """The address with what every link names, in the order of `FIELDS`."""
    full = {**house_params(exercise.rules), **params, "seat": exercise.seat.name}
    if exercise.id is not None:
        full["deal"] = exercise.id
    return {name: full[name] for name in FIELDS if name in full}


def _kept() -> BidState | None:
    data = st.session_state.get(_KEY)
    return BidState(**data) if data else None


def _keep(state: BidState) -> None:
    st.session_state[_KEY] = asdict(state)
    others = {name: st.query_params[name] for name in st.query_params if name not in FIELDS}
    address = others | state.params
    # All at once: each write makes an entry in the browser's history, and half an address
    # would be another exercise.
    if address != st.query_params.to_dict():
        st.query_params.from_dict(address)
