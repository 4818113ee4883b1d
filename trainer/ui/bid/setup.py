"""Set up: what the hands to come are like, a deal by its number, a hand of one's own."""

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
    Standing,
    Suit,
    clockwise,
    deal_id,
    side_keys,
)
from trainer.i18n import Messages
from trainer.i18n.messages import SYMBOLS
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import house_params, write_scores
from trainer.ui.bid.question import side_name

ANY = "any"
MOST_POINTS = 2000


def setup(m: Messages, exercise: BidExercise) -> None:
    """The button and what it opens."""
    with st.popover(m("bid-setup"), width="content"):
        prefs.house_chooser(m)
        _seat(m, "seat", m("bid-your-seat"))
        _seat(m, "dealer", m("bid-dealer"))
        rules = prefs.rules()
        drawn = st.toggle(m("bid-scores-drawn"), "scores" not in state.settings(), key="drawn")
        if drawn:
            state.fix("scores", None)
        else:
            me = Seat[state.settings().get("seat", exercise.seat.name)]
            state.fix("scores", write_scores(rules, scores_form(m, rules, me, "set")))
        st.button(m("bid-deal-so"), on_click=state.next_hand, width="stretch")
        _by_number(m)
        if st.button(m("bid-own"), width="stretch", key="own_open"):
            own_hand(m)


def scores_form(m: Messages, rules: RuleSet, me: Seat, key: str) -> dict[str, Standing]:
    """Points and bags of each side."""
    most = (rules.penalty_group or MOST_POINTS) - 1
    standings = {}
    for side in side_keys(rules):
        name = side_name(m, rules, side, me)
        with st.container(horizontal=True, vertical_alignment="bottom"):
            points = st.number_input(
                m("bid-points-of", side=name), -MOST_POINTS, MOST_POINTS, 0, 10,
                key=f"{key}_points_{side}",
            )  # fmt: skip
            bags_key = f"{key}_bags_{side}"
            # A house with smaller groups of bags cannot hold what stood here before.
            if st.session_state.get(bags_key, 0) > most:
                st.session_state[bags_key] = most
            bags = st.number_input(m("bid-bags-head"), 0, most, 0, key=bags_key)
        standings[side] = Standing(int(points), int(bags))
    return standings


def _seat(m: Messages, name: str, label: str) -> None:
    key = f"setup_{name}"
    st.session_state[key] = state.settings().get(name, ANY)

    def store() -> None:
        value = st.session_state[key]
        state.fix(name, None if value == ANY else value)

    st.segmented_control(
        label,
        [ANY, *Seat.__members__],
        format_func=lambda seat: m("bid-any") if seat == ANY else m.seat(Seat[seat]),
        key=key,
        on_change=store,
        required=True,
    )


def _by_number(m: Messages) -> None:
    number = st.text_input(m("bid-by-number"), key="by_number", placeholder="7K3F-2QXM")
    if number:
        _try(m, lambda: deal_id(number))
    st.button(m("bid-open"), on_click=_open_number, disabled=not number, width="stretch")


def _open_number() -> None:
    params = house_params(prefs.rules()) | state.settings()
    try:
        state.open_exercise(params | {"deal": st.session_state["by_number"]})
    except SpadesError:
        return  # the sentence stands under the field already


def own_hand(m: Messages) -> None:
    """Ask for a hand, an auction and a score, in a dialog."""
    st.dialog(m("bid-own"), width="large")(_own_hand)(m)


def _own_hand(m: Messages) -> None:
    rules = prefs.rules()
    way = st.segmented_control(
        m("bid-own-way"),
        ["pick", "type"],
        format_func=lambda option: m(f"bid-own-{option}"),
        default="pick",
        required=True,
        key="own_way",
    )
    read = _picked(m) if way == "pick" else _typed(m)
    names = list(Seat.__members__)
    seat = Seat[st.segmented_control(
        m("bid-your-seat"), names, default="S", required=True, key="own_seat",
        format_func=lambda name: m.seat(Seat[name]),
    )]  # fmt: skip
    dealer = Seat[st.segmented_control(
        m("bid-dealer"), names, default="S", required=True, key="own_dealer",
        format_func=lambda name: m.seat(Seat[name]),
    )]  # fmt: skip
    bids = _bids_before(m, rules, seat, dealer)
    standings = scores_form(m, rules, seat, "own")
    if not st.button(m("bid-own-go"), type="primary"):
        return

    def judge() -> None:
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

    if _try(m, judge):
        st.rerun()


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


def _try(m: Messages, act: Callable[[], object]) -> bool:
    """Do it, or say why not; what the learner has typed stays."""
    try:
        act()
    except SpadesError as error:
        st.error(m.error(error))
        return False
    return True
