"""How true the bid values are: what they predict against what then happens.

Fresh deals are bid and played by the policy. In each, one seat's bid is valued as if the
other hands were hidden, and then the real deal is played: with the seat's own bid, and once
more with a nil forced on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from trainer.analysis.bid_values import bid_values
from trainer.engine import (
    NIL,
    Bid,
    Deal,
    Hand,
    RuleSet,
    Seat,
    TableView,
    allowed_bids,
    auction_of,
)
from trainer.engine.deals import DEALS
from trainer.engine.draws import Draws
from trainer.policy import play_out, sample_worlds, simulate, tables_for
from trainer.policy.rules import bid_of
from trainer.policy.trials import try_bid

Floats = npt.NDArray[np.float64]
Progress = Callable[[int, int], None]

TENTHS: Final = 10
FEWEST: Final = 20
#: For the speed: tries of which the best counts, deals a try, worlds a hand.
TRIES: Final = 3
SPEED_DEALS: Final = 20_000
VALUED_WORLDS: Final = 2000


@dataclass(frozen=True, slots=True)
class Tricks:
    """Tricks predicted against tricks taken.

    Attributes:
        bias: predicted less taken, on average.
        error: the mean absolute error.
        correlation: of the two.
    """

    bias: float
    error: float
    correlation: float

    @classmethod
    def of(cls, pairs: Floats) -> Tricks:
        """From rows of predicted and taken."""
        predicted, taken = pairs.T
        return cls(
            bias=float((predicted - taken).mean()),
            error=float(np.abs(predicted - taken).mean()),
            correlation=float(np.corrcoef(predicted, taken)[0, 1]),
        )


@dataclass(frozen=True, slots=True)
class Tenth:
    """The contracts whose predicted chance fell in one tenth: predicted, made, how many.

    Tenths of fewer than `FEWEST` contracts are joined to the next: a standard error says
    nothing about a handful.
    """

    predicted: float
    made: float
    count: int

    @property
    def gap(self) -> float:
        """What was made less what was predicted."""
        return self.made - self.predicted

    @property
    def bound(self) -> float:
        """Five points and two standard errors."""
        share = min(max(self.predicted, 0.02), 0.98)
        return 0.05 + 2.0 * float(np.sqrt(share * (1.0 - share) / max(self.count, 1)))

    @property
    def holds(self) -> bool:
        """Whether the gap stays within its bound."""
        return abs(self.gap) <= self.bound


@dataclass
class SelfPlay:
    """Contracts and nils of all four seats, and how many of them failed and were made."""

    contracts: int = 0
    failed: int = 0
    nils: int = 0
    nils_made: int = 0

    @property
    def failed_share(self) -> float:
        """The share of contracts that failed."""
        return self.failed / max(self.contracts, 1)

    @property
    def made_share(self) -> float:
        """The share of nils that were made."""
        return self.nils_made / max(self.nils, 1)

    def count(self, rules: RuleSet, bids: Mapping[Seat, Bid], taken: Mapping[Seat, int]) -> None:
        """Count a deal."""
        for seat in (Seat.N, Seat.E) if rules.has_sides else Seat:
            made = _made(rules, bids, taken, seat)
            self.contracts += made is not None
            self.failed += made == 0
        for seat in Seat:
            self.nils += bids[seat].is_nil
            self.nils_made += bids[seat].is_nil and taken[seat] == 0


@dataclass(frozen=True)
class BidBench:
    """The figures of the bench.

    Attributes:
        deals: how many deals were played.
        tricks: of all hands, each with the bid that it made.
        numbers: of those that bid a number: nils are easily told apart from them.
        tenths: the reliability of the chance to make.
        nils: how many nils were forced.
        nil_rate: how many of them were made.
        brier: the mean squared error of nil's chance.
        base_brier: the same for always guessing the base rate.
        auc: how often a made nil had the higher chance than a failed one.
        play: how the policy fared against itself in these deals.
    """

    deals: int
    tricks: Tricks
    numbers: Tricks
    tenths: tuple[Tenth, ...]
    nils: int
    nil_rate: float
    brier: float
    base_brier: float
    auc: float
    play: SelfPlay


def bench_bids(
    rules: RuleSet,
    deals: int,
    worlds: int,
    *,
    seed: int = 0,
    progress: Progress | None = None,
) -> BidBench:
    """Value one seat's bid in each of `deals` deals and play them.

    The seat goes round the places of the auction.
    """
    tricks, chances, nils, play = [], [], [], SelfPlay()
    for number in range(deals):
        deal = Deal.from_number(Draws(f"bench bids {seed}:{number}").below(DEALS))
        dealer, seat = Seat(number % 4), Seat(number // 4 % 4)
        played = simulate(rules, [deal], dealer=dealer, threads=1)
        bids = {who: bid_of(int(played.bids[0, who])) for who in Seat}
        taken = {who: int(played.tricks[0, who]) for who in Seat}
        play.count(rules, bids, taken)
        order = auction_of(rules, dealer, bids).order
        before = {who: bids[who] for who in order[: order.index(seat)]}
        view = TableView(seat, deal.hand(seat), auction_of(rules, dealer, before))
        sampled = sample_worlds(view, worlds, seed=number)
        trial = try_bid(sampled, bids[seat])
        tricks.append((float(trial.tricks.mean()), taken[seat], not bids[seat].is_nil))
        made = _made(rules, bids, taken, seat)
        if made is not None and not bids[seat].is_nil:
            chances.append((float(trial.made.mean()), made))
        if NIL in allowed_bids(view.auction):
            nil = trial if bids[seat] == NIL else try_bid(sampled, NIL)
            tables = tables_for(rules, [deal], dealer, before | {seat: NIL})
            forced = play_out(rules, tables, threads=1)
            nils.append((float((nil.tricks == 0).mean()), int(forced.tricks[0, seat] == 0)))
        if progress:
            progress(number + 1, deals)
    return _figures(deals, np.array(tricks), np.array(chances), np.array(nils), play)


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast the simulations are, on so many threads: the best of a few tries.

    Attributes:
        threads: how many.
        deals: deals bid and played a second.
        seconds: for the values of all bids of a hand in `VALUED_WORLDS` worlds.
    """

    threads: int
    deals: float
    seconds: float


