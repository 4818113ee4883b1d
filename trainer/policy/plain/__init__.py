"""The kernel's bidding without its compiler: the same source, run as plain Python.

A process that answers a browser may neither compile nor load compiled code, yet deals hands
with the policy's bids before the learner's. So the bidding modules of
`trainer.policy.kernel` are loaded here a second time, beside a `build` that compiles
nothing and the bits of `words` in Python. Slow (about a millisecond a bid) and equal.
"""

from pathlib import Path

# Modules that are not here are those of the kernel; they import one another relatively.
__path__.append(str(Path(__file__).parent.parent / "kernel"))
