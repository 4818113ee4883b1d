"""The Bid page: a hand in a real auction, your bid, and what it was worth."""

from trainer.ui.bid.page import page

__all__ = ["page"]
