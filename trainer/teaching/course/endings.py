"""Exact play of small endings with all four hands in view.

Plain Python on purpose: a page must not wait for a kernel to compile. The search runs on whole
numbers, a bit a card, as the engine's own positions are ten times slower. Meant for at most five
cards a hand (some thousand positions); `trainer.solver` answers the same for whole deals, and
the tests hold the two equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

from trainer.engine import (
    Bid,
    Card,
    Hand,
    Play,
    PlayState,
    Rank,
    RuleSet,
    Seat,
    SideScore,
    Suit,
    legal_plays,
    play,
    score_hand,
    side_of,
)
from trainer.engine.bids import MOST_TRICKS

#: Cards of a suit, as `Card.index` counts them.
RANKS: Final = len(Rank)
_SUIT: Final = (1 << RANKS) - 1
_SPADES: Final = _SUIT << Card.of(Suit.SPADES, Rank.TWO).index
_SPADE_SUIT: Final = Card.of(Suit.SPADES, Rank.TWO).index // RANKS
_SEATS: Final = len(Seat)

Taken = tuple[int, int, int, int]


class Aim(Protocol):
    """What is played for."""

    def wants(self, seat: Seat) -> bool:
        """Whether a seat wants a great value; the others want a small one."""

    def settled(self, taken: Taken, over: bool) -> float | None:
        """The value by the tricks taken, once nothing can change it; None while something can."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The smallest and the greatest value there can be."""


@dataclass(frozen=True)
class NilFalls:
    """Whether a nil takes a trick: 1 where it does, which its opponents want."""

    nil: Seat

    def wants(self, seat: Seat) -> bool:
        """The opponents of the nil want it to fall."""
        return seat.side is not self.nil.side

    def settled(self, taken: Taken, over: bool) -> float | None:
        """1 as soon as the nil has taken a trick, 0 at the end."""
        if taken[self.nil]:
            return 1.0
        return 0.0 if over else None

    @property
    def bounds(self) -> tuple[float, float]:
        """No or yes."""
        return 0.0, 1.0


@dataclass(frozen=True)
class NilHoldsOut(NilFalls):
    """The same with the time: a nil that cannot be saved holds out as long as it can.

    Then the trick that it takes at the end of a line is one that it really has to take.
    """

    def settled(self, taken: Taken, over: bool) -> float | None:
        """The greater the sooner the nil takes a trick."""
        fallen = super().settled(taken, over)
        return fallen and fallen + MOST_TRICKS - sum(taken)

    @property
    def bounds(self) -> tuple[float, float]:
        """Never, or at once."""
        return 0.0, float(MOST_TRICKS)


@dataclass(frozen=True)
class Worth:
    """Points of the deal, the seat's side less the other; a bag at its long-run price.

    Attributes:
        rules: the house.
        seat: whose side gains.
        bids: of all four.
    """

    rules: RuleSet
    seat: Seat
    bids: Mapping[Seat, Bid]
    _known: dict[object, float] = field(default_factory=dict, compare=False, repr=False)

    def wants(self, seat: Seat) -> bool:
        """The partners play together."""
        return seat.side is self.seat.side

    def settled(self, taken: Taken, over: bool) -> float | None:
        """The points, at the end."""
        if not over:
            return None
        if taken not in self._known:
            tricks = dict(zip(Seat, taken, strict=True))
            sides = without_penalty(self.rules, self.bids, tricks)
            self._known[taken] = worth_of(self.rules, sides, self.seat)
        return self._known[taken]

    @property
    def bounds(self) -> tuple[float, float]:
        """Nothing is known before the end."""
        return float("-inf"), float("inf")


def without_penalty(
    rules: RuleSet, bids: Mapping[Seat, Bid], tricks: Mapping[Seat, int]
) -> Mapping[str, SideScore]:
    """The scores of a finished deal where bags bring no penalty: their price is in `worth_of`."""
    return score_hand(_free_bags(rules), bids, tricks).sides


def worth_of(rules: RuleSet, sides: Mapping[str, SideScore], seat: Seat) -> float:
    """The points of a finished deal for a seat, less those of the other side, or the mean of
    the other players; a bag at its long-run price.

    Args:
        rules: the house.
        sides: the scores, `without_penalty`.
        seat: whose points.
    """
    price = rules.bag_penalty / rules.bag_group if rules.bag_group else 0.0
    worth = {key: side.delta + side.bags * price for key, side in sides.items()}
    own = worth.pop(side_of(rules, seat))
    return own - sum(worth.values()) / len(worth)


@lru_cache(maxsize=16)
def _free_bags(rules: RuleSet) -> RuleSet:
    return rules.with_options({"bag_penalty": 0})


