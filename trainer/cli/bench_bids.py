"""`bench bids`: how true the bid values are, measured on fresh deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from trainer.cli.match import progress_on_stderr
from trainer.cli.options import chosen_house, chosen_messages, house_options
from trainer.i18n import Messages

if TYPE_CHECKING:
    from trainer.analysis.bid_bench import BidBench

#: What the product promises.
BIAS: Final = 0.1
ERROR: Final = 0.85
CORRELATION: Final = 0.80
BRIER: Final = 0.11
AUC: Final = 0.89


@click.command("bids")
@house_options
@click.option("--deals", default=5000, show_default=True, type=click.IntRange(10))
@click.option("--worlds", default=400, show_default=True, type=click.IntRange(10))
@click.option("--seed", default=0, show_default=True)
@click.option("--strict", is_flag=True, help="Exit with 1 when a promise is missed.")
def command(
    house: str, changes: tuple[str, ...], deals: int, worlds: int, seed: int, strict: bool
) -> None:
    """Hold the values of bids against what happens.

    One seat a deal: its tricks, its contract and a nil forced on it, predicted from its own
    cards and then played with the real ones.
    """
    from trainer.analysis.bid_bench import bench_bids  # compiled: not for other commands

    m, rules = chosen_messages(), chosen_house(house, changes)
    with progress_on_stderr(m) as progress:
        found = bench_bids(rules, deals, worlds, seed=seed, progress=progress)
    for line in report(found, m):
        click.echo(line)
    if strict and not holds(found):
        click.get_current_context().exit(1)


def holds(found: BidBench) -> bool:
    """Whether every promise holds."""
    reliable = all(abs(tenth.gap) <= tenth.bound for tenth in found.tenths)
    tricks = abs(found.bias) <= BIAS and found.error <= ERROR and found.correlation >= CORRELATION
    nil = not found.nils or (found.brier <= BRIER and found.auc >= AUC)
    return reliable and tricks and nil


def report(found: BidBench, m: Messages) -> list[str]:
    """The figures in words, with what is promised."""
    lines = [
        m(
            "bench-bids-tricks",
            deals=str(found.deals),
            bias=m.number(found.bias, digits=3, sign=True),
            error=m.number(found.error, digits=3),
            correlation=m.number(found.correlation, digits=3),
        )
    ]
    lines += [
        m(
            "bench-bids-tenth",
            predicted=m.number(100 * tenth.predicted, digits=1),
            made=m.number(100 * tenth.made, digits=1),
            count=str(tenth.count),
            bound=m.number(100 * tenth.bound, digits=1),
        )
        for tenth in found.tenths
    ]
    if found.nils:
        lines.append(
            m(
                "bench-bids-nil",
                nils=str(found.nils),
                rate=m.number(100 * found.nil_rate, digits=1),
                brier=m.number(found.brier, digits=3),
                base=m.number(found.base_brier, digits=3),
                auc=m.number(found.auc, digits=3),
            )
        )
    return lines
