"""Matches between two players: duplicate deals, or games to the target.

In duplicate each deal is played twice with the sides exchanged, so that the cards fall to
both alike. In games the two of each pair begin on the same cards, sides exchanged. Where
players score alone, each player holds two seats, and the seats are exchanged likewise.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, fields
from functools import partial
from itertools import chain
from math import sqrt
from multiprocessing import get_context
from typing import Final, Literal

from trainer.bots.base import Bot
from trainer.bots.table import PlayedDeal, play_deal
from trainer.engine import DEALS, Deal, Game, RuleSet, Seat, Side, draw_dealer, side_of
from trainer.engine.draws import Draws

Player = Literal["a", "b"]
Progress = Callable[[int, int], None]

#: A game that will not end is stopped after so many deals, without a winner.
MOST_DEALS: Final = 200


@dataclass
class Tally:
    """How one player fared."""

    contracts: int = 0
    failed: int = 0
    nils: int = 0
    nils_made: int = 0
    bags: int = 0
    sides: int = 0
    games: int = 0

    @property
    def failed_share(self) -> float:
        """The share of its contracts that failed."""
        return self.failed / self.contracts if self.contracts else 0.0

    @property
    def nils_made_share(self) -> float:
        """The share of its nils that were made."""
        return self.nils_made / self.nils if self.nils else 0.0

    @property
    def bags_a_side(self) -> float:
        """Bags for each of its sides and deals."""
        return self.bags / self.sides if self.sides else 0.0

    def add(self, other: Tally) -> None:
        """Count what another tally has counted."""
        for one in fields(Tally):
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))

    def count(self, played: PlayedDeal, seats: tuple[Seat, ...], rules: RuleSet) -> None:
        """Count a deal in which the player held `seats`."""
        for seat in seats:
            if played.bids[seat].is_nil:
                self.nils += 1
                self.nils_made += played.tricks[seat] == 0
        for key in {side_of(rules, seat) for seat in seats}:
            side = played.score.sides[key]
            reasons = {line.reason.value for line in side.lines}
            self.sides += 1
            self.contracts += bool(reasons & {"contract_made", "contract_set"})
            self.failed += "contract_set" in reasons
            self.bags += sum(line.count for line in side.lines if line.reason.value == "bags")


@dataclass
class MatchResult:
    """A match: `gains` are points a deal of A over B, one for each pair played twice."""

    deals: int = 0
    gains: list[float] = field(default_factory=list)
    a: Tally = field(default_factory=Tally)
    b: Tally = field(default_factory=Tally)
    games: int = 0

    def add(self, other: MatchResult) -> None:
        """Count another match's deals after these."""
        self.deals += other.deals
        self.gains += other.gains
        self.games += other.games
        self.a.add(other.a)
        self.b.add(other.b)

    @property
    def mean(self) -> float:
        """Points a deal of A over B."""
        return sum(self.gains) / len(self.gains) if self.gains else 0.0

    @property
    def error(self) -> float:
        """The standard error of `mean`."""
        count = len(self.gains)
        if count < 2:
            return 0.0
        spread = sum((gain - self.mean) ** 2 for gain in self.gains) / (count - 1)
        return sqrt(spread / count)

    def won(self, player: Player) -> tuple[float, float]:
        """The share of games a player has won, and its standard error."""
        if not self.games:
            return 0.0, 0.0
        share = (self.a if player == "a" else self.b).games / self.games
        return share, sqrt(max(share * (1.0 - share), 0.0) / self.games)


