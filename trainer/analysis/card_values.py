"""What every legal card is worth to a seat: played out in worlds that fit what it knows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from trainer.engine import Card, TableView
from trainer.policy import sample_worlds
from trainer.policy.trials import try_card


@dataclass(frozen=True, slots=True)
class CardValue:
    """A card's expected points of the deal, ours minus theirs, a bag at its long-run price.

    `diff` is the value less that of the best card, `diff_se` its standard error.
    """

    card: Card
    value: float
    diff: float
    diff_se: float


@dataclass(frozen=True)
class CardValues:
    """The value of every legal card, best first, and the effective number of worlds."""

    cards: tuple[CardValue, ...]
    ess: float

    @property
    def best(self) -> Card:
        """The card with the highest value."""
        return self.cards[0].card


def card_values(
    view: TableView, *, worlds: int, seed: str | int = 0, threads: int | None = None
) -> CardValues:
    """Play each legal card in the same worlds, the rest as the policy plays.

    It is a judgement over sampled worlds and the policy's play, not a proof.

    Raises:
        IllegalPlay: nothing is held, or the plays do not hold.
    """
    legal = view.legal.cards
    sampled = sample_worlds(view, worlds, seed=seed, threads=threads)
    points = {card: try_card(sampled, card, threads=threads) for card in legal}
    order = sorted(legal, key=lambda card: -float(points[card].mean()))
    best = points[order[0]]
    effective = max(sampled.ess, 2.0)
    values = []
    for card in order:
        shared = points[card] - best
        error = float(shared.std(ddof=1) / np.sqrt(effective)) if len(shared) > 1 else 0.0
        values.append(CardValue(card, float(points[card].mean()), float(shared.mean()), error))
    return CardValues(tuple(values), sampled.ess)
