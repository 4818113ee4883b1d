"""`bench solver`: the exact solver's speed, as ratios against DDS in the same run.

DDS (through `endplay`, in the test extra) solves spade contracts without a breaking rule; it is
the peer of the trick rows. Both are timed by the thread's own processor time, each deal once, from
an empty table. Nil and score rows have no peer.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import click

from trainer.engine import DECK, NIL, Bid, Hand, PlayState, RuleSet, Seat, Suit, load_house
from trainer.solver import NilSet, Objective, Points, Tricks, solve_many, warm_up
from trainer.solver.face import search_seconds

FIRST_ANSWER: Final = """
import time; start = time.perf_counter()
from trainer.engine import Hand, PlayState, Seat, load_house
from trainer.solver import Tricks, solve
hands = tuple(Hand.parse(text) for text in ("A.2..", "K.3..", "Q.4..", "J.5.."))
solve(PlayState(load_house("classic"), hands, Seat.N), Tricks())
print(time.perf_counter() - start)
"""


@dataclass(frozen=True)
class Row:
    """One line of the table: figures by name, and what the best of them must and should be."""

    label: str
    figures: dict[str, float]
    must: str
    aim: str


@click.command("solver")
@click.option("--deals", default=100, show_default=True, help="Deals a row.")
@click.option("--runs", default=3, show_default=True, help="Runs; the median of them is shown.")
@click.option("--only", default="", help="Only rows whose label holds this text.")
def command(deals: int, runs: int, only: str) -> None:
    """Time the exact solver; trick rows as ratios against DDS."""
    warm_up(wait=True)
    for label, must, aim, measure in _rows(deals):
        if only not in label:
            continue
        found = [measure(f"{label} {run}") for run in range(runs)]
        figures = {name: statistics.median(one[name] for one in found) for name in found[0]}
        row = Row(label, figures, must, aim)
        shown = "  ".join(f"{name} {value:.3g}" for name, value in row.figures.items())
        click.echo(f"{row.label:<34} {shown:<64} must {row.must:<22} aim {row.aim}")


Measure = Callable[[str], dict[str, float]]


def _rows(deals: int) -> Iterator[tuple[str, str, str, Measure]]:
    def tricks(size: int, cards: bool = False, rule: bool = False) -> Measure:
        return lambda seed: _against_dds(seed, deals, size, cards, rule)

    def score(size: int, house: str, nil: bool) -> Measure:
        return lambda seed: _times(seed, deals, lambda rng: _scored(rng, size, house, nil), True)

    yield "13 cards, value, rule off", "<= 1.5", "0.8", tricks(13)
    yield "13 cards, value, rule on", "<= 1.0", "0.5", tricks(13, rule=True)
    yield "10 cards, value, rule off", "<= 0.8", "0.5", tricks(10)
    yield "8 cards, value, rule off", "<= 0.5", "0.3", tricks(8)
    yield "6 cards, value, rule off", "<= 0.2", "0.12", tricks(6)
    yield "13 cards, every card", "<= 1.5", "1.0", tricks(13, cards=True)
    yield "8 cards, every card", "<= 0.55", "0.4", tricks(8, cards=True)
    nil: Measure = lambda seed: _times(seed, deals, _nil, False)  # noqa: E731 - as its neighbours
    yield "13 cards, nil", "median 20, p92 1000 ms", "p95 300, max 2000 ms", nil
    for size, must, aim in ((8, "p90 10 ms", "5"), (10, "p90 150 ms", "60")):
        yield f"{size} cards, score, no nil", must, aim, score(size, "classic", False)
        yield f"{size} cards, score, nil counts", must, aim, score(size, "cards4", True)
    yield "8 cards, score, nil in classic", "p90 60 ms", "15", score(8, "classic", True)
    yield "10 cards, score, nil in classic", "reported", "200 ms", score(10, "classic", True)
    yield "100 layouts, opening, 2 threads", "600 ms", "300", lambda seed: _batch(seed, 13)
    yield "100 layouts, trick 5, 2 threads", "80 ms", "40", lambda seed: _batch(seed, 9)
    yield "compile, then cached first answer", "30 / 0.8 s", "15 / 0.5", _compile


# ---------------------------------------------------------------- positions


def _state(rng: random.Random, size: int, rules: RuleSet) -> PlayState:
    cards = rng.sample(DECK, 4 * size)
    hands = [Hand(cards[seat::4]) for seat in range(4)]
    return PlayState(
        rules,
        (hands[0], hands[1], hands[2], hands[3]),
        rng.choice(list(Seat)),
        spades_broken=size < 13 and rng.random() < 0.5,
        first_trick=size == 13,
        taken=(0, 0, 0, 0),
    )


def _nil(rng: random.Random) -> tuple[PlayState, Objective]:
    """A whole deal in which somebody may well bid nil: few low spades, few high cards."""
    rules = load_house("classic")
    while True:
        state = _state(rng, 13, rules)
        for seat in Seat:
            if _may_bid_nil(state.hands[seat]):
                return state, NilSet(seat)


def _may_bid_nil(hand: Hand) -> bool:
    spades = hand.suit(Suit.SPADES)
    high = [card for card in hand if card.rank >= 11 and card.suit is not Suit.SPADES]
    return len(spades) <= 3 and all(card.rank <= 10 for card in spades) and len(high) <= 3


def _scored(rng: random.Random, size: int, house: str, nil: bool) -> tuple[PlayState, Objective]:
    """A position with bids that come to 9 to 12 tricks and tricks taken to match."""
    rules = load_house(house)
    state = _state(rng, size, rules)
    bids = {seat: Bid.number(rng.choice((1, 2, 3, 3, 4))) for seat in Seat}
    gone = [rng.choice(list(Seat)) for _ in range(13 - size)]
    if nil:
        weakest = min(Seat, key=lambda seat: sum(card.rank for card in state.hands[seat]))
        bids[weakest] = NIL
        gone = [weakest.partner if seat is weakest else seat for seat in gone]
    taken = [gone.count(seat) for seat in Seat]
    return (
        PlayState(
            rules,
            state.hands,
            state.leader,
            spades_broken=state.spades_broken,
            taken=(taken[0], taken[1], taken[2], taken[3]),
        ),
        Points(bids),
    )


# ---------------------------------------------------------------- measuring


def _against_dds(seed: str, deals: int, size: int, cards: bool, rule: bool) -> dict[str, float]:
    try:
        from endplay import _dds as dds
    except ImportError:
        raise click.ClickException("bench solver needs DDS: pip install endplay") from None
    rng = random.Random(seed)
    options = {"break_rule": rule, "first_lead_not_spade": rule}
    rules = load_house("classic").with_options(options)
    ours, theirs = [], []
    for _ in range(deals):
        state = _state(rng, size, rules)
        deal = _board(state, dds)
        found = dds.futureTricks()
        start = time.thread_time()
        dds.SolveBoard(deal, -1, 3 if cards else 1, 1, found, 0)
        theirs.append(1000 * (time.thread_time() - start))
        ours.append(1000 * search_seconds(state, Tricks(), cards=cards))
    return {
        "x median": statistics.median(ours) / statistics.median(theirs),
        "x mean": statistics.mean(ours) / statistics.mean(theirs),
        "ms": statistics.median(ours),
        "DDS ms": statistics.median(theirs),
    }


def _board(state: PlayState, dds: Any) -> Any:
    deal = dds.deal()
    deal.trump, deal.first = 0, int(state.leader)
    for seat, hand in enumerate(state.hands):
        for suit in Suit:
            deal.remainCards[seat][suit.number] = sum(1 << card.rank for card in hand.suit(suit))
    return deal


def _times(
    seed: str,
    deals: int,
    draw: Callable[[random.Random], tuple[PlayState, Objective]],
    cards: bool,
) -> dict[str, float]:
    rng = random.Random(seed)
    times = []
    for _ in range(deals):
        state, objective = draw(rng)
        times.append(1000 * search_seconds(state, objective, cards=cards))
    times.sort()
    return {
        "median": statistics.median(times),
        **{f"p{part}": times[min(deals - 1, deals * part // 100)] for part in (90, 92, 95)},
        "max": times[-1],
    }


def _batch(seed: str, size: int) -> dict[str, float]:
    """One table of four hands of which one is seen: 100 layouts of the other three."""
    rng = random.Random(seed)
    first = _state(rng, size, load_house("classic"))
    seen = first.hands[first.leader]
    pool = [card for hand in first.hands if hand is not seen for card in hand]
    asked: list[tuple[PlayState, Objective]] = []
    for _ in range(100):
        rng.shuffle(pool)
        hidden = iter(Hand(pool[i * size : (i + 1) * size]) for i in range(3))
        hands = [hand if hand is seen else next(hidden) for hand in first.hands]
        asked.append(
            (
                PlayState(
                    first.rules,
                    (hands[0], hands[1], hands[2], hands[3]),
                    first.leader,
                    spades_broken=first.spades_broken,
                ),
                Tricks(),
            )
        )
    solve_many(asked[:4], threads=2)
    start = time.perf_counter()
    solve_many(asked, threads=2)
    return {"ms": 1000 * (time.perf_counter() - start)}


def _compile(seed: str) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix=seed.split(",")[0]) as folder:
        place = {**os.environ, "SPADES_TRAINER_CACHE": folder}
        cold, cached = (
            float(
                subprocess.run(  # noqa: S603 - our own interpreter, our own text
                    [sys.executable, "-c", FIRST_ANSWER],
                    env=place,
                    capture_output=True,
                    text=True,
                    check=True,
                ).stdout
            )
            for _ in range(2)
        )
    return {"cold s": cold, "cached s": cached}
