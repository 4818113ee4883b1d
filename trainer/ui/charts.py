"""The charts of the app: plotly figures in the colours of the page, and what they say in words.

A figure is written as plotly's own plain data. Building and checking it through plotly's
classes took three quarters of a rerun; the tests check it once for all reruns.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Final

import streamlit as st
from plotly.basedatatypes import BaseFigure

from trainer.i18n import Messages
from trainer.teaching.outcomes import Outcome, Zone
from trainer.teaching.tally import TallyEntry
from trainer.ui.html import Grade
from trainer.ui.tokens import colours, page_theme

CONFIG: Final[dict[str, Any]] = {
    "displayModeBar": False,
    "responsive": True,
    "scrollZoom": False,
}

TICK_SIZE: Final = 13
ZONE_FILL: Final = {
    Zone.SET: "set-zone",
    Zone.MADE: "made-zone",
    Zone.PENALTY: "bag-zone",
    Zone.BAGS: "bag-zone",
    Zone.ZERO: "bar-2",
}
ZONE_BAR: Final = {
    Zone.SET: "g-mistake",
    Zone.MADE: "g-best",
    Zone.PENALTY: "g-inacc",
    Zone.BAGS: "g-inacc",
    Zone.ZERO: "bar",
}
GRADE_COLOUR: Final[dict[Grade, str]] = {
    "best": "g-best",
    "good": "g-good",
    "inacc": "g-inacc",
    "mistake": "g-mistake",
    "blunder": "g-blunder",
}
LAST_HANDS: Final = 12
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)


class Figure(BaseFigure):  # type: ignore[misc] # plotly has no types
    """A figure that is known to hold: Streamlit sends it as it is."""

    def __init__(self, trace: dict[str, Any], layout: dict[str, Any]) -> None:
        self._spec = {"data": [trace], "layout": layout}

    def to_dict(self) -> dict[str, Any]:
        """The figure as plotly's plain data."""
        return self._spec


def show(figure: Figure, key: str, words: str = "") -> None:
    """Draw a figure; `words` say the same for those who cannot see it, where no text does."""
    st.plotly_chart(figure, width="stretch", theme=None, config=CONFIG, key=key)
    if words:
        st.html(f'<p class="sr">{words}</p>')


def score_by_tricks(m: Messages, outcomes: Sequence[Outcome], chosen: int, axis: str) -> Figure:
    """A side's score change for 0 to 13 tricks, with its regions; `chosen` stands out."""
    ink = colours(page_theme())
    points = [outcome.score.delta for outcome in outcomes]
    fills = [
        ink["ink"] if outcome.tricks == chosen else ink[ZONE_BAR[outcome.zone]]
        for outcome in outcomes
    ]
    hatch = ["/" if outcome.zone is Zone.SET else "" for outcome in outcomes]
    pattern = {
        "shape": hatch,
        "fillmode": "overlay",
        "fgcolor": ink["surface"],
        "fgopacity": 0.45,
        "size": 7,
        "solidity": 0.2,
    }
    top, bottom = max(*points, 0), min(*points, 0)
    reach = max(top - bottom, 20)
    high, low = top + 0.3 * reach, bottom - 0.16 * reach
    shapes, notes = [], []
    for zone, group in groupby(outcomes, key=lambda outcome: outcome.zone):
        span = [outcome.tricks for outcome in group]
        shapes.append(_band(span[0] - 0.5, span[-1] + 0.5, ink[ZONE_FILL[zone]]))
        text = m(f"bid-zone-{zone}")
        notes.append(_note((span[0] + span[-1]) / 2, high, text, ink["ink-2"]))
    layout = _layout(ink, height=260, title=axis, x=(-0.5, 13.5), y=_signed_ticks(m, low, high))
    return Figure(
        _bars(
            [outcome.tricks for outcome in outcomes],
            points,
            _labels(m, outcomes, chosen),
            ink["ink"],
            {"color": fills, "line": {"width": 0}, "pattern": pattern},
        ),
        layout | {"shapes": shapes, "annotations": notes},
    )


def score_words(m: Messages, outcomes: Sequence[Outcome]) -> str:
    """The chart of `score_by_tricks` in one sentence."""
    parts = []
    for zone, group in groupby(outcomes, key=lambda outcome: outcome.zone):
        span = list(group)
        parts.append(
            m(
                "bid-zone-words",
                zone=m(f"bid-zone-{zone}"),
                first=span[0].tricks,
                last=span[-1].tricks,
                low=m.number(span[0].score.delta, sign=True),
                high=m.number(span[-1].score.delta, sign=True),
            )
        )
    return "; ".join(parts)


