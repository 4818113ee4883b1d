"""The question: the table, your hand, the pad; the score and the session beside it."""

from __future__ import annotations

import streamlit as st

from trainer.engine import BLIND_NIL, Bid, RuleSet, Seat, can_bid, refused_bids, side_keys
from trainer.i18n import Messages
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_grade import grade_bid
from trainer.teaching.hand_kinds import hand_kind
from trainer.teaching.tally import TallyEntry
from trainer.ui import html, prefs
from trainer.ui.bid import state
from trainer.ui.bid.address import exercise_of
from trainer.ui.bid.coaching import is_blind, prepare
from trainer.ui.bid.places import FACTS, Places
from trainer.ui.bid.tally import tally_panel
from trainer.ui.html import Html
from trainer.ui.table import BidButton, BidPad, bid_pad, card_table, hand_data, seat_plates, table

TABLE_KEY = "bid_table"
LOOK = "look"


def question(m: Messages, exercise: BidExercise, places: Places) -> None:
    """Draw the open question with the learner's hand."""
    rules = exercise.rules
    closed = refused_bids(exercise.auction, standings=exercise.standings)
    pad = bid_pad(m, rules.menu, {bid: m.error(error) for bid, error in closed.items()})
    hint = {"nil": m("bid-zero-is-nil"), "number": m("bid-zero-is-number"), "closed": ""}
    _draw(m, exercise, places, pad, hint[rules.zero], with_hand=True)
    prepare(exercise)


def blind_question(m: Messages, exercise: BidExercise, places: Places) -> None:
    """Offer the blind nil before any card is sent to the browser."""
    pad = BidPad(
        m("table-pad"),
        (
            BidButton(str(BLIND_NIL), m("bid-blind"), m("bid-blind"), wide=True,
                      detail=m("bid-blind-worth", points=exercise.rules.blind_nil_made)),
            BidButton(LOOK, m("bid-look"), m("bid-look"), wide=True),
        ),
    )  # fmt: skip
    _draw(m, exercise, places, pad, m("bid-blind-hint"), with_hand=False)


def side_name(m: Messages, rules: RuleSet, key: str, me: Seat) -> str:
    """A side as the learner knows it: You and North, East and West, or a seat."""
    if not rules.has_sides:
        return m("table-you") if key == me.name else m.seat(Seat[key])
    first, second = (Seat[letter] for letter in key)
    if me in (first, second):
        return m("bid-you-and", seat=m.seat(me.partner))
    return m("bid-they", first=m.seat(first), second=m.seat(second))


def score_panel(m: Messages, exercise: BidExercise) -> Html:
    """Score and bags before the hand."""
    rules = exercise.rules
    own = exercise.own_side
    keys = sorted(side_keys(rules), key=lambda key: key != own)
    group = rules.penalty_group
    rows = []
    for key in keys:
        standing = exercise.standings[key]
        bags = (
            m("bid-bags-of", bags=standing.bags, group=group)
            if group
            else m("bid-bags", bags=standing.bags)
        )
        name = side_name(m, rules, key, exercise.seat)
        rows.append(html.ScoreRow(name, m.number(standing.score), standing.bags, bags))
    to = html.Html(f'<span class="sm mut">{html.text(m("bid-to", target=rules.target))}</span>')
    parts = [
        html.heading(m("bid-score"), to),
        html.score_panel(rows, points=m("bid-points"), bags=m("bid-bags-head"), group=group),
    ]
    if group:
        cost = m("bid-bags-cost", group=group, points=m.number(-rules.bag_penalty))
        parts.append(html.Html(f'<p class="xs mut" style="margin-top:10px">{html.text(cost)}</p>'))
    return html.panel(*parts)


def _draw(
    m: Messages,
    exercise: BidExercise,
    places: Places,
    pad: BidPad,
    hint: str,
    *,
    with_hand: bool,
) -> None:
    with places.below:
        first = exercise.auction.order[0]
        card_table(
            table(
                m,
                deck=prefs.prefs().deck,
                seats=seat_plates(
                    m,
                    exercise.seat,
                    dealer=exercise.dealer,
                    bids=exercise.auction.bids,
                    turn=exercise.seat,
                    subs=_subs(m, exercise),
                    partners=exercise.rules.has_sides,
                ),
                hand=hand_data(m, exercise.hand) if with_hand else None,
                question=m("bid-ask"),
                sub=m("bid-order", seat="you" if first is exercise.seat else first.name,
                      name=m.seat(first)),
                pad=pad,
                hint=hint,
            ),
            key=TABLE_KEY,
            on_bid=_bid,
        )  # fmt: skip
        st.html(html.stack(score_panel(m, exercise), tally_panel(m), name=FACTS))


def _subs(m: Messages, exercise: BidExercise) -> dict[Seat, str]:
    """What stands under each name: the role, and when a seat bids."""
    subs = {}
    for place, seat in enumerate(exercise.auction.order):
        done = "done" if seat in exercise.auction.bids else "open"
        subs[seat] = m(
            "bid-turn", who="you" if seat is exercise.seat else "seat", place=place + 1, done=done
        )
    if exercise.rules.has_sides:
        subs[exercise.seat.partner] = m("table-role-partner")
    return subs


def _bid(value: str) -> None:
    """Take the learner's bid; a second click, or a bid that is closed, changes nothing."""
    now = state.current()
    if value == LOOK:
        state.change(looked=True)
        return
    exercise = exercise_of(now.params)
    bid = Bid.parse(value)
    # A hand of the learner's own has been seen in making it up.
    seen = now.looked or bid != BLIND_NIL or exercise.id is None
    allowed = can_bid(exercise.auction, bid, standings=exercise.standings, hand_seen=seen)
    if now.bid is not None or not allowed:
        return
    bid = exercise.rules.accept(bid)
    state.change(bid=str(bid))
    grade = grade_bid(exercise, bid, hand_seen=not is_blind(exercise, bid))
    state.record(
        TallyEntry.of(
            grade,
            exercise.id or str(exercise.hand),
            hand_kind(exercise.hand),
            now.params,
            now.session,
        )
    )
