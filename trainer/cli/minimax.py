"""Best play by trying everything, over the engine's own `play`: the solver's reference.

Nothing is pruned and no card is held equal to another; only positions met again between two
tricks are remembered.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache

from trainer.engine import (
    BLIND_NIL,
    DECK,
    NIL,
    Bid,
    Card,
    Hand,
    PlayState,
    Reason,
    RuleSet,
    Seat,
    Side,
    Standing,
    legal_plays,
    load_house,
    play,
    score_hand,
)
from trainer.solver import Contract, NilSet, Objective, Points, Tricks

Payoff = Callable[[tuple[int, int, int, int]], float]


def best_play(state: PlayState, objective: Objective) -> tuple[float, dict[Card, float]]:
    """The value of a position and of every legal card, for the side to move."""
    gaining, payoff = _question(state, objective)
    memo: dict[object, float] = {}

    def value(now: PlayState) -> float:
        if now.is_over:
            return payoff(now.taken)
        key = None
        if not now.trick:
            key = (now.hands, now.leader, now.spades_broken, now.taken, now.first_trick)
            if key in memo:
                return memo[key]
        pick = max if now.to_move in gaining else min
        found = pick(value(play(now, card)) for card in legal_plays(now))
        if key is not None:
            memo[key] = found
        return found

    cards = {card: value(play(state, card)) for card in legal_plays(state)}
    pick = max if state.to_move in gaining else min
    return pick(cards.values()), cards


def _question(state: PlayState, objective: Objective) -> tuple[set[Seat], Payoff]:
    """Who wants a great value, and what the tricks taken at the end are worth."""
    mover = state.to_move
    rules = state.rules
    ours = set(mover.side.seats) if rules.has_sides else {mover}
    if isinstance(objective, Tricks):
        before = sum(state.taken[seat] for seat in ours)
        return ours, lambda taken: sum(taken[seat] for seat in ours) - before
    if isinstance(objective, NilSet):
        seat = objective.seat
        had = state.taken[seat]
        return set(seat.side.other.seats), lambda taken: bool(taken[seat] > had)
    side = mover.side
    if isinstance(objective, Contract):
        bids = objective.bids

        @cache
        def is_made(taken: tuple[int, int, int, int]) -> float:
            lines = score_hand(rules, bids, dict(zip(Seat, taken, strict=True))).sides[side].lines
            return any(line.reason is Reason.CONTRACT_MADE for line in lines)

        return ours, is_made

    @cache
    def points(taken: tuple[int, int, int, int]) -> float:
        worth = points_of(rules, objective, taken)
        return worth[side] - worth[side.other]

    return ours, points


def points_of(
    rules: RuleSet, points: Points, taken: tuple[int, int, int, int]
) -> Mapping[Side, float]:
    """What both sides gain by a deal; without `before` bags at their long-run price."""
    tricks = dict(zip(Seat, taken, strict=True))
    if points.before is not None:
        scored = score_hand(rules, points.bids, tricks, points.before)
        return {side: scored.sides[side].delta for side in Side}
    free = score_hand(rules.with_options({"bag_penalty": 0}), points.bids, tricks)
    price = rules.bag_penalty / rules.bag_group if rules.bag_group else 0
    return {side: free.sides[side].delta + free.sides[side].bags * price for side in Side}


# ---------------------------------------------------------------- random questions


def random_state(rng: random.Random, rules: RuleSet, size: int) -> PlayState:
    """A position of `size` cards each at the start of its trick, 0 to 3 of them then played."""
    cards = rng.sample(DECK, 4 * size)
    hands = [Hand(cards[seat::4]) for seat in range(4)]
    marks = sorted(rng.choices(range(14 - size), k=3))
    gone = 13 - size
    marks = [min(mark, gone) for mark in marks]
    taken = (marks[0], marks[1] - marks[0], marks[2] - marks[1], gone - marks[2])
    state = PlayState(
        rules,
        (hands[0], hands[1], hands[2], hands[3]),
        rng.choice(list(Seat)),
        spades_broken=rng.random() < 0.4,
        first_trick=size == 13,
        taken=taken,
    )
    for _ in range(rng.choice((0, 0, 1, 2, 3))):
        state = play(state, rng.choice(legal_plays(state)))
    return state


def random_bids(rng: random.Random, rules: RuleSet, nils: int) -> dict[Seat, Bid]:
    """Bids with about `nils` nils, as many as the house allows."""
    bids = {seat: Bid.number(rng.randint(max(rules.lowest_bid, 0), 5)) for seat in Seat}
    if rules.nil_open_to == "nobody":
        return bids
    for seat in rng.sample(list(Seat), nils):
        if rules.double_nil == "closed" and bids[seat.partner].is_nil:
            continue
        blind = rules.blind_nil != "none" and rng.random() < 0.3
        bids[seat] = BLIND_NIL if blind else NIL
    return bids


def random_before(rng: random.Random, rules: RuleSet) -> dict[str, Standing] | None:
    """Standings, or none half of the time."""
    if rng.random() < 0.5:
        return None
    most = max(rules.penalty_group - 1, 0)
    return {side: Standing(rng.randint(-300, 480), rng.randint(0, most)) for side in Side}


def random_question(rng: random.Random, size: int) -> tuple[PlayState, Objective]:
    """Any house, any objective that it has, 0 to 4 nils."""
    rules = load_house(rng.choice(("classic", "solo", "cards4", "moon", "fives")))
    state = random_state(rng, rules, size)
    if not rules.has_sides:
        return state, Tricks()
    kind = rng.choice(("tricks", "nil", "score", "score", "score"))
    if kind == "tricks":
        return state, Tricks()
    if kind == "nil":
        return state, NilSet(rng.choice(list(Seat)))
    bids = random_bids(rng, rules, rng.randint(0, 4))
    return state, Points(bids, random_before(rng, rules))
