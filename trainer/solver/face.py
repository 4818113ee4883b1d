"""The solver's one typed face: positions of the engine in, values out."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trainer.engine import (
    Bid,
    Card,
    IllegalPlay,
    NotationError,
    PlayState,
    RuleSet,
    Seat,
    Suit,
    legal_plays,
    play,
    trick_winner,
)
from trainer.solver.kernel import answers
from trainer.solver.kernel import layout as at
from trainer.solver.objectives import (
    Contract,
    NilSet,
    Objective,
    Payoffs,
    Tricks,
    Value,
    contract_payoffs,
    lone_payoffs,
    nil_payoffs,
    score_payoffs,
)
from trainer.solver.result import Cancel, CardValue, SolveResult

#: Nodes that no search reaches.
NO_LIMIT: Final = 1 << 60
MOST_SLOTS: Final = 1 << 20
POOL: Final = 8_000_000  # entries: 256 MB when all are used
SMALL_SLOTS: Final = 1 << 14
SMALL_POOL: Final = 20_000  # of the debug build

_local = threading.local()


def solve(
    state: PlayState,
    objective: Objective,
    *,
    cards: bool = True,
    line: bool = True,
    nodes: int | None = None,
    seconds: float | None = None,
    cancel: Cancel | None = None,
    debug: bool = False,
) -> SolveResult:
    """The value of a position with best play by all, seeing all cards.

    Args:
        state: the position; it may be in the middle of a trick.
        objective: `Tricks()`, `NilSet(seat)`, `Contract(bids)` or `Points(bids, before)`.
        cards: also value every legal card.
        line: also give one line of best play.
        nodes: stop after so many trick starts; the same answer on every machine.
        seconds: stop after so much time: for screens, not for what is stored.
        cancel: stops the search from another thread.
        debug: search in the array build, which checks every index.

    Raises:
        SpadesError: a position that cannot be (`hand_lengths`, `card_twice`, `nothing_held`, …),
            an objective that the house does not have (`solo_objective`), bids that do not hold.
    """
    task = _read(state, objective)
    buffer = _buffer(debug)
    sign = cancel or Cancel()
    sign.watch(buffer)
    timer = None
    if seconds is not None:
        timer = threading.Timer(max(seconds, 0.0), _stop, (buffer,))
        timer.daemon = True
        timer.start()
    try:
        return _Run(task, buffer, debug, NO_LIMIT if nodes is None else nodes).result(cards, line)
    finally:
        if timer is not None:
            timer.cancel()
            timer.join()
        sign.release(buffer)


def solve_many(
    questions: Iterable[tuple[PlayState, Objective]],
    *,
    threads: int | None = None,
    cards: bool = True,
    line: bool = False,
    nodes: int | None = None,
    seconds: float | None = None,
    cancel: Cancel | None = None,
) -> list[SolveResult]:
    """`solve` for many positions at once on all cores; answers in the order of the questions.

    Each search starts from an empty table, so that the threads' number changes no answer.
    `seconds` bounds each search.
    """
    asked = list(questions)
    sign = cancel or Cancel()

    def one(question: tuple[PlayState, Objective]) -> SolveResult:
        state, objective = question
        return solve(
            state, objective, cards=cards, line=line, nodes=nodes, seconds=seconds, cancel=sign
        )

    workers = threads or os.cpu_count() or 1
    if workers == 1 or len(asked) < 2:
        return [one(question) for question in asked]
    return list(_pool(workers).map(one, asked))


def search_seconds(state: PlayState, objective: Objective, *, cards: bool) -> float:
    """This thread's time in the search alone, the position having been read: for benches."""
    task = _read(state, objective)
    buffer = _buffer(debug=False)
    start = time.thread_time()
    _Run(task, buffer, False, NO_LIMIT).search(cards)
    return time.thread_time() - start


# ---------------------------------------------------------------- threads and memory

_pools: dict[int, ThreadPoolExecutor] = {}
_pools_lock = threading.Lock()


def _pool(workers: int) -> ThreadPoolExecutor:
    """Threads that live on, each with its own buffer."""
    with _pools_lock:
        if workers not in _pools:
            _pools[workers] = ThreadPoolExecutor(workers, thread_name_prefix="solver")
        return _pools[workers]


