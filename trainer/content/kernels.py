"""How the kernels are compiled: what lies inside into its callers, each way in as one whole."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba.core import config as _config
from numba.core import runtime as _runtime
from numba.core.caching import FunctionCache as _FunctionCache
from numba.core.codegen import JITCodeLibrary as _JITCodeLibrary
from numba.core.compiler import Compiler as _Compiler

from trainer.content.caches import CompiledOnce, kernel_cache

F = TypeVar("F", bound=Callable[..., Any])

njit: Any = numba.njit
_settings: Any = _config  # Numba fills this module at run time
_Pipeline: Any = _Compiler
_Library: Any = _JITCodeLibrary
_Cache: Any = _FunctionCache
_allocating: Any = _runtime


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


class _OnDisk(_Cache):  # type: ignore[misc]
    allocates: bool

    def load_overload(self, sig: Any, target: Any) -> Any:
        """Machine code from the disk, at once.

        Numba first imports all that it could compile (half a second with SciPy about), which code
        that is ready has no use for. What makes arrays needs the allocator.
        """
        if self.allocates:
            _allocating.rtsys.initialize(target)
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target)


class Kernel:
    """A folder of functions that are compiled; `kernel_cache` says where their code is kept."""

    def __init__(self, sources: Path, options: dict[str, Any]) -> None:
        self._options = options
        self._folder = kernel_cache(sources, numba.__version__)

    def part(self, function: F) -> F:
        """A function of the kernel's inside: compiled into its callers. Python cannot call it."""
        options = self._options | {"no_cpython_wrapper": True, "pipeline_class": _Part}
        built: F = njit(**options)(function)
        return built

    def entry(self, function: F, **options: Any) -> F:
        """A function that Python calls: compiled at the first call, kept on disk."""
        wanted = self._options | options

        class Kept(CompiledOnce, _OnDisk):
            folder = self._folder
            allocates = wanted["_nrt"]

        built: Any = njit(**wanted)(function)
        with _caching_in(self._folder):
            built._cache = Kept(function)
        done: F = built
        return done


@contextlib.contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    """Numba reads this setting when a function is decorated; other kernels keep their own."""
    before = _settings.CACHE_DIR
    _settings.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        _settings.CACHE_DIR = before
