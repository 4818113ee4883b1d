"""Observations of the policy's own play, from which its coefficients are fitted."""

from __future__ import annotations

from typing import Any

from .batch import begin_play, bid_on, finish_auction, finish_play
from .bidding import (
    allowed,
    best_number,
    choice_features,
    expected_tricks,
    nil_chance,
    nil_features,
    nil_side_holding,
    nil_spade_holding,
    side_holding,
    spade_holding,
    trick_features,
)
from .build import allocating, compiled, entry
from .draws import below
from .layout import (
    BAG_COUNT,
    BEST,
    BID,
    CARDS_AT,
    CHOICE_FEATURES,
    COUNT,
    DEALER,
    DECK,
    FEATURES,
    FEATURES_AT,
    HAND,
    LEADER,
    MADE,
    NIL,
    NIL_FEATURES,
    OPEN,
    PLAYED,
    SCORES_AT,
    SUIT_CARDS,
    TAKEN,
    TRICKS_FEATURES,
    VOID,
)
from .need import nil_stake, worth_of_trick
from .play import (
    choose_card,
    context_of,
    describe,
    list_cards,
    side_cell,
    spade_cell,
)
from .score import difference, score_side
from .table import copy_table, deal, play, start_play, suit_of, to_move
from .words import lowest, popcount
from .worlds import hide_later_bids


@allocating
def deal_tables(tables: Any, seed: Any, first: Any, last: Any) -> None:
    """Fresh tables: hands by the seed and the table's number, the deal going round."""
    for number in range(first, last):
        table = tables[number]
        table[:] = 0
        deal(table, seed * 1_000_003 + number)
        table[DEALER] = number & 3
        for seat in range(4):
            table[BID + seat] = OPEN


@entry
def watch_cards(
    table: Any, rules: Any, models: Any, scratch: Any, side: Any, spade: Any, cells: Any
) -> None:
    """Play a table with its bids made; count, by cell, cards seen and cards that won.

    `side` and `spade` have a row a cell: seen, won. `cells` is scratch of 400 × 2 int64.
    """
    start_play(table, rules)
    noted = 0
    won = 0
    while table[HAND + table[LEADER]] != 0:
        for seat in range(4):
            if nil_stake(table, rules, seat) > 0.0:
                continue
            hand = table[HAND + seat]
            unseen = DECK & ~(table[PLAYED] | hand)
            spades_out = popcount(suit_of(unseen, 0))
            for suit in range(4):
                mine = suit_of(hand, suit)
                out = suit_of(unseen, suit)
                short = (table[VOID + ((seat + 1) & 3)] | table[VOID + ((seat + 3) & 3)]) >> suit
                above = popcount(mine)
                held = above
                while mine != 0:
                    rank = lowest(mine)
                    mine &= mine - 1
                    above -= 1
                    higher = popcount(out >> rank)
                    if suit == 0:
                        cell = spade_cell(higher, above, popcount(out), held - 1 - above)
                    else:
                        cell = side_cell(higher, above, popcount(out), spades_out, short & 1)
                    cells[noted, 0] = cell
                    cells[noted, 1] = SUIT_CARDS * suit + rank
                    noted += 1
        for _ in range(4):
            seat = to_move(table)
            card = choose_card(table, rules, models[seat & 1], scratch)
            last = table[COUNT] == 3
            play(table, card)
            if last:
                won |= 1 << table[BEST]
    for note in range(noted):
        card = cells[note, 1]
        rows = spade if card < SUIT_CARDS else side
        rows[cells[note, 0], 0] += 1
        rows[cells[note, 0], 1] += (won >> card) & 1


@allocating
def try_cards(
    tables: Any,
    rules: Any,
    models: Any,
    scratch: Any,
    first: Any,
    last: Any,
    seed: Any,
    rows: Any,
    gains: Any,
    contexts: Any,
) -> None:
    """At one moment of each deal: what another card brings against the policy's own.

    The rest is played out by the policy after either. `rows` receives the difference of the
    features (other minus own), `gains` that of the points, `contexts` the context, −1 where
    the moment offered no choice.
    """
    own = tables[0].copy()
    other = tables[0].copy()
    parts = tables[0].copy()
    for number in range(first, last):
        table = tables[number]
        begin_play(table, rules, models, scratch)
        moment = below(seed + number, 0, 48)
        contexts[number] = -1
        for place in range(52):
            seat = to_move(table)
            model = models[seat & 1]
            card = choose_card(table, rules, model, scratch)
            if place < moment:
                play(table, card)
                continue
            count = list_cards(table, rules, scratch)
            if count == 1:
                play(table, card)
                continue
            worth = worth_of_trick(table, rules, scratch)
            describe(table, rules, model, scratch, worth, count)
            chosen = 0
            for candidate in range(count):
                if int(scratch[CARDS_AT + candidate]) == card:
                    chosen = candidate
            # Mostly the runner-up: that is where the weights have to decide.
            tried = -1
            if below(seed + number, 1, 2) == 0:
                for candidate in range(count):
                    if candidate != chosen and (
                        tried < 0 or scratch[SCORES_AT + candidate] > scratch[SCORES_AT + tried]
                    ):
                        tried = candidate
            else:
                tried = (chosen + 1 + below(seed + number, 2, count - 1)) % count
            contexts[number] = context_of(table, rules, worth, scratch)
            for feature in range(FEATURES):
                rows[number, feature] = (
                    scratch[FEATURES_AT + FEATURES * tried + feature]
                    - scratch[FEATURES_AT + FEATURES * chosen + feature]
                )
            trial = int(scratch[CARDS_AT + tried])
            copy_table(table, own)
            copy_table(table, other)
            play(own, card)
            play(other, trial)
            finish_play(own, rules, models, scratch)
            finish_play(other, rules, models, scratch)
            gains[number] = difference(other, rules, seat, parts) - difference(
                own, rules, seat, parts
            )
            break


