"""The rules once more, written from the table of house rules and nothing else.

Cards are texts (`SA`), hands are sets of texts, and each house's scoring is spelled out
in words of its own: slow and plain on purpose. Nothing here imports the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

RANKS = "23456789TJQKA"
SEATS = "NESW"

# -- play


def may_play(
    hand: set[str],
    table: Sequence[str],
    *,
    broken: bool,
    first: bool,
    break_rule: bool,
    first_lead_not_spade: bool,
) -> set[str]:
    """What the hand may play to the cards on the table."""
    if table:
        followers = {card for card in hand if card[0] == table[0][0]}
        return followers or set(hand)
    if all(card[0] == "S" for card in hand):
        return set(hand)
    locked = break_rule and not broken
    if first and first_lead_not_spade:
        locked = True
    return {card for card in hand if card[0] != "S"} if locked else set(hand)


def winner(table: Sequence[str]) -> int:
    """The place, 0 to 3 from the leader, of the card that wins."""
    spades = [card for card in table if card[0] == "S"]
    fighting = spades or [card for card in table if card[0] == table[0][0]]
    best = max(fighting, key=lambda card: RANKS.index(card[1]))
    return list(table).index(best)


@dataclass(frozen=True)
class Position:
    """What is held by N E S W, who led or leads, what lies on the table."""

    hands: tuple[frozenset[str], ...]
    leader: int
    table: tuple[str, ...]
    broken: bool
    first: bool


def sequences(position: Position, *, break_rule: bool, first_lead_not_spade: bool) -> list[int]:
    """How many legal sequences of cards lead to the end of each trick still to be finished."""
    counts = [0] * max(map(len, position.hands))

    def walk(now: Position, done: int) -> None:
        if not any(now.hands):
            return
        turn = (now.leader + len(now.table)) % 4
        for card in may_play(
            set(now.hands[turn]),
            now.table,
            broken=now.broken,
            first=now.first,
            break_rule=break_rule,
            first_lead_not_spade=first_lead_not_spade,
        ):
            hands = tuple(hand - {card} for hand in now.hands)
            table, broken = (*now.table, card), now.broken or card[0] == "S"
            if len(table) < 4:
                walk(Position(hands, now.leader, table, broken, now.first), done)
                continue
            counts[done] += 1
            walk(Position(hands, (now.leader + winner(table)) % 4, (), broken, False), done + 1)

    walk(position, 0)
    return counts


# -- scoring


def hand_score(
    house: str, bids: Sequence[int | str], tricks: Sequence[int], before: tuple[int, int]
) -> tuple[int, int]:
    """Change of score and bags standing afterwards of the first of `bids`' side.

    `bids` and `tricks` are those of one scoring unit: two partners, or, in `solo`, one player.
    The opponents' bids matter only to `moon`'s bonus, which `moon_bonus` adds.
    """
    contract = sum(bid for bid in bids if isinstance(bid, int))
    nil_price = (
        {"nil": 50, "blind_nil": 100} if house == "fives" else {"nil": 100, "blind_nil": 200}
    )
    points, bags, by_nils, by_others, numbers = 0, 0, 0, 0, 0
    for bid, took in zip(bids, tricks, strict=True):
        if isinstance(bid, str):
            points += -nil_price[bid] if took else nil_price[bid]
            by_nils += took
        else:
            by_others += took
            numbers += 1
    if numbers == 0:
        bags += by_nils
    elif contract == 0:
        pass
    else:
        if house in ("cards4", "moon"):
            by_others += by_nils
        else:
            bags += by_nils
        if by_others >= contract:
            points += 10 * contract
            bags += by_others - contract
        elif house != "solo":
            points -= 10 * contract
    points += bags
    group, price = (5, 50) if house == "fives" else (10, 100)
    standing = before[1]
    for _ in range(bags):
        standing += 1
        if standing == group:
            points -= price
            standing = 0
    return points, standing


def moon_bonus(
    bids: Sequence[int | str], tricks: Sequence[int], others: Sequence[int | str]
) -> int:
    """`moon`: 200 for bidding and taking all thirteen, unless both opponents bid nil."""
    bid_all = sum(bid for bid in bids if isinstance(bid, int)) == 13
    both_nil = all(isinstance(bid, str) for bid in others)
    return 200 if bid_all and sum(tricks) == 13 and not both_nil else 0
