"""Words and bits: reading and writing the buffer, counting bits."""

# ruff: noqa: ARG001 - Numba reads the signatures

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

I64 = ir.IntType(64)


def built_in(maker: Callable[..., Any]) -> Any:
    """A function made of LLVM instructions."""
    return intrinsic(maker)


# ---------------------------------------------------------------- memory


def _place(context: Any, builder: Any, kind: Any, base: Any, index: Any, fault: str) -> Any:
    """Pointer to a word: of raw memory, or of an array after checking the index."""
    if not isinstance(kind, types.Array):
        return builder.gep(builder.inttoptr(base, I64.as_pointer()), [index])
    of_kind: Any = make_array
    cells = of_kind(kind)(context, builder, base)
    outside = builder.icmp_unsigned(">=", index, cells.nitems)  # a negative index is huge
    with builder.if_then(outside, likely=False):
        context.call_conv.return_user_exc(builder, IndexError, (fault,))
    return builder.gep(cells.data, [index])


def _kind(buf: Any) -> Any:
    return buf if isinstance(buf, types.Array) else types.int64


@built_in
def load(_typing: Any, buf: Any, index: Any) -> Any:
    """The word at `index`: `buf` is the buffer's address, or the array with bounds checked."""
    kind = _kind(buf)

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        fault = "solver: read outside the buffer"
        return builder.load(_place(context, builder, kind, args[0], args[1], fault))

    return types.int64(kind, types.int64), codegen


@built_in
def store(_typing: Any, buf: Any, index: Any, value: Any) -> Any:
    """Write `value` at `index` of the buffer."""
    kind = _kind(buf)

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        fault = "solver: write outside the buffer"
        builder.store(args[2], _place(context, builder, kind, args[0], args[1], fault))
        return context.get_dummy_value()

    return types.void(kind, types.int64, types.int64), codegen


@built_in
def prefetch(_typing: Any, buf: Any, index: Any) -> Any:
    """Ask for the word at `index` ahead of reading it; changes nothing."""
    kind = _kind(buf)

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        if not isinstance(kind, types.Array):
            byte = ir.IntType(8).as_pointer()
            flag = ir.IntType(32)
            ask = ir.FunctionType(ir.VoidType(), [byte, flag, flag, flag])
            of_module: Any = cgutils.get_or_insert_function
            fetch = of_module(builder.module, ask, "llvm.prefetch.p0i8")
            place = builder.bitcast(_place(context, builder, kind, args[0], args[1], ""), byte)
            builder.call(fetch, [place, flag(0), flag(3), flag(1)])  # read, keep near, data
        return context.get_dummy_value()

    return types.void(kind, types.int64), codegen


# ---------------------------------------------------------------- bits


@built_in
def popcount(_typing: Any, word: Any) -> Any:
    """Number of set bits."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@built_in
def lowest(_typing: Any, word: Any) -> Any:
    """Place of the lowest set bit; 64 for zero."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen


@built_in
def zeros_above(_typing: Any, word: Any) -> Any:
    """Number of clear bits above the highest set one; 64 for zero."""

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctlz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), codegen
