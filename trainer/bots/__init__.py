"""The players at the table."""

from trainer.bots.base import BidChoice, Bot, TableView
from trainer.bots.counting import CountingBot

__all__ = ["BidChoice", "Bot", "CountingBot", "TableView"]
