"""`bench web` measures what a learner sees; how fast that is depends on the machine."""

from __future__ import annotations

from contextlib import nullcontext

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser

from trainer.cli import bench_web, browser
from trainer.cli.main import main
from trainer.i18n import LANGUAGES, messages


def test_it_measures_every_change_and_nothing_leaves_the_machine(
    server: str, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_web, "WARM_UP", 0)
    monkeypatch.setattr(bench_web, "THINK_MS", 100)  # it measures: no matter how much
    monkeypatch.setattr(bench_web, "SETTLE_MS", 50)
    seconds = iter((0.9, 0.8, 0.7))
    readings = bench_web.measure(chromium, 2, lambda: nullcontext((server, next(seconds))))
    assert readings.left == []
    assert readings.healthy == [0.9, 0.8, 0.7]
    assert {kind: len(taken) for kind, taken in readings.changes.items()} == {
        "values": 2, "answer": 2, "slider": 2, "question": 4,
    }  # fmt: skip
    assert all(ms > 5 for taken in readings.changes.values() for ms in taken)
    for language in LANGUAGES:
        text = bench_web.report(readings, messages(language))
        assert all(len(line) < 100 for line in text.splitlines())


def test_a_missed_promise_is_told() -> None:
    good = bench_web.Readings(
        [0.9], {"values": [95.0] * 40, "answer": [90.0] * 40, "question": [80.0] * 40}
    )
    assert good.held()
    slow = bench_web.Readings([0.9], {**good.changes, "answer": [90.0] * 36 + [300.0] * 4})
    assert not slow.held()
    late = bench_web.Readings([3.1], good.changes)
    assert not late.held()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_browser_one_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "NAMES", ("no-such-browser",))
    done = CliRunner().invoke(main, ["--lang", lang, "bench", "web"])
    assert done.exit_code == 2
    assert done.output.count("\n") == 1
    assert "apt-get install chromium" in done.output
