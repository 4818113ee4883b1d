"""Pages are tested without worker processes: what they would work out is put there by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from trainer.teaching import coach_jobs
from trainer.teaching.drills import search, shelf
from trainer.teaching.pool import JobPool


@pytest.fixture(autouse=True)
def coach(monkeypatch: pytest.MonkeyPatch) -> Iterator[JobPool]:
    """The pool of the pages, which by itself never gets anything done."""
    monkeypatch.setattr(coach_jobs, "JobPool", partial(JobPool, workers=0))
    monkeypatch.setattr(search, "SEARCHERS", 0)
    kept = (coach_jobs.coach_pool, search.search, shelf.shelf)
    for one in kept:
        one.cache_clear()
    yield coach_jobs.coach_pool()
    for one in kept:
        one.cache_clear()
