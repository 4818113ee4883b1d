"""A strong fast player: bids and plays by coefficients fitted to its own games.

The kernel plays deals by the hundred thousand; this face gives the same decisions for a
table, and simulations of many deals. What is compiled is loaded when it is asked for;
`plain_bid` never loads it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trainer.policy.bids import BidDecision, plain_bid
    from trainer.policy.decide import CardDecision, decide_bid, decide_card
    from trainer.policy.simulation import Simulation, deal_tables, play_out, simulate, tables_for
    from trainer.policy.worlds import Worlds, sample_worlds

__all__ = [
    "BidDecision",
    "CardDecision",
    "Simulation",
    "Worlds",
    "deal_tables",
    "decide_bid",
    "decide_card",
    "plain_bid",
    "play_out",
    "sample_worlds",
    "simulate",
    "tables_for",
]

_ROOMS = ("bids", "decide", "simulation", "worlds")


def __getattr__(name: str) -> Any:
    if name in __all__:
        for room in _ROOMS:
            module = import_module(f"{__name__}.{room}")
            if name in vars(module):
                return vars(module)[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
