"""What a hand is worth: the sure-trick estimate and the dangers of nil."""

from trainer.analysis.estimate import Estimate, TableReading, estimate, read_table
from trainer.analysis.nil_danger import (
    FULL_STAKE,
    Danger,
    DangerLine,
    NilAdvice,
    NilDanger,
    nil_danger,
)
from trainer.analysis.sure_tricks import (
    Caveat,
    CaveatLine,
    Counted,
    CountLine,
    LookedAt,
    LookedAtLine,
)

__all__ = [
    "FULL_STAKE",
    "Caveat",
    "CaveatLine",
    "CountLine",
    "Counted",
    "Danger",
    "DangerLine",
    "Estimate",
    "LookedAt",
    "LookedAtLine",
    "NilAdvice",
    "NilDanger",
    "TableReading",
    "estimate",
    "nil_danger",
    "read_table",
]
