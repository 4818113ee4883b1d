"""The seats in turn."""

from __future__ import annotations

from itertools import product

import pytest

from trainer.engine import Seat


@pytest.mark.parametrize(("one", "other"), list(product(Seat, Seat)), ids=str)
def test_as_many_turns_as_steps(one: Seat, other: Seat) -> None:
    steps = one.steps_to(other)
    for turns in (steps, steps + 4, steps - 4):
        assert one.after(turns) is other


@pytest.mark.parametrize("seat", list(Seat))
def test_once_around(seat: Seat) -> None:
    assert [seat.lho, seat.partner, seat.rho] == [seat.after(turn) for turn in (1, 2, 3)]
    assert seat.rho.lho is seat
    assert seat.partner.side is seat.side
    assert seat.lho.side is seat.side.other
