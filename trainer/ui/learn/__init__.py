"""The Learn page: the map of the course, its lessons and their tests; the glossary."""

from trainer.ui.learn.page import page

__all__ = ["page"]
