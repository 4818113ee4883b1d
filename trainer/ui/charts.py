"""The charts of the app: plotly figures in the colours of the page, and what they say in words.

A figure is written as plotly's own plain data. Building and checking it through plotly's
classes took three quarters of a rerun; the tests check it once for all reruns.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise
from typing import Any, Final, NamedTuple

from trainer.engine.bids import MOST_TRICKS
from trainer.i18n import Messages
from trainer.teaching.outcomes import Outcome, Zone
from trainer.teaching.tally import TallyEntry
from trainer.ui import chart, html
from trainer.ui.html import Grade, Html
from trainer.ui.tokens import colours, page_theme

FONT: Final = "Source Sans, sans-serif"
TICK_SIZE: Final = 13
MOST_TICKS: Final = 6
#: Bars under which a region has room for its name.
WIDE_REGION: Final = 3
#: Pixels: what a phone of 390 has between the axes of a chart, and a bold letter.
PHONE: Final = 252
LETTER: Final = 7
#: Tricks between the axis and a name beside it: there its highest number may stand.
OFF_AXIS: Final = 0.15
ZONE_FILL: Final = {
    Zone.SET: "set-zone",
    Zone.MADE: "made-zone",
    Zone.PENALTY: "bag-zone",
    Zone.NIL_FAILED: "set-zone",
    Zone.ZERO: "bar-2",
}
ZONE_BAR: Final = {
    Zone.SET: "g-mistake",
    Zone.MADE: "g-best",
    Zone.PENALTY: "g-inacc",
    Zone.NIL_FAILED: "g-mistake",
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


class Figure:
    """A figure as plotly's plain data, known to hold."""

    def __init__(self, *traces: dict[str, Any], layout: dict[str, Any]) -> None:
        self._spec = {"data": list(traces), "layout": layout}

    def to_dict(self) -> dict[str, Any]:
        """The figure as plotly's plain data."""
        return self._spec


def as_html(figure: Figure, name: str, words: str) -> Html:
    """A figure in its place; `words`, plain text, say the same for those who cannot see it."""
    return chart.place(figure.to_dict(), name, words)


def score_by_tricks(m: Messages, outcomes: Sequence[Outcome], chosen: int, axis: str) -> Figure:
    """A side's score change for 0 to 13 tricks, with its regions; `chosen` stands out."""
    ink = colours(page_theme())
    points = [outcome.score.delta for outcome in outcomes]
    hatched = [outcome.zone in (Zone.SET, Zone.NIL_FAILED) for outcome in outcomes]
    top, bottom = max(*points, 0), min(*points, 0)
    reach = max(top - bottom, 20)
    high, low = top + 0.3 * reach, bottom - 0.16 * reach
    shapes, notes = [], []
    for zone, group in groupby(outcomes, key=lambda outcome: outcome.zone):
        span = list(group)
        left, right = span[0].tricks - 0.5, span[-1].tricks + 0.5
        shapes.append(_band(left, right, ink[ZONE_FILL[zone]]))
        notes.append(_note(left, right, high, _zone_label(m, zone, span), ink["ink-2"]))
    drawn = layout(ink, height=260, title=axis, x=(-0.5, 13.5), y=signed_ticks(m, low, high))
    shown = chosen_result(m, outcomes, chosen)
    return Figure(
        bars(
            [outcome.tricks for outcome in outcomes],
            points,
            shown["text"],
            ink["ink"],
            bar_marker(ink, shown["marker"]["color"], hatched),
        ),
        *map(texts, filter(None, _by_room(notes))),
        layout=drawn | {"shapes": shapes},
    )


def chosen_result(m: Messages, outcomes: Sequence[Outcome], chosen: int) -> dict[str, Any]:
    """What of the bars of `score_by_tricks` hangs on the choice: figures and colours."""
    ink = colours(page_theme())
    fills = [
        ink["ink"] if outcome.tricks == chosen else ink[ZONE_BAR[outcome.zone]]
        for outcome in outcomes
    ]
    return {"text": _labels(m, outcomes, chosen), "marker": {"color": fills}}


