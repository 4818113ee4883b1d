"""Players by name. Those with a kernel are imported when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.bots.base import Bot
from trainer.bots.chance import RandomBot
from trainer.bots.counting import CountingBot


@dataclass(frozen=True, slots=True)
class Strength:
    """How a player is set; None leaves the player's own.

    Attributes:
        seed: of players that draw.
        worlds: how many worlds `pimc` judges a card in.
        seconds: how long it may take for a choice.
    """

    seed: int = 0
    worlds: int | None = None
    seconds: float | None = None


def _policy(_: Strength) -> Bot:
    from trainer.bots.policy import PolicyBot

    return PolicyBot()


def _pimc(strength: Strength) -> Bot:
    from trainer.bots.pimc import DEFAULT_WORLDS, PimcBot

    worlds = strength.worlds or DEFAULT_WORLDS
    return PimcBot(worlds, strength.seed, seconds=strength.seconds)


_MAKERS: Final[dict[str, Callable[[Strength], Bot]]] = {
    "policy": _policy,
    "pimc": _pimc,
    "counting": lambda _: CountingBot(),
    "random": lambda strength: RandomBot(strength.seed),
}

#: The kinds of players, strongest first.
KINDS: Final = ("pimc", "policy", "counting", "random")


def make_bot(
    kind: str, *, seed: int = 0, worlds: int | None = None, seconds: float | None = None
) -> Bot:
    """A player of a kind, set as `Strength` says.

    Raises:
        KeyError: there is no such kind.
    """
    return _MAKERS[kind](Strength(seed, worlds, seconds))
