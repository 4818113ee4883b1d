"""The counting bot: bids its sure tricks and its maybes, and plays by plain card sense.

A yardstick: it wins as cheaply as it can while its side needs tricks, ducks when it has
them, leaves its partner's winner alone, and covers nothing and counts nothing further.
"""

from __future__ import annotations

from trainer.analysis import NilAdvice, estimate
from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import (
    NIL,
    Bid,
    Card,
    Suit,
    TableView,
    allowed_bids,
    trick_winner,
)


class CountingBot:
    """A first simple player; bids by the sure-trick count of `trainer.analysis`."""

    def choose_bid(self, view: TableView) -> BidChoice:
        """Nil with a safe hand, else the count with its maybes, or the nearest open bid."""
        allowed = allowed_bids(view.auction, standings=view.standings)
        counted = estimate(view.hand)
        safe = counted.nil_danger.advice(view.partner_bid) is NilAdvice.GOOD
        if NIL in allowed and safe and counted.with_maybes <= 1:
            return BidChoice(NIL, "nil_safe")
        numbers = [bid for bid in allowed if not bid.is_nil]
        if not numbers:  # a cap on the pair's bids can leave nothing but nil
            return BidChoice(allowed[0], "nearest_open")
        wanted = max(counted.with_maybes, 1)
        bid = min(numbers, key=lambda bid: (abs(bid.tricks - wanted), bid.tricks))
        return BidChoice(bid, "count" if bid == Bid.number(wanted) else "nearest_open")

    def choose_card(self, view: TableView) -> CardChoice:
        """The lowest card that wins where a trick is wanted, else the lowest or safest."""
        legal = view.legal.cards
        if len(legal) == 1:
            return CardChoice(legal[0], "forced")
        return _follow(view, legal) if view.seen.trick else _lead(view, legal)


def wants_tricks(view: TableView) -> bool:
    """Whether the seat's side still needs tricks for its contract (never for a nil alive)."""
    bids, taken = view.auction.bids, view.seen.taken
    own = bids.get(view.seat)
    if own is not None and own.is_nil:
        return taken[view.seat] > 0
    side = [view.seat, view.seat.partner] if view.rules.has_sides else [view.seat]
    contract = sum(bids[seat].tricks for seat in side if seat in bids)
    return sum(taken[seat] for seat in side) < contract


def _lead(view: TableView, legal: tuple[Card, ...]) -> CardChoice:
    side_suits = [card for card in legal if card.suit is not Suit.SPADES] or list(legal)
    if wants_tricks(view):
        gone = {*view.plays, *view.hand}
        top = max(side_suits, key=lambda card: card.rank)
        above = [rank for rank in range(top.rank + 1, 15) if Card.of(top.suit, rank) not in gone]
        if not above:
            return CardChoice(top, "lead_winner")
    return CardChoice(min(side_suits, key=lambda card: card.rank), "lead_low")


def _follow(view: TableView, legal: tuple[Card, ...]) -> CardChoice:
    seen, seat = view.seen, view.seat
    winning = [card for card in legal if trick_winner(seen.leader, (*seen.trick, card)) is seat]
    losing = [card for card in legal if card not in winning]
    follows = legal[0].suit is seen.trick[0].suit
    if not wants_tricks(view):
        if losing:
            return CardChoice(max(losing, key=_height), "duck")
        return CardChoice(min(winning, key=_cost), "forced_to_win")
    winner = trick_winner(seen.leader, seen.trick)
    partner_wins = view.rules.has_sides and winner is seat.partner
    if winning and not partner_wins:
        return CardChoice(min(winning, key=_cost), "win_trick" if follows else "ruff")
    if losing:
        return CardChoice(min(losing, key=_cost), "partner_wins" if partner_wins else "play_low")
    return CardChoice(min(winning, key=_cost), "forced_to_win")


def _height(card: Card) -> tuple[int, bool]:
    return card.rank, card.suit is Suit.SPADES


def _cost(card: Card) -> tuple[bool, int]:
    return card.suit is Suit.SPADES, card.rank
