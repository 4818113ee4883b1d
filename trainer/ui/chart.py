"""Where a plotly figure is drawn: a component that keeps plotly.js and its place.

Streamlit's own element mounts anew for each figure and draws it twice, which took half of the
time from a click to the changed screen. This one hands the figure to plotly.js, which comes
from plotly's own package, once.
"""

from __future__ import annotations

from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

import streamlit as st

#: Where the server gives out plotly.js; with the version, so that browsers may keep it.
PATH: Final = f"/plotly.js?v={version('plotly')}"

CONFIG: Final[dict[str, Any]] = {
    "displayModeBar": False,
    "scrollZoom": False,
}

_mount: Final = st.components.v2.component(
    "spades_chart",
    html='<div class="chart"></div>',
    js=(files("trainer.ui") / "chart.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def draw(figure: dict[str, Any], key: str, words: str) -> None:
    """Draw a figure.

    Args:
        figure: plotly's plain data; its layout names the height.
        key: one a page; the same key draws the next figure into the same place.
        words: plain text that says the same for those who cannot see it.
    """
    _mount(key=key, data=_data(figure) | {"name": key, "words": words})


def get_ready() -> None:
    """Load plotly.js while the page waits for the learner."""
    _mount(key="chart_ahead", data=_data(None))


def _data(figure: dict[str, Any] | None) -> dict[str, Any]:
    return {"script": PATH, "figure": figure, "config": CONFIG}
