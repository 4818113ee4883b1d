"""What every legal card is worth to a seat, judged over worlds that fit what it knows.

The policy plays each world out. Where few cards are left each is also solved exactly, unless
the search gives up or the house has no sides, and half of the judgement is the solver's. Exact
play sees all hands: it thinks that it will guess right later, and that nobody can go wrong. The
policy's play has errors of another kind. The mean of both beats either alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from trainer.engine import Card, PlayState, TableView
from trainer.policy import Worlds, sample_worlds
from trainer.policy.trials import Floats, try_card
from trainer.solver import Points, solve_many

#: With so many cards a hand or fewer a world is solved.
SOLVED_CARDS: Final = 6
#: The solver's share of the judgement of a world that it has solved.
SOLVED_SHARE: Final = 0.5
#: Where a world's search gives up; of 120 endings of six cards the dearest took 5,200.
NODES: Final = 20_000


@dataclass(frozen=True, slots=True)
class CardValue:
    """A card's expected points of the deal, ours minus theirs, a bag at its long-run price.

    `diff` is the value less that of the best card, `diff_se` its standard error.
    """

    card: Card
    value: float
    diff: float
    diff_se: float


@dataclass(frozen=True)
class CardValues:
    """The value of every legal card, best first.

    Attributes:
        cards: the values.
        ess: the effective number of worlds.
        solved: how many of the worlds were solved.
        points: the points of each card, world by world.
    """

    cards: tuple[CardValue, ...]
    ess: float
    solved: int
    points: dict[Card, Floats]

    @property
    def best(self) -> Card:
        """The card with the highest value."""
        return self.cards[0].card

    def gain(self, card: Card, over: Card) -> tuple[float, float]:
        """The points of one card more than another's, and their standard error."""
        return _mean_and_error(self.points[card] - self.points[over], self.ess)


def card_values(
    view: TableView,
    *,
    worlds: int,
    seed: str | int = 0,
    solved_cards: int = SOLVED_CARDS,
    solved_share: float = SOLVED_SHARE,
    nodes: int = NODES,
    threads: int | None = None,
) -> CardValues:
    """Judge each legal card in the same worlds.

    It is a judgement over sampled worlds and the policy's or double-dummy play, not a proof.

    Args:
        view: the seat to move.
        worlds: how many worlds.
        seed: makes the worlds; equal seeds give equal values.
        solved_cards: with so many cards a hand or fewer the worlds are solved.
        solved_share: how much of a solved world's judgement is the solver's, 0 to 1.
        nodes: where one world's search gives up; the policy plays it out then.
        threads: how many to use; all processors when None.

    Raises:
        IllegalPlay: nothing is held, or the plays do not hold.
        ValueError: no layout fits what has been played.
    """
    legal = view.legal.cards
    sampled = sample_worlds(view, worlds, seed=seed, threads=threads)
    points = {card: try_card(sampled, card, threads=threads) for card in legal}
    solved = 0
    if view.rules.has_sides and len(view.held) <= solved_cards:
        solved = _solve(sampled, points, solved_share, nodes, threads)
    ess = max(sampled.ess, 2.0)
    order = sorted(legal, key=lambda card: -float(points[card].mean()))
    best = points[order[0]]
    values = []
    for card in order:
        diff, error = _mean_and_error(points[card] - best, ess)
        values.append(CardValue(card, float(points[card].mean()), diff, error))
    return CardValues(tuple(values), ess, solved, points)


def _solve(
    worlds: Worlds, points: dict[Card, Floats], share: float, nodes: int, threads: int | None
) -> int:
    """Mix the exact points of each card into the played ones; how many worlds were solved.

    A world that stands several times is solved once.
    """
    view, seen = worlds.view, worlds.view.seen
    objective = Points(view.auction.bids)
    places: dict[tuple[int, ...], list[int]] = {}
    for place in range(len(worlds)):
        places.setdefault(worlds.key(place), []).append(place)
    questions = [
        (
            PlayState(
                view.rules,
                worlds.hands(where[0]),
                seen.leader,
                seen.trick,
                seen.spades_broken,
                seen.first_trick,
                seen.taken,
            ),
            objective,
        )
        for where in places.values()
    ]
    solved = 0
    answers = solve_many(questions, threads=threads, nodes=nodes)
    for where, answer in zip(places.values(), answers, strict=True):
        if not answer.complete:
            continue
        solved += len(where)
        for card, found in answer.cards.items():
            assert found.value is not None  # noqa: S101 - a complete answer has every value
            points[card][where] += share * (found.value - points[card][where])
    return solved


def _mean_and_error(points: Floats, effective: float) -> tuple[float, float]:
    error = float(points.std(ddof=1) / np.sqrt(effective)) if len(points) > 1 else 0.0
    return float(points.mean()), error
