"""Every theme, with an example that shows it and one that does not.

The learner sits South. An example gives the hands, the cards on the table, the right card and the
natural one.
"""

from __future__ import annotations

import pytest

from trainer.content.drill import THEMES, Answer, Drill, DrillKey, Position
from trainer.engine import (
    DECK,
    NIL,
    Bid,
    Card,
    Deal,
    Hand,
    PlayState,
    Seat,
    legal_plays,
    load_house,
    parse_hands,
)
from trainer.teaching.drills.nil_bids import BID_THEMES
from trainer.teaching.drills.scene import Scene
from trainer.teaching.drills.themes import CARD_THEMES, FALLEN

LEADS = "N:.K4.. .A6.. .3.2. .95.."
HIGH = "N:.T2.. .K7.. .A9.. .J8.."
DUCK = "N:K... Q... .A3.. A..."
OUT = "N:.K.. .Q.. 2..3. .7.."

#: theme, role, nil, hands, leader, table, right, natural, shown. An empty table: South leads.
EXAMPLES = [
    ("lead_under_nil", "setter", "W", LEADS, "S", "", "H3", "D2", True),
    ("lead_under_nil", "setter", "W", "N:.K4.. .A6.. .8.2. .95..", "S", "", "H8", "D2", False),
    ("lead_cover_void", "setter", "W", "N:.K4.. ..A6. .3.2. .95..", "S", "", "H3", "D2", True),
    ("lead_cover_void", "setter", "W", LEADS, "S", "", "H3", "D2", False),
    ("strip_cover", "setter", "W", LEADS, "S", "", "H3", "D2", True),
    ("strip_cover", "setter", "W", "N:.K4.. .AJ6.. .3.2. .95..", "S", "", "H3", "D2", False),
    ("no_discard", "setter", "W", LEADS, "S", "", "H3", "D2", True),
    ("no_discard", "setter", "W", "N:.K4.. .A6.. .3.2. .9.5.", "S", "", "H3", "D2", False),
    ("lead_through_cover", "setter", "E", "N:.K4.. .95.. .3.2. .A6..", "S", "", "H3", "D2", True),
    ("lead_through_cover", "setter", "W", LEADS, "S", "", "H3", "D2", False),
    ("lead_through_nil", "setter", "W", LEADS, "S", "", "H3", "D2", True),
    ("lead_through_nil", "setter", "E", "N:.K4.. .95.. .3.2. .A6..", "S", "", "H3", "D2", False),
    ("pull_trumps", "setter", "W", "N:K4... A6... 3..2. 95...", "S", "", "S3", "D2", True),
    ("pull_trumps", "setter", "W", "N:K4... A6... 3..2. .95..", "S", "", "S3", "D2", False),
    ("stay_under", "setter", "W", DUCK, "W", "H9 H4 H6", "H3", "HA", True),
    ("stay_under", "setter", "E", DUCK, "W", "H9 H4 H6", "H3", "HA", False),
    ("hold_up", "setter", "W", DUCK, "W", "H4 H9 HT", "H3", "HA", True),
    ("hold_up", "setter", "W", DUCK, "W", "H4 H9 HT", "HA", "H3", False),
    ("win_to_lead", "setter", "W", DUCK, "W", "H4 H9 HT", "HA", "H3", True),
    ("win_to_lead", "setter", "W", DUCK, "W", "H4 H9 HT", "H3", "HA", False),
    ("contract_first", "setter", "W", DUCK, "W", "H4 H9 HT", "H3:0.1", "HA:0.3", True),
    ("contract_first", "setter", "W", DUCK, "W", "H4 H9 HT", "H3:0.3", "HA:0.1", False),
    ("cover_high", "coverer", "N", HIGH, "W", "H5 H4 H6", "HA", "H9", True),
    ("cover_high", "coverer", "N", HIGH, "W", "H5 H4 H6", "H9", "HA", False),
    ("leave_it", "coverer", "N", DUCK, "W", "H5 H4 H6", "H3", "HA", True),
    ("leave_it", "coverer", "N", DUCK, "E", "H6", "H3", "HA", False),
    ("lead_for_discard", "coverer", "N", LEADS, "S", "", "D2", "H3", True),
    ("lead_for_discard", "coverer", "N", LEADS, "S", "", "H3", "D2", False),
    ("cash_top", "coverer", "N", "N:.K4.. .76.. .A.2. ..95.", "S", "", "HA", "D2", True),
    ("cash_top", "coverer", "N", "N:.K4.. .76.. .A.2. ..95.", "S", "", "D2", "HA", False),
    ("overtake", "coverer", "N", HIGH, "W", "H5 HQ H6", "HA", "H9", True),
    ("overtake", "coverer", "N", HIGH, "W", "H5 H4 H6", "HA", "H9", False),
    ("give_up_nil", "coverer", "N", DUCK, "W", "H5 H4 H6", "H3:0.1", "HA:0.3", True),
    ("give_up_nil", "coverer", "N", DUCK, "W", "H5 H4 H6", "H3:0.3", "HA:0.1", False),
    ("ruff", "coverer", "N", OUT, "W", "H5 H4 H6", "S2", "D3", True),
    ("ruff", "setter", "W", OUT, "W", "H5 H4 H6", "D3", "S2", False),
    ("no_ruff", "setter", "W", OUT, "W", "H5 H4 H6", "D3", "S2", True),
    ("no_ruff", "coverer", "N", OUT, "W", "H5 H4 H6", "S2", "D3", False),
    ("keep_low", "setter", "W", DUCK, "W", "H4 H9 HT", "HA", "H3", True),
    ("keep_low", "setter", "W", DUCK, "W", "H4 H9 HT", "H3", "HA", False),
    ("keep_low", "setter", "W", "N:... ... 2..73. ...", "W", "H5 H4 H6", "D7", "S2", False),
    ("shed_danger", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "DK", "C2", True),
    ("shed_danger", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "C5", "DK", False),
    ("discard_middle", "bidder", "S", "N:... ... J..92. ...", "W", "H5 SA H6", "SJ", "D2", False),
    ("shorten_suit", "bidder", "S", "N:... ... 42..7. ...", "W", "H5 H4 H6", "D7", "S2", False),
    ("discard_middle", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "C5", "DK", True),
    ("discard_middle", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "DK", "C2", False),
    ("shorten_suit", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "DK", "C2", True),
    ("shorten_suit", "bidder", "S", "N:... ... ..K.542 ...", "W", "H5 H4 H6", "C5", "DK", False),
    ("throw_spade", "bidder", "S", "N:... ... 4..3. ...", "W", "H5 SA H6", "S4", "D3", True),
    ("throw_spade", "bidder", "S", "N:... ... 4..3. ...", "W", "H5 H4 H6", "S4", "D3", False),
    ("duck_high", "bidder", "S", "N:... ... .93.. ...", "W", "HT H4 H6", "H9", "H3", True),
    ("duck_high", "bidder", "S", "N:... ... .93.. ...", "W", "HT H4 H6", "H3", "H9", False),
    ("keep_middle", "bidder", "S", "N:... ... .93.. ...", "W", "HT H4 H6", "H3", "H9", True),
    ("keep_middle", "bidder", "S", "N:... ... .93.. ...", "W", "HT H4 H6", "H9", "H3", False),
    ("lead_low", "bidder", "S", "N:... ... .2.5. ...", "S", "", "H2", "D5", True),
    ("lead_low", "bidder", "S", "N:... ... .2.5. ...", "S", "", "D5", "H2", False),
    ("lead_to_cover", "bidder", "S", "N:.K4.. ..A6. .3.2. .95..", "S", "", "H3", "D2", True),
    ("lead_to_cover", "bidder", "S", "N:.K4.. ..A6. .3.2. .95..", "S", "", "D2", "H3", False),
]


