"""The solver's one typed face: positions of the engine in, values out."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable

from trainer.engine import PlayState
from trainer.solver.kernel import layout as at
from trainer.solver.memory import Memory, memory_of_thread, thread_pool
from trainer.solver.objectives import Objective
from trainer.solver.position import read
from trainer.solver.result import Cancel, SolveResult
from trainer.solver.run import NO_LIMIT, Run


def solve(
    state: PlayState,
    objective: Objective,
    *,
    cards: bool = True,
    line: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    debug: bool = False,
) -> SolveResult:
    """The value of a position with best play by all, seeing all cards.

    Args:
        state: the position; it may be in the middle of a trick.
        objective: `Tricks()`, `NilSet(seat)`, `Contract(bids)` or `Points(bids, before)`.
        cards: also value every legal card.
        line: also give one line of best play.
        nodes: stop after so many trick starts; the same answer on every machine.
        seconds: stop after so much time: for screens, not for what is stored.
        cancel: stops the search from another thread.
        debug: search in the array build, which checks every index.

    Raises:
        SpadesError: a position that cannot be (`hand_lengths`, `card_twice`, `nothing_held`, …),
            an objective that the house does not have (`solo_objective`), bids that do not hold.
    """
    task = read(state, objective)
    memory = memory_of_thread(debug=debug)
    sign = cancel or Cancel()
    sign.watch(memory)
    timer = None
    if seconds is not None:
        timer = threading.Timer(max(seconds, 0.0), _stop, (memory,))
        timer.daemon = True
        timer.start()
    try:
        return Run(task, memory, NO_LIMIT if nodes is None else nodes).result(cards, line)
    finally:
        if timer is not None:
            timer.cancel()
            timer.join()
        sign.release(memory)


def solve_many(
    questions: Iterable[tuple[PlayState, Objective]],
    *,
    threads: int | None = None,
    cards: bool = True,
    line: bool = False,
    nodes: int | None = None,
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> list[SolveResult]:
    """`solve` for many positions at once on all cores; answers in the order of the questions.

    Each search starts from an empty table, so that the threads' number changes no answer.
    `seconds` bounds each search.
    """
    asked = list(questions)
    sign = cancel or Cancel()

    def one(question: tuple[PlayState, Objective]) -> SolveResult:
        state, objective = question
        return solve(
            state, objective, cards=cards, line=line, nodes=nodes, seconds=seconds, cancel=sign
        )

    workers = threads or os.cpu_count() or 1
    if workers == 1 or len(asked) < 2:
        return [one(question) for question in asked]
    return list(thread_pool(workers).map(one, asked))


def search_seconds(state: PlayState, objective: Objective, *, cards: bool) -> float:
    """This thread's time in the search alone, the position having been read: for benches."""
    task = read(state, objective)
    memory = memory_of_thread(debug=False)
    start = time.thread_time()
    Run(task, memory).search(cards)
    return time.thread_time() - start


def _stop(memory: Memory) -> None:
    memory.cells[at.CANCEL] = 1
