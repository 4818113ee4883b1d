"""A strong fast player: bids and plays by coefficients fitted to its own games.

The kernel plays deals by the hundred thousand; this face gives the same decisions for a
table, and simulations of many deals.
"""

from trainer.policy.decide import BidDecision, CardDecision, decide_bid, decide_card
from trainer.policy.simulate import Simulation, deal_tables, play_out, simulate, tables_for
from trainer.policy.worlds import Worlds, sample_worlds

__all__ = [
    "BidDecision",
    "CardDecision",
    "Simulation",
    "Worlds",
    "deal_tables",
    "decide_bid",
    "decide_card",
    "play_out",
    "sample_worlds",
    "simulate",
    "tables_for",
]
