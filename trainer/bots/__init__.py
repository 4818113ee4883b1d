"""The players at the table."""

from trainer.bots.base import BidChoice, Bidder, Bot, CardChoice
from trainer.bots.bidder import PolicyBidder
from trainer.bots.chance import RandomBot
from trainer.bots.counting import CountingBot
from trainer.bots.registry import KINDS, make_bot
from trainer.engine import TableView

__all__ = [
    "KINDS",
    "BidChoice",
    "Bidder",
    "Bot",
    "CardChoice",
    "CountingBot",
    "PolicyBidder",
    "RandomBot",
    "TableView",
    "make_bot",
]
