"""What one seat may know of a deal: its own cards, the auction, the cards played, the score.

Everything follows from the thirteen cards dealt to the seat and one flat list of the cards
played from the opening lead on: who played what, who has shown out of which suit, what is
left in the hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from trainer.engine.auction import Auction
from trainer.engine.bids import Bid
from trainer.engine.cards import Card, Suit
from trainer.engine.errors import IllegalPlay
from trainer.engine.game import Standing
from trainer.engine.hands import FULL_HAND, Hand
from trainer.engine.play import TRICK_SIZE, LegalCards, legal_cards, opening_leader, trick_winner
from trainer.engine.rules import RuleSet
from trainer.engine.seats import Seat


@dataclass(frozen=True)
class Seen:
    """Where the play stands, as everybody at the table sees it.

    Attributes:
        leader: who led, or leads, the current trick.
        trick: the cards on the table, 0 to 3.
        spades_broken: whether a spade has been played.
        first_trick: whether the current trick is the deal's first.
        taken: tricks won so far, by seat.
        played: the cards each seat has played, in order, by seat.
        voids: the suits in which each seat has shown out, by seat.
    """

    leader: Seat
    trick: tuple[Card, ...]
    spades_broken: bool
    first_trick: bool
    taken: tuple[int, int, int, int]
    played: tuple[tuple[Card, ...], ...]
    voids: tuple[frozenset[Suit], ...]

    @property
    def to_move(self) -> Seat:
        """Who plays next."""
        return self.leader.after(len(self.trick))

    @property
    def is_over(self) -> bool:
        """Whether all thirteen tricks have been played."""
        return sum(self.taken) == FULL_HAND


@dataclass(frozen=True)
class TableView:
    """What one seat may know.

    Attributes:
        seat: whose view it is.
        hand: the thirteen cards dealt to the seat.
        auction: the bids made; the house and the dealer are in it.
        standings: score and bags of each side before the deal; zeros where left out.
        plays: all cards played so far, from the opening lead on.
    """

    seat: Seat
    hand: Hand
    auction: Auction
    standings: Mapping[str, Standing] = field(default_factory=dict)
    plays: tuple[Card, ...] = ()

    @property
    def rules(self) -> RuleSet:
        """The house."""
        return self.auction.rules

    @property
    def partner_bid(self) -> Bid | None:
        """The partner's bid, where there is a partner who has bid."""
        return self.auction.bids.get(self.seat.partner) if self.rules.has_sides else None

    @cached_property
    def seen(self) -> Seen:
        """Where the play stands.

        Raises:
            IllegalPlay: `card_twice`, `card_not_held` (the seat plays what it does not hold,
                or another plays what the seat holds), `deal_over`.
        """
        return _replay(self)

    @cached_property
    def held(self) -> Hand:
        """The cards the seat still holds."""
        return Hand(self.hand.cards - set(self.seen.played[self.seat]))

    @property
    def legal(self) -> LegalCards:
        """What the seat may play now, and the rule that says so.

        Raises:
            IllegalPlay: `nothing_held`, or as `seen`.
        """
        seen = self.seen
        return legal_cards(
            self.rules,
            self.held,
            seen.trick,
            spades_broken=seen.spades_broken,
            first_trick=seen.first_trick,
        )


def _replay(view: TableView) -> Seen:
    leader = opening_leader(view.rules, view.auction.dealer)
    played: tuple[list[Card], ...] = ([], [], [], [])
    voids: tuple[set[Suit], ...] = (set(), set(), set(), set())
    taken = [0, 0, 0, 0]
    trick: list[Card] = []
    gone: set[Card] = set()
    for card in view.plays:
        if sum(taken) == FULL_HAND:
            raise IllegalPlay("deal_over", input=card, position=view)
        seat = leader.after(len(trick))
        if card in gone:
            raise IllegalPlay("card_twice", input=card, position=view, card=card)
        if (seat is view.seat) is not (card in view.hand):
            raise IllegalPlay("card_not_held", input=card, position=view, seat=seat, card=card)
        gone.add(card)
        played[seat].append(card)
        if trick and card.suit is not trick[0].suit:
            voids[seat].add(trick[0].suit)
        trick.append(card)
        if len(trick) == TRICK_SIZE:
            leader = trick_winner(leader, trick)
            taken[leader] += 1
            trick.clear()
    return Seen(
        leader=leader,
        trick=tuple(trick),
        spades_broken=any(card.suit is Suit.SPADES for card in gone),
        first_trick=sum(taken) == 0,
        taken=(taken[0], taken[1], taken[2], taken[3]),
        played=tuple(map(tuple, played)),
        voids=tuple(map(frozenset, voids)),
    )
