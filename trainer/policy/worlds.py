"""Worlds: layouts that fit all a seat knows, weighed by what the others have bid and played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.engine import DECK, Deal, Hand, Seat, TableView
from trainer.engine.draws import Draws
from trainer.policy.kernel import layout
from trainer.policy.kernel import worlds as kernel
from trainer.policy.model import Model, load_model
from trainer.policy.pool import spread
from trainer.policy.rules import Words, cards_of, mask_of, rule_words, table_of

#: Layouts drawn for each world kept and each bid that weighs them, up to a bound.
DRAWN_PER_BID: Final = 5
MOST_DRAWN: Final = 40_000


@dataclass(frozen=True)
class Worlds:
    """Equally likely worlds.

    Attributes:
        view: what they all fit.
        tables: the kernel's tables (worlds × `layout.TABLE_WORDS`), hands as still held.
        ess: the effective sample size: how many independent worlds they are worth.
        drawn: how many layouts they were chosen from.
    """

    view: TableView
    tables: Words
    ess: float
    drawn: int

    def __len__(self) -> int:
        return len(self.tables)

    def hands(self, number: int) -> tuple[Hand, Hand, Hand, Hand]:
        """What each seat holds in a world, by seat."""
        north, east, south, west = (Hand(cards_of(mask)) for mask in self.key(number))
        return north, east, south, west

    def key(self, number: int) -> tuple[int, ...]:
        """The same as integers: equal for worlds that are the same."""
        return tuple(self.tables[number, layout.HAND : layout.HAND + 4].tolist())

    def deal(self, number: int) -> Deal:
        """The whole deal of a world: cards held and cards played."""
        played = self.view.seen.played
        hands = [
            Hand((*hand, *played[seat]))
            for seat, hand in zip(Seat, self.hands(number), strict=True)
        ]
        return Deal((hands[0], hands[1], hands[2], hands[3]))


def sample_worlds(
    view: TableView,
    count: int,
    *,
    seed: str | int,
    per_bid: int = DRAWN_PER_BID,
    model: Model | None = None,
    threads: int | None = None,
) -> Worlds:
    """`count` worlds that fit a view, from a seed.

    More layouts are drawn than kept (`per_bid` times as many for each bid of another): each has
    the weight of the bids and plays made in it, by how the policy bids and plays, and the worlds
    are chosen by weight at even steps, so that all count alike.

    Raises:
        IllegalPlay: the plays of the view do not hold.
        ValueError: no layout fits.
    """
    weighed = sum(seat is not view.seat for seat in view.auction.bids)
    drawn = max(min(count * per_bid * weighed, MOST_DRAWN), count)
    base = table_of(view)
    known = {card.index for card in view.hand} | {card.index for card in view.plays}
    unseen = sum(1 << card.index for card in DECK if card.index not in known)
    played = np.array([mask_of(cards) for cards in view.seen.played], dtype=np.int64)
    plays = np.array([card.index for card in view.plays], dtype=np.int64)
    tables = np.zeros((drawn, layout.TABLE_WORDS), dtype=np.int64)
    weights = np.zeros(drawn)
    coefficients = load_model() if model is None else model
    words = rule_words(view.rules)
    number = seed_number(seed)
    spread(
        lambda scratch, first, last: kernel.sample_worlds(
            base, words, coefficients, scratch, np.int64(view.seat), np.int64(unseen), played,
            plays, np.int64(number), first, last, tables, weights,
        ),
        drawn,
        threads,
    )  # fmt: skip
    total = float(weights.sum())
    if total == 0.0:
        raise ValueError("no layout fits what has been played")
    if not weighed and weights.all():
        return Worlds(view, tables, float(count), drawn)
    ess = min(total**2 / float((weights**2).sum()), float(count))
    return Worlds(view, tables[_even_steps(weights, count, number)], ess, drawn)


def seed_number(seed: str | int) -> int:
    """A seed as the kernel's number, below 2⁴⁰."""
    return seed if isinstance(seed, int) else Draws(seed).below(1 << 40)


def _even_steps(weights: npt.NDArray[np.float64], count: int, number: int) -> npt.NDArray[np.int64]:
    """Places chosen by weight at even steps (systematic resampling)."""
    edges = np.cumsum(weights) / weights.sum()
    start = Draws(f"worlds {number}").below(1 << 30) / (1 << 30)
    steps = (np.arange(count) + start) / count
    return np.minimum(np.searchsorted(edges, steps, side="right"), len(weights) - 1)
