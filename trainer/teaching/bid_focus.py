"""What a session can practise: kinds of exercises, each a predicate and a way to draw them.

A focus is data. Its exercises are made again from its code and a seed, and every one of
them satisfies `Focus.holds`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.analysis import LookedAt, NilAdvice, estimate
from trainer.engine import (
    DEAL_IDS,
    NIL,
    Deal,
    Hand,
    RuleSet,
    Seat,
    Standing,
    allowed_bids,
    numbered_deal_id,
    side_keys,
    side_of,
)
from trainer.engine.draws import Draws
from trainer.teaching.bid_exercise import BidExercise, deal_exercise

#: Part of every seed; a change of the drawing raises it.
FOCUS_VERSION: Final = 1

#: Deals tried for one exercise: the rarest focus fits one deal in four.
MOST_TRIES: Final = 400

#: From this share of the target on it is the end of a game.
END: Final = 0.8
#: How far the sides lie apart there, at most, as a share of the target.
END_SPREAD: Final = 0.4

NIL_MOST_SURE: Final = 2
NIL_MOST_WEIGHT: Final = 4.0
HONEST_SURE: Final = 2
HONEST_MAYBE: Final = 0.5

Drawn = Callable[[RuleSet, Seat, Draws], dict[str, Standing] | None]


def _any_hand(_: Hand) -> bool:
    return True


def _any_exercise(_: BidExercise) -> bool:
    return True


def _any_house(_: RuleSet) -> bool:
    return True


def _drawn_with_the_deal(*_: object) -> None:
    return None


@dataclass(frozen=True)
class Focus:
    """One thing to practise.

    Attributes:
        code: its name in addresses and messages.
        hand: whether a hand belongs to it; looked at before the auction.
        fits: whether the rest of the exercise does.
        standings: draws the scores for a seat; None leaves them to the deal's id.
        last: whether the seat bids last.
        open_in: whether a house knows such exercises at all.
    """

    code: str
    hand: Callable[[Hand], bool] = _any_hand
    fits: Callable[[BidExercise], bool] = _any_exercise
    standings: Drawn = _drawn_with_the_deal
    last: bool = False
    open_in: Callable[[RuleSet], bool] = _any_house

    def holds(self, exercise: BidExercise) -> bool:
        """Whether an exercise belongs to the focus."""
        return self.hand(exercise.hand) and self.fits(exercise)


def _counts_plainly(hand: Hand) -> bool:
    """Sure tricks and little beside them: what is counted is what there is to bid."""
    counted = estimate(hand)
    ruffs = any(line.reason is LookedAt.RUFF for line in counted.looked_at)
    plain = counted.maybe <= HONEST_MAYBE and not counted.caveats and not ruffs
    no_nil = counted.nil_danger.advice() is NilAdvice.BAD
    return counted.sure >= HONEST_SURE and plain and no_nil


def _may_ruff(hand: Hand) -> bool:
    return any(line.reason is LookedAt.RUFF for line in estimate(hand).looked_at)


def _tempts_to_nil(hand: Hand) -> bool:
    counted = estimate(hand)
    return counted.sure <= NIL_MOST_SURE and counted.nil_danger.weight <= NIL_MOST_WEIGHT


def _nil_is_open(exercise: BidExercise) -> bool:
    return NIL in allowed_bids(exercise.auction, standings=exercise.standings)


def _bids_last(exercise: BidExercise) -> bool:
    return len(exercise.auction.calls) == len(Seat) - 1


def _is_fresh(exercise: BidExercise) -> bool:
    return all(at == Standing() for at in exercise.standings.values())


def _is_end(exercise: BidExercise) -> bool:
    best = max(at.score for at in exercise.standings.values())
    return END * exercise.rules.target <= best < exercise.rules.target


def _one_bag_short(exercise: BidExercise) -> bool:
    own = exercise.standings[exercise.own_side]
    return own.bags == exercise.rules.penalty_group - 1


def _fresh(rules: RuleSet, seat: Seat, draws: Draws) -> dict[str, Standing]:  # noqa: ARG001
    return {key: Standing() for key in side_keys(rules)}


def _end(rules: RuleSet, seat: Seat, draws: Draws) -> dict[str, Standing]:  # noqa: ARG001
    """One side is near the target, the others somewhere behind it."""
    keys = side_keys(rules)
    ahead = draws.choice(keys)
    low = round(END * rules.target)
    drawn = {}
    for key in keys:
        score = low + draws.below(rules.target - low)
        if key != ahead:
            score -= draws.below(round(END_SPREAD * rules.target))
        drawn[key] = Standing(score, draws.below(rules.penalty_group or 1))
    return drawn


def _nine_bags(rules: RuleSet, seat: Seat, draws: Draws) -> dict[str, Standing]:
    """Somewhere in a game, the own side one bag short of its penalty."""
    group = rules.penalty_group
    drawn = {
        key: Standing(draws.below(round(END * rules.target)), draws.below(group))
        for key in side_keys(rules)
    }
    own = side_of(rules, seat)
    return drawn | {own: Standing(drawn[own].score, group - 1)}


def _has_nil(rules: RuleSet) -> bool:
    return rules.nil_open_to != "nobody"


def _has_penalty(rules: RuleSet) -> bool:
    return bool(rules.penalty_group)


#: Every focus by its code, in the order offered.
FOCUSES: Final[dict[str, Focus]] = {
    focus.code: focus
    for focus in (
        Focus("any"),
        Focus("count", hand=_counts_plainly, fits=_is_fresh, standings=_fresh),
        Focus("ruffs", hand=_may_ruff),
        Focus("nil", hand=_tempts_to_nil, fits=_nil_is_open, open_in=_has_nil),
        Focus("last", fits=_bids_last, last=True),
        Focus("end", fits=_is_end, standings=_end),
        Focus("bags", fits=_one_bag_short, standings=_nine_bags, open_in=_has_penalty),
    )
}


def focuses_of(rules: RuleSet) -> tuple[Focus, ...]:
    """What can be practised in a house."""
    return tuple(focus for focus in FOCUSES.values() if focus.open_in(rules))


def focus_exercise(rules: RuleSet, focus: Focus, seed: str) -> BidExercise:
    """The exercise of a focus and a seed.

    Raises:
        ValueError: no deal that fits was found (the house does not know the focus).
    """
    draws = Draws(f"bid focus {FOCUS_VERSION}:{focus.code}:{seed}")
    for _ in range(MOST_TRIES):
        id_ = numbered_deal_id(draws.below(DEAL_IDS))
        deal = Deal.from_id(id_)
        seats = [seat for seat in Seat if focus.hand(deal.hand(seat))]
        if not seats:
            continue
        seat = draws.choice(seats)
        exercise = deal_exercise(
            rules,
            id_,
            seat=seat,
            dealer=seat if focus.last else None,
            standings=focus.standings(rules, seat, draws),
        )
        if focus.holds(exercise):
            return exercise
    raise ValueError(f"no exercise of {focus.code!r} under {rules.id!r}")
