"""Start the web app: `spades-trainer`, `make run`, or `streamlit run streamlit_app.py`.

An installed wheel has no config file beside it, so everything Streamlit needs to know is set
here, theme included. Nothing of it calls out: no telemetry, no question at first run.
"""

from __future__ import annotations

import errno
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import streamlit as st
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse
from starlette.routing import Route
from streamlit import config
from streamlit.starlette import App

from trainer.content.paths import app_root
from trainer.i18n import LANGUAGES, messages
from trainer.ui.lost import Lost
from trainer.ui.tokens import Theme, colours

#: The script of every page. Its folder has no `pages/`, which Streamlit would run by itself,
#: without the frame, for a deep link in the first session after the start.
MAIN: Final = Path(__file__).with_name("main.py")

#: Imported while the server already answers: the first learner finds them ready.
HEAVY: Final = ("pandas", "trainer.ui.home", "trainer.ui.bid",
                "trainer.ui.drills", "trainer.ui.houses")  # fmt: skip

TRIES: Final = 20

_THEME_COLOURS: Final = {
    "primaryColor": "accent",
    "backgroundColor": "bg",
    "secondaryBackgroundColor": "bg-2",
    "textColor": "ink",
    "borderColor": "line",
}


def settings() -> dict[str, Any]:
    """Streamlit's options for this app, but for address and port."""
    themes: tuple[Theme, ...] = ("light", "dark")
    return {
        "browser.gatherUsageStats": False,
        # No page around this one may command it; nor is it asked at every message to itself.
        "client.allowedOrigins": [],
        "client.showErrorDetails": "none",
        "client.toolbarMode": "viewer",
        "logger.hideWelcomeMessage": True,
        # A full collection after each rerun holds back the rerun's last messages; Python
        # collects by itself.
        "runner.postScriptGC": False,
        "server.fileWatcherType": "none",
        "server.headless": True,
        "server.showEmailPrompt": False,
        "theme.font": "sans-serif",
        "theme.baseRadius": "8px",
        "theme.showWidgetBorder": True,
        "theme.headingFontSizes": ["28px", "20px", "18px"],
        "theme.headingFontWeights": [700, 600, 600],
    } | {
        f"theme.{theme}.{option}": colours(theme)[token]
        for theme in themes
        for option, token in _THEME_COLOURS.items()
    }


def serve(
    host: str = "127.0.0.1",
    port: int = 8501,
    *,
    language: str = LANGUAGES[0],
    say: Callable[[str], None] = print,
) -> None:
    """Start the app and stay until it is stopped.

    Args:
        host: the address to listen on; the default answers this machine only.
        port: the port; when it is taken, the next free one, which is said.
        language: the language of what is said here; pages have their own.
        say: where the address is announced, in one line.

    Raises:
        OSError: `host` is not an address of this machine, or no port in reach is free.
    """
    m = messages(language)
    free = free_port(host, port)
    if port and free != port:
        say(m("cli-app-taken", port=str(port), free=str(free)))
    # Streamlit looks for a config file beside this script and puts its folder on sys.path.
    sys.argv = [str(app_root() / "streamlit_app.py")]

    def ready() -> None:
        say(m("cli-app-at", address=f"http://{_shown(host)}:{free}"))
        sys.stdout.flush()

    App(MAIN, **options(ready)).run(
        config=settings() | {"server.address": host, "server.port": free}
    )


def options(ready: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """What an `App` around `MAIN` is made with; `ready` is called as the server starts."""
    return {
        "lifespan": _lifespan(ready),
        "middleware": [Middleware(Lost)],
        "routes": [Route("/coach-work", _coach_work), Route("/plotly.js", _plotly)],
        "on_script_error": _on_script_error,
    }


async def _coach_work(request: Request) -> JSONResponse:
    """How far the work is that a page waits for."""
    from trainer.ui.waiting import states  # imported by the page that asks, not at the start

    return JSONResponse(states(request.query_params.get("keys", "")))


async def _plotly(_: Request) -> FileResponse:
    """What draws the charts, as plotly's package brings it; an address names its version."""
    script = str(files("plotly") / "package_data" / "plotly.min.js")
    kept = {"Cache-Control": "public, max-age=31536000, immutable"}
    return FileResponse(script, media_type="text/javascript", headers=kept)


def _lifespan(ready: Callable[[], None]) -> Callable[[App], Any]:
    # `streamlit run` and other servers come here without our options: set what they left open.
    @asynccontextmanager
    async def life(_: App) -> AsyncIterator[None]:
        for option, value in settings().items():
            if not config.is_manually_set(option):
                config.set_option(option, value)
        threading.Thread(target=warm_up, name="warm-up", daemon=True).start()
        ready()
        yield

    return life


def warm_up() -> None:
    """Import what is heavy, then keep it out of the collections that follow each rerun."""
    for name in HEAVY:
        import_module(name)
    gc.collect()
    gc.freeze()
    # The players get ready in processes of their own, once this one has nothing left to do.
    import_module("trainer.teaching.coach_jobs").coach_pool().start()


def free_port(host: str, port: int) -> int:
    """`port` if it is free on `host`, else the next free one; 0 is any free one.

    Raises:
        OSError: nothing free within reach, or the address is not one of this machine.
    """
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except UnicodeError:  # no name that could be looked up, such as a..b
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None
    last = min(port + TRIES, 65536) - 1
    for candidate in range(port, last + 1):
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((address[0], candidate))
            except OSError as error:
                if error.errno != errno.EADDRINUSE or candidate == last:
                    raise
            else:
                return int(probe.getsockname()[1])
    raise OSError(errno.EADDRINUSE, f"no free port from {port} to {last}")


def _shown(host: str) -> str:
    if host in {"0.0.0.0", "::"}:  # noqa: S104
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _on_script_error(error: Exception) -> bool:
    """No traceback reaches a learner: it goes to the log, and one sentence to the page."""
    from trainer.ui import prefs

    logging.getLogger("trainer").error("a page failed", exc_info=error)
    st.error(prefs.words()("shell-error"))
    return True
