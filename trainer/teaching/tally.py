"""What a session keeps of every hand bid, and its tally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from trainer.teaching.bid_coach import Judgement
from trainer.teaching.bid_grade import RIGHT, BidGrade, Verdict
from trainer.teaching.labels import Label


@dataclass(frozen=True, slots=True)
class TallyEntry:
    """One hand of the session, as plain data.

    Attributes:
        bid: the bid as in JSON.
        sure: the sure-trick count.
        off: the bid less the count (0 for a nil).
        verdict: the grade against the count.
        deal: the deal's id, or the hand.
        kind: the kind of hand (`HandKind`).
        link: the address that opens the hand again.
        session: the seed of the session it was a hand of; empty outside of one.
        label, loss: the grade by the values of bids, and the points given up; empty and None
            until they are known, and for a bid made without seeing the cards.
        best: the best bid, as in JSON; empty until it is known.
        off_best: the bid less the nearest right number; None where there is none.
    """

    bid: int | str
    sure: int
    off: int
    verdict: str
    deal: str
    kind: str = ""
    link: Mapping[str, str] = field(default_factory=dict)
    session: str = ""
    label: str = ""
    loss: float | None = None
    best: int | str = ""
    off_best: int | None = None

    @classmethod
    def of(
        cls,
        grade: BidGrade,
        deal: str,
        kind: str = "",
        link: Mapping[str, str] | None = None,
        session: str = "",
    ) -> TallyEntry:
        """The entry of a bid that is graded by the count alone as yet."""
        return cls(
            grade.bid.to_json(), grade.estimate.sure, grade.off, grade.verdict.value, deal,
            kind, dict(link or {}), session,
        )  # fmt: skip

    def judged(self, judged: Judgement) -> TallyEntry:
        """The entry once the values of the bids are known."""
        return replace(
            self,
            label=judged.label.value,
            loss=judged.loss,
            best=judged.best.to_json(),
            off_best=judged.off,
        )

    @property
    def is_right(self) -> bool:
        """Whether there is nothing to reproach: by the values where they are known."""
        if self.label:
            return Label(self.label).is_fine
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
    """How a session went: hands, graded and right ones, and two means.

    `mean_off`, numbers less their counts, is None while nothing but nils has been bid;
    `mean_loss`, points given up a hand, while no values are known.
    """

    hands: int
    graded: int
    right: int
    mean_off: float | None
    mean_loss: float | None


def summarise(entries: Sequence[TallyEntry]) -> TallySummary:
    """The summary of a session."""
    graded = [entry for entry in entries if entry.is_graded]
    return TallySummary(
        len(entries),
        len(graded),
        sum(entry.is_right for entry in graded),
        mean([entry.off for entry in entries if not entry.is_nil]),
        mean([entry.loss for entry in entries if entry.loss is not None]),
    )


def mean(figures: Sequence[float]) -> float | None:
    """The mean of figures, None of none."""
    return sum(figures) / len(figures) if figures else None
