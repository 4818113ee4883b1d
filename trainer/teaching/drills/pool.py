"""A new drill at once, for a wish: from the banks and from a pool filled behind the scenes.

Processes started by spawn look for new drills of the families and houses that are asked for, few
at a time. What has been found is given first; else the nearest drill of the bank, saying so.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from trainer.content.drill import Drill
from trainer.content.drill_json import parse_drill
from trainer.teaching.drills.bank import CHUNK, Chunk, Series, make_lines

#: Fresh drills kept ready for a family and house; the search rests when there are so many.
ROOM: Final = 8
#: Where the levels begin, by difficulty.
LEVELS: Final = {"easy": 0, "middle": 30, "hard": 55}


def level_of(drill: Drill) -> str:
    """The level of a drill."""
    return [name for name, least in LEVELS.items() if drill.difficulty >= least][-1]


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; None: any."""

    family: str
    house: str = "classic"
    theme: str | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """A drill, and whether it is what was wished for or only the nearest there was."""

    drill: Drill
    exact: bool


class Pool:
    """Gives drills; safe for several threads.

    Args:
        bank: the drills of a family that are kept.
        seed: of the fresh drills: another one for each session of the program.
        executor: starts the searching; None for worker processes of this machine.
        workers: how many of them.
    """

    def __init__(
        self,
        bank: Callable[[str], Sequence[Drill]],
        seed: int,
        *,
        executor: Executor | None = None,
        workers: int = 1,
    ) -> None:
        self._bank = bank
        self._seed = seed
        self._executor = executor
        self._workers = workers
        self._lock = threading.Lock()
        self._ready: dict[Series, list[Drill]] = {}
        self._next: dict[Series, int] = {}
        self._running: dict[Series, int] = {}
        self._closed = False

    def take(self, wish: Wish, seen: Iterable[str] = ()) -> Given | None:
        """A drill for a wish, none of `seen` (ids) while there are others.

        None where the family has no drill at all yet. Never waits for the search.
        """
        series, known = Series(wish.family, wish.house, self._seed), set(seen)
        with self._lock:
            fresh = self._ready.setdefault(series, [])
            fits = next((drill for drill in fresh if distance(wish, drill) == 0), None)
            if fits is not None:
                fresh.remove(fits)
        self._fill(series)
        if fits is not None:
            return Given(fits, exact=True)
        with self._lock:
            there = [*self._bank(wish.family), *fresh]
        if not there:
            return None
        nearest = min(there, key=lambda drill: (str(drill.key) in known, distance(wish, drill)))
        with self._lock:
            if nearest in fresh:
                fresh.remove(nearest)
        return Given(nearest, exact=distance(wish, nearest) == 0)

    def close(self) -> None:
        """Stop the search; what is being looked at is finished and thrown away."""
        with self._lock:
            self._closed = True
            executor = self._executor
        if executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def _fill(self, series: Series) -> None:
        """Look on for drills of a series while there is room."""
        with self._lock:
            if self._closed or len(self._ready[series]) >= ROOM:
                return
            if self._running.get(series, 0) >= self._workers:
                return
            if self._executor is None:
                self._executor = ProcessPoolExecutor(
                    self._workers, multiprocessing.get_context("spawn"), initializer=_be_nice
                )
            first = self._next.get(series, 0)
            self._next[series] = first + CHUNK
            self._running[series] = self._running.get(series, 0) + 1
            task = self._executor.submit(make_lines, series, first)
        task.add_done_callback(lambda done: self._found(series, done))

    def _found(self, series: Series, task: Future[Chunk]) -> None:
        with self._lock:
            self._running[series] -= 1
            failed = task.cancelled() or task.exception() is not None
            if not failed:
                lines = [line for found in task.result() for line in found]
                self._ready[series] += [parse_drill(line) for line in lines]
        if not failed:
            self._fill(series)


def distance(wish: Wish, drill: Drill) -> int:
    """How far a drill of the family is from a wish: 0 is what was wished for.

    The house weighs most, then the theme, then each level between.
    """
    names = list(LEVELS)
    steps = abs(names.index(level_of(drill)) - names.index(wish.level)) if wish.level else 0
    other_theme = wish.theme is not None and wish.theme not in drill.themes
    return 100 * (drill.key.house != wish.house) + 10 * other_theme + steps


def _be_nice() -> None:
    """The search runs behind whatever the learner does."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(10)
