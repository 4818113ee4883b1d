"""`drills`: build banks of questions about nil, prove them again, print one."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from trainer.cli.drill_text import drill_lines
from trainer.cli.help import Group
from trainer.cli.options import UsageError, chosen_messages
from trainer.cli.stream import EXIT_BAD_INPUT
from trainer.cli.texts import clip, one_line
from trainer.content.drill import FAMILIES, Drill
from trainer.content.drills import bank_file, banks, find_drill, read_bank
from trainer.engine import HOUSES, SpadesError, load_house
from trainer.i18n import Messages

if TYPE_CHECKING:
    from trainer.teaching.drills.bank import Workers

PROGRESS_SECONDS: Final = 2.0
#: What a shell expects of a command that was interrupted.
EXIT_INTERRUPTED: Final = 130


@click.group("drills", cls=Group)
def command() -> None:
    """Questions about nil: set it, cover it, make it, bid it."""


@command.command("build")
@click.option("--family", type=click.Choice(tuple(FAMILIES)), required=True)
@click.option("--count", type=click.IntRange(1), default=20, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--house", default="classic", show_default=True, metavar="HOUSE")
@click.option("--against", metavar="HOUSE")
@click.option("--workers", type=click.IntRange(1))
@click.option("--scheduler", metavar="ADDRESS")
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
def build_command(
    family: str,
    count: int,
    seed: int,
    house: str,
    against: str | None,
    workers: int | None,
    scheduler: str | None,
    out: Path | None,
) -> None:
    """Look for drills and add them to a bank."""
    m = chosen_messages()
    if workers and scheduler:
        raise UsageError(m("drill-build-both"))
    _check_houses(family, house, against, m)
    from trainer.teaching.drills import bank  # loads the kernels: not for the other commands

    path = out or bank_file(family)
    series = bank.Series(family, house, seed, against)
    report = _report(m, count)
    try:
        with _workers(workers or 1, scheduler, m) as run:
            added = bank.build(path, series, count, run, progress=report)
        total = len(read_bank(path)) if path.exists() else 0
    except KeyboardInterrupt:
        click.echo(m("drill-build-stopped"), err=True)
        raise SystemExit(EXIT_INTERRUPTED) from None
    except SpadesError as error:
        raise UsageError(_refusal(path, error, m)) from None
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError(m("drill-build-write", file=str(path), detail=detail)) from None
    click.echo(m("drill-build-done", added=added, file=str(path), total=str(total)))


@command.command("verify")
@click.argument("file", required=False, metavar="FILE", type=click.Path(path_type=Path))
@click.option("--all", "everything", is_flag=True)
def verify_command(file: Path | None, everything: bool) -> None:
    """Prove a bank again."""
    m = chosen_messages()
    paths = [file] if file else list(banks().values())
    if not paths:
        raise UsageError(m("drill-verify-none"))
    failed = False
    for path in paths:
        drills = _read(path, m)
        click.echo(m("drill-verify-structure", file=str(path), count=len(drills)))
        from trainer.teaching.drills import verify

        some = drills if everything else verify.sample(drills, verify.SAMPLE)
        wrong = verify.wrong_values(some)
        failed = failed or bool(wrong)
        ids = " ".join(str(drill.key) for drill in wrong)
        count = len(some)
        click.echo(m("drill-verify-values", file=str(path), count=count, wrong=len(wrong), ids=ids))
    if failed:
        raise SystemExit(EXIT_BAD_INPUT)


@command.command("show")
@click.argument("drill_id", metavar="ID")
@click.option("--question", is_flag=True)
@click.option("--file", type=click.Path(path_type=Path), metavar="FILE")
def show_command(drill_id: str, question: bool, file: Path | None) -> None:
    """Print a drill."""
    m = chosen_messages()
    if file is None:
        try:
            drill = find_drill(drill_id)
        except SpadesError as error:
            raise UsageError(m.error(error)) from None
    else:
        found = [one for one in _read(file, m) if str(one.key) == drill_id]
        if not found:
            raise UsageError(m("error-drill_unknown", input=clip(drill_id)))
        drill = found[0]
    for line in drill_lines(drill, m, answer=not question):
        click.echo(line)


def _check_houses(family: str, house: str, against: str | None, m: Messages) -> None:
    nil_houses = [name for name in HOUSES if load_house(name).nil_open_to != "nobody"]
    for name in (house, against):
        if name is not None and name not in nil_houses:
            expected = ", ".join(nil_houses)
            raise UsageError(m("drill-build-house", got=clip(name), expected=expected))
    if against == house:
        raise UsageError(m("drill-build-other", got=clip(against)))
    if against and family == "nil-bid":
        raise UsageError(m("drill-build-bid-pairs"))


def _report(m: Messages, count: int) -> Callable[[int, int], None]:
    """Reports on standard error, now and then."""
    last = time.monotonic()

    def report(done: int, found: int) -> None:
        nonlocal last
        if time.monotonic() - last >= PROGRESS_SECONDS:
            last = time.monotonic()
            sentence = m("drill-build-progress", done=str(done), found=str(found), count=str(count))
            click.echo(sentence, err=True)

    return report


@contextlib.contextmanager
def _workers(count: int, scheduler: str | None, m: Messages) -> Iterator[Workers]:
    from trainer.teaching.drills import bank

    if scheduler is None:
        with bank.processes(count) as run:
            yield run
        return
    with contextlib.ExitStack() as stack:
        try:
            run = stack.enter_context(bank.cluster(scheduler))
        except ImportError:
            raise UsageError(m("drill-build-no-dask")) from None
        except (OSError, ValueError) as error:
            detail = one_line(str(error))
            sentence = m("drill-build-no-scheduler", address=clip(scheduler), detail=detail)
            raise UsageError(sentence) from None
        yield run


def _read(path: Path, m: Messages) -> tuple[Drill, ...]:
    try:
        return read_bank(path)
    except SpadesError as error:
        raise UsageError(_refusal(path, error, m)) from None
    except OSError as error:
        detail = error.strerror or "?"
        raise UsageError(m("cli-file", file=str(path), detail=detail)) from None


def _refusal(path: Path, error: SpadesError, m: Messages) -> str:
    """What is wrong with a bank: every fault with its line, or one sentence."""
    if not error.faults:
        return m.error(error)
    return m.listed(
        m("drill-fault", file=str(path), fault=m.fault(fault)) for fault in error.faults
    )
