"""Positions and questions, read into what the kernel wants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from trainer.engine import (
    Bid,
    Card,
    IllegalPlay,
    NotationError,
    PlayState,
    RuleSet,
    Seat,
    Suit,
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
    contract_payoffs,
    lone_payoffs,
    nil_payoffs,
    score_payoffs,
)


@dataclass(frozen=True)
class Task:
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


def read(state: PlayState, objective: Objective) -> Task:
    """The position and the question, checked.

    Raises:
        SpadesError: as `solve`.
    """
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
    return Task(
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
        status_of(state, bits),
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


def status_of(state: PlayState, bits: dict[Card, int]) -> int:
    """The kernel's status word of a position, nothing asked yet."""
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
