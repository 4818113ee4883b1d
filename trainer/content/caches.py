"""Where what can be made again is kept, and that it is made once: the kernels' machine code."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from filelock import BaseFileLock

_APP: Final = "spades-trainer"

#: Seconds to wait for the process that compiles; then one compiles for oneself.
PATIENCE: Final = 300


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


def kernel_cache(sources: Path, compiler: str) -> Path:
    """The folder of machine code for the kernel whose source files stand in `sources`.

    Numba notices a change in a function's own file only, not in the files it calls into. The
    folder is therefore named after a hash of all sources and of the compiler's version: an edit
    anywhere starts a new one. It lies in the user's cache, so that a wheel installed read-only
    works too, or in the temporary folder where that cannot be written.
    """
    digest = hashlib.sha256(compiler.encode())
    for source in sorted(sources.glob("*.py")):
        digest.update(source.name.encode() + source.read_bytes())
    name = Path("kernels") / f"{sources.parent.name}-{digest.hexdigest()[:16]}"
    places = [root / name for root in (user_cache(), Path(tempfile.gettempdir()) / _APP)]
    return next((place for place in places if _is_writable(place)), places[-1])


def _is_writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError:
        return False
    return True


class CompiledOnce:
    """Comes before a Numba cache among a class's bases: of all processes that lack the same code
    one compiles it, and the others wait and load what it has kept.

    Numba asks for the code, compiles where there is none, and keeps it: the lock is held from
    the question in vain to the keeping, also over what the function calls in turn.
    """

    folder: Path

    def load_overload(self, sig: Any, target: Any) -> Any:
        """The code that is kept; None where it has to be compiled, by this process."""
        kept: Any = super()
        if (found := kept.load_overload(sig, target)) is not None:
            return found
        from filelock import Timeout  # most processes find all that they need

        lock = _lock(self.folder)
        try:
            lock.acquire(timeout=PATIENCE)
        except (Timeout, OSError):
            return None
        if (found := kept.load_overload(sig, target)) is not None:
            lock.release()
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        """Keep the code, and let the others have it."""
        kept: Any = super()
        lock = _lock(self.folder)
        try:
            kept.save_overload(sig, data)
        finally:
            if lock.is_locked:
                lock.release()


@cache
def _lock(folder: Path) -> BaseFileLock:
    from filelock import FileLock

    return FileLock(folder / "compiling.lock")
