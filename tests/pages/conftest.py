"""Pages are tested without worker processes: what they would work out is put there by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from trainer.teaching import coach_jobs
from trainer.teaching.pool import JobPool


@pytest.fixture(autouse=True)
def coach(monkeypatch: pytest.MonkeyPatch) -> Iterator[JobPool]:
    """The pool of the pages, which by itself never gets anything done."""
    monkeypatch.setattr(coach_jobs, "JobPool", partial(JobPool, workers=0))
    coach_jobs.coach_pool.cache_clear()
    yield coach_jobs.coach_pool()
    coach_jobs.coach_pool.cache_clear()
