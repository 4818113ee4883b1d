"""A first guess at how hard a drill is, 0 to 100, until learners' answers tell.

It adds up what makes learners miss: few right among many, players of some skill that miss it, a
small difference, and cards still to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.bots.counting import CountingBot
from trainer.content.drill import Answer, Position
from trainer.policy import decide_card
from trainer.teaching.drills.habits import classes
from trainer.teaching.drills.keep import CLEAR_POINTS, Split

#: What each thing adds at most; together 100.
CHANCE: Final = 25
POLICY: Final = 25
COUNTING: Final = 15
HABITS: Final = 10
NARROW: Final = 15
EARLY: Final = 10
#: A difference of so many points, or more, is plain.
PLAIN: Final = 60.0
MOST_CARDS: Final = 13


def card_difficulty(position: Position, parted: Split, answers: Sequence[Answer]) -> int:
    """The difficulty of a question about a card."""
    view = position.view
    groups = classes(view)
    right = sum(any(card in parted.right for card in group) for group in groups)
    score = CHANCE * (1.0 - right / len(groups))
    score += POLICY * (decide_card(view).card not in parted.right)
    score += COUNTING * (CountingBot().choose_card(view).card not in parted.right)
    score += HABITS * (len(parted.natural) > 1)
    score += narrowness(min(a.loss for a in answers if a.choice in parted.wrong))
    score += EARLY * position.cards_left / MOST_CARDS
    return round(score)


def narrowness(loss: float) -> float:
    """How much a small difference to the nearest wrong answer adds."""
    return NARROW * max(0.0, 1.0 - (loss - CLEAR_POINTS) / (PLAIN - CLEAR_POINTS))
