"""A position on its way to a drill: looked at cheaply, then in more and more worlds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trainer.content.drill import Answer, Drill, DrillKey, Elsewhere, Position
from trainer.engine import Card, Seat
from trainer.teaching.drills import habits
from trainer.teaching.drills.answers import answers_of, elsewhere
from trainer.teaching.drills.difficulty import card_difficulty
from trainer.teaching.drills.judge import (
    Judgement,
    Scale,
    is_solved,
    judge,
    judge_by_play,
    judge_real,
    solved,
    stored_contract_scale,
    stored_nil_scale,
)
from trainer.teaching.drills.keep import (
    CLEAR_POINTS,
    COMPARED,
    LEAST_CLASSES,
    NEAR_POINTS,
    Bar,
    Split,
    agrees,
    split,
)
from trainer.teaching.drills.themes import themes_of

#: In how many worlds a drill is judged, and how many independent ones they must be worth.
WORLDS: Final = 240
LEAST_WORTH: Final = 60.0
#: The nil must hang on the card in so many worlds.
NIL_SPREAD: Final = 0.10
#: For a first look at two houses: in so many worlds the best card of one gives up so much in the
#: other.
LOOK_WORLDS: Final = 24
LOOK_DRAWN: Final = 2
LOOK_POINTS: Final = 4.0


@dataclass(frozen=True, slots=True)
class Screen:
    """A cheaper look first: in so many worlds, how clear it has to be.

    `nil_spread` is how much the share of nils set or kept has to hang on the card; 0 asks nothing.
    `drawn` layouts are drawn for each world and bid of another.
    """

    worlds: int
    bar: Bar
    nil_spread: float
    drawn: int = 2


SCREENS: Final = (
    Screen(12, Bar(4.0, 0.3, 8.0), 0.05),
    Screen(36, Bar(7.0, 1.2, 6.0), 0.0),
    Screen(108, Bar(9.0, 2.2, 5.0), 0.07),
)
#: Where the policy plays on, that is cheap, and the nil is dear.
EARLY_SCREENS: Final = (
    Screen(24, Bar(5.0, 0.5, 6.0), 0.0),
    Screen(96, Bar(8.0, 2.0, 5.0), 0.0),
    Screen(36, Bar(5.0, 0.8, 6.0), 0.05, drawn=20),
)


@dataclass(frozen=True)
class Sketch:
    """A position that may become a drill: its real layout and the natural cards."""

    position: Position
    nil: Seat
    natural: tuple[Card, ...]
    real: Judgement
    real_nil: Scale


def sketch(position: Position, nil: Seat) -> Sketch | None:
    """What costs little: enough different cards, and a real layout in which a natural one loses.

    With many cards left the points of one layout are only one way of playing on: there some card
    has to do for the nil what is wanted.
    """
    view = position.view
    if len(habits.classes(view)) < LEAST_CLASSES:
        return None
    natural = habits.natural_cards(view)
    real = judge_real(position)
    if is_solved(position):
        points = dict(zip(real.cards, real.points[:, 0].tolist(), strict=True))
        if min(points[card] for card in natural) > max(points.values()) - CLEAR_POINTS:
            return None
    real_nil = stored_nil_scale(real, position, nil)
    if not real_nil.is_whole or not (is_solved(position) or real_nil.yes.any()):
        return None
    return Sketch(position, nil, natural, real, real_nil)


def looks_clear(key: DrillKey, position: Position) -> bool:
    """A first look where the policy plays on: in a few worlds, before any search."""
    view = position.view
    if len(habits.classes(view)) < LEAST_CLASSES:
        return False
    natural = habits.natural_cards(view)
    for screen in EARLY_SCREENS[:2]:
        found = _screen(key, position, screen)
        if found is None or split(found, natural, screen.bar) is None:
            return False
    return True


def differs(key: DrillKey, position: Position, other: Position) -> bool:
    """A first look at two houses: whether each wants cards that are wrong in the other.

    In the real layout, which has to show it, then in a few worlds.
    """
    if len(habits.classes(position.view)) < LEAST_CLASSES:
        return False
    if not _parted(judge_real(position), judge_real(other), CLEAR_POINTS):
        return False
    try:
        played = judge_by_play(position, LOOK_WORLDS, f"{key} look", per_bid=LOOK_DRAWN)
    except ValueError:
        return False
    here, there = solved(played, position), solved(played, position, rules=other.rules)
    return _parted(here, there, LOOK_POINTS)


def _parted(one: Judgement, other: Judgement, points: float) -> bool:
    """Whether what is best in each gives up so many points in the other."""
    here, there = one.means, other.means
    best_here, best_there = here >= here.max() - NEAR_POINTS, there >= there.max() - NEAR_POINTS
    return bool(
        here[best_there].max() <= here.max() - points
        and there[best_here].max() <= there.max() - points
    )


def screened(key: DrillKey, one: Sketch) -> bool:
    """Whether the position holds in few worlds, then in more; what costs less is asked first."""
    position = one.position
    for screen in SCREENS if is_solved(position) else EARLY_SCREENS[2:]:
        found = _screen(key, position, screen)
        if found is None:
            return False
        questions = [_hangs_on_the_card, _parts]
        if not is_solved(position):
            questions.reverse()
        if not all(holds(one, screen, found) for holds in questions):
            return False
    return True


def _hangs_on_the_card(one: Sketch, screen: Screen, found: Judgement) -> bool:
    """Whether the nil does, as far as it is asked."""
    if not screen.nil_spread or one.position.has_fallen(one.nil):
        return True
    scale = stored_nil_scale(found, one.position, one.nil)
    return bool(scale.known.any()) and scale.spread >= screen.nil_spread


def _parts(one: Sketch, screen: Screen, found: Judgement) -> bool:
    """Whether the points part the cards, and the real layout shows it."""
    parted = split(solved(found, one.position), one.natural, screen.bar)
    return parted is not None and _objective(one, parted) is not None


def _screen(key: DrillKey, position: Position, screen: Screen) -> Judgement | None:
    seed = f"{key} screen {screen.worlds}"
    try:
        return judge_by_play(position, screen.worlds, seed, per_bid=screen.drawn)
    except ValueError:  # no layout fits: the policy's own play seems impossible to it
        return None


def finished(key: DrillKey, one: Sketch) -> Drill | None:
    """The drill of a position, judged in all the worlds; None where it does not hold."""
    position = one.position
    found = judge(position, WORLDS, f"{key} judge")
    if found.ess < LEAST_WORTH:
        return None
    parted = split(found, one.natural)
    objective = parted and _objective(one, parted)
    if not parted or not objective:
        return None
    scale = stored_nil_scale(found, position, one.nil)
    fallen = position.has_fallen(one.nil)
    if not fallen and not _nil_matters(scale, found, parted, is_solved(position)):
        return None
    contract = stored_contract_scale(found, position)
    if not _all_solved(found, scale, contract, is_solved(position)):
        return None
    houses = (key.other,) if key.other else COMPARED.get(key.house, ())
    changed = (elsewhere(position, found, parted, house) for house in houses)
    other = next((change for change in changed if change), None)
    if key.other and not other:
        return None
    real_contract = stored_contract_scale(one.real, position)
    answers = answers_of(found, scale, contract, one.real, one.real_nil, real_contract)
    return _drill(key, one, found, parted, objective, answers, other)


def _drill(
    key: DrillKey,
    one: Sketch,
    found: Judgement,
    parted: Split,
    objective: str,
    answers: tuple[Answer, ...],
    other: Elsewhere | None,
) -> Drill | None:
    drill = Drill(
        key=key,
        position=one.position,
        nil=one.nil,
        judged="solved" if is_solved(one.position) else "played",
        worlds=WORLDS,
        ess=round(found.ess, 1),
        answers=answers,
        right=parted.right,
        natural=parted.natural,
        objective=objective,
        themes=(),
        difficulty=card_difficulty(one.position, parted, answers),
        elsewhere=other,
    )
    themes = themes_of(drill)
    return replace(drill, themes=themes) if themes else None


def _all_solved(found: Judgement, scale: Scale, contract: Scale | None, by_solver: bool) -> bool:
    """Whether no search gave up: what is stored does not hang on how far a search comes."""
    points = found.solved == 1.0 or not by_solver
    return points and scale.is_whole and (contract is None or contract.is_whole)


def _objective(one: Sketch, parted: Split) -> str | None:
    """What the right cards reach in the real layout and a natural one does not.

    Where the policy plays on, the right cards reach what is wanted of the nil, and a natural one
    either does not or is played on to a result clearly worse.
    """
    yes = dict(zip(one.real.cards, one.real_nil.yes[:, 0].tolist(), strict=True))
    reached = all(yes[card] for card in parted.right)
    missed = not all(yes[card] for card in parted.natural)
    if is_solved(one.position):
        if not agrees(one.real, parted):
            return None
        return "nil" if reached and missed else "points"
    points = dict(zip(one.real.cards, one.real.points[:, 0].tolist(), strict=True))
    least = min(points[card] for card in parted.right)
    worse = min(points[card] for card in parted.natural) <= least - CLEAR_POINTS
    return "nil" if reached and (missed or worse) else None


def _nil_matters(scale: Scale, found: Judgement, parted: Split, by_solver: bool) -> bool:
    """Whether the nil hangs on the card; where points are only played, for the right card."""
    if not scale.known.any():
        return False
    if by_solver:
        return scale.spread >= NIL_SPREAD
    share = dict(zip(found.cards, scale.shares.tolist(), strict=True))
    low = min(share[card] for card in parted.right)
    return all(low >= share[card] for card in parted.wrong) and any(
        low >= share[card] + NIL_SPREAD for card in parted.natural
    )
