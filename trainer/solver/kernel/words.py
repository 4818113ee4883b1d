"""Words and bits: reading and writing the buffer, counting bits."""

# ruff: noqa: ARG001 - Numba reads the signatures

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

I64 = ir.IntType(64)


def built_in(maker: Callable[..., Any]) -> Any:
    """A function made of LLVM instructions."""
    return intrinsic(maker)


# ---------------------------------------------------------------- raw memory


@built_in
def _raw_load(_typing: Any, base: Any, index: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        start = builder.inttoptr(args[0], I64.as_pointer())
        return builder.load(builder.gep(start, [args[1]]))

    return types.int64(types.int64, types.int64), codegen


@built_in
def _raw_store(_typing: Any, base: Any, index: Any, value: Any) -> Any:
    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        start = builder.inttoptr(args[0], I64.as_pointer())
        builder.store(args[2], builder.gep(start, [args[1]]))
        return _context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


def load(buf: Any, index: Any) -> Any:
    """The word at `index`: `buf` is the buffer's address, or the array with bounds checked."""
    raise NotImplementedError  # the compiled forms are below


def store(buf: Any, index: Any, value: Any) -> Any:
    """Write `value` at `index` of the buffer."""
    raise NotImplementedError


@overload(load, inline="always")
def _load(buf: Any, index: Any) -> Any:
    if isinstance(buf, types.Array):

        def checked(buf: Any, index: Any) -> Any:
            if index < 0 or index >= buf.size:
                raise IndexError("solver: read outside the buffer")
            return buf[index]

        return checked

    def raw(buf: Any, index: Any) -> Any:
        return _raw_load(buf, index)

    return raw


@overload(store, inline="always")
def _store(buf: Any, index: Any, value: Any) -> Any:
    if isinstance(buf, types.Array):

        def checked(buf: Any, index: Any, value: Any) -> Any:
            if index < 0 or index >= buf.size:
                raise IndexError("solver: write outside the buffer")
            buf[index] = value

        return checked

    def raw(buf: Any, index: Any, value: Any) -> Any:
        return _raw_store(buf, index, value)

    return raw


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
