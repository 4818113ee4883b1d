"""Proving a bank again from its positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from trainer.content.drill import GENERATIONS, Drill
from trainer.engine.draws import Draws
from trainer.teaching.drills.generate import judged

#: How many drills of a bank are judged again unless all are asked for.
SAMPLE: Final = 3


def sample(drills: Sequence[Drill], count: int, seed: str = "verify") -> list[Drill]:
    """Some drills, drawn by a seed, in the bank's order."""
    draws, rest = Draws(f"{seed} {len(drills)}"), list(range(len(drills)))
    places = [rest.pop(draws.below(len(rest))) for _ in range(min(count, len(rest)))]
    return [drills[place] for place in sorted(places)]


def wrong_values(
    drills: Iterable[Drill], progress: Callable[[int], None] | None = None
) -> list[Drill]:
    """The drills that are judged otherwise now than they are stored.

    Drills of another generation of the program cannot be judged again and are passed over.
    """
    wrong = []
    for number, drill in enumerate(drills, start=1):
        if drill.key.generator in GENERATIONS and judged(drill) != drill:
            wrong.append(drill)
        if progress:
            progress(number)
    return wrong
