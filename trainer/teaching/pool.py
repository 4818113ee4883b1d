"""Long work in processes of its own, so that it never holds up a learner's click.

A pool has a few worker processes, started by spawn and at a low priority; what waits and
what is kept are bounded. The compiled player lives in the workers alone: the process that
answers the browser neither compiles nor loads it. Whoever wants a result asks for it again
and again; work that nobody has asked for in a while is dropped before it starts.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, Protocol

Progress = Callable[[int, int], None]

#: How many results are kept, and how many jobs may wait.
KEPT: Final = 400
WAITING: Final = 64

#: A waiting job that nobody has asked for during so many seconds is dropped.
FORGOTTEN_AFTER: Final = 5.0

#: A worker that dies is started again, so often.
STARTS: Final = 5

MOST_WORKERS: Final = 4

_log: Final = logging.getLogger("trainer")


class Job(Protocol):
    """Work that can be sent to another process: plain frozen data."""

    @property
    def key(self) -> str:
        """Equal keys have equal results."""
        ...

    def run(self, progress: Progress, threads: int) -> Any:
        """Do the work, telling how far it is; `threads` is how many it may use."""
        ...


@dataclass(frozen=True, slots=True)
class Answer:
    """Where a job stands.

    Attributes:
        state: `warming` while the first worker still gets ready, `waiting`, `running`,
            `done`, or `failed` (it is not tried again by itself).
        done, total: the steps of a running job.
        result: of a job that is done.
    """

    state: Literal["warming", "waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    result: Any = None


class JobPool:
    """The workers, what waits for them, and the last results.

    Args:
        warm: called in each worker before its first job; it must be importable there.
        workers: how many processes; None for half of the processors, 0 for none at all
            (nothing is ever done: a pool for tests).
        kept: how many results are kept; the one asked for longest ago goes first.
        waiting: how many jobs may wait; the one asked for longest ago is dropped.
        clock: seconds, monotonic.
    """

    def __init__(
        self,
        warm: Callable[[], None] | None = None,
        *,
        workers: int | None = None,
        kept: int = KEPT,
        waiting: int = WAITING,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        cores = _cores()
        self._warm = warm
        self._workers = min(max(cores // 2, 1), MOST_WORKERS) if workers is None else workers
        # A core is left to whoever clicks, and to the browser on the same machine.
        self._threads = max((cores - 1) // max(self._workers, 1), 1)
        self._kept, self._most_waiting, self._clock = kept, waiting, clock
        self._lock = threading.Condition()
        self._results: OrderedDict[str, Answer] = OrderedDict()
        self._waiting: OrderedDict[str, tuple[Job, float]] = OrderedDict()
        self._running: dict[str, Answer] = {}
        self._ready = self._gone = 0
        self._started = self._closed = False
        self._pipes: list[Connection] = []

    def start(self) -> None:
        """Start the workers, once; the first job does it otherwise."""
        with self._lock:
            if self._started:
                return
            self._started = True
        for number in range(self._workers):
            name = f"coach-{number}"
            threading.Thread(target=self._serve, name=name, daemon=True).start()

    def close(self) -> None:
        """Let the workers go; what waits is dropped."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            self._lock.notify_all()

    def ask(self, job: Job) -> Answer:
        """Where a job stands, at once; it is put in line if it is new."""
        self.start()
        with self._lock:
            key = job.key
            if key in self._results:
                self._results.move_to_end(key)
                return self._results[key]
            if key in self._running:
                return self._running[key]
            if self._workers and self._gone == self._workers:
                return Answer("failed")
            self._waiting[key] = (job, self._clock())
            if len(self._waiting) > self._most_waiting:
                oldest = min(self._waiting, key=lambda waiting: self._waiting[waiting][1])
                del self._waiting[oldest]
            self._lock.notify()
            return self._in_line()

    def prepare(self, job: Job, after: float = 0.0) -> None:
        """Ask for a job `after` so many seconds, unless it is known by then.

        For what is likely to be asked for next: what is drawn now is not slowed down by it.
        """
        timer = threading.Timer(after, self.ask, (job,))
        timer.daemon = True
        timer.start()

    def look(self, key: str) -> Answer | None:
        """Where a job stands by its key; None for one that is not in the pool (any more).

        To look is to ask on: a waiting job stays wanted.
        """
        with self._lock:
            if key in self._results:
                return self._results[key]
            if key in self._running:
                return self._running[key]
            if key not in self._waiting:
                return None
            self._waiting[key] = (self._waiting[key][0], self._clock())
            return self._in_line()

    def _in_line(self) -> Answer:
        return Answer("waiting" if self._ready else "warming")

    def peek(self, job: Job) -> Any | None:
        """The result of a job if it is kept; nothing is put in line."""
        with self._lock:
            answer = self._results.get(job.key)
        return answer.result if answer is not None and answer.state == "done" else None

    def forget(self, job: Job) -> None:
        """Drop a result, so that a failed job can be tried again."""
        with self._lock:
            self._results.pop(job.key, None)

    def put(self, job: Job, result: Any) -> None:
        """Keep a result that was found elsewhere."""
        self._keep(job.key, Answer("done", result=result))

    def _keep(self, key: str, answer: Answer) -> None:
        with self._lock:
            self._running.pop(key, None)
            self._waiting.pop(key, None)
            self._results[key] = answer
            while len(self._results) > self._kept:
                self._results.popitem(last=False)

    def _take(self) -> Job | None:
        """The next job that somebody still wants; None when the pool has been closed."""
        with self._lock:
            while not self._closed:
                while self._waiting:
                    key, (job, asked) = self._waiting.popitem(last=False)
                    if self._clock() - asked <= FORGOTTEN_AFTER:
                        self._running[key] = Answer("running")
                        return job
                self._lock.wait()
        return None

    def _serve(self) -> None:
        """One worker's thread in this process: hand out jobs, collect what comes back."""
        for _ in range(STARTS):
            try:
                self._serve_process()
                return
            except (EOFError, OSError):
                _log.exception("a worker process has died")
        with self._lock:
            self._gone += 1

    def _serve_process(self) -> None:
        spawn = get_context("spawn")
        ours, theirs = spawn.Pipe()
        process = spawn.Process(
            target=work, args=(theirs, self._warm, self._threads), name="coach", daemon=True
        )
        _start(process)
        theirs.close()
        try:
            ours.recv()
            with self._lock:
                self._ready += 1
            try:
                while (job := self._take()) is not None:
                    self._do(ours, job)
            finally:
                with self._lock:
                    self._ready -= 1
        finally:
            ours.close()
            process.join(timeout=5)

    def _do(self, pipe: Connection, job: Job) -> None:
        answer = Answer("failed")
        try:
            pipe.send(job)
            while (said := pipe.recv()).state == "running":
                with self._lock:
                    self._running[job.key] = said
            answer = said
        finally:
            # A job that kills its worker is not handed to the next one.
            self._keep(job.key, answer)


