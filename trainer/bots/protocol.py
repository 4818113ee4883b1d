"""How players outside the program sit at the table: JSON Lines, one request a line.

A request is all that the seat may know: the house and its changed rules, the seat, the
dealer, the thirteen cards dealt to it, the bids made, the scores before the deal, and all
cards played so far in one flat list from the opening lead on. The answer is a bid or a card.
"""

from __future__ import annotations

import contextlib
import json
import shlex
import subprocess
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import Bid, Card, TableView


class OutsideError(Exception):
    """An outside player does not answer as the protocol says.

    Attributes:
        code: `ended` (it has stopped), `no_json`, `no_answer` (neither a bid nor a card).
        got: what it said.
    """

    def __init__(self, code: str, got: str = "") -> None:
        super().__init__(f"{code}: {got}" if got else code)
        self.code = code
        self.got = got


def request(view: TableView, changes: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A view as the protocol writes it; `changes` are the changed rules of the house."""
    asked: dict[str, Any] = {"house": view.rules.id}
    if changes:
        asked["set"] = dict(changes)
    return asked | {
        "seat": view.seat.name,
        "dealer": view.auction.dealer.name,
        "hand": str(view.hand),
        "bids": {seat.name: bid.to_json() for seat, bid in view.auction.bids.items()},
        "scores": {
            key: {"score": standing.score, "bags": standing.bags}
            for key, standing in view.standings.items()
        },
        "plays": [str(card) for card in view.plays],
    }


class CommandBot:
    """A player behind a command that reads requests and writes answers.

    Use as a context manager: the command ends with the block.
    """

    def __init__(self, command: str, changes: Mapping[str, Any] | None = None) -> None:
        self._command = command
        self._changes = changes
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> CommandBot:
        self._process = subprocess.Popen(  # noqa: S603 - the user's own command
            shlex.split(self._command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            bufsize=1,
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin:
            with contextlib.suppress(OSError):  # it has stopped, with words of ours unread
                process.stdin.close()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def choose_bid(self, view: TableView) -> BidChoice:
        """The command's bid.

        Raises:
            OutsideError: it does not answer with a bid.
            NotationError: what it says is no bid.
        """
        answer = self._ask(view)
        if "bid" not in answer:
            raise OutsideError("no_answer", json.dumps(answer))
        return BidChoice(Bid.parse(answer["bid"]), str(answer.get("reason", "outside")))

    def choose_card(self, view: TableView) -> CardChoice:
        """The command's card.

        Raises:
            OutsideError: it does not answer with a card.
            NotationError: what it says is no card.
        """
        answer = self._ask(view)
        if "card" not in answer:
            raise OutsideError("no_answer", json.dumps(answer))
        return CardChoice(Card.parse(answer["card"]), str(answer.get("reason", "outside")))

    def _ask(self, view: TableView) -> dict[str, Any]:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise OutsideError("ended")
        try:
            process.stdin.write(json.dumps(request(view, self._changes)) + "\n")
            process.stdin.flush()
        except OSError:
            raise OutsideError("ended") from None
        line = process.stdout.readline()
        if not line:
            raise OutsideError("ended")
        try:
            answer = json.loads(line)
        except ValueError:
            raise OutsideError("no_json", line.strip()) from None
        if not isinstance(answer, dict):
            raise OutsideError("no_json", line.strip())
        return answer