def scene(
    role: str,
    nil: str,
    hands: str,
    leader: str,
    table: str,
    right: str,
    natural: str,
    fallen: bool = False,
) -> Scene:
    trick = tuple(map(Card.parse, table.split()))
    held = parse_hands(hands)
    state = PlayState(load_house("classic"), held, Seat.parse(leader), trick, spades_broken=True)
    assert state.to_move is Seat.S
    cards, shares = [], {}
    for text in (right, natural):
        name, _, share = text.partition(":")
        cards.append(Card.parse(name))
        if share:
            shares[cards[-1]] = float(share)
    return Scene(
        role, Seat.S, Seat.parse(nil), held, state.leader, trick, legal_plays(state),
        (cards[0],), (cards[1],), shares, fallen,
    )  # fmt: skip


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e[0]}-{e[-1]}")
def test_a_theme_of_cards(example: tuple[str, ...]) -> None:
    name, *given, shown = example
    theme = next(theme for theme in CARD_THEMES if theme.name == name)
    assert theme(scene(*given)) is shown


@pytest.mark.parametrize("fallen", [False, True])
def test_a_fallen_nil_is_a_theme_alone(fallen: bool) -> None:
    example = scene("setter", "W", DUCK, "W", "H9 H4 H6", "H3", "HA", fallen)
    shown = {theme.name for theme in CARD_THEMES if theme(example)}
    assert shown == ({FALLEN} if fallen else {"stay_under"})


