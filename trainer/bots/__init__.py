"""The players at the table."""

from trainer.bots.base import BidChoice, Bot, CardChoice
from trainer.bots.chance import RandomBot
from trainer.bots.counting import CountingBot
from trainer.bots.registry import KINDS, make_bot
from trainer.engine import TableView

__all__ = [
    "KINDS",
    "BidChoice",
    "Bot",
    "CardChoice",
    "CountingBot",
    "RandomBot",
    "TableView",
    "make_bot",
]
