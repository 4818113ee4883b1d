"""`match`: two players against each other, in duplicate deals or in games."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import click

from trainer.bots import KINDS, Bot, make_bot
from trainer.bots.match import MatchResult, Tally, play_duplicate, play_games
from trainer.bots.protocol import CommandBot, OutsideError
from trainer.cli.help import Command
from trainer.cli.options import (
    UsageError,
    chosen_house,
    chosen_messages,
    house_options,
    strength_options,
)
from trainer.cli.stream import emit
from trainer.engine import OPTIONS, RuleSet, SpadesError, load_house
from trainer.engine.houses import HOUSES
from trainer.i18n import Messages

DEFAULT_DEALS: Final = 1000
PROGRESS_SECONDS: Final = 1.0


@click.command("match", cls=Command)
@house_options
@click.option("--a", "kind_a", type=click.Choice(KINDS), default="policy", show_default=True)
@click.option("--b", "kind_b", type=click.Choice(KINDS), default="counting", show_default=True)
@click.option("--b-command", metavar="COMMAND")
@click.option("--deals", type=click.IntRange(1))
@click.option("--games", type=click.IntRange(1))
@strength_options
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def command(
    house: str,
    changes: tuple[str, ...],
    kind_a: str,
    kind_b: str,
    b_command: str | None,
    deals: int | None,
    games: int | None,
    seed: int,
    worlds: int | None,
    seconds: float | None,
    workers: int,
    as_json: bool,
) -> None:
    """Let two players play each other."""
    m = chosen_messages()
    if deals is not None and games is not None:
        raise UsageError(m("cli-match-both"))
    if b_command and workers > 1:
        raise UsageError(m("cli-match-outside-workers"))
    rules = chosen_house(house, changes)
    a, plain_b = (
        make_bot(kind, seed=seed, worlds=worlds, seconds=seconds) for kind in (kind_a, kind_b)
    )
    with _player(plain_b, b_command, rules) as b, progress_on_stderr(m) as progress:
        try:
            if games is not None:
                result = play_games(
                    rules, a, b, games, seed=seed, workers=workers, progress=progress
                )
            else:
                result = play_duplicate(
                    rules,
                    a,
                    b,
                    deals or DEFAULT_DEALS,
                    seed=seed,
                    workers=workers,
                    progress=progress,
                )
        except OutsideError as error:
            raise UsageError(m(f"cli-match-outside-{error.code}", got=error.got or "–")) from None
        except SpadesError as error:
            if not b_command:
                raise
            sentence = m.error(error)
            raise UsageError(m("cli-match-outside-refused", sentence=sentence)) from None
    names = (kind_a, b_command or kind_b)
    if as_json:
        emit(result_json(result, *names))
    else:
        for line in _lines(result, names, m):
            click.echo(line)


def result_json(result: MatchResult, name_a: str, name_b: str) -> dict[str, Any]:
    """A match's result as the command writes it."""
    found: dict[str, Any] = {
        "a": name_a,
        "b": name_b,
        "deals": result.deals,
        "points": round(result.mean, 3),
        "se": round(result.error, 3),
    }
    if result.games:
        found["games"] = result.games
        for player in ("a", "b"):
            share, error = result.won("a" if player == "a" else "b")
            found[f"won_{player}"] = {"share": round(share, 4), "se": round(error, 4)}
    for player, tally in (("a", result.a), ("b", result.b)):
        found[f"play_{player}"] = {
            "failed": round(tally.failed_share, 4),
            "nils": tally.nils,
            "nils_made": round(tally.nils_made_share, 4),
            "bags": round(tally.bags_a_side, 3),
        }
    return found


def _lines(result: MatchResult, names: tuple[str, str], m: Messages) -> Iterator[str]:
    yield m(
        "cli-match-points",
        a=names[0],
        b=names[1],
        points=m.number(result.mean, digits=2, sign=True),
        error=m.number(result.error, digits=2),
        deals=str(result.deals),
    )
    if result.games:
        for player, name in zip(("a", "b"), names, strict=True):
            share, error = result.won("a" if player == "a" else "b")
            yield m(
                "cli-match-games",
                name=name,
                share=m.number(100 * share, digits=1),
                error=m.number(100 * error, digits=1),
                games=str(result.games),
            )
    for name, tally in zip(names, (result.a, result.b), strict=True):
        yield _tally_line(name, tally, m)


def _tally_line(name: str, tally: Tally, m: Messages) -> str:
    return m(
        "cli-match-play",
        name=name,
        failed=m.number(100 * tally.failed_share, digits=1),
        nils=str(tally.nils),
        made=m.number(100 * tally.nils_made_share, digits=1),
        bags=m.number(tally.bags_a_side, digits=2),
    )


@contextlib.contextmanager
def _player(plain: Bot, outside: str | None, rules: RuleSet) -> Iterator[Bot]:
    """A player of ours, or the one outside in its place."""
    if outside is None:
        yield plain
        return
    m = chosen_messages()
    try:
        bot = CommandBot(outside, _changes(rules)).__enter__()
    except (OSError, ValueError) as error:
        raise UsageError(m("cli-match-outside-start", got=str(error))) from None
    try:
        yield bot
    finally:
        bot.__exit__(None, None, None)


def _changes(rules: RuleSet) -> dict[str, Any]:
    """What an outside player has to know of a house beside its id."""
    if rules.id not in HOUSES:
        return {name: getattr(rules, name) for name in OPTIONS}
    plain = load_house(rules.id)
    return {
        name: getattr(rules, name)
        for name in OPTIONS
        if getattr(rules, name) != getattr(plain, name)
    }


@contextlib.contextmanager
def progress_on_stderr(m: Messages) -> Iterator[Callable[[int, int], None]]:
    """Reports on standard error, once a second at most."""
    last = time.monotonic()

    def report(done: int, total: int) -> None:
        nonlocal last
        if time.monotonic() - last >= PROGRESS_SECONDS and done < total:
            last = time.monotonic()
            click.echo(m("cli-match-progress", done=str(done), total=str(total)), err=True)

    yield report
