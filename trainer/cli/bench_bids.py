"""`bench bids`: the values of bids and the players, held against what is promised."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import click

from trainer.bots import make_bot
from trainer.bots.match import MatchResult, play_duplicate
from trainer.cli.help import Command
from trainer.cli.match import progress_on_stderr
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.i18n import Messages

if TYPE_CHECKING:
    from trainer.analysis.agreed import AgreedBid
    from trainer.analysis.bid_bench import BidBench, Speed, Tenth

#: What the product promises.
BIAS: Final = 0.1
ERROR: Final = 0.85
CORRELATION: Final = 0.80
BRIER: Final = 0.11
AUC: Final = 0.89
FAILED: Final = 0.12
NILS_MADE: Final = 0.75
DEALS_A_SECOND: Final = 100_000
VALUES_SECONDS: Final = 1.0
SPEED_THREADS: Final = 2
#: The matches: who against whom, and by how many standard errors the first has to win.
MATCHES: Final = (("policy", "counting", 5), ("pimc", "policy", 3))

AGREED_WORLDS: Final = 2000
#: A reason is named from so many points on.
WORTH_NAMING: Final = 0.5
CHART_WIDTH: Final = 50


@dataclass(frozen=True)
class Match:
    """A match played for the bench: `players` with the standard errors promised."""

    players: tuple[str, str]
    errors: int
    result: MatchResult

    @property
    def is_won(self) -> bool:
        """Whether the first player wins by as much as promised."""
        return self.result.mean > self.errors * self.result.error


@dataclass(frozen=True)
class Row:
    """A figure with what it must be, and whether it is."""

    label: str
    figure: str
    must: str
    met: bool


@click.command("bids", cls=Command)
@house_options
@click.option("--deals", default=5000, show_default=True, type=click.IntRange(10))
@click.option("--worlds", default=400, show_default=True, type=click.IntRange(10))
@click.option("--pairs", default=300, show_default=True, type=click.IntRange(0))
@click.option("--seed", default=0, show_default=True)
@click.option("--strict", is_flag=True)
def command(
    house: str,
    changes: tuple[str, ...],
    deals: int,
    worlds: int,
    pairs: int,
    seed: int,
    strict: bool,
) -> None:
    """Hold the values of bids and the players against what is promised."""
    from trainer.analysis.agreed import judge_agreed  # compiled: not for other commands
    from trainer.analysis.bid_bench import bench_bids, measure_speed
    from trainer.policy.pool import cores

    m, rules = chosen_messages(), chosen_house(house, changes)
    with progress_on_stderr(m) as progress:
        found = bench_bids(rules, deals, worlds, seed=seed, progress=progress)
    speed = measure_speed(rules, SPEED_THREADS, clock=time.perf_counter)
    agreed = tuple(judge_agreed(rules, AGREED_WORLDS, seed=seed))
    matches = []
    for a, b, errors in MATCHES if pairs else ():
        bots = make_bot(a, seed=seed), make_bot(b, seed=seed)
        with progress_on_stderr(m) as progress:
            result = play_duplicate(
                rules, *bots, pairs, seed=seed, workers=cores(), progress=progress
            )
        matches.append(Match((a, b), errors, result))
    click.echo(m("bench-bids-head", deals=m.number(deals), worlds=m.number(worlds)))
    rows = [*value_rows(found, m), *match_rows(matches, m), *speed_rows(speed, m)]
    for line in [*table(rows, m), "", *chart(found.tenths, m), "", *agreed_lines(agreed, m)]:
        click.echo(line.rstrip())
    if strict and not all(row.met for row in rows):
        click.get_current_context().exit(1)


def value_rows(found: BidBench, m: Messages) -> Iterator[Row]:
    """The promises about values and self-play."""

    def number(value: float) -> str:
        return m.number(value, digits=3)

    def share(value: float) -> str:
        return m.number(100 * value, digits=1) + m("bench-percent")

    def most(value: str) -> str:
        return m("bench-must-most", most=value)

    def least(value: str) -> str:
        return m("bench-must-least", least=value)

    within = m("bench-must-within", most=m.number(BIAS, digits=1))
    tricks, numbers = found.tricks, found.numbers
    bias = m.number(tricks.bias, digits=3, sign=True)
    yield Row(m("bench-bids-bias"), bias, within, abs(tricks.bias) <= BIAS)
    only = m("bench-bids-numbers", figure=number(numbers.error))
    yield Row(
        m("bench-bids-error"),
        number(tricks.error),
        f"{most(m.number(ERROR, digits=2))} ({only})",
        tricks.error <= ERROR,
    )
    only = m("bench-bids-numbers", figure=number(numbers.correlation))
    yield Row(
        m("bench-bids-correlation"),
        number(tricks.correlation),
        f"{least(m.number(CORRELATION, digits=2))} ({only})",
        tricks.correlation >= CORRELATION,
    )
    reliable = sum(tenth.holds for tenth in found.tenths)
    counted = m("bench-bids-of", part=str(reliable), whole=str(len(found.tenths)))
    yield Row(m("bench-bids-reliable"), counted, m("bench-must-all"), reliable == len(found.tenths))
    if found.nils:
        base = m("bench-bids-base", base=number(found.base_brier))
        brier = m("bench-bids-brier", nils=m.number(found.nils), rate=share(found.nil_rate))
        yield Row(
            brier,
            number(found.brier),
            f"{most(m.number(BRIER, digits=2))} ({base})",
            found.brier <= BRIER,
        )
        yield Row(
            m("bench-bids-auc"), number(found.auc), least(m.number(AUC, digits=2)), found.auc >= AUC
        )
    play = found.play
    yield Row(
        m("bench-bids-failed", count=m.number(play.contracts)),
        share(play.failed_share),
        most(share(FAILED)),
        play.failed_share <= FAILED,
    )
    if play.nils:
        yield Row(
            m("bench-bids-made", count=m.number(play.nils)),
            share(play.made_share),
            least(share(NILS_MADE)),
            play.made_share >= NILS_MADE,
        )


def match_rows(matches: Iterable[Match], m: Messages) -> Iterator[Row]:
    """The promises about matches."""
    for match in matches:
        a, b = match.players
        pairs = str(len(match.result.gains))
        points = m.number(match.result.mean, digits=1, sign=True)
        yield Row(
            m("bench-bids-match", a=a, b=b, pairs=pairs),
            f"{points} ± {m.number(match.result.error, digits=1)}",
            m("bench-must-errors", count=str(match.errors)),
            match.is_won,
        )


def speed_rows(speed: Speed, m: Messages) -> Iterator[Row]:
    """The promises about speed."""
    threads = str(speed.threads)
    yield Row(
        m("bench-bids-playouts", threads=threads),
        m.number(speed.deals),
        m("bench-must-least", least=m.number(DEALS_A_SECOND)),
        speed.deals >= DEALS_A_SECOND,
    )
    yield Row(
        m("bench-bids-values", threads=threads),
        m.number(speed.seconds, digits=2),
        m("bench-must-most", most=m.number(VALUES_SECONDS, digits=1)),
        speed.seconds <= VALUES_SECONDS,
    )


def table(rows: Sequence[Row], m: Messages) -> Iterator[str]:
    """The rows under each other, each with its verdict."""
    wide = max(len(row.label) for row in rows)
    must = max(len(row.must) for row in rows)
    for row in rows:
        verdict = m("bench-met") if row.met else m("bench-missed")
        yield f"{row.label:<{wide}}  {row.figure:>12}  {row.must:<{must}}  {verdict}"


def chart(tenths: Sequence[Tenth], m: Messages) -> Iterator[str]:
    """The reliability of the chance to make: predicted, made, and how far they may lie apart."""
    yield m("bench-bids-chart")
    for tenth in tenths:
        cells = [" "] * (CHART_WIDTH + 1)
        for place in range(
            _cell(tenth.predicted - tenth.bound), _cell(tenth.predicted + tenth.bound) + 1
        ):
            cells[place] = "─"
        cells[_cell(tenth.predicted)] = "○"
        cells[_cell(tenth.made)] = "●"
        yield (
            "│"
            + "".join(cells)
            + "│ "
            + m(
                "bench-bids-tenth",
                predicted=m.number(100 * tenth.predicted, digits=1),
                made=m.number(100 * tenth.made, digits=1),
                count=str(tenth.count),
                bound=m.number(100 * tenth.bound, digits=1),
            )
        )


def _cell(share: float) -> int:
    return round(CHART_WIDTH * min(max(share, 0.0), 1.0))


def agreed_lines(agreed: Sequence[AgreedBid], m: Messages) -> Iterator[str]:
    """How many agreed bids are the best, and of each other one what speaks against it."""
    if not agreed:
        return
    reached = sum(one.is_reached for one in agreed)
    yield m("bench-bids-agreed", reached=str(reached), count=str(len(agreed)))
    for one in agreed:
        if one.is_reached:
            continue
        found = one.values.bids[one.bid]
        lost = sorted(one.lost_by_reason.items(), key=lambda part: -part[1])
        reasons = [
            m(f"bench-part-{reason}", points=m.number(-points, digits=1, sign=True))
            for reason, points in lost
            if abs(points) >= WORTH_NAMING
        ]
        yield m(
            "bench-bids-miss",
            id=one.agreed.id,
            hand=str(one.agreed.hand),
            accepted=m.bid(one.bid),
            best=m.bid(one.values.best),
            loss=m.number(-found.diff, digits=1),
            error=m.number(found.diff_se, digits=1),
            why=m("list-between").join(reasons),
        )
