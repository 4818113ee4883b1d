"""A position as the themes look at it: who is what, what each holds, which cards are right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.content.drill import Drill
from trainer.engine import Card, Hand, Seat, Suit, trick_winner


@dataclass(frozen=True)
class Scene:
    """A question about a card and its solution, all hands in view.

    Attributes:
        role: of the seat that plays: `setter`, `coverer` or `bidder`.
        seat: who plays.
        nil: whose nil it is about.
        hands: what each seat holds, the cards on the table not among them.
        leader: who led, or leads.
        trick: the cards on the table.
        legal: what may be played.
        right: the right cards.
        natural: wrong cards that come naturally.
        shares: the share of worlds in which the nil is set (setter) or kept, by card.
        fallen: whether the nil bidder has taken a trick.
        helps: whether the tricks of a fallen nil help the contract in this house.
        contract: the bids of the nil bidder's side.
        counted: its tricks so far that count toward it.
    """

    role: str
    seat: Seat
    nil: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    leader: Seat
    trick: tuple[Card, ...]
    legal: tuple[Card, ...]
    right: tuple[Card, ...]
    natural: tuple[Card, ...]
    shares: Mapping[Card, float]
    fallen: bool = False
    helps: bool = False
    contract: int = 0
    counted: int = 0

    @classmethod
    def of(cls, drill: Drill) -> Scene:
        """The scene of a drill that asks for a card."""
        state, view = drill.position.state, drill.position.view
        shares = {
            answer.choice: answer.nil
            for answer in drill.answers
            if isinstance(answer.choice, Card) and answer.nil is not None
        }
        nil, bids = drill.nil, view.auction.bids
        helps = view.rules.failed_nil_tricks == "contract"
        return cls(
            drill.role,
            drill.position.seat,
            nil,
            state.hands,
            state.leader,
            state.trick,
            view.legal.cards,
            tuple(card for card in drill.right if isinstance(card, Card)),
            tuple(card for card in drill.natural if isinstance(card, Card)),
            shares,
            drill.position.has_fallen(nil),
            helps,
            bids[nil].tricks + bids[nil.partner].tricks,
            state.taken[nil.partner] + (state.taken[nil] if helps else 0),
        )

    @property
    def leads(self) -> bool:
        """Whether a card is led."""
        return not self.trick

    @property
    def cover(self) -> Seat:
        """The partner of the nil bidder."""
        return self.nil.partner

    @cached_property
    def follows(self) -> bool:
        """Whether the seat follows suit."""
        return bool(self.trick) and self.legal[0].suit is self.trick[0].suit

    @property
    def is_void(self) -> bool:
        """Whether the seat cannot follow suit."""
        return bool(self.trick) and not self.follows

    @cached_property
    def winner(self) -> Seat | None:
        """Who wins the trick so far."""
        return trick_winner(self.leader, self.trick) if self.trick else None

    def holding(self, seat: Seat, suit: Suit) -> tuple[Card, ...]:
        """What a seat holds of a suit, high to low."""
        return self.hands[seat].suit(suit)

    def has_played(self, seat: Seat) -> bool:
        """Whether a seat has played to the trick on the table."""
        return self.leader.steps_to(seat) < len(self.trick)

    def wins(self, card: Card) -> bool:
        """Whether a card of the seat wins the trick so far (a lead does)."""
        return trick_winner(self.leader, (*self.trick, card)) is self.seat

    def others(self, suit: Suit) -> list[Card]:
        """The cards of a suit in the other hands."""
        return [card for seat in Seat if seat is not self.seat for card in self.holding(seat, suit)]
