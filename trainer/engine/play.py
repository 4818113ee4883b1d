"""The thirteen tricks: what may be played, who wins, when spades are broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from trainer.engine.cards import Card, Suit
from trainer.engine.deals import Deal
from trainer.engine.errors import IllegalPlay, SpadesError
from trainer.engine.hands import Hand
from trainer.engine.rules import RuleSet
from trainer.engine.seats import Seat

TRICK_SIZE: Final = len(Seat)

LegalReason = Literal[
    "any_lead", "first_lead", "spades_not_broken", "only_spades", "follow_suit", "void"
]


@dataclass(frozen=True, slots=True)
class LegalCards:
    """The cards that may be played, in the order a hand is shown, and the rule that says so."""

    cards: tuple[Card, ...]
    reason: LegalReason


@dataclass(frozen=True, slots=True)
class Play:
    """One card put on the table by one seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayState:
    """A position in the play of a deal, also in the middle of a trick.

    Attributes:
        rules: the house.
        hands: what each seat still holds, by seat.
        leader: who led, or leads, the current trick.
        trick: the cards on the table in the order played, 0 to 3.
        spades_broken: whether a spade has been played.
        first_trick: whether the current trick is the deal's first.
        taken: tricks won so far, by seat.
        log: all cards played from this position's first ancestor on.
    """

    rules: RuleSet
    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    trick: tuple[Card, ...] = ()
    spades_broken: bool = False
    first_trick: bool = False
    taken: tuple[int, int, int, int] = (0, 0, 0, 0)
    log: tuple[Play, ...] = ()

    @classmethod
    def start(cls, rules: RuleSet, deal: Deal, dealer: Seat) -> PlayState:
        """The position before the first lead."""
        return cls(rules, deal.hands, opening_leader(rules, dealer), first_trick=True)

    @property
    def to_move(self) -> Seat:
        """Who plays next."""
        return self.leader.after(len(self.trick))

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return not self.trick and not self.hands[self.leader]


def opening_leader(rules: RuleSet, dealer: Seat) -> Seat:
    """Who leads to the first trick: the dealer's left, or the dealer."""
    return dealer if rules.first_lead_by == "dealer" else dealer.lho


def trick_winner(leader: Seat, trick: Sequence[Card]) -> Seat:
    """Who wins one to four cards: the highest spade, else the highest card of the suit led."""
    best = 0
    for place in range(1, len(trick)):
        card, top = trick[place], trick[best]
        if (card.suit is top.suit and card.rank > top.rank) or (
            card.suit is Suit.SPADES and top.suit is not Suit.SPADES
        ):
            best = place
    return leader.after(best)


def legal_cards(
    rules: RuleSet,
    hand: Hand,
    trick: Sequence[Card],
    *,
    spades_broken: bool,
    first_trick: bool,
) -> LegalCards:
    """What a hand may play to the cards on the table (none: it leads).

    Raises:
        IllegalPlay: `nothing_held`, `trick_size`, `hand_and_trick`, `card_twice`.
    """
    if not hand:
        raise IllegalPlay("nothing_held", input=str(hand))
    if len(trick) >= TRICK_SIZE:
        raise IllegalPlay("trick_size", input=" ".join(map(str, trick)), got=len(trick))
    for place, card in enumerate(trick):
        if card in hand or card in trick[:place]:
            code = "hand_and_trick" if card in hand else "card_twice"
            raise IllegalPlay(code, input=str(card), position=str(hand), card=card)
    return _legal(rules, hand, trick, spades_broken, first_trick)


def legal_plays(state: PlayState) -> tuple[Card, ...]:
    """The cards the seat to move may play; none when the deal is over."""
    return legal_now(state).cards if not state.is_over else ()


def legal_now(state: PlayState) -> LegalCards:
    """The cards the seat to move may play and why, in a deal that is not over."""
    hand = state.hands[state.to_move]
    return _legal(state.rules, hand, state.trick, state.spades_broken, state.first_trick)


def verify_play(state: PlayState, card: Card | str) -> Card:
    """Check that the seat to move may play `card`, a card or its notation; gives the card.

    Raises:
        IllegalPlay: `deal_over`, `card_not_held`, or the rule: `follow_suit`,
            `spades_not_broken`, `first_lead`.
        NotationError: `card_unknown`.
    """
    if not isinstance(card, Card):
        card = Card.parse(card)
    if state.is_over:
        raise IllegalPlay("deal_over", input=card, position=state)
    if card not in state.hands[state.to_move]:
        raise IllegalPlay(
            "card_not_held", input=card, position=state, seat=state.to_move, card=card
        )
    legal = legal_now(state)
    if card not in legal.cards:
        suit = {"suit": state.trick[0].suit} if legal.reason == "follow_suit" else {}
        raise IllegalPlay(legal.reason, input=card, position=state, card=card, **suit)
    return card


def can_play(state: PlayState, card: Card | str) -> bool:
    """Whether the seat to move may play `card`, a card or its notation."""
    try:
        verify_play(state, card)
    except SpadesError:
        return False
    return True


def play(state: PlayState, card: Card | str) -> PlayState:
    """The position after the seat to move has played `card`, a card or its notation.

    Raises:
        IllegalPlay, NotationError: as `verify_play`.
    """
    card = verify_play(state, card)
    seat = state.to_move
    hands = list(state.hands)
    hands[seat] = hands[seat].without(card)
    trick = (*state.trick, card)
    leader, taken, first_trick = state.leader, state.taken, state.first_trick
    if len(trick) == TRICK_SIZE:
        leader = trick_winner(leader, trick)
        counts = list(taken)
        counts[leader] += 1
        taken = (counts[0], counts[1], counts[2], counts[3])
        trick, first_trick = (), False
    return PlayState(
        rules=state.rules,
        hands=(hands[0], hands[1], hands[2], hands[3]),
        leader=leader,
        trick=trick,
        spades_broken=state.spades_broken or card.suit is Suit.SPADES,
        first_trick=first_trick,
        taken=taken,
        log=(*state.log, Play(seat, card)),
    )


def _legal(
    rules: RuleSet, hand: Hand, trick: Sequence[Card], spades_broken: bool, first_trick: bool
) -> LegalCards:
    if trick:
        same = hand.suit(trick[0].suit)
        return LegalCards(same, "follow_suit") if same else LegalCards(tuple(hand), "void")
    first_lead = first_trick and rules.first_lead_not_spade
    if first_lead or (rules.break_rule and not spades_broken):
        others = tuple(card for card in hand if card.suit is not Suit.SPADES)
        if not others:
            return LegalCards(tuple(hand), "only_spades")
        if len(others) < len(hand):
            return LegalCards(others, "first_lead" if first_lead else "spades_not_broken")
    return LegalCards(tuple(hand), "any_lead")
