"""The sure-trick count a second time, from the text of the rule and nothing else.

Works on the letters of a written hand and tries every length of every suit's top; shares no
code with `trainer`.

    winners(cards, n) = the most that i - h_i reaches for i = 1..n, at least 0, where h_i is
    how many cards of the suit above the hand's i-th card are not in the hand; the smallest
    such i says which cards are counted.
    Spades: winners among the three highest, and one for each spade beyond three.
    A side suit: winners among the two highest; among the three highest beside five or more
    spades with two of ace, king and queen.
    One more where at least five tens, jacks and queens are counted by none of these and at
    most three cards are six or lower.
"""

from __future__ import annotations

RANKS = "AKQJT98765432"


def winners(suit: str, most: int) -> tuple[int, str]:
    """The tricks of a suit's top and the counted cards, in letters."""
    best, counted = 0, ""
    for i in range(1, most + 1):
        if i > len(suit):
            break
        above = RANKS[: RANKS.index(suit[i - 1])]
        missing = len([rank for rank in above if rank not in suit])
        if i - missing > best:
            best, counted = i - missing, suit[:i]
    return best, counted


def count(hand: str) -> tuple[int, set[str]]:
    """The count of a hand such as AK52.Q97.J4.T983, and the counted cards, suit first."""
    suits = dict(zip("SHDC", hand.split("."), strict=True))
    spades = suits["S"]
    tricks, top = winners(spades, 3)
    counted = {"S" + rank for rank in top + spades[3:]}
    tricks += len(spades[3:])
    strong = len(spades) >= 5 and sum(rank in spades for rank in "AKQ") >= 2
    for suit in "HDC":
        more, cards = winners(suits[suit], 3 if strong else 2)
        tricks += more
        counted |= {suit + rank for rank in cards}
    held = [suit + rank for suit, ranks in suits.items() for rank in ranks]
    middle = {card for card in held if card[1] in "TJQ"} - counted
    low = [card for card in held if card[1] in "65432"]
    if len(middle) >= 5 and len(low) <= 3:
        return tricks + 1, counted | middle
    return tricks, counted