def _buffer(debug: bool) -> NDArray[np.int64]:
    """This thread's memory; the system gives it only as far as it is written to."""
    name = "debug" if debug else "buffer"
    buffer: NDArray[np.int64] | None = getattr(_local, name, None)
    if buffer is None:
        slots, pool = (SMALL_SLOTS, SMALL_POOL) if debug else (MOST_SLOTS, POOL)
        entries = at.SLOTS + at.SLOT_WORDS * slots
        size = entries + at.ENTRY_WORDS * pool
        memory = np.zeros(size + at.LINE, dtype=np.int64)
        line = at.LINE * memory.itemsize
        skip = -memory.ctypes.data % line // memory.itemsize  # to where a cache line begins
        buffer = memory[skip : skip + size]
        buffer[at.ENTRIES] = entries
        buffer[at.POOL] = pool
        setattr(_local, name, buffer)
    return buffer


def _stop(buffer: NDArray[np.int64]) -> None:
    buffer[at.CANCEL] = 1


# ---------------------------------------------------------------- reading a position


@dataclass(frozen=True)
class _Task:
    """A position and a question as the kernel wants them."""

    state: PlayState
    objective: str
    kind: int
    payoffs: Payoffs | None
    maxer: int
    team: int
    nil: int
    nils: int
    floor: bool
    tricks: int
    bits: dict[Card, int]  # bit number of each card, on the table or in a hand
    hands: tuple[int, int, int, int]
    played: int
    status: int

    @property
    def mover_gains(self) -> bool:
        """Whether the seat to move is on the side that wants a great value."""
        return bool(self.team >> self.state.to_move & 1)


def _read(state: PlayState, objective: Objective) -> _Task:
    held = _held(state)
    _check(state, held)
    tricks = len(held[0])
    bits = _squeeze(held)
    hands = [sum(1 << bits[card] for card in cards) for cards in held]
    mover = state.to_move
    rules = state.rules
    side = 5 << (mover & 1)
    kind, payoffs, maxer, team, nil, nils = answers.GOAL, None, mover & 1, side, -1, 0
    if not rules.has_sides and not isinstance(objective, Tricks):
        raise IllegalPlay("solo_objective", input=type(objective).__name__)
    if isinstance(objective, Tricks):
        name = "tricks"
        if rules.has_sides:
            kind = answers.TRICKS
        else:
            payoffs, team = lone_payoffs(mover, tricks), 1 << mover
    elif isinstance(objective, NilSet):
        name = "nil"
        nil = int(objective.seat)
        payoffs = nil_payoffs(objective.seat, tricks)
        maxer, nils = 1 - (nil & 1), 1 << nil
        team = 5 << maxer
    elif isinstance(objective, Contract):
        name = "contract"
        payoffs = contract_payoffs(rules, objective, state.taken, tricks, mover.side)
        nils = _nils(rules, objective.bids)
    else:
        name = "score"
        payoffs = score_payoffs(rules, objective, state.taken, tricks, mover.side)
        nils = _nils(rules, objective.bids)
    return _Task(
        state,
        name,
        kind,
        payoffs,
        maxer,
        team,
        nil,
        nils,
        not rules.has_sides,
        tricks,
        bits,
        (hands[0], hands[1], hands[2], hands[3]),
        sum(1 << bits[card] for card in state.trick),
        _status(state, bits),
    )


def _nils(rules: RuleSet, bids: Mapping[Seat, Bid]) -> int:
    """The seats that have bid nil, a bit each."""
    return sum(1 << seat for seat in Seat if rules.accept(bids[seat]).is_nil)


def _held(state: PlayState) -> list[list[Card]]:
    """Cards by seat, those on the table given back to who played them."""
    held = [list(hand.cards) for hand in state.hands]
    for place, card in enumerate(state.trick):
        held[(state.leader + place) % 4].append(card)
    return held


