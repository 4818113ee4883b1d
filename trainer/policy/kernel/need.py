"""What a trick is worth to a side now: its contract, the others', and bags."""

from __future__ import annotations

import math
from typing import Any

from trainer.policy.kernel.build import compiled
from trainer.policy.kernel.layout import (
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
    TAKEN,
    TEN_FOR_200,
    TRICK_POINTS,
)
from trainer.policy.kernel.score import tricks_of
from trainer.policy.kernel.table import to_move
from trainer.policy.kernel.words import popcount

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
def contract_of(table: Any, rules: Any, seat: Any) -> Any:
    """The contract of a seat's side, in tricks."""
    contract = tricks_of(table[BID + seat])
    if rules[SIDES]:
        contract += tricks_of(table[BID + ((seat + 2) & 3)])
    return contract


@compiled
def helping_of(table: Any, rules: Any, seat: Any) -> Any:
    """The tricks taken so far that help the contract of a seat's side."""
    helping = 0
    if rules[FAILED_HELPS] or table[BID + seat] < NIL:
        helping += table[TAKEN + seat]
    partner = (seat + 2) & 3
    if rules[SIDES] and (rules[FAILED_HELPS] or table[BID + partner] < NIL):
        helping += table[TAKEN + partner]
    return helping


@compiled
def swing_of(rules: Any, contract: Any) -> Any:
    """The points between making and losing a contract."""
    if rules[TEN_FOR_200] and contract == 10:
        return 400.0 if rules[SET_POINTS] else 200.0
    swing = float((rules[TRICK_POINTS] - rules[SET_POINTS]) * contract)
    if contract == 13:
        swing += float(rules[BOSTON])
    return swing


@compiled
def nil_stake(table: Any, rules: Any, seat: Any) -> Any:
    """The points between making and losing a seat's nil that is still alive, else 0."""
    bid = table[BID + seat]
    if bid < NIL or table[TAKEN + seat] > 0:
        return 0.0
    if bid == BLIND_NIL:
        return float(rules[BLIND_MADE] - rules[BLIND_FAILED])
    return float(rules[NIL_MADE] - rules[NIL_FAILED])


@compiled
def normal_below(x: Any) -> Any:
    """The distribution function of the standard normal."""
    return 0.5 * math.erfc(-x * 0.7071067811865476)


@compiled
def worth_of_trick(table: Any, rules: Any, scratch: Any) -> Any:
    """What one more trick is worth to the side of the seat to move, in points.

    Both sides' needs go into `scratch` at `NEEDS_AT`.

    The tricks to come fall around the two needs, the slack between them halved. Then a trick
    is worth the chance that it decides a contract times the stake, less the bags it brings.
    """
    seat = to_move(table)
    left = popcount(table[HAND + seat])
    contract = contract_of(table, rules, seat)
    need = contract - helping_of(table, rules, seat)
    ours = max(need, 0)
    theirs = 0
    steps = 1 if rules[SIDES] else 3
    for step in range(1, steps + 1):
        other = (seat + step) & 3
        theirs += max(contract_of(table, rules, other) - helping_of(table, rules, other), 0)
    slack = float(left - ours - theirs)
    tricks = float(max(left, 1))
    scratch[NEEDS_AT] = min(float(ours) / tricks, 1.2)
    scratch[NEEDS_AT + 1] = min(float(theirs) / tricks, 1.2)
    sigma = SPREAD * math.sqrt(tricks)
    z = 0.5 * slack / sigma
    decides = min(1.0, 0.3989422804 * math.exp(-0.5 * z * z) / sigma)
    reach = normal_below(z + 0.5 / sigma)
    cost = bag_cost(rules)
    worth = 0.0
    if 0 < need <= left:
        worth += swing_of(rules, contract) * decides - cost * reach
    elif need <= 0:
        worth -= cost
    weight = 1.0 if rules[SIDES] else 1.0 / 3.0
    for step in range(1, steps + 1):
        other = (seat + step) & 3
        their_contract = contract_of(table, rules, other)
        their_need = their_contract - helping_of(table, rules, other)
        if 0 < their_need <= left:
            worth += weight * (swing_of(rules, their_contract) * decides - cost * reach)
        elif their_need <= 0:
            worth -= weight * cost
    return worth
