"""What the Bid page keeps in the session: plain data only."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import streamlit as st

from trainer.engine import HOUSES, SpadesError, random_deal_id
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.tally import TallyEntry
from trainer.ui import prefs
from trainer.ui.bid.address import FIELDS, exercise_of, house_params

_KEY: Final = "bid"
_TALLY_KEY: Final = "tally"
_SETTINGS_KEY: Final = "bid_settings"

_ids: Final = random.SystemRandom()


@dataclass(frozen=True)
class BidState:
    """One question and its answer.

    Attributes:
        params: the exercise's address.
        house: the house chosen when it was dealt; another choice deals anew.
        bid: the answer as in JSON, a text; None while the question is open.
        looked: whether the cards have been asked for (where a blind bid is open).
        laid_open: whether all four hands are shown.
        composing: whether the learner is making up a hand of their own.
    """

    params: dict[str, str]
    house: str
    bid: str | None = None
    looked: bool = False
    laid_open: bool = False
    composing: bool = False


def current() -> BidState:
    """The question of this run: the address's, the session's, or a new one.

    Raises:
        SpadesError: the address does not hold.
    """
    asked = {name: st.query_params[name] for name in FIELDS if name in st.query_params}
    kept = _kept()
    linked = "deal" in asked or "hand" in asked
    if linked and (kept is None or asked != kept.params):
        kept = _linked(asked)
    elif kept is None or kept.house != prefs.prefs().house:
        kept = fresh()
    _keep(kept)
    return kept


def _linked(asked: Mapping[str, str]) -> BidState:
    """The question of a link; its house becomes the learner's, so that the next hand keeps it."""
    exercise = exercise_of(asked)
    if exercise.rules.id in HOUSES and prefs.prefs().house != exercise.rules.id:
        prefs.choose(house=exercise.rules.id)
    return BidState(_completed(asked, exercise), prefs.prefs().house)


def fresh() -> BidState:
    """A new question: a random deal under the learner's house and settings."""
    params = house_params(prefs.rules()) | settings()
    if "scores" in params:
        try:
            exercise_of(params | {"deal": random_deal_id(_ids)})
        except SpadesError:
            # Scores set in one house need not be possible in another: then they are drawn.
            del params["scores"]
    params["deal"] = random_deal_id(_ids)
    return BidState(_completed(params, exercise_of(params)), prefs.prefs().house)


def next_hand() -> None:
    """Deal the next question."""
    _keep(fresh())


def compose() -> None:
    """Let the learner make up a hand in place of the question."""
    change(composing=True)


def open_exercise(params: Mapping[str, str]) -> None:
    """Show the exercise of an address.

    Raises:
        SpadesError: the address does not hold.
    """
    exercise = exercise_of(params)
    _keep(BidState(_completed(params, exercise), prefs.prefs().house))


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
    for name in FIELDS:
        if name in state.params:
            if st.query_params.get(name) != state.params[name]:
                st.query_params[name] = state.params[name]
        elif name in st.query_params:
            del st.query_params[name]
