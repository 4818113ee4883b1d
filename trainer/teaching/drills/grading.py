"""How good a choice was, by the values of all choices: the same for a drill and for playing on."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.content.drill import Answer, Choice, Drill, answer_of
from trainer.teaching.labels import EQUAL_WITHIN, Label, label_of


@dataclass(frozen=True)
class Judged:
    """What every choice of a position is worth.

    Attributes:
        answers: the choices, best first.
        right: those that are right: equal or nearly so.
        judged: how the points were found, one of `trainer.content.drill.JUDGED`.
        worlds: in how many worlds.
    """

    answers: tuple[Answer, ...]
    right: tuple[Choice, ...]
    judged: str
    worlds: int

    @property
    def best(self) -> Answer:
        """The best choice."""
        return self.answers[0]

    def answer(self, choice: Choice) -> Answer:
        """What a choice is worth; see `answer_of`."""
        return answer_of(self.answers, choice)


@dataclass(frozen=True)
class Grade:
    """A choice held against the others.

    Attributes:
        answer: what it is worth.
        label: how good that is.
        loss: points given up; 0 for a right choice.
        margin: two standard errors of the loss: its 95% range.
        is_right: whether it is as good as the best, as far as the figures tell.
    """

    answer: Answer
    label: Label
    loss: float
    margin: float
    is_right: bool


def judged_of(drill: Drill) -> Judged:
    """What a drill stores."""
    return Judged(drill.answers, drill.right, drill.judged, drill.worlds)


def grade(judged: Judged, choice: Choice) -> Grade:
    """The grade of a choice.

    Raises:
        KeyError: it is none of the choices.
    """
    answer = judged.answer(choice)
    if choice in judged.right:
        return Grade(answer, Label.BEST, 0.0, 0.0, is_right=True)
    label = label_of(answer.loss, answer.loss_error)
    return Grade(answer, label, answer.loss, EQUAL_WITHIN * answer.loss_error, is_right=False)


def rows(answers: tuple[Answer, ...]) -> tuple[tuple[Answer, ...], ...]:
    """The answers with those of equal worth together, in their order: equals share a row."""
    found: list[list[Answer]] = []
    for answer in answers:
        if found and _worth(found[-1][0]) == _worth(answer):
            found[-1].append(answer)
        else:
            found.append([answer])
    return tuple(tuple(row) for row in found)


def _worth(answer: Answer) -> tuple[object, ...]:
    """What a row shows: two answers alike in it may share one."""
    suit = getattr(answer.choice, "suit", answer.choice)
    return (
        suit, round(answer.points), answer.nil, answer.contract, round(answer.real_points),
        answer.real_nil, answer.real_contract,
    )  # fmt: skip