class _Position(NamedTuple):
    """A position as whole numbers: hands as bits, the trick as indices of cards."""

    hands: tuple[int, int, int, int]
    leader: int
    trick: tuple[int, ...]
    taken: Taken
    closed: bool
    first: bool


@dataclass
class Exact:
    """The value of an ending and of each card by trying everything; positions are remembered."""

    aim: Aim
    _known: dict[object, float] = field(default_factory=dict)

    def value(self, state: PlayState) -> float:
        """The value with best play of all four."""
        north, east, south, west = (_bits(hand) for hand in state.hands)
        rules = state.rules
        first = state.first_trick and rules.first_lead_not_spade
        closed = rules.break_rule and not state.spades_broken
        trick = tuple(card.index for card in state.trick)
        hands = (north, east, south, west)
        return self._value(_Position(hands, state.leader, trick, state.taken, closed, first))

    def _value(self, at: _Position) -> float:
        hands, trick = at.hands, at.trick
        settled = self.aim.settled(at.taken, not trick and not hands[at.leader])
        if settled is not None:
            return settled
        key = None
        if not trick:
            key = (hands, at.leader, at.closed, at.taken)
            if key in self._known:
                return self._known[key]
        low, high = self.aim.bounds
        mover = (at.leader + len(trick)) % _SEATS
        wants = self.aim.wants(Seat(mover))
        found, goal = (low, high) if wants else (high, low)
        for card in _distinct(at, mover):
            value = self._value(_after(at, mover, card))
            if (value > found) is wants and value != found:
                found = value
                if found == goal:
                    break
        if key is not None:
            self._known[key] = found
        return found

    def cards(self, state: PlayState) -> dict[Card, float]:
        """The value after each legal card."""
        return {card: self.value(play(state, card)) for card in legal_plays(state)}

    def line(self, state: PlayState) -> PlayState:
        """The last position of best play from here, once the aim is settled; its log is the line.

        Where several cards are best, the lowest is played.
        """
        while self.aim.settled(state.taken, state.is_over) is None:
            values = self.cards(state)
            pick = max if self.aim.wants(state.to_move) else min
            best = pick(values.values())
            card = min((c for c, v in values.items() if v == best), key=lambda c: c.rank)
            state = play(state, card)
        return state


def _bits(hand: Hand) -> int:
    return sum(1 << card.index for card in hand.cards)


def _legal(at: _Position, mover: int) -> int:
    """The cards that may be played, as `engine.legal_plays` has them."""
    hand = at.hands[mover]
    if at.trick:
        return hand & (_SUIT << at.trick[0] // RANKS * RANKS) or hand
    return (hand & ~_SPADES or hand) if at.closed or at.first else hand


def _distinct(at: _Position, mover: int) -> list[int]:
    """The legal cards, of each run of equals (nobody holds a card between) only the lowest."""
    legal = _legal(at, mover)
    others = sum(hand for seat, hand in enumerate(at.hands) if seat != mover)
    for card in at.trick:
        others |= 1 << card
    kept = []
    last = -RANKS
    while legal:
        bit = legal & -legal
        card = bit.bit_length() - 1
        between = others & (bit - 1) & ~((1 << max(last, 0)) - 1)
        if card // RANKS != last // RANKS or between:
            kept.append(card)
        last = card
        legal ^= bit
    return kept


def _after(at: _Position, mover: int, card: int) -> _Position:
    """The position after a card, as `engine.play` has it."""
    north, east, south, west = (
        hand & ~(1 << card) if seat == mover else hand for seat, hand in enumerate(at.hands)
    )
    hands = (north, east, south, west)
    trick = (*at.trick, card)
    closed = at.closed and card // RANKS != _SPADE_SUIT
    if len(trick) < _SEATS:
        return _Position(hands, at.leader, trick, at.taken, closed, at.first)
    leader = (at.leader + _best(trick)) % _SEATS
    north, east, south, west = (count + (seat == leader) for seat, count in enumerate(at.taken))
    return _Position(hands, leader, (), (north, east, south, west), closed, False)


def _best(trick: tuple[int, ...]) -> int:
    """The place of the card that wins."""
    best = 0
    for place in range(1, len(trick)):
        suit, top = trick[place] // RANKS, trick[best] // RANKS
        if trick[place] > trick[best] if suit == top else suit == _SPADE_SUIT:
            best = place
    return best


def tricks_of(state: PlayState, first: PlayState) -> list[tuple[Play, ...]]:
    """The log from a position's trick on, trick by trick; the last one may be open."""
    before = [Play(first.leader.after(place), card) for place, card in enumerate(first.trick)]
    plays = [*before, *state.log[len(first.log) :]]
    return [tuple(plays[start : start + 4]) for start in range(0, len(plays), 4)]
