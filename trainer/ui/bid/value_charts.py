"""The coach's charts: every bid's value, the distribution of tricks, a session's habit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from trainer.engine import Bid
from trainer.i18n import Messages
from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_session import Habit
from trainer.ui.bid.coach_words import LABEL_GRADES, hover_text, percent, points
from trainer.ui.charts import (
    GRADE_COLOUR,
    LETTER,
    PHONE,
    TICK_SIZE,
    Figure,
    Note,
    bar_marker,
    bars,
    layout,
    signed_ticks,
    texts,
)
from trainer.ui.html import Grade
from trainer.ui.tokens import colours, page_theme

HEIGHT: Final = 290

#: Half the width of a 95% range, in standard errors.
RANGE_95: Final = 2.0

STAR: Final = "★"

#: What is between the end of a range and its figure, as a share of the chart's height.
GAP: Final = 0.015

#: Pixels between a line and its name.
SPACE: Final = 6

#: Rarer numbers of tricks are not worth a bar.
TELLING: Final = 0.005


class Room(NamedTuple):
    """Where a text stands on an axis, and how many letters of it to either side."""

    x: float
    before: float
    after: float


def _with_room(low: float, high: float, texts: Iterable[Room]) -> tuple[float, float]:
    """The range of an axis, widened until a phone shows all of the texts."""
    left, right = [(low, 0.0)], [(high, 0.0)]  # what has to be inside, and its share of the width
    for x, before, after in texts:
        left.append((x, LETTER * before / PHONE))
        right.append((x, LETTER * after / PHONE))
    width = max((b - a) / (1 - more - share) for a, share in left for b, more in right)
    return min(a - share * width for a, share in left), max(b + more * width for b, more in right)


def value_chart(
    m: Messages, judged: Judgement, closed: Sequence[Bid], *, graded: bool = True
) -> Figure:
    """The value of every bid with its 95% range; the best and the learner's stand out.

    Args:
        m: the texts.
        judged: the learner's bid and all values.
        closed: bids of the house that were not open: named at the zero line, without a bar.
        graded: whether the learner's bar has its grade's colour and hatching.
    """
    ink = colours(page_theme())
    values, best, own = judged.values.bids, judged.best, judged.bid
    menu = sorted([*values, *closed], key=lambda bid: (bid.is_nil, str(bid.kind), bid.tricks))
    places = {bid: place for place, bid in enumerate(menu)}
    mine = ink[GRADE_COLOUR[LABEL_GRADES[judged.label]]] if graded else ink["ink"]
    wrong = graded and own not in judged.right

    ends = [value.value for value in values.values()]
    top, bottom = max(*ends, 0.0), min(*ends, 0.0)
    reach = max(top - bottom, 20.0)
    high, low = top + 0.26 * reach, bottom - 0.17 * reach
    fills = [ink["g-best"] if bid == best else mine if bid == own else ink["bar"] for bid in values]
    marker = bar_marker(ink, fills, [wrong and bid == own for bid in values])
    traces = [
        _value_bars(m, judged, places, ink, marker),
        *_value_figures(m, judged, places, closed, ink, mine, gap=GAP * (high - low)),
    ]
    drawn = layout(
        ink,
        height=HEIGHT,
        title=m("coach-values-axis"),
        x=_with_room(-0.6, len(menu) - 0.4, _rooms(m, judged, places)),
        y=signed_ticks(m, low, high),
    )
    drawn["xaxis"] |= {
        "tickmode": "array",
        "tickvals": list(places.values()),
        "ticktext": [_tick(m, bid, bold=bid in (best, own)) for bid in menu],
    }
    return Figure(*traces, layout=drawn)


def _value_bars(
    m: Messages,
    judged: Judgement,
    places: Mapping[Bid, int],
    ink: Mapping[str, str],
    marker: dict[str, Any],
) -> dict[str, Any]:
    """The bars: the values, their 95% ranges, and what they say when pointed at.

    They are one trace: each costs plotly some milliseconds of every click.
    """
    shown = list(judged.values.bids.values())
    trace = bars(
        [places[value.bid] for value in shown],
        [value.value for value in shown],
        [""] * len(shown),
        ink["ink"],
        marker,
    )
    return trace | {
        "error_y": {
            "type": "data",
            "array": [RANGE_95 * value.se for value in shown],
            "color": ink["ink"],
            "thickness": 1.5,
            "width": 4,
        },
        "customdata": [
            hover_text(
                m,
                m.bid(value.bid),
                value.value,
                value.parts,
                m(
                    "coach-hover-diff",
                    diff=m.number(value.diff, digits=1, sign=True),
                    margin=m.number(RANGE_95 * value.diff_se, digits=1),
                ),
            )
            for value in shown
        ],
        "hovertemplate": "%{customdata}<extra></extra>",
    }


def _tick(m: Messages, bid: Bid, *, bold: bool) -> str:
    text = m.bid(bid).replace(" ", "<br>")
    return f"<b>{text}</b>" if bold else text


def _value_figures(
    m: Messages,
    judged: Judgement,
    places: Mapping[Bid, int],
    closed: Sequence[Bid],
    ink: Mapping[str, str],
    mine: str,
    *,
    gap: float,
) -> list[dict[str, Any]]:
    """Figures over the bars: of the two bids that matter, then the others, which a narrow screen
    hides; `gap` points from the ends of the ranges."""
    telling = _telling(m, judged, places)
    notes: dict[bool, list[Note]] = {True: [], False: []}
    for bid, value in judged.values.bids.items():
        away = RANGE_95 * value.se + gap
        text, across, colour = points(m, value.value), "center", ink["ink-2"]
        # Wider than a bar on a phone: under a short bar they would cross its longer neighbours.
        up = bid in telling or value.value >= 0
        if bid in telling:
            word, across = telling[bid]
            named = ink["g-best"] if bid == judged.best else mine
            text = f"<b><span style='color:{named}'>{word}</span><br>{text}</b>"
            colour = ink["ink"]
        end = max(value.value + away, gap) if up else value.value - away
        side = f"{'top' if up else 'bottom'} {across}"
        notes[bid in telling].append(Note(places[bid], end, text, colour, side))
    not_open = m("coach-mark-closed")
    notes[False] += [Note(places[bid], gap, not_open, ink["ink-2"], "top center") for bid in closed]
    return [texts(shown) for shown in notes.values()]


def _telling(
    m: Messages, judged: Judgement, places: Mapping[Bid, int]
) -> dict[Bid, tuple[str, str]]:
    """The words over the two bids that matter, and on which side of their bars they stand.

    Over neighbours they keep apart. Over the next but one they do where both stand on the line
    of zero; there the one nearer to the chart's edge stays where it is.
    """
    best, own = judged.best, judged.bid
    apart = places[own] - places[best]
    sides = {best: "center", own: "center"}
    level = abs(apart) == 2 and max(judged.values.bids[bid].value for bid in sides) <= 0
    first, last = (best, own) if apart > 0 else (own, best)
    middle = len(places) / 2
    if abs(apart) == 1 or (level and places[last] >= middle):
        sides[first] = "left"
    if abs(apart) == 1 or (level and places[last] < middle):
        sides[last] = "right"
    words = {own: m("coach-mark-you")}
    words[best] = f"{STAR} {words[own] if own == best else m('coach-mark-best')}"
    if sides[best] == "left":
        words[best] = STAR  # a word more would cost the bars too much of a phone's width
    return {bid: (words[bid], side) for bid, side in sides.items()}


def _rooms(m: Messages, judged: Judgement, places: Mapping[Bid, int]) -> Iterator[Room]:
    """What the words and figures over the two bids that matter take."""
    for bid, (word, side) in _telling(m, judged, places).items():
        letters = max(len(word), len(points(m, judged.values.bids[bid].value)))
        before, after = {"left": (1.0, 0.0), "center": (0.5, 0.5), "right": (0.0, 1.0)}[side]
        yield Room(places[bid], before * letters, after * letters)


@dataclass(frozen=True)
class Tricks:
    """A distribution of tricks and the numbers to hold it against.

    Attributes:
        shares: how often 0 … 13 tricks are taken.
        own: what the learner's bid asks for; fewer miss it (for a nil, more).
        best: what the best bid asks for; None where it is the same, or another sort of bid.
        nil: whether every trick is too many.
    """

    shares: tuple[float, ...]
    own: int
    best: int | None = None
    nil: bool = False

    def misses(self, tricks: int) -> bool:
        """Whether so many tricks break the learner's bid."""
        return tricks > 0 if self.nil else tricks < self.own

    @property
    def kept(self) -> float:
        """How often the learner's bid is kept."""
        kept = (share for tricks, share in enumerate(self.shares) if not self.misses(tricks))
        return sum(kept)


