"""The policy at the table: one seat's view in, a bid or a card with its reason out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from trainer.engine import DECK, Bid, Card, Suit, TableView, trick_winner
from trainer.policy.kernel import bidding, layout, need, play
from trainer.policy.model import Model, load_model
from trainer.policy.pool import scratch
from trainer.policy.rules import (
    Words,
    bid_of,
    bid_word,
    mask_of,
    new_table,
    rule_words,
    set_scores,
)

CardReason = Literal[
    "forced",
    "protect_own_nil",
    "cover_partner_nil",
    "attack_nil",
    "lead_winner",
    "lead_low",
    "lead_spades",
    "ruff",
    "win_trick",
    "partner_wins",
    "avoid_bag",
    "discard",
    "play_low",
]


@dataclass(frozen=True, slots=True)
class BidDecision:
    """A bid; why; the tricks the hand is taken to bring; the chance of nil, where it is open."""

    bid: Bid
    reason: Literal["tricks_expected", "nil_worth_more", "no_number_open"]
    tricks: float
    nil_chance: float | None


@dataclass(frozen=True, slots=True)
class CardDecision:
    """A card and why; `worth` is what a trick is worth to the side now, in points."""

    card: Card
    reason: CardReason
    worth: float


def table_of(view: TableView) -> Words:
    """The table as the seat sees it: its own cards, the bids, the score, the play.

    The other hands are empty.

    Raises:
        IllegalPlay: the plays do not hold, see `TableView.seen`.
    """
    table = new_table()
    seen = view.seen
    table[layout.DEALER] = view.auction.dealer
    for seat, bid in view.auction.bids.items():
        table[layout.BID + seat] = bid_word(bid)
    set_scores(table, view.rules, view.standings)
    table[layout.HAND + view.seat] = mask_of(view.held)
    table[layout.PLAYED] = mask_of(view.plays)
    table[layout.LEADER] = seen.leader
    table[layout.COUNT] = len(seen.trick)
    if seen.trick:
        winner = trick_winner(seen.leader, seen.trick)
        table[layout.LED] = seen.trick[0].suit.number
        table[layout.WINNER] = winner
        table[layout.BEST] = seen.trick[seen.leader.steps_to(winner)].index
    table[layout.BROKEN] = seen.spades_broken
    table[layout.FIRST] = seen.first_trick
    table[layout.TAKEN : layout.TAKEN + 4] = seen.taken
    for place, voids in enumerate(seen.voids):
        table[layout.VOID + place] = sum(1 << suit.number for suit in voids)
    return table


def decide_bid(view: TableView, model: Model | None = None) -> BidDecision:
    """The policy's bid for the seat in turn; never blind nil.

    Raises:
        ValueError: the house leaves the seat no bid at all.
    """
    coefficients = load_model() if model is None else model
    table, words, out = table_of(view), rule_words(view.rules), scratch()
    seat = np.int64(view.seat)
    chosen = bidding.choose_bid(table, words, coefficients, seat, out)
    if chosen == layout.OPEN:
        raise ValueError("no bid is open")
    open_bids = bidding.allowed(table, words, seat)
    tricks = bidding.expected_tricks(table, words, coefficients, seat, out)
    chance = None
    if open_bids >> layout.NIL & 1:
        chance = float(bidding.nil_chance(table, words, coefficients, seat, out))
    bid = bid_of(int(chosen))
    if not bid.is_nil:
        return BidDecision(bid, "tricks_expected", float(tricks), chance)
    only_nil = open_bids == 1 << layout.NIL
    return BidDecision(
        bid, "no_number_open" if only_nil else "nil_worth_more", float(tricks), chance
    )


def decide_card(view: TableView, model: Model | None = None) -> CardDecision:
    """The policy's card for the seat to move.

    Raises:
        IllegalPlay: it is not the seat's turn (`card_not_held`), or nothing is held.
    """
    coefficients = load_model() if model is None else model
    legal = view.legal.cards
    table, words = table_of(view), rule_words(view.rules)
    out = scratch()
    worth = float(need.worth_of_trick(table, words, out))
    card = DECK[play.choose_card(table, words, coefficients, out)]
    if len(legal) == 1:
        return CardDecision(card, "forced", worth)
    return CardDecision(card, _reason(view, table, words, card, worth), worth)


def _reason(view: TableView, table: Words, words: Words, card: Card, worth: float) -> CardReason:
    """What the choice is about: a nil that is alive first, else the trick."""
    seat, seen = view.seat, view.seen
    alive = {
        steps
        for steps in range(4)
        if need.nil_stake(table, words, np.int64((seat + steps) % 4)) > 0
        and (view.rules.has_sides or steps == 0)
    }
    wins = trick_winner(seen.leader, (*seen.trick, card)) is seat
    if 0 in alive:
        return "protect_own_nil"
    if 2 in alive and wins:
        return "cover_partner_nil"
    if alive & {1, 3} and not wins:
        return "attack_nil"
    if not seen.trick:
        if card.suit is Suit.SPADES:
            return "lead_spades"
        unseen = set(DECK) - set(view.plays) - view.hand.cards
        higher = any(other.suit is card.suit and other.rank > card.rank for other in unseen)
        return "lead_low" if higher else "lead_winner"
    follows = card.suit is seen.trick[0].suit
    if wins:
        return "win_trick" if follows else "ruff"
    winner = trick_winner(seen.leader, seen.trick)
    if view.rules.has_sides and winner is seat.partner:
        return "partner_wins"
    if worth < 0:
        return "avoid_bag"
    return "play_low" if follows else "discard"
