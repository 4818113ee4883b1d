"""`bench drills`: the banks of drills, checked through and through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import click

from trainer.cli.help import Command
from trainer.cli.match import progress_on_stderr
from trainer.cli.options import chosen_messages
from trainer.content.drill import Drill
from trainer.content.drills import banks, read_bank
from trainer.i18n import Messages

#: What the product promises of the drills judged again.
STAYS: Final = 0.99
#: Drills of each bank that the solver's debug build solves again.
DEBUGGED: Final = 50


@click.command("drills", cls=Command)
@click.option("--sample", "size", default=25, show_default=True, type=click.IntRange(0))
@click.option("--all", "everything", is_flag=True)
@click.option("--strict", is_flag=True)
def command(size: int, everything: bool, strict: bool) -> None:
    """Check the banks of drills."""
    m = chosen_messages()
    kept = True
    for family, path in banks().items():
        click.echo(m(f"drill-family-{family}"))
        kept = _bank(read_bank(path), size, everything, m) and kept
    if strict and not kept:
        raise SystemExit(1)


def _bank(drills: Sequence[Drill], size: int, everything: bool, m: Messages) -> bool:
    from trainer.teaching.drills import checks, verify
    from trainer.teaching.drills.generate import judged

    cards = [drill for drill in drills if not drill.is_bid]
    few = [
        drill
        for drill in cards
        if drill.judged == "solved" and drill.position.cards_left <= checks.DEBUG_CARDS
    ]
    kept = True
    if everything:
        kept = _count("bench-drills-stored", drills, lambda d: judged(d) == d, 1.0, m)
    some = verify.sample(drills, size, "bench")
    kept &= _count("bench-drills-stays", some, checks.best_stays, STAYS, m)
    kept &= _count("bench-drills-reached", cards, checks.is_reached, 1.0, m)
    few = verify.sample(few, DEBUGGED, "debug")
    kept &= _count("bench-drills-debug", few, checks.debug_agrees, 1.0, m)
    for row in checks.pupils(drills):
        kept &= list(row.shares) == sorted(row.shares, reverse=True)
        easy, middle, hard = (m.number(100 * share) for share in row.shares)
        click.echo(m("bench-drills-pupil", kind=row.kind, easy=easy, middle=middle, hard=hard))
    return kept


def _count(
    key: str, drills: Sequence[Drill], holds: Callable[[Drill], bool], least: float, m: Messages
) -> bool:
    """Print in how many drills something holds; whether in enough."""
    if not drills:
        return True
    wrong = []
    with progress_on_stderr(m) as progress:
        for number, drill in enumerate(drills, start=1):
            if not holds(drill):
                wrong.append(str(drill.key))
            progress(number, len(drills))
    good = len(drills) - len(wrong)
    ids = " ".join(wrong) or "–"
    click.echo(m(key, good=str(good), count=str(len(drills)), ids=ids))
    return good >= least * len(drills)
