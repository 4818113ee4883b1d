"""`bench solver`: the exact solver's speed, as ratios against DDS in the same run.

DDS (through `endplay`, in the extra `test`) solves spade contracts without a breaking rule; it is
the peer of the trick rows. Both are timed by the thread's own processor time, deal by deal, each
deal once, on one thread and from an empty table. Nil and score rows have no peer.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import click

from trainer.cli import dds
from trainer.cli.bench_truth import compare
from trainer.cli.help import Command
from trainer.cli.match import progress_on_stderr
from trainer.cli.options import UsageError, chosen_messages
from trainer.engine import DECK, NIL, Bid, Hand, PlayState, RuleSet, Seat, Suit, load_house
from trainer.i18n import Messages
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

LAYOUTS: Final = 100
TRUTH: Final = "truth"

Figures = dict[str, float]
Measure = Callable[[str], Figures]


@dataclass(frozen=True)
class Row:
    """One line of the table: what it measures, and by figure what it must not exceed.

    Attributes:
        id: what `--only` looks at.
        label: key of its name.
        shown: what that name needs.
        unit: key of how its figures are written.
        musts: most allowed, by figure.
        measure: one run; the seed it gets is the run's own.
    """

    id: str
    label: str
    shown: Mapping[str, int]
    unit: str
    musts: Mapping[str, float]
    measure: Measure = field(repr=False)


@click.command("solver", cls=Command)
@click.option("--deals", default=100, show_default=True, type=click.IntRange(1))
@click.option("--runs", default=3, show_default=True, type=click.IntRange(1))
@click.option("--only", default="", metavar="TEXT")
@click.option("--strict", is_flag=True)
def command(deals: int, runs: int, only: str, strict: bool) -> None:
    """Time the exact solver; trick rows as ratios against DDS."""
    m = chosen_messages()
    try:
        dds.oracle()
    except ImportError:
        raise UsageError(m("bench-solver-no-dds")) from None
    chosen = [row for row in rows(deals) if only in row.id]
    if only != TRUTH and not chosen:
        ids = ", ".join([TRUTH, *(row.id for row in rows(deals))])
        raise UsageError(m("bench-solver-no-row", input=only, expected=ids))
    warm_up(wait=True)
    held = True
    if only == TRUTH:
        held = _truth(m)
    else:
        for row in chosen:
            found = [row.measure(f"{row.id} {run}") for run in range(runs)]
            figures = {name: statistics.median(one[name] for one in found) for name in found[0]}
            held &= holds(row, figures)
            click.echo(report(row, figures, m))
    if strict and not held:
        click.get_current_context().exit(1)


def holds(row: Row, figures: Figures) -> bool:
    """Whether the row is within every must."""
    return all(figures[name] <= most for name, most in row.musts.items())


def report(row: Row, figures: Figures, m: Messages) -> str:
    """The row in words: each figure, and behind it what it must be and whether it is."""

    def unit(value: float, name: str) -> str:
        plain = "ms" if name.endswith("ms") else row.unit
        digits = 0 if value >= 100 else (1 if value >= 10 else 2)
        return m(f"bench-unit-{plain}", value=m.number(value, digits=digits))

    parts = []
    for name, value in figures.items():
        text = m(f"bench-figure-{name}", value=unit(value, name))
        if name in row.musts:
            kept = "met" if value <= row.musts[name] else "missed"
            text += " " + m(f"bench-row-{kept}", most=unit(row.musts[name], name))
        parts.append(text)
    shown = {name: str(value) for name, value in row.shown.items()}
    return m("bench-row", id=row.id, label=m(row.label, **shown), figures=" · ".join(parts))


def _truth(m: Messages) -> bool:
    with progress_on_stderr(m) as progress:
        found = compare(TRUTH, progress)
    for state, objective in found.wrong:
        click.echo(m("bench-truth-wrong", position=str(state), question=str(objective)))
    differ = str(len(found.wrong))
    click.echo(m("bench-truth", minimax=str(found.minimax), dds=str(found.dds), wrong=differ))
    return not found.wrong


def rows(deals: int) -> Iterator[Row]:
    """The table, row by row."""

    def against(size: int, most: float, *, cards: bool = False, rule: bool = False) -> Row:
        what = "cards" if cards else ("on" if rule else "off")
        return Row(
            f"{size}-{what}",
            f"bench-solver-{what}",
            {"size": size},
            "times",
            {"median": most, "mean": most},
            lambda seed: _against_dds(seed, deals, size, cards, rule),
        )

    def score(kind: str, house: str, size: int, most: float | None) -> Row:
        def draw(rng: random.Random) -> tuple[PlayState, Objective]:
            return _scored(rng, size, house, kind != "plain")

        return Row(
            f"{size}-score-{kind}",
            f"bench-solver-score-{kind}",
            {"size": size},
            "ms",
            {} if most is None else {"p90": most},
            lambda seed: _times(seed, deals, draw, True),
        )

    def layouts(name: str, size: int, most: float) -> Row:
        return Row(
            f"layouts-{name}",
            f"bench-solver-layouts-{name}",
            {"count": LAYOUTS},
            "ms",
            {"wall": most},
            lambda seed: _batch(seed, size),
        )

    yield against(13, 1.5)
    yield against(13, 1.0, rule=True)
    yield against(10, 0.8)
    yield against(8, 0.5)
    yield against(6, 0.2)
    yield against(13, 1.5, cards=True)
    yield against(8, 0.55, cards=True)
    nil: Measure = lambda seed: _times(seed, deals, _nil, False)  # noqa: E731 - as its neighbours
    yield Row("nil", "bench-solver-nil", {}, "ms", {"median": 20, "p92": 1000}, nil)
    for size, most in ((8, 10.0), (10, 150.0)):
        yield score("plain", "classic", size, most)
        yield score("counts", "cards4", size, most)
    yield score("nil", "classic", 8, 60)
    yield score("nil", "classic", 10, None)
    yield layouts("opening", 13, 600)
    yield layouts("trick-5", 9, 80)
    yield Row("start", "bench-solver-start", {}, "s", {"cold": 30, "cached": 0.8}, _compile)


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


def _against_dds(seed: str, deals: int, size: int, cards: bool, rule: bool) -> Figures:
    oracle = dds.oracle()
    solutions = dds.EVERY_CARD if cards else dds.VALUE_ONLY
    rng = random.Random(seed)
    options = {"break_rule": rule, "first_lead_not_spade": rule}
    rules = load_house("classic").with_options(options)
    ours, theirs = [], []
    for _ in range(deals):
        state = _state(rng, size, rules)
        board = dds.board(state, oracle)
        start = time.thread_time()
        dds.solve(board, oracle, solutions)
        theirs.append(1000 * (time.thread_time() - start))
        ours.append(1000 * search_seconds(state, Tricks(), cards=cards))
    return {
        "median": statistics.median(ours) / statistics.median(theirs),
        "mean": statistics.mean(ours) / statistics.mean(theirs),
        "ours-ms": statistics.median(ours),
        "dds-ms": statistics.median(theirs),
    }


def _times(
    seed: str,
    deals: int,
    draw: Callable[[random.Random], tuple[PlayState, Objective]],
    cards: bool,
) -> Figures:
    rng = random.Random(seed)
    times = []
    for _ in range(deals):
        state, objective = draw(rng)
        times.append(1000 * search_seconds(state, objective, cards=cards))
    times.sort()
    return {
        "median": statistics.median(times),
        **{f"p{part}": times[max(0, -(-deals * part // 100) - 1)] for part in (90, 92, 95)},
        "worst": times[-1],
    }


def _batch(seed: str, size: int) -> Figures:
    """One table of four hands of which one is seen: many layouts of the other three."""
    rng = random.Random(seed)
    first = _state(rng, size, load_house("classic"))
    seen = first.hands[first.leader]
    pool = [card for hand in first.hands if hand is not seen for card in hand]
    asked: list[tuple[PlayState, Objective]] = []
    for _ in range(LAYOUTS):
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
    return {"wall": 1000 * (time.perf_counter() - start)}


def _compile(seed: str) -> Figures:
    with tempfile.TemporaryDirectory(prefix=seed.split()[0]) as folder:
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
    return {"cold": cold, "cached": cached}
