"""Which positions are worth keeping: one answer clearly best, a natural one clearly worse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from trainer.engine import Card
from trainer.teaching.drills.judge import Judgement

#: A wrong card gives up so many points, by so many standard errors of the paired difference.
CLEAR_POINTS: Final = 10.0
CLEAR_ERRORS: Final = 3.0
#: Cards that give up no more than this are right as well; up to the second, when it is within two
#: standard errors.
NEAR_POINTS: Final = 3.0
MAYBE_POINTS: Final = 5.0
#: So many cards must be really different.
LEAST_CLASSES: Final = 3
#: The houses that a drill without a twin is held against: does one of them change the answer?
COMPARED: Final = {"cards4": ("classic", "fives"), "moon": ("classic", "fives")}


@dataclass(frozen=True)
class Split:
    """The cards parted: `right` best first, `wrong`, `natural` those of the wrong that tempt."""

    right: tuple[Card, ...]
    wrong: tuple[Card, ...]
    natural: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """How clear it has to be: points and standard errors; what is near enough to be right."""

    points: float = CLEAR_POINTS
    errors: float = CLEAR_ERRORS
    near: float = NEAR_POINTS
    maybe: float = MAYBE_POINTS


def split(found: Judgement, natural: Sequence[Card], bar: Bar = Bar()) -> Split | None:
    """The cards parted into right and wrong, or None where it is not clear.

    Every card is either near the best or clearly behind it, and a natural one is behind.
    """
    means = found.means
    order = np.argsort(-means, kind="stable").tolist()
    best = order[0]
    right, wrong = [], []
    for place in order:
        loss, error = found.gap(best, place)
        if loss <= bar.near or loss <= min(bar.maybe, 2.0 * error):
            right.append(found.cards[place])
        elif loss >= bar.points and loss >= bar.errors * error:
            wrong.append(found.cards[place])
        else:
            return None
    tempting = tuple(card for card in natural if card in wrong)
    return Split(tuple(right), tuple(wrong), tempting) if tempting else None


def agrees(real: Judgement, split: Split) -> bool:
    """Whether the real layout shows it: the right cards do best, a natural one clearly worse."""
    points = dict(zip(real.cards, real.points[:, 0].tolist(), strict=True))
    top = max(points.values())
    return all(points[card] >= top - NEAR_POINTS for card in split.right) and any(
        points[card] <= top - CLEAR_POINTS for card in split.natural
    )
