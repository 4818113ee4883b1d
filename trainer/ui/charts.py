"""The charts of the app: plotly figures in the colours of the page, and what they say in words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any, Final

import plotly.graph_objects as go
import streamlit as st

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


def show(figure: go.Figure, key: str, words: str = "") -> None:
    """Draw a figure; `words` say the same for those who cannot see it, where no text does."""
    st.plotly_chart(figure, width="stretch", theme=None, config=CONFIG, key=key)
    if words:
        st.html(f'<p class="sr">{words}</p>')


def score_by_tricks(m: Messages, outcomes: Sequence[Outcome], chosen: int, axis: str) -> go.Figure:
    """A side's score change for 0 to 13 tricks, with its regions; `chosen` stands out."""
    ink = colours(page_theme())
    points = [outcome.score.delta for outcome in outcomes]
    fills = [
        ink["ink"] if outcome.tricks == chosen else ink[ZONE_BAR[outcome.zone]]
        for outcome in outcomes
    ]
    hatch = ["/" if outcome.zone is Zone.SET else "" for outcome in outcomes]
    figure = go.Figure(
        go.Bar(
            x=[outcome.tricks for outcome in outcomes],
            y=points,
            marker={
                "color": fills,
                "line": {"width": 0},
                "pattern": {
                    "shape": hatch,
                    "fillmode": "overlay",
                    "fgcolor": ink["surface"],
                    "fgopacity": 0.45,
                    "size": 7,
                    "solidity": 0.2,
                },
            },
            text=_labels(m, outcomes, chosen),
            textposition="outside",
            textfont={"size": TICK_SIZE, "color": ink["ink"]},
            cliponaxis=False,
            constraintext="none",
            textangle=0,
            hovertemplate="%{x}: %{y:+d}<extra></extra>",
        )
    )
    top, bottom = max(*points, 0), min(*points, 0)
    reach = max(top - bottom, 20)
    high, low = top + 0.3 * reach, bottom - 0.16 * reach
    for zone, group in groupby(outcomes, key=lambda outcome: outcome.zone):
        span = [outcome.tricks for outcome in group]
        figure.add_vrect(
            x0=span[0] - 0.5,
            x1=span[-1] + 0.5,
            fillcolor=ink[ZONE_FILL[zone]],
            layer="below",
            line_width=0,
        )
        figure.add_annotation(
            x=(span[0] + span[-1]) / 2,
            y=high,
            yanchor="top",
            text=m(f"bid-zone-{zone}"),
            showarrow=False,
            font={"size": TICK_SIZE, "color": ink["ink-2"]},
        )
    _frame(figure, ink, height=260, title=axis)
    figure.update_xaxes(dtick=1, range=[-0.5, 13.5])
    _signed_ticks(m, figure, low, high)
    return figure


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
) -> go.Figure:
    """The last bids less their counts, hand by hand, in the colours of their grades."""
    ink = colours(page_theme())
    first = max(len(entries) - LAST_HANDS, 0)
    shown = entries[first:]
    offs = [entry.off for entry in shown]
    figure = go.Figure(
        go.Bar(
            x=list(range(first + 1, len(entries) + 1)),
            y=offs,
            marker={"color": [ink[GRADE_COLOUR[grade]] for grade in grades[first:]]},
            text=[
                m("bid-name-nil") if entry.is_nil else m.number(entry.off, sign=True) or "="
                for entry in shown
            ],
            textposition="outside",
            textfont={"size": TICK_SIZE, "color": ink["ink-2"]},
            cliponaxis=False,
            constraintext="none",
            textangle=0,
            hovertemplate="%{x}: %{y:+d}<extra></extra>",
        )
    )
    _frame(figure, ink, height=180, title=axis)
    reach = max(2, *(abs(off) for off in offs))
    figure.update_xaxes(dtick=1, range=[first + 0.4, max(len(entries), first + 5) + 0.6])
    _signed_ticks(m, figure, -reach - 1, reach + 1, most=4)
    return figure


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


def _signed_ticks(
    m: Messages, figure: go.Figure, low: float, high: float, *, most: int = 6
) -> None:
    """Round ticks between `low` and `high`, with a plus or our minus, and a plain 0."""
    step = next(step for step in STEPS if (high - low) / step <= most)
    ticks = [step * place for place in range(math.ceil(low / step), int(high / step) + 1)]
    figure.update_yaxes(
        range=[low, high],
        tickvals=ticks,
        ticktext=[m.number(tick, sign=True) for tick in ticks],
    )


def _frame(figure: go.Figure, ink: Any, *, height: int, title: str) -> None:
    figure.update_layout(
        height=height,
        margin={"l": 46, "r": 8, "t": 12, "b": 44},
        paper_bgcolor="rgba(0,0,0,0)",
        plot_bgcolor="rgba(0,0,0,0)",
        bargap=0.34,
        showlegend=False,
        dragmode=False,
        font={"family": "Source Sans, sans-serif", "size": TICK_SIZE, "color": ink["ink-2"]},
        hoverlabel={"bgcolor": ink["surface"], "font": {"color": ink["ink"], "size": 14}},
        separators=",\u202f",
    )
    figure.update_xaxes(
        title={"text": title, "font": {"size": TICK_SIZE}, "standoff": 6},
        showgrid=False,
        zeroline=False,
        fixedrange=True,
        tickfont={"size": TICK_SIZE},
    )
    figure.update_yaxes(
        gridcolor=ink["grid"],
        zeroline=True,
        zerolinecolor=ink["axis"],
        zerolinewidth=1.5,
        fixedrange=True,
        tickfont={"size": TICK_SIZE},
    )
