"""Where a plotly figure is drawn: a place that holds it as data, and the script that draws it.

Streamlit's own element mounts anew for each figure and draws it twice, and every component
draws only after the page around it has been painted. Here the figure is part of the page's
HTML, and one script, which watches the page, hands it to plotly.js before that painting.
plotly.js comes from plotly's own package.
"""

from __future__ import annotations

from html import escape
from importlib.metadata import version
from importlib.resources import files
from typing import Any, Final

import streamlit as st

from trainer.ui import attributes
from trainer.ui.html import Html
from trainer.ui.table.component import asset

#: Where the server gives out plotly.js; with the version, so that browsers may keep it.
PATH: Final = f"/plotly.js?v={version('plotly')}"

CONFIG: Final[dict[str, Any]] = {
    "displayModeBar": False,
    "scrollZoom": False,
    # Of hatched bars it traces thrice that their colours are several, and draws them well.
    "logging": 0,
}

#: Milliseconds that a page without a figure is left alone before plotly.js is loaded for the
#: figures to come; nobody looks at a hand and bids in less.
CALM: Final = 1500


def _own(name: str) -> str:
    return (files("trainer.ui") / name).read_text(encoding="utf-8")


_mount: Final = st.components.v2.component(
    "spades_charts",
    js="\n".join([asset("dom.js"), _own("steps.js"), _own("chart.js")]),
    isolate_styles=False,
)


def place(figure: dict[str, Any], name: str, words: str) -> Html:
    """The place of a figure, for a page that has the drawing script.

    Args:
        figure: plotly's plain data; its layout names the height in pixels.
        name: one a page; the next figure of that name is drawn into the same drawing.
        words: plain text that says the same for those who cannot see it.
    """
    height = figure["layout"]["height"]
    return Html(
        f'<div class="chart" style="height:{height}px" role="img" aria-label="{escape(words)}"'
        f' data-chart="{name}" {attributes.data("figure", figure)}></div>'
    )


def drawing() -> None:
    """Let charts be drawn on this page, now and later; plotly.js loads when the page is calm."""
    given = {"script": PATH, "config": CONFIG, "calm": CALM}
    _mount(key="charts", data=given, on_theme_change=_drawn_anew)


def _drawn_anew() -> None:
    """The trigger alone brings the rerun, which draws in the colours of the new theme."""
