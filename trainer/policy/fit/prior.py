"""Where the fit begins: plain card sense in numbers."""

from __future__ import annotations

import numpy as np

from trainer.policy.kernel import layout
from trainer.policy.model import Model


def prior_model() -> Model:
    """A model that has seen no deal."""
    model = np.zeros(layout.MODEL)
    for context in range(layout.CONTEXTS):
        row = model[layout.WEIGHTS + context * layout.FEATURES :][: layout.FEATURES]
        row[0], row[1], row[2], row[3] = 20.0, 17.0, 19.0, 3.0
        row[9] = -0.1
        if context < layout.CONTEXTS // 4:
            continue  # no nil is alive
        row[18], row[19] = -100.0, -60.0
        row[20], row[21] = -100.0, 3.0
        row[24], row[25] = 100.0, 3.0
    _potentials(model)
    _bidding(model)
    return model


def _potentials(model: Model) -> None:
    side = model[layout.SIDE_POTENTIAL : layout.SPADE_POTENTIAL].reshape(5, 4, 6, 3, 2)
    base = np.array([0.93, 0.5, 0.25, 0.12, 0.04])
    rounds = np.array([1.0, 0.75, 0.45, 0.25])
    survive = np.array(
        [[1.0] * 6, [0.3, 0.4, 0.6, 0.8, 0.95, 1.0], [0.1, 0.2, 0.5, 0.75, 0.95, 1.0]]
    )
    short = np.array([1.0, 0.6])
    side[:] = (
        base[:, None, None, None, None]
        * rounds[None, :, None, None, None]
        * survive.T[None, None, :, :, None]
        * short[None, None, None, None, :]
    )
    spade = model[layout.SPADE_POTENTIAL : layout.TRICKS_SPADES].reshape(6, 6, 7, 4)
    for higher in range(6):
        for above in range(6):
            for out in range(7):
                for under in range(4):
                    cover = above + under
                    chance = [1.0, 0.8, 0.6, 0.45, 0.35, 0.3][higher]
                    if higher:
                        chance *= [0.4, 0.8, 1.0, 1.1, 1.2, 1.3, 1.4][min(cover, 6)]
                    if out == 0:
                        chance = 1.0
                    spade[higher, above, out, under] = min(chance, 1.0)


def _bidding(model: Model) -> None:
    spades = model[layout.TRICKS_SPADES : layout.TRICKS_SIDE].reshape(9, 32)
    for length in range(9):
        for honours in range(32):
            ace, king, queen = honours >> 4 & 1, honours >> 3 & 1, honours >> 2 & 1
            tricks = ace + 0.8 * king + 0.5 * queen + 0.3 * (length - ace - king - queen)
            spades[length, honours] = max(tricks, 0.9 * max(length - 3, 0) + ace)
    side = model[layout.TRICKS_SIDE : layout.TRICKS_OTHER].reshape(8, 16)
    for length in range(8):
        for honours in range(16):
            ace, king, queen = honours >> 3 & 1, honours >> 2 & 1, honours >> 1 & 1
            fade = 1.0 if length < 5 else 0.75
            side[length, honours] = fade * (0.9 * ace + 0.5 * king + 0.2 * queen)
    model[layout.TRICKS_OTHER] = 0.3
    model[layout.TRICKS_OTHER + 33] = 1.0  # spades beyond eight: too rare to be fitted
    top = model[layout.NIL_SPADES : layout.NIL_SIDE].reshape(6, 14, 6)
    for length in range(6):
        for rank in range(14):
            top[length, rank] = 2.0 - 0.7 * max(length - 2, 0) - 0.5 * max(rank - 8, 0)
    low = model[layout.NIL_SIDE : layout.NIL_OTHER].reshape(7, 5, 5, 4)
    for first in range(5):
        for second in range(5):
            low[:, first, second] = -0.5 * max(first - 1, 0) - 0.3 * max(second - 1, 0)
    made = model[layout.CHOICE_MADE :]
    made[0], made[12] = 1.2, 1.1
    bags = model[layout.CHOICE_BAGS :]
    bags[0], bags[12] = 1.0, 0.6
    nil = model[layout.CHOICE_NIL :]
    nil[0], nil[13] = 0.0, -12.0