def score_words(m: Messages, outcomes: Sequence[Outcome]) -> str:
    """The chart of `score_by_tricks` in one sentence."""
    parts = []
    for zone, group in groupby(outcomes, key=lambda outcome: outcome.zone):
        span = list(group)
        deltas = [outcome.score.delta for outcome in span]
        points = [m.number(delta, sign=True) for delta in deltas]
        form = "-one" if len(span) == 1 else "-level" if points[0] == points[-1] else ""
        parts.append(
            m(
                f"bid-zone-part{form}",
                zone=m(f"bid-zone-{zone}"),
                first=span[0].tricks,
                last=span[-1].tricks,
                low=points[0],
                high=points[-1],
                count=max(map(abs, deltas)),
            )
        )
    return ". ".join(parts)


def _zone_label(m: Messages, zone: Zone, span: Sequence[Outcome]) -> str:
    """A region's name; a set that costs the same everywhere names its price."""
    points = {outcome.score.delta for outcome in span}
    if zone is Zone.SET and len(points) == 1 and len(span) >= WIDE_REGION:
        return m("bid-zone-set-at", points=m.number(points.pop(), sign=True))
    return m(f"bid-zone-{zone}")


def last_hands(
    m: Messages, entries: Sequence[TallyEntry], grades: Sequence[Grade], axis: str
) -> html.Html:
    """The last bids less their counts, hand by hand, in the colours of their grades.

    Drawn as HTML: this chart stands on both faces of the Bid page, and a second plotly chart
    costs each change of face some 40 ms.
    """
    first = max(len(entries) - LAST_HANDS, 0)
    shown = list(enumerate(zip(entries, grades, strict=True), start=1))[first:]
    reach = max(2, *(abs(entry.off) for _, (entry, _) in shown)) + 1
    bars, words = [], []
    for place, (entry, grade) in shown:
        label = m("bid-name-nil") if entry.is_nil else m.number(entry.off, sign=True)
        way = "down" if entry.off < 0 else "up"
        bars.append(
            f'<span class="{way}" style="--g:var(--{GRADE_COLOUR[grade]});'
            f'--v:{50 * abs(entry.off) / reach:.4g}%">'
            f"<i></i><b>{html.text(label)}</b><small>{place}</small></span>"
        )
        words.append(m("fault-line", field=f"{axis} {place}", sentence=label))
    label = html.text(m.listed(words))
    return html.Html(f'<div class="hands" role="img" aria-label="{label}">{"".join(bars)}</div>')


def _labels(m: Messages, outcomes: Sequence[Outcome], chosen: int) -> list[str]:
    """Figures where they say something new: where a region begins, and at the choice."""
    edges = {
        outcome.tricks for before, outcome in pairwise(outcomes) if before.zone is not outcome.zone
    }
    # Side by side two figures touch on a phone: then the chosen one stands.
    keep = (edges - {chosen - 1, chosen + 1}) | {chosen}
    return [
        m.number(outcome.score.delta, sign=True) if outcome.tricks in keep else ""
        for outcome in outcomes
    ]


def signed_ticks(m: Messages, low: float, high: float) -> dict[str, Any]:
    """Round ticks between `low` and `high`, with a plus or our minus, and a plain 0."""
    step = next(step for step in STEPS if (high - low) / step <= MOST_TICKS)
    ticks = [step * place for place in range(math.ceil(low / step), int(high / step) + 1)]
    return {
        "range": [low, high],
        "tickmode": "array",
        "tickvals": ticks,
        "ticktext": [m.number(tick, sign=True) for tick in ticks],
    }


def bars(
    x: Sequence[float],
    y: Sequence[float],
    labels: Sequence[str],
    ink: str,
    marker: dict[str, Any],
) -> dict[str, Any]:
    """A trace of bars with their labels at the ends."""
    return {
        "type": "bar",
        "x": list(x),
        "y": list(y),
        "marker": marker,
        "text": list(labels),
        "textposition": "outside",
        "textfont": {"size": TICK_SIZE, "color": ink},
        "textangle": 0,
        "cliponaxis": False,
        "constraintext": "none",
        "hovertemplate": "%{x}: %{y:+d}<extra></extra>",
    }


