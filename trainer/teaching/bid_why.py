"""Why a bid is the best, and why it is not the sure-trick count: codes with their figures.

Every code is computed from the values of the bids, nothing is guessed: `trainer.ui` turns
code and figures into a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from trainer.analysis import Caveat, Estimate, LookedAt
from trainer.analysis.bid_value import BidValue, BidValues
from trainer.engine import Bid, RuleSet
from trainer.engine.bids import MOST_TRICKS
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise

#: How many reasons are worth reading.
MOST_REASONS: Final = 3

#: A difference of tricks below this is not worth a word; nor one of points.
TELLING_TRICKS: Final = 0.35
TELLING_POINTS: Final = 2.0

#: From this bid on a partner covers much.
COVER: Final = 4


class Why(StrEnum):
    """Why the best bid is better than another, or good by itself."""

    TOO_HIGH = "too_high"
    TOO_LOW = "too_low"
    CHANCE = "chance"
    CHANCES = "chances"
    BAGS = "bags"
    BAGS_MORE = "bags_more"
    NIL_FAILS = "nil_fails"
    NIL_MADE = "nil_made"
    NIL_COVER = "nil_cover"
    NUMBER_INSTEAD = "number_instead"
    NEIGHBOURS = "neighbours"


class Gap(StrEnum):
    """Why the best bid is not the sure-trick count."""

    SAME = "same"
    NIL = "nil"
    MAYBES = "maybes"
    RUFFS = "ruffs"
    SMALL_CARDS = "small_cards"
    LONG_SUIT = "long_suit"
    NO_SPADES = "no_spades"
    PARTNER_STRONG = "partner_strong"
    PARTNER_WEAK = "partner_weak"
    PARTNER_NIL = "partner_nil"
    LAST_SEAT_ROOM = "last_seat_room"
    LAST_SEAT_TIGHT = "last_seat_tight"
    BAGS = "bags"
    SET = "set"
    SCORE = "score"


@dataclass(frozen=True)
class Reason:
    """A code and its figures: numbers, and bids."""

    code: str
    figures: dict[str, Any] = field(default_factory=dict)


def why_best(exercise: BidExercise, judged: Judgement) -> tuple[Reason, ...]:
    """Why `judged.subject` is right, against the learner's bid where that is another."""
    values, right = judged.values, judged.values.bids[judged.subject]
    other = judged.bid if judged.bid != right.bid else None
    if right.bid.is_nil:
        found = _nil_is_best(exercise, values, right, other)
    elif other is not None and other.is_nil:
        found = _nil_was_wrong(exercise, values, right, other)
    else:
        found = _number_is_best(exercise, values, right, other)
    return tuple(found)[:MOST_REASONS]


def _number_is_best(
    exercise: BidExercise, values: BidValues, best: BidValue, other: Bid | None
) -> Iterator[Reason]:
    rules = exercise.rules
    contract = _contract(exercise, best.bid)
    if other is not None:
        own, extra = values.bids[other], other.tricks - best.bid.tricks
        figures = {"extra": abs(extra), "points": abs(extra) * rules.trick_points}
        if extra > 0:
            won, lost = rules.trick_points * contract, rules.set_points * (contract + extra)
            yield Reason(Why.TOO_HIGH, figures | {"won": won, "lost": lost})
        else:
            yield Reason(Why.TOO_LOW, figures | {"bag": rules.bag_value})
        if best.p_made is not None and own.p_made is not None:
            yield Reason(
                Why.CHANCES,
                {"best": best.bid, "p_best": best.p_made, "own": other, "p_own": own.p_made},
            )
        if extra < 0:
            yield Reason(Why.BAGS_MORE, {"bags": own.bags, "best": best.bid, "fewer": best.bags})
            return
    elif best.p_made is not None:
        yield Reason(Why.CHANCE, {"best": best.bid, "p_best": best.p_made})
    if rules.penalty_group:
        standing = exercise.standings[exercise.own_side].bags
        yield Reason(Why.BAGS, {"best": best.bid, "bags": best.bags, "standing": standing})
    if other is None:
        yield from _neighbours(values, best)


