"""A hand of the learner's own: pick or type the cards, say who has bid what, and be asked."""

from __future__ import annotations

from collections.abc import Callable

import streamlit as st

from trainer.engine import (
    DISPLAY_ORDER,
    FULL_HAND,
    Card,
    Hand,
    NotationError,
    Rank,
    RuleSet,
    Seat,
    SpadesError,
    clockwise,
)
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.ui import fields, html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import exercise_of, house_params, write_scores
from trainer.ui.bid.setup import no_scores, scores_form

#: R, D and V are king, queen and jack where the learner's cards show A R D V.
SHOWN_LETTERS = str.maketrans("RDV", "KQJ")


def own_hand(m: Messages) -> None:
    """Draw the form, filled with the last hand made up; what is typed stays until it opens."""
    rules = prefs.rules()
    draft = _draft(rules)
    with st.container(horizontal=True, vertical_alignment="center"):
        st.html(html.title(m("bid-own"), [html.chip(m("bid-house"), rules.name)]), width="stretch")
        st.button(m("bid-own-back"), on_click=state.next_hand)
    left, right = st.columns([7.1, 4.2], gap="medium")
    with right, st.container(border=True, key="panel_own_table"):
        seat, dealer = _own_seat(m, "seat", draft), _own_seat(m, "dealer", draft)
        bids = _bids_before(m, rules, seat, dealer, draft)
        start = draft.standings if draft is not None else no_scores(rules)
        standings = scores_form(m, rules, seat, start, "own")
    with left, st.container(border=True, key="panel_own_cards"):
        read = _cards(m, draft)
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
            st.html(html.alert(m.error(error)))
        else:
            st.rerun()


def _draft(rules: RuleSet) -> BidExercise | None:
    """The last hand made up, as far as this house can have it."""
    params = {name: text for name, text in state.draft().items() if name != "rules"}
    if not params:
        return None
    for left_out in ((), ("scores",), ("scores", "bids")):
        kept = {name: text for name, text in params.items() if name not in left_out}
        try:
            return exercise_of(kept | house_params(rules))
        except SpadesError:
            continue
    return None


def _own_seat(m: Messages, name: str, draft: BidExercise | None) -> Seat:
    names = list(Seat.__members__)
    start: Seat = getattr(draft, name, Seat.S)
    chosen = st.segmented_control(
        m("bid-your-seat" if name == "seat" else "bid-dealer"),
        names,
        default=start.name,
        required=True,
        format_func=lambda seat: m.seat(Seat[seat]),
        key=f"own_{name}",
    )
    return Seat[chosen]


def _cards(m: Messages, draft: BidExercise | None) -> Callable[[], Hand]:
    """Pick or type the cards; gives a reader that refuses what is no hand of thirteen."""
    way = st.segmented_control(
        m("bid-own-way"),
        ["pick", "type"],
        format_func=lambda option: m(f"bid-own-{option}"),
        default="pick",
        required=True,
        key="own_way",
    )
    hand = draft.hand if draft is not None else Hand()
    return _picked(m, hand) if way == "pick" else _typed(m, hand)


def _picked(m: Messages, start: Hand) -> Callable[[], Hand]:
    picked: list[Card] = []
    for suit in DISPLAY_ORDER:
        cards = st.pills(
            m("suit-name", suit=suit.value),
            [Card.of(suit, rank) for rank in reversed(Rank)],
            selection_mode="multi",
            default=list(start.suit(suit)),
            format_func=m.card,
            key=f"own_{suit.value}",
        )
        picked += cards
    st.caption(m("bid-own-picked", cards=len(picked), full=FULL_HAND))

    def read() -> Hand:
        if len(picked) != FULL_HAND:
            raise NotationError("hand_size", got=len(picked), expected=FULL_HAND)
        return Hand(picked)

    return read


def _typed(m: Messages, start: Hand) -> Callable[[], Hand]:
    text = st.text_input(
        m("bid-own-text"),
        str(start) if len(start) else "",
        key="own_text",
        placeholder="AK52.Q97.J4.T983",
        max_chars=40,
    )

    def read() -> Hand:
        # The letters that the cards show in French are no notation, but nothing else either.
        try:
            return Hand.parse(text.upper().translate(SHOWN_LETTERS), size=FULL_HAND)
        except NotationError as error:
            error.input = text  # as it was typed
            raise

    if text:
        try:
            read()
        except SpadesError as error:
            st.caption(m.error(error))
        else:
            st.caption(m("bid-own-checked"))
    return read


def _bids_before(
    m: Messages, rules: RuleSet, seat: Seat, dealer: Seat, draft: BidExercise | None
) -> list[str]:
    """The bids of the seats that speak before the learner."""
    order = clockwise(dealer.lho)
    before = order[: order.index(seat)]
    if not before:
        return []
    names = {str(bid): m.bid(bid) for bid in rules.menu}
    menu = list(names)
    known = draft.auction.bids if draft is not None else {}
    with st.container(horizontal=True):
        return [
            fields.choice(
                m("bid-own-bid", seat=m.seat(other)),
                menu,
                index=menu.index(str(known[other]) if str(known.get(other)) in names else "3"),
                names=names.__getitem__,
                key=f"own_bid_{other.name}",
            )
            for other in before
        ]
