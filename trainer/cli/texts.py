"""Values and sentences of the command line, kept to one readable line."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST_VALUE: Final = 60

#: Characters that would break a line, move the cursor or are no text at all.
_UNSAFE: Final = {"Cc", "Cf", "Cs", "Zl", "Zp"}


def one_line(text: str) -> str:
    """The text with everything escaped that would break the line or command the terminal."""
    return "".join(
        char.encode("unicode_escape").decode() if unicodedata.category(char) in _UNSAFE else char
        for char in text
    )


def clip(text: str) -> str:
    """The text, or its beginning where it is too long to be repeated in a sentence."""
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def nearest(got: str, known: Iterable[str]) -> str:
    """The known name that was meant, or all of them where none comes near."""
    names = list(known)
    return ", ".join(get_close_matches(got, names, n=1) or names)


def shown(value: object) -> str:
    """A wrong value as it stood in the JSON, clipped."""
    try:
        return clip(json.dumps(value, ensure_ascii=False))
    except RecursionError:
        return "[…]"
