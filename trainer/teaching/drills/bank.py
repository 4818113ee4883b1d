"""Building a bank: seed after seed, in order, by any number of workers, to be taken up again.

A series is the row of keys that a seed gives for a family and a house. The drills found are
written in the order of the series, so that the bank is the same wherever and by however many
workers it is built. Beside the bank a file of notes says how far each series has come.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from trainer.content.drill import GENERATOR, DrillKey
from trainer.content.drill_json import BankError, drill_line
from trainer.content.drills import read_bank
from trainer.engine.draws import Draws
from trainer.teaching.drills.generate import make_both

#: Keys a task takes: enough to be worth sending, few enough to lose little when stopped.
CHUNK: Final = 8
#: Tasks ahead of the one whose drills are written next, for each worker.
AHEAD: Final = 3

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

#: Called with (keys looked at, drills found) of the series.
Progress = Callable[[int, int], None]
Chunk = list[list[str]]


@dataclass(frozen=True, slots=True)
class Series:
    """The row of keys that a seed gives."""

    family: str
    house: str
    seed: int
    other: str | None = None

    def key(self, number: int) -> DrillKey:
        """The key of a number, from 0."""
        text = f"drills {self.family} {self.house} {self.other or ''} {self.seed}:{number}"
        value = Draws(text).below(1 << 40)
        code = "".join(_LETTERS[value >> 5 * place & 31] for place in range(8))
        return DrillKey(self.family, self.house, f"{code[:4]}-{code[4:]}", self.other)

    def __str__(self) -> str:
        other = f"~{self.other}" if self.other else ""
        return f"{self.family} {GENERATOR} {self.house}{other} {self.seed}"


class Workers(Protocol):
    """Where tasks run; results come in the order asked for."""

    def __call__(self, series: Series, first: int) -> Iterator[Chunk]:
        """The lines found by each key from `first` on, chunk by chunk, without end."""
        ...


def build(
    path: Path,
    series: Series,
    count: int,
    workers: Workers,
    *,
    progress: Progress | None = None,
) -> int:
    """Go on with a series until it has brought `count` drills; gives how many were added.

    It may be stopped at any time: a line is written whole or not at all, and the next call goes
    on from the notes.

    Raises:
        BankError: the bank or its notes do not hold.
        OSError: they cannot be read or written.
    """
    mend(path)
    known = {str(drill.key) for drill in read_bank(path)} if path.exists() else set()
    notes = _Notes(path)
    done, found = notes.of(series)
    added = 0
    if found >= count:
        return 0
    for chunk in workers(series, done):
        for lines in chunk:
            for line in lines:
                name = json.loads(line)["id"]
                if name not in known:
                    append_line(path, line)
                    known.add(name)
                    added += 1
            done, found = done + 1, found + len(lines)
            if found >= count:
                break
        notes.write(series, done, found)
        if progress:
            progress(done, found)
        if found >= count:
            break
    return added


def make_lines(series: Series, first: int) -> Chunk:
    """The lines of `CHUNK` keys from `first` on: what a worker does."""
    return [_lines(series.key(number)) for number in range(first, first + CHUNK)]


def _lines(key: DrillKey) -> list[str]:
    """The drill of a key as a list of one line or none; of a pair those of both houses."""
    return [drill_line(one) for one in make_both(key) if one is not None]


# ---------------------------------------------------------------- workers


def in_this_process(series: Series, first: int) -> Iterator[Chunk]:
    """One worker: this process."""
    while True:
        yield make_lines(series, first)
        first += CHUNK


@contextmanager
def processes(count: int) -> Iterator[Workers]:
    """Processes of this machine; one is this process itself."""
    if count == 1:
        yield in_this_process
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context)
    try:
        yield _in_order(lambda series, first: pool.submit(make_lines, series, first), count)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster, by the address of its scheduler.

    Raises:
        ImportError: `dask.distributed` is not installed.
        OSError: there is no scheduler.
    """
    from distributed import Client

    with Client(address, timeout="10s", set_as_default=False) as client:
        count = max(len(client.scheduler_info()["workers"]), 1)
        yield _in_order(
            lambda series, first: client.submit(make_lines, series, first, pure=False), count
        )


def _in_order(submit: Callable[[Series, int], Any], count: int) -> Workers:
    """Keep `count` workers busy and give results in order."""

    def run(series: Series, first: int) -> Iterator[Chunk]:
        waiting: deque[Future[Chunk]] = deque()
        while True:
            while len(waiting) < AHEAD * count:
                waiting.append(submit(series, first))
                first += CHUNK
            yield waiting.popleft().result()

    return run


# ---------------------------------------------------------------- files


def append_line(path: Path, line: str) -> None:
    """Put a whole line at a file's end in one write."""
    data = (line + "\n").encode()
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    try:
        if os.write(handle, data) < len(data):  # the disk is full: leave no half
            mend(path)
            raise OSError("the line could not be written whole")
    finally:
        os.close(handle)


def mend(path: Path) -> None:
    """Cut off a last line without its end, as a power cut may leave it."""
    if not path.exists():
        return
    data = path.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(path, whole)


def notes_file(path: Path) -> Path:
    """Where the notes of a bank are."""
    return path.with_suffix(".seeds.json")


class _Notes:
    """How far each series has come: keys looked at, drills found."""

    def __init__(self, path: Path) -> None:
        self._path = notes_file(path)
        self._data: dict[str, dict[str, int]] = {}
        if self._path.exists():
            try:
                self._data = json.loads(self._path.read_text(encoding="utf-8"))
                for note in self._data.values():
                    if note["done"] < 0 or note["found"] < 0:
                        raise ValueError("negative")
            except (ValueError, TypeError, KeyError, AttributeError):
                raise BankError("drills_seeds", input=str(self._path)) from None

    def of(self, series: Series) -> tuple[int, int]:
        """Keys looked at and drills found."""
        note = self._data.get(str(series), {"done": 0, "found": 0})
        return note["done"], note["found"]

    def write(self, series: Series, done: int, found: int) -> None:
        """Note it: the old notes stand until the new ones are whole."""
        self._data[str(series)] = {"done": done, "found": found}
        rows = [f"{json.dumps(name)}: {json.dumps(note)}" for name, note in self._data.items()]
        fresh = self._path.with_suffix(".new")
        fresh.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")
        os.replace(fresh, self._path)
