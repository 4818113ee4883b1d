"""Matches between two players: duplicate deals, or games to the target.

In duplicate each deal is played twice with the sides exchanged, so that the cards fall to
both alike. In games the two of each pair begin on the same cards, sides exchanged. Where
players score alone, each player holds two seats, and the seats are exchanged likewise.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
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

    def add(self, played: PlayedDeal, seats: tuple[Seat, ...], rules: RuleSet) -> None:
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
    rules: RuleSet, a: Bot, b: Bot, deals: int, *, seed: int = 0, progress: Progress | None = None
) -> MatchResult:
    """`deals` deals from a fresh score, each played twice.

    A bag counts at its long-run price.
    """
    result = MatchResult()
    for number in range(deals):
        deal = _deal(f"match {seed}:{number}")
        dealer = Seat(number % 4)
        gain = 0.0
        for turned in (False, True):
            played = play_deal(rules, deal, dealer, _seating(a, b, turned))
            gain += _count(result, rules, played, turned) / 2.0
        result.gains.append(gain)
        if progress:
            progress(number + 1, deals)
    return result


def play_games(
    rules: RuleSet, a: Bot, b: Bot, games: int, *, seed: int = 0, progress: Progress | None = None
) -> MatchResult:
    """`games` games to the target, in pairs that begin alike with the sides exchanged."""
    result = MatchResult()
    for number in range(games):
        turned = bool(number % 2)
        name = f"match {seed}:game {number // 2}"
        dealer = draw_dealer(rules, random.Random(name)).dealer
        game = Game.start(rules, dealer)
        bots = _seating(a, b, turned)
        while not game.result.over and game.hands < MOST_DEALS:
            played = play_deal(
                rules, _deal(f"{name}:{game.hands}"), game.dealer, bots, game.standings
            )
            result.gains.append(_count(result, rules, played, turned))
            after = {key: side.standing for key, side in played.score.sides.items()}
            game = game.after(after)
        result.games += 1
        if (winner := game.result.winner) is not None:
            seat = Side(winner).seats[0] if rules.has_sides else Seat[winner]
            tally = result.a if seat in _seats("a", turned) else result.b
            tally.games += 1
        if progress:
            progress(number + 1, games)
    return result


def _deal(name: str) -> Deal:
    return Deal.from_number(Draws(name).below(DEALS))


def _seats(player: Player, turned: bool) -> tuple[Seat, Seat]:
    side = Side.NS if (player == "a") is not turned else Side.EW
    return side.seats


def _seating(a: Bot, b: Bot, turned: bool) -> dict[Seat, Bot]:
    return {seat: a if seat in _seats("a", turned) else b for seat in Seat}


def _count(result: MatchResult, rules: RuleSet, played: PlayedDeal, turned: bool) -> float:
    """Enter a deal into both tallies; the points of A over B."""
    result.deals += 1
    points = {}
    players: tuple[Player, Player] = ("a", "b")
    for player in players:
        seats = _seats(player, turned)
        (result.a if player == "a" else result.b).add(played, seats, rules)
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
