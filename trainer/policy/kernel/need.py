"""What a trick is worth to a side now: its contract, the others', and bags."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from .build import compiled, entry
from .layout import (
    BAG_POINTS,
    BID,
    BLIND_FAILED,
    BLIND_MADE,
    BLIND_NIL,
    BOSTON,
    FAILED_HELPS,
    GROUP,
    HAND,
    NEEDS_AT,
    NIL,
    NIL_FAILED,
    NIL_MADE,
    PENALTY,
    SET_POINTS,
    SIDES,
    STAKES_AT,
    TAKEN,
    TEN_FOR_200,
    TRICK_POINTS,
)
from .score import tricks_of
from .table import to_move
from .words import popcount

#: How the spread of the tricks to come grows with the square root of their number.
SPREAD = 0.40


@compiled
def bag_cost(rules: Any) -> Any:
    """What a bag costs in the long run, in points."""
    cost = -float(rules[BAG_POINTS])
    if rules[GROUP]:
        cost -= float(rules[PENALTY]) / float(rules[GROUP])
    return cost


@compiled
def contract_and_need(table: Any, rules: Any, seat: Any) -> Any:
    """The contract of a seat's side, and the tricks it still lacks (none: 0 or less)."""
    bid = table[BID + seat]
    contract = tricks_of(bid)
    helping = table[TAKEN + seat] if bid < NIL or rules[FAILED_HELPS] else 0
    if rules[SIDES]:
        partner = (seat + 2) & 3
        bid = table[BID + partner]
        contract += tricks_of(bid)
        if bid < NIL or rules[FAILED_HELPS]:
            helping += table[TAKEN + partner]
    return contract, contract - helping


@compiled
def swing_of(rules: Any, contract: Any) -> Any:
    """The points between making and losing a contract."""
    if rules[TEN_FOR_200] and contract == 10:
        return 400.0 if rules[SET_POINTS] else 200.0
    swing = float((rules[TRICK_POINTS] - rules[SET_POINTS]) * contract)
    if contract == 13:
        swing += float(rules[BOSTON])
    return swing


@entry
def nil_stake(table: Any, rules: Any, seat: Any) -> Any:
    """The points between making and losing a seat's nil that is still alive, else 0."""
    bid = table[BID + seat]
    if bid < NIL or table[TAKEN + seat] > 0:
        return 0.0
    if bid == BLIND_NIL:
        return float(rules[BLIND_MADE] - rules[BLIND_FAILED])
    return float(rules[NIL_MADE] - rules[NIL_FAILED])


@compiled
def note_stakes(table: Any, rules: Any, seat: Any, scratch: Any) -> Any:
    """Write the stakes of the nils alive, by steps from a seat; their seats, a bit each."""
    nils = 0
    for step in range(4):
        other = (seat + step) & 3
        stake = nil_stake(table, rules, other)
        scratch[STAKES_AT + step] = stake
        if stake > 0.0:
            nils |= 1 << other
    return nils


#: By tricks left and slack (from −26 up): the chance that one trick decides a contract,
#: and the chance that a side gets there.
_LEFT = np.maximum(np.arange(14), 1)[:, None]
_SIGMA = SPREAD * np.sqrt(_LEFT)
_Z = 0.5 * (np.arange(53)[None, :] - 26) / _SIGMA
DECIDES = np.minimum(1.0, np.exp(-0.5 * _Z**2) / np.sqrt(2.0 * np.pi) / _SIGMA)
REACHES = np.array(
    [[0.5 * math.erfc(-x / math.sqrt(2.0)) for x in row] for row in _Z + 0.5 / _SIGMA]
)


@entry
def worth_of_trick(table: Any, rules: Any, scratch: Any) -> Any:
    """What one more trick is worth to the side of the seat to move, in points.

    The tricks to come fall around the two needs, the slack between them halved. Then a trick
    is worth the chance that it decides a contract times the stake, less the bags it brings.
    Both sides' needs go into `scratch` at `NEEDS_AT`.
    """
    seat = to_move(table)
    left = popcount(table[HAND + seat])
    contract, need = contract_and_need(table, rules, seat)
    ours = max(need, 0)
    theirs = 0
    steps = 1 if rules[SIDES] else 3
    for step in range(1, steps + 1):
        theirs += max(contract_and_need(table, rules, (seat + step) & 3)[1], 0)
    scale = 1.0 / float(max(left, 1))
    scratch[NEEDS_AT] = min(float(ours) * scale, 1.2)
    scratch[NEEDS_AT + 1] = min(float(theirs) * scale, 1.2)
    slack = min(max(left - ours - theirs, -26), 26) + 26
    decides = DECIDES[left, slack]
    cost = bag_cost(rules)
    bags = cost * REACHES[left, slack]
    worth = 0.0
    if 0 < need <= left:
        worth += swing_of(rules, contract) * decides - bags
    elif need <= 0:
        worth -= cost
    weight = 1.0 if rules[SIDES] else 1.0 / 3.0
    for step in range(1, steps + 1):
        contract, need = contract_and_need(table, rules, (seat + step) & 3)
        if 0 < need <= left:
            worth += weight * (swing_of(rules, contract) * decides - bags)
        elif need <= 0:
            worth -= weight * cost
    return worth
