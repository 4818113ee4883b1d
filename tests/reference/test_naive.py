"""The engine against the naive rules."""

from __future__ import annotations

import random

import pytest

from tests.reference.naive import Position, hand_score, may_play, moon_bonus, sequences, winner
from tests.support import PerftRow, perft_table
from trainer.engine import (
    HOUSES,
    Bid,
    Deal,
    PlayState,
    Seat,
    Standing,
    legal_plays,
    load_house,
    play,
    score_hand,
    seats_of,
    side_keys,
    trick_winner,
)

ROWS = perft_table()


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_the_table_is_what_the_naive_counter_counts(row: PerftRow) -> None:
    position = Position(
        tuple(frozenset(map(str, hand)) for hand in row.hands),
        int(row.leader),
        tuple(map(str, row.trick)),
        row.spades_broken,
        row.first_trick,
    )
    counts = sequences(
        position,
        break_rule=row.rules.break_rule,
        first_lead_not_spade=row.rules.first_lead_not_spade,
    )
    assert tuple(counts) == row.counts


@pytest.mark.parametrize("house", HOUSES)
def test_whole_deals_are_played_by_the_same_rules(house: str) -> None:
    rules = load_house(house)
    source = random.Random(f"play {house}")
    for _ in range(60):
        deal = Deal.from_number(source.randrange(10**28))
        state = PlayState.start(rules, deal, Seat(source.randrange(4)))
        broken = False
        while not state.is_over:
            legal = legal_plays(state)
            assert set(map(str, legal)) == may_play(
                set(map(str, state.hands[state.to_move])),
                [str(card) for card in state.trick],
                broken=broken,
                first=len(state.log) < 4,
                break_rule=True,
                first_lead_not_spade=house in ("classic", "fives"),
            )
            card = source.choice(legal)
            broken = broken or str(card)[0] == "S"
            table, leader = (*state.trick, card), state.leader
            state = play(state, card)
            assert state.spades_broken == broken
            if len(table) == 4:
                place = winner([str(card) for card in table])
                assert state.leader == (leader + place) % 4 == trick_winner(leader, table)
        assert sum(state.taken) == 13


@pytest.mark.parametrize("house", HOUSES)
def test_random_hands_score_the_same(house: str) -> None:
    rules = load_house(house)
    source = random.Random(f"score {house}")
    numbers = list(range(rules.lowest_bid, 14))
    nils = {"solo": numbers, "cards4": ["nil", "blind_nil"], "fives": ["nil", "blind_nil"]}
    pools = [numbers[:5], numbers, nils.get(house, ["nil"])]
    scored = 0
    while scored < 1500:
        bids = [source.choice(source.choice(pools)) for _ in Seat]
        if source.random() < 0.05:
            bids[0], bids[2] = 6, 7
        if house == "cards4" and any(
            isinstance(bids[seat], str) and isinstance(bids[seat + 2], str) for seat in (0, 1)
        ):
            continue
        owners = [source.randrange(4) for _ in range(13)]
        if source.random() < 0.2:
            owners = [owner // 2 * 2 for owner in owners]
        tricks = [owners.count(seat) for seat in range(4)]
        before = {
            key: Standing(source.randrange(-300, 480), source.randrange(rules.penalty_group))
            for key in side_keys(rules)
        }
        breakdown = score_hand(
            rules,
            {seat: Bid.parse(bids[seat]) for seat in Seat},
            {seat: tricks[seat] for seat in Seat},
            before,
        )
        for key, side in breakdown.sides.items():
            own = seats_of(key)
            stood = before[key]
            points, bags = hand_score(
                house,
                [bids[seat] for seat in own],
                [tricks[seat] for seat in own],
                (stood.score, stood.bags),
            )
            if house == "moon":
                others = [bids[seat] for seat in Seat if seat not in own]
                points += moon_bonus(
                    [bids[seat] for seat in own], [tricks[seat] for seat in own], others
                )
            assert (side.delta, side.bags) == (points, bags), (key, bids, tricks, before)
        scored += 1
