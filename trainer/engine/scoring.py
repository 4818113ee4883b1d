"""What a hand scores: reason-coded lines a side that add up to its change of score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trainer.engine.bids import BLIND_NIL, MOST_TRICKS, Bid
from trainer.engine.errors import NotationError, ScoringError
from trainer.engine.game import GameResult, Standing, game_result, side_keys
from trainer.engine.rules import RuleSet
from trainer.engine.seats import Seat, Side

TEN_FOR_200 = 200


class Reason(StrEnum):
    """Why a side gains or loses points."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_SET = "contract_set"
    CONTRACT_ZERO = "contract_zero"
    NIL_MADE = "nil_made"
    NIL_FAILED = "nil_failed"
    BLIND_NIL_MADE = "blind_nil_made"
    BLIND_NIL_FAILED = "blind_nil_failed"
    DOUBLE_NIL_MADE = "double_nil_made"
    DOUBLE_NIL_FAILED = "double_nil_failed"
    BOSTON = "boston"
    BAGS = "bags"
    BAG_PENALTY = "bag_penalty"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason and its points.

    Attributes:
        count: the contract's tricks, the number of bags or of penalties; 0 elsewhere.
        seat: whose nil it is, where it is one.
    """

    reason: Reason
    points: int
    count: int = 0
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's hand: `delta` is the sum of `lines`; `score` and `bags` stand after it."""

    contract: int
    taken: int
    delta: int
    score: int
    bags: int
    lines: tuple[ScoreLine, ...]

    @property
    def standing(self) -> Standing:
        """Score and bags after the hand."""
        return Standing(self.score, self.bags)


@dataclass(frozen=True)
class ScoreBreakdown:
    """The hand of all sides, by side (`NS`, `EW`) or, where players score alone, by seat."""

    rules: RuleSet
    sides: Mapping[str, SideScore] = field(compare=True)
    result: GameResult

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result.over

    @property
    def winner(self) -> str | None:
        """The key of the side that has won."""
        return self.result.winner


def score_hand(
    rules: RuleSet,
    bids: Mapping[Seat, Bid],
    tricks: Mapping[Seat, int],
    before: Mapping[str, Standing] | None = None,
) -> ScoreBreakdown:
    """Score one hand.

    Args:
        rules: the house.
        bids: the bid of each seat; what only the order of bidding forbids is accepted.
        tricks: the tricks each seat took, 13 together.
        before: score and bags of each side before the hand; zeros where left out.

    Raises:
        IllegalBid: a bid that the house does not know.
        ScoringError: `seats_missing`, `tricks_range`, `tricks_total`, `sides_unknown`,
            `score_whole`, `bags_negative`, `bags_range`, `partner_is_nil`.
    """
    _verify(rules, bids, tricks, before or {})
    understood = {seat: rules.accept(bids[seat]) for seat in Seat}
    keys = side_keys(rules)
    start = {key: (before or {}).get(key, Standing()) for key in keys}
    sides = {key: _score_side(rules, seats_of(key), understood, tricks, start[key]) for key in keys}
    after = {key: side.standing for key, side in sides.items()}
    return ScoreBreakdown(rules, sides, game_result(rules, start, after))


def seats_of(key: str) -> tuple[Seat, ...]:
    """The seats of a side's key."""
    return Side(key).seats if key in Side.__members__ else (Seat[key],)


def _score_side(
    rules: RuleSet,
    seats: tuple[Seat, ...],
    bids: Mapping[Seat, Bid],
    tricks: Mapping[Seat, int],
    before: Standing,
) -> SideScore:
    nils = [seat for seat in seats if bids[seat].is_nil]
    contract = sum(bids[seat].tricks for seat in seats)
    taken = sum(tricks[seat] for seat in seats)
    # Where a failed nil's tricks are bags they never help the contract.
    apart = sum(tricks[seat] for seat in nils) if rules.failed_nil_tricks == "bags" else 0
    helping = taken - apart
    lines: list[ScoreLine] = []
    if len(nils) == len(seats):
        over = helping
    elif contract == 0:
        lines.append(ScoreLine(Reason.CONTRACT_ZERO, 0))
        over = apart = 0
    elif helping >= contract:
        lines.append(ScoreLine(Reason.CONTRACT_MADE, _worth(rules, contract), contract))
        over = helping - contract
    else:
        lines.append(ScoreLine(Reason.CONTRACT_SET, _cost(rules, contract), contract))
        over = 0
    lines += _nil_lines(rules, nils, bids, tricks)
    if _is_boston(rules, seats, bids, contract, helping):
        lines.append(ScoreLine(Reason.BOSTON, rules.boston_bonus))
    if bags := over + apart:
        # Where both partners are nil every bag is a nil's bag.
        own = 0 if len(nils) == len(seats) else over
        counted = bags if rules.nil_bag_points else own
        lines.append(ScoreLine(Reason.BAGS, rules.bag_points * counted, bags))
    penalties, standing_bags = _penalties(rules, before.bags + bags)
    if penalties:
        lines.append(ScoreLine(Reason.BAG_PENALTY, penalties * rules.bag_penalty, penalties))
    delta = sum(line.points for line in lines)
    return SideScore(contract, taken, delta, before.score + delta, standing_bags, tuple(lines))


