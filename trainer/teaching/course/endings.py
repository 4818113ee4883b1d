"""Exact play of small endings with all four hands in view, over the engine's own `play`.

Plain Python on purpose: a page must not wait for a kernel to compile. Meant for at most five
cards a hand (some thousand positions); `trainer.solver` answers the same for whole deals, and
the tests hold the two equal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Protocol

from trainer.engine import (
    Bid,
    Card,
    Play,
    PlayState,
    Rank,
    RuleSet,
    Seat,
    legal_plays,
    play,
    score_hand,
    side_of,
)

#: Cards of a suit, as `Card.index` counts them.
RANKS: Final = len(Rank)


class Aim(Protocol):
    """What is played for."""

    def wants(self, seat: Seat) -> bool:
        """Whether a seat wants a great value; the others want a small one."""

    def settled(self, state: PlayState) -> float | None:
        """The value, once nothing can change it; None while something can."""

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

    def settled(self, state: PlayState) -> float | None:
        """1 as soon as the nil has taken a trick, 0 at the end."""
        if state.taken[self.nil]:
            return 1.0
        return 0.0 if state.is_over else None

    @property
    def bounds(self) -> tuple[float, float]:
        """No or yes."""
        return 0.0, 1.0


@dataclass(frozen=True)
class Worth:
    """Points of the deal, the seat's side less the other; a bag at its long-run price.

    Attributes:
        seat: whose side gains.
        bids: of all four.
    """

    seat: Seat
    bids: Mapping[Seat, Bid]
    _known: dict[object, float] = field(default_factory=dict, compare=False, repr=False)

    def wants(self, seat: Seat) -> bool:
        """The partners play together."""
        return seat.side is self.seat.side

    def settled(self, state: PlayState) -> float | None:
        """The points, at the end."""
        if not state.is_over:
            return None
        if state.taken not in self._known:
            tricks = dict(zip(Seat, state.taken, strict=True))
            self._known[state.taken] = worth_of(state.rules, self.bids, tricks, self.seat)
        return self._known[state.taken]

    @property
    def bounds(self) -> tuple[float, float]:
        """Nothing is known before the end."""
        return float("-inf"), float("inf")


def worth_of(
    rules: RuleSet, bids: Mapping[Seat, Bid], tricks: Mapping[Seat, int], seat: Seat
) -> float:
    """The points of a finished deal for a seat, less those of the other side, or the mean of
    the other players; a bag at its long-run price."""
    free = score_hand(_without_penalty(rules), bids, tricks).sides
    price = rules.bag_penalty / rules.bag_group if rules.bag_group else 0.0
    worth = {key: side.delta + side.bags * price for key, side in free.items()}
    own = worth.pop(side_of(rules, seat))
    return own - sum(worth.values()) / len(worth)


@lru_cache(maxsize=16)
def _without_penalty(rules: RuleSet) -> RuleSet:
    return rules.with_options({"bag_penalty": 0})


@dataclass
class Exact:
    """The value of an ending and of each card by trying everything; positions are remembered."""

    aim: Aim
    _known: dict[object, float] = field(default_factory=dict)

    def value(self, state: PlayState) -> float:
        """The value with best play of all four."""
        settled = self.aim.settled(state)
        if settled is not None:
            return settled
        key = None
        if not state.trick:
            key = (state.hands, state.leader, state.spades_broken, state.taken)
            if key in self._known:
                return self._known[key]
        low, high = self.aim.bounds
        wants = self.aim.wants(state.to_move)
        found = low if wants else high
        for card in _distinct(state):
            value = self.value(play(state, card))
            found = max(found, value) if wants else min(found, value)
            if found == (high if wants else low):
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
        while self.aim.settled(state) is None:
            values = self.cards(state)
            pick = max if self.aim.wants(state.to_move) else min
            best = pick(values.values())
            card = min((c for c, v in values.items() if v == best), key=lambda c: c.rank)
            state = play(state, card)
        return state


def _distinct(state: PlayState) -> list[Card]:
    """The legal cards, of each run of equals (nobody holds a card between) only one."""
    legal = legal_plays(state)
    if len(legal) == 1:
        return [legal[0]]
    mover = state.to_move
    others = [card.index for seat, hand in enumerate(state.hands) if seat != mover for card in hand]
    others += [card.index for card in state.trick]
    kept: list[Card] = []
    last = None
    for card in sorted(legal, key=lambda card: card.index):
        index = card.index
        if (
            last is None
            or index // RANKS != last // RANKS
            or any(last < other < index for other in others)
        ):
            kept.append(card)
        last = index
    return kept


def tricks_of(state: PlayState, first: PlayState) -> list[tuple[Play, ...]]:
    """The log from a position's trick on, trick by trick; the last one may be open."""
    before = [
        Play(Seat((first.leader + place) % 4), card) for place, card in enumerate(first.trick)
    ]
    plays = [*before, *state.log[len(first.log) :]]
    return [tuple(plays[start : start + 4]) for start in range(0, len(plays), 4)]
