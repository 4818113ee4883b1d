"""Where the parts of the drills stand, before the answer and after it."""

from __future__ import annotations

from typing import NamedTuple

from streamlit.delta_generator import DeltaGenerator


class Places(NamedTuple):
    """The grade line's place over both columns, the table's column, the column of facts."""

    top: DeltaGenerator
    table: DeltaGenerator
    facts: DeltaGenerator
