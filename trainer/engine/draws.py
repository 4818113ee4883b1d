"""Random draws that stay the same for ever: SHA-256 over a seed text and a counter.

What a short id stands for must not change with a library or a version of Python, so
nothing that is made again from an id draws from `random`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

_Item = TypeVar("_Item")


class Draws:
    """A stream of draws from one seed text; equal texts give equal streams."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` − 1.

        A draw has 256 bits; the bias stays under 2⁻¹⁶⁰ for the number of all deals.
        """
        text = f"{self._seed}:{self._count}".encode()
        self._count += 1
        return int.from_bytes(hashlib.sha256(text).digest()) % bound

    def choice(self, items: Sequence[_Item]) -> _Item:
        """One of `items`."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[_Item], count: int) -> list[_Item]:
        """`count` different ones of `items`, in the order drawn."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(count)]

    def shuffled(self, items: Sequence[_Item]) -> list[_Item]:
        """All of `items` in a drawn order."""
        return self.sample(items, len(items))
