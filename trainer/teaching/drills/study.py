"""What happens after each choice, in the real layout and in another that fits.

For worker processes: this imports both kernels.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from trainer.bots.policy import PolicyBot
from trainer.bots.table import bid_out, play_auction
from trainer.content.drill import Choice, Drill, Position
from trainer.engine import Bid, Card, Seat, Suit, place_bid, play
from trainer.policy import Worlds, sample_worlds
from trainer.policy.trials import try_bid
from trainer.teaching.drills.defence import SOLVED_CARDS, finished
from trainer.teaching.drills.judge import judge_by_play, solved
from trainer.teaching.drills.play_jobs import Line, StudiedWorld, Study
from trainer.teaching.drills.scene import Scene
from trainer.teaching.drills.themes import CARD_THEMES

#: Among so many worlds the other one is chosen.
WORLDS: Final = 60


def study(drill: Drill, seed: str) -> Study:
    """All lines of a drill; the natural wrong choice and the best one choose the other world.

    Raises:
        ValueError: no layout fits what has been played.
    """
    position = drill.position
    choices = tuple(answer.choice for answer in drill.answers)
    worlds, gaps = _gaps(position, drill.right[0], drill.natural[0], seed)
    place = _telling(gaps)
    other = replace(position, deal=worlds.deal(place))
    return Study(
        _studied(position, choices),
        _studied(other, choices),
        _holds(worlds, drill.nil),
        {} if drill.is_bid else _shows(Scene.of(drill)),
    )


def _shows(scene: Scene) -> dict[str, tuple[Card, ...]]:
    return {
        theme.name: tuple(card for card in scene.legal if theme.fits(scene, card))
        for theme in CARD_THEMES
        if scene.role in theme.roles
    }


def _gaps(
    position: Position, best: Choice, natural: Choice, seed: str
) -> tuple[Worlds, list[float]]:
    """Worlds, and in each the points by which the best choice beats the natural one."""
    if isinstance(best, Card) and isinstance(natural, Card):
        found = solved(judge_by_play(position, WORLDS, seed), position)
        rows = [found.points[found.cards.index(card)] for card in (best, natural)]
        return found.worlds, (rows[0] - rows[1]).tolist()
    worlds = sample_worlds(position.view, WORLDS, seed=seed, threads=1)
    values = [
        np.asarray(try_bid(worlds, bid, threads=1).value)
        for bid in (best, natural)
        if isinstance(bid, Bid)
    ]
    return worlds, (values[0] - values[1]).tolist()


def _telling(gaps: list[float]) -> int:
    """The place of a world that shows the difference: the middle one of those that do."""
    order = sorted((place for place, gap in enumerate(gaps) if gap > 0), key=gaps.__getitem__)
    return order[len(order) // 2] if order else 0


def _studied(position: Position, choices: tuple[Choice, ...]) -> StudiedWorld:
    lines = {choice: _line(position, choice) for choice in choices}
    return StudiedWorld(
        position.deal, lines, bool(position.plays) and position.cards_left <= SOLVED_CARDS
    )


def _line(position: Position, choice: Choice) -> Line:
    if isinstance(choice, Card):
        state = play(position.state, choice)
        plays = (*position.plays, choice)
        cards = finished(state, position.auction, position.deal, plays)
        return Line((), cards)
    bots = dict.fromkeys(Seat, PolicyBot())
    before = position.standings
    auction = place_bid(position.auction, choice, standings=before)
    full = bid_out(auction, position.deal, bots, before)
    played = play_auction(full, position.deal, bots, before)
    return Line(full.calls[len(auction.calls) :], played.plays)


def _holds(worlds: Worlds, seat: Seat) -> dict[Suit, float]:
    hands = [worlds.hands(number)[seat] for number in range(len(worlds))]
    return {suit: float(np.mean([bool(hand.suit(suit)) for hand in hands])) for suit in Suit}
