"""What holds for the estimate of any hand."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from trainer.analysis import Counted, Estimate, LookedAt, NilAdvice, estimate, nil_danger
from trainer.engine import DECK, Bid, Card, Hand, Suit

full_hands = st.lists(st.sampled_from(DECK), min_size=13, max_size=13, unique=True).map(Hand)
SIDE_SUITS = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


@given(full_hands)
def test_lines_add_up_and_share_no_card(hand: Hand) -> None:
    found = estimate(hand)
    cards = [card for line in found.lines for card in line.cards]
    assert len(set(cards)) == len(cards)
    assert found.counted == set(cards) <= hand.cards
    assert found.sure == sum(line.tricks for line in found.lines)
    assert 0 <= found.sure <= 13
    assert all(1 <= line.tricks <= len(line.cards) for line in found.lines)


@given(full_hands)
def test_what_is_looked_at_is_in_the_hand_and_may_bring_something_small(hand: Hand) -> None:
    found = estimate(hand)
    for line in found.looked_at:
        assert set(line.cards) <= set(hand.suit(line.suit))
        assert 0 <= line.maybe < 1
        # A ruff shows the short suit, a tenace its counted ace; all else is not counted.
        if line.reason not in (LookedAt.RUFF, LookedAt.TENACE):
            assert not set(line.cards) & found.counted
    assert found.maybe == sum(line.maybe for line in found.looked_at)
    assert found.sure <= found.with_maybes <= found.sure + found.maybe + 0.5
    for caveat in found.caveats:
        assert set(caveat.cards) <= found.counted


@given(full_hands, st.sampled_from(list(permutations(SIDE_SUITS))))
def test_relabelling_side_suits_only_relabels(hand: Hand, order: tuple[Suit, ...]) -> None:
    new = dict(zip(SIDE_SUITS, order, strict=True)) | {Suit.SPADES: Suit.SPADES}

    def renamed(card: Card) -> Card:
        return Card.of(new[card.suit], card.rank)

    def lines(found: Estimate, rename: bool) -> set[object]:
        name = renamed if rename else (lambda card: card)
        danger = {
            (line.reason, frozenset(map(name, line.cards)))
            for suit in found.nil_danger.suits.values()
            for line in suit
        }
        counted = {(ln.reason, frozenset(map(name, ln.cards)), ln.tricks) for ln in found.lines}
        caveats = {(line.reason, frozenset(map(name, line.cards))) for line in found.caveats}
        looked = {
            (line.reason, frozenset(map(name, line.cards)))
            for line in found.looked_at
            if line.reason is not LookedAt.RUFF
        }
        return danger | counted | caveats | looked

    other = estimate(Hand(map(renamed, hand)))
    assert lines(estimate(hand), rename=True) == lines(other, rename=False)
    assert other.sure == estimate(hand).sure
    # Equal short suits compete for the last free spade: the suit may change, not the sum.
    assert other.maybe == estimate(hand).maybe


def without_middle(hand: Hand) -> int:
    lines = estimate(hand).lines
    return sum(line.tricks for line in lines if line.reason is not Counted.MIDDLE_CARDS)


@given(full_hands, st.data())
def test_a_higher_card_of_the_suit_never_lowers_the_count(hand: Hand, data: st.DataObject) -> None:
    """But for the middle cards: there a queen that grows to a lone king is one fewer."""
    card = data.draw(st.sampled_from(sorted(hand.cards)))
    higher = [
        other
        for other in DECK
        if other.suit is card.suit and other.rank > card.rank and other not in hand
    ]
    for other in higher:
        raised = Hand([*hand.without(card), other])
        assert without_middle(raised) >= without_middle(hand)


@given(full_hands, st.data())
def test_a_spade_for_a_low_side_card_never_lowers_the_count(
    hand: Hand, data: st.DataObject
) -> None:
    spades = [card for card in DECK if card.suit is Suit.SPADES and card not in hand]
    low = [card for card in hand if card.suit is not Suit.SPADES and card.rank <= 9]
    if spades and low:
        away, spade = data.draw(st.sampled_from(low)), data.draw(st.sampled_from(spades))
        assert without_middle(Hand([*hand.without(away), spade])) >= without_middle(hand)


@given(full_hands)
def test_an_ace_always_counts(hand: Hand) -> None:
    counted = estimate(hand).counted
    assert {card for card in hand if card.rank == 14} <= counted


@given(full_hands)
def test_a_suits_counted_winners_are_its_highest_cards(hand: Hand) -> None:
    for line in estimate(hand).lines:
        if line.reason in (Counted.TOP_SPADES, Counted.SIDE_WINNERS):
            assert hand.suit(line.cards[0].suit)[: len(line.cards)] == line.cards


@given(full_hands, st.data())
def test_a_lower_card_never_makes_a_nil_worse(hand: Hand, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(sorted(hand.cards)))
    lower = [
        other
        for other in DECK
        if other.suit is card.suit and other.rank < card.rank and other not in hand
    ]
    for other in lower:
        eased = Hand([*hand.without(card), other])
        assert nil_danger(eased).weight <= nil_danger(hand).weight


@given(full_hands)
def test_one_more_card_on_top_of_a_suit_never_makes_a_nil_safer(hand: Hand) -> None:
    """Length is a danger as much as height: four high cards are no worse than five."""
    held = Hand(sorted(hand.cards)[:12])
    for card in DECK:
        if card not in held and all(other < card for other in held.suit(card.suit)):
            assert nil_danger(Hand([*held, card])).weight >= nil_danger(held).weight


@given(full_hands, st.integers(0, 13))
def test_cover_never_makes_a_nil_worse(hand: Hand, tricks: int) -> None:
    order = [NilAdvice.GOOD, NilAdvice.RISKY, NilAdvice.BAD]
    danger = nil_danger(hand)
    covered = danger.advice(Bid.number(tricks))
    assert order.index(covered) <= order.index(danger.advice())
