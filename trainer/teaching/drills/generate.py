"""A drill made from its key, bit for bit the same wherever it is made."""

from __future__ import annotations

from typing import Final

from trainer.content.drill import FAMILIES, GENERATIONS, Drill, DrillKey, Position
from trainer.engine import HOUSES, Seat, load_house
from trainer.teaching.drills import nil_bids
from trainer.teaching.drills.deals import nil_positions, under
from trainer.teaching.drills.judge import is_solved
from trainer.teaching.drills.sketch import differs, finished, looks_clear, screened, sketch

#: With so many positions of a deal the exact screens are tried.
MOST_TRIED: Final = 3

#: What a key brings: its drill, and of a pair the other house's.
Made = tuple[Drill | None, Drill | None]


def make(key: DrillKey) -> Drill | None:
    """The drill of a key; None where its deal holds none worth keeping.

    Raises:
        ValueError: the key is of another generation.
    """
    return make_both(key)[0]


def make_both(key: DrillKey) -> Made:
    """The drill of a key, and that of its twin.

    Raises:
        ValueError: as `make`.
    """
    if key.generator not in GENERATIONS:
        raise ValueError("another generation makes this drill")
    if key.family == "nil-bid":
        return nil_bids.make(key), None
    found = nil_positions(key, FAMILIES[key.family][1])
    if found is None:
        return None, None
    nil, positions = found
    if key.other is None:
        return _alone(key, nil, positions), None
    return _pair(key, nil, positions)


def judged(drill: Drill) -> Drill | None:
    """The drill judged again from its position: equal to the stored one where that is true."""
    if drill.is_bid:
        return nil_bids.judged(drill.key, drill.position)
    one = sketch(drill.position, drill.nil)
    return finished(drill.key, one) if one else None


def _alone(key: DrillKey, nil: Seat, positions: list[Position]) -> Drill | None:
    rules, tried = load_house(key.house), 0
    for position in positions:
        moved = under(position, rules)
        if moved is None or not (is_solved(moved) or looks_clear(key, moved)):
            continue
        one = sketch(moved, nil)
        if one is None:
            continue
        if tried == MOST_TRIED:
            return None
        tried += 1
        drill = finished(key, one) if screened(key, one) else None
        if drill:
            return drill
    return None


def _pair(key: DrillKey, nil: Seat, positions: list[Position]) -> Made:
    """The first position that is a drill in both houses, else the first that is one in either.

    The houses are taken in one order, so that both keys of a pair find the same.
    """
    twin = key.twin
    assert twin  # noqa: S101 - asked for pairs alone
    keys = sorted((key, twin), key=lambda one: HOUSES.index(one.house))
    kept: dict[DrillKey, Drill | None] = {}
    tried = 0
    for position in positions:
        moved = [under(position, load_house(one.house)) for one in keys]
        if not moved[0] or not moved[1] or not differs(keys[0], moved[0], moved[1]):
            continue
        if tried == MOST_TRIED:
            break
        tried += 1
        drills = {one: _drill(one, nil, there) for one, there in zip(keys, moved, strict=True)}
        if all(drills.values()):
            kept = drills
            break
        if any(drills.values()) and not kept:
            kept = drills
    return kept.get(key), kept.get(twin)


def _drill(key: DrillKey, nil: Seat, position: Position | None) -> Drill | None:
    """The drill of a position, if it holds in ever more worlds."""
    one = position and sketch(position, nil)
    return finished(key, one) if one and screened(key, one) else None
