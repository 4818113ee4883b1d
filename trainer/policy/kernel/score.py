"""Points of a hand in the kernel: the engine's `score_hand` on plain integers."""

from __future__ import annotations

from typing import Any

from .build import compiled, entry
from .layout import (
    BAG,
    BAG_COUNT,
    BAG_PENALTY,
    BAG_POINTS,
    BAGS,
    BID,
    BLIND_FAILED,
    BLIND_MADE,
    BLIND_NIL,
    BOSTON,
    BOSTON_AGAINST,
    BOSTONS,
    CARRY,
    CONTRACT,
    DOUBLE_FAILED,
    DOUBLE_MADE,
    DOUBLE_NIL,
    FAILED_HELPS,
    GROUP,
    MADE,
    NIL,
    NIL_BAG_POINTS,
    NIL_FAILED,
    NIL_MADE,
    NILS,
    PARTS,
    PENALTY,
    SET,
    SET_POINTS,
    SIDES,
    TAKEN,
    TEN_FOR_200,
    TRICK_POINTS,
)


@compiled
def tricks_of(bid: Any) -> Any:
    """What a bid adds to the contract."""
    return bid if 0 <= bid < NIL else 0


@entry
def score_side(table: Any, rules: Any, seat: Any, parts: Any) -> Any:
    """The change of score of a seat's side; `parts` receives it reason by reason.

    `MADE` among the parts is 1 for a contract that is made, −1 for one that is set, else 0.
    """
    for part in range(PARTS):
        parts[part] = 0
    partner = (seat + 2) & 3 if rules[SIDES] else seat
    members = 2 if rules[SIDES] else 1
    contract = 0
    taken = 0
    nils = 0
    apart = 0
    for member in range(members):
        who = seat if member == 0 else partner
        bid = table[BID + who]
        contract += tricks_of(bid)
        taken += table[TAKEN + who]
        if bid >= NIL:
            nils += 1
            if not rules[FAILED_HELPS]:
                apart += table[TAKEN + who]
    helping = taken - apart
    over = 0
    if nils == members:
        over = helping
    elif contract == 0:
        apart = 0
    elif helping >= contract:
        ten = rules[TEN_FOR_200] and contract == 10
        parts[CONTRACT] = 200 if ten else rules[TRICK_POINTS] * contract
        parts[MADE] = 1
        over = helping - contract
    else:
        ten = rules[TEN_FOR_200] and contract == 10 and rules[SET_POINTS] != 0
        parts[SET] = -200 if ten else rules[SET_POINTS] * contract
        parts[MADE] = -1
    if nils > 1 and rules[DOUBLE_NIL] == 1:
        broken = table[TAKEN + seat] + table[TAKEN + partner] > 0
        parts[NILS] = rules[DOUBLE_FAILED] if broken else rules[DOUBLE_MADE]
    else:
        for member in range(members):
            who = seat if member == 0 else partner
            bid = table[BID + who]
            if bid >= NIL:
                made = table[TAKEN + who] == 0
                if bid == BLIND_NIL:
                    parts[NILS] += rules[BLIND_MADE] if made else rules[BLIND_FAILED]
                else:
                    parts[NILS] += rules[NIL_MADE] if made else rules[NIL_FAILED]
    if rules[BOSTON] and contract == 13 and helping == 13:
        others_nil = True
        for who in range(4):
            if who != seat and who != partner and table[BID + who] < NIL:
                others_nil = False
        if rules[BOSTON_AGAINST] or not others_nil:
            parts[BOSTONS] = rules[BOSTON]
    bags = over + apart
    parts[BAG_COUNT] = bags
    parts[BAG] = rules[BAG_POINTS] * (bags if rules[NIL_BAG_POINTS] else over)
    if rules[GROUP] and bags:
        penalties = (table[BAGS + seat] + bags) // rules[GROUP]
        if not rules[CARRY] and penalties > 1:
            penalties = 1
        parts[BAG_PENALTY] = penalties * rules[PENALTY]
    total = 0
    for part in range(BAG_COUNT):
        total += parts[part]
    return total


@entry
def bags_after(table: Any, rules: Any, seat: Any, bags: Any) -> Any:
    """What stands toward the next penalty after a hand that brought `bags`."""
    standing = table[BAGS + seat] + bags
    if not rules[GROUP] or standing < rules[GROUP]:
        return standing
    return standing % rules[GROUP] if rules[CARRY] else 0


@compiled
def long_run(rules: Any, parts: Any) -> Any:
    """The points of a side with a bag at its long-run price."""
    total = float(parts[CONTRACT] + parts[SET] + parts[NILS] + parts[BOSTONS] + parts[BAG])
    if rules[GROUP]:
        total += float(parts[BAG_COUNT] * rules[PENALTY]) / float(rules[GROUP])
    return total


@entry
def difference(table: Any, rules: Any, seat: Any, parts: Any) -> Any:
    """Long-run points of a seat's side minus those of the others (their mean, without sides)."""
    score_side(table, rules, seat, parts)
    own = long_run(rules, parts)
    if rules[SIDES]:
        score_side(table, rules, (seat + 1) & 3, parts)
        return own - long_run(rules, parts)
    others = 0.0
    for step in range(1, 4):
        score_side(table, rules, (seat + step) & 3, parts)
        others += long_run(rules, parts)
    return own - others / 3.0
