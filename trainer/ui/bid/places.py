"""Where the parts of the Bid page stand, before the answer and after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from streamlit.delta_generator import DeltaGenerator


class Places(NamedTuple):
    """The grade line's place, and under it that of all else, which the style lays out.

    Panels in one element say themselves where they stand (`FACTS`, `LAST`): columns of
    Streamlit's, and an element for each, would cost every click.
    """

    top: DeltaGenerator
    below: DeltaGenerator


#: Names for `html.stack`: beside the table; under the rest, and on a phone after all else.
FACTS: Final = "facts"
LAST: Final = "last"
