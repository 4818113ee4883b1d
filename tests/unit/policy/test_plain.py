"""The bidding as plain Python: the kernel's decisions."""

import pytest

from trainer.bots import PolicyBidder, make_bot
from trainer.engine import (
    HOUSES,
    Auction,
    Deal,
    RuleSet,
    Seat,
    Standing,
    TableView,
    allowed_bids,
    load_house,
    place_bid,
    side_keys,
)
from trainer.engine.deals import DEALS
from trainer.engine.draws import Draws
from trainer.policy import decide_bid, plain_bid

CLASSIC = load_house("classic")
#: Rules that together can leave a seat no bid: then the one about thirteen yields.
TIGHT = {
    "tight": CLASSIC.with_options(
        {
            "total_not_thirteen": True,
            "min_team_bid": 4,
            "max_pair_bid": 5,
            "zero": "number",
            "nil_open_to": "nobody",
        }
    ),
    "capped": CLASSIC.with_options({"max_pair_bid": 3, "zero": "number"}),
}


def auctions(rules: RuleSet, name: str, count: int) -> list[TableView]:
    """Each seat's view at its turn, of auctions that the plain bidder makes."""
    draws, views = Draws(name), []
    for _ in range(count):
        deal = Deal.from_number(draws.below(DEALS))
        auction = Auction(rules, draws.choice(tuple(Seat)))
        standings = {
            key: Standing(draws.below(rules.target), draws.below(rules.penalty_group or 5))
            for key in side_keys(rules)
        }
        while auction.turn is not None:
            view = TableView(auction.turn, deal.hand(auction.turn), auction, standings)
            views.append(view)
            bid = PolicyBidder().choose_bid(view).bid
            auction = place_bid(auction, bid, standings=standings)
    return views


@pytest.mark.parametrize("house", HOUSES)
def test_plain_and_compiled_decide_the_same(house: str) -> None:
    for view in auctions(load_house(house), f"plain {house}", 150):
        plain, compiled = plain_bid(view), decide_bid(view)
        assert (plain.bid, plain.reason) == (compiled.bid, compiled.reason)
        assert plain.tricks == pytest.approx(compiled.tricks, abs=1e-12)
        assert plain.nil_chance == pytest.approx(compiled.nil_chance, abs=1e-12)


@pytest.mark.parametrize("name", TIGHT)
def test_every_bid_is_open_whatever_the_house_closes(name: str) -> None:
    for view in auctions(TIGHT[name], name, 60):
        allowed = allowed_bids(view.auction, standings=view.standings)
        assert PolicyBidder().choose_bid(view).bid in allowed
        assert make_bot("policy").choose_bid(view).bid in allowed
