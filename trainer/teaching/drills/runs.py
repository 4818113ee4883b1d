"""A run of drills and what it says: right at first try, points lost a decision, by theme."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any, Final

from trainer.content.drill import Drill
from trainer.teaching.drills.grading import Grade

#: Drills of a run.
LENGTH: Final = 10


@dataclass(frozen=True)
class Run:
    """A run: its name, and the drills that are asked again (empty: they are chosen on the way)."""

    name: str
    again: tuple[str, ...] = ()
    length: int = LENGTH

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)


@dataclass(frozen=True)
class Met:
    """A drill that has been answered.

    Attributes:
        drill: its id.
        choice: the first answer.
        right: whether that was right.
        loss: the points it gave up.
        themes: of the drill.
        run: the run it was met in; empty outside of one.
        later: the points given up by the cards of playing on that were not forced, as graded.
    """

    drill: str
    choice: str
    right: bool
    loss: float
    themes: tuple[str, ...]
    run: str = ""
    later: tuple[float, ...] = ()

    @classmethod
    def of(cls, drill: Drill, grade: Grade, run: str) -> Met:
        """The first answer to a drill."""
        choice = str(grade.answer.choice)
        return cls(str(drill.key), choice, grade.is_right, grade.loss, drill.themes, run)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)


@dataclass(frozen=True)
class ThemeResult:
    """One theme in a run: drills, how many right at first try, points lost a drill."""

    name: str
    drills: int
    right: int
    loss: float


@dataclass(frozen=True)
class Summary:
    """What a run says.

    Attributes:
        drills: how many were answered.
        right: how many of them at first try.
        decisions: choices graded, those of playing on among them; forced cards are none.
        loss: points lost a decision; None before the first.
        themes: by theme, the dearest first.
        missed: the drills whose first answer was wrong, the dearest first.
    """

    drills: int
    right: int
    decisions: int
    loss: float | None
    themes: tuple[ThemeResult, ...]
    missed: tuple[Met, ...]


def sum_up(met: Sequence[Met]) -> Summary:
    """The summary of the drills of a run."""
    losses = [loss for one in met for loss in (one.loss, *one.later)]
    by_theme: Mapping[str, list[Met]] = defaultdict(list)
    for one in met:
        for theme in one.themes:
            by_theme[theme].append(one)
    themes = [
        ThemeResult(
            name, len(some), sum(one.right for one in some), fmean(one.loss for one in some)
        )
        for name, some in by_theme.items()
    ]
    return Summary(
        len(met),
        sum(one.right for one in met),
        len(losses),
        fmean(losses) if losses else None,
        tuple(sorted(themes, key=lambda one: (-one.loss, one.name))),
        tuple(sorted((one for one in met if not one.right), key=lambda one: -one.loss)),
    )
