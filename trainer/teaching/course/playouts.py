"""What a card is worth at a table of counting bots: played on in worlds that fit what is seen.

The bots at the table are the ones that play on here, so that the figures speak of this very
table. Plain Python and few worlds: differences below two standard errors say nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from trainer.bots.counting import Turn, pick_card, still_wants
from trainer.engine import (
    DECK,
    Bid,
    Card,
    Hand,
    Reason,
    RuleSet,
    Seat,
    SideScore,
    Suit,
    TableView,
    legal_cards,
    side_of,
    trick_winner,
)
from trainer.engine.draws import Draws
from trainer.engine.hands import FULL_HAND
from trainer.teaching.course.endings import without_penalty, worth_of

#: Worlds with few cards left, and with many: a page waits for them.
WORLDS: Final = 24
WORLDS_EARLY: Final = 12
_EARLY: Final = 10
#: Within two standard errors of the best, or this near to it, a card is a right one.
SURE: Final = 2.0
NEAR: Final = 3.0
#: Deals of the unseen cards tried before a world is given up.
_TRIES: Final = 50


@dataclass(frozen=True)
class CardWorth:
    """A card's points against the best card, on average over the same worlds, and its error.

    `made` says in how many of the worlds the seat's side makes its contract, `theirs` in how
    many the other side does (none where players score alone), `bags` how many bags the seat's
    side gets in all of them together.
    """

    card: Card
    diff: float
    error: float
    made: int
    theirs: int
    bags: int

    @property
    def is_right(self) -> bool:
        """Whether it is as good as the best, as far as can be told."""
        return -self.diff <= max(NEAR, SURE * self.error)


def worlds_for(view: TableView) -> int:
    """In how many worlds a decision is played on."""
    return WORLDS_EARLY if len(view.held) >= _EARLY else WORLDS


def card_worths(view: TableView, seed: str, worlds: int | None = None) -> tuple[CardWorth, ...]:
    """The worth of each legal card to the seat in turn, best first; equals share theirs.

    Args:
        view: what the seat knows: nothing else is looked at.
        seed: makes the worlds.
        worlds: how many; `worlds_for` where None.
    """
    count = worlds_for(view) if worlds is None else worlds
    runs = _equals(view)
    points: dict[Card, list[float]] = {run[0]: [] for run in runs}
    made, theirs, bags = (dict.fromkeys(points, 0) for _ in range(3))
    own = side_of(view.rules, view.seat)
    other = side_of(view.rules, view.seat.lho) if view.rules.has_sides else None
    for number in range(count):
        hands = deal_world(view, Draws(f"world:{seed}:{number}"))
        for card in points:
            tricks = _play_out(view, hands, card)
            sides = without_penalty(view.rules, view.auction.bids, tricks)
            points[card].append(worth_of(view.rules, sides, view.seat))
            made[card] += _makes(sides[own])
            theirs[card] += other is not None and _makes(sides[other])
            bags[card] += _bags(sides[own])
    best = max(points, key=lambda card: fmean(points[card]))
    found = []
    for run in runs:
        gaps = [each - top for each, top in zip(points[run[0]], points[best], strict=True)]
        error = stdev(gaps) / sqrt(count)
        mean, first = fmean(gaps), run[0]
        found += [
            CardWorth(card, mean, error, made[first], theirs[first], bags[first]) for card in run
        ]
    return tuple(sorted(found, key=lambda worth: -worth.diff))


def _makes(side: SideScore) -> bool:
    return any(line.reason is Reason.CONTRACT_MADE for line in side.lines)


def _bags(side: SideScore) -> int:
    return sum(line.count for line in side.lines if line.reason is Reason.BAGS)


def _equals(view: TableView) -> list[list[Card]]:
    """The legal cards in runs of equals: every card between them is played or the seat's own."""
    gone = ({*view.plays} - {*view.seen.trick}) | view.held.cards
    runs: list[list[Card]] = []
    for card in sorted(view.legal.cards):
        last = runs[-1][-1] if runs else None
        if (
            last is not None
            and last.suit is card.suit
            and all(Card.of(card.suit, rank) in gone for rank in range(last.rank + 1, card.rank))
        ):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def deal_world(view: TableView, draws: Draws) -> list[Hand]:
    """The hands of all four: the seat's own, the others dealt from what it has not seen."""
    known = {*view.plays} | view.held.cards
    unseen = [card for card in DECK if card not in known]
    others = [seat for seat in Seat if seat is not view.seat]
    room = {seat: FULL_HAND - len(view.seen.played[seat]) for seat in others}
    for _ in range(_TRIES):
        hands = _dealt(draws, unseen, room, view.seen.voids)
        if hands is not None:
            break
    else:  # so tight a fit that chance did not find it: the voids give way
        hands = _dealt(draws, unseen, room, (frozenset(),) * len(Seat)) or {}
    return [view.held if seat is view.seat else Hand(hands[seat]) for seat in Seat]


def _dealt(
    draws: Draws,
    unseen: Sequence[Card],
    room: Mapping[Seat, int],
    voids: Sequence[frozenset[Suit]],
) -> dict[Seat, list[Card]] | None:
    """Cards dealt at random into the room there is; None where one fits nowhere."""
    hands: dict[Seat, list[Card]] = {seat: [] for seat in room}
    cards = draws.shuffled(unseen)
    # What few may hold is dealt first.
    cards.sort(key=lambda card: sum(card.suit not in voids[seat] for seat in room))
    for card in cards:
        places = [
            seat
            for seat in room
            for _ in range(room[seat] - len(hands[seat]))
            if card.suit not in voids[seat]
        ]
        if not places:
            return None
        hands[draws.choice(places)].append(card)
    return hands


def _play_out(view: TableView, world: Sequence[Hand], first: Card) -> dict[Seat, int]:
    """The tricks of each seat at the end, after a card and then the bots' play."""
    rules, bids, seen = view.rules, view.auction.bids, view.seen
    hands, taken = list(world), list(seen.taken)
    leader, trick = seen.leader, list(seen.trick)
    broken, is_first = seen.spades_broken, seen.first_trick
    played = {*view.plays}
    card: Card | None = first
    while hands[leader] or trick:
        seat = leader.after(len(trick))
        if card is None:
            card = bot_card(
                rules, seat, hands[seat], leader, tuple(trick), bids, taken, played,
                broken=broken, first_trick=is_first,
            )  # fmt: skip
        hands[seat] = hands[seat].without(card)
        trick.append(card)
        played.add(card)
        broken = broken or card.suit is Suit.SPADES
        card = None
        if len(trick) == len(Seat):
            leader = trick_winner(leader, trick)
            taken[leader] += 1
            trick, is_first = [], False
    return dict(zip(Seat, taken, strict=True))


def bot_card(
    rules: RuleSet,
    seat: Seat,
    hand: Hand,
    leader: Seat,
    trick: tuple[Card, ...],
    bids: Mapping[Seat, Bid],
    taken: Sequence[int],
    played: set[Card],
    *,
    broken: bool,
    first_trick: bool,
) -> Card:
    """The counting bot's card for a seat."""
    legal = legal_cards(rules, hand, trick, spades_broken=broken, first_trick=first_trick).cards
    if len(legal) == 1:
        return legal[0]
    wants = still_wants(rules, seat, bids, taken)
    gone = played | hand.cards if wants and not trick else ()
    return pick_card(
        Turn(seat, legal, leader, trick, rules.has_sides), wants=wants, gone=gone
    ).card  # fmt: skip
