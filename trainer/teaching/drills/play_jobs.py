"""What a drill has worked out elsewhere: how the others go on, every card's worth, both lines.

Imported in the process that answers the browser, so nothing compiled is imported here before
a job runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.content.drill import Choice, Drill, Position
from trainer.engine import Bid, Card, Deal, Seat, Suit
from trainer.teaching.coach_jobs import digest
from trainer.teaching.drills.grading import Judged
from trainer.teaching.pool import Progress


def position_key(kind: str, position: Position, *more: object) -> str:
    """A digest of all that a position is, and of `more`."""
    return digest(
        f"drill-{kind}", position.auction, position.standings,
        [position.deal.to_pbn(), position.seat.name, [str(c) for c in position.plays], *more],
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class WentOn:
    """What the others have bid and played until the learner's next choice or the end."""

    calls: tuple[Bid, ...]
    plays: tuple[Card, ...]


@dataclass(frozen=True)
class OthersJob:
    """The others' bids and cards from a position on."""

    position: Position

    @cached_property
    def key(self) -> str:
        """Everything about the position."""
        return position_key("others", self.position)

    def run(self, progress: Progress, threads: int) -> WentOn:  # noqa: ARG002
        """Bid and play."""
        from trainer.teaching.drills.defence import others

        return WentOn(*others(self.position))


@dataclass(frozen=True)
class CardsJob:
    """What every legal card of a position is worth: how playing on is graded."""

    position: Position
    nil: Seat | None

    @cached_property
    def key(self) -> str:
        """Everything about the position, and whose nil it is about."""
        return position_key("cards", self.position, self.nil and self.nil.name)

    def run(self, progress: Progress, threads: int) -> Judged:  # noqa: ARG002
        """Judge."""
        from trainer.teaching.drills.values import judged_cards

        return judged_cards(self.position, self.nil, self.key, threads)


@dataclass(frozen=True)
class Line:
    """How a deal goes on after a choice: the bids, and the cards to the end."""

    calls: tuple[Bid, ...]
    plays: tuple[Card, ...]


@dataclass(frozen=True)
class StudiedWorld:
    """A whole layout with the line after each choice.

    Attributes:
        deal: the layout.
        lines: by choice.
        solved: whether the lines are exact best play, all hands seen; else the program's player.
    """

    deal: Deal
    lines: Mapping[Choice, Line]
    solved: bool


@dataclass(frozen=True)
class Study:
    """What happens after each choice.

    Attributes:
        real: the real layout.
        other: one of those that fit what the learner knows.
        nil_holds: by suit, the share of worlds in which the nil bidder holds a card of it.
        shows: by theme, the cards of which it is true.
    """

    real: StudiedWorld
    other: StudiedWorld
    nil_holds: Mapping[Suit, float]
    shows: Mapping[str, tuple[Card, ...]]


@dataclass(frozen=True)
class StudyJob:
    """The lines after every choice of a drill."""

    drill: Drill

    @cached_property
    def key(self) -> str:
        """The drill's id and everything about its position."""
        return position_key("study", self.drill.position, str(self.drill.key))

    def run(self, progress: Progress, threads: int) -> Study:  # noqa: ARG002
        """Play all lines."""
        from trainer.teaching.drills.study import study

        return study(self.drill, self.key)