def _neighbours(values: BidValues, best: BidValue) -> Iterator[Reason]:
    """What the numbers beside the best lose, where both are open and clearly worse."""
    near = [
        bid
        for bid in values.bids
        if not bid.is_nil and abs(bid.tricks - best.bid.tricks) == 1 and not values.is_right(bid)
    ]
    if len(near) == 2:
        low, high = sorted(near, key=lambda bid: bid.tricks)
        losses = {"low_loss": values.loss(low), "high_loss": values.loss(high)}
        yield Reason(Why.NEIGHBOURS, {"low": low, "high": high} | losses)


def _nil_is_best(
    exercise: BidExercise, values: BidValues, nil: BidValue, other: Bid | None
) -> Iterator[Reason]:
    number = values.bids[other] if other is not None else _best_number(values)
    if nil.p_nil is not None and number is not None:
        need = _break_even(exercise.rules, nil, nil.value - number.value)
        yield Reason(Why.NIL_MADE, {"p": nil.p_nil, "need": need, "number": number.bid})
    partner = exercise.partner_bid
    if partner is not None and partner.tricks >= COVER:
        yield Reason(Why.NIL_COVER, {"partner": partner, "seat": exercise.seat.partner})
    if number is not None:
        yield Reason(
            Why.NUMBER_INSTEAD,
            {"number": number.bid, "tricks": number.mean_tricks, "value": number.value},
        )


def _nil_was_wrong(
    exercise: BidExercise, values: BidValues, best: BidValue, other: Bid
) -> Iterator[Reason]:
    nil = values.bids[other]
    if nil.p_nil is not None:
        need = _break_even(exercise.rules, nil, nil.value - best.value)
        yield Reason(Why.NIL_FAILS, {"p": nil.p_nil, "need": need, "number": best.bid})
    if best.p_made is not None:
        yield Reason(Why.CHANCE, {"best": best.bid, "p_best": best.p_made})


def _break_even(rules: RuleSet, nil: BidValue, lead: float) -> float:
    """The chance at which the nil is worth as much as a bid it leads by `lead` points."""
    blind = nil.bid.kind.value == "blind_nil"
    made = rules.blind_nil_made if blind else rules.nil_made
    failed = rules.blind_nil_failed if blind else rules.nil_failed
    swing = made - failed
    chance = nil.p_nil or 0.0
    return min(max(chance - lead / swing, 0.0), 1.0) if swing else chance


def _best_number(values: BidValues) -> BidValue | None:
    numbers = [value for bid, value in values.bids.items() if not bid.is_nil]
    return max(numbers, key=lambda value: value.value) if numbers else None


def _contract(exercise: BidExercise, bid: Bid) -> int:
    partner = exercise.partner_bid
    return bid.tricks + (partner.tricks if partner is not None else 0)


@dataclass(frozen=True, slots=True)
class Means:
    """Tricks on average with a bid: the seat's, its partner's (None where there is none)."""

    own: float
    partner: float | None

    @classmethod
    def of(cls, exercise: BidExercise, value: BidValue) -> Means:
        """The means of a bid's worlds."""
        side = sum(tricks * share for tricks, share in enumerate(value.side_tricks))
        partner = side - value.mean_tricks if exercise.rules.has_sides else None
        return cls(value.mean_tricks, partner)


def why_not_the_count(
    exercise: BidExercise, judged: Judgement, counted: Estimate
) -> tuple[Reason, ...]:
    """Why `judged.subject` is not the count, the strongest reasons first; one code if it is."""
    values, best = judged.values, judged.values.bids[judged.subject]
    if best.bid.is_nil:
        return (Reason(Gap.NIL, {"sure": counted.sure}),)
    found = [*_score(values)]
    off = best.bid.tricks - counted.sure
    if off == 0:
        return (Reason(Gap.SAME, {"sure": counted.sure}), *found)
    gaps = _above(counted, best) if off > 0 else _below(counted, best)
    gaps = [*gaps, *_points(values, counted, best), *_auction(exercise, counted, best, off)]
    strongest = sorted(gaps, key=lambda gap: -gap[0])
    return tuple([reason for _, reason in strongest][: MOST_REASONS - len(found)] + found)


