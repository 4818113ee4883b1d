"""The labels of a choice by what it gives up, in expected points."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Label(StrEnum):
    """How good a choice was, from best to worst."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_fine(self) -> bool:
        """Whether there is nothing to reproach: best, or a few points from it."""
        return self in (Label.BEST, Label.GOOD)


#: A loss within so many standard errors is none: the choices are equal as far as anybody knows.
EQUAL_WITHIN: Final = 2.0

#: The most points that each label may lose.
BOUNDS: Final = ((3.0, Label.GOOD), (8.0, Label.INACCURACY), (20.0, Label.MISTAKE))


def label_of(loss: float, error: float) -> Label:
    """The label of a choice.

    Args:
        loss: expected points given up against the best choice.
        error: the standard error of `loss`.
    """
    if loss <= EQUAL_WITHIN * error:
        return Label.BEST
    return next((label for most, label in BOUNDS if loss <= most), Label.BLUNDER)
