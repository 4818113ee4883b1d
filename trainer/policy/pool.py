"""Kernel calls over many tables, spread over threads (the kernel holds no lock)."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final

import numpy as np

from trainer.policy.kernel import layout
from trainer.policy.model import Model

#: Fewer tables than this are not worth a second thread.
CHUNK: Final = 64
MOST_THREADS: Final = 8


def cores() -> int:
    """The processors this process may use, within reason."""
    try:
        return min(len(os.sched_getaffinity(0)), MOST_THREADS)
    except AttributeError:
        return min(os.cpu_count() or 1, MOST_THREADS)


def scratch() -> Model:
    """One thread's scratch."""
    return np.zeros(layout.SCRATCH)


def spread(work: Callable[[Model, int, int], Any], count: int, threads: int | None = None) -> None:
    """Call `work(scratch, first, last)` over `count` tables in chunks.

    Which chunk a table falls into depends on the number of threads: the results may not.
    """
    threads = threads or cores()
    if threads < 2 or count <= CHUNK:
        work(scratch(), 0, count)
        return
    size = max(CHUNK, min(2048, -(-count // (4 * threads))))
    chunks = [(first, min(first + size, count)) for first in range(0, count, size)]
    for done in _pool(threads).map(lambda chunk: work(scratch(), *chunk), chunks):
        del done


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="policy")
