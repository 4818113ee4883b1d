"""OpenSpiel's `spades` as an outside oracle, for what it gets right and no more.

It is asked about following suit, who wins a trick, and scoring from scores that are not
negative. What it gets wrong is shown at the end, so that nobody bends the engine toward it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from trainer.engine import (
    Bid,
    Card,
    Deal,
    Hand,
    PlayState,
    Rank,
    RuleSet,
    ScoreBreakdown,
    Seat,
    Standing,
    Suit,
    legal_plays,
    load_house,
    play,
    score_hand,
    trick_winner,
)

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no wheel for this Python")

DEALS = 2000

#: Their suits ascend: clubs, diamonds, hearts, spades.
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)

#: Their first bid is action 52.
FIRST_BID = 52

#: Theirs is nearest to `moon`: a failed nil's tricks help; they know no bonus for thirteen.
RULES = load_house("moon").with_options({"boston_bonus": 0, "losing_floor": 0})


def action(card: Card) -> int:
    """Their number of a card."""
    return 13 * SUITS.index(card.suit) + card.rank - Rank.TWO


CARD_OF = {action(Card.of(suit, rank)): Card.of(suit, rank) for suit in Suit for rank in Rank}


def game(**parameters: Any) -> Any:
    """Their game, without its early ends unless asked for."""
    usual = {"use_mercy_rule": False, "win_threshold": 100_000}
    return pyspiel.load_game("spades", {**usual, **parameters})


def deal_out(state: Any, deal: Deal) -> None:
    """Give the cards: theirs go round from north one by one."""
    hands = [list(deal.hand(seat)) for seat in Seat]
    for place in range(52):
        state.apply_action(action(hands[place % 4][place // 4]))


def random_deal(source: random.Random) -> Deal:
    cards = [CARD_OF[number] for number in range(52)]
    source.shuffle(cards)
    return Deal(tuple(Hand(cards[13 * seat : 13 * seat + 13]) for seat in range(4)))


def start(spiel: Any, deal: Deal, bids: list[int], scores: tuple[int, int]) -> Any:
    """Their state before north's lead."""
    state = spiel.new_initial_state()
    state.set_current_scores(list(scores))
    deal_out(state, deal)
    for bid in bids:
        state.apply_action(FIRST_BID + bid)
    return state


def their_cards(state: Any) -> set[Card]:
    return {CARD_OF[number] for number in state.legal_actions()}


def random_bids(source: random.Random) -> list[int]:
    """Bids they allow: two partners at most thirteen together, 0 is nil."""
    bids = [source.choice((0, 1, 2, 3, 3, 4, 5, 7, 13)) for _ in Seat]
    return [*bids[:2], min(bids[2], 13 - bids[0]), min(bids[3], 13 - bids[1])]


def deals(seed: str, number: int) -> Iterator[tuple[random.Random, Deal]]:
    source = random.Random(seed)
    for _ in range(number):
        yield source, random_deal(source)


def our_scores(
    rules: RuleSet, bids: list[int], tricks: tuple[int, ...], scores: tuple[int, int]
) -> list[int]:
    """Our change of score for NS and EW, the bags read off as they read them."""
    before = {
        key: Standing(score, score % 10) for key, score in zip(("NS", "EW"), scores, strict=True)
    }
    given = {seat: Bid.parse("nil" if bids[seat] == 0 else bids[seat]) for seat in Seat}
    breakdown = score_hand(rules, given, dict(zip(Seat, tricks, strict=True)), before)
    return [side.delta for side in breakdown.sides.values()]


def test_following_suit_winners_and_scores_agree() -> None:
    spiel = game()
    for source, deal in deals("openspiel", DEALS):
        bids = random_bids(source)
        scores = (source.randrange(500), source.randrange(500))
        theirs = start(spiel, deal, bids, scores)
        ours = PlayState(RULES, deal.hands, Seat.N, first_trick=True)
        while not ours.is_over:
            assert theirs.current_player() == ours.to_move
            legal = legal_plays(ours)
            if ours.trick or not ours.spades_broken:
                assert their_cards(theirs) == set(legal)
            else:
                # They never hold spades broken: their leads are fewer, never others.
                assert their_cards(theirs) <= set(legal)
                legal = tuple(card for card in legal if card in their_cards(theirs))
            card = source.choice(legal)
            theirs.apply_action(action(card))
            ours = play(ours, card)
        assert theirs.is_terminal()
        returns = theirs.returns()
        assert [int(returns[0]), int(returns[1])] == our_scores(RULES, bids, ours.taken, scores)
        assert returns[0] == returns[2]
        assert returns[1] == returns[3]


