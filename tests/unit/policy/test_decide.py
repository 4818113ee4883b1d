"""The policy at the table: the kernel's decisions, and plain card sense."""

import numba
import pytest

from trainer.bots import make_bot
from trainer.bots.table import play_deal
from trainer.engine import (
    HOUSES,
    NIL,
    Bid,
    Card,
    Deal,
    Hand,
    IllegalPlay,
    RuleSet,
    Seat,
    Standing,
    Suit,
    TableView,
    auction_of,
    load_house,
)
from trainer.engine.deals import DEALS
from trainer.engine.draws import Draws
from trainer.policy import decide_bid, decide_card, play_out, simulate, tables_for
from trainer.policy.kernel import layout
from trainer.policy.model import MODEL_FILE, by_side, load_model, read_model
from trainer.policy.rules import bid_of

CLASSIC = load_house("classic")
CUSTOM = load_house("classic").with_options(
    {
        "break_rule": False,
        "first_lead_by": "dealer",
        "total_not_thirteen": True,
        "min_team_bid": 4,
        "max_pair_bid": 13,
    }
)


def deals(name: str, count: int) -> list[Deal]:
    draws = Draws(name)
    return [Deal.from_number(draws.below(DEALS)) for _ in range(count)]


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def view(
    hand: str,
    plays: str,
    bids: tuple[int | str, int | str, int | str, int | str] = (3, 3, 3, 3),
    *,
    seat: Seat = Seat.S,
    dealer: Seat = Seat.W,
    rules: RuleSet = CLASSIC,
) -> TableView:
    """Bids by seat from north; west deals and north leads unless said otherwise."""
    made = dict(zip(Seat, map(Bid.parse, bids), strict=True))
    return TableView(
        seat, Hand.parse(hand, size=13), auction_of(rules, dealer, made), {}, cards(plays)
    )


@pytest.mark.parametrize("rules", [*map(load_house, HOUSES), CUSTOM], ids=[*HOUSES, "custom"])
def test_a_table_of_bots_plays_as_the_kernel_does(rules: RuleSet) -> None:
    played = deals(f"decide {rules.id}", 6)
    bot = make_bot("policy")
    bots = dict.fromkeys(Seat, bot)
    for dealer in (Seat.N, Seat.E):
        found = simulate(rules, played, dealer=dealer)
        for deal, bids, tricks in zip(played, found.bids, found.tricks, strict=True):
            record = play_deal(rules, deal, dealer, bots)
            assert [record.bids[seat] for seat in Seat] == [bid_of(int(bid)) for bid in bids]
            assert [record.tricks[seat] for seat in Seat] == list(tricks)


def test_threads_change_nothing() -> None:
    played = deals("threads", 300)
    alone = simulate(CLASSIC, played, threads=1)
    together = simulate(CLASSIC, played, threads=3)
    assert (alone.tables == together.tables).all()


def test_drawn_deals_are_made_by_their_seed() -> None:
    first, again, other = (simulate(CLASSIC, 100, seed=seed) for seed in (1, 1, 2))
    assert (first.tables == again.tables).all()
    assert (first.tables != other.tables).any()
    assert (first.tricks.sum(axis=1) == 13).all()


def test_bids_that_were_made_stand() -> None:
    bids = {Seat.E: Bid.number(7), Seat.S: NIL}
    found = simulate(CLASSIC, deals("stand", 3), dealer=Seat.N, bids=bids)
    assert (found.bids[:, Seat.E] == 7).all()
    assert (found.bids[:, Seat.S] == layout.NIL).all()


def test_a_position_is_played_on() -> None:
    tables = tables_for(CLASSIC, deals("on", 2), Seat.N)
    play_out(CLASSIC, tables)
    assert (tables[:, layout.HAND : layout.HAND + 4] == 0).all()
    again = play_out(CLASSIC, tables.copy(), fresh=False)
    assert (again.tricks == tables[:, layout.TAKEN : layout.TAKEN + 4]).all()


