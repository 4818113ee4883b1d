"""A game: scores over several hands, its end, and who deals."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from trainer.engine.cards import DECK, Card
from trainer.engine.rules import RuleSet
from trainer.engine.seats import Seat, Side


@dataclass(frozen=True, slots=True)
class Standing:
    """A side's score, and the bags that stand toward its next penalty."""

    score: int = 0
    bags: int = 0


@dataclass(frozen=True, slots=True)
class GameResult:
    """Whether the game is over, and the key of the side that has won it."""

    over: bool
    winner: str | None


def side_keys(rules: RuleSet) -> tuple[str, ...]:
    """Who scores in this house: the sides `NS` and `EW`, or the four seats."""
    return tuple(side.value for side in Side) if rules.has_sides else tuple(Seat.__members__)


def side_of(rules: RuleSet, seat: Seat) -> str:
    """The key under which a seat scores."""
    return seat.side.value if rules.has_sides else seat.name


def game_result(
    rules: RuleSet, before: Mapping[str, Standing], after: Mapping[str, Standing]
) -> GameResult:
    """Where the game stands after a hand.

    The target is looked at after all penalties. At the target or the losing floor the
    highest score wins; a tie at the top plays on, or, in a house with an extra hand,
    that hand decides wherever the scores then stand.
    """
    extra = rules.tie == "extra_hand" and _ended(rules, before) and _leader(before) is None
    winner = _leader(after) if extra or _ended(rules, after) else None
    return GameResult(winner is not None, winner)


def _ended(rules: RuleSet, standings: Mapping[str, Standing]) -> bool:
    scores = [standing.score for standing in standings.values()]
    below = rules.losing_floor and min(scores) <= rules.losing_floor
    return max(scores) >= rules.target or bool(below)


def _leader(standings: Mapping[str, Standing]) -> str | None:
    top = max(standing.score for standing in standings.values())
    leaders = [key for key, standing in standings.items() if standing.score == top]
    return leaders[0] if len(leaders) == 1 else None


@dataclass(frozen=True)
class Game:
    """A game between two hands: who deals next and how the sides stand."""

    rules: RuleSet
    dealer: Seat
    standings: Mapping[str, Standing] = field(default_factory=dict)
    hands: int = 0
    result: GameResult = GameResult(over=False, winner=None)

    @classmethod
    def start(cls, rules: RuleSet, dealer: Seat) -> Game:
        """A new game from 0."""
        return cls(rules, dealer, {key: Standing() for key in side_keys(rules)})

    def after(self, standings: Mapping[str, Standing]) -> Game:
        """The game after a hand that left the sides at `standings`; the deal moves clockwise."""
        result = game_result(self.rules, self.standings, standings)
        return replace(
            self,
            dealer=self.dealer.lho,
            standings=dict(standings),
            hands=self.hands + 1,
            result=result,
        )


@dataclass(frozen=True, slots=True)
class DealerDraw:
    """Who deals first, and the cards drawn for it, by seat (none where chance decides)."""

    dealer: Seat
    cards: tuple[Card, ...] = ()


def draw_dealer(rules: RuleSet, source: random.Random) -> DealerDraw:
    """The first dealer as the house finds it: by chance, or by the highest card drawn.

    Equal highest ranks draw again.
    """
    if rules.first_dealer == "random":
        return DealerDraw(source.choice(tuple(Seat)))
    while True:
        cards = tuple(source.sample(DECK, len(Seat)))
        ranks = [card.rank for card in cards]
        if ranks.count(max(ranks)) == 1:
            return DealerDraw(Seat(ranks.index(max(ranks))), cards)
