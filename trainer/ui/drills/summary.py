"""What a run of drills says, and the missed ones again."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.i18n import Messages
from trainer.teaching.drills.runs import Met, Run, Summary, ThemeResult, sum_up
from trainer.ui import charts, html
from trainer.ui.bid.coach_words import as_shown
from trainer.ui.charts import Figure, bars, layout, signed_ticks
from trainer.ui.drills import state
from trainer.ui.html import Html
from trainer.ui.tokens import colours, page_theme

#: Themes in the chart, the dearest.
MOST_THEMES: Final = 8


def summary_page(m: Messages, run: Run) -> None:
    """The page after a run."""
    found = sum_up(state.run_met(run))
    with st.container(horizontal=True, vertical_alignment="center", key="bid_title"):
        st.html(html.title(m("nil-run-title")), width="stretch")
        st.button(m("nil-run-back"), key="run_leave", on_click=state.single)
    left, right = st.columns([6.3, 4.7], gap="medium")
    with left, st.container(border=True, key="panel_themes"):
        _themes(m, found)
    with right:
        st.html(_result(m, found))
        with st.container(border=True, key="panel_missed"):
            _missed(m, found)


def _result(m: Messages, found: Summary) -> Html:
    mean = found.loss or 0.0
    loss = m.number(mean, digits=1)
    right = m("nil-run-right", right=found.right, drills=found.drills)
    words = m("nil-run-loss", decisions=found.decisions, count=as_shown(mean))
    return html.panel(
        html.heading(m("nil-run-summary")),
        f'<p class="big"><b class="num">{html.text(right)}</b>'
        f" <span>{html.text(m('nil-run-first'))}</span></p>",
        f'<p class="big"><b class="num">{html.text(loss)}</b> <span>{html.text(words)}</span></p>',
    )


def _themes(m: Messages, found: Summary) -> None:
    st.html(html.heading(m("nil-run-themes")))
    shown = found.themes[:MOST_THEMES]
    if not shown:
        st.html(f'<p class="sm mut">{html.text(m("nil-run-no-themes"))}</p>')
        return
    said = [
        m("nil-run-theme", theme=m(f"drill-theme-{one.name}"), right=one.right,
          drills=one.drills, loss=m.number(one.loss, digits=1), count=as_shown(one.loss))
        for one in shown
    ]  # fmt: skip
    st.html(charts.as_html(theme_chart(m, shown), "themes_chart", m.listed(said)))


def theme_chart(m: Messages, themes: tuple[ThemeResult, ...]) -> Figure:
    """Points lost a drill by theme, the dearest on top."""
    ink = colours(page_theme())
    losses = [one.loss for one in themes]
    reach = max(10.0, *losses) * 1.3
    names = [
        m("nil-run-bar", theme=m(f"drill-theme-{one.name}"), right=one.right, drills=one.drills)
        for one in themes
    ]
    trace = bars(
        losses,
        list(range(len(themes))),
        [m.number(loss, digits=1) for loss in losses],
        ink["ink"],
        {
            "color": [ink["g-best"] if not loss else ink["g-mistake"] for loss in losses],
            "line": {"width": 0},
        },
    ) | {"orientation": "h", "hovertemplate": "%{text}<extra></extra>"}
    drawn = layout(ink, height=86 + 44 * len(themes), title=m("nil-run-axis"), x=(0, reach), y={})
    across = signed_ticks(m, 0, reach)
    across["ticktext"] = [m.number(tick) for tick in across["tickvals"]]
    drawn["xaxis"] |= across | {"gridcolor": ink["grid"], "showgrid": True}
    drawn["yaxis"] |= {
        "range": [len(themes) - 0.4, -0.6], "tickmode": "array", "showgrid": False,
        "tickvals": list(range(len(themes))), "ticktext": names, "automargin": True,
        "zeroline": False,
    }  # fmt: skip
    return Figure(trace, layout=drawn)


def _missed(m: Messages, found: Summary) -> None:
    st.html(html.heading(m("nil-run-missed")))
    if not found.missed:
        st.html(f'<p class="sm mut">{html.text(m("nil-run-none-missed"))}</p>')
    for place, one in enumerate(found.missed):
        st.button(
            _line(m, one), key=f"again_{place}", width="stretch", on_click=state.restart,
            args=(one.drill,),
        )  # fmt: skip
    with st.container(horizontal=True):
        if found.missed:
            missed = [one.drill for one in found.missed]
            st.button(
                m("nil-run-again"), key="run_again", type="primary", on_click=state.begin_run,
                args=(missed,),
            )  # fmt: skip
        st.button(
            m("nil-run-another"), key="run_start", on_click=state.begin_run,
            type="secondary" if found.missed else "primary",
        )  # fmt: skip


def _line(m: Messages, one: Met) -> str:
    theme = m(f"drill-theme-{one.themes[0]}") if one.themes else one.drill
    return m("nil-run-missed-line", theme=theme, loss=m.number(-one.loss))
