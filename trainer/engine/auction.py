"""The auction: who bids next, what is open to whom, and why the rest is closed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from trainer.engine.bids import BLIND_NIL, MOST_TRICKS, Bid
from trainer.engine.errors import IllegalBid, NotationError
from trainer.engine.game import Standing, side_keys, side_of
from trainer.engine.rules import RuleSet
from trainer.engine.seats import Seat, clockwise

Standings = Mapping[str, Standing]
Refusal = tuple[str, dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Auction:
    """One round of bids from the dealer's left; `calls` are those made, in turn."""

    rules: RuleSet
    dealer: Seat
    calls: tuple[Bid, ...] = ()

    @property
    def order(self) -> tuple[Seat, Seat, Seat, Seat]:
        """The seats in bidding order."""
        return clockwise(self.dealer.lho)

    @property
    def turn(self) -> Seat | None:
        """Who bids next; None after the fourth bid."""
        return None if self.is_over else self.order[len(self.calls)]

    @property
    def is_over(self) -> bool:
        """Whether all four have bid."""
        return len(self.calls) == len(Seat)

    @property
    def bids(self) -> dict[Seat, Bid]:
        """The bids made, by seat, in turn."""
        return dict(zip(self.order, self.calls, strict=False))

    @property
    def total(self) -> int:
        """The sum of the bids made, in tricks."""
        return sum(bid.tricks for bid in self.calls)


def auction_of(
    rules: RuleSet, dealer: Seat, bids: Mapping[Seat, Bid], standings: Standings | None = None
) -> Auction:
    """The auction in which exactly `bids` have been made, each checked in its turn.

    Raises:
        IllegalBid: `out_of_turn` when a seat before a bidder has not bid, or as `verify_bid`.
        NotationError: `seat_unknown`, `bid_unknown`.
    """
    auction = Auction(rules, dealer)
    for key in bids:
        if key not in auction.order:
            raise NotationError("seat_unknown", input=key)
    for seat in auction.order[: len(bids)]:
        if seat not in bids:
            early = next(s for s in auction.order[len(auction.calls) :] if s in bids)
            raise IllegalBid(
                "out_of_turn", input=bids[early], position=auction, seat=early, turn=seat
            )
        auction = place_bid(auction, bids[seat], standings=standings, hand_seen=False)
    return auction


def allowed_bids(
    auction: Auction, *, standings: Standings | None = None, hand_seen: bool = True
) -> tuple[Bid, ...]:
    """What the seat in turn may bid: numbers in order, then nil, then blind nil."""
    if auction.is_over:
        return ()
    return tuple(
        bid
        for bid in auction.rules.menu
        if _refusal(auction, bid, standings or {}, hand_seen) is None
    )


def refused_bids(
    auction: Auction, *, standings: Standings | None = None, hand_seen: bool = True
) -> dict[Bid, IllegalBid]:
    """The bids of the house that are closed to the seat in turn, each with its reason."""
    if auction.is_over:
        return {}
    refused = {}
    for bid in auction.rules.menu:
        refusal = _refusal(auction, bid, standings or {}, hand_seen)
        if refusal is not None:
            code, params = refusal
            refused[bid] = IllegalBid(code, input=bid, position=auction, **params)
    return refused


def verify_bid(
    auction: Auction,
    bid: Bid,
    *,
    seat: Seat | None = None,
    standings: Standings | None = None,
    hand_seen: bool = True,
) -> Bid:
    """Check a bid of the seat in turn; gives it back as the house understands it.

    Args:
        auction: the bids so far.
        bid: what is bid; 0 is nil where the house says so.
        seat: who bids; the seat in turn when None.
        standings: scores, for the houses in which they matter; zeros where left out.
        hand_seen: whether the bidder has looked at the cards.

    Raises:
        IllegalBid: `auction_over`, `out_of_turn`, a bid the house does not know, or the
            reason for which it is closed now.
        NotationError: `bid_unknown`.
    """
    turn = auction.turn
    if turn is None:
        raise IllegalBid("auction_over", input=bid, position=auction)
    if seat is not None and seat is not turn:
        raise IllegalBid("out_of_turn", input=bid, position=auction, seat=seat, turn=turn)
    try:
        understood = auction.rules.accept(bid)
    except IllegalBid as error:
        raise IllegalBid(error.code, input=bid, position=auction, **error.params) from None
    refusal = _refusal(auction, understood, standings or {}, hand_seen)
    if refusal is not None:
        code, params = refusal
        raise IllegalBid(code, input=bid, position=auction, **params)
    return understood


