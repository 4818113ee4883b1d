"""Whole hands, bid, played and scored, as texts that a person can follow."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import read, write
from tests.reference.naive import winner
from trainer.engine import HOUSES

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
TEXTS = [path.read_text(encoding="utf-8") for path in FILES]


@pytest.mark.parametrize("text", TEXTS, ids=[path.stem for path in FILES])
def test_every_line_follows_from_the_choices(text: str) -> None:
    assert write(read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("text", TEXTS, ids=[path.stem for path in FILES])
def test_winners_and_breaks_without_the_engine(text: str) -> None:
    """The same texts, read by eye as it were: highest spade, else highest of the suit led."""
    seats = "NESW"
    leader, broken = "", False
    for line in text.splitlines():
        words = line.split()
        if line.startswith("deal "):
            leader, broken = "", False
        if not line.startswith("trick "):
            continue
        assert words[2] == (leader or words[2])
        cards = [word for word in words[3 : words.index("->")] if "!" not in word]
        assert len(cards) == 4
        spades = any(card[0] == "S" for card in cards)
        assert line.endswith("breaks spades") == (spades and not broken)
        broken = broken or spades
        leader = words[words.index("->") + 1]
        assert leader == seats[(seats.index(words[2]) + winner(cards)) % 4]


def test_every_house_is_played() -> None:
    played = {read(text).house[0] for text in TEXTS}
    assert played == set(HOUSES)


def test_a_wrong_choice_is_no_playthrough() -> None:
    text = next(text for text in TEXTS if "trick  2" in text)
    first, second = (
        line for line in text.splitlines() if line.startswith(("trick  1", "trick  2"))
    )
    with pytest.raises(AssertionError):
        write(read(text.replace(first, "").replace(second, first)))
