"""What is stored of every card, and of another house that changes the answer."""

from __future__ import annotations

import numpy as np

from trainer.content.drill import Answer, Elsewhere, Position
from trainer.engine import load_house
from trainer.teaching.drills.judge import Judgement, Scale, is_solved, solved
from trainer.teaching.drills.keep import CLEAR_ERRORS, CLEAR_POINTS, NEAR_POINTS, Split


def answers_of(
    found: Judgement,
    nil: Scale,
    contract: Scale | None,
    real: Judgement,
    real_nil: Scale,
    real_contract: Scale | None,
) -> tuple[Answer, ...]:
    """What every card is worth, best first: in the worlds, and in the real layout."""
    means = found.means
    order = sorted(range(len(found.cards)), key=lambda place: -means[place])
    answers = []
    for place in order:
        loss, loss_error = found.gap(order[0], place)
        points, error = found.worth(place)
        share, share_error = _share(nil, place, found.ess)
        made, made_error = _share(contract, place, found.ess)
        answers.append(
            Answer(
                choice=found.cards[place],
                points=round(points, 2),
                error=round(error, 2),
                loss=round(loss, 2),
                loss_error=round(loss_error, 2),
                nil=share,
                nil_error=share_error,
                contract=made,
                contract_error=made_error,
                real_points=round(float(real.points[place, 0]), 2),
                real_nil=bool(real_nil.yes[place, 0]),
                real_contract=_single(real_contract, place),
            )
        )
    return tuple(answers)


def elsewhere(position: Position, found: Judgement, parted: Split, house: str) -> Elsewhere | None:
    """How the same worlds, scored by another house, change the answer; None where they do not.

    There all that is right here has to be behind by as much as a wrong card has to be here.
    """
    if not is_solved(position):
        return None
    there = solved(found, position, rules=load_house(house))
    if there.solved < 1.0:
        return None
    order = np.argsort(-there.means, kind="stable").tolist()
    best = order[0]
    gaps = [there.gap(best, there.cards.index(card)) for card in parted.right]
    if any(loss < max(CLEAR_POINTS, CLEAR_ERRORS * error) for loss, error in gaps):
        return None
    right = tuple(there.cards[o] for o in order if there.gap(best, o)[0] <= NEAR_POINTS)
    loss, error = min(gaps)
    return Elsewhere(house, right, round(loss, 2), round(error, 2))


def _share(scale: Scale | None, place: int, ess: float) -> tuple[float | None, float | None]:
    """The share of yes among the worlds known, and its standard error."""
    if scale is None or not scale.known.any():
        return None, None
    share = float(scale.shares[place])
    error = (share * (1.0 - share) / max(ess * scale.solved, 2.0)) ** 0.5
    return round(share, 4), round(error, 4)


def _single(scale: Scale | None, place: int) -> bool | None:
    return bool(scale.yes[place, 0]) if scale is not None and scale.known[0] else None