def test_the_bid_fits_the_hand() -> None:
    def bid(hand: str, rules: RuleSet = CLASSIC) -> Bid:
        auction = auction_of(rules, Seat.N, {})
        return decide_bid(TableView(Seat.E, Hand.parse(hand), auction)).bid

    assert bid("AKQJT98765432...").tricks >= 10
    assert bid("432.5432.432.432") == NIL
    assert not bid("432.5432.432.432", load_house("solo")).is_nil
    assert not bid("A32.5432.432.432").is_nil
    assert 4 <= bid("AKQ9.AK32.A2.432").tricks <= 8


def test_far_behind_and_near_the_target_are_legal_too() -> None:
    auction = auction_of(CLASSIC, Seat.N, {})
    hand = Hand.parse("Q74.A962.T52.Q53")
    for ours, theirs in ((495, 0), (0, 495), (495, 495), (-150, 480)):
        standings = {"EW": Standing(ours, 9), "NS": Standing(theirs, 9)}
        decided = decide_bid(TableView(Seat.E, hand, auction, standings))
        assert decided.bid == NIL or 1 <= decided.bid.tricks <= 6


def test_the_last_seat_wins_as_cheaply_as_it_can() -> None:
    # East has led a low heart; north is last: it plays no more than it takes to win.
    last = view("432.AK62.432.432", "H7 H8 H9", (4, 4, 4, 4), seat=Seat.N, dealer=Seat.N)
    assert decide_card(last).card in cards("HK HA")
    last = view("432.A962.432.432", "H5 H3 H4", (4, 4, 4, 4), seat=Seat.N, dealer=Seat.N)
    assert decide_card(last).card == Card.parse("H6")


def test_the_partners_winner_is_not_ruffed() -> None:
    # South has led the ace of hearts, and east and west have followed; north is void.
    last = view("J432..K5432.5432", "H3 HA H4", (3, 3, 3, 3), seat=Seat.N, dealer=Seat.N)
    assert decide_card(last).card.suit is not Suit.SPADES


def test_a_nil_goes_under() -> None:
    nil = view("32.Q742.5432.432", "HK HA H3", (NIL, 4, 4, 3), seat=Seat.N, dealer=Seat.N)
    decided = decide_card(nil)
    assert decided.card == Card.parse("HQ")
    assert decided.reason == "protect_own_nil"


def test_the_partners_nil_is_covered() -> None:
    # North is nil and about to win with the ten; south can go over it in last place.
    covering = view("A32.K42.5432.432", "H6 HT H3", ("nil", 4, 4, 4), seat=Seat.S, dealer=Seat.S)
    decided = decide_card(covering)
    assert decided.card == Card.parse("HK")
    assert decided.reason == "cover_partner_nil"


def test_an_opponents_nil_is_not_saved() -> None:
    # West is nil and winning with the ten; south, last, holds king and two.
    setting = view("A32.K42.5432.432", "HT H6 H3", (4, 4, 4, "nil"), seat=Seat.S, dealer=Seat.S)
    decided = decide_card(setting)
    assert decided.card in cards("H2 H4")
    assert decided.reason == "attack_nil"


def test_a_view_holds_what_was_played() -> None:
    seen = view("A32.K42.5432.432", "HT H6 H3 H2 S7", dealer=Seat.S, seat=Seat.S).seen
    assert (seen.leader, seen.taken) == (Seat.W, (0, 0, 0, 1))
    assert seen.spades_broken
    assert not seen.first_trick
    with pytest.raises(IllegalPlay, match="does not hold"):
        view("A32.K42.5432.432", "HT H6 H3 H9", dealer=Seat.S).seen  # noqa: B018
    with pytest.raises(IllegalPlay, match="twice"):
        view("A32.K42.5432.432", "HT HT", dealer=Seat.S).seen  # noqa: B018


def test_both_sides_play_by_what_the_kernel_reads_as_one_kind_of_model() -> None:
    """Another kind, one that can be written, would have all of the player compiled twice."""
    for model in (load_model(), read_model(MODEL_FILE)):
        both = by_side(model, model + 1)
        assert numba.typeof(both[0]) == numba.typeof(load_model())
        assert (both == [model, model + 1]).all()
