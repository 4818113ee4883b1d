"""A first guess at how hard a drill is, 0 to 100, until learners' answers tell.

It adds up what makes learners miss: few right cards among many, players of some skill that miss
them, a small difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.counting import CountingBot
from trainer.content.drill import Answer, Position
from trainer.policy import decide_card
from trainer.teaching.drills.keep import CLEAR_POINTS, Split

#: What each thing adds at most; together 100. Chosen so that in every bank each third, from
#: easy to hard, is harder than the one before for every player of the program.
CHANCE: Final = 57
POLICY: Final = 20
COUNTING: Final = 18
NARROW: Final = 5
#: Where so many of the cards are right, a guess does.
GUESSED: Final = 0.5
#: A difference of so many points, or more, is plain.
PLAIN: Final = 60.0


def card_difficulty(position: Position, parted: Split, answers: Sequence[Answer]) -> int:
    """The difficulty of a question about a card."""
    view = position.view
    score = CHANCE * max(0.0, 1.0 - len(parted.right) / len(answers) / GUESSED)
    score += POLICY * (decide_card(view).card not in parted.right)
    score += COUNTING * (CountingBot().choose_card(view).card not in parted.right)
    score += NARROW * narrowness(min(a.loss for a in answers if a.choice in parted.wrong))
    return round(score)


def narrowness(loss: float) -> float:
    """How small the difference to the nearest wrong answer is, 0 to 1."""
    return max(0.0, 1.0 - (loss - CLEAR_POINTS) / (PLAIN - CLEAR_POINTS))
