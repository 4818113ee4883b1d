"""Where the parts of the Bid page stand, before the answer and after it."""

from __future__ import annotations

from typing import Final, NamedTuple

from streamlit.delta_generator import DeltaGenerator


class Places(NamedTuple):
    """The grade line's place, and under it that of all else, which the style lays out.

    What is beside the table says so itself (`FACTS`), and so does what comes last on a phone
    (`LAST`): columns of Streamlit's would be three containers more at every click.
    """

    top: DeltaGenerator
    below: DeltaGenerator


#: Names for `html.stack`.
FACTS: Final = "facts"
LAST: Final = "last"
