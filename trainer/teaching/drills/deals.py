"""Deals with a nil, bid and played by the policy: where drills come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trainer.bots.policy import PolicyBot
from trainer.bots.table import bid_out
from trainer.content.drill import DrillKey, Position
from trainer.engine import (
    DEALS,
    HOUSES,
    Auction,
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
from trainer.policy import decide_card

#: What a seat is to a nil, by the steps from it to the nil bidder.
ROLE_BY_STEPS: Final = ("bidder", "setter", "coverer", "setter")

#: How many cards are left where a drill is looked for; each deal looks in one of these.
PHASES: Final = ((4, 5),) * 2 + ((6, 7),) * 5 + ((8, 9),) * 2 + ((10, 13),)


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

    None where the policy bids no nil, or two. Of a pair the positions stand under the first
    house.
    """
    draws, rules = draws_of(key), played_under(key)
    deal, dealer = deal_of(draws)
    phase = PHASES[draws.below(len(PHASES))]
    bot = PolicyBot()
    auction = bid_out(Auction(rules, dealer), deal, dict.fromkeys(Seat, bot), {})
    nils = [seat for seat, bid in auction.bids.items() if bid.is_nil]
    if len(nils) != 1:
        return None
    nil = nils[0]
    found = [
        position
        for position in _played(rules, deal, dealer, auction, nil, phase)
        if ROLE_BY_STEPS[position.seat.steps_to(nil)] == role
    ]
    for place in range(len(found) - 1, 0, -1):
        other = draws.below(place + 1)
        found[place], found[other] = found[other], found[place]
    return nil, found


def under(position: Position, rules: RuleSet) -> Position | None:
    """The same position in another house; None where it could not come about there."""
    moved = Position(
        rules, position.deal, position.dealer, position.calls, position.plays, position.seat
    )
    try:
        bids = auction_of(rules, moved.dealer, position.auction.bids).bids
        if bids == position.auction.bids and moved.state.to_move is moved.seat:
            return moved
    except SpadesError:
        pass
    return None


def _played(
    rules: RuleSet, deal: Deal, dealer: Seat, auction: Auction, nil: Seat, phase: tuple[int, int]
) -> Iterator[Position]:
    """The positions while the nil is alive and the cards left lie in the phase."""
    state = PlayState.start(rules, deal, dealer)
    plays: tuple[Card, ...] = ()
    while not state.is_over and not state.taken[nil]:
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
