"""A drill made from its key, bit for bit the same wherever it is made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from trainer.content.drill import FAMILIES, GENERATOR, Answer, Drill, DrillKey, Position
from trainer.engine import Card, Seat, load_house
from trainer.teaching.drills import habits, nil_bids
from trainer.teaching.drills.deals import nil_positions, under
from trainer.teaching.drills.difficulty import card_difficulty
from trainer.teaching.drills.judge import (
    Judgement,
    Scale,
    contract_scale,
    is_solved,
    judge,
    judge_by_play,
    judge_real,
    nil_scale,
    solved,
)
from trainer.teaching.drills.keep import LEAST_CLASSES, Bar, Split, agrees, split
from trainer.teaching.drills.themes import themes_of

#: In how many worlds a drill is judged, and how many independent ones they must be worth.
WORLDS: Final = 240
LEAST_WORTH: Final = 60.0
#: Layouts drawn for each world and bid of another, before that.
SCREEN_DRAWN: Final = 2
#: With so many positions of a deal the exact screens are tried.
MOST_TRIED: Final = 3
#: The nil must hang on the card in so many worlds.
NIL_SPREAD: Final = 0.10


@dataclass(frozen=True, slots=True)
class Screen:
    """A cheaper look first: in so many worlds, how clear it has to be.

    `nil_spread` is how much the share of nils set or kept has to hang on the card; 0 asks nothing.
    """

    worlds: int
    bar: Bar
    nil_spread: float


SCREENS: Final = (
    Screen(12, Bar(4.0, 0.3, 8.0), 0.05),
    Screen(36, Bar(7.0, 1.2, 6.0), 0.0),
    Screen(108, Bar(9.0, 2.2, 5.0), 0.07),
)


def make(key: DrillKey) -> Drill | None:
    """The drill of a key; None where its deal holds none worth keeping.

    Raises:
        ValueError: the key is of another generation.
    """
    if key.generator != GENERATOR:
        raise ValueError("another generation makes this drill")
    if key.family == "nil-bid":
        return nil_bids.make(key)
    houses = [key.house] if key.other is None else [key.house, key.other]
    found = nil_positions(key, FAMILIES[key.family][1])
    if found is None:
        return None
    nil, positions = found
    tried = 0
    for position in positions:
        sketches = []
        for house in houses:
            moved = under(position, load_house(house))
            sketch = moved and _sketch(moved, nil)
            if not sketch:
                break
            sketches.append(sketch)
        if len(sketches) < len(houses) or not _differ(sketches):
            continue
        if tried == MOST_TRIED:
            return None
        tried += 1
        drills = []
        for house, sketch in zip(houses, sketches, strict=True):
            other = key.other if house == key.house else key.house
            one = replace(key, house=house, other=other if key.other else None)
            drill = _screened(one, sketch) and _finished(one, sketch)
            if not drill:
                break
            drills.append(drill)
        if len(drills) == len(houses) and _pair_differs(drills):
            return drills[0]
    return None


def judged(drill: Drill) -> Drill | None:
    """The drill judged again from its position: equal to the stored one where that is true."""
    if drill.is_bid:
        return nil_bids.judged(drill.key, drill.position)
    sketch = _sketch(drill.position, drill.nil)
    return _finished(drill.key, sketch) if sketch else None


@dataclass(frozen=True)
class _Sketch:
    """A position that may become a drill: its real layout and the natural cards."""

    position: Position
    nil: Seat
    natural: tuple[Card, ...]
    real: Judgement
    real_nil: Scale

    @property
    def best(self) -> set[Card]:
        """The cards that do best in the real layout."""
        points = self.real.points[:, 0]
        return {
            card
            for card, value in zip(self.real.cards, points.tolist(), strict=True)
            if value >= points.max()
        }


def _sketch(position: Position, nil: Seat) -> _Sketch | None:
    """What costs little: enough different cards, and a real layout in which a natural one loses.

    With many cards left the points of one layout are only one way of playing on: there the nil
    itself has to hang on the card.
    """
    view = position.view
    if len(habits.classes(view)) < LEAST_CLASSES:
        return None
    natural = habits.natural_cards(view)
    by_solver = is_solved(position)
    real = judge_real(position)
    points = dict(zip(real.cards, real.points[:, 0].tolist(), strict=True))
    if by_solver and min(points[card] for card in natural) > max(points.values()) - Bar().points:
        return None
    real_nil = nil_scale(real, position, nil)
    if not real_nil.known.all():
        return None
    yes = dict(zip(real.cards, real_nil.yes[:, 0].tolist(), strict=True))
    if not by_solver and (all(yes[card] for card in natural) or not any(yes.values())):
        return None
    return _Sketch(position, nil, natural, real, real_nil)


def _screened(key: DrillKey, sketch: _Sketch) -> bool:
    """Whether the position holds in few worlds, then in more; the nil is asked first."""
    position = sketch.position
    for screen in SCREENS:
        seed = f"{key} screen {screen.worlds}"
        try:
            found = judge_by_play(position, screen.worlds, seed, per_bid=SCREEN_DRAWN)
        except ValueError:  # no layout fits: the policy's own play seems impossible to it
            return False
        if screen.nil_spread:
            scale = nil_scale(found, position, sketch.nil)
            if not scale.known.any() or _spread(scale) < screen.nil_spread:
                return False
        parted = split(solved(found, position), sketch.natural, screen.bar)
        if parted is None or _objective(sketch, parted) is None:
            return False
    return True


def _finished(key: DrillKey, sketch: _Sketch) -> Drill | None:
    position = sketch.position
    found = judge(position, WORLDS, f"{key} judge")
    if found.ess < LEAST_WORTH:
        return None
    parted = split(found, sketch.natural)
    objective = parted and _objective(sketch, parted)
    if not parted or not objective:
        return None
    scale = nil_scale(found, position, sketch.nil)
    by_solver = is_solved(position)
    if not _nil_matters(scale, found, parted, by_solver):
        return None
    contract = contract_scale(found, position)
    if not _all_solved(found, scale, contract, by_solver):
        return None
    answers = _answers(sketch, found, scale, contract)
    drill = Drill(
        key=key,
        position=position,
        nil=sketch.nil,
        judged="solved" if by_solver else "played",
        worlds=WORLDS,
        ess=round(found.ess, 1),
        answers=answers,
        right=parted.right,
        natural=parted.natural,
        objective=objective,
        themes=(),
        difficulty=card_difficulty(position, parted, answers),
    )
    themes = themes_of(drill)
    return replace(drill, themes=themes) if themes else None


def _all_solved(found: Judgement, scale: Scale, contract: Scale | None, by_solver: bool) -> bool:
    """Whether no search gave up: what is stored does not hang on how far a search comes."""
    points = found.solved == 1.0 or not by_solver
    return points and scale.solved == 1.0 and (contract is None or contract.solved == 1.0)


def _objective(sketch: _Sketch, parted: Split) -> str | None:
    """What the right cards reach in the real layout and a natural one does not."""
    yes = dict(zip(sketch.real.cards, sketch.real_nil.yes[:, 0].tolist(), strict=True))
    by_nil = all(yes[card] for card in parted.right) and not all(
        yes[card] for card in parted.natural
    )
    if not is_solved(sketch.position):
        return "nil" if by_nil else None
    if not agrees(sketch.real, parted):
        return None
    return "nil" if by_nil else "points"


def _nil_matters(scale: Scale, found: Judgement, parted: Split, by_solver: bool) -> bool:
    """Whether the nil hangs on the card; where points are only played, for the right card."""
    if not scale.known.any():
        return False
    if by_solver:
        return _spread(scale) >= NIL_SPREAD
    shares = scale.yes[:, scale.known].mean(axis=1)
    share = dict(zip(found.cards, shares.tolist(), strict=True))
    low = min(share[card] for card in parted.right)
    return all(low >= share[card] for card in parted.wrong) and any(
        low >= share[card] + NIL_SPREAD for card in parted.natural
    )


def _spread(scale: Scale) -> float:
    """How much the share of yes differs between the cards."""
    shares = scale.yes[:, scale.known].mean(axis=1)
    return float(shares.max() - shares.min())


def _differ(sketches: Sequence[_Sketch]) -> bool:
    """Whether the houses of a pair may want different cards: in the real layout they do."""
    return len(sketches) < 2 or not sketches[0].best & sketches[1].best


def _pair_differs(drills: Sequence[Drill]) -> bool:
    return len(drills) < 2 or not set(drills[0].right) & set(drills[1].right)


def _answers(
    sketch: _Sketch, found: Judgement, scale: Scale, contract: Scale | None
) -> tuple[Answer, ...]:
    means = found.means
    order = sorted(range(len(found.cards)), key=lambda place: -means[place])
    real, position = sketch.real, sketch.position
    real_contract = contract_scale(real, position)
    answers = []
    for place in order:
        loss, loss_error = found.gap(order[0], place)
        points, error = found.worth(place)
        nil, nil_error = _share(scale, place, found.ess)
        made, made_error = _share(contract, place, found.ess)
        answers.append(
            Answer(
                choice=found.cards[place],
                points=round(points, 2),
                error=round(error, 2),
                loss=round(loss, 2),
                loss_error=round(loss_error, 2),
                nil=nil,
                nil_error=nil_error,
                contract=made,
                contract_error=made_error,
                real_points=round(float(real.points[place, 0]), 2),
                real_nil=bool(sketch.real_nil.yes[place, 0]),
                real_contract=_single(real_contract, place),
            )
        )
    return tuple(answers)


def _share(scale: Scale | None, place: int, ess: float) -> tuple[float | None, float | None]:
    """The share of yes among the worlds known, and its standard error."""
    if scale is None or not scale.known.any():
        return None, None
    share = float(scale.yes[place, scale.known].mean())
    error = (share * (1.0 - share) / max(ess * scale.solved, 2.0)) ** 0.5
    return round(share, 4), round(error, 4)


def _single(scale: Scale | None, place: int) -> bool | None:
    return bool(scale.yes[place, 0]) if scale is not None and scale.known[0] else None
