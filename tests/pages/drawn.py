"""What a page sends to be drawn."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from streamlit.testing.v1 import AppTest


def charts(app: AppTest) -> list[dict[str, Any]]:
    """The figures of a page's charts, plotly's plain data each, on a page that draws them."""
    return _taken(app, "figure")


def sliders(app: AppTest) -> list[dict[str, Any]]:
    """The sliders under a page's charts, with what they show at each step."""
    return _taken(app, "steps")


def _taken(app: AppTest, name: str) -> list[dict[str, Any]]:
    assert any("charts" in one.proto.id for one in app.get("bidi_component"))
    sent = [one.proto.body for one in app.get("html")]
    found = [data for body in sent for data in re.findall(rf"data-{name}='([^']*)'", body)]
    return [json.loads(unescape(data)) for data in found]
