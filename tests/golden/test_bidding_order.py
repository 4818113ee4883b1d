"""What may be bid, and why the rest is closed, against a table of auctions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import cases, rules_of, standings
from trainer.engine import (
    Bid,
    Seat,
    SpadesError,
    allowed_bids,
    auction_of,
    can_bid,
    refused_bids,
)

CASES = cases("bidding_order.yaml")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_what_may_be_bid(case: dict[str, Any]) -> None:
    scores = standings(case.get("scores"))
    seen = case.get("hand_seen", True)

    def auction() -> Any:
        bids = {Seat.parse(seat): Bid.parse(bid) for seat, bid in case["bids"].items()}
        return auction_of(rules_of(case), Seat.parse(case["dealer"]), bids, scores)

    if "error" in case:
        with pytest.raises(SpadesError) as refused:
            auction()
        assert refused.value.code == case["error"]
        return
    now = auction()
    assert now.turn is (Seat.parse(case["seat"]) if case["seat"] else None)
    allowed = allowed_bids(now, standings=scores, hand_seen=seen)
    for bid in map(Bid.parse, case["can"]):
        assert bid in allowed
        assert can_bid(now, bid, standings=scores, hand_seen=seen)
    for bid in map(Bid.parse, case["cannot"]):
        assert bid not in allowed
    closed = refused_bids(now, standings=scores, hand_seen=seen)
    for text, code in case.get("refused", {}).items():
        assert closed[Bid.parse(text)].code == code
