"""Deals with a nil, bid and played by the policy: where drills come from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from trainer.bots.policy import PolicyBot
from trainer.bots.table import bid_out
from trainer.content.drill import DrillKey, Position
from trainer.engine import (
    DEALS,
    HOUSES,
    NIL,
    Auction,
    Bid,
    Card,
    Deal,
    PlayState,
    RuleSet,
    Seat,
    SpadesError,
    auction_of,
    load_house,
    play,
)
from trainer.engine.draws import Draws
from trainer.engine.play import opening_leader
from trainer.policy import decide_card

#: What a seat is to a nil, by the steps from it to the nil bidder.
ROLE_BY_STEPS: Final = ("bidder", "setter", "coverer", "setter")

Phase = tuple[int, int]

_LATE: Final = (4, 5)
_MIDDLE: Final = (6, 7)
_LONG: Final = (8, 9)
#: Up to the third trick. Ten cards are left out: more than is solved, few enough to be.
_EARLY: Final = (11, 13)

#: How many cards are left where a drill is looked for; each deal looks in one of these, the more
#: often the rarer a drill is there.
PHASES: Final[dict[str, tuple[Phase, ...]]] = {
    "nil-set": (_EARLY,) * 10 + (_LONG,) * 3 + (_MIDDLE,) * 7 + (_LATE,) * 3,
    "nil-cover": (_EARLY,) * 6 + (_LONG,) * 3 + (_MIDDLE,) * 7 + (_LATE,) * 4,
    "nil-make": (_EARLY,) * 4 + (_LONG,) * 3 + (_MIDDLE,) * 7 + (_LATE,) * 6,
}
#: The first generation looked alike in all families, and with ten cards and more for the nil alone:
#: nothing of that is made again.
_FIRST_PHASES: Final = (_LATE,) * 2 + (_MIDDLE,) * 5 + (_LONG,) * 2 + (None,)
#: Where another house changes the answer: wherever the points are solved.
PAIR_PHASES: Final[tuple[Phase, ...]] = ((4, 9),)
#: Of a pair, a seat of so many tricks or fewer may be nil.
BOLD_TRICKS: Final = 3


def draws_of(key: DrillKey) -> Draws:
    """The draws of a key: the same for both drills of a pair."""
    houses = "~".join(sorted({key.house, key.other or key.house}, key=HOUSES.index))
    return Draws(f"drill {key.generator} {key.family} {houses} {key.code}")


def played_under(key: DrillKey) -> RuleSet:
    """The house under which the deal is bid and played: of a pair's the first of all houses."""
    return load_house(min((key.house, key.other or key.house), key=HOUSES.index))


def deal_of(draws: Draws) -> tuple[Deal, Seat]:
    """The deal and its dealer."""
    return Deal.from_number(draws.below(DEALS)), Seat(draws.below(len(Seat)))


def nil_positions(key: DrillKey, role: str) -> tuple[Seat, list[Position]] | None:
    """The nil bidder and the positions of a deal in which a drill is looked for, shuffled.

    None where no nil is bid, or two. Of a pair the positions stand under the first house, the
    bidding is bold, and the nil has fallen: what its tricks count for from then on is where houses
    part.
    """
    draws, rules = draws_of(key), played_under(key)
    deal, dealer = deal_of(draws)
    phases = _phases(key)
    phase = phases[draws.below(len(phases))]
    if phase is None:
        return None
    bot = PolicyBot()
    auction = bid_out(Auction(rules, dealer), deal, dict.fromkeys(Seat, bot), {})
    if key.other:
        auction = bold(auction)
    nils = [seat for seat, bid in auction.bids.items() if bid.is_nil]
    if len(nils) != 1:
        return None
    nil = nils[0]
    found = [
        position
        for position in _played(rules, deal, dealer, auction, phase)
        if ROLE_BY_STEPS[position.seat.steps_to(nil)] == role
        and position.has_fallen(nil) is bool(key.other)
    ]
    for place in range(len(found) - 1, 0, -1):
        other = draws.below(place + 1)
        found[place], found[other] = found[other], found[place]
    return nil, found


def _phases(key: DrillKey) -> tuple[Phase | None, ...]:
    if key.generator == 1:
        return _FIRST_PHASES
    return PAIR_PHASES if key.other else PHASES[key.family]


def bold(auction: Auction) -> Auction:
    """The auction of a table that dares more: a nil that falls, a contract that is in doubt.

    Where nobody is nil the lowest bid becomes one, if it is low enough; the partner of a nil bids
    one more. Unchanged where that is not open.
    """
    bids = dict(auction.bids)
    nil = min(bids, key=lambda seat: (not bids[seat].is_nil, bids[seat].tricks))
    if bids[nil].tricks > BOLD_TRICKS or bids[nil.partner].is_nil:
        return auction
    try:
        bids |= {nil: NIL, nil.partner: Bid.number(bids[nil.partner].tricks + 1)}
        return auction_of(auction.rules, auction.dealer, bids)
    except SpadesError:
        return auction


def under(position: Position, rules: RuleSet) -> Position | None:
    """The same cards, bids and plays in another house; None where they could not come about there.

    Where the first lead is another seat's, another seat has dealt.
    """
    leader = opening_leader(position.rules, position.dealer)
    dealer = next(seat for seat in Seat if opening_leader(rules, seat) is leader)
    bids = position.auction.bids
    try:
        auction = auction_of(rules, dealer, bids)
        moved = replace(position, rules=rules, dealer=dealer, calls=auction.calls)
        if auction.bids == bids and moved.state.to_move is moved.seat:
            return moved
    except SpadesError:
        pass
    return None


def _played(
    rules: RuleSet, deal: Deal, dealer: Seat, auction: Auction, phase: Phase
) -> Iterator[Position]:
    """The positions while the cards left lie in the phase."""
    state = PlayState.start(rules, deal, dealer)
    plays: tuple[Card, ...] = ()
    while not state.is_over:
        seat = state.to_move
        left = len(state.hands[seat])
        if left < phase[0]:
            return
        position = Position(rules, deal, dealer, auction.calls, plays, seat)
        if left <= phase[1]:
            yield position
        card = decide_card(position.view).card
        state = play(state, card)
        plays = (*plays, card)
