"""`bench`: what the product promises, measured on this machine."""

from __future__ import annotations

from typing import Final

import click

from trainer.cli import bench_bids, bench_drills, bench_solver, bench_web

BENCHES: Final[tuple[click.Command, ...]] = (
    bench_bids.command,
    bench_drills.command,
    bench_solver.command,
    bench_web.command,
)


@click.group("bench")
def command() -> None:
    """Measure what the product promises, on this machine."""


for one in BENCHES:
    command.add_command(one)
