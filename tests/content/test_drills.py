"""The banks: their structure, a sample of their values, and that each drill keeps its promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.content.drill import FAMILIES, GENERATIONS, THEMES, Drill
from trainer.content.drills import banks, read_bank
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.drills.checks import pupils
from trainer.teaching.drills.habits import classes
from trainer.teaching.drills.keep import CLEAR_ERRORS, CLEAR_POINTS, LEAST_CLASSES, MAYBE_POINTS
from trainer.teaching.drills.verify import sample, wrong_values
from trainer.teaching.drills.wishes import LEVELS, level_of

BANKS = {family: read_bank(path) for family, path in banks().items()}
DRILLS = [drill for drills in BANKS.values() for drill in drills]


#: Cards left from the opening lead to the third trick, from the fifth to the eighth, and later.
PARTS = {"early": range(11, 14), "middle": range(6, 10), "late": range(4, 6)}
LEAST_THEMES, DRILLS_A_THEME = 12, 15
LEAST_CHANGED, LEAST_PAIRS = 40, 20
LEAST_DRILLS = {"nil-set": 300, "nil-cover": 150, "nil-make": 150, "nil-bid": 150}
README = Path(__file__).parents[2] / "README.md"
NIL_HOUSES = {"classic", "cards4", "moon", "fives"}
COUNTS_FALLEN = {"cards4", "moon"}  # where a fallen nil's tricks help the contract


def test_every_family_has_its_bank() -> None:
    assert set(BANKS) == set(FAMILIES)
    for family, drills in BANKS.items():
        assert len(drills) >= LEAST_DRILLS[family]
        assert all(drill.key.family == family for drill in drills)
        assert all(drill.key.generator in GENERATIONS for drill in drills)
        assert {drill.key.house for drill in drills} == NIL_HOUSES  # nobody is nil in solo


def test_the_readme_counts_the_banks() -> None:
    """Its table has the drills of each bank: all, by part of the play, by level."""
    text = README.read_text(encoding="utf-8")
    for family, drills in BANKS.items():
        left = [drill.position.cards_left for drill in drills]
        parts = [sum(count in part for count in left) for part in PARTS.values()]
        shown = ["–"] * len(parts) if family == "nil-bid" else map(str, parts)
        levels = Counter(level_of(drill.difficulty) for drill in drills)
        assert all(levels[level] for level in LEVELS)
        cells = [f"`{family}`", str(len(drills)), *shown, *(str(levels[one]) for one in LEVELS)]
        assert f"| {' | '.join(cells)} |" in text


@pytest.mark.parametrize("family", BANKS)
def test_harder_drills_are_harder_for_every_player(family: str) -> None:
    text = README.read_text(encoding="utf-8")
    for row in pupils(BANKS[family]):
        easier, middle, harder = row.shares
        assert easier >= middle >= harder, row
        assert easier > harder, row
        cells = [f"`{family}`", f"`{row.kind}`", *(f"{share:.0%}" for share in row.shares)]
        assert f"| {' | '.join(cells)} |" in text


def test_many_themes_have_many_drills() -> None:
    counts = Counter(theme for drill in DRILLS for theme in drill.themes)
    assert sum(count >= DRILLS_A_THEME for count in counts.values()) >= LEAST_THEMES


def test_houses_change_answers() -> None:
    changed = [d for d in DRILLS if d.elsewhere and d.key.house in COUNTS_FALLEN]
    assert len(changed) >= LEAST_CHANGED
    for drill in changed:
        assert drill.elsewhere
        assert not {*drill.right} & {*drill.elsewhere.right}
        assert drill.elsewhere.loss >= CLEAR_POINTS
        assert drill.elsewhere.loss >= CLEAR_ERRORS * drill.elsewhere.loss_error - 0.02


def test_pairs_ask_the_same_where_other_cards_are_right() -> None:
    by_key = {drill.key: drill for drill in DRILLS}
    pairs = [
        (drill, by_key[drill.key.twin])
        for drill in DRILLS
        if drill.key.house in COUNTS_FALLEN and drill.key.twin in by_key
    ]
    assert len(pairs) >= LEAST_PAIRS
    for one, other in pairs:
        here, there = one.position, other.position
        assert (here.deal, here.plays, here.seat) == (there.deal, there.plays, there.seat)
        assert here.auction.bids == there.auction.bids
        assert not {*one.right} & {*other.right}


def wrong_ones(holds: Callable[[Drill], bool]) -> list[str]:
    return [str(drill.key) for drill in DRILLS if not holds(drill)]


def test_a_drill_is_clear_and_not_trivial() -> None:
    def holds(drill: Drill) -> bool:
        wrong = [answer for answer in drill.answers if answer.choice not in drill.right]
        return (
            drill.worlds >= 200
            and all(drill.answer(choice).loss <= MAYBE_POINTS for choice in drill.right)
            and all(answer.loss >= CLEAR_POINTS for answer in wrong)
            and all(a.loss >= CLEAR_ERRORS * a.loss_error - 0.02 for a in wrong)
            and bool(drill.natural)
            and (drill.is_bid or len(classes(drill.position.view)) >= LEAST_CLASSES)
        )

    assert wrong_ones(holds) == []


def test_the_real_layout_shows_it() -> None:
    """The nil is set or kept, or the better result reached, and a natural choice does worse."""

    def holds(drill: Drill) -> bool:
        right = [drill.answer(choice) for choice in drill.right]
        natural = [drill.answer(choice) for choice in drill.natural]
        best = max(answer.real_points for answer in drill.answers)
        worst = min(answer.real_points for answer in natural)
        missed = not all(answer.real_nil for answer in natural)
        if drill.judged == "played" and not drill.is_bid:
            behind = worst <= min(answer.real_points for answer in right) - CLEAR_POINTS
            return all(answer.real_nil for answer in right) and (missed or behind)
        reached = all(answer.real_points >= best - MAYBE_POINTS for answer in right)
        if drill.objective == "nil":
            reached = reached and all(answer.real_nil for answer in right)
            reached = reached and (missed or drill.is_bid)
        return reached and worst <= best - CLEAR_POINTS

    assert wrong_ones(holds) == []


def test_points_are_played_only_where_they_cannot_be_solved() -> None:
    def holds(drill: Drill) -> bool:
        early = drill.position.cards_left in PARTS["early"]
        return drill.judged == ("played" if drill.is_bid or early else "solved")

    assert wrong_ones(holds) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_a_sample_is_judged_again(family: str) -> None:
    """The cheapest of a few; the bench judges all."""
    some = sorted(sample(BANKS[family], 5), key=lambda drill: drill.position.cards_left)
    assert wrong_values(some[:1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_a_name_and_a_paragraph(language: str) -> None:
    m = messages(language)
    for name in THEMES:
        assert m(f"drill-theme-{name}")
        assert len(m(f"drill-theme-{name}-text")) > len(m(f"drill-theme-{name}"))
