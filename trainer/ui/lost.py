"""Addresses that lead nowhere: to Home, with a sentence that names what was asked for.

Streamlit would show its own dialog, in English only.
"""

from __future__ import annotations

from urllib.parse import urlencode

import streamlit as st
from starlette.datastructures import Headers, QueryParams
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from trainer.i18n import Messages
from trainer.ui import html
from trainer.ui.pages import PAGES

PARAM = "lost"


class Lost:
    """Sends a browser that opens an unknown page to Home; leaves all else to Streamlit."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "http" and _is_lost(scope):
            kept = QueryParams(scope["query_string"])
            query = {"lang": kept["lang"]} if "lang" in kept else {}
            target = "/?" + urlencode(query | {PARAM: scope["path"].strip("/")})
            await RedirectResponse(target)(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _is_lost(scope: Scope) -> bool:
    """Only a browser that opens a page asks for HTML by name."""
    path = scope["path"].strip("/")
    wants_page = "text/html" in Headers(scope=scope).get("accept", "")
    own = path.startswith(("_stcore/", "static/", "media/", "component/"))
    return wants_page and path not in ("", *PAGES) and not own


def notice(m: Messages) -> None:
    """Say which page does not exist, when the learner was sent here for that."""
    asked = st.query_params.get(PARAM)
    if asked:
        sentence = html.text(m("shell-lost", page=asked[:60]))
        st.html(f'<p class="notice" role="status">{sentence}</p>')
