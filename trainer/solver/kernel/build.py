"""How the kernel is compiled; `trainer.content.caches` says where its machine code is kept."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from numba.core import config as _config
from numba.core.caching import FunctionCache as _FunctionCache
from numba.core.codegen import JITCodeLibrary as _JITCodeLibrary
from numba.core.compiler import Compiler as _Compiler

from trainer.content.caches import CompiledOnce, kernel_cache

F = TypeVar("F", bound=Callable[..., Any])

config: Any = _config  # Numba fills this module at run time
njit: Any = numba.njit
_Pipeline: Any = _Compiler
_Library: Any = _JITCodeLibrary
_Cache: Any = _FunctionCache


CACHE = kernel_cache(Path(__file__).parent, numba.__version__)


@contextlib.contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Numba reads this setting when a function is decorated; other kernels keep their own."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


class _PlainCode(_Library):  # type: ignore[misc]
    """The code of a function that only other compiled functions call.

    Numba optimises every function together with all it calls, and makes machine code of it: what
    lies deep inside would be optimised once for each caller up to the top. Here a part only hands
    on its plain code, and the one way in optimises the whole, once.
    """

    def _optimize_functions(self, _module: Any) -> None:
        """Left to the way in."""

    def _optimize_final_module(self) -> None:
        """Left to the way in."""

    def _finalize_final_module(self) -> None:
        """Ready to be linked into others; no machine code."""
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """Whom Numba asks to `set_env`."""
        return self

    def set_env(self, _name: str, _env: Any) -> None:
        """No machine code, so no environment to tell it."""


class _Part(_Pipeline):  # type: ignore[misc]
    def __init__(self, typing: Any, target: Any, library: Any, *rest: Any) -> None:
        super().__init__(typing, target, library or _PlainCode(target.codegen(), "part"), *rest)


# Nothing in the kernel makes an object, so none needs its references counted.
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}


def compiled(function: F) -> F:
    """A function of the kernel's inside: compiled into its callers."""
    built: F = njit(no_cpython_wrapper=True, pipeline_class=_Part, **OPTIONS)(function)
    return built


class _OnDisk(_Cache):  # type: ignore[misc]
    def load_overload(self, sig: Any, target: Any) -> Any:
        """Machine code from the disk, at once.

        Numba first imports all that it could compile (half a second with SciPy about), which code
        that is ready has no use for.
        """
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target)


class _Kept(CompiledOnce, _OnDisk):
    folder = CACHE


def entry(function: F) -> F:
    """A function that Python calls: compiled at first call, without the GIL, kept on disk."""
    built: Any = njit(**OPTIONS)(function)
    with _caching_in(CACHE):
        built._cache = _Kept(function)
    return cast("F", built)
