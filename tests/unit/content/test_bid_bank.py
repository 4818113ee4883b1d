"""The bank of tried bids: what it holds, and the faults of a file that does not hold."""

from __future__ import annotations

from collections import Counter

import pytest

from trainer.analysis import estimate
from trainer.content.bid_bank import GROUPS, TABLES, TriedBid, bid_bank, read_bank
from trainer.content.faults import ContentError
from trainer.engine import load_house
from trainer.teaching.course.bank_builder import group_of
from trainer.teaching.course.kinds.tried_bid import right_bids

GOOD = """\
hands:
  - hand: AK.AK87654.K3.62
    group: long
    pair:
      3: {made: 512, lost: 33, bags: 135, rest: -3421, chance: 94, error: 0}
    alone:
      3: {made: 240, lost: 60, bags: 70, rest: -1500, chance: 80, error: 12}
"""


def test_the_bank_has_as_many_hands_of_each_group() -> None:
    assert Counter(entry.group for entry in bid_bank()) == dict.fromkeys(GROUPS, 12)
    for entry in bid_bank():
        found = estimate(entry.hand)
        assert group_of(found) == entry.group
        for table in TABLES:
            assert found.sure in entry.tables[table]


def test_contracts_are_made_less_often_the_higher_they_are() -> None:
    for entry in bid_bank():
        for table in TABLES:
            chances = [tried.chance for _, tried in sorted(entry.tables[table].items())]
            assert chances == sorted(chances, reverse=True)


def test_the_groups_mislead_the_way_they_are_said_to() -> None:
    """Under the usual rules; where a set scores 0 the same hands bear one trick more."""
    rules = load_house("classic")
    off: dict[str, list[int]] = {group: [] for group in GROUPS}
    for entry in bid_bank():
        sure = estimate(entry.hand).sure
        right = right_bids(entry, rules)
        off[entry.group].append(
            0 if sure in right else 1 if min(right) > sure else -1,
        )
    assert off["maybes"].count(1) == 12
    assert off["plain"].count(0) >= 8
    assert off["long"].count(-1) >= 3
    assert off["no_spades"].count(-1) >= 5
    assert 1 not in off["no_spades"]


def test_values_are_priced_by_the_house() -> None:
    tried = TriedBid(made=5.0, lost=0.5, bags=2.0, rest=-30.0, chance=90, error=0.0)
    assert tried.value(load_house("classic")) == pytest.approx(50 - 5 - 18 - 30)
    assert tried.value(load_house("solo")) == pytest.approx(50 - 18 - 30)


def test_a_good_bank_is_read() -> None:
    (entry,) = read_bank(GOOD)
    assert entry.bids(load_house("classic"))[3].made == 5.12
    assert entry.bids(load_house("solo"))[3].chance == 80


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("AK.AK87654.K3.62", "AK.AK8765.K3.62", "no-hand", 2),
        ("AK.AK87654.K3.62", "AK.AK87654.K3.6Z", "no-hand", 2),
        ("group: long", "group: broad", "no-choice", 2),
        ("chance: 94", "chance: 194", "no-whole", 5),
        ("      3: {made: 512", "      0: {made: 512", "no-whole", 5),
        ("bags: 135, ", "", "field-missing", 5),
        ("error: 12}", "error: 12, more: 1}", "field-unknown", 7),
        ("hands:", "hand:", "field-missing", 1),
    ],
)
def test_faults_are_named(old: str, new: str, code: str, line: int) -> None:
    with pytest.raises(ContentError) as raised:
        read_bank(GOOD.replace(old, new, 1))
    assert (code, line) in [(fault.code, fault.line) for fault in raised.value.faults]
