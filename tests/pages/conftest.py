"""Pages are tested without worker processes: what they would work out is put there by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

import pytest
from streamlit.components.v2 import manifest_scanner

from trainer.teaching import coach_jobs
from trainer.teaching.drills import search, shelf
from trainer.teaching.pool import JobPool


@pytest.fixture(scope="session", autouse=True)
def scanned_once() -> Iterator[None]:
    """Each AppTest looks through every installed package for components, which takes longer
    than all the rest; nothing is installed while the tests run."""
    scan = manifest_scanner.scan_component_manifests
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(manifest_scanner, "scan_component_manifests", cache(scan))
        yield


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