def can_bid(
    auction: Auction,
    bid: Bid,
    *,
    seat: Seat | None = None,
    standings: Standings | None = None,
    hand_seen: bool = True,
) -> bool:
    """Whether the bid may be made; as `verify_bid`."""
    try:
        verify_bid(auction, bid, seat=seat, standings=standings, hand_seen=hand_seen)
    except IllegalBid:
        return False
    return True


def place_bid(
    auction: Auction,
    bid: Bid,
    *,
    seat: Seat | None = None,
    standings: Standings | None = None,
    hand_seen: bool = True,
) -> Auction:
    """The auction after the bid.

    Raises:
        IllegalBid: as `verify_bid`.
    """
    understood = verify_bid(auction, bid, seat=seat, standings=standings, hand_seen=hand_seen)
    return Auction(auction.rules, auction.dealer, (*auction.calls, understood))


def _refusal(auction: Auction, bid: Bid, standings: Standings, hand_seen: bool) -> Refusal | None:
    """The first rule that closes a bid of the house to the seat in turn.

    The rule about thirteen yields where it would leave no bid at all.
    """
    seat = auction.order[len(auction.calls)]
    refusal = next(_refusals(auction, seat, bid, standings, hand_seen), None)
    if refusal is not None or not _makes_thirteen(auction, bid):
        return refusal
    others = (other for other in auction.rules.menu if not _makes_thirteen(auction, other))
    if any(next(_refusals(auction, seat, o, standings, hand_seen), None) is None for o in others):
        return "total_thirteen", {}
    return None


def _refusals(
    auction: Auction, seat: Seat, bid: Bid, standings: Standings, hand_seen: bool
) -> Iterator[Refusal]:
    rules = auction.rules
    partner = auction.bids.get(seat.partner) if rules.has_sides else None
    if bid == BLIND_NIL:
        if rules.blind_nil == "off":
            yield "blind_nil_off", {}
        if rules.blind_nil_window == "before_any_bid" and auction.calls:
            yield "not_before_any_bid", {}
        if rules.blind_nil_unseen and hand_seen:
            yield "hand_seen", {}
        needed = rules.blind_nil_deficit
        if needed and _deficit(rules, seat, standings) < needed:
            yield "not_behind", {"deficit": needed}
    if bid.is_nil:
        if rules.nil_open_to == "before_partner" and partner is not None:
            yield "partner_has_bid", {}
        if rules.double_nil == "closed" and partner is not None and partner.is_nil:
            yield "partner_is_nil", {}
    else:
        together = bid.tricks + (partner.tricks if partner else 0)
        # A side with a nil need not bid the minimum; the cap binds it all the same.
        if partner is not None and not partner.is_nil and together < rules.min_team_bid:
            yield "team_minimum", {"minimum": rules.min_team_bid}
        # The first of two partners leaves the other room for the lowest bid.
        room = _least_second_bid(rules) if partner is None and rules.has_sides else 0
        if 0 < rules.max_pair_bid < together + room:
            yield "pair_cap", {"cap": rules.max_pair_bid}


def _least_second_bid(rules: RuleSet) -> int:
    """The fewest tricks that a player can bid after a partner's number."""
    return 0 if rules.nil_open_to == "anyone" else rules.lowest_bid


def _makes_thirteen(auction: Auction, bid: Bid) -> bool:
    """Whether the fourth bid brings the table to the total that the house forbids."""
    last = len(auction.calls) == len(Seat) - 1
    forbidden = auction.rules.total_not_thirteen and last
    return forbidden and auction.total + bid.tricks == MOST_TRICKS


def _deficit(rules: RuleSet, seat: Seat, standings: Standings) -> int:
    """How many points a seat's side lies behind the best other side."""
    own = side_of(rules, seat)
    scores = {key: standings.get(key, Standing()).score for key in side_keys(rules)}
    return max(score for key, score in scores.items() if key != own) - scores[own]
