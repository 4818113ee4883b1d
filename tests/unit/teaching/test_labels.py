"""Labels of a loss."""

import pytest

from trainer.teaching.labels import Label, label_of


@pytest.mark.parametrize(
    ("loss", "error", "label"),
    [
        (0.0, 0.0, Label.BEST),
        (0.1, 0.0, Label.GOOD),
        (2.0, 1.0, Label.BEST),
        (2.1, 1.0, Label.GOOD),
        (3.0, 0.5, Label.GOOD),
        (3.1, 0.5, Label.INACCURACY),
        (8.0, 1.0, Label.INACCURACY),
        (8.1, 1.0, Label.MISTAKE),
        (20.0, 1.0, Label.MISTAKE),
        (20.1, 1.0, Label.BLUNDER),
        (30.0, 15.0, Label.BEST),
        (30.0, 14.9, Label.BLUNDER),
    ],
)
def test_labels(loss: float, error: float, label: Label) -> None:
    assert label_of(loss, error) is label
    assert label.is_fine is (label in (Label.BEST, Label.GOOD))
