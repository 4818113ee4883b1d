"""Progress in a file: saved by the browser, loaded again, checked with a sentence."""

from __future__ import annotations

from typing import Final

import streamlit as st

from trainer.i18n import Messages
from trainer.teaching.course.progress import ProgressError, read_progress, write_progress
from trainer.ui import html
from trainer.ui.learn import state

_UPLOAD: Final = "learn_upload"
_OUTCOME: Final = "learn_file_outcome"


def progress_file(m: Messages) -> None:
    """The button and what it opens: its widgets are drawn once it is open."""
    box = st.popover(m("learn-keep"), width="content", key="learn_file", on_change="rerun")
    if not box.open:
        return
    with box:
        st.html(f'<p class="sm">{html.text(m("learn-keep-lead"))}</p>')
        _save(m, key="save")
        # Streamlit's uploader speaks English only: the style hides that for these words.
        words = m("learn-choose").replace("\\", "").replace('"', "")
        button = ".st-key-learn_upload [data-testid=stBaseButton-secondary]"
        st.html(f'<style>{button}::after {{ content: "{words}" }}</style>')
        st.file_uploader(m("learn-load"), key=_UPLOAD, on_change=_load)
        _say(m)


def keep_line(m: Messages) -> None:
    """One quiet line: how long progress lasts, and the file that keeps it."""
    with st.container(key="keep_line", horizontal=True, vertical_alignment="center"):
        st.html(f'<p class="sm mut">{html.text(m("learn-keep-lead"))}</p>', width="content")
        _save(m, key="keep_now", tertiary=True)


def _save(m: Messages, *, key: str, tertiary: bool = False) -> None:
    st.download_button(
        m("learn-save"),
        write_progress(state.store().load()),
        key=key,
        file_name=m("learn-file-name"),
        mime="application/json",
        on_click="ignore",
        type="tertiary" if tertiary else "secondary",
        width="content" if tertiary else "stretch",
    )


def _load() -> None:
    """Take over the progress of a file before the map is drawn; what was stays when it is none."""
    given = st.session_state.get(_UPLOAD)
    if given is None:
        st.session_state.pop(_OUTCOME, None)
        return
    try:
        progress = read_progress(given.getvalue().decode("utf-8-sig"))
    except UnicodeDecodeError:
        st.session_state[_OUTCOME] = {"fault": "no-json", "params": {}}
    except ProgressError as error:
        st.session_state[_OUTCOME] = {"fault": error.code, "params": error.params}
    else:
        state.take_over(progress)
        st.session_state[_OUTCOME] = {"lessons": len(progress.lessons)}


def _say(m: Messages) -> None:
    """What became of the file."""
    outcome = st.session_state.get(_OUTCOME)
    if outcome is None:
        return
    if "fault" in outcome:
        st.html(html.alert(m(f"learn-file-{outcome['fault']}", **outcome["params"])))
    else:
        loaded = html.text(m("learn-loaded", lessons=outcome["lessons"]))
        st.html(f'<p class="notice" role="status">{loaded}</p>')
