"""Compiling ahead: the first use takes seconds, later ones load the code from the cache folder."""

from __future__ import annotations

import threading

from trainer.engine import Bid, Hand, PlayState, Seat, load_house
from trainer.solver.face import solve
from trainer.solver.objectives import Points, Tricks

_lock = threading.Lock()
_thread: threading.Thread | None = None
_done = threading.Event()


def is_compiled() -> bool:
    """Whether the solver answers without compiling, in this process."""
    return _done.is_set()


def warm_up(*, wait: bool = False) -> threading.Thread:
    """Compile (or load from the cache folder) in the background; once a process.

    Args:
        wait: return only when it is done.
    """
    global _thread
    with _lock:
        if _thread is None:
            _thread = threading.Thread(target=_compile, name="solver-warm-up", daemon=True)
            _thread.start()
        thread = _thread
    if wait:
        thread.join()
    return thread


def _compile() -> None:
    hands = [Hand.parse(text) for text in ("A.2..", "K.3..", "Q.4..", "J.5..")]
    state = PlayState(
        load_house("classic"), (hands[0], hands[1], hands[2], hands[3]), Seat.N, taken=(3, 3, 3, 2)
    )
    solve(state, Tricks())
    solve(state, Points(dict.fromkeys(Seat, Bid.number(3))))
    _done.set()
