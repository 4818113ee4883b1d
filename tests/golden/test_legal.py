"""Legal plays against a table of positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import card_list, cases, rules_of
from trainer.engine import Hand, SpadesError, legal_cards

CASES = cases("legal.yaml")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_what_may_be_played(case: dict[str, Any]) -> None:
    def legal() -> Any:
        return legal_cards(
            rules_of(case),
            Hand(card_list(case["hand"])),
            card_list(case["trick"]),
            spades_broken=case["broken"],
            first_trick=case["first"],
        )

    if "error" in case:
        with pytest.raises(SpadesError) as refused:
            legal()
        assert refused.value.code == case["error"]
        return
    found = legal()
    assert set(found.cards) == set(card_list(case["legal"]))
    assert len(found.cards) == len(set(found.cards))
    assert found.reason == case.get("reason", found.reason)
