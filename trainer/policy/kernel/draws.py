"""Random numbers in int64 arithmetic alone."""

from __future__ import annotations

from typing import Any

from .build import compiled


@compiled
def mix(word: Any) -> Any:
    """Scatter the bits of a word (the finish of splitmix64)."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * -4658895280553007687
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * -7723592293110705685
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


@compiled
def below(seed: Any, count: Any, bound: Any) -> Any:
    """The `count`-th draw of a seed's stream: 0 to `bound` − 1."""
    word = mix(seed + (count + 1) * -7046029254386353131)
    return ((word >> 33) & 0x7FFFFFFF) * bound >> 31