def _check(state: PlayState, held: Sequence[Sequence[Card]]) -> None:
    everything = [card for cards in held for card in cards]
    seen: set[Card] = set()
    for card in everything:
        if card in seen:
            raise NotationError("card_twice", input=str(card), card=card)
        seen.add(card)
    lengths = [len(cards) for cards in held]
    if len(state.trick) > 3:
        raise IllegalPlay("trick_size", input=" ".join(map(str, state.trick)), got=4)
    if len(set(lengths)) > 1:
        got = ", ".join(str(len(hand)) for hand in state.hands)
        raise NotationError("uneven_hands", input=state, got=got, table=len(state.trick))
    if lengths[0] == 0:
        raise IllegalPlay("nothing_held", input="")
    for place, card in enumerate(state.trick):
        hand = state.hands[(state.leader + place) % 4]
        if card.suit is Suit.SPADES and not state.spades_broken:
            raise IllegalPlay("trick_not_broken", input=card, position=state, card=card)
        led = state.trick[0].suit
        if card.suit is not led and hand.suit(led):
            raise IllegalPlay("follow_suit", input=card, position=state, card=card, suit=led)


def _squeeze(held: Iterable[Iterable[Card]]) -> dict[Card, int]:
    """Bit numbers of the cards: 16 a suit, counted from its lowest card that is left."""
    bits: dict[Card, int] = {}
    suit = count = 0
    for card in sorted((card for cards in held for card in cards), key=_index):
        if card.suit_number != suit:
            suit, count = card.suit_number, 0
        bits[card] = 16 * suit + count
        count += 1
    return bits


def _index(card: Card) -> int:
    return card.index


def _status(state: PlayState, bits: dict[Card, int]) -> int:
    rules = state.rules
    first_lead = state.first_trick and rules.first_lead_not_spade and not state.trick
    broken = (state.spades_broken or not rules.break_rule) and not first_lead
    status = int(state.leader) | len(state.trick) << at.POS | broken << at.BROKEN
    if state.trick:
        winner = trick_winner(state.leader, state.trick)
        best = state.trick[(winner - state.leader) % 4]
        status |= state.trick[0].suit_number << at.LED | int(winner) << at.WINNER
        status |= bits[best] << at.BEST
    return status


# ---------------------------------------------------------------- one run of the kernel


class _Run:
    def __init__(self, task: _Task, buffer: NDArray[np.int64], debug: bool, nodes: int) -> None:
        self.task = task
        self.buffer = buffer
        self.debug = debug
        self.memory: Any = buffer if debug else buffer.__array_interface__["data"][0]
        self.remaining = task.hands[0] | task.hands[1] | task.hands[2] | task.hands[3]
        loose = not task.state.rules.break_rule
        buffer[at.HAND : at.HAND + 10] = (
            *task.hands, nodes, loose, task.maxer, task.team, task.nil, task.nils
        )  # fmt: skip
        if task.payoffs is not None:
            buffer[at.PAYOFF : at.PAYOFF + at.OUTCOMES] = task.payoffs.ranks

    def search(self, cards: bool) -> int:
        """Bounds of the position and the number of cards valued, as `answers.answer` has them."""
        task = self.task
        high = task.tricks if task.payoffs is None else len(task.payoffs.values) - 1
        wish = int(task.mover_gains) | int(cards) << 1
        slots = min(
            SMALL_SLOTS if self.debug else MOST_SLOTS,
            1 << max(6, 2 * task.tricks - 3 + 3 * task.kind),
        )
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
        nodes = int(self.buffer[at.NODES])
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
        return int(answers.run(self.memory, what, kind, self.remaining, played, status, a, b, c))

    def _value(self, level: int) -> Value:
        return level if self.task.payoffs is None else self.task.payoffs.values[level]

    def _cards(self, count: int) -> dict[Card, tuple[int, int]]:
        """Bounds by legal card: a card shares those of the next one up searched in its suit."""
        area = self.buffer[at.FOUND : at.FOUND + 3 * count].tolist()
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
        self.buffer[at.BUDGET] = NO_LIMIT
        names = {bit: card for card, bit in task.bits.items()}
        state, remaining, played = task.state, self.remaining, task.played
        tricks = task.tricks
        aims = [self._aim(tricks, level), self._aim(tricks, level + 1)]
        line: list[Card] = []
        while remaining:
            gains = bool(task.team >> state.to_move & 1)
            status = _status(state, task.bits)
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
