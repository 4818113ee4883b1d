"""How the kernel is compiled, see `trainer.content.kernels`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from trainer.content.kernels import Kernel

_Function = TypeVar("_Function", bound=Callable[..., Any])

# Counting references costs more than the small functions of the rules do themselves. And an
# array is handed over as seven words: a call costs more than most bodies do.
_KERNEL: Final = Kernel(
    Path(__file__).parent,
    {
        "nogil": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        "_nrt": False,
        "forceinline": True,
    },
)
compiled = _KERNEL.part
entry = _KERNEL.entry


def allocating(function: _Function) -> _Function:
    """As `entry`, for functions that make arrays or lists, which the others may not."""
    return _KERNEL.entry(function, _nrt=True, forceinline=False)