def bar_marker(
    ink: Mapping[str, str], fills: Sequence[str], hatched: Sequence[bool]
) -> dict[str, Any]:
    """The colours of bars; what is wrong is hatched as well: hue is never alone."""
    plain = {"color": list(fills), "line": {"width": 0}}
    if not any(hatched):
        return plain
    pattern = {
        "shape": ["/" if wrong else "" for wrong in hatched],
        "fillmode": "overlay",
        "fgcolor": ink["surface"],
        "fgopacity": 0.45,
        "size": 7,
        "solidity": 0.2,
    }
    return plain | {"pattern": pattern}


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


def _note(left: float, right: float, y: float, text: str, colour: str) -> Note:
    """The name of a region over it; a narrow region at the edge keeps its name inside."""
    if right - left < WIDE_REGION and right > MOST_TRICKS:
        return Note(right, y, text, colour, "bottom left")
    if right - left < WIDE_REGION and left < 0:
        return Note(left + OFF_AXIS, y, text, colour, "bottom right")
    return Note((left + right) / 2, y, text, colour, "bottom center")


def _by_room(notes: Sequence[Note]) -> tuple[list[Note], list[Note]]:
    """The names that stand apart on a phone too, and those that it hides; long regions, which
    have room in their middle, come first."""
    shown: list[Note] = []
    hidden: list[Note] = []
    taken: list[tuple[float, float]] = []
    for note in sorted(notes, key=lambda note: not note.side.endswith("center")):
        width = len(note.text) * LETTER / PHONE * (MOST_TRICKS + 1)
        start = note.x - {"right": 0.0, "center": width / 2, "left": width}[note.side.split()[1]]
        apart = all(start >= end or start + width <= begin for begin, end in taken)
        (shown if apart else hidden).append(note)
        if apart:
            taken.append((start, start + width))
    return shown, hidden


class Note(NamedTuple):
    """A text in a chart; `side` is the side of the point on which it stands."""

    x: float
    y: float
    text: str
    colour: str
    side: str


def texts(notes: Sequence[Note]) -> dict[str, Any]:
    """A trace of texts: plotly draws it in half the time of as many annotations."""
    return {
        "type": "scatter",
        "mode": "text",
        "x": [note.x for note in notes],
        "y": [note.y for note in notes],
        "text": [note.text for note in notes],
        "textposition": [note.side for note in notes],
        "textfont": {"size": TICK_SIZE, "color": [note.colour for note in notes]},
        "hoverinfo": "skip",
        "cliponaxis": False,
    }


def layout(
    ink: Any, *, height: int, title: str, x: tuple[float, float], y: dict[str, Any]
) -> dict[str, Any]:
    """The frame of a chart: axes, colours, no tools; `x` is the range, `y` the rest of its axis."""
    tick = {"size": TICK_SIZE}
    return {
        "height": height,
        "margin": {"l": 46, "r": 8, "t": 12, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "bargap": 0.34,
        "showlegend": False,
        "dragmode": False,
        "font": {"family": FONT, "size": TICK_SIZE, "color": ink["ink-2"]},
        # What is pointed at has a font of its own, which is not the page's.
        "hoverlabel": {
            "bgcolor": ink["surface"],
            "font": {"family": FONT, "color": ink["ink"], "size": 14},
        },
        "separators": ",\u202f",
        "xaxis": {
            "title": {"text": title, "font": tick, "standoff": 6},
            "range": list(x),
            "dtick": 1,
            "ticklabeloverflow": "allow",
            "tickangle": 0,
            "showgrid": False,
            "zeroline": False,
            "fixedrange": True,
            "tickfont": tick,
        },
        "yaxis": {
            **y,
            "ticklabeloverflow": "allow",
            "tickangle": 0,
            "gridcolor": ink["grid"],
            "zeroline": True,
            "zerolinecolor": ink["axis"],
            "zerolinewidth": 1.5,
            "fixedrange": True,
            "tickfont": tick,
        },
    }
