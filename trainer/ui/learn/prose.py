"""Paragraphs of a lesson for the screen: pieces of text, and words that lead to the glossary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from trainer.content.glossary import Glossary
from trainer.content.prose import Paragraph, Span, Strong, Term
from trainer.engine import RuleSet
from trainer.i18n import LANGUAGES, Messages
from trainer.teaching.course.words import paragraph_text, shown, span_text
from trainer.ui import html
from trainer.ui.html import Html


def blocks(m: Messages, rules: RuleSet, paragraphs: Iterable[Paragraph]) -> list[list[Any]]:
    """Paragraphs as plain data for the component: texts, strong texts, words."""
    return [
        list(_pieces(m, rules, paragraph.spans, strong=False))
        for paragraph in shown(rules, paragraphs)
    ]


def _pieces(
    m: Messages, rules: RuleSet, spans: Iterable[Span], *, strong: bool
) -> Iterator[dict[str, Any]]:
    for span in spans:
        if isinstance(span, Strong):
            yield from _pieces(m, rules, span.spans, strong=True)
        else:
            term = span.term if isinstance(span, Term) else ""
            yield {"text": span_text(m, rules, span), "strong": strong, "term": term}


def terms_in(parts: Iterable[list[Any]]) -> list[str]:
    """The words of the glossary that blocks lead to."""
    return list(dict.fromkeys(piece["term"] for part in parts for piece in part if piece["term"]))


def definitions(m: Messages, rules: RuleSet, glossary: Glossary, terms: Iterable[str]) -> Any:
    """Name, what the other language calls it, and text of each word, by id."""
    return {
        term: {
            "name": glossary.terms[term].names[m.language],
            "other": m("learn-other-name", name=other_name(m, glossary, term)),
            "text": paragraph_text(m, rules, glossary.terms[term].texts[m.language]),
        }
        for term in terms
    }


def other_name(m: Messages, glossary: Glossary, term: str) -> str:
    """A word in the other language."""
    (other,) = (language for language in LANGUAGES if language != m.language)
    return glossary.terms[term].names[other]


def paragraphs_html(m: Messages, rules: RuleSet, paragraphs: Iterable[Paragraph]) -> Html:
    """Paragraphs as HTML, without links."""
    kept = shown(rules, paragraphs)
    return Html("".join(f"<p>{html.text(paragraph_text(m, rules, one))}</p>" for one in kept))
