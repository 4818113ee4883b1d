"""The counting bot: bids its sure tricks and its maybes, and plays by plain card sense.

A yardstick: it wins as cheaply as it can while its side needs tricks, ducks when it has
them, leaves its partner's winner alone, and covers nothing and counts nothing further.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from trainer.analysis import NilAdvice, estimate
from trainer.bots.base import BidChoice, CardChoice
from trainer.engine import (
    NIL,
    Bid,
    Card,
    RuleSet,
    Seat,
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
        seen = view.seen
        return pick_card(
            Turn(view.seat, view.legal.cards, seen.leader, seen.trick, view.rules.has_sides),
            wants=wants_tricks(view),
            gone={*view.plays, *view.hand},
        )


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn: what it may play, and what lies on the table."""

    seat: Seat
    legal: tuple[Card, ...]
    leader: Seat
    trick: tuple[Card, ...]
    has_sides: bool


def pick_card(turn: Turn, *, wants: bool, gone: Collection[Card]) -> CardChoice:
    """The bot's card.

    Args:
        turn: the seat's turn.
        wants: whether its side still needs tricks.
        gone: the cards that no other hand can hold: those played and its own.
    """
    if len(turn.legal) == 1:
        return CardChoice(turn.legal[0], "forced")
    return _follow(turn, wants) if turn.trick else _lead(turn, wants, gone)


def wants_tricks(view: TableView) -> bool:
    """Whether the seat's side still needs tricks for its contract (never for a nil alive)."""
    return still_wants(view.rules, view.seat, view.auction.bids, view.seen.taken)


def still_wants(rules: RuleSet, seat: Seat, bids: Mapping[Seat, Bid], taken: Sequence[int]) -> bool:
    """The same from the bids and the tricks taken, by seat."""
    own = bids.get(seat)
    if own is not None and own.is_nil:
        return taken[seat] > 0
    side = [seat, seat.partner] if rules.has_sides else [seat]
    contract = sum(bids[seat].tricks for seat in side if seat in bids)
    return sum(taken[seat] for seat in side) < contract


def _lead(turn: Turn, wants: bool, gone: Collection[Card]) -> CardChoice:
    legal = turn.legal
    side_suits = [card for card in legal if card.suit is not Suit.SPADES] or list(legal)
    if wants:
        top = max(side_suits, key=lambda card: card.rank)
        above = [rank for rank in range(top.rank + 1, 15) if Card.of(top.suit, rank) not in gone]
        if not above:
            return CardChoice(top, "lead_winner")
    return CardChoice(min(side_suits, key=lambda card: card.rank), "lead_low")


def _follow(turn: Turn, wants: bool) -> CardChoice:
    seat, legal, trick = turn.seat, turn.legal, turn.trick
    winning = [card for card in legal if trick_winner(turn.leader, (*trick, card)) is seat]
    losing = [card for card in legal if card not in winning]
    follows = legal[0].suit is trick[0].suit
    if not wants:
        if losing:
            return CardChoice(max(losing, key=_height), "duck")
        return CardChoice(min(winning, key=_cost), "forced_to_win")
    partner_wins = turn.has_sides and trick_winner(turn.leader, trick) is seat.partner
    if winning and not partner_wins:
        return CardChoice(min(winning, key=_cost), "win_trick" if follows else "ruff")
    if losing:
        return CardChoice(min(losing, key=_cost), "partner_wins" if partner_wins else "play_low")
    return CardChoice(min(winning, key=_cost), "forced_to_win")


def _height(card: Card) -> tuple[int, bool]:
    return card.rank, card.suit is Suit.SPADES


def _cost(card: Card) -> tuple[bool, int]:
    return card.suit is Suit.SPADES, card.rank
