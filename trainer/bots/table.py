"""Bots at one table: a deal bid and played from start to score."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.bots.base import Bot
from trainer.engine import (
    Auction,
    Bid,
    Card,
    Deal,
    PlayState,
    RuleSet,
    ScoreBreakdown,
    Seat,
    Standings,
    TableView,
    place_bid,
    play,
    score_hand,
)


@dataclass(frozen=True)
class PlayedDeal:
    """A deal that has been bid, played and scored.

    Attributes:
        bids: the bid of each seat.
        tricks: the tricks each seat took.
        plays: all cards, from the opening lead on.
        score: what it brought.
    """

    bids: dict[Seat, Bid]
    tricks: dict[Seat, int]
    plays: tuple[Card, ...]
    score: ScoreBreakdown


def bid_out(
    auction: Auction, deal: Deal, bots: Mapping[Seat, Bot], standings: Standings
) -> Auction:
    """The auction with the bids of the seats that have not bid.

    Raises:
        IllegalBid: a bot's bid is not open.
    """
    while (seat := auction.turn) is not None:
        view = TableView(seat, deal.hand(seat), auction, standings)
        auction = place_bid(auction, bots[seat].choose_bid(view).bid, standings=standings)
    return auction


def play_deal(
    rules: RuleSet,
    deal: Deal,
    dealer: Seat,
    bots: Mapping[Seat, Bot],
    standings: Standings | None = None,
) -> PlayedDeal:
    """Bid, play and score a deal.

    Raises:
        IllegalBid: a bot's bid is not open.
        IllegalPlay: a bot's card is not legal.
    """
    before = standings or {}
    auction = bid_out(Auction(rules, dealer), deal, bots, before)
    return play_auction(auction, deal, bots, before)


def play_auction(
    auction: Auction, deal: Deal, bots: Mapping[Seat, Bot], standings: Standings
) -> PlayedDeal:
    """Play and score a deal whose auction is over.

    Raises:
        IllegalPlay: a bot's card is not legal.
    """
    rules = auction.rules
    state = PlayState.start(rules, deal, auction.dealer)
    while not state.is_over:
        seat = state.to_move
        plays = tuple(played.card for played in state.log)
        view = TableView(seat, deal.hand(seat), auction, standings, plays)
        state = play(state, bots[seat].choose_card(view).card)
    tricks = dict(zip(Seat, state.taken, strict=True))
    return PlayedDeal(
        auction.bids,
        tricks,
        tuple(played.card for played in state.log),
        score_hand(rules, auction.bids, tricks, standings),
    )
