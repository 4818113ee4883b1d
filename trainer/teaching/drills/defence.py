"""How a deal goes on: exactly by the solver where its search ends, else by the sampling player.

For worker processes: this imports both kernels.
"""

from __future__ import annotations

from typing import Final

from trainer.bots.base import Bot
from trainer.bots.pimc import PimcBot
from trainer.bots.policy import PolicyBot
from trainer.content.drill import Position
from trainer.engine import (
    Auction,
    Bid,
    Card,
    Deal,
    PlayState,
    Seat,
    TableView,
    legal_plays,
    place_bid,
    play,
)
from trainer.solver import Points, solve

#: With more cards a hand the search would not end in time.
SOLVED_CARDS: Final = 10
#: Where a search gives up, in trick starts: a second or so.
NODES: Final = 300_000
#: Worlds of the sampling player.
WORLDS: Final = 30


def others(position: Position) -> tuple[tuple[Bid, ...], tuple[Card, ...]]:
    """The bids and cards of the others until the seat of the position is to choose again.

    All hands are seen where the solver plays: it is the best that anybody could do.
    """
    auction, calls = position.auction, list[Bid]()
    bidder = PolicyBot()
    while (seat := auction.turn) is not None:
        if seat is position.seat:
            return tuple(calls), ()
        view = TableView(seat, position.deal.hand(seat), auction, position.standings)
        bid = bidder.choose_bid(view).bid
        auction = place_bid(auction, bid, standings=position.standings)
        calls.append(bid)
    state = position.state
    cards: list[Card] = []
    while not state.is_over and state.to_move is not position.seat:
        line = _line(state, auction, position.deal, position.plays + tuple(cards), PimcBot(WORLDS))
        for card in line:
            if state.is_over or state.to_move is position.seat:
                break
            state = play(state, card)
            cards.append(card)
    return tuple(calls), tuple(cards)


def finished(
    state: PlayState, auction: Auction, deal: Deal, plays: tuple[Card, ...]
) -> tuple[Card, ...]:
    """The cards that end a deal; where the search would not end the policy plays on."""
    cards: list[Card] = []
    while not state.is_over:
        for card in _line(state, auction, deal, plays + tuple(cards), PolicyBot()):
            state = play(state, card)
            cards.append(card)
    return tuple(cards)


def _line(
    state: PlayState, auction: Auction, deal: Deal, plays: tuple[Card, ...], bot: Bot
) -> tuple[Card, ...]:
    """Best play to the end where the search ends, else the next card alone, by `bot`."""
    legal = legal_plays(state)
    if len(legal) == 1:
        return legal
    if len(state.hands[state.to_move]) <= SOLVED_CARDS and state.rules.has_sides:
        found = solve(state, Points(auction.bids), cards=False, nodes=NODES)
        if found.complete and found.line:
            return found.line
    seat: Seat = state.to_move
    view = TableView(seat, deal.hand(seat), auction, {}, plays)
    return (bot.choose_card(view).card,)
