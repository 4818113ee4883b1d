"""`bench`: what the product promises about speed, measured on this machine."""

from __future__ import annotations

from typing import Final

import click

from trainer.cli import bench_web

BENCHES: Final[tuple[click.Command, ...]] = (bench_web.command,)


@click.group("bench")
def command() -> None:
    """Measure speed on this machine."""


for one in BENCHES:
    command.add_command(one)
