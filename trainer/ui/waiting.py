"""Waiting for what worker processes do: a bar that looks for itself how far they are.

While it waits no script runs. The page is run again once, when there is something to draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

import streamlit as st

from trainer.i18n import Messages
from trainer.teaching.coach_jobs import coach_pool
from trainer.teaching.pool import Answer, Job
from trainer.ui.table.component import asset

#: Where the bar asks. It learns how far the work is, and nothing of its result.
PATH: Final = "/coach-work"

#: More than one page ever waits for.
MOST_KEYS: Final = 32

_FILES: Final = files("trainer.ui")

_mount: Final = st.components.v2.component(
    "spades_waiting",
    html='<div class="working"><p></p><div class="bar" role="progressbar" aria-valuemin="0"'
    ' aria-valuemax="100"><i></i></div></div>',
    css=asset("tokens.css") + (_FILES / "waiting.css").read_text(encoding="utf-8"),
    js=(_FILES / "waiting.js").read_text(encoding="utf-8"),
)


def wait_for(
    m: Messages, jobs: Sequence[Job], *, key: str, height: int = 0, words: str = "coach"
) -> None:
    """Show how far jobs are; when one of them ends, what this is drawn in is run again.

    Args:
        m: the texts.
        jobs: what is waited for.
        key: of the bar.
        height: pixels that keep the place of what will stand there.
        words: the messages `…-waiting` and `…-working` say what is being done.
    """
    answers = [coach_pool().ask(job) for job in jobs]
    _mount(
        key=key,
        data={
            "path": PATH,
            "height": height,
            "keys": [job.key for job in jobs],
            "states": [_state(answer) for answer in answers],
            # All of them were open when the page looked: one that has ended since is news.
            "open": len(jobs),
            "warming": m("coach-warming"),
            "waiting": m(f"{words}-waiting"),
            "working": m(f"{words}-working", done="{done}", total="{total}"),
        },
        on_news_change=_run_again,
    )


def is_pending(answer: Answer) -> bool:
    """Whether a job has not come to its end."""
    return answer.state not in ("done", "failed")


def states(keys: str) -> list[dict[str, Any]]:
    """How far jobs are, by their keys separated by commas.

    What is no longer known counts as done: the page asks anew then.
    """
    pool = coach_pool()
    found = [pool.look(key) for key in keys.split(",")[:MOST_KEYS]]
    return [_state(answer or Answer("done")) for answer in found]


def _state(answer: Answer) -> dict[str, Any]:
    return {"state": answer.state, "done": answer.done, "total": answer.total}


def _run_again() -> None:
    """The trigger alone brings the rerun."""