def last_hands(
    m: Messages, entries: Sequence[TallyEntry], grades: Sequence[Grade], axis: str
) -> Figure:
    """The last bids less their counts, hand by hand, in the colours of their grades."""
    ink = colours(page_theme())
    first = max(len(entries) - LAST_HANDS, 0)
    shown = entries[first:]
    offs = [entry.off for entry in shown]
    labels = [
        m("bid-name-nil") if entry.is_nil else m.number(entry.off, sign=True) or "="
        for entry in shown
    ]
    reach = max(2, *(abs(off) for off in offs))
    return Figure(
        _bars(
            list(range(first + 1, len(entries) + 1)),
            offs,
            labels,
            ink["ink-2"],
            {"color": [ink[GRADE_COLOUR[grade]] for grade in grades[first:]]},
        ),
        _layout(
            ink,
            height=180,
            title=axis,
            x=(first + 0.4, max(len(entries), first + 5) + 0.6),
            y=_signed_ticks(m, -reach - 1, reach + 1, most=4),
        ),
    )


def _labels(m: Messages, outcomes: Sequence[Outcome], chosen: int) -> list[str]:
    """Figures where they say something new: at the edges of the regions and at the choice."""
    edges = {
        outcome.tricks for before, outcome in pairwise(outcomes) if before.zone is not outcome.zone
    }
    keep = edges | {chosen}
    return [
        m.number(outcome.score.delta, sign=True) if outcome.tricks in keep else ""
        for outcome in outcomes
    ]


def _signed_ticks(m: Messages, low: float, high: float, *, most: int = 6) -> dict[str, Any]:
    """Round ticks between `low` and `high`, with a plus or our minus, and a plain 0."""
    step = next(step for step in STEPS if (high - low) / step <= most)
    ticks = [step * place for place in range(math.ceil(low / step), int(high / step) + 1)]
    return {
        "range": [low, high],
        "tickmode": "array",
        "tickvals": ticks,
        "ticktext": [m.number(tick, sign=True) for tick in ticks],
    }


def _bars(
    x: list[int], y: list[int], labels: list[str], ink: str, marker: dict[str, Any]
) -> dict[str, Any]:
    return {
        "type": "bar",
        "x": x,
        "y": y,
        "marker": marker,
        "text": labels,
        "textposition": "outside",
        "textfont": {"size": TICK_SIZE, "color": ink},
        "textangle": 0,
        "cliponaxis": False,
        "constraintext": "none",
        "hovertemplate": "%{x}: %{y:+d}<extra></extra>",
    }


def _band(x0: float, x1: float, colour: str) -> dict[str, Any]:
    """A region of the chart, from its bottom to its top, behind the bars."""
    return {
        "type": "rect",
        "xref": "x",
        "yref": "y domain",
        "x0": x0,
        "x1": x1,
        "y0": 0,
        "y1": 1,
        "fillcolor": colour,
        "layer": "below",
        "line": {"width": 0},
    }


def _note(x: float, y: float, text: str, colour: str) -> dict[str, Any]:
    return {
        "x": x,
        "y": y,
        "yanchor": "top",
        "text": text,
        "showarrow": False,
        "font": {"size": TICK_SIZE, "color": colour},
    }


def _layout(
    ink: Any, *, height: int, title: str, x: tuple[float, float], y: dict[str, Any]
) -> dict[str, Any]:
    tick = {"size": TICK_SIZE}
    return {
        "height": height,
        "margin": {"l": 46, "r": 8, "t": 12, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "bargap": 0.34,
        "showlegend": False,
        "dragmode": False,
        "font": {"family": "Source Sans, sans-serif", "size": TICK_SIZE, "color": ink["ink-2"]},
        "hoverlabel": {"bgcolor": ink["surface"], "font": {"color": ink["ink"], "size": 14}},
        "separators": ",\u202f",
        "xaxis": {
            "title": {"text": title, "font": tick, "standoff": 6},
            "range": list(x),
            "dtick": 1,
            "showgrid": False,
            "zeroline": False,
            "fixedrange": True,
            "tickfont": tick,
        },
        "yaxis": {
            **y,
            "gridcolor": ink["grid"],
            "zeroline": True,
            "zerolinecolor": ink["axis"],
            "zerolinewidth": 1.5,
            "fixedrange": True,
            "tickfont": tick,
        },
    }
