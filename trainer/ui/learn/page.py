"""The flow of the Learn page: the map, or the lesson or test that is open."""

from __future__ import annotations

import streamlit as st

from trainer.teaching.course.registry import steps_of
from trainer.ui import html, prefs
from trainer.ui.learn import state
from trainer.ui.learn.lesson import draw_lesson
from trainer.ui.learn.map import draw_map
from trainer.ui.learn.trial import draw_trial


def page() -> None:
    """Draw the page."""
    m = prefs.words()
    rules = state.house_now()
    lesson = state.open_lesson()
    if lesson is None:
        if asked := state.asked_lesson():
            sentence = html.text(m("learn-no-lesson", lesson=asked[:60]))
            st.html(f'<p class="notice" role="status">{sentence}</p>')
        draw_map(m, rules)
    elif not steps_of(lesson, rules):
        st.html(html.title(lesson.texts[m.language].title))
        st.html(html.alert(m("learn-not-here", house=rules.name)))
        st.button(m("learn-back-to-map"), type="primary", on_click=state.show_map)
    elif (trial := state.trial_of(lesson, rules)) is not None:
        draw_trial(m, rules, lesson, trial)
    else:
        draw_lesson(m, rules, lesson)