@compiled
def note(features: Any, count: Any, row: Any) -> None:
    """Take down the first features of the scratch."""
    for feature in range(count):
        row[feature] = features[feature]


@allocating
def watch_tricks(
    tables: Any,
    rules: Any,
    models: Any,
    scratch: Any,
    first: Any,
    last: Any,
    holdings: Any,
    dense: Any,
    tricks: Any,
) -> None:
    """Each deal bid and played; one row a seat: classes, features, tricks (−1 for a nil).

    The tables receive their bids. Hands and bids are taken down before the play.
    """
    for number in range(first, last):
        table = tables[number]
        finish_auction(table, rules, models, scratch)
        seen = table.copy()
        for seat in range(4):
            copy_table(table, seen)
            hide_later_bids(seen, seat)
            row = 4 * number + seat
            trick_features(seen, rules, seat, scratch)
            note(scratch, TRICKS_FEATURES, dense[row])
            hand = seen[HAND + seat]
            holdings[row, 0] = spade_holding(suit_of(hand, 0))
            for suit in range(1, 4):
                holdings[row, suit] = side_holding(suit_of(hand, suit))
        start_play(table, rules)
        finish_play(table, rules, models, scratch)
        for seat in range(4):
            nil = table[BID + seat] >= NIL
            tricks[4 * number + seat] = -1 if nil else table[TAKEN + seat]


@entry
def force_nils(
    tables: Any,
    rules: Any,
    models: Any,
    scratch: Any,
    first: Any,
    last: Any,
    most_tricks: Any,
    holdings: Any,
    dense: Any,
    made: Any,
) -> None:
    """One seat a deal bids nil, where its hand is not out of question.

    One row a deal: classes, features, and whether the nil was made (−1: not tried).
    """
    for number in range(first, last):
        table = tables[number]
        seat = (table[DEALER] + 1 + (number >> 2)) & 3
        made[number] = -1
        bid_on(table, rules, models, scratch, (seat - table[DEALER] - 1) & 3)
        tricks = expected_tricks(table, rules, models[seat & 1], seat, scratch)
        open_bids = allowed(table, rules, seat)
        ace = suit_of(table[HAND + seat], 0) >> 12
        if tricks > most_tricks or not (open_bids >> NIL) & 1 or ace:
            continue
        hand = table[HAND + seat]
        nil_features(table, rules, seat, scratch)
        note(scratch, NIL_FEATURES, dense[number])
        holdings[number, 0] = nil_spade_holding(suit_of(hand, 0))
        for suit in range(1, 4):
            holdings[number, suit] = nil_side_holding(suit_of(hand, suit))
        table[BID + seat] = NIL
        begin_play(table, rules, models, scratch)
        finish_play(table, rules, models, scratch)
        made[number] = 1 if table[TAKEN + seat] == 0 else 0


@allocating
def try_bids(
    tables: Any,
    rules: Any,
    models: Any,
    scratch: Any,
    first: Any,
    last: Any,
    rows: Any,
    results: Any,
    states: Any,
) -> None:
    """One seat a deal tries five numbers around its estimate, and nil.

    For each deal: `rows` 5 × features of the number; `results` 6 × (whether tried, contract
    made, bags, points); `states` 12 auction features, nil's chance, tricks, best number.
    """
    tried = tables[0].copy()
    parts = tables[0].copy()
    for number in range(first, last):
        table = tables[number]
        seat = (table[DEALER] + 1 + (number >> 2)) & 3
        bid_on(table, rules, models, scratch, (seat - table[DEALER] - 1) & 3)
        model = models[seat & 1]
        tricks = expected_tricks(table, rules, model, seat, scratch)
        bids = allowed(table, rules, seat)
        best = best_number(table, rules, model, seat, bids, tricks, scratch)
        chance = nil_chance(table, rules, model, seat, scratch)
        choice_features(table, rules, seat, tricks, best, scratch)
        note(scratch, 12, states[number])
        states[number, 12] = chance
        states[number, 13] = tricks
        states[number, 14] = float(best)
        low = max(int(tricks + 0.5) - 2, 1)
        for trial in range(6):
            bid = low + trial if trial < 5 else NIL
            results[number, trial, 0] = 0.0
            if not (bids >> bid) & 1 or (bid == NIL and chance < 0.15):
                continue
            if trial < 5:
                choice_features(table, rules, seat, tricks, bid, scratch)
                note(scratch, CHOICE_FEATURES, rows[number, trial])
            copy_table(table, tried)
            tried[BID + seat] = bid
            begin_play(tried, rules, models, scratch)
            finish_play(tried, rules, models, scratch)
            score_side(tried, rules, seat, parts)
            results[number, trial, 0] = 1.0
            results[number, trial, 1] = float(parts[MADE])
            results[number, trial, 2] = float(parts[BAG_COUNT])
            results[number, trial, 3] = difference(tried, rules, seat, parts)
