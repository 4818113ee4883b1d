"""Every refusal has a code, the input, the position and a sentence; every code can be met."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.engine import (
    BLIND_NIL,
    DEALS,
    DECK,
    NIL,
    SENTENCES,
    Auction,
    Bid,
    BidKind,
    Card,
    Deal,
    Hand,
    HouseError,
    IllegalBid,
    IllegalPlay,
    NotationError,
    PlayState,
    ScoringError,
    Seat,
    SpadesError,
    Standing,
    auction_of,
    deal_id,
    legal_cards,
    load_house,
    parse_hands,
    parse_house,
    place_bid,
    play,
    read_house,
    score_hand,
    verify_bid,
    verify_play,
)

CLASSIC = load_house("classic")
CARDS4 = load_house("cards4")
FIVES = load_house("fives")
SOLO = load_house("solo")
MOON = load_house("moon")
FULL = Deal.from_number(7)


def at(rules: Any, *calls: object) -> Auction:
    auction = Auction(rules, Seat.W)
    for call in calls:
        auction = place_bid(auction, Bid.parse(call), hand_seen=False)
    return auction


def scored(tricks: Any = (3, 3, 4, 3), bids: Any = (3, 3, 4, 3), **before: Any) -> Any:
    """A hand of `classic`, values by seat; `before` as score and bags by side."""
    given = {key: Standing(*value) for key, value in before.items()}
    by_seat = [dict(zip(Seat, values, strict=False)) for values in (bids, tricks)]
    return score_hand(CLASSIC, by_seat[0], by_seat[1], given)


def legal(hand: str, trick: str) -> Any:
    cards = tuple(map(Card.parse, trick.split()))
    return legal_cards(CLASSIC, Hand.parse(hand), cards, spades_broken=False, first_trick=False)


def leading(hands: str, **options: Any) -> PlayState:
    """North leads from a small ending."""
    return PlayState(CLASSIC, parse_hands(hands), Seat.N, **options)


SMALL = "N:A.K.. .QJ.. K.A.. .T9.."

#: How each code is met, by code.
MET: dict[str, Callable[[], object]] = {
    "card_unknown": lambda: Card.parse("S1"),
    "card_twice": lambda: Hand.parse("AA..."),
    "hand_suits": lambda: Hand.parse("AK.Q.J"),
    "hand_size": lambda: Hand.parse("AK.Q.J.", size=13),
    "hand_full": lambda: Hand(DECK[:14]),
    "hand_lengths": lambda: Deal.parse("N:A... K... Q... ..."),
    "deal_form": lambda: Deal.parse("AK..."),
    "deal_id": lambda: deal_id("7K3F-2QX"),
    "deal_number": lambda: Deal.from_number(DEALS),
    "seat_unknown": lambda: Seat.parse("O"),
    "bid_unknown": lambda: Bid.parse("14"),
    "zero_not_a_bid": lambda: verify_bid(at(MOON), Bid.number(0)),
    "below_minimum": lambda: verify_bid(at(SOLO), Bid.number(0)),
    "no_nil": lambda: verify_bid(at(SOLO), NIL),
    "no_blind_nil": lambda: verify_bid(at(CLASSIC), BLIND_NIL),
    "blind_nil_off": lambda: verify_bid(at(CARDS4), BLIND_NIL),
    "partner_has_bid": lambda: verify_bid(at(CARDS4, 3, 3), NIL),
    "not_before_any_bid": lambda: verify_bid(
        at(CARDS4.with_options({"blind_nil": "on"}), 3), BLIND_NIL
    ),
    "hand_seen": lambda: verify_bid(at(FIVES), BLIND_NIL, hand_seen=True),
    "not_behind": lambda: verify_bid(
        at(FIVES.with_options({"blind_nil_deficit": 100})), BLIND_NIL, hand_seen=False
    ),
    "partner_is_nil": lambda: verify_bid(
        at(CLASSIC.with_options({"double_nil": "closed"}), "nil", 3), NIL
    ),
    "team_minimum": lambda: verify_bid(
        at(CLASSIC.with_options({"min_team_bid": 4}), 1, 3), Bid.number(2)
    ),
    "pair_cap": lambda: verify_bid(
        at(CLASSIC.with_options({"max_pair_bid": 13}), 7, 3), Bid.number(7)
    ),
    "total_thirteen": lambda: verify_bid(
        at(CLASSIC.with_options({"total_not_thirteen": True}), 3, 3, 3), Bid.number(4)
    ),
    "out_of_turn": lambda: verify_bid(at(CLASSIC), Bid.number(3), seat=Seat.S),
    "auction_over": lambda: verify_bid(at(CLASSIC, 3, 3, 3, 3), Bid.number(3)),
    "card_not_held": lambda: verify_play(leading(SMALL), Card.parse("HQ")),
    "follow_suit": lambda: verify_play(
        leading("N:.K.. K.QJ.. .A2.. .T9..", trick=(Card.parse("H3"),)), Card.parse("SK")
    ),
    "spades_not_broken": lambda: verify_play(leading(SMALL), Card.parse("SA")),
    "first_lead": lambda: play(leading(SMALL, first_trick=True), Card.parse("SA")),
    "deal_over": lambda: play(leading("N:... ... ... ..."), Card.parse("SA")),
    "trick_size": lambda: legal("A...", "H2 H3 H4 H5"),
    "nothing_held": lambda: legal("...", "H2"),
    "hand_and_trick": lambda: legal(".2..", "H2"),
    "tricks_range": lambda: scored(tricks=(14, 0, 0, -1)),
    "tricks_total": lambda: scored(tricks=(3, 3, 3, 3)),
    "seats_missing": lambda: scored(tricks=(3, 3, 7)),
    "sides_unknown": lambda: scored(N=(0, 0)),
    "score_whole": lambda: scored(NS=(1.5, 0)),
    "bags_negative": lambda: scored(NS=(0, -1)),
    "bags_range": lambda: scored(NS=(0, 10)),
    "house_unknown": lambda: load_house("manor"),
    "house_invalid": lambda: CLASSIC.with_options({"target": 5}),
    "house_toml": lambda: parse_house("target = "),
    "house_empty": lambda: parse_house("# nothing\n"),
}

#: Faults within a house: the text of a file that has it, over a whole house unless it says not.
FAULTS: dict[str, str] = {
    "field_base": 'base = "manor"',
    "field_unknown": "zzz = 1",
    "field_misspelt": "targt = 200",
    "field_missing": "target = 300",
    "field_flag": 'break_rule = "yes"',
    "field_whole": "target = 5",
    "field_wholes": "target_choices = [1]",
    "field_choice": 'zero = "none"',
    "field_text": 'name = ""',
    "field_needs_partners": 'scored_by = "player"',
    "field_needs_nil": 'nil_open_to = "nobody"',
    "field_bag_penalty": "bag_group = 0",
    "field_blind_nil_closed": 'zero = "closed"\nnil_open_to = "nobody"\nblind_nil = "on"',
    "field_impossible_bids": "min_team_bid = 8\nmax_pair_bid = 5",
    "field_reading": 'readings = [{kind = "doubt"}]',
}

#: Met by `read_house`, and by whoever reads scores (not the engine itself).
ELSEWHERE = {
    "house_encoding",
    "bids_without_hand",
    "scores_form",
    "scores_range",
    "solo_objective",
    "trick_not_broken",
    "uneven_hands",
    # of lines and banks of drills: tests/unit/content/test_drills.py
    *(code for code in SENTENCES if code.startswith("drill")),
}


#: The first code of each chapter of `SENTENCES`, and the kind of its errors.
KINDS: dict[str, type[SpadesError]] = {
    "card_unknown": NotationError,
    "zero_not_a_bid": IllegalBid,
    "card_not_held": IllegalPlay,
    "tricks_range": ScoringError,
    "house_unknown": HouseError,
}


def _chapter(code: str) -> str:
    codes = list(SENTENCES)
    return max(
        (first for first in KINDS if codes.index(first) <= codes.index(code)), key=codes.index
    )


def test_every_code_is_met_here() -> None:
    assert set(MET) | set(FAULTS) | ELSEWHERE == set(SENTENCES)


@pytest.mark.parametrize("code", sorted(MET))
def test_an_error_carries_code_input_and_sentence(code: str) -> None:
    with pytest.raises(SpadesError) as refused:
        MET[code]()
    error = refused.value
    assert error.code == code
    assert error.input is not None
    assert str(error)
    assert "{" not in str(error)
    assert "Traceback" not in str(error)
    assert isinstance(error, KINDS[_chapter(code)])


@pytest.mark.parametrize("code", sorted(MET))
def test_errors_can_be_copied_and_sent_to_another_process(code: str) -> None:
    with pytest.raises(SpadesError) as refused:
        MET[code]()
    error = refused.value
    for twin in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error), copy.copy(error)):
        assert type(twin) is type(error)
        assert (str(twin), twin.code, twin.params) == (str(error), error.code, error.params)
        assert twin.faults == error.faults


@pytest.mark.parametrize("code", sorted(FAULTS))
def test_a_fault_of_a_house_names_its_field(code: str) -> None:
    base = "" if code in ("field_base", "field_missing") else 'base = "classic"\n'
    with pytest.raises(HouseError) as refused:
        parse_house(base + FAULTS[code])
    found = {fault.code: fault for fault in refused.value.faults}
    assert code in found
    assert str(found[code]).startswith(found[code].field + ": ")
    assert str(found[code]) in str(refused.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b'base = "classic"\nname = "Caf\xe9"\n')
    with pytest.raises(HouseError) as refused:
        read_house(path)
    assert refused.value.code == "house_encoding"


POSITIONS: list[tuple[type[SpadesError], Callable[[], object], type]] = [
    (IllegalBid, MET["partner_has_bid"], Auction),
    (IllegalBid, MET["out_of_turn"], Auction),
    (IllegalBid, MET["auction_over"], Auction),
    (IllegalBid, MET["zero_not_a_bid"], Auction),
    (IllegalBid, lambda: auction_of(CLASSIC, Seat.W, {Seat.E: NIL}), Auction),
    (IllegalPlay, MET["card_not_held"], PlayState),
    (IllegalPlay, MET["follow_suit"], PlayState),
    (IllegalPlay, MET["deal_over"], PlayState),
]


@pytest.mark.parametrize(("kind", "met", "position"), POSITIONS)
def test_a_refused_action_carries_its_position(
    kind: type[SpadesError], met: Callable[[], object], position: type
) -> None:
    with pytest.raises(kind) as refused:
        met()
    assert isinstance(refused.value.position, position)


ODD = [None, True, False, 3.0, 2.5, "three", "", "³", "٣", -1, 14, 10**30, "9" * 5000, [], b"3"]


@pytest.mark.parametrize("value", ODD, ids=lambda v: repr(v)[:12])
def test_odd_bids_get_a_sentence(value: Any) -> None:
    for reader in (
        Bid.parse,
        Bid.number,
        CLASSIC.accept,
        lambda bid: verify_bid(at(CLASSIC), bid),
        lambda bid: scored(bids=(bid, 3, 4, 3)),
    ):
        with pytest.raises(NotationError) as refused:
            reader(value)
        assert refused.value.code == "bid_unknown"


@pytest.mark.parametrize("value", ODD, ids=lambda v: repr(v)[:12])
def test_odd_tricks_get_a_sentence(value: Any) -> None:
    with pytest.raises(ScoringError) as refused:
        scored(tricks=(value, 3, 4, 3))
    assert refused.value.code == "tricks_range"
    assert repr(value) in str(refused.value)


@pytest.mark.parametrize("value", [None, True, 1.0, "1", []], ids=repr)
def test_odd_scores_get_a_sentence(value: Any) -> None:
    for standing in ((value, 0), (0, value)):
        with pytest.raises(ScoringError) as refused:
            scored(NS=standing)
        assert refused.value.code == "score_whole"


def test_a_bid_that_is_none_cannot_be_made() -> None:
    for kind, tricks in ((BidKind.NUMBER, 14), (BidKind.NIL, 1), (BidKind.BLIND_NIL, 3)):
        with pytest.raises(NotationError) as refused:
            Bid(kind, tricks)
        assert refused.value.code == "bid_unknown"


def test_bids_as_a_person_writes_them() -> None:
    """Numbers and texts are read where a bid is wanted."""
    assert scored(bids=(3, "3", "nil", 3), tricks=(3, 3, 0, 7)).sides["NS"].delta == 130
    assert verify_bid(at(CLASSIC), 0) == NIL  # type: ignore[arg-type]


def test_strange_seats_get_a_sentence() -> None:
    bids: dict[Any, Any] = {seat: Bid.number(3) for seat in Seat}
    tricks: dict[Any, Any] = dict(zip(Seat, (3, 3, 4, 3), strict=True))
    for attempt in (
        lambda: score_hand(CLASSIC, {**bids, "X": Bid.number(1)}, tricks),
        lambda: score_hand(CLASSIC, bids, {**tricks, "X": 0}),
        lambda: auction_of(CLASSIC, Seat.W, {"N": Bid.number(3)}),  # type: ignore[dict-item]
    ):
        with pytest.raises(NotationError) as refused:
            attempt()
        assert refused.value.code == "seat_unknown"


def test_huge_scores_are_scores() -> None:
    sides = scored(NS=(10**30, 0), EW=(-(10**30), 0)).sides
    assert sides["NS"].score == 10**30 + 70
    assert sides["EW"].score == -(10**30) + 60


@pytest.mark.parametrize("value", [["SA"], [None], "SA", [FULL]], ids=repr)
def test_a_hand_holds_cards(value: Any) -> None:
    with pytest.raises(NotationError) as refused:
        Hand(value)
    assert refused.value.code == "card_unknown"


def test_a_small_deal_has_no_number() -> None:
    with pytest.raises(NotationError) as refused:
        _ = Deal.parse("N:A... K... Q... J...").number
    assert refused.value.code == "hand_size"
