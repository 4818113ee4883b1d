"""The app in a real browser: finds Chromium, starts the app, drives the one with the other.

Playwright belongs to the extra `test`: it is imported only when a browser is wanted.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

#: Nothing that calls out, and what Chromium needs as root in a container.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

#: What an address asked for by a page may begin with.
LOCAL: Final = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")


class BrowserMissingError(Exception):
    """Playwright (`playwright`) or the browser (`chromium`) is not on this machine."""

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing


def find_chromium() -> str | None:
    """The path of this machine's Chromium."""
    return next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A headless Chromium.

    Raises:
        BrowserMissingError: there is none, or no Playwright to drive it.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BrowserMissingError("playwright") from None
    path = find_chromium()
    if path is None:
        raise BrowserMissingError("chromium")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def app(
    command: Sequence[str] = (sys.executable, "-m", "trainer"), seconds: float = 60
) -> Iterator[tuple[str, float]]:
    """The app in a process of its own, on a free port: its address, and seconds to healthy.

    Args:
        command: what starts it, but for the port.
        seconds: how long to wait until it is healthy.

    Raises:
        TimeoutError: it is not healthy after `seconds`.
    """
    start = time.monotonic()
    started = [*command, "--port", "0"]
    server = subprocess.Popen(started, stdout=subprocess.PIPE, text=True)  # noqa: S603
    try:
        assert server.stdout is not None  # noqa: S101 - asked for above
        address = server.stdout.readline().strip().rpartition(" ")[2]
        while not _healthy(address):
            if time.monotonic() - start > seconds or server.poll() is not None:
                raise TimeoutError(address)
            time.sleep(0.01)
        yield address, time.monotonic() - start
    finally:
        server.terminate()
        server.wait(timeout=20)
        if server.stdout is not None:
            server.stdout.close()


def _healthy(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/_stcore/health", timeout=5) as answer:  # noqa: S310
            return bool(answer.status == 200)
    except (OSError, ValueError):
        return False
