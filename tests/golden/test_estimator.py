"""The estimator against hands worked by hand, and against bids that writers agree on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from trainer.analysis import Counted, NilAdvice, estimate
from trainer.analysis.agreed import AgreedHand, agreed_hands
from trainer.engine import NIL, Hand

GOLDEN = Path(__file__).parent


def table(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = yaml.safe_load((GOLDEN / name).read_text(encoding="utf-8"))
    return rows


@pytest.mark.parametrize("case", table("estimator.yaml"), ids=lambda case: case["hand"])
def test_a_hand_worked_by_hand(case: dict[str, Any]) -> None:
    found = estimate(Hand.parse(case["hand"], size=13))
    tricks = dict.fromkeys(Counted, 0)
    for line in found.lines:
        tricks[line.reason] += line.tricks
    assert found.sure == case["sure"]
    if "spades" in case:
        assert tricks[Counted.TOP_SPADES] + tricks[Counted.LONG_SPADES] == case["spades"]
    if "middle" in case:
        assert tricks[Counted.MIDDLE_CARDS] == case["middle"]


#: A floor under how many agreed bids the estimate reaches: all 16 when this was written.
AGREED_AT_LEAST = 14


def reaches(case: AgreedHand) -> bool:
    """Whether the estimate leaves room for a bid that writers take as right.

    A number lies between the count and the count with its maybes; a nil is not advised
    against, a hand that is none is not advised as one.
    """
    found = estimate(case.hand)
    advice = found.nil_danger.advice()
    if case.accepts(NIL):
        return advice is not NilAdvice.BAD
    if not case.accept:
        return advice is not NilAdvice.GOOD
    return any(found.sure <= bid.tricks <= found.with_maybes for bid in case.accept)


def test_bids_that_writers_agree_on() -> None:
    cases = agreed_hands()
    missed = [case.id for case in cases if not reaches(case)]
    report = f"{len(cases) - len(missed)} of {len(cases)} agreed bids are reached; not {missed}"
    assert len(cases) - len(missed) >= AGREED_AT_LEAST, report
