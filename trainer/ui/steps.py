"""A slider under a chart: what the chart and the lines below it say at each of its steps.

The browser has all steps at once and moves among them by itself. A run of the page for each
would take some ten times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from trainer.ui import attributes
from trainer.ui.html import Html


class Row(NamedTuple):
    """A line of the table: what it is for, and its figure; both plain text."""

    words: str
    figure: str


@dataclass(frozen=True)
class Step:
    """What is shown at one step.

    Attributes:
        change: parts of the chart's first trace, as plotly's plain data.
        label: what the table of the lines is called aloud.
        rows: its lines, the sum last.
        note: a sentence under it; empty for none.
    """

    change: dict[str, Any]
    label: str
    rows: tuple[Row, ...]
    note: str = ""


def slider(
    label: str, steps: Sequence[Step], *, chart: str, key: str, first: int, start: int
) -> Html:
    """The place of a slider, for a page that has the script of the charts.

    Args:
        label: what is chosen, in plain text.
        steps: one a whole number, from `first` on.
        chart: the name of the chart over it, which shows `start`.
        key: one a question: where the learner leaves the slider is kept by it.
        first: the lowest number; on the chart's axis the numbers begin with 0.
        start: where it stands until it is moved.
    """
    given = {
        "label": label, "chart": chart, "key": key, "first": first, "start": start,
        "steps": [vars(step) for step in steps],
    }  # fmt: skip
    return Html(f'<div class="steps" {attributes.data("steps", given)}></div>')
