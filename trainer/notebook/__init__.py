"""How objects show in Jupyter and in a terminal; registered when `trainer` is imported.

Adds to `Hand`, `Deal`, `Estimate` and `ScoreBreakdown`: `_repr_html_` (Jupyter),
`_repr_pretty_` (IPython in a terminal) and `to_frame()` (pandas, imported only then); the
last two also print as tables. The engine knows nothing of it.
"""

from __future__ import annotations

from typing import Any

from trainer.analysis import Estimate
from trainer.engine import Deal, Hand, ScoreBreakdown
from trainer.notebook.show import diagram, to_frame, to_html, to_text
from trainer.notebook.words import use_language


def register() -> None:
    """Teach the public classes to show themselves; doing it again changes nothing."""
    for kind, text in {
        Hand: to_text,
        Deal: diagram,
        Estimate: to_text,
        ScoreBreakdown: to_text,
    }.items():
        known: Any = kind
        known._repr_html_ = to_html
        known._repr_pretty_ = _pretty(text)
        known.to_frame = to_frame
        if kind in (Deal, Estimate, ScoreBreakdown):
            known.__str__ = text


def _pretty(text: Any) -> Any:
    def show(item: object, printer: Any, _cycle: bool) -> None:
        for number, line in enumerate(text(item).split("\n")):
            if number:
                printer.break_()
            printer.text(line)

    return show


__all__ = ["diagram", "register", "to_frame", "to_html", "to_text", "use_language"]
