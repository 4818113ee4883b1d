"""Hands whose bids have been tried in thousands of deals: `lessons/bid_hands.yaml`.

    hands:
      - hand: AK.AK87654.K3.62
        group: long
        pair:                # tried with a partner; `alone`: every player for themselves
          3: {made: 512, lost: 33, bags: 135, rest: -3421, chance: 94, error: 0}

`spades-trainer lessons values` writes the file. The tricks are kept apart from the points,
so that the learner's own house can price them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from trainer.content.faults import ContentError, Faults
from trainer.content.paths import app_root
from trainer.content.yaml_lines import Fields, Node, read_yaml
from trainer.engine import FULL_HAND, Hand, NotationError, RuleSet
from trainer.engine.bids import MOST_TRICKS

FILE: Final = "bid_hands.yaml"

#: What the count makes of a hand: about right, too high by a long suit or for want of
#: spades, too low by cards that may win.
GROUPS: Final = ("plain", "long", "no_spades", "maybes")

Table = Literal["pair", "alone"]
TABLES: Final[tuple[Table, ...]] = ("pair", "alone")

#: Figures are kept in hundredths, as whole numbers.
SCALE: Final = 100
_MOST: Final = 100_000


@dataclass(frozen=True)
class TriedBid:
    """What a bid brought on average, over many deals that fit the hand.

    Attributes:
        made: tricks of the side's contract where it was made, 0 where it was set.
        lost: tricks of the side's contract where it was set, 0 where it was made.
        bags: the side's bags.
        rest: points that hang on no contract of ours: nils, and what the others score.
        chance: how often the contract was made, in per cent.
        error: the standard error of the difference to the best bid, in points.
    """

    made: float
    lost: float
    bags: float
    rest: float
    chance: int
    error: float

    def value(self, rules: RuleSet) -> float:
        """Points of the deal under a house, ours minus theirs, a bag at its long-run price."""
        contract = rules.trick_points * self.made + rules.set_points * self.lost
        return contract + rules.bag_value * self.bags + self.rest


@dataclass(frozen=True)
class BankHand:
    """One hand of the bank, its group, and the bids tried at each table."""

    hand: Hand
    group: str
    tables: Mapping[Table, Mapping[int, TriedBid]]

    def bids(self, rules: RuleSet) -> Mapping[int, TriedBid]:
        """The bids tried at a table such as this house's."""
        return self.tables["pair" if rules.has_sides else "alone"]


@cache
def bid_bank() -> tuple[BankHand, ...]:
    """All hands of the bank.

    Raises:
        ContentError: the file does not hold, with every fault.
    """
    text = (app_root() / "lessons" / FILE).read_text(encoding="utf-8")
    return read_bank(text)


def read_bank(text: str) -> tuple[BankHand, ...]:
    """The hands of a bank's text; raises as `bid_bank`."""
    faults = Faults(FILE)
    document = read_yaml(text, faults)
    found: list[BankHand] = []
    if document is not None:
        fields = Fields(document, faults, "bank")
        found = [_hand(node, faults) for node in fields.nodes("hands")]
        fields.close()
    if faults:
        raise ContentError(faults)
    return tuple(found)


def _hand(node: Node, faults: Faults) -> BankHand:
    fields = Fields(node, faults, "hand")
    hand = Hand()
    try:
        hand = Hand.parse(fields.text("hand"))
    except NotationError as error:
        faults.add(node.line, "no-hand", got=str(error.input))
    if len(hand) != FULL_HAND:
        faults.add(node.line, "no-hand", got=str(hand))
    group = fields.text("group")
    if group not in GROUPS:
        faults.add(node.line, "no-choice", field="group", got=group, expected=", ".join(GROUPS))
    tables = {table: _bids(fields.node(table), faults) for table in TABLES}
    fields.close()
    return BankHand(hand, group, tables)


def _bids(node: Node | None, faults: Faults) -> dict[int, TriedBid]:
    tried: dict[int, TriedBid] = {}
    if node is None:
        return tried
    for name, inner in Fields(node, faults, "table").rest():
        fields = Fields(inner, faults, name)
        if not name.isdigit() or not 1 <= int(name) <= MOST_TRICKS:
            faults.add(inner.line, "no-whole", field=name, low=1, high=MOST_TRICKS)
            continue
        made, lost, bags, rest, error = (
            fields.whole(field, -_MOST, _MOST) / SCALE
            for field in ("made", "lost", "bags", "rest", "error")
        )
        chance = fields.whole("chance", 0, 100)
        tried[int(name)] = TriedBid(made, lost, bags, rest, chance, error)
        fields.close()
    return tried
