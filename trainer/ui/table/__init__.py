"""The card table: one component for bidding, playing and looking back.

`table(...)` and its parts say what to draw, in the learner's language; `card_table` draws it.
"""

from trainer.ui.table.build import (
    Mark,
    bid_pad,
    card_face,
    hand_data,
    place_of,
    plays_announced,
    ribbon,
    seat_plate,
    seat_plates,
    suit_rows,
    table,
    trick_data,
)
from trainer.ui.table.component import ahead, card_table
from trainer.ui.table.data import (
    BidButton,
    BidPad,
    CardFace,
    ChoiceButton,
    ChoiceList,
    Choose,
    HandData,
    Place,
    SeatPlate,
    TableData,
    TrickData,
)

__all__ = [
    "BidButton",
    "BidPad",
    "CardFace",
    "ChoiceButton",
    "ChoiceList",
    "Choose",
    "HandData",
    "Mark",
    "Place",
    "SeatPlate",
    "TableData",
    "TrickData",
    "ahead",
    "bid_pad",
    "card_face",
    "card_table",
    "hand_data",
    "place_of",
    "plays_announced",
    "ribbon",
    "seat_plate",
    "seat_plates",
    "suit_rows",
    "table",
    "trick_data",
]
