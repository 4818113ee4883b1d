"""Writes `golden/perft.txt` by the naive counter: `python -m tests.reference.write_perft`.

The table is committed; this file says where its positions come from. Change it only to add
positions: what has been counted once stays.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.reference.naive import RANKS, SEATS, Position, may_play, sequences, winner

HEAD = """\
# Numbers of legal sequences of cards in small endings, counted by tests/reference/naive.py.
#
# A position: what North, East, South and West still hold; who leads or led the trick; the
# cards on the table in the order played; whether a spade has been played; whether it is the
# deal's first trick. Below it, for each house, or a house with some rules changed, how many
# sequences lead to the end of the first, second, ... trick still to be finished.
#
# The first position can be counted by hand: everybody has two hearts, so that each chooses
# one of two in the first trick and has one left for the second: 2 x 2 x 2 x 2 = 16.
"""

#: Rules of play: breaking rule, first lead not a spade.
RULES = {
    "classic": (True, True),
    "solo": (True, False),
    "cards4": (True, False),
    "moon": (True, False),
    "fives": (True, True),
    "classic break_rule=false": (False, True),
    "classic break_rule=false first_lead_not_spade=false": (False, False),
    "cards4 first_lead_not_spade=true": (True, True),
}

MOST_SEQUENCES = 3000

#: Made by hand: held, leader, table, broken, first.
BY_HAND = (
    (".AK.. .QJ.. .T9.. .87..", "N", "", False, False),  # suits only followed
    ("A.2.. K.3.. Q.4.. J.5..", "N", "", False, False),  # a spade each, unbroken
    ("A.2.. K.3.. Q.4.. J.5..", "N", "", True, False),  # the same, broken
    ("A.2.. K.3.. Q.4.. J.5..", "N", "", False, True),  # the same, first trick
    ("AK... QJ... T9... 87...", "W", "", False, True),  # only spades: the rules yield
    ("AK... .QJ.. ..T9. ...87", "N", "", False, False),  # only spades held by the leader
    ("AK2... .QJ4.. 3..T9. 5...87", "S", "", False, False),  # a ruff breaks, then only spades
    ("A2.K.. K3..A. Q4...A J5.A..", "E", "", False, False),  # voids everywhere
    ("A2.K.. K3..A. Q4...A J5.A..", "E", "", True, False),
    ("A2.K.. K3..A. Q4...A J5.A..", "E", "", False, True),
    (".A.K.Q 2.3..J 3..A2. 4.2.Q.", "W", "", False, False),
    ("A..K2. K..Q7. Q..J9. J..T8.", "S", "", False, False),
    ("2.K..A 3.Q.K2. 4.J..K 5.T..Q", "S", "D9 D8 DT", False, False),  # the last to play
    ("2.K.A2. 3.Q.K3. 4.J..2 5...A3", "S", "H9 S8", True, False),  # mid-trick, ruffed
    ("2.K.A2. 3.Q.K3. 4.J..2 5...AK3", "S", "H9", False, True),  # first trick, one card out
)


def main() -> None:
    """Write the table."""
    blocks = [HEAD]
    for number, position in enumerate(_positions(), start=1):
        blocks.append(_block(number, position))
    path = Path(__file__).parent.parent / "golden" / "perft.txt"
    path.write_text("\n".join(blocks), encoding="utf-8")


def _positions() -> list[Position]:
    found = []
    for held, leader, table, broken, first in BY_HAND:
        hands = tuple(_hand(text) for text in held.split())
        cards = tuple(table.split())
        found.append(_checked(Position(hands, SEATS.index(leader), cards, broken, first)))
    source = random.Random(20)
    for size in (2, 3, 4):
        wanted = 5
        while wanted:
            position = _random_position(source, size)
            free = sequences(position, break_rule=False, first_lead_not_spade=False)
            if free[-1] <= MOST_SEQUENCES:
                found.append(_checked(position))
                wanted -= 1
    return found


def _random_position(source: random.Random, size: int) -> Position:
    """An ending of `size` cards a hand, reached or not, with 0 to 3 cards on the table."""
    deck = [suit + rank for suit in "SHDC" for rank in RANKS]
    cards = source.sample(deck, 4 * size)
    hands = [frozenset(cards[size * seat : size * (seat + 1)]) for seat in range(4)]
    first, leader = source.random() < 0.4, source.randrange(4)
    now = Position(tuple(hands), leader, (), not first and source.random() < 0.4, first)
    for _ in range(source.randrange(4)):
        turn = (now.leader + len(now.table)) % 4
        card = source.choice(
            sorted(
                may_play(
                    set(now.hands[turn]),
                    now.table,
                    broken=now.broken,
                    first=now.first,
                    break_rule=True,
                    first_lead_not_spade=True,
                )
            )
        )
        held = tuple(hand - {card} for hand in now.hands)
        now = Position(held, leader, (*now.table, card), now.broken or card[0] == "S", first)
    return now


def _checked(position: Position) -> Position:
    """A position in which hands and table fit together."""
    after = [(seat - position.leader) % 4 for seat in range(4)]
    sizes = {
        len(hand) + (after[seat] < len(position.table)) for seat, hand in enumerate(position.hands)
    }
    cards = [card for hand in position.hands for card in hand] + list(position.table)
    assert len(sizes) == 1, position
    assert len(set(cards)) == len(cards), position
    assert not position.table or 0 <= winner(position.table) < len(position.table)
    return position


def _hand(text: str) -> frozenset[str]:
    return frozenset(
        suit + rank for suit, ranks in zip("SHDC", text.split("."), strict=True) for rank in ranks
    )


def _written(hand: frozenset[str]) -> str:
    return ".".join(
        "".join(rank for rank in reversed(RANKS) if suit + rank in hand) for suit in "SHDC"
    )


def _block(number: int, position: Position) -> str:
    held = "N:" + " ".join(_written(hand) for hand in position.hands)
    lines = [
        f"position {number} | held {held} | leader {SEATS[position.leader]}"
        f" | table {' '.join(position.table) or '-'}"
        f" | spades {'broken' if position.broken else 'unbroken'}"
        f" | trick {'first' if position.first else 'later'}"
    ]
    for name, (break_rule, first_lead) in RULES.items():
        counts = sequences(position, break_rule=break_rule, first_lead_not_spade=first_lead)
        lines.append(f"  {name:<54}" + "".join(f"{count:>7}" for count in counts))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
