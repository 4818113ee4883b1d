"""One run of the kernel: a question put to it, its answers read."""

from __future__ import annotations

from typing import Final

from trainer.engine import Card, Seat, legal_plays, play
from trainer.solver.kernel import answers
from trainer.solver.kernel import layout as at
from trainer.solver.memory import Memory
from trainer.solver.objectives import Value
from trainer.solver.position import Task, status_of
from trainer.solver.result import CardValue, SolveResult

#: Nodes that no search reaches.
NO_LIMIT: Final = 1 << 60
#: Slots of the table at first, as a power of two, at most: it grows.
FIRST_SLOTS: Final = 12


class Run:
    """A task under work in a thread's memory."""

    def __init__(self, task: Task, memory: Memory, nodes: int = NO_LIMIT) -> None:
        self.task = task
        self.cells = memory.cells
        self.handle = memory.handle
        self.remaining = task.hands[0] | task.hands[1] | task.hands[2] | task.hands[3]
        loose = not task.state.rules.break_rule
        header = (*task.hands, nodes, loose, task.maxer, task.team, task.nil, task.nils)
        for place, word in enumerate(header, at.HAND):
            self.cells[place] = word
        if task.payoffs is not None:
            memory.words[at.PAYOFF : at.PAYOFF + at.OUTCOMES] = task.payoffs.ranks

    def search(self, cards: bool) -> int:
        """Bounds of the position and the number of cards valued, as `answers.answer` has them."""
        task = self.task
        high = task.tricks if task.payoffs is None else len(task.payoffs.values) - 1
        wish = int(task.mover_gains) | int(cards) << 1
        slots = 1 << min(max(6, 2 * task.tricks - 3 + 3 * task.kind), FIRST_SLOTS)
        return self._run(answers.ANSWER, task.played, task.status, high, wish, slots)

    def result(self, cards: bool, line: bool) -> SolveResult:
        """The whole answer."""
        task = self.task
        answer = self.search(cards)
        low, high, count = answer & 0xFFFF, (answer >> 16) & 0xFFFF, answer >> 32
        found = self._cards(count) if cards else {}
        # What the cards prove bounds the position too, and the other way round.
        if found:
            bounds = list(found.values())
            if task.mover_gains:
                low = max(low, max(bound[0] for bound in bounds))
                high = min(high, max(bound[1] for bound in bounds))
            else:
                low = max(low, min(bound[0] for bound in bounds))
                high = min(high, min(bound[1] for bound in bounds))
        proven = low == high
        complete = proven and all(lo == hi for lo, hi in found.values())
        played: tuple[Card, ...] = ()
        nodes = int(self.cells[at.NODES])
        if line and complete:
            played = self._line(low)
        return SolveResult(
            objective=task.objective,
            value=self._value(low) if proven else None,
            low=self._value(low),
            high=self._value(high),
            cards={
                card: CardValue(
                    self._value(lo) if lo == hi else None, self._value(lo), self._value(hi)
                )
                for card, (lo, hi) in found.items()
            },
            line=played,
            complete=complete,
            nodes=nodes,
            floor=task.floor,
        )

    def _run(self, what: int, played: int, status: int, a: int, b: int = 0, c: int = 0) -> int:
        kind = self.task.kind
        return int(answers.run(self.handle, what, kind, self.remaining, played, status, a, b, c))

    def _value(self, level: int) -> Value:
        return level if self.task.payoffs is None else self.task.payoffs.values[level]

    def _cards(self, count: int) -> dict[Card, tuple[int, int]]:
        """Bounds by legal card: a card shares those of the next one up searched in its suit."""
        area = self.cells[at.FOUND : at.FOUND + 3 * count].tolist()
        searched = {area[i]: (area[i + 1], area[i + 2]) for i in range(0, 3 * count, 3)}
        found = {}
        for card in legal_plays(self.task.state):
            bit = self.task.bits[card]
            while bit not in searched:
                bit += 1
            found[card] = searched[bit]
        return found

    def _line(self, level: int) -> tuple[Card, ...]:
        """Follow cards that keep the value: the gaining side's reach it, the other's stay below
        the next level."""
        task = self.task
        self.cells[at.BUDGET] = NO_LIMIT
        names = {bit: card for card, bit in task.bits.items()}
        state, remaining, played = task.state, self.remaining, task.played
        tricks = task.tricks
        aims = [self._aim(tricks, level), self._aim(tricks, level + 1)]
        line: list[Card] = []
        while remaining:
            gains = bool(task.team >> state.to_move & 1)
            status = status_of(state, task.bits)
            aim = aims[0] if gains else aims[1]
            legal = sum(1 << task.bits[card] for card in legal_plays(state))
            self.remaining = remaining
            bit = self._run(answers.CHOOSE, played, status | aim << at.NEED, legal, int(gains))
            if bit < 0:
                break
            line.append(names[bit])
            state = play(state, names[bit])
            played |= 1 << bit
            if not state.trick:
                remaining &= ~played
                played = 0
                aims = [self._next(aim, state.leader) for aim in aims]
        return tuple(line)

    def _aim(self, tricks: int, level: int) -> int:
        task = self.task
        if task.payoffs is None:
            return level
        if level >= len(task.payoffs.values):
            return 0
        return self._run(answers.AIM, 0, 0, tricks, level)

    def _next(self, aim: int, winner: Seat) -> int:
        if self.task.payoffs is None:
            return max(aim - (winner & 1 == self.task.maxer), 0)
        return self._run(answers.AFTER, 0, 0, aim, int(winner)) if aim > 1 else aim
