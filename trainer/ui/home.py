"""Home: what one can do here, one click to each, and the learner's choices."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.engine import Card
from trainer.i18n import Messages
from trainer.ui import html, pages, prefs
from trainer.ui.learn import state
from trainer.ui.table import card_face

_FAN: Final = ("SA", "HK", "SQ", "DJ", "CT")

#: A small drawing a tile. A heart and the spade that beats it; bars; and the houses' figures:
#: nil and 4 bid, 1 and 3 taken.
_TRICK: Final = ("H7", "S2")
_NIL: Final = "S9"
_BARS: Final = (22, 40, 58, 46, 14)
_FIGURES: Final = (-139, -60)


def page() -> None:
    """Draw the page."""
    m = prefs.words()
    _hero(m)
    drawings = _drawings(m)
    columns = st.columns(len(drawings), gap="small")
    for column, (name, drawing) in zip(columns, drawings.items(), strict=True):
        with column:
            _tile(m, name, drawing)
    with st.container(border=True, key="panel_prefs"):
        prefs.choosers(m)


def _hero(m: Messages) -> None:
    with st.container(key="hero"):
        left, right = st.columns([1.05, 1], gap="medium", vertical_alignment="center")
        with left:
            st.html(f'<div class="hero"><h1>{html.text(m("home-title"))}</h1>'
                    f'<p>{html.text(m("home-lead"))}</p></div>')  # fmt: skip
            # Whoever has never played starts with the rules; the others know what to deal means.
            learns = any(one.steps for one in state.store().load().lessons.values())
            with st.container(key="hero_ways", horizontal=True):
                if st.button(m("home-go-on" if learns else "home-start"), type="primary"):
                    st.switch_page(pages.page("learn", m), query_params=prefs.address())
                if st.button(m("home-deal")):
                    st.switch_page(pages.page("bid", m), query_params=prefs.address())
        with right:
            cards = "".join(
                html.face(card_face(m, Card.parse(card)), "l", f"--i:{place - 2}")
                for place, card in enumerate(_FAN)
            )
            st.html(f'<div class="fanned" aria-hidden="true">{cards}</div>')


def _tile(m: Messages, name: str, drawing: str) -> None:
    """A tile is one link: the link's area covers the whole of it."""
    with st.container(key=f"tile_{name}"):
        st.html(
            f'<div class="tile"><span class="vg" aria-hidden="true">{drawing}</span>'
            f'<b class="n">{html.text(m(f"shell-{name}"))}</b>'
            f"<p>{html.text(m(f'home-{name}'))}</p></div>"
        )
        st.page_link(
            pages.page(name, m), label=f"{m(f'home-{name}-go')} →", query_params=prefs.address()
        )


def _drawings(m: Messages) -> dict[str, str]:
    best = max(_BARS)
    bars = "".join(
        f'<i style="height:{height}px"{" class=b" if height == best else ""}></i>'
        for height in _BARS
    )
    first, second = (m.number(figure) for figure in _FIGURES)
    trick = html.cards(m, map(Card.parse, _TRICK), "xs")
    return {
        "learn": str(trick),
        "bid": f'<span class="mini">{bars}</span>',
        "drills": f'<b class="nilmark">{html.text(m("bid-name", kind="nil"))}</b>'
        + str(html.card(m, Card.parse(_NIL), "xs")),
        "houses": f'<b class="num">{first}</b><span class="o">{html.text(m("home-or"))}</span>'
        f'<b class="num">{second}</b>',
    }
