"""A drill is made again from its id, and judged again from its position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.content.drill import Drill, DrillKey
from trainer.content.drills import bank_file, read_bank
from trainer.engine import NIL, Auction, Bid, Seat, auction_of, load_house, opening_leader
from trainer.teaching.drills.deals import bold, deal_of, draws_of, played_under, under
from trainer.teaching.drills.generate import judged, make, make_both


def cheapest(family: str, *, pair: bool = False) -> Drill:
    drills = [d for d in read_bank(bank_file(family)) if (d.key.other is not None) is pair]
    return min(drills, key=lambda drill: (drill.position.cards_left, str(drill.key)))


@pytest.mark.parametrize("family", ["nil-bid", "nil-cover"])
def test_a_drill_is_made_again_from_its_id(family: str) -> None:
    drill = cheapest(family)
    assert make(DrillKey.parse(str(drill.key))) == drill


@pytest.mark.parametrize("family", ["nil-set", "nil-make"])
def test_a_drill_is_judged_again_from_its_position(family: str) -> None:
    drill = cheapest(family)
    assert judged(drill) == drill


def test_another_house_changes_the_answer() -> None:
    """What is stored of the other house is found again, and belongs to it."""
    drill = cheapest("nil-cover", pair=True)
    assert drill.position.has_fallen(drill.nil)
    assert drill.elsewhere
    assert drill.elsewhere.house == drill.key.other
    assert judged(drill) == drill
    assert judged(replace(drill, elsewhere=None)) == drill


def test_both_keys_of_a_pair_bring_the_same_drills() -> None:
    drill = cheapest("nil-cover", pair=True)
    twin = drill.key.twin
    assert twin
    mine, other = make_both(drill.key)
    assert mine == drill
    assert make_both(twin) == (other, mine)


def test_the_first_generation_is_made_again() -> None:
    """Links to its drills go on working."""
    drill = min(
        (d for d in read_bank(bank_file("nil-make")) if d.key.generator == 1),
        key=lambda drill: drill.position.cards_left,
    )
    assert make(drill.key) == drill


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


def test_a_position_moves_to_another_house_with_its_leader() -> None:
    position = next(
        drill.position
        for drill in read_bank(bank_file("nil-set"))
        if drill.key.house == "classic" and drill.key.other is None
    )
    assert under(position, load_house("classic")) == position
    moved = under(position, load_house("moon"))  # there the dealer leads
    assert moved
    assert moved.dealer is position.dealer.lho
    assert opening_leader(moved.rules, moved.dealer) is opening_leader(
        position.rules, position.dealer
    )
    assert moved.auction.bids == position.auction.bids
    assert moved.state.hands == position.state.hands
    assert under(position, load_house("solo")) is None  # nobody may bid nil there


@pytest.mark.parametrize(
    ("said", "bids"),
    [
        ((4, 3, 2, 4), (5, 3, NIL, 4)),  # West, the partner of East, raises
        ((4, 3, 4, 2), (4, 4, 4, NIL)),
        ((NIL, 3, 2, 4), (NIL, 3, 3, 4)),
        ((4, 4, 4, 5), (4, 4, 4, 5)),  # nobody is low enough
        ((NIL, 3, NIL, 4), (NIL, 3, NIL, 4)),
        ((NIL, 3, 13, 4), (NIL, 3, 13, 4)),  # there is no higher bid
    ],
)
def test_a_bold_table(said: tuple[int | Bid, ...], bids: tuple[int | Bid, ...]) -> None:
    def auction(numbers: tuple[int | Bid, ...]) -> Auction:
        calls = [bid if isinstance(bid, Bid) else Bid.number(bid) for bid in numbers]
        return auction_of(load_house("classic"), Seat.S, dict(zip(FROM_WEST, calls, strict=True)))

    assert bold(auction(said)).bids == auction(bids).bids


FROM_WEST = (Seat.W, Seat.N, Seat.E, Seat.S)
