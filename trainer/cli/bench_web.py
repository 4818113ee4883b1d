"""`bench web`: the app's speed as a learner sees it, in a real browser."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import click

from trainer.cli.browser import LOCAL, BrowserMissingError, app, chromium
from trainer.cli.help import Command
from trainer.cli.options import UsageError, chosen_messages
from trainer.i18n import Messages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

#: Gives the app for a while: its address, and how many seconds it took to be healthy.
Start = Callable[[], AbstractContextManager[tuple[str, float]]]

HEALTHY_SECONDS: Final = 3.0
CLICK_MS: Final = 150.0

#: Answers before the measuring starts: the first chart loads plotly into the page.
WARM_UP: Final = 3
STARTS: Final = 3

#: The changes that are promised.
MUST: Final = ("values", "answer", "question")
#: What is timed of an answer: the view, by its place, with its chart.
VIEWS: Final = {"values": 0, "answer": 2}
#: A learner thinks at least so long before a bid; the coach works its values out meanwhile.
THINK_MS: Final = 1500
#: Between two changes, so that one does not run into the next.
SETTLE_MS: Final = 250
#: The coach may have to be compiled first.
COACH_MS: Final = 180_000

BID: Final = '.pad [data-id="3"]'
NEXT: Final = ".st-key-next_hand button"


@dataclass
class Readings:
    """What was measured: seconds to healthy of each start; milliseconds of each change."""

    healthy: list[float] = field(default_factory=list)
    changes: dict[str, list[float]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)

    def held(self) -> bool:
        """Whether every must holds."""
        slow = any(p95(self.changes[kind]) > CLICK_MS for kind in MUST)
        return min(self.healthy) <= HEALTHY_SECONDS and not slow and not self.left


@click.command("web", cls=Command)
@click.option("--hands", default=40, show_default=True, type=click.IntRange(2))
@click.option("--strict", is_flag=True)
def command(hands: int, strict: bool) -> None:
    """Measure the Bid page in a real Chromium."""
    m = chosen_messages()
    try:
        with chromium() as browser:
            readings = measure(browser, hands)
    except BrowserMissingError as error:
        raise UsageError(m(f"bench-no-{error.missing}")) from None
    click.echo(report(readings, m))
    if strict and not readings.held():
        sys.exit(1)


def measure(browser: Browser, hands: int, start: Start = app) -> Readings:
    """Start the app a few times, then bid `hands` hands on its Bid page in `browser`."""
    readings = Readings()
    for _ in range(STARTS - 1):
        with start() as (_, seconds):
            readings.healthy.append(seconds)
    with start() as (address, seconds):
        readings.healthy.append(seconds)
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.add_init_script((files("trainer.cli") / "bench_web.js").read_text("utf-8"))
        page.goto(f"{address}/bid")
        for kind, place in VIEWS.items():
            _choose_view(page, place)
            warm = Readings()
            for hand in range(hands + WARM_UP):
                _one_hand(page, warm if hand < WARM_UP else readings, kind)
        readings.left = [url for url in asked if not url.startswith(LOCAL)]
        page.close()
    return readings


def _choose_view(page: Page, place: int) -> None:
    """Bid a hand, wait for the coach, and from then on look at one of the views."""
    page.locator(BID).click()
    page.locator("[data-chart=values_chart] .barlayer").or_(
        page.locator("[data-chart=outcomes_chart] .barlayer")
    ).wait_for(timeout=COACH_MS)
    page.locator(".tabs button").nth(place).click()
    _settle(page)
    page.locator(NEXT).click()


def _one_hand(page: Page, readings: Readings, kind: str) -> None:
    page.locator(BID).wait_for()
    page.wait_for_timeout(THINK_MS)

    def timed(kind: str, act: Callable[[], None]) -> None:
        page.evaluate("(kind) => stopwatch.arm(kind)", kind)
        act()
        taken = page.evaluate("() => stopwatch.reading")
        readings.changes.setdefault(kind, []).append(float(taken))
        _settle(page)

    timed(kind, page.locator(BID).click)
    if kind == "answer":
        page.locator(".steps input").focus()
        timed("slider", lambda: page.keyboard.press("ArrowRight"))
    timed("question", page.locator(NEXT).click)


def _settle(page: Page) -> None:
    page.wait_for_timeout(SETTLE_MS)


def report(readings: Readings, m: Messages) -> str:
    """The readings as a small table."""
    best = m.number(min(readings.healthy), digits=2)
    must = m("bench-must-seconds", most=m.number(HEALTHY_SECONDS, digits=1))
    lines = [f"{m('bench-healthy'):<34}{best:>9} s    {must}", ""]
    lines.append(f"{m('bench-changes'):<34}{m('bench-median'):>9}{'p95':>9}{m('bench-worst'):>9}")
    for kind, taken in readings.changes.items():
        figures = (statistics.median(taken), p95(taken), max(taken))
        row = "".join(f"{m.number(figure) + ' ms':>9}" for figure in figures)
        must = m("bench-must-p95", most=m.number(CLICK_MS)) if kind in MUST else ""
        lines.append(f"{m(f'bench-{kind}'):<34}{row}    {must}".rstrip())
    lines += ["", m("bench-left", count=len(readings.left)), *readings.left]
    return "\n".join(lines)


def p95(taken: Sequence[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(taken, n=20, method="inclusive")[-1]
