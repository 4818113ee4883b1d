"""The glossary: every term in both languages, each with a drawn example."""

from __future__ import annotations

import streamlit as st

from trainer.content.glossary import Drawing, TermEntry
from trainer.content.lessons import course
from trainer.engine import RuleSet, Seat, clockwise, trick_winner
from trainer.i18n import LANGUAGES, Messages
from trainer.teaching.course.words import paragraph_text
from trainer.ui import html, pages, prefs
from trainer.ui.html import Html
from trainer.ui.learn.prose import other_name
from trainer.ui.learn.state import LESSON_PARAM, TERM_PARAM


def page() -> None:
    """Draw the page: one element for all terms, and the way back to the lesson."""
    m, rules = prefs.words(), prefs.rules()
    lesson = st.query_params.get(LESSON_PARAM)
    asked = st.query_params.get(TERM_PARAM)
    with st.container(horizontal=True, vertical_alignment="center", key="glossary_title"):
        st.html(html.title(m("learn-glossary")), width="stretch")
        if lesson and course().lesson(lesson) is not None:
            query = prefs.address() | {LESSON_PARAM: lesson}
            st.page_link(pages.page("learn", m), label=f"← {m('learn-back-to-lesson')}",
                         query_params=query, width="content")  # fmt: skip
    entries = [entry for entry in course().glossary.terms.values() if _holds(entry, rules)]
    # The word that was asked for stands first: a page of Streamlit's has no anchors.
    entries.sort(key=lambda entry: (entry.id != asked, entry.names[m.language].casefold()))
    terms = "".join(_term(m, rules, entry, asked=entry.id == asked) for entry in entries)
    st.html(
        f'<p class="mut">{html.text(m("learn-glossary-lead"))}</p><dl class="terms">{terms}</dl>'
    )


def _holds(entry: TermEntry, rules: RuleSet) -> bool:
    return entry.when is None or entry.when.holds(rules)


def _term(m: Messages, rules: RuleSet, entry: TermEntry, *, asked: bool) -> str:
    (other,) = (language for language in LANGUAGES if language != m.language)
    name = html.text(entry.names[m.language])
    foreign = html.text(other_name(m, course().glossary, entry.id))
    text = html.text(paragraph_text(m, rules, entry.texts[m.language]))
    return (
        f'<div class="term{" asked" if asked else ""}"><dt><b>{name}</b>'
        f'<span lang="{other}">{foreign}</span></dt>'
        f"<dd>{_drawing(m, entry.drawing)}<p>{text}</p></dd></div>"
    )


def _drawing(m: Messages, drawing: Drawing) -> Html:
    if drawing.kind == "cards":
        return html.cards(m, drawing.cards)
    if drawing.kind == "trick":
        wins = (trick_winner(Seat.N, drawing.cards) - Seat.N) % 4
        return Html(
            '<span class="cards">'
            + "".join(
                html.card(
                    m, card, mark="wins" if place == wins and len(drawing.cards) > 1 else None
                )
                for place, card in enumerate(drawing.cards)
            )
            + "</span>"
        )
    seats = (Seat.S, Seat.N) if len(drawing.bids) == 2 else tuple(clockwise(Seat.S))
    parts = []
    for place, (seat, bid) in enumerate(zip(seats, drawing.bids, strict=False)):
        who = m("table-you") if seat is Seat.S else m.seat(seat)
        said = m("table-said", bid=m.bid(bid))
        if drawing.tricks:
            said += ", " + m("table-taken", tricks=drawing.tricks[place])
        name, said = html.text(who), html.text(said)
        parts.append(f'<span class="who"><b>{name}</b><span>{said}</span></span>')
    return Html(f'<span class="pair">{"".join(parts)}</span>')
