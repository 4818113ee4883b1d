"""Plain data in an attribute of the page's HTML, for a script of ours that takes it up there."""

from __future__ import annotations

import json
from typing import Final

#: The attribute stands in single quotes: JSON has none of its own, and its double ones would
#: take six letters each. What looks like a tag's end the cleaner of HTML takes for an attack.
_WRITTEN: Final = str.maketrans(
    {"&": "&amp;", "'": "&#39;", "<": "\\u003c", ">": "\\u003e"},
)


def data(name: str, value: object) -> str:
    """The attribute `data-name` that holds `value` as JSON."""
    spec = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return f"data-{name}='{spec.translate(_WRITTEN)}'"
