"""How the kernel is compiled; `trainer.content.caches` says where its machine code is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
from numba.core import config
from numba.core.caching import FunctionCache

from trainer.content.caches import CompiledOnce, kernel_cache

_Function = TypeVar("_Function", bound=Callable[..., Any])

CACHE: Final = kernel_cache(Path(__file__).parent, numba.__version__)
_OnDisk: Any = FunctionCache


class _Kept(CompiledOnce, _OnDisk):  # type: ignore[misc]
    folder = CACHE


def compiled(function: _Function) -> _Function:
    """Compile at the first call, without the GIL, kept on disk.

    The function may not make arrays or lists. So it needs no counting of references, which
    costs more than the small functions of the rules do themselves.
    """
    return _build(function, counting=False)


def allocating(function: _Function) -> _Function:
    """As `compiled`, for functions that make arrays or lists."""
    return _build(function, counting=True)


def _build(function: _Function, *, counting: bool) -> _Function:
    settings: Any = config
    njit: Any = numba.njit
    # An array is handed over as seven words: a call costs more than most bodies do.
    build = njit(nogil=True, error_model="numpy", _nrt=counting, forceinline=not counting)
    before = settings.CACHE_DIR
    # Numba reads the setting while it decorates; other kernels keep their own.
    settings.CACHE_DIR = str(CACHE)
    try:
        built: Any = build(function)
        built._cache = _Kept(function)
    finally:
        settings.CACHE_DIR = before
    return cast("_Function", built)
