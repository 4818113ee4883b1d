"""Answers of the solver, and how a running one is stopped."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass

from trainer.engine import Card
from trainer.solver.kernel.layout import CANCEL
from trainer.solver.memory import Memory
from trainer.solver.objectives import Value


@dataclass(frozen=True, slots=True)
class CardValue:
    """What a card leads to: `value` when proven, else None, with the bounds proven so far."""

    value: Value | None
    low: Value
    high: Value


@dataclass(frozen=True)
class SolveResult:
    """The value of a position, of every legal card, and one line of best play.

    Attributes:
        objective: `tricks`, `nil`, `contract` or `score`.
        value: None unless proven.
        low: least value proven so far.
        high: greatest value still possible.
        cards: by legal card, in the order a hand is shown; empty when not asked for.
        line: best play by all from here to the end; empty when not asked for or not proven.
        complete: whether the value and those of all cards asked for are proven.
        nodes: trick starts visited.
        floor: whether the value is a floor only (players score alone, the others united).
    """

    objective: str
    value: Value | None
    low: Value
    high: Value
    cards: Mapping[Card, CardValue]
    line: tuple[Card, ...]
    complete: bool
    nodes: int
    floor: bool = False


class Cancel:
    """Stops the solves it was given to, from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._watched: list[Memory] = []
        self._set = False

    @property
    def is_set(self) -> bool:
        """Whether `cancel` was called."""
        return self._set

    def cancel(self) -> None:
        """Stop all running solves, and those that are started later, at their next look."""
        with self._lock:
            self._set = True
            for memory in self._watched:
                memory.cells[CANCEL] = 1

    def watch(self, memory: Memory) -> None:
        """Take a solve's memory under this stop sign."""
        with self._lock:
            memory.cells[CANCEL] = 1 if self._set else 0
            self._watched.append(memory)

    def release(self, memory: Memory) -> None:
        """The solve is over; its memory serves others now."""
        with self._lock:
            self._watched = [other for other in self._watched if other is not memory]
            memory.cells[CANCEL] = 0
