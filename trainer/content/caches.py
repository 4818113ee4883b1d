"""Where what can be made again is kept: the machine code of the kernels."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Final

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
