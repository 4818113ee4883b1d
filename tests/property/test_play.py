"""What holds in every deal."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from tests.property.strategies import cards, customs, positions, seats
from trainer.engine import (
    DECK,
    Card,
    Deal,
    Hand,
    IllegalPlay,
    PlayState,
    Seat,
    Suit,
    can_play,
    legal_now,
    legal_plays,
    play,
    trick_winner,
    verify_play,
)

data = st.data()
relabellings = st.sampled_from(list(permutations((Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS))))


@given(data)
def test_52_cards_are_kept(data: st.DataObject) -> None:
    state = data.draw(positions(data.draw(customs())))
    held = [card for hand in state.hands for card in hand]
    played = [entry.card for entry in state.log]
    assert sorted([*held, *played]) == sorted(DECK)
    assert list(state.trick) == played[len(played) - len(state.trick) :]
    assert sum(state.taken) == len(played) // 4
    assert state.spades_broken == any(card.suit is Suit.SPADES for card in played)
    assert state.first_trick == (len(played) < 4)
    assert state.is_over == (len(played) == 52)


@given(st.permutations(DECK), st.integers(1, 13), st.integers(0, 12))
def test_a_hand_is_sorted_alike_however_it_came_to_be(
    deck: list[Card], size: int, asked: int
) -> None:
    hand = Hand(deck[:size])
    for gone, card in enumerate(deck[:size], 1):
        if gone >= asked:
            assert list(hand.suits) == list(Suit)  # from here on its suits are known
        hand = hand.without(card)
        assert hand.suits == Hand(deck[gone:size]).suits
        assert hand == Hand(deck[gone:size])


@given(data)
def test_a_legal_play_always_exists_and_is_held(data: st.DataObject) -> None:
    state = data.draw(positions(data.draw(customs())))
    legal = legal_plays(state)
    assert bool(legal) != state.is_over
    hand = state.hands[state.to_move]
    assert set(legal) <= set(hand)
    assert list(legal) == [card for card in hand if card in legal]
    if not state.is_over:
        assert legal_now(state).cards == legal


@given(data, cards)
def test_can_verify_and_play_agree(data: st.DataObject, card: Card) -> None:
    state = data.draw(positions(data.draw(customs())))
    tried = data.draw(st.sampled_from([*state.hands[state.to_move], card]))
    errors = []
    for attempt in (verify_play, play):
        try:
            attempt(state, tried)
        except IllegalPlay as error:
            errors.append(error)
    assert can_play(state, tried) == (tried in legal_plays(state)) == (not errors)
    assert len(errors) in (0, 2)
    assert len({error.code for error in errors}) == min(1, len(errors))
    assert all((error.input, error.position) == (tried, state) for error in errors)


@given(data)
def test_a_play_changes_nothing_that_was(data: st.DataObject) -> None:
    rules = data.draw(customs())
    state = data.draw(positions(rules).filter(lambda state: not state.is_over))
    copy = PlayState(
        rules,
        tuple(Hand(hand) for hand in state.hands),
        state.leader,
        state.trick,
        state.spades_broken,
        state.first_trick,
        state.taken,
        state.log,
    )
    after = play(state, legal_plays(state)[0])
    assert state == copy
    assert hash(state) == hash(copy)
    assert after != state


@given(data, seats)
def test_turning_the_table_changes_nothing(data: st.DataObject, turn: Seat) -> None:
    state = data.draw(positions(data.draw(customs())))
    turned = _turned(state, turn)
    assert legal_plays(turned) == legal_plays(state)
    assert turned.to_move == (state.to_move + turn) % 4
    for card in legal_plays(state)[:3]:
        assert play(turned, card) == _turned(play(state, card), turn)


@given(data, relabellings)
def test_naming_the_side_suits_anew_changes_nothing(
    data: st.DataObject, order: tuple[Suit, Suit, Suit]
) -> None:
    names = dict(zip((Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS), order, strict=True))
    names[Suit.SPADES] = Suit.SPADES
    state = data.draw(positions(data.draw(customs())))
    renamed = _renamed(state, names)
    assert set(legal_plays(renamed)) == {_card(card, names) for card in legal_plays(state)}
    for card in legal_plays(state)[:3]:
        assert play(renamed, _card(card, names)) == _renamed(play(state, card), names)


@given(seats, st.lists(cards, min_size=1, max_size=4, unique=True))
def test_the_winner_of_a_trick(leader: Seat, trick: list[Card]) -> None:
    best = trick[(trick_winner(leader, trick) - leader) % 4]
    for card in trick:
        assert not (card.suit is best.suit and card.rank > best.rank)
    spades = any(card.suit is Suit.SPADES for card in trick)
    assert best.suit is (Suit.SPADES if spades else trick[0].suit)


@given(data)
def test_no_trick_is_lost(data: st.DataObject) -> None:
    """To the end: thirteen tricks, each won by who leads the next."""
    state = data.draw(positions(data.draw(customs())))
    while not state.is_over:
        state = play(state, legal_plays(state)[-1])
    assert sum(state.taken) == 13
    assert not any(state.hands)
    deal = Deal(
        tuple(Hand(entry.card for entry in state.log if entry.seat is seat) for seat in Seat)  # type: ignore[arg-type]
    )
    again = PlayState(state.rules, deal.hands, state.log[0].seat, first_trick=True)
    for entry in state.log:
        assert again.to_move is entry.seat
        again = play(again, entry.card)
    assert again == state


def _turned(state: PlayState, turn: Seat) -> PlayState:
    def seat(old: Seat) -> Seat:
        return Seat((old + turn) % 4)

    back = [Seat((new - turn) % 4) for new in Seat]
    return PlayState(
        state.rules,
        tuple(state.hands[old] for old in back),  # type: ignore[arg-type]
        seat(state.leader),
        state.trick,
        state.spades_broken,
        state.first_trick,
        tuple(state.taken[old] for old in back),  # type: ignore[arg-type]
        tuple(type(entry)(seat(entry.seat), entry.card) for entry in state.log),
    )


def _card(card: Card, names: dict[Suit, Suit]) -> Card:
    return Card.of(names[card.suit], card.rank)


def _renamed(state: PlayState, names: dict[Suit, Suit]) -> PlayState:
    return PlayState(
        state.rules,
        tuple(Hand(_card(card, names) for card in hand) for hand in state.hands),  # type: ignore[arg-type]
        state.leader,
        tuple(_card(card, names) for card in state.trick),
        state.spades_broken,
        state.first_trick,
        state.taken,
        tuple(type(entry)(entry.seat, _card(entry.card, names)) for entry in state.log),
    )
