"""A bidding exercise: a hand, a seat, the bids before it, the score.

Everything that is not set is drawn from the deal's id, so that the id and the settings
make the same exercise again anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from trainer.bots import Bidder, PolicyBidder, TableView
from trainer.engine import (
    FULL_HAND,
    Auction,
    Bid,
    Deal,
    Hand,
    IllegalBid,
    NotationError,
    RuleSet,
    Seat,
    Standing,
    auction_of,
    deal_id,
    place_bid,
    side_keys,
    side_of,
)
from trainer.engine.draws import Draws

#: Written into what is generated; a change of the drawing or of the bidder raises it.
GENERATOR_VERSION: Final = 2

#: One in so many exercises stands at the start of a game.
FRESH_GAMES: Final = 4
LOWEST_DRAWN: Final = -150


@dataclass(frozen=True)
class BidExercise:
    """The question: what does `seat` bid?

    Attributes:
        rules: the house.
        seat: who is asked.
        hand: the cards of that seat.
        auction: the bids before it; `seat` is in turn.
        standings: score and bags of each side.
        deal: all four hands where they are known (a learner's own hand has no others).
        id: the deal's id, if it has one.
    """

    rules: RuleSet
    seat: Seat
    hand: Hand
    auction: Auction
    standings: Mapping[str, Standing] = field(default_factory=dict)
    deal: Deal | None = None
    id: str | None = None

    @property
    def dealer(self) -> Seat:
        """Who dealt."""
        return self.auction.dealer

    @property
    def own_side(self) -> str:
        """The key under which `seat` scores."""
        return side_of(self.rules, self.seat)

    @property
    def partner_bid(self) -> Bid | None:
        """The partner's bid, where there is a partner who has bid."""
        return self.view.partner_bid

    @property
    def view(self) -> TableView:
        """What `seat` may know."""
        return TableView(self.seat, self.hand, self.auction, self.standings)


def deal_exercise(
    rules: RuleSet,
    id: str,
    *,
    seat: Seat | None = None,
    dealer: Seat | None = None,
    standings: Mapping[str, Standing] | None = None,
    bot: Bidder | None = None,
) -> BidExercise:
    """The exercise of a deal's id; what is left None is drawn from the id.

    Raises:
        NotationError: `deal_id`.
    """
    plain_id = deal_id(id)
    deal = Deal.from_id(plain_id)
    draws = Draws(f"bid exercise {GENERATOR_VERSION}:{plain_id}")
    drawn_seat, drawn_dealer = draws.choice(tuple(Seat)), draws.choice(tuple(Seat))
    drawn_standings = _draw_standings(rules, draws)
    seat = drawn_seat if seat is None else seat
    dealer = drawn_dealer if dealer is None else dealer
    standings = drawn_standings if standings is None else standings
    auction = Auction(rules, dealer)
    while auction.turn is not None and auction.turn is not seat:
        auction = _bid(auction, deal, standings, bot or PolicyBidder())
    return BidExercise(rules, seat, deal.hand(seat), auction, standings, deal, plain_id)


def own_exercise(
    rules: RuleSet,
    hand: Hand,
    *,
    seat: Seat,
    dealer: Seat,
    bids: Mapping[Seat, Bid],
    standings: Mapping[str, Standing] | None = None,
) -> BidExercise:
    """The exercise of a learner's own hand and auction.

    Raises:
        NotationError: `hand_size` unless the hand has thirteen cards.
        IllegalBid: a bid closed in this house, or `seat` is not the one in turn after them.
    """
    if len(hand) != FULL_HAND:
        raise NotationError("hand_size", input=str(hand), got=len(hand), expected=FULL_HAND)
    before = {key: Standing() for key in side_keys(rules)} | dict(standings or {})
    auction = auction_of(rules, dealer, bids, before)
    if auction.turn is None:
        raise IllegalBid("auction_over", input=dict(bids), position=auction)
    if auction.turn is not seat:
        raise IllegalBid(
            "out_of_turn", input=dict(bids), position=auction, seat=seat, turn=auction.turn
        )
    return BidExercise(rules, seat, hand, auction, before)


def finish_auction(exercise: BidExercise, bid: Bid, bot: Bidder | None = None) -> Auction:
    """The auction with the learner's bid and, where the deal is known, those after it.

    Raises:
        IllegalBid: the bid is not open.
    """
    # The blind bid is checked before the cards are shown; here they have been seen or not needed.
    auction = place_bid(exercise.auction, bid, standings=exercise.standings, hand_seen=False)
    while exercise.deal is not None and not auction.is_over:
        auction = _bid(auction, exercise.deal, exercise.standings, bot or PolicyBidder())
    return auction


def _bid(auction: Auction, deal: Deal, standings: Mapping[str, Standing], bot: Bidder) -> Auction:
    seat = auction.turn
    assert seat is not None  # noqa: S101 - callers ask only while the auction is open
    view = TableView(seat, deal.hand(seat), auction, standings)
    return place_bid(auction, bot.choose_bid(view).bid, standings=standings)


def _draw_standings(rules: RuleSet, draws: Draws) -> dict[str, Standing]:
    """Scores as they stand in the middle of a game, or a fresh game now and then."""
    fresh = draws.below(FRESH_GAMES) == 0
    # Below zero only where a set costs points, and above the losing floor: there the game is over.
    lowest = LOWEST_DRAWN if rules.set_points else 0
    if rules.losing_floor:
        lowest = max(lowest, rules.losing_floor + 1)
    drawn = {
        key: Standing(
            lowest + draws.below(rules.target - lowest),
            draws.below(rules.penalty_group or FULL_HAND),
        )
        for key in side_keys(rules)
    }
    return {key: Standing() for key in drawn} if fresh else drawn