def tricks_chart(m: Messages, tricks: Tricks, axis: str, own: str, best: str) -> Figure:
    """How often so many tricks are taken, with the line of the learner's bid.

    Args:
        m: the texts.
        tricks: the distribution.
        axis: what is counted.
        own, best: the names of the two lines.
    """
    ink = colours(page_theme())
    seen = [place for place, share in enumerate(tricks.shares) if share >= TELLING]
    lines = [tricks.own, *([tricks.best] if tricks.best is not None else [])]
    first = min(*seen, *(line - 1 for line in lines), seen[0])
    last = max(*seen, *lines, seen[0])
    x = list(range(max(first, 0), min(last, 13) + 1))
    missed = [tricks.misses(place) for place in x]
    shares = [tricks.shares[place] for place in x]
    labels = [
        m("coach-percent", p=percent(m, share)) if share >= TELLING else "" for share in shares
    ]
    marker = bar_marker(ink, [ink["g-mistake" if miss else "bar"] for miss in missed], missed)
    trace = bars(x, shares, labels, ink["ink-2"], marker)
    trace |= {"hovertemplate": "%{x}: %{text}<extra></extra>"}
    top = max(tricks.shares) * 1.42
    own_at = 0.5 if tricks.nil else tricks.own - 0.5
    right = tricks.best is None or tricks.own >= tricks.best
    shapes = [_upright(own_at, ink["ink"], "solid")]
    named = [(own_at, own, ink["ink"], right)]
    if tricks.best is not None:
        best_at = tricks.best - 0.5
        shapes.append(_upright(best_at, ink["g-best"], "dash"))
        named.append((best_at, f"{STAR} {best}", ink["g-best"], not right))
    rooms = [_beside(at, name, right=right) for at, name, _, right in named]
    drawn = layout(
        ink, height=HEIGHT, title=axis, x=_with_room(x[0] - 0.6, x[-1] + 0.6, rooms),
        y={"range": [0, top], "showticklabels": False, "showgrid": False},
    )  # fmt: skip
    drawn["xaxis"] |= {"tickmode": "array", "tickvals": x}
    drawn |= {"shapes": shapes, "annotations": [_line_name(*line) for line in named]}
    drawn["margin"] = drawn["margin"] | {"l": 8}
    return Figure(trace, layout=drawn)


