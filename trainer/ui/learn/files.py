"""Progress in a file: saved by the browser, loaded again, checked with a sentence."""

from __future__ import annotations

import streamlit as st

from trainer.i18n import Messages
from trainer.teaching.course.progress import ProgressError, read_progress, write_progress
from trainer.ui import html
from trainer.ui.learn import state


def progress_file(m: Messages) -> None:
    """The button and what it opens: its widgets are drawn once it is open."""
    box = st.popover(m("learn-keep"), width="content", key="learn_file", on_change="rerun")
    if not box.open:
        return
    with box:
        st.html(f'<p class="sm">{html.text(m("learn-keep-lead"))}</p>')
        st.download_button(
            m("learn-save"),
            write_progress(state.store().load()),
            file_name=m("learn-file-name"),
            mime="application/json",
            on_click="ignore",
            width="stretch",
        )
        given = st.file_uploader(m("learn-load"), type="json", key="learn_upload")
        if given is not None:
            _load(m, given.getvalue())


def _load(m: Messages, content: bytes) -> None:
    """Take over the progress of a file, or say what is wrong with it; what was stays then."""
    try:
        progress = read_progress(content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        st.html(html.alert(m("learn-file-no-json")))
    except ProgressError as error:
        st.html(html.alert(m(f"learn-file-{error.code}", **error.params)))
    else:
        if progress != state.store().load():
            state.store().save(progress)
            st.session_state.pop("learn_run", None)
        loaded = m("learn-loaded", lessons=len(progress.lessons))
        st.html(f'<p class="notice" role="status">{html.text(loaded)}</p>')
