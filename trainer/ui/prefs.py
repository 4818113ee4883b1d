"""What the learner has chosen: language, house, deck, card letters.

Kept as plain data in the session, apart from any widget: Streamlit forgets a widget's value
when its page is left. The language also stands in the address, so that a link keeps it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any, Final, Literal

import streamlit as st

from trainer.engine import DEFAULT_HOUSE, HOUSES, RuleSet, load_house, parse_house
from trainer.i18n import LANGUAGES, Messages, best_language, messages
from trainer.i18n.messages import LETTERS
from trainer.ui import fields

Deck = Literal["two", "four"]
DECKS: Final[tuple[Deck, ...]] = ("two", "four")

#: Each language by its own name.
LANGUAGE_NAMES: Final = {"en": "English", "fr": "Français"}

#: Stands for the house of the learner's own file.
OWN: Final = "own"

_KEY: Final = "prefs"


@dataclass(frozen=True)
class Prefs:
    """A learner's choices; None is not chosen yet, so that the browser decides.

    `house` is one of `HOUSES`, or `OWN` for the house of `own_house`, the text of its file.
    """

    language: str | None = None
    house: str = DEFAULT_HOUSE
    own_house: str | None = None
    deck: Deck = "two"
    letters: str | None = None


def prefs() -> Prefs:
    """This session's choices."""
    return Prefs(**st.session_state.get(_KEY, {}))


def choose(**changes: Any) -> None:
    """Change some of this session's choices; a language is written into the address too."""
    st.session_state[_KEY] = asdict(replace(prefs(), **changes))
    if changes.get("language"):
        st.query_params["lang"] = changes["language"]


def rules() -> RuleSet:
    """The house at the learner's table."""
    mine = prefs()
    if mine.house == OWN and mine.own_house is not None:
        return own_rules(mine.own_house)
    return load_house(mine.house if mine.house in HOUSES else DEFAULT_HOUSE)


@lru_cache(maxsize=64)
def own_rules(source: str) -> RuleSet:
    """The house of a learner's file, read once.

    Raises:
        HouseError: as `parse_house`.
    """
    return parse_house(source)


def language() -> str:
    """The language of this run: the address, then the session, then the browser."""
    return best_language(_asked_language(), prefs().language, st.context.locale)


def words() -> Messages:
    """The texts of this run."""
    return messages(language(), prefs().letters)


def address() -> dict[str, str]:
    """What a link to another page carries: the language, when it was chosen."""
    chosen = prefs().language
    return {"lang": chosen} if chosen else {}


def settle_language() -> None:
    """Bring address and session into line, once a run and before anything is drawn.

    Streamlit drops the address's parameters when the learner goes to another page.
    """
    asked, chosen = _asked_language(), prefs().language
    if asked is not None and asked != chosen:
        st.session_state[_KEY] = asdict(replace(prefs(), language=asked))
    elif asked is None and chosen is not None:
        st.query_params["lang"] = chosen


def _asked_language() -> str | None:
    """The language that the address names, if the product speaks it."""
    asked = (st.query_params.get("lang") or "").lower().split("-")[0]
    return asked if asked in LANGUAGES else None


def language_chooser(m: Messages) -> None:
    """The choice of a language alone, for where a newcomer comes in."""
    _segments("language", m("home-language"), LANGUAGE_NAMES, language(), bare=True)


def choosers(m: Messages) -> None:
    """The four controls, in a row that wraps; every choice holds from the next run on."""
    with st.container(horizontal=True, vertical_alignment="top"):
        _segments("language", m("home-language"), LANGUAGE_NAMES, language())
        house_chooser(m)
        _segments(
            "deck", m("home-deck"), {deck: m(f"home-deck-{deck}") for deck in DECKS}, prefs().deck
        )
        shown = {name: " ".join(letters) for name, letters in LETTERS.items()}
        _segments("letters", m("home-letters"), shown, m.letters)


def _segments(
    field: str, label: str, options: dict[str, str], now: str, *, bare: bool = False
) -> None:
    key = f"choose_{field}"
    st.session_state[key] = now
    st.segmented_control(
        label,
        list(options),
        format_func=lambda option: options[option],
        key=key,
        on_change=_chosen(field, key),
        required=True,
        wrap=False,
        label_visibility="collapsed" if bare else "visible",
    )


def house_chooser(m: Messages) -> None:
    """The choice of a house."""
    key = "choose_house"
    mine = prefs()
    st.session_state[key] = mine.house
    names = {house: load_house(house).name for house in HOUSES}
    if mine.own_house is not None:
        names[OWN] = own_rules(mine.own_house).name
    fields.choice(
        m("home-house"),
        list(names),
        names=names.__getitem__,
        key=key,
        on_change=_chosen("house", key),
        width=240,
    )


def _chosen(field: str, key: str) -> Callable[[], None]:
    def store() -> None:
        value = st.session_state[key]
        if value is not None:
            choose(**{field: value})

    return store
