"""Players by name. Those with a kernel are imported when they are asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from trainer.bots.base import Bot
from trainer.bots.chance import RandomBot
from trainer.bots.counting import CountingBot


def _policy(seed: int) -> Bot:  # noqa: ARG001 - the policy draws nothing
    from trainer.bots.policy import PolicyBot

    return PolicyBot()


def _pimc(seed: int) -> Bot:
    from trainer.bots.pimc import PimcBot

    return PimcBot(seed=seed)


def _counting(seed: int) -> Bot:  # noqa: ARG001 - it draws nothing
    return CountingBot()


_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {
    "policy": _policy,
    "pimc": _pimc,
    "counting": _counting,
    "random": RandomBot,
}

#: The kinds of players, strongest first.
KINDS: Final = ("pimc", "policy", "counting", "random")


def make_bot(kind: str, *, seed: int = 0) -> Bot:
    """A player of a kind.

    Raises:
        KeyError: there is no such kind.
    """
    return _MAKERS[kind](seed)
