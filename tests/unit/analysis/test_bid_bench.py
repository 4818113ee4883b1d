"""The bench of bid values: its figures are what they say."""

import numpy as np
import pytest

from trainer.analysis.bid_bench import Tenth, area_under_curve, bench_bids
from trainer.cli.bench_bids import holds, report
from trainer.engine import load_house
from trainer.i18n import LANGUAGES, messages


def test_the_area_counts_pairs_in_the_right_order() -> None:
    made = np.array([1.0, 0.0, 1.0, 0.0])
    assert area_under_curve(np.array([0.9, 0.1, 0.8, 0.2]), made) == 1
    assert area_under_curve(np.array([0.1, 0.9, 0.2, 0.8]), made) == 0
    assert area_under_curve(np.array([0.5, 0.5, 0.5, 0.5]), made) == 0.5


def test_a_tenth_may_miss_by_its_error() -> None:
    tenth = Tenth(0.5, 0.6, 100)
    assert tenth.gap == pytest.approx(0.1)
    assert tenth.bound == pytest.approx(0.15)


@pytest.mark.parametrize("house", ["classic", "solo"])
def test_a_small_bench(house: str) -> None:
    seen = []
    found = bench_bids(load_house(house), 24, 20, seed=1, progress=lambda *at: seen.append(at))
    assert seen[-1] == (24, 24)
    assert abs(found.bias) < 1
    assert 0 < found.error < 2
    assert sum(tenth.count for tenth in found.tenths) <= 24
    assert found.nils == (24 if house == "classic" else 0)
    assert holds(found) in (True, False)
    for language in LANGUAGES:
        assert len(report(found, messages(language))) >= 2
