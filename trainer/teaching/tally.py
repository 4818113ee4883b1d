"""A session's tally of bids."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from trainer.teaching.bid_grade import RIGHT, BidGrade, Verdict


@dataclass(frozen=True, slots=True)
class TallyEntry:
    """One hand of the session: the bid as in JSON, the count, the verdict, the deal's id."""

    bid: int | str
    sure: int
    off: int
    verdict: str
    deal: str

    @classmethod
    def of(cls, grade: BidGrade, deal: str) -> TallyEntry:
        """The entry of a graded bid."""
        return cls(grade.bid.to_json(), grade.estimate.sure, grade.off, grade.verdict.value, deal)

    @property
    def is_right(self) -> bool:
        """Whether the bid was right by its grade."""
        return Verdict(self.verdict) in RIGHT

    @property
    def is_graded(self) -> bool:
        """Whether the bid was judged at all: a blind one, made without the cards, is not."""
        return Verdict(self.verdict) is not Verdict.NIL_BLIND

    @property
    def is_nil(self) -> bool:
        """Whether a nil was bid, which has no distance to the count."""
        return isinstance(self.bid, str)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, for a session."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class TallySummary:
    """How a session went: hands, graded and right ones, the mean distance of numbers to the count.

    `mean_off` is None while nothing but nils has been bid.
    """

    hands: int
    graded: int
    right: int
    mean_off: float | None


def summarise(entries: Sequence[TallyEntry]) -> TallySummary:
    """The summary of a session."""
    numbers = [entry.off for entry in entries if not entry.is_nil]
    mean = sum(numbers) / len(numbers) if numbers else None
    graded = [entry for entry in entries if entry.is_graded]
    return TallySummary(len(entries), len(graded), sum(entry.is_right for entry in graded), mean)