#: A reason and its strength: about how many tricks it moves the bid.
_Weighed = tuple[float, Reason]


def _above(counted: Estimate, best: BidValue) -> list[_Weighed]:
    """More tricks than are sure."""
    ruffs = sum(line.maybe for line in counted.looked_at if line.reason is LookedAt.RUFF)
    maybes = counted.maybe - ruffs
    cards = tuple(card for line in counted.looked_at if line.maybe for card in line.cards)
    more = best.mean_tricks - counted.sure
    found = []
    if maybes >= TELLING_TRICKS:
        found.append((maybes, Reason(Gap.MAYBES, {"cards": cards})))
    if ruffs:
        found.append((ruffs, Reason(Gap.RUFFS)))
    if (rest := more - counted.maybe) >= TELLING_TRICKS:
        figures = {"tricks": best.mean_tricks, "sure": counted.sure}
        found.append((rest, Reason(Gap.SMALL_CARDS, figures)))
    return found


def _below(counted: Estimate, best: BidValue) -> list[_Weighed]:
    """Sure tricks that are not so sure."""
    caveats = {line.reason for line in counted.caveats}
    short = max(counted.sure - best.mean_tricks, TELLING_TRICKS)
    figures = {"tricks": best.mean_tricks, "sure": counted.sure}
    found = []
    if caveats & {Caveat.LONG_SIDE_SUIT, Caveat.ACE_IN_VERY_LONG_SUIT}:
        found.append((short, Reason(Gap.LONG_SUIT, figures)))
    if Caveat.NO_SPADES in caveats:
        found.append((short, Reason(Gap.NO_SPADES, figures)))
    return found


def _points(values: BidValues, counted: Estimate, best: BidValue) -> list[_Weighed]:
    """What a bid at the count would cost in bags, or in sets."""
    at_count = values.bids.get(Bid.number(counted.sure))
    if at_count is None:
        return []
    found = []
    bags = best.parts["bags"] - at_count.parts["bags"]
    if bags >= TELLING_POINTS and best.bid.tricks > counted.sure:
        figures = {"bags": at_count.bags, "points": bags, "sure": counted.sure}
        found.append((bags / 10, Reason(Gap.BAGS, figures)))
    sets = best.parts["contract_set"] - at_count.parts["contract_set"]
    if sets >= TELLING_POINTS and best.bid.tricks < counted.sure and at_count.p_made is not None:
        figures = {"p": at_count.p_made, "sure": counted.sure}
        found.append((sets / 10, Reason(Gap.SET, figures)))
    return found


def _auction(exercise: BidExercise, counted: Estimate, best: BidValue, off: int) -> list[_Weighed]:
    """What the others' bids say: the partner's, and for the last seat the table's total."""
    found: list[_Weighed] = []
    partner, means = exercise.partner_bid, Means.of(exercise, best)
    seat = exercise.seat.partner
    if partner is not None and partner.is_nil and off < 0:
        found.append((1.0, Reason(Gap.PARTNER_NIL, {"seat": seat})))
    elif partner is not None and not partner.is_nil and means.partner is not None:
        slack = means.partner - partner.tricks
        if abs(slack) >= TELLING_TRICKS and (slack > 0) is (off > 0):
            code = Gap.PARTNER_STRONG if slack > 0 else Gap.PARTNER_WEAK
            figures = {"seat": seat, "bid": partner, "tricks": means.partner}
            found.append((abs(slack), Reason(code, figures)))
    left = MOST_TRICKS - exercise.auction.total
    if len(exercise.auction.calls) == 3:
        room = left - counted.sure
        if room > 0 and off > 0:
            found.append((room / 2, Reason(Gap.LAST_SEAT_ROOM, {"left": left})))
        if room < 0 and off < 0:
            found.append((-room / 2, Reason(Gap.LAST_SEAT_TIGHT, {"left": left})))
    return found


def _score(values: BidValues) -> Iterator[Reason]:
    """Where the score asks for another bid than the long run does."""
    now, best = values.best_now, values.bids[values.best]
    if not values.is_right_now(values.best):
        yield Reason(Gap.SCORE, {"now": now, "loss": -best.now_diff, "best": values.best})
