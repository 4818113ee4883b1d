"""Cards may be given in notation wherever a card is played."""

from __future__ import annotations

import pytest

from trainer.engine import (
    Card,
    Deal,
    IllegalPlay,
    NotationError,
    PlayState,
    Seat,
    can_play,
    load_house,
    play,
    verify_play,
)

START = PlayState.start(load_house("classic"), Deal.from_id("7K3F-2QXM"), Seat.W)


@pytest.mark.parametrize("text", ["H7", "7h", "7♥"])
def test_notation_is_the_card(text: str) -> None:
    assert verify_play(START, text) == Card.parse("H7")
    assert can_play(START, text)
    assert play(START, text) == play(START, Card.parse("H7"))


def test_what_is_no_card_is_named() -> None:
    with pytest.raises(NotationError, match="Z9"):
        play(START, "Z9")
    assert not can_play(START, "Z9")


def test_a_spade_as_the_first_lead_is_refused() -> None:
    with pytest.raises(IllegalPlay) as refused:
        play(START, "ST")
    assert refused.value.code == "first_lead"
