"""The language of a notebook or a terminal session."""

from __future__ import annotations

import os

from trainer.i18n import Messages, best_language, messages

_chosen: list[str] = [best_language(os.environ.get("SPADES_TRAINER_LANG"))]


def use_language(language: str) -> None:
    """Show objects in `language` ("en" or "fr") from now on in this notebook."""
    _chosen[0] = best_language(language)


def words() -> Messages:
    """The messages of this notebook."""
    return messages(_chosen[0])
