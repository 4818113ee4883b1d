"""A hand of the learner's own: pick or type the cards, say who has bid what, and be asked."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from trainer.engine import (
    FULL_HAND,
    Card,
    Hand,
    NotationError,
    Rank,
    RuleSet,
    Seat,
    SpadesError,
    Suit,
    clockwise,
)
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS
from trainer.ui import html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import house_params, write_scores
from trainer.ui.bid.setup import scores_form


def own_hand(m: Messages) -> None:
    """Draw the form; what has been typed stays until the exercise opens."""
    rules = prefs.rules()
    with st.container(horizontal=True, vertical_alignment="center"):
        st.html(html.title(m("bid-own"), [html.chip(m("bid-house"), rules.name)]), width="stretch")
        st.button(m("bid-own-back"), on_click=state.next_hand)
    left, right = st.columns([7.1, 4.2], gap="medium")
    with left, st.container(border=True, key="panel_own_cards"):
        read = _cards(m)
    with right, st.container(border=True, key="panel_own_table"):
        seat, dealer = _own_seat(m, "seat"), _own_seat(m, "dealer")
        bids = _bids_before(m, rules, seat, dealer)
        standings = scores_form(m, rules, seat, "own")
    if not st.button(m("bid-own-go"), type="primary", key="own_go"):
        return
    try:
        state.open_exercise(
            house_params(rules)
            | {
                "hand": str(read()),
                "bids": ",".join(bids),
                "seat": seat.name,
                "dealer": dealer.name,
                "scores": write_scores(rules, standings),
            }
        )
    except SpadesError as error:
        st.error(m.error(error))
    else:
        st.rerun()


def _own_seat(m: Messages, name: str) -> Seat:
    names = list(Seat.__members__)
    chosen = st.segmented_control(
        m("bid-your-seat" if name == "seat" else "bid-dealer"),
        names,
        default=Seat.S.name,
        required=True,
        format_func=lambda seat: m.seat(Seat[seat]),
        key=f"own_{name}",
    )
    return Seat[chosen]


def _cards(m: Messages) -> Callable[[], Hand]:
    """Pick or type the cards; gives a reader that refuses what is no hand of thirteen."""
    way = st.segmented_control(
        m("bid-own-way"),
        ["pick", "type"],
        format_func=lambda option: m(f"bid-own-{option}"),
        default="pick",
        required=True,
        key="own_way",
    )
    return _picked(m) if way == "pick" else _typed(m)


def _picked(m: Messages) -> Callable[[], Hand]:
    picked: list[Card] = []
    for suit in Suit:
        ranks = st.pills(
            f"{SYMBOLS[suit]} {m('suit-name', suit=suit.value)}",
            list(reversed(Rank)),
            selection_mode="multi",
            format_func=m.rank,
            key=f"own_{suit.value}",
        )
        picked += [Card.of(suit, rank) for rank in ranks]
    st.caption(m("bid-own-picked", cards=len(picked), full=FULL_HAND))

    def read() -> Hand:
        if len(picked) != FULL_HAND:
            raise NotationError("hand_size", got=len(picked), expected=FULL_HAND)
        return Hand(picked)

    return read


def _typed(m: Messages) -> Callable[[], Hand]:
    text = st.text_input(m("bid-own-text"), key="own_text", placeholder="AK52.Q97.J4.T983")

    def read() -> Hand:
        return Hand.parse(text, size=FULL_HAND)

    return read


def _bids_before(m: Messages, rules: RuleSet, seat: Seat, dealer: Seat) -> list[str]:
    """The bids of the seats that speak before the learner."""
    order = clockwise(dealer.lho)
    before = order[: order.index(seat)]
    if not before:
        return []
    names = {str(bid): m.bid(bid) for bid in rules.menu}
    menu = list(names)
    with st.container(horizontal=True):
        return [
            st.selectbox(
                m("bid-own-bid", seat=m.seat(other)),
                menu,
                index=menu.index("3"),
                format_func=names.__getitem__,
                key=f"own_bid_{other.name}",
            )
            for other in before
        ]
