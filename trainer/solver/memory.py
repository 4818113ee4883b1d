"""The memory that searches work in, one a thread, and the threads that keep theirs."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trainer.solver.kernel import layout as at

MOST_SLOTS: Final = 1 << 20
POOL: Final = 8_000_000  # entries: 256 MB when all are used
SMALL_SLOTS: Final = 1 << 14
SMALL_POOL: Final = 20_000  # of the debug build

_local = threading.local()
_pools: dict[int, ThreadPoolExecutor] = {}
_pools_lock = threading.Lock()


def thread_pool(workers: int) -> ThreadPoolExecutor:
    """Threads that live on, each with its own memory."""
    with _pools_lock:
        if workers not in _pools:
            _pools[workers] = ThreadPoolExecutor(workers, thread_name_prefix="solver")
        return _pools[workers]


@dataclass(frozen=True, eq=False)
class Memory:
    """A search's memory.

    Attributes:
        words: all of it.
        cells: the same, quicker to reach word by word.
        handle: what the kernel is given: the address, or in the debug build the array.
    """

    words: NDArray[np.int64]
    cells: memoryview
    handle: Any


def memory_of_thread(*, debug: bool) -> Memory:
    """This thread's own; the system gives it only as far as it is written to."""
    name = "debug" if debug else "fast"
    memory: Memory | None = getattr(_local, name, None)
    if memory is None:
        slots, pool = (SMALL_SLOTS, SMALL_POOL) if debug else (MOST_SLOTS, POOL)
        entries = at.SLOTS + at.SLOT_WORDS * 2 * slots
        size = entries + at.ENTRY_WORDS * pool
        room = np.zeros(size + at.LINE, dtype=np.int64)
        line = at.LINE * room.itemsize
        skip = -room.ctypes.data % line // room.itemsize  # to where a cache line begins
        words = room[skip : skip + size]
        words[at.ENTRIES] = entries
        words[at.POOL] = pool
        words[at.MOST] = slots
        memory = Memory(words, words.data, words if debug else words.ctypes.data)
        setattr(_local, name, memory)
    return memory
