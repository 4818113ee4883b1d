"""The Nil page: drills about setting, covering, making and bidding nil."""

from trainer.ui.drills.page import page

__all__ = ["page"]
