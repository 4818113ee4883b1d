"""Jobs for the tests of the pool: a worker process imports them from here."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from typing import Any

from trainer.teaching.pool import Progress


@dataclass(frozen=True)
class Double:
    """Twice a number, in three steps; `pause` seconds each."""

    number: int
    pause: float = 0.0

    @property
    def key(self) -> str:
        return f"double {self.number}"

    def run(self, progress: Progress, threads: int) -> Any:
        for step in range(3):
            time.sleep(self.pause)
            progress(step + 1, 3)
        return 2 * self.number, os.getpid(), threads


@dataclass(frozen=True)
class Fails:
    """Raises."""

    key: str = "fails"

    def run(self, progress: Progress, threads: int) -> Any:
        raise ValueError("on purpose")


@dataclass(frozen=True)
class Dies:
    """Ends its process."""

    key: str = "dies"

    def run(self, progress: Progress, threads: int) -> Any:
        os._exit(3)


def cannot_warm() -> None:
    """A warm-up that ends its process."""
    os._exit(4)
