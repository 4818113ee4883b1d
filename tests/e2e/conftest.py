"""A real server, and pages of a real Chromium that never ask for anything outside."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

ROOT = Path(__file__).resolve().parents[2]
SERVE = "from trainer.ui.serve import serve; serve(port=0)"
DEMO = """
from pathlib import Path
from trainer.ui import serve
serve.MAIN = Path("tests/e2e/table_demo.py").resolve()
serve.serve(port=0)
"""


@contextmanager
def running(program: str) -> Iterator[str]:
    """Start a server; its address once it reports healthy."""
    server = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, text=True, stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    try:
        assert server.stdout is not None
        address = server.stdout.readline().strip().rpartition(" ")[2]
        assert address.startswith("http://127.0.0.1:"), address
        wait_healthy(address)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=20)
        if server.stdout is not None:
            server.stdout.close()


def wait_healthy(address: str, seconds: float = 60) -> float:
    """Seconds until the server says it is healthy."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=5):
                return time.monotonic() - start
        except OSError:
            time.sleep(0.02)
    raise TimeoutError(address)


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The app, as the command starts it."""
    with running(SERVE) as address:
        yield address


@pytest.fixture(scope="session")
def demo() -> Iterator[str]:
    """The card table alone."""
    with running(DEMO) as address:
        yield address


#: Milliseconds that the first values may take on a machine that has never compiled the player.
COMPILING = 180_000

Open = Callable[..., Page]

#: A busy machine is slow, not wrong.
expect.set_options(timeout=30_000)


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Open]:
    """Open an address in a browser of its own: `visit(url, phone=, dark=, locale=)`.

    The page's `requests` collects every address asked for; leaving the machine fails the test.
    """
    contexts = []

    def visit_(url: str, *, phone: bool = False, dark: bool = False, locale: str = "en-US") -> Page:
        options: dict[str, Any] = {
            "viewport": {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            "color_scheme": "dark" if dark else "light",
            "locale": locale,
            "has_touch": phone,
        }
        context = chromium.new_context(**options)
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(url)
        page.get_by_test_id("stMainBlockContainer").wait_for()
        return page

    asked: list[str] = []
    faults: list[str] = []
    yield visit_
    for context in contexts:
        context.close()
    local = ("http://127.0.0.1:", "ws://127.0.0.1:", "data:", "blob:")
    assert asked
    assert [url for url in asked if not url.startswith(local)] == []
    assert faults == []