def test_a_theme_is_one_role_s() -> None:
    theme = next(theme for theme in CARD_THEMES if theme.name == "stay_under")
    assert not theme(scene("coverer", "W", DUCK, "W", "H9 H4 H6", "H3", "HA"))


def bid_drill(hand: str, partner: int | None, right: str, nil_share: float) -> Drill:
    """South has to bid; where the partner has bid, so have the others."""
    own = Hand.parse(hand, size=13)
    rest = [card for card in DECK if card not in own]
    hands = [Hand(rest[13 * place : 13 * place + 13]) for place in range(3)]
    deal = Deal((hands[0], hands[1], own, hands[2]))
    dealer, calls = (Seat.E, ()) if partner is None else (Seat.S, ())
    if partner is not None:
        calls = (Bid.number(3), Bid.number(partner), Bid.number(3))
    position = Position(load_house("classic"), deal, dealer, calls, (), Seat.S)

    def answer(choice: Bid, nil: float | None) -> Answer:
        return Answer(choice, 0, 0, 0, 0, nil, None, None, None, 0, None, None)

    both = (answer(NIL, nil_share), answer(Bid.number(1), None))
    chosen = NIL if right == "nil" else Bid.number(1)
    other = Bid.number(1) if right == "nil" else NIL
    return Drill(
        DrillKey("nil-bid", "classic", "0000-0000"), position, Seat.S, "played", 1, 1.0,
        both, (chosen,), (other,), "nil", (), 0,
    )  # fmt: skip


LOW = "54.T8643.J32.T54"
KING_OF_SPADES = "K4.T8643.J32.T54"
NO_LOW_HEART = "54.KQJT9.732.542"


@pytest.mark.parametrize(
    ("name", "hand", "partner", "right", "share", "shown"),
    [
        ("danger_in_spades", KING_OF_SPADES, None, "1", 0.3, True),
        ("danger_in_spades", NO_LOW_HEART, None, "1", 0.3, False),
        ("danger_in_side_suit", NO_LOW_HEART, None, "1", 0.3, True),
        ("danger_in_side_suit", KING_OF_SPADES, None, "1", 0.3, False),
        ("danger_in_side_suit", NO_LOW_HEART, None, "nil", 0.6, False),
        ("tricks_worth_more", KING_OF_SPADES, None, "1", 0.6, True),
        ("tricks_worth_more", KING_OF_SPADES, None, "1", 0.4, False),
        ("nil_covered", LOW, 4, "nil", 0.8, True),
        ("nil_covered", LOW, 3, "nil", 0.8, False),
        ("nil_alone", LOW, None, "nil", 0.8, True),
        ("nil_alone", LOW, 4, "nil", 0.8, False),
        ("nil_with_honour", KING_OF_SPADES, 4, "nil", 0.8, True),
        ("nil_with_honour", LOW, 4, "nil", 0.8, False),
    ],
)
def test_a_theme_of_bids(
    name: str, hand: str, partner: int | None, right: str, share: float, shown: bool
) -> None:
    assert BID_THEMES[name](bid_drill(hand, partner, right, share)) is shown


def test_the_catalogue_is_closed() -> None:
    """Every name has one predicate and examples both ways."""
    of_cards = [theme.name for theme in CARD_THEMES]
    assert sorted([*of_cards, *BID_THEMES]) == sorted(THEMES)
    assert len(THEMES) == len(set(THEMES))
    for name in set(of_cards) - {FALLEN}:
        assert {shown for example, *_, shown in EXAMPLES if example == name} == {True, False}
