"""The bits of an int64."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .build import compiled


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
