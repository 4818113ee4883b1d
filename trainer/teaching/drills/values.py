"""Every card's worth while a drill is played on: the judge of the banks, in fewer worlds.

For worker processes: this imports both kernels.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from trainer.content.drill import Answer, Position
from trainer.engine import Seat
from trainer.teaching.drills.grading import Judged
from trainer.teaching.drills.judge import (
    Judgement,
    Scale,
    contract_scale,
    is_solved,
    judge,
    judge_real,
    nil_scale,
)
from trainer.teaching.labels import EQUAL_WITHIN

#: Worlds by cards held: the first entry that holds so many. Exact search in many worlds takes
#: long while there are many cards, and the learner is at the table.
WORLDS: Final = ((7, 120), (9, 60), (13, 120))
#: The nil is solved in every case: with many cards in few worlds.
SCALED: Final = ((9, 120), (11, 40), (13, 16))
#: With more cards nobody waits for how often the contract can be made.
CONTRACT_CARDS: Final = 10


def judged_cards(position: Position, nil: Seat | None, seed: str, threads: int = 1) -> Judged:
    """The worth of every legal card of the seat.

    Raises:
        ValueError: no layout fits what has been played.
    """
    cards = position.cards_left
    worlds = _by_cards(WORLDS, cards)
    found = judge(position, worlds, seed, threads=threads)
    real = judge_real(position)
    few = _fewer(found, _by_cards(SCALED, cards))
    scales = _Scales(few, real, position, nil, threads)
    means = found.means
    order = sorted(range(len(found.cards)), key=lambda place: -means[place])
    answers = tuple(_answer(found, real, scales, order[0], place) for place in order)
    right = tuple(a.choice for a in answers if a.loss <= EQUAL_WITHIN * a.loss_error)
    return Judged(answers, right, "solved" if is_solved(position) else "played", worlds)


def _by_cards(table: tuple[tuple[int, int], ...], cards: int) -> int:
    return next(count for most, count in table if cards <= most)


def _fewer(found: Judgement, worlds: int) -> Judgement:
    """The same cards in the first worlds alone."""
    tables = found.worlds.tables[:worlds]
    return replace(found, worlds=replace(found.worlds, tables=tables))


class _Scales:
    """The nil and the contract after each card, in the worlds and in the real layout."""

    def __init__(
        self,
        few: Judgement,
        real: Judgement,
        position: Position,
        nil: Seat | None,
        threads: int,
    ) -> None:
        self.nil = self.real_nil = None
        if nil is not None:
            self.nil = nil_scale(few, position, nil, threads=threads)
            self.real_nil = nil_scale(real, position, nil)
        self.contract = self.real_contract = None
        if position.cards_left <= CONTRACT_CARDS:
            self.contract = contract_scale(few, position, threads=threads)
            self.real_contract = contract_scale(real, position)
        self.ess = min(few.ess, len(few.worlds))


def _answer(found: Judgement, real: Judgement, scales: _Scales, best: int, place: int) -> Answer:
    loss, loss_error = found.gap(best, place)
    points, error = found.worth(place)
    nil, nil_error = _share(scales.nil, place, scales.ess)
    contract, contract_error = _share(scales.contract, place, scales.ess)
    return Answer(
        choice=found.cards[place],
        points=points,
        error=error,
        loss=max(loss, 0.0),
        loss_error=loss_error,
        nil=nil,
        nil_error=nil_error,
        contract=contract,
        contract_error=contract_error,
        real_points=float(real.points[place, 0]),
        real_nil=_real(scales.real_nil, place),
        real_contract=_real(scales.real_contract, place),
    )


def _share(scale: Scale | None, place: int, ess: float) -> tuple[float | None, float | None]:
    """The share of yes among the worlds known, and its standard error."""
    if scale is None or not scale.known.any():
        return None, None
    share = float(scale.yes[place, scale.known].mean())
    return share, (share * (1.0 - share) / max(ess * scale.solved, 2.0)) ** 0.5


def _real(scale: Scale | None, place: int) -> bool | None:
    return bool(scale.yes[place, 0]) if scale is not None and scale.known[0] else None