def test_single_tricks_of_random_cards_have_the_same_winner() -> None:
    """Tricks by thirteen-card suits: whoever holds what, any four cards may meet."""
    spiel = game()
    for source, deal in deals("tricks", DEALS):
        theirs = start(spiel, deal, [1, 1, 1, 1], (0, 0))
        table: list[Card] = []
        for _ in Seat:
            card = source.choice(sorted(their_cards(theirs)))
            table.append(card)
            theirs.apply_action(action(card))
        assert theirs.current_player() == trick_winner(Seat.N, table)


# -- what it gets wrong


def test_their_spades_never_break() -> None:
    """A spade has been played, the winner leads, and they still refuse every spade."""
    met = 0
    for source, deal in deals("never break", 60):
        theirs = start(game(), deal, [3, 3, 3, 3], (0, 0))
        ours = PlayState(load_house("cards4"), deal.hands, Seat.N, first_trick=True)
        while not ours.is_over:
            legal, allowed = legal_plays(ours), their_cards(theirs)
            if not ours.trick and ours.spades_broken and set(legal) != allowed:
                met += 1
                assert {card.suit for card in set(legal) - allowed} == {Suit.SPADES}
                assert all(card.suit is not Suit.SPADES for card in allowed)
            card = source.choice(sorted(allowed))
            theirs.apply_action(action(card))
            ours = play(ours, card)
    assert met > 100


def finished(scores: tuple[int, int], wanted: Any, **parameters: Any) -> Any:
    """Their first finished hand, of random ones with one bid by each, for which `wanted` holds."""
    spiel = game(**parameters)
    source = random.Random("finished")
    while True:
        state = start(spiel, random_deal(source), [1, 1, 1, 1], scores)
        while not state.is_terminal():
            state.apply_action(source.choice(state.legal_actions()))
        if wanted(state):
            return state


def our_hand(over: int, before: dict[str, Standing]) -> ScoreBreakdown:
    """The same hand by our rules: north and south bid two and take `over` tricks more."""
    bids = {seat: Bid.number(1) for seat in Seat}
    tricks = dict(zip(Seat, (1 + over, 11 - over, 1, 0), strict=True))
    return score_hand(load_house("classic"), bids, tricks, before)


def test_their_end_of_the_game_looks_at_one_hand() -> None:
    # Over 500 by its sum: the game goes on, since no single hand was worth 500.
    state = finished((490, 90), lambda state: state.returns()[0] == 25, win_threshold=500)
    assert state.get_current_scores()[0] == 515
    assert not state.is_game_over()
    ours = our_hand(5, {"NS": Standing(490, 0), "EW": Standing(90, 0)})
    assert ours.sides["NS"].score == 515
    assert (ours.over, ours.winner) == (True, "NS")
    # Far below the target by its sum: the game is over, since one hand was worth 21.
    state = finished((-400, -400), lambda state: max(state.returns()) > 0, win_threshold=21)
    assert max(state.get_current_scores()) < 0
    assert state.is_game_over()


def test_their_bags_are_the_last_digit_of_the_score() -> None:
    # From -41 they carry -1 bag, so that nine more bags cost nothing; nine stand in truth.
    state = finished((-41, 0), lambda state: state.returns()[0] in range(21, 30))
    over = int(state.returns()[0]) - 20
    ours = our_hand(over, {"NS": Standing(-41, 9), "EW": Standing(0, 0)})
    assert ours.sides["NS"].delta == 20 + over - 100
    # From 49 they see nine bags, as we do: above zero the last digit is right.
    state = finished((49, 0), lambda state: state.returns()[0] in range(-79, -70))
    over = int(state.returns()[0]) + 80
    ours = our_hand(over, {"NS": Standing(49, 9), "EW": Standing(0, 0)})
    assert ours.sides["NS"].delta == state.returns()[0]
