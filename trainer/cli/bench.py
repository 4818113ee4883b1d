"""`bench`: what the product promises, measured on this machine."""

from __future__ import annotations

from typing import Final

import click

from trainer.cli.lazy import LazyGroup

BENCHES: Final = {name: f"bench_{name}" for name in ("bids", "drills", "solver", "web")}


@click.group("bench", cls=LazyGroup, places=BENCHES)
def command() -> None:
    """Measure what the product promises, on this machine."""