def _beside(x: float, name: str, *, right: bool) -> Room:
    """What the name of a line takes beside it."""
    letters = len(name) + SPACE / LETTER
    return Room(x, 0, letters) if right else Room(x, letters, 0)


def _upright(x: float, colour: str, dash: str) -> dict[str, Any]:
    return {
        "type": "line", "xref": "x", "yref": "y domain", "x0": x, "x1": x, "y0": 0, "y1": 1,
        "line": {"color": colour, "width": 2, "dash": dash},
    }  # fmt: skip


def _line_name(x: float, text: str, colour: str, right: bool) -> dict[str, Any]:
    return {
        "x": x,
        "y": 1,
        "yref": "y domain",
        "text": f"<b>{text}</b>",
        "showarrow": False,
        "xanchor": "left" if right else "right",
        "yanchor": "top",
        "xshift": SPACE if right else -SPACE,
        "font": {"size": TICK_SIZE, "color": colour},
    }


def habit_chart(m: Messages, habits: Sequence[Habit]) -> Figure:
    """Over- and underbidding by kind of hand: bars to the right are too high."""
    ink = colours(page_theme())
    names = [
        m("session-habit-kind", kind=m(f"session-kind-{habit.kind}"), hands=habit.hands)
        for habit in habits
    ]
    offs = [habit.off for habit in habits]
    grades: list[Grade] = ["mistake" if off > 0 else "inacc" for off in offs]
    reach = max(1.0, *(abs(off) for off in offs)) * 1.35
    trace = bars(
        offs,
        list(range(len(habits))),
        [m.number(off, digits=1, sign=True) for off in offs],
        ink["ink"],
        {"color": [ink[GRADE_COLOUR[grade]] for grade in grades], "line": {"width": 0}},
    ) | {"orientation": "h", "hovertemplate": "%{text}<extra></extra>"}
    drawn = layout(
        ink, height=86 + 40 * len(habits), title=m("session-habit-axis"), x=(-reach, reach), y={}
    )
    across = signed_ticks(m, -reach, reach)
    drawn["xaxis"] |= across | {
        "gridcolor": ink["grid"], "showgrid": True, "zeroline": True,
        "zerolinecolor": ink["axis"], "zerolinewidth": 1.5,
    }  # fmt: skip
    drawn["yaxis"] |= {
        "range": [len(habits) - 0.4, -0.6], "tickmode": "array", "showgrid": False,
        "tickvals": list(range(len(habits))), "ticktext": names, "automargin": True,
        "zeroline": False,
    }  # fmt: skip
    return Figure(trace, layout=drawn)
