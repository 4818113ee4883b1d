"""In place of the kernel's `words`: the bits of an int."""

from __future__ import annotations


def popcount(word: int) -> int:
    """The number of set bits."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The place of the lowest set bit; 64 for zero."""
    return (word & -word).bit_length() - 1 if word else 64


def highest(word: int) -> int:
    """The place of the highest set bit; −1 for zero."""
    return word.bit_length() - 1
