"""A deal played out, trick by trick, and what came of a bid against what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import fmean

from trainer.bots.table import PlayedDeal
from trainer.engine import (
    Bid,
    Card,
    Hand,
    PlayState,
    ScoreBreakdown,
    Seat,
    play,
    side_of,
    trick_winner,
)
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_exercise import BidExercise, finish_auction
from trainer.teaching.coach_jobs import PlayJob


@dataclass(frozen=True)
class ReplayTrick:
    """One trick.

    Attributes:
        plays: who played what, in order.
        winner: who took it.
        taken: tricks of each seat after it.
        hands: what each seat held before it.
    """

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat
    taken: Mapping[Seat, int]
    hands: Mapping[Seat, Hand]


def play_job(exercise: BidExercise, bid: Bid) -> PlayJob:
    """Playing the exercise's deal out from the learner's bid; the others bid as on the page.

    Raises:
        ValueError: nobody knows the other hands.
        IllegalBid: the bid is not open.
    """
    if exercise.deal is None:
        raise ValueError("an exercise without a deal cannot be played out")
    return PlayJob(exercise.deal, finish_auction(exercise, bid), exercise.standings)


def replay(job: PlayJob, played: PlayedDeal) -> tuple[ReplayTrick, ...]:
    """The thirteen tricks of a played deal.

    Raises:
        IllegalPlay: the cards do not hold under the house's rules.
    """
    state = PlayState.start(job.auction.rules, job.deal, job.auction.dealer)
    tricks = []
    cards = list(played.plays)
    while not state.is_over:
        hands, leader = dict(zip(Seat, state.hands, strict=True)), state.leader
        trick, cards = cards[: len(Seat)], cards[len(Seat) :]
        plays = tuple((leader.after(place), card) for place, card in enumerate(trick))
        for card in trick:
            state = play(state, card)
        taken = dict(zip(Seat, state.taken, strict=True))
        tricks.append(ReplayTrick(plays, trick_winner(leader, trick), taken, hands))
    return tuple(tricks)


@dataclass(frozen=True, slots=True)
class Fortune:
    """Luck and skill apart, in points, ours minus theirs.

    Attributes:
        expected: what the bid was worth before any card was seen, by the score's real thresholds.
        came: what the deal brought.
        loss: what the bid gave up against the best: the part that was in the learner's hand.
    """

    expected: float
    came: float
    loss: float

    @property
    def luck(self) -> float:
        """What came beyond what was expected: cards and play, not the bid."""
        return self.came - self.expected


def fortune(exercise: BidExercise, judged: Judgement, score: ScoreBreakdown) -> Fortune:
    """What came of a judged bid."""
    return Fortune(judged.own.value_now, difference(exercise, score), judged.loss)


def difference(exercise: BidExercise, score: ScoreBreakdown) -> float:
    """The points of a deal: ours minus theirs, or mine minus the mean of the others'."""
    own = side_of(exercise.rules, exercise.seat)
    others = [side.delta for key, side in score.sides.items() if key != own]
    return score.sides[own].delta - fmean(others)
