"""The banks: their structure, a sample of their values, and that each drill keeps its promises."""

from __future__ import annotations

import pytest

from trainer.content.drill import FAMILIES, GENERATOR, THEMES, Drill
from trainer.content.drills import banks, read_bank
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.drills.habits import classes
from trainer.teaching.drills.keep import CLEAR_ERRORS, CLEAR_POINTS, LEAST_CLASSES, MAYBE_POINTS
from trainer.teaching.drills.verify import sample, wrong_values

BANKS = {family: read_bank(path) for family, path in banks().items()}
DRILLS = [drill for drills in BANKS.values() for drill in drills]


def test_every_family_has_its_bank() -> None:
    assert set(BANKS) == set(FAMILIES)
    for family, drills in BANKS.items():
        assert drills
        assert all(drill.key.family == family for drill in drills)
        assert all(drill.key.generator == GENERATOR for drill in drills)


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: str(drill.key))
def test_a_drill_is_clear_and_not_trivial(drill: Drill) -> None:
    least = 200
    assert drill.worlds >= least
    for answer in drill.answers:
        if answer.choice in drill.right:
            assert answer.loss <= MAYBE_POINTS
        else:
            assert answer.loss >= CLEAR_POINTS
            assert answer.loss >= CLEAR_ERRORS * answer.loss_error - 0.02
    assert drill.natural
    if not drill.is_bid:
        assert len(classes(drill.position.view)) >= LEAST_CLASSES


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: str(drill.key))
def test_the_real_layout_shows_it(drill: Drill) -> None:
    right = [drill.answer(choice) for choice in drill.right]
    natural = [drill.answer(choice) for choice in drill.natural]
    if drill.objective == "nil":
        assert all(answer.real_nil for answer in right)
    if drill.objective == "nil" and not drill.is_bid:
        assert not all(answer.real_nil for answer in natural)
    if drill.judged == "solved" or drill.is_bid:
        best = max(answer.real_points for answer in drill.answers)
        assert all(answer.real_points >= best - MAYBE_POINTS for answer in right)
        assert any(answer.real_points <= best - CLEAR_POINTS for answer in natural)


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