def play_duplicate(
    rules: RuleSet,
    a: Bot,
    b: Bot,
    deals: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> MatchResult:
    """`deals` deals from a fresh score, each played twice.

    A bag counts at its long-run price. With several `workers` the bots are copied into so many
    processes, which changes no result; they have to be such that they can be (`pickle`).
    """
    return _play(_Match(rules, a, b, seed, one_pair), deals, workers, progress)


def play_games(
    rules: RuleSet,
    a: Bot,
    b: Bot,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    progress: Progress | None = None,
) -> MatchResult:
    """`games` games to the target, in pairs that begin alike with the sides exchanged."""
    return _play(_Match(rules, a, b, seed, one_game), games, workers, progress)


@dataclass(frozen=True)
class _Match:
    """What is to be played: `part` plays the part of a number."""

    rules: RuleSet
    a: Bot
    b: Bot
    seed: int
    part: Callable[[_Match, int], MatchResult]

    def __call__(self, number: int) -> MatchResult:
        return self.part(self, number)

    def seating(self, turned: bool) -> dict[Seat, Bot]:
        """The bots by seat; A holds north and south unless the sides are exchanged."""
        return {seat: self.a if seat in _seats("a", turned) else self.b for seat in Seat}


def one_pair(match: _Match, number: int) -> MatchResult:
    """One deal, played twice with the sides exchanged."""
    result = MatchResult()
    deal, dealer = _deal(f"match {match.seed}:{number}"), Seat(number % 4)
    gain = 0.0
    for turned in (False, True):
        played = play_deal(match.rules, deal, dealer, match.seating(turned))
        gain += _count(result, match.rules, played, turned) / 2.0
    result.gains.append(gain)
    return result


def one_game(match: _Match, number: int) -> MatchResult:
    """One game to the target; odd ones begin as the one before, with the sides exchanged."""
    result, rules, turned = MatchResult(games=1), match.rules, bool(number % 2)
    name = f"match {match.seed}:game {number // 2}"
    game = Game.start(rules, draw_dealer(rules, random.Random(name)).dealer)
    bots = match.seating(turned)
    while not game.result.over and game.hands < MOST_DEALS:
        deal = _deal(f"{name}:{game.hands}")
        played = play_deal(rules, deal, game.dealer, bots, game.standings)
        result.gains.append(_count(result, rules, played, turned))
        game = game.after({key: side.standing for key, side in played.score.sides.items()})
    if (winner := game.result.winner) is not None:
        seat = Side(winner).seats[0] if rules.has_sides else Seat[winner]
        tally = result.a if seat in _seats("a", turned) else result.b
        tally.games += 1
    return result


def _play(match: _Match, parts: int, workers: int, progress: Progress | None) -> MatchResult:
    """Play all parts, in this process or in several, and add them up in their order."""
    result = MatchResult()
    # The first is played here: what compiles at its first use is then there for all.
    with _mapping(1 if parts < 2 else workers) as mapping:
        for number, part in enumerate(chain([match(0)], mapping(match, range(1, parts)))):
            result.add(part)
            if progress:
                progress(number + 1, parts)
    return result


@contextmanager
def _mapping(workers: int) -> Iterator[Callable[..., Iterable[MatchResult]]]:
    if workers < 2:
        yield map
        return
    # Fresh processes: a copy of this one would take over locks that its threads hold.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        try:
            yield partial(pool.map, chunksize=4)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _deal(name: str) -> Deal:
    return Deal.from_number(Draws(name).below(DEALS))


def _seats(player: Player, turned: bool) -> tuple[Seat, Seat]:
    side = Side.NS if (player == "a") is not turned else Side.EW
    return side.seats


def _count(result: MatchResult, rules: RuleSet, played: PlayedDeal, turned: bool) -> float:
    """Enter a deal into both tallies; the points of A over B."""
    result.deals += 1
    points = {}
    players: tuple[Player, Player] = ("a", "b")
    for player in players:
        seats = _seats(player, turned)
        (result.a if player == "a" else result.b).count(played, seats, rules)
        keys = {side_of(rules, seat) for seat in seats}
        points[player] = sum(long_run_points(rules, played, key) for key in keys) / len(keys)
    return points["a"] - points["b"]


def long_run_points(rules: RuleSet, played: PlayedDeal, key: str) -> float:
    """A side's points of a deal with its bags at their long-run price."""
    side = played.score.sides[key]
    points = float(side.delta)
    for line in side.lines:
        if line.reason.value == "bag_penalty":
            points -= line.points
        elif line.reason.value == "bags":
            points += line.count * (rules.bag_value - rules.bag_points)
    return points
