"""Settings for all tests."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import partial

import pytest
from hypothesis import settings
from playwright.sync_api import Browser

from trainer.cli import browser

# The same examples in every run of CI, so that a red run is red again when looked at;
# elsewhere fresh ones, so that new examples are tried all the time.
settings.register_profile("ci", derandomize=True, max_examples=60, deadline=None, database=None)
settings.register_profile("local", max_examples=60, deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session", autouse=True)
def kernels(worker_id: str) -> None:
    """Where tests run side by side, compile what all of them need, each a part, as they start.

    The app's own workers compile too, but at the lowest priority: tests that waited for one of
    them would wait for all the others.
    """
    if worker_id == "master":
        return
    from trainer.solver.warm import warm_up  # Numba: not for who runs a test or two
    from trainer.teaching import coach_jobs

    parts = (coach_jobs.warm, partial(warm_up, wait=True))
    parts[int(worker_id.removeprefix("gw")) % len(parts)]()


@pytest.fixture(autouse=True)
def main_module(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give `__main__` back after each test: AppTest leaves its script there, and the processes
    that a later test starts would run it."""
    monkeypatch.setitem(sys.modules, "__main__", sys.modules["__main__"])


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The one browser of a test process: Playwright's loop runs once in each.

    Without a Chromium the test skips and says so; with CI=true that is a failure.
    """
    if browser.find_chromium() is None and os.environ.get("CI") != "true":
        pytest.skip("no Chromium found on this machine")
    with browser.chromium() as found:
        yield found
