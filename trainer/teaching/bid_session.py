"""A session: so many hands of one focus, and what they say about a learner's bidding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from trainer.engine import RuleSet
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_focus import FOCUSES, focus_exercise
from trainer.teaching.hand_kinds import HandKind
from trainer.teaching.labels import Label
from trainer.teaching.tally import TallyEntry, mean

LENGTHS: Final = (5, 10, 20)

#: How many hands are worth another look.
MOST_WORST: Final = 3


@dataclass(frozen=True)
class SessionPlan:
    """What is practised: a focus of `FOCUSES`, how many hands, and what makes them."""

    focus: str
    length: int
    seed: str

    def exercise(self, rules: RuleSet, number: int) -> BidExercise:
        """Hand `number` of the session, from 0.

        Raises:
            ValueError: the house does not know the focus.
        """
        return focus_exercise(rules, FOCUSES[self.focus], f"{self.seed}:{number}")

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)


@dataclass(frozen=True)
class Habit:
    """One kind of hand: how many, and the mean distance to the nearest right number."""

    kind: HandKind
    hands: int
    off: float


@dataclass(frozen=True)
class SessionSummary:
    """What a session says.

    Attributes:
        hands: how many hands were bid; `judged`, how many of them have values.
        mean_loss: points given up a hand; None where no hand is judged.
        labels: how many hands of each label.
        habits: over- or underbidding by kind of hand, of numbers that have a distance.
        nils_missed: hands on which only nil was right and a number was bid.
        nils_too_bold: hands on which nil was bid and only numbers were right.
        worst: the hands that gave up most, the worst first.
    """

    hands: int
    judged: int
    mean_loss: float | None
    labels: Mapping[Label, int]
    habits: tuple[Habit, ...]
    nils_missed: int
    nils_too_bold: int
    worst: tuple[TallyEntry, ...]


def sum_up(entries: Sequence[TallyEntry]) -> SessionSummary:
    """The summary of a session's hands."""
    judged = [entry for entry in entries if entry.label]
    wrong = [entry for entry in judged if not Label(entry.label).is_fine]
    labels = Counter(Label(entry.label) for entry in judged)
    apart = [entry for entry in judged if entry.off_best is None]
    return SessionSummary(
        hands=len(entries),
        judged=len(judged),
        mean_loss=mean([entry.loss or 0.0 for entry in judged]),
        labels={label: labels[label] for label in Label if labels[label]},
        habits=_habits(judged),
        nils_missed=sum(not entry.is_nil for entry in apart),
        nils_too_bold=sum(entry.is_nil for entry in apart),
        worst=tuple(sorted(wrong, key=lambda entry: -(entry.loss or 0.0))[:MOST_WORST]),
    )


def _habits(judged: Sequence[TallyEntry]) -> tuple[Habit, ...]:
    habits = []
    for kind in HandKind:
        offs = [
            entry.off_best
            for entry in judged
            if entry.kind == kind and entry.off_best is not None and not entry.is_nil
        ]
        if (off := mean(offs)) is not None:
            habits.append(Habit(kind, len(offs), off))
    return tuple(habits)
