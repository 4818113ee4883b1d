"""How the kernel is compiled, see `trainer.content.kernels`."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from trainer.content.kernels import Kernel

# Nothing in the kernel makes an object, so none needs its references counted.
OPTIONS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "_nrt": False,
}

_KERNEL: Final = Kernel(Path(__file__).parent, OPTIONS)
compiled = _KERNEL.part
entry = _KERNEL.entry
