"""The pool: work in other processes, bounded, asked for and never waited for."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.jobs import Dies, Double, Fails, cannot_warm
from trainer.teaching import pool as pool_module
from trainer.teaching.pool import FORGOTTEN_AFTER, Answer, Job, JobPool

Pools = Callable[..., JobPool]


@pytest.fixture
def pools() -> Iterator[Pools]:
    made: list[JobPool] = []

    def make(**settings: object) -> JobPool:
        made.append(JobPool(**({"workers": 1} | settings)))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for pool in made:
        pool.close()


def finished(pool: JobPool, job: Job, seconds: float = 60) -> Answer:
    """The answer once it is there, asked for as a page does."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        answer = pool.ask(job)
        if answer.state in ("done", "failed"):
            return answer
        time.sleep(0.02)
    raise TimeoutError(job)


def test_a_job_is_done_in_another_process(pools: Pools) -> None:
    pool = pools()
    assert pool.ask(Double(21)).state == "warming"
    answer = finished(pool, Double(21))
    doubled, process, threads = answer.result
    assert doubled == 42
    assert process != os.getpid()
    assert threads >= 1
    assert pool.peek(Double(21)) == answer.result
    assert pool.peek(Double(22)) is None


def test_a_worker_starts_while_a_page_of_streamlit_runs(
    pools: Pools, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then `__main__` is the page, and the search path begins with its folder."""
    folder = Path(pool_module.__file__).parents[1] / "ui"
    script = ModuleType("__main__")
    script.__file__ = str(folder / "main.py")
    monkeypatch.setitem(sys.modules, "__main__", script)
    monkeypatch.setattr(sys, "path", [str(folder), *sys.path])
    assert finished(pools(), Double(4)).result[0] == 8
    assert sys.modules["__main__"] is script
    assert sys.path[0] == str(folder)


def test_asking_never_waits_and_tells_how_far_it_is(pools: Pools) -> None:
    pool = pools()
    finished(pool, Double(0))
    start = time.monotonic()
    seen = [pool.ask(Double(1, pause=0.2))]
    assert time.monotonic() - start < 0.2, "asking is no waiting"
    while seen[-1].state != "done":
        time.sleep(0.02)
        seen.append(pool.ask(Double(1, pause=0.2)))
    steps = [(answer.done, answer.total) for answer in seen if answer.state == "running"]
    assert steps == sorted(steps)
    assert (1, 3) in steps


def test_one_worker_does_one_job_after_the_other(pools: Pools) -> None:
    pool = pools()
    finished(pool, Double(0))
    jobs = [Double(number, pause=0.05) for number in (1, 2, 3)]
    for job in jobs:
        pool.ask(job)
    pids = {finished(pool, job).result[1] for job in jobs}
    assert len(pids) == 1


def test_a_job_that_fails_says_so_until_it_is_forgotten(pools: Pools) -> None:
    pool = pools()
    assert finished(pool, Fails()).state == "failed"
    assert pool.ask(Fails()).state == "failed"
    assert pool.peek(Fails()) is None
    assert finished(pool, Double(4)).result[0] == 8, "the worker goes on"
    pool.forget(Fails())
    assert pool.ask(Fails()).state in ("waiting", "running")


def test_a_worker_that_dies_is_replaced(pools: Pools) -> None:
    pool = pools()
    assert finished(pool, Dies()).state == "failed"
    assert finished(pool, Double(5)).result[0] == 10


def test_workers_that_cannot_start_are_given_up(pools: Pools) -> None:
    pool = pools(warm=cannot_warm)
    assert finished(pool, Double(1)).state == "failed"


def test_results_are_kept_within_bounds_and_the_least_asked_for_goes(pools: Pools) -> None:
    pool = pools(workers=0, kept=3)
    for number in range(3):
        pool.put(Double(number), number)
    pool.ask(Double(0))
    pool.put(Double(3), 3)
    assert [pool.peek(Double(number)) for number in range(4)] == [0, None, 2, 3]


def test_what_waits_is_bounded_and_the_oldest_goes() -> None:
    now = [0.0]
    pool = JobPool(workers=0, waiting=2, clock=lambda: now[0])
    for number in (1, 2):
        now[0] += 1
        pool.ask(Double(number))
    now[0] += 1
    pool.ask(Double(1))  # still wanted
    pool.ask(Double(3))
    assert [job.key for job, _ in pool._waiting.values()] == ["double 1", "double 3"]


def test_what_nobody_asks_for_any_more_is_dropped() -> None:
    now = [0.0]
    pool = JobPool(workers=0, clock=lambda: now[0])
    pool.ask(Double(1))
    now[0] += FORGOTTEN_AFTER - 1
    pool.ask(Double(2))
    now[0] += 2
    taken = pool._take()
    assert taken is not None
    assert taken.key == "double 2"


def test_to_look_is_to_ask_on() -> None:
    now = [0.0]
    pool = JobPool(workers=0, clock=lambda: now[0])
    pool.ask(Double(1))
    for _ in range(3):
        now[0] += FORGOTTEN_AFTER - 1
        assert pool.look("double 1") == Answer("warming")
    assert pool.look("double 2") is None
    assert pool._take() == Double(1)
    assert pool.look("double 1") == Answer("running")
    pool.put(Double(1), 2)
    found = pool.look("double 1")
    assert found is not None
    assert found.result == 2


def test_the_process_that_answers_the_browser_loads_no_compiler() -> None:
    """Numba's import holds the interpreter for a second, its compiling for twenty."""
    program = (
        "import sys, trainer.ui.bid, trainer.teaching.coach_jobs, trainer.teaching.replay;"
        "from trainer.engine import load_house;"
        "from trainer.teaching.bid_exercise import deal_exercise;"
        "dealt = [deal_exercise(load_house('classic'), f'7K3F-2QX{end}') for end in '0123456789'];"
        "assert sum(len(exercise.auction.calls) for exercise in dealt) > 4;"
        "assert not {'numba', 'llvmlite', 'trainer.policy.decide'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
