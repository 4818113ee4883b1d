"""What a page sends to be drawn."""

from __future__ import annotations

import json
from typing import Any

from streamlit.testing.v1 import AppTest


def charts(app: AppTest) -> list[dict[str, Any]]:
    """The figures of a page's charts, plotly's plain data each."""
    sent = [json.loads(element.proto.json) for element in app.get("bidi_component")]
    return [data["figure"] for data in sent if data.get("figure")]
