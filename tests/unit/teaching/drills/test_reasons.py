"""Reasons in codes: what is explained, what a wrong card does, which scale weighs more."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from trainer.content.drill import FAMILIES, THEMES, Answer, Drill
from trainer.engine import Card, Seat, load_house
from trainer.i18n import LANGUAGES, messages
from trainer.teaching.drills.grading import grade, judged_of
from trainer.teaching.drills.reasons import Pair, deed, pair_of, shares, why
from trainer.teaching.drills.shelf import Shelf
from trainer.ui.drills.words import reason_text

SHELF = Shelf()
SET = SHELF.open("set1-classic-8NA4-CWF1")


def pair(drill: Drill, card: str) -> Pair:
    judged = judged_of(drill)
    return pair_of(judged, grade(judged, Card.parse(card)), drill.natural)


def test_a_wrong_card_is_held_against_the_best() -> None:
    found = pair(SET, "S7")
    assert str(found.subject.choice) == "C6"
    assert found.other is not None
    assert str(found.other.choice) == "S7"


def test_a_right_card_is_held_against_a_natural_one() -> None:
    found = pair(SET, "C6")
    assert str(found.subject.choice) == "C6"
    assert found.other is not None
    assert found.other.choice == SET.natural[0]


def test_what_a_wrong_card_does() -> None:
    found = deed(SET, Card.parse("S4"))
    assert found is not None
    assert found.code == "does-rescues"
    assert found.figures["nil"] is Seat.S
    assert deed(SET, Card.parse("C6")) is None


def answer(nil: float | None, contract: float | None) -> Answer:
    return Answer(Card.parse("SA"), 0, 0, 0, 0, nil, 0, contract, 0, 0, None, None)


@pytest.mark.parametrize(
    ("best", "other", "codes"),
    [
        ((0.9, 0.5), (0.4, 0.5), ["nil-setter"]),
        ((0.9, 0.4), (0.4, 0.7), ["nil-setter", "contract", "nil-first"]),
        ((0.3, 0.9), (0.4, 0.2), ["nil-setter", "contract", "contract-first"]),
        ((0.5, 0.9), (0.51, 0.2), ["contract"]),
        ((None, 0.9), (None, 0.91), []),
        ((0.5, None), (None, None), ["nil-alone"]),
    ],
)
def test_what_the_worlds_say(
    best: tuple[float | None, float | None],
    other: tuple[float | None, float | None],
    codes: list[str],
) -> None:
    two = Pair(answer(*best), answer(*other))
    assert [reason.code for reason in shares("setter", load_house("classic"), two)] == codes
    assert shares("setter", load_house("classic"), replace(two, other=None)) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_its_sentence(language: str) -> None:
    m = messages(language)
    assert [name for name in THEMES if not m.has(f"nil-why-theme-{name}")] == []


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_drill_of_the_banks_is_explained_whatever_is_chosen(
    family: str, language: str
) -> None:
    """A sentence with a gap in it would show as two spaces or a space before its full stop."""
    m = messages(language)
    entries = SHELF.bank(family)
    for entry in entries[:: max(len(entries) // 25, 1)]:
        drill = SHELF.open(entry.id)
        judged = judged_of(drill)
        for one in drill.answers[:: max(len(drill.answers) - 1, 1)]:
            two = pair_of(judged, grade(judged, one.choice), drill.natural)
            said = [reason_text(m, reason, drill.position.seat) for reason in why(drill, two)]
            assert said, entry.id
            for sentence in said:
                assert sentence.endswith("."), (entry.id, sentence)
                assert not re.search(r"  | \.|\( ?\)|^\W* ", sentence), (entry.id, sentence)


def test_a_fallen_nil_is_counted_as_the_house_does() -> None:
    """The same cards at two tables: here its tricks make up the contract, there they do not."""
    twins = [SHELF.open(f"set2-{houses}-R41C-0TGR") for houses in ("moon~classic", "classic~moon")]
    said = []
    for drill in twins:
        found = why(drill, Pair(judged_of(drill).best, None))
        figures = next(one for one in found if one.code == "theme-fallen_nil").figures
        taken = drill.position.state.taken
        helping = taken[drill.nil] if drill.key.house == "moon" else 0
        assert taken[drill.nil] > 0
        assert figures["counted"] == taken[drill.nil.partner] + helping
        assert figures["lacks"] == figures["contract"] - figures["counted"]
        said.append((figures["helps"], figures["contract"], figures["lacks"]))
    assert said == [(1, 5, 2), (0, 5, 3)]
