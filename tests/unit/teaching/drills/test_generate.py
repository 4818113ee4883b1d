"""A drill is made again from its id, and judged again from its position."""

from __future__ import annotations

import pytest

from trainer.content.drill import Drill, DrillKey
from trainer.content.drills import bank_file, read_bank
from trainer.engine import load_house
from trainer.teaching.drills.deals import deal_of, draws_of, played_under, under
from trainer.teaching.drills.generate import judged, make


def cheapest(family: str) -> Drill:
    drills = read_bank(bank_file(family))
    return min(drills, key=lambda drill: (drill.position.cards_left, str(drill.key)))


@pytest.mark.parametrize("family", ["nil-bid", "nil-cover"])
def test_a_drill_is_made_again_from_its_id(family: str) -> None:
    drill = cheapest(family)
    assert make(DrillKey.parse(str(drill.key))) == drill


@pytest.mark.parametrize("family", ["nil-set", "nil-make"])
def test_a_drill_is_judged_again_from_its_position(family: str) -> None:
    drill = cheapest(family)
    assert judged(drill) == drill


def test_another_generation_makes_nothing() -> None:
    with pytest.raises(ValueError, match="another generation"):
        make(DrillKey("nil-set", "classic", "0000-0000", generator=0))


def test_both_drills_of_a_pair_come_from_one_deal() -> None:
    key = DrillKey("nil-set", "cards4", "7K3F-2QXM", "classic")
    assert key.twin
    assert deal_of(draws_of(key)) == deal_of(draws_of(key.twin))
    assert played_under(key) == played_under(key.twin)
    alone = DrillKey("nil-set", "cards4", "7K3F-2QXM")
    assert deal_of(draws_of(alone)) != deal_of(draws_of(key))


def test_a_position_moves_only_where_it_could_come_about() -> None:
    drill = cheapest("nil-set")
    assert under(drill.position, load_house("classic")) == drill.position
    assert under(drill.position, load_house("moon")) is None  # there the dealer leads