def measure_speed(rules: RuleSet, threads: int, *, clock: Callable[[], float]) -> Speed:
    """Time playouts, and the values of a hand whose three neighbours have bid."""
    auction = auction_of(rules, Seat.S, dict.fromkeys((Seat.W, Seat.N, Seat.E), Bid.number(3)))
    view = TableView(Seat.S, Hand.parse("AK52.Q97.J4.T983"), auction)

    def best(work: Callable[[], object]) -> float:
        work()  # what compiles at its first use has done so
        taken = []
        for _ in range(TRIES):
            start = clock()
            work()
            taken.append(clock() - start)
        return min(taken)

    played = best(lambda: simulate(rules, SPEED_DEALS, seed=1, threads=threads))
    valued = best(lambda: bid_values(view, worlds=VALUED_WORLDS, threads=threads))
    return Speed(threads, SPEED_DEALS / played, valued)


def _made(
    rules: RuleSet, bids: Mapping[Seat, Bid], taken: Mapping[Seat, int], seat: Seat
) -> int | None:
    """Whether the contract of the seat's side was made; None without one."""
    side = [seat, seat.partner] if rules.has_sides else [seat]
    helping = sum(
        taken[who] for who in side if rules.failed_nil_tricks == "contract" or not bids[who].is_nil
    )
    contract = sum(bids[who].tricks for who in side)
    return int(helping >= contract) if contract else None


def _figures(deals: int, tricks: Floats, chances: Floats, nils: Floats, play: SelfPlay) -> BidBench:
    has_nils = len(nils) > 0
    chance, made = nils.T if has_nils else (np.zeros(1), np.zeros(1))
    rate = float(made.mean())
    return BidBench(
        deals=deals,
        tricks=Tricks.of(tricks[:, :2]),
        numbers=Tricks.of(tricks[tricks[:, 2] > 0, :2]),
        tenths=tenths_of(chances),
        nils=len(nils),
        nil_rate=rate,
        brier=float(((chance - made) ** 2).mean()),
        base_brier=rate * (1.0 - rate),
        auc=area_under_curve(chance, made),
        play=play,
    )


def tenths_of(chances: Floats) -> tuple[Tenth, ...]:
    """The reliability of chances, from rows of predicted and made (0 or 1)."""
    places = np.minimum((chances[:, 0] * TENTHS).astype(np.int64), TENTHS - 1)
    groups: list[Floats] = []
    for place in range(TENTHS):
        mine = chances[places == place]
        if groups and len(groups[-1]) < FEWEST:
            mine = np.concatenate([groups.pop(), mine])
        groups.append(mine)
    if len(groups) > 1 and len(groups[-1]) < FEWEST:
        groups[-2:] = [np.concatenate(groups[-2:])]
    return tuple(
        Tenth(float(mine[:, 0].mean()), float(mine[:, 1].mean()), len(mine))
        for mine in groups
        if len(mine)
    )


def area_under_curve(chance: Floats, made: Floats) -> float:
    """How often one that happened had a higher chance than one that did not; ties half."""
    good, bad = chance[made > 0], chance[made <= 0]
    if not len(good) or not len(bad):
        return 1.0
    order = np.sort(bad)
    below = np.searchsorted(order, good, side="left")
    upto = np.searchsorted(order, good, side="right")
    return float((below + upto).mean() / (2.0 * len(bad)))
