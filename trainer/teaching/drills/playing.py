"""Playing on after a drill's answer: whose turn it is, the learner's decisions, the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from trainer.content.drill import Choice, Position
from trainer.engine import (
    FULL_HAND,
    Bid,
    Card,
    PlayState,
    Reason,
    RuleSet,
    ScoreBreakdown,
    Seat,
    SideScore,
    play,
    score_hand,
    trick_winner,
)


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick: who played what, in order, and who took it (None: not yet)."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat | None


@dataclass(frozen=True)
class Decision:
    """A card of the learner's: the position before it."""

    position: Position
    card: Card

    @property
    def is_forced(self) -> bool:
        """Whether there was no other card."""
        return len(self.position.view.legal.cards) == 1


def turn(position: Position) -> Seat | None:
    """Who bids or plays next; None once the deal is over."""
    if (bidder := position.auction.turn) is not None:
        return bidder
    seen = position.view.seen
    return None if seen.is_over else seen.to_move


def grown(position: Position, calls: Iterable[Bid] = (), plays: Iterable[Card] = ()) -> Position:
    """The position after more bids and cards, for the same seat."""
    return replace(position, calls=(*position.calls, *calls), plays=(*position.plays, *plays))


def chosen(position: Position, choice: Choice) -> Position:
    """The position after the seat's own bid or card."""
    if isinstance(choice, Card):
        return grown(position, plays=(choice,))
    return grown(position, calls=(choice,))


def decisions(start: Position, plays: Iterable[Card]) -> tuple[Decision, ...]:
    """The seat's own cards among `plays`, each with the position before it."""
    found, position = [], start
    for card in plays:
        if turn(position) is position.seat:
            found.append(Decision(position, card))
        position = grown(position, plays=(card,))
    return tuple(found)


def tricks(position: Position) -> tuple[Trick, ...]:
    """All tricks so far; the last one may be open, and has no card after a full one."""
    state = _begun(position)
    found: list[Trick] = []
    leader, cards = state.leader, []
    for card in position.plays:
        cards.append(card)
        if len(cards) == len(Seat):
            found.append(_trick(leader, cards))
            leader, cards = trick_winner(leader, cards), []
    return (*found, _trick(leader, cards)) if cards else tuple(found)


def _trick(leader: Seat, cards: list[Card]) -> Trick:
    plays = tuple((leader.after(place), card) for place, card in enumerate(cards))
    return Trick(plays, trick_winner(leader, cards) if len(cards) == len(Seat) else None)


def _begun(position: Position) -> PlayState:
    return PlayState.start(position.rules, position.deal, position.dealer)


def whose_nil(position: Position) -> Seat | None:
    """Whose nil the seat's next card is about: an own one, a partner's, an opponent's.

    None where nobody is nil or every nil has fallen.
    """
    me, taken = position.seat, position.view.seen.taken
    open_nils = {
        seat for seat, bid in position.auction.bids.items() if bid.is_nil and not taken[seat]
    }
    order = (me, me.partner, me.lho, me.rho)
    return next((seat for seat in order if seat in open_nils), None)


def role_of(seat: Seat, nil: Seat) -> str:
    """What a seat is to a nil: `setter`, `coverer` or `bidder`."""
    if seat is nil:
        return "bidder"
    return "coverer" if seat is nil.partner else "setter"


def score_after(position: Position, cards: Iterable[Card]) -> ScoreBreakdown:
    """What the deal scores when `cards` end it.

    Raises:
        IllegalPlay: a card that could not be played.
        ValueError: the deal is not over after them.
    """
    state = position.state
    for card in cards:
        state = play(state, card)
    if sum(state.taken) != FULL_HAND:
        raise ValueError("the deal is not over")
    return scored(position, state.taken)


def scored(position: Position, taken: tuple[int, int, int, int]) -> ScoreBreakdown:
    """The score of a deal that ended so."""
    tricks_of: Mapping[Seat, int] = dict(zip(Seat, taken, strict=True))
    return score_hand(position.rules, position.auction.bids, tricks_of, position.standings)


def long_run(rules: RuleSet, side: SideScore) -> float:
    """A side's points of a deal with its bags at their long-run price, as drills count them."""
    points = 0.0
    for line in side.lines:
        if line.reason is not Reason.BAG_PENALTY:
            points += line.points
        if line.reason is Reason.BAGS and rules.penalty_group:
            points += line.count * rules.bag_penalty / rules.penalty_group
    return points
