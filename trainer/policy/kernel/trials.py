"""One choice tried in many worlds: what each brings."""

from __future__ import annotations

from typing import Any

from .batch import begin_play, finish_play
from .build import allocating
from .layout import BID, PARTS, SIDES, TAKEN
from .score import long_run, score_side
from .table import copy_table, play

# A row of `try_choice`: the side's parts by reason (see `layout`), then these.
OWN_TRICKS = PARTS
SIDE_TRICKS = PARTS + 1
OWN_LONG_RUN = PARTS + 2
OWN_NOW = PARTS + 3
OTHERS_LONG_RUN = PARTS + 4
OTHERS_NOW = PARTS + 5
ROW = PARTS + 6


@allocating
def try_choice(
    worlds: Any,
    rules: Any,
    models: Any,
    scratch: Any,
    seat: Any,
    bid: Any,
    card: Any,
    first: Any,
    last: Any,
    rows: Any,
) -> None:
    """Bid, or (with `card` not negative) play a card, in each world; the policy does the rest."""
    table = worlds[0].copy()
    parts = worlds[0].copy()
    partner = (seat + 2) & 3
    for number in range(first, last):
        copy_table(worlds[number], table)
        if card >= 0:
            play(table, card)
        else:
            table[BID + seat] = bid
            begin_play(table, rules, models, scratch)
        finish_play(table, rules, models, scratch)
        row = rows[number]
        own_now = score_side(table, rules, seat, parts)
        for part in range(PARTS):
            row[part] = float(parts[part])
        row[OWN_LONG_RUN] = long_run(rules, parts)
        row[OWN_NOW] = float(own_now)
        row[OWN_TRICKS] = float(table[TAKEN + seat])
        row[SIDE_TRICKS] = row[OWN_TRICKS]
        if rules[SIDES]:
            row[SIDE_TRICKS] += float(table[TAKEN + partner])
        steps = 1 if rules[SIDES] else 3
        row[OTHERS_LONG_RUN] = 0.0
        row[OTHERS_NOW] = 0.0
        for step in range(1, steps + 1):
            now = score_side(table, rules, (seat + step) & 3, parts)
            row[OTHERS_NOW] += float(now) / float(steps)
            row[OTHERS_LONG_RUN] += long_run(rules, parts) / float(steps)
