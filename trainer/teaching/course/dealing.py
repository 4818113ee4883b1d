"""Drawing tricks and small hands: shared by the kinds that play cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from trainer.engine import (
    DECK,
    Auction,
    Bid,
    Card,
    RuleSet,
    Seat,
    Suit,
    clockwise,
    opening_leader,
    place_bid,
    trick_winner,
)
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME, Phrase, Scene, phrase

SIDE_SUITS: Final = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)

#: One player in so many has run out of the suit led, where nothing else is asked for.
SHORT_ONE_IN: Final = 5


def is_spade(card: Card) -> bool:
    """Whether a card is a trump."""
    return card.suit is Suit.SPADES


def is_side(card: Card) -> bool:
    """Whether a card is of one of the three plain suits."""
    return card.suit is not Suit.SPADES


def of_suit(cards: Sequence[Card], suit: Suit) -> list[Card]:
    """The cards of one suit."""
    return [card for card in cards if card.suit is suit]


def leader_before(places: int) -> Seat:
    """Who led when `places` cards lie before the learner's turn."""
    return ME.after(-places)


def draw_follow(draws: Draws, pool: list[Card], led: Suit) -> Card:
    """A card another player plays to a suit led: mostly of the suit; taken out of the pool."""
    same = of_suit(pool, led)
    others = [card for card in pool if card.suit is not led and is_side(card)]
    short = others and draws.below(SHORT_ONE_IN) == 0
    card = draws.choice(others if short or not same else same)
    pool.remove(card)
    return card


def take(draws: Draws, pool: list[Card], cards: Sequence[Card]) -> Card:
    """One of `cards`, taken out of the pool."""
    card = draws.choice(cards)
    pool.remove(card)
    return card


def top_so_far(leader: Seat, trick: Sequence[Card]) -> Card:
    """The card that wins the trick so far."""
    return trick[(trick_winner(leader, trick) - leader) % 4]


def wins_with(scene: Scene, card: Card) -> bool:
    """Whether the learner, last to play, takes the trick with `card`."""
    leader = scene.leader or Seat.W
    return trick_winner(leader, (*scene.trick, card)) is ME


def fresh_deck() -> list[Card]:
    """All cards, to draw from."""
    return list(DECK)


def dealer_for_leader(rules: RuleSet, leader: Seat) -> Seat:
    """The dealer in whose deal `leader` leads to the first trick."""
    return next(seat for seat in Seat if opening_leader(rules, seat) is leader)


def auction_of(scene: Scene) -> Auction:
    """The auction with the bids of a scene."""
    auction = Auction(scene.rules, scene.dealer or Seat.N)
    for seat in clockwise((scene.dealer or Seat.N).lho):
        if seat in scene.bids:
            auction = place_bid(auction, scene.bids[seat])
    return auction


def play_context(scene: Scene) -> tuple[Phrase, ...]:
    """What one has to know beside the cards: who led what, whether spades are broken."""
    if scene.trick:
        seat, card = scene.plays[0]
        order = "last" if len(scene.trick) == 3 else "next"
        return (phrase("ctx_led", seat=seat, suit=card.suit, order=order),)
    if scene.first_trick:
        return (phrase("ctx_first_lead"),)
    state = "broken" if scene.spades_broken else "unbroken"
    return (phrase("ctx_lead", state=state),)


def plain_bids(draws: Draws, total: int = 13) -> dict[Seat, Bid]:
    """Four ordinary bids of at most `total` together."""
    while True:
        numbers = [1 + draws.below(5) for _ in Seat]
        if sum(numbers) <= total:
            return {seat: Bid.number(number) for seat, number in zip(Seat, numbers, strict=True)}
