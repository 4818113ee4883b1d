"""A real server, and pages of a real Chromium that never ask for anything outside."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebSocket,
    expect,
)

from trainer.cli import browser

#: The card table alone, with nothing made ready that only the app's own pages ask for.
DEMO = """
from pathlib import Path
from trainer.ui import serve
serve.MAIN = Path("tests/e2e/table_demo.py").resolve()
serve.warm_up = lambda: None
serve.serve(port=0)
"""


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The app, as the command starts it."""
    with browser.app() as (address, _):
        yield address


@pytest.fixture(scope="session")
def demo() -> Iterator[str]:
    """The card table alone."""
    with browser.app((sys.executable, "-c", DEMO)) as (address, _):
        yield address


#: Milliseconds that the first values may take on a machine that has never compiled the player.
COMPILING = 180_000

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LOCALE: Final = "en-US"

#: A busy machine is slow, not wrong.
expect.set_options(timeout=30_000)


#: What a script says in the console when something is not as it should be.
COMPLAINTS: Final = ("error", "warning", "trace", "assert")
#: It looks for its server below the page's address first, and tells of every lost connection.
STREAMLIT_S_OWN: Final = ("Failed to load resource", "WebSocket onclose")


class Pages:
    """Pages by what cannot be changed once they are open; one that is given back is the next
    test's. A page that has loaded the app before loads it again in a third of the time."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: dict[bool, BrowserContext] = {}
        self._free: dict[BrowserContext, list[Page]] = {}

    def take(self, *, touch: bool) -> Page:
        if touch not in self._contexts:
            self._contexts[touch] = context = self._browser.new_context(
                has_touch=touch, locale=LOCALE
            )
            context.set_default_timeout(60_000)
            self._free[context] = []
        context = self._contexts[touch]
        return self._free[context].pop() if self._free[context] else context.new_page()

    def give_back(self, page: Page) -> None:
        """Nothing that the page holds or has stored is left to the next test."""
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.context.clear_cookies()
        page.goto("about:blank")
        self._free[page.context].append(page)


@pytest.fixture(scope="session")
def pages(chromium: Browser) -> Pages:
    return Pages(chromium)


@pytest.fixture
def visit(pages: Pages) -> Iterator[Open]:
    """Open an address in a page of its own: `visit(url, phone=, dark=, still=, locale=)`.

    What the server sends to the page is kept in `visit.sent`. Leaving the machine fails the
    test, and so does a fault in a page's script or a warning in its console.
    """
    opened = Open(pages)
    yield opened
    opened.close()
    assert opened.asked
    assert [url for url in opened.asked if not url.startswith(browser.LOCAL)] == []
    assert opened.faults == []


class Open:
    """Opens addresses for one test, and listens."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._mine: list[Page] = []
        self._foreign: list[CDPSession] = []
        self.asked: list[str] = []
        self.faults: list[str] = []
        self.sent: list[str] = []
        self._ears: dict[Any, Callable[[Any], None]] = {
            "request": lambda request: self.asked.append(request.url),
            "websocket": self._listen,
            "pageerror": lambda error: self.faults.append(str(error)),
            "console": self._hear,
        }

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in COMPLAINTS and not said.text.startswith(STREAMLIT_S_OWN):
            self.faults.append(f"{said.type}: {said.text}")

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda frame: self.sent.append(text_of(frame)))

    def __call__(
        self,
        url: str,
        *,
        phone: bool = False,
        dark: bool = False,
        still: bool = False,
        locale: str = LOCALE,
    ) -> Page:
        page = self._pages.take(touch=phone)
        self._mine.append(page)
        page.set_viewport_size(PHONE if phone else DESKTOP)
        page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        if locale != LOCALE:
            self._speak(page, locale)
        for event, ear in self._ears.items():
            page.on(event, ear)
        page.goto(url)
        page.get_by_test_id("stMainBlockContainer").wait_for()
        return page

    def _speak(self, page: Page, locale: str) -> None:
        """Let one page's browser ask for a language: Playwright gives one to a whole context,
        which then loads all of Streamlit anew."""
        session = page.context.new_cdp_session(page)
        asked = {"userAgent": "", "acceptLanguage": locale}  # no name is the browser's own
        session.send("Emulation.setUserAgentOverride", asked)
        self._foreign.append(session)

    def close(self) -> None:
        for session in self._foreign:
            session.detach()  # and the page asks for its own language again
        for page in self._mine:
            for event, ear in self._ears.items():
                page.remove_listener(event, ear)
            self._pages.give_back(page)


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode("latin-1")


def all_of(locator: Locator) -> list[Locator]:
    """Every match, once there is one: a component draws a frame after the page around it."""
    expect(locator.first).to_be_visible()
    return locator.all()
