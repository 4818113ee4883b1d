"""Plain data in attributes: what a browser reads is what was written."""

from __future__ import annotations

import json
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from trainer.ui import attributes

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag == "div", "no text makes an element of its own"
        self.found.append(dict(attrs))


@given(VALUES)
def test_any_data_comes_back_and_stays_inside_of_its_attribute(value: object) -> None:
    written = attributes.data("figure", value)
    assert "<" not in written, "the cleaner of HTML would take it for an attack"
    assert ">" not in written
    reader = Reader()
    reader.feed(f'<div {written} class="last"></div>')
    reader.close()
    (found,) = reader.found
    assert set(found) == {"data-figure", "class"}
    assert json.loads(found["data-figure"] or "") == value
