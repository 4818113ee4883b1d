"""Bits of an int64, and random numbers in int64 arithmetic alone."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from trainer.policy.kernel.build import compiled


def _popcount(_typing: Any, _word: Any) -> Any:
    """The number of set bits."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


def _lowest(_typing: Any, _word: Any) -> Any:
    """The place of the lowest set bit; 64 for zero."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


def _zeros_above(_typing: Any, _word: Any) -> Any:
    """The number of clear bits above the highest set one; 64 for zero."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


popcount: Any = intrinsic(_popcount)
lowest: Any = intrinsic(_lowest)
zeros_above: Any = intrinsic(_zeros_above)


@compiled
def highest(word: Any) -> Any:
    """The place of the highest set bit; −1 for zero."""
    return 63 - zeros_above(word)


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
