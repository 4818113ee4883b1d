"""How the kernel is compiled, and where its machine code is kept.

Numba notices a change in a function's own file only, not in the files it calls into. The
cache folder is therefore named after a hash of all kernel sources: an edit anywhere starts
a new one. It lies in the user's cache, so that a wheel installed read-only works too.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import numba
from numba.core import config

_Function = TypeVar("_Function", bound=Callable[..., Any])

_APP: Final = "spades-trainer"


def user_cache() -> Path:
    """The folder for what can be made again: `SPADES_TRAINER_CACHE`, or the platform's own."""
    if named := os.environ.get("SPADES_TRAINER_CACHE"):
        return Path(named)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / _APP


def kernel_cache(sources: Path) -> Path:
    """The folder of machine code for the kernel whose source files stand in `sources`."""
    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(sources.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    name = Path("kernels") / f"{sources.parent.name}-{digest.hexdigest()[:16]}"
    places = [root / name for root in (user_cache(), Path(tempfile.gettempdir()) / _APP)]
    return next((place for place in places if _is_writable(place)), places[-1])


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
    # Small arrays of a table go by seven words each: a call costs more than most bodies do.
    build = njit(
        nogil=True, cache=True, error_model="numpy", _nrt=counting, forceinline=not counting
    )
    before = settings.CACHE_DIR
    # Numba reads the setting while it decorates; other kernels keep their own.
    settings.CACHE_DIR = str(CACHE)
    try:
        built: _Function = build(function)
    finally:
        settings.CACHE_DIR = before
    return built


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


CACHE: Final = kernel_cache(Path(__file__).parent)
