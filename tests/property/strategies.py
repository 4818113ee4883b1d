"""Hypothesis strategies for the engine's objects."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from hypothesis import strategies as st

from trainer.engine import (
    BLIND_NIL,
    DEALS,
    DECK,
    HOUSES,
    NIL,
    Auction,
    Bid,
    Deal,
    Hand,
    HouseError,
    PlayState,
    RuleSet,
    Seat,
    Standing,
    allowed_bids,
    legal_plays,
    load_house,
    place_bid,
    play,
    side_keys,
)

cards = st.sampled_from(DECK)
seats = st.sampled_from(tuple(Seat))
houses = st.sampled_from(HOUSES).map(load_house)
numbers = st.integers(0, DEALS - 1)
deals = numbers.map(Deal.from_number)
hands = st.sets(cards, max_size=13).map(Hand)
bids = st.sampled_from([*map(Bid.number, range(14)), NIL, BLIND_NIL])


@st.composite
def customs(draw: Any) -> RuleSet:
    """A house of one's own: several rules changed at once, wherever they hold together."""
    base = draw(houses)
    options = {
        "zero": st.sampled_from(["nil", "number", "closed"]),
        "min_team_bid": st.sampled_from([0, 4, 7]),
        "max_pair_bid": st.sampled_from([0, 4, 10, 13]),
        "total_not_thirteen": st.booleans(),
        "nil_open_to": st.sampled_from(["anyone", "before_partner", "nobody"]),
        "nil_made": st.sampled_from([50, 100]),
        "failed_nil_tricks": st.sampled_from(["bags", "contract"]),
        "nil_bag_points": st.booleans(),
        "double_nil": st.sampled_from(["separate", "unit", "closed"]),
        "blind_nil": st.sampled_from(["none", "off", "on"]),
        "blind_nil_window": st.sampled_from(["any_turn", "before_any_bid"]),
        "blind_nil_unseen": st.booleans(),
        "blind_nil_deficit": st.sampled_from([0, 100]),
        "first_lead_by": st.sampled_from(["dealer_left", "dealer"]),
        "first_lead_not_spade": st.booleans(),
        "break_rule": st.booleans(),
        "set_points": st.sampled_from([-10, 0]),
        "bag_points": st.sampled_from([-1, 0, 1]),
        "bag_group": st.sampled_from([0, 5, 7, 10]),
        "bag_penalty": st.sampled_from([0, -50, -100]),
        "bags_carry": st.booleans(),
        "ten_for_200": st.booleans(),
        "boston_bonus": st.sampled_from([0, 200]),
        "boston_against_double_nil": st.booleans(),
        "target": st.sampled_from([100, 200, 500]),
        "losing_floor": st.sampled_from([0, -200, -500]),
        "tie": st.sampled_from(["play_on", "extra_hand"]),
    }
    names = draw(st.lists(st.sampled_from(sorted(options)), max_size=8, unique=True))
    chosen = {name: draw(options[name]) for name in names}
    while True:
        try:
            return base.with_options(chosen) if chosen else base
        except HouseError as error:
            wrong = {fault.field for fault in error.faults} & set(chosen)
            chosen.pop(wrong.pop() if len(wrong) == 1 else next(iter(chosen)))


@st.composite
def standings(draw: Any, rules: RuleSet) -> dict[str, Standing]:
    """Scores and bags that can stand in a house."""
    most = (rules.penalty_group or 40) - 1
    return {
        key: Standing(draw(st.integers(-600, 600)), draw(st.integers(0, most)))
        for key in side_keys(rules)
    }


@st.composite
def shares(draw: Any) -> dict[Seat, int]:
    """Thirteen tricks, somehow parted."""
    cuts = sorted(draw(st.tuples(*[st.integers(0, 13)] * 3)))
    return dict(zip(Seat, (b - a for a, b in pairwise([0, *cuts, 13])), strict=True))


@st.composite
def auctions(draw: Any, rules: RuleSet, calls: int | None = None) -> Auction:
    """An auction after 0 to 4 allowed bids."""
    auction = Auction(rules, draw(seats))
    for _ in range(draw(st.integers(0, 4)) if calls is None else calls):
        unseen = draw(st.booleans())
        bid = draw(st.sampled_from(allowed_bids(auction, hand_seen=not unseen)))
        auction = place_bid(auction, bid, hand_seen=not unseen)
    return auction


@st.composite
def positions(draw: Any, rules: RuleSet) -> PlayState:
    """A position of a deal somewhere between its first card and its last."""
    state = PlayState.start(rules, draw(deals), draw(seats))
    source = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 52))):
        state = play(state, source.choice(legal_plays(state)))
    return state
