"""The coach's figures in words."""

from __future__ import annotations

import pytest

from trainer.engine import Bid, Seat
from trainer.i18n import messages
from trainer.teaching.bid_why import Gap, Means, Reason, Why
from trainer.ui.bid.coach_words import means_text, reason_text


@pytest.mark.parametrize(
    ("mean", "counted"), [(0.0, "0,0 pli"), (1.5, "1,5 pli"), (1.94, "1,9 pli"), (1.97, "2,0 plis"),
                          (3.2, "3,2 plis")],
)  # fmt: skip
def test_french_counts_a_mean_as_it_is_written(mean: float, counted: str) -> None:
    m, two = messages("fr"), Bid.number(2)
    said = [
        means_text(m, Means(mean, 3.0), Seat.N),
        means_text(m, Means(mean, None), Seat.N),
        *(
            reason_text(m, "gap", Reason(gap, {"tricks": mean, "sure": 0}))
            for gap in (Gap.SMALL_CARDS, Gap.LONG_SUIT, Gap.NO_SPADES)
        ),
        reason_text(
            m, "why", Reason(Why.NUMBER_INSTEAD, {"number": two, "tricks": mean, "value": 9.0})
        ),
    ]
    assert all(f"{counted} en moyenne" in sentence for sentence in said), said
    bags = Reason(Why.BAGS, {"best": two, "bags": mean, "standing": 3})
    assert counted.replace("pli", "sac") in reason_text(m, "why", bags)


@pytest.mark.parametrize(
    ("language", "none", "some"),
    [("en", "on average.", "on average, on top of your 3."),
     ("fr", "en moyenne.", "en moyenne, en plus de vos 3.")],
)  # fmt: skip
def test_no_bags_before_are_not_worth_a_word(language: str, none: str, some: str) -> None:
    for standing, ending in ((0, none), (3, some)):
        bags = Reason(Why.BAGS, {"best": Bid.number(2), "bags": 1.3, "standing": standing})
        assert reason_text(messages(language), "why", bags).endswith(ending)