def _worth(rules: RuleSet, contract: int) -> int:
    ten = rules.ten_for_200 and contract == 10
    return TEN_FOR_200 if ten else rules.trick_points * contract


def _cost(rules: RuleSet, contract: int) -> int:
    ten = rules.ten_for_200 and contract == 10 and rules.set_points
    return -TEN_FOR_200 if ten else rules.set_points * contract


def _nil_lines(
    rules: RuleSet, nils: list[Seat], bids: Mapping[Seat, Bid], tricks: Mapping[Seat, int]
) -> list[ScoreLine]:
    if len(nils) > 1 and rules.double_nil == "unit":
        if any(tricks[seat] for seat in nils):
            return [ScoreLine(Reason.DOUBLE_NIL_FAILED, rules.double_nil_failed)]
        return [ScoreLine(Reason.DOUBLE_NIL_MADE, rules.double_nil_made)]
    lines = []
    for seat in nils:
        blind, made = bids[seat] == BLIND_NIL, tricks[seat] == 0
        if blind and made:
            line = ScoreLine(Reason.BLIND_NIL_MADE, rules.blind_nil_made, seat=seat)
        elif blind:
            line = ScoreLine(Reason.BLIND_NIL_FAILED, rules.blind_nil_failed, seat=seat)
        elif made:
            line = ScoreLine(Reason.NIL_MADE, rules.nil_made, seat=seat)
        else:
            line = ScoreLine(Reason.NIL_FAILED, rules.nil_failed, seat=seat)
        lines.append(line)
    return lines


def _is_boston(
    rules: RuleSet,
    seats: tuple[Seat, ...],
    bids: Mapping[Seat, Bid],
    contract: int,
    helping: int,
) -> bool:
    others_nil = all(bids[seat].is_nil for seat in Seat if seat not in seats)
    allowed = rules.boston_against_double_nil or not others_nil
    return bool(rules.boston_bonus) and contract == helping == MOST_TRICKS and allowed


def _penalties(rules: RuleSet, bags: int) -> tuple[int, int]:
    """How many penalties fall at `bags`, and what stands toward the next."""
    if not rules.penalty_group:
        return 0, bags
    penalties, rest = divmod(bags, rules.penalty_group)
    if rules.bags_carry or not penalties:
        return penalties, rest
    return 1, 0


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _verify(
    rules: RuleSet,
    bids: Mapping[Seat, Bid],
    tricks: Mapping[Seat, int],
    before: Mapping[str, Standing],
) -> None:
    for given, what in ((bids, "bids"), (tricks, "tricks")):
        missing = [seat for seat in Seat if seat not in given]
        if missing:
            raise ScoringError("seats_missing", input=what, missing=missing[0])
        if len(given) > len(Seat):
            strange = next(key for key in given if key not in tuple(Seat))
            raise NotationError("seat_unknown", input=strange)
    for seat, got in tricks.items():
        if not (_is_whole(got) and 0 <= got <= MOST_TRICKS):
            raise ScoringError("tricks_range", input=got, seat=seat, got=got)
    total = sum(tricks.values())
    if total != MOST_TRICKS:
        raise ScoringError("tricks_total", input=dict(tricks), got=total)
    for key, standing in before.items():
        if key not in side_keys(rules):
            expected = ", ".join(side_keys(rules))
            raise ScoringError("sides_unknown", input=key, expected=expected)
        for got in (standing.score, standing.bags):
            if not _is_whole(got):
                raise ScoringError("score_whole", input=got, side=key, got=got)
        if standing.bags < 0:
            raise ScoringError("bags_negative", input=key, got=standing.bags)
        group = rules.penalty_group
        if group and standing.bags >= group:
            raise ScoringError(
                "bags_range", input=key, got=standing.bags, group=group, most=group - 1
            )
    if rules.double_nil == "closed" and rules.has_sides:
        for side in Side:
            if all(rules.accept(bids[seat]).is_nil for seat in side.seats):
                raise ScoringError("partner_is_nil", input=dict(bids))
