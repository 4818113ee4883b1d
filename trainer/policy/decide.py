"""The policy at the table: one seat's view in, a bid or a card with its reason out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from trainer.engine import DECK, Card, Suit, TableView, trick_winner
from trainer.policy.bids import BidDecision, bid_by
from trainer.policy.kernel import bidding, need, play
from trainer.policy.model import Model, load_model
from trainer.policy.pool import scratch
from trainer.policy.rules import Words, rule_words, table_of

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
class CardDecision:
    """A card and why; `worth` is what a trick is worth to the side now, in points."""

    card: Card
    reason: CardReason
    worth: float


def decide_bid(view: TableView, model: Model | None = None) -> BidDecision:
    """The policy's bid for the seat in turn; never blind nil.

    Raises:
        ValueError: the house leaves the seat no bid at all.
    """
    coefficients = load_model() if model is None else model
    table, words, seat = table_of(view), rule_words(view.rules), np.int64(view.seat)
    return bid_by(bidding, table, words, coefficients, seat, scratch())


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
