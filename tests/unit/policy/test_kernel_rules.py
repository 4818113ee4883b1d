"""The kernel's rules against the engine's: lines counted, random games, points."""

import random

import numpy as np
import pytest

from trainer.engine import (
    BLIND_NIL,
    HOUSES,
    NIL,
    Auction,
    Bid,
    Deal,
    IllegalBid,
    PlayState,
    RuleSet,
    ScoringError,
    Seat,
    Standing,
    allowed_bids,
    legal_plays,
    load_house,
    place_bid,
    play,
    score_hand,
    side_keys,
    side_of,
)
from trainer.engine.deals import DEALS
from trainer.engine.draws import Draws
from trainer.engine.hands import Hand
from trainer.policy.kernel import bidding as kernel_bidding
from trainer.policy.kernel import layout
from trainer.policy.kernel import score as kernel_score
from trainer.policy.kernel import table as kernel_table
from trainer.policy.kernel.build import entry
from trainer.policy.rules import (
    bid_word,
    cards_of,
    mask_of,
    new_table,
    rule_words,
    set_scores,
)

CUSTOM = {
    "no_break": load_house("classic").with_options(
        {"break_rule": False, "first_lead_not_spade": False}
    ),
    "first_lead": load_house("moon").with_options(
        {"break_rule": False, "first_lead_not_spade": True}
    ),
    "limits": load_house("classic").with_options(
        {
            "min_team_bid": 4,
            "max_pair_bid": 13,
            "total_not_thirteen": True,
            "double_nil": "unit",
            "ten_for_200": True,
            "bags_carry": False,
            "boston_bonus": 200,
            "nil_bag_points": False,
        }
    ),
    "capped": load_house("classic").with_options({"max_pair_bid": 5, "min_team_bid": 4}),
    "capped_without_nil": load_house("moon").with_options(
        {"max_pair_bid": 3, "nil_open_to": "nobody"}
    ),
    "capped_before_partner": load_house("moon").with_options(
        {"max_pair_bid": 4, "nil_open_to": "before_partner"}
    ),
    "closed": load_house("cards4").with_options({"double_nil": "closed", "nil_open_to": "anyone"}),
}
start_play, to_move, kernel_legal, kernel_play = (
    # Parts of the kernel, each given a way in of its own.
    entry(part.py_func)  # type: ignore[attr-defined]
    for part in (
        kernel_table.start_play,
        kernel_table.to_move,
        kernel_table.legal,
        kernel_table.play,
    )
)
RULES = {house: load_house(house) for house in HOUSES} | CUSTOM


def random_deal(source: random.Random) -> Deal:
    return Deal.from_number(source.randrange(DEALS))


def table_of(state: PlayState) -> np.ndarray:
    table = new_table()
    for seat in Seat:
        table[layout.HAND + seat] = mask_of(state.hands[seat])
        table[layout.TAKEN + seat] = state.taken[seat]
    table[layout.PLAYED] = layout.DECK & ~sum(mask_of(hand) for hand in state.hands)
    table[layout.LEADER] = state.leader
    table[layout.BROKEN] = state.spades_broken
    table[layout.FIRST] = state.first_trick
    return table


def engine_lines(state: PlayState, depth: int) -> int:
    if depth == 0 or state.is_over:
        return 1
    return sum(engine_lines(play(state, card), depth - 1) for card in legal_plays(state))


@pytest.mark.parametrize("name", RULES)
def test_lines_of_play_are_counted_alike(name: str) -> None:
    rules, words = RULES[name], rule_words(RULES[name])
    source = random.Random(name)
    for size, depth in ((13, 3), (3, 12), (2, 8)):
        deal = random_deal(source)
        hands = tuple(Hand(source.sample(sorted(hand), size)) for hand in deal.hands)
        state = PlayState(rules, hands, Seat(source.randrange(4)), first_trick=size == 13)
        lines = kernel_table.count_lines(table_of(state), words, np.int64(depth))
        assert lines == engine_lines(state, depth)


@pytest.mark.parametrize("name", RULES)
def test_random_games_run_alike(name: str) -> None:
    rules, words = RULES[name], rule_words(RULES[name])
    source = random.Random(name)
    for _ in range(60):
        deal, dealer = random_deal(source), Seat(source.randrange(4))
        state = PlayState.start(rules, deal, dealer)
        table = table_of(state)
        table[layout.DEALER] = dealer
        start_play(table, words)
        while not state.is_over:
            assert to_move(table) == state.to_move
            legal = kernel_legal(table, words)
            assert set(cards_of(legal)) == set(legal_plays(state))
            card = source.choice(legal_plays(state))
            kernel_play(table, card.index)
            state = play(state, card)
        assert tuple(table[layout.TAKEN : layout.TAKEN + 4]) == state.taken


def random_bids(rules: RuleSet, source: random.Random) -> dict[Seat, Bid] | None:
    menu = [*rules.menu, NIL, BLIND_NIL] if rules.blind_nil != "none" else list(rules.menu)
    weights = [1 if bid.tricks < 7 else 0.2 for bid in menu]
    bids = dict(zip(Seat, source.choices(menu, weights, k=4), strict=True))
    try:
        return {seat: rules.accept(bid) for seat, bid in bids.items()}
    except IllegalBid:
        return None


@pytest.mark.parametrize("name", RULES)
def test_points_are_counted_alike(name: str) -> None:
    rules, words = RULES[name], rule_words(RULES[name])
    source = random.Random(name)
    parts = np.zeros(layout.PARTS, dtype=np.int64)
    compared = 0
    while compared < 300:
        bids = random_bids(rules, source)
        cuts = sorted(source.randrange(14) for _ in range(3))
        taken = [cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 13 - cuts[2]]
        if bids is None:
            continue
        if compared % 10 == 0 and rules.has_sides:
            taken = [13, 0, 0, 0]
            bids |= {Seat.N: Bid.number(10), Seat.S: Bid.number(3)}
        most = max(rules.penalty_group - 1, 0)
        before = {
            key: Standing(source.randrange(-100, 500), source.randint(0, most))
            for key in side_keys(rules)
        }
        try:
            scored = score_hand(rules, bids, dict(zip(Seat, taken, strict=True)), before)
        except ScoringError:
            continue
        compared += 1
        table = new_table()
        set_scores(table, rules, before)
        for seat in Seat:
            table[layout.BID + seat] = bid_word(bids[seat])
            table[layout.TAKEN + seat] = taken[seat]
        for seat in Seat:
            side = scored.sides[side_of(rules, seat)]
            assert kernel_score.score_side(table, words, seat, parts) == side.delta
            assert sum(parts[: layout.BAG_COUNT]) == side.delta
            bags = parts[layout.BAG_COUNT]
            assert kernel_score.bags_after(table, words, seat, bags) == side.bags


@pytest.mark.parametrize("name", RULES)
def test_the_same_bids_are_open(name: str) -> None:
    rules, words = RULES[name], rule_words(RULES[name])
    draws = Draws(name)
    for _ in range(150):
        auction = Auction(rules, Seat(draws.below(4)))
        table = new_table()
        table[layout.DEALER] = auction.dealer
        while (turn := auction.turn) is not None:
            found = kernel_bidding.allowed(table, words, turn)
            bids = [bid for bid in allowed_bids(auction) if bid != BLIND_NIL]
            assert found == sum(1 << bid_word(bid) for bid in bids)
            if not bids:
                break
            bid = draws.choice(bids)
            table[layout.BID + turn] = bid_word(bid)
            auction = place_bid(auction, bid)
