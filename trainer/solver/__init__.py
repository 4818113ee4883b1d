"""The exact solver: what best play by all four takes, seeing all cards.

`solve(state, objective)` answers for a position and for every legal card; `solve_many` does so for
many positions on all cores; `warm_up` compiles in the background.
"""

from trainer.solver.face import solve, solve_many
from trainer.solver.objectives import Contract, NilSet, Objective, Points, Tricks
from trainer.solver.result import Cancel, CardValue, SolveResult
from trainer.solver.warm import is_compiled, warm_up

__all__ = [
    "Cancel",
    "CardValue",
    "Contract",
    "NilSet",
    "Objective",
    "Points",
    "SolveResult",
    "Tricks",
    "is_compiled",
    "solve",
    "solve_many",
    "warm_up",
]
