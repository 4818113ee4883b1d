import pytest

from trainer.engine import Card
from trainer.i18n import messages


@pytest.mark.parametrize(
    ("language", "card", "name"),
    [
        ("en", "C7", "Seven of clubs"),
        ("en", "HT", "Ten of hearts"),
        ("en", "S2", "Two of spades"),
        ("fr", "D9", "neuf de carreau"),
        ("fr", "CA", "as de trèfle"),
    ],
)
def test_every_rank_has_its_own_name(language: str, card: str, name: str) -> None:
    assert messages(language).card_name(Card.parse(card)) == name