def _start(process: BaseProcess) -> None:
    """Start a process that knows nothing of the script that runs here.

    A spawned process takes over the search path, and imports what stands as `__main__`. While
    Streamlit runs a page, that is the page's script, and the path begins with its folder.
    """
    main, path, blank = sys.modules["__main__"], sys.path, ModuleType("__main__")
    inside = Path(__file__).parents[1]
    sys.modules["__main__"] = blank
    sys.path = [entry for entry in path if inside not in (Path(entry), *Path(entry).parents)]
    try:
        process.start()
    finally:
        sys.path = path
        if sys.modules["__main__"] is blank:  # else the next page has begun meanwhile
            sys.modules["__main__"] = main


def _cores() -> int:
    """The processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def work(pipe: Connection, warm: Callable[[], None] | None, threads: int) -> None:
    """A worker process: jobs in, answers out, until the other end closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends this too
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(19)
    with suppress(EOFError, BrokenPipeError):
        if warm is not None:
            warm()
        pipe.send(Answer("waiting"))
        running = Answer("running")
        while True:
            job: Job = pipe.recv()

            def tell(done: int, total: int) -> None:
                pipe.send(replace(running, done=done, total=total))

            try:
                answer = Answer("done", result=job.run(tell, threads))
            except (BrokenPipeError, ConnectionResetError):
                return  # the other end has gone: the server stops
            except Exception:
                _log.exception("a job has failed: %s", job)
                answer = Answer("failed")
            pipe.send(answer)
