"""Cards that come naturally: what plain card sense plays without thinking of the nil."""

from __future__ import annotations

from trainer.bots.counting import CountingBot
from trainer.engine import Card, Suit, TableView, trick_winner


def natural_cards(view: TableView) -> tuple[Card, ...]:
    """The cards of the habits, without repeats: the counting player's, then the simple ones."""
    cards = [CountingBot().choose_card(view).card]
    bid = view.auction.bids[view.seat]
    if not view.seen.trick:
        cards.append(lead_longest(view))
    elif bid.is_nil and not view.seen.taken[view.seat]:
        cards.append(play_lowest(view))
    else:
        cards.append(win_cheaply(view))
    return tuple(dict.fromkeys(cards))


def win_cheaply(view: TableView) -> Card:
    """The lowest card that wins the trick so far, else the lowest of all, spades last."""
    legal, seen = view.legal.cards, view.seen
    winning = [
        card for card in legal if trick_winner(seen.leader, (*seen.trick, card)) is view.seat
    ]
    return min(winning or legal, key=lambda card: (card.suit is Suit.SPADES, card.rank))


def play_lowest(view: TableView) -> Card:
    """The lowest card, spades last: what a nil bidder plays without thinking."""
    return min(view.legal.cards, key=lambda card: (card.suit is Suit.SPADES, card.rank))


def lead_longest(view: TableView) -> Card:
    """From the longest suit (a side suit first): its top card if nothing beats it, else a low one.

    Of suits equally long the first as a hand is shown.
    """
    legal = view.legal.cards
    side = [card for card in legal if card.suit is not Suit.SPADES] or list(legal)
    longest = max((card.suit for card in side), key=lambda suit: len(view.held.suit(suit)))
    cards = sorted(card for card in side if card.suit is longest)
    gone = {*view.plays, *view.held}
    top = cards[-1]
    above = [rank for rank in range(top.rank + 1, 15) if Card.of(longest, rank) not in gone]
    return cards[0] if above else top


def classes(view: TableView) -> tuple[tuple[Card, ...], ...]:
    """The legal cards that are really different: touching cards stand together.

    Two cards of a suit touch when every card between them has been played in an earlier trick
    or is held too.
    """
    done = set(view.plays) - set(view.seen.trick)
    groups: list[list[Card]] = []
    for card in sorted(view.legal.cards, reverse=True):
        last = groups[-1][-1] if groups else None
        if last is not None and last.suit is card.suit:
            between = range(card.rank + 1, last.rank)
            if all(Card.of(card.suit, rank) in done for rank in between):
                groups[-1].append(card)
                continue
        groups.append([card])
    return tuple(map(tuple, groups))
