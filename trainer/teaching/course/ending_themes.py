"""Small endings around a nil: how each theme is drawn, and what makes a position one of it.

A theme is a predicate over a position and its solution, so that the words of a lesson hold of
the very cards that are shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from trainer.engine import (
    DECK,
    Card,
    Hand,
    PlayState,
    Rank,
    RuleSet,
    Seat,
    Suit,
    legal_now,
    legal_plays,
    play,
    trick_winner,
)
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME
from trainer.teaching.course.dealing import SIDE_SUITS, is_side, is_spade, leader_before
from trainer.teaching.course.endings import Exact, NilFalls, tricks_of

#: Whose nil it is: the partner's (it is to be covered), an opponent's (to be set), one's own.
Role = Literal["cover", "set", "own"]

#: The highest cards that a nil still holds toward the end.
_NIL_SIDE: Final = Rank.QUEEN
_NIL_SPADE: Final = Rank.SEVEN
#: So few spades are left, or one more: endings of side suits with some ruffs.
_SPADES: Final = 3
_ALL_SPADES: Final = tuple(filter(is_spade, DECK))
_MILD: Final = frozenset(
    card for card in DECK if card.rank <= (_NIL_SPADE if is_spade(card) else _NIL_SIDE)
)


@dataclass(frozen=True)
class Solved:
    """A position with the learner to play, and which cards reach the aim.

    Attributes:
        state: the position.
        nil: who bid nil.
        right, wrong: the legal cards that reach the aim, and those that do not; both some.
    """

    state: PlayState
    nil: Seat
    right: tuple[Card, ...]
    wrong: tuple[Card, ...]

    def hand(self, seat: Seat) -> Hand:
        """What a seat holds."""
        return self.state.hands[seat]

    def holds(self, seat: Seat, card: Card) -> bool:
        """Whether a seat holds a card's suit."""
        return bool(self.hand(seat).suit(card.suit))

    def takes(self, card: Card) -> bool:
        """Whether a card beats what lies on the table."""
        return trick_winner(self.state.leader, (*self.state.trick, card)) is ME

    @property
    def follows(self) -> bool:
        """Whether the learner has to follow suit."""
        return legal_now(self.state).reason == "follow_suit"


@dataclass(frozen=True)
class Theme:
    """One idea of play around a nil.

    Attributes:
        role: whose nil it is.
        before: how many cards lie on the table, one of these.
        may: whether the legal cards leave room for the idea, before anything is solved.
        holds: whether a solved position shows the idea.
    """

    role: Role
    before: tuple[int, ...]
    may: Callable[[PlayState, Seat], bool]
    holds: Callable[[Solved], bool]


def _apart(high: Sequence[Card], low: Sequence[Card]) -> bool:
    """Whether a suit has one card of `high` above one of `low`, and none the other way round."""
    pairs = [(a, b) for a in high for b in low if a.suit is b.suit]
    return bool(pairs) and all(a.rank > b.rank for a, b in pairs)


def _winners(at: Solved) -> list[Seat]:
    """Who takes this trick after each right card, with best play."""
    exact = Exact(NilFalls(at.nil))
    firsts = [tricks_of(exact.line(play(at.state, card)), at.state)[0] for card in at.right]
    return [trick_winner(at.state.leader, [one.card for one in first]) for first in firsts]


def _lead_high(at: Solved) -> bool:
    """The high card of a suit covers, its low card does not."""
    return _apart(at.right, at.wrong)


def _lead_void(at: Solved) -> bool:
    """Only a suit in which the nil can throw something away is safe."""
    return not any(at.holds(at.nil, card) for card in at.right) and all(
        at.holds(at.nil, card) for card in at.wrong
    )


def _second_high(at: Solved) -> bool:
    """The nil plays later: a card high enough has to come first."""
    return at.follows and _apart(at.right, at.wrong) and all(map(at.takes, at.right))


def _ruff_over(at: Solved) -> bool:
    """Nothing to follow with: only a spade takes the trick over."""
    return (
        not at.follows and all(map(is_spade, at.right)) and any(map(is_side, at.wrong))
    )  # fmt: skip


def _keep_high(at: Solved) -> bool:
    """This trick needs no cover: the high card is wanted later."""
    return at.follows and _apart(at.wrong, at.right)


def _lead_low(at: Solved) -> bool:
    """A low card of a suit goes under the nil at once, a high one takes the trick away from it."""
    return _apart(at.wrong, at.right) and at.nil in _winners(at)


def _cover_void(at: Solved) -> bool:
    """Only a suit of which the cover has nothing is good."""
    cover = at.nil.partner
    alone = [is_side(c) and at.holds(at.nil, c) and not at.holds(cover, c) for c in at.right]
    return all(alone) and any(at.holds(cover, card) for card in at.wrong)


def _no_discard(at: Solved) -> bool:
    """The nil follows the good suits, and could throw something away on the bad ones."""
    return all(at.holds(at.nil, card) for card in at.right) and not any(
        at.holds(at.nil, card) for card in at.wrong
    )


def _strip(at: Solved) -> bool:
    """Nothing sets the nil in this trick: first the cover has to spend a card."""
    winners = _winners(at)
    return at.nil.partner in winners and at.nil not in winners


def _duck(at: Solved) -> bool:
    """Following low leaves the trick to the nil, or the high card for later."""
    return at.follows and _apart(at.wrong, at.right)


def _win_to_lead(at: Solved) -> bool:
    """Who takes this trick leads the next: only the cards that take it are good."""
    return all(map(at.takes, at.right)) and not any(map(at.takes, at.wrong))


def _shed(at: Solved) -> bool:
    """Nothing to follow with: the dangerous card goes, not a low one."""
    sides = [card for card in at.wrong if is_side(card)]
    return (
        not at.follows
        and all(map(is_side, at.right))
        and bool(sides)
        and min(card.rank for card in at.right) > max(card.rank for card in sides)
    )


def _under(at: Solved) -> bool:
    """The highest card that stays under goes; a lower one leaves a danger behind."""
    return at.follows and _apart(at.right, at.wrong) and not any(map(at.takes, at.right))


def _lead_safe(at: Solved) -> bool:
    """The nil is in front: a low card that somebody has to beat."""
    return len({card.suit for card in at.state.hands[ME]}) > 1


def suits_of(cards: Sequence[Card]) -> set[Suit]:
    """The suits of some cards."""
    return {card.suit for card in cards}


def _mixed(found: Iterable[bool]) -> bool:
    return len(set(found)) > 1


def _two_of_a_suit(state: PlayState, _nil: Seat) -> bool:
    """Whether the choice can be one between a high and a low card of a suit."""
    legal = legal_plays(state)
    return len(suits_of(legal)) < len(legal)


def _following(state: PlayState, _nil: Seat) -> bool:
    return legal_now(state).reason == "follow_suit"


def _winners_and_losers(state: PlayState, _nil: Seat) -> bool:
    return _mixed(
        trick_winner(state.leader, (*state.trick, card)) is ME for card in legal_plays(state)
    )


def _void(state: PlayState, _nil: Seat) -> bool:
    """Whether nothing has to be followed, and both a spade and another card can go."""
    return legal_now(state).reason == "void" and _mixed(map(is_spade, legal_plays(state)))


def _no_suit(state: PlayState, _nil: Seat) -> bool:
    return legal_now(state).reason == "void" and sum(map(is_side, legal_plays(state))) > 1


def _nil_short(state: PlayState, nil: Seat) -> bool:
    """Whether the nil holds the suit of some cards, and of some it has nothing."""
    return _mixed(bool(state.hands[nil].suit(card.suit)) for card in legal_plays(state))


def _cover_short(state: PlayState, nil: Seat) -> bool:
    return _mixed(bool(state.hands[nil.partner].suit(card.suit)) for card in legal_plays(state))


def _second(state: PlayState, nil: Seat) -> bool:
    return _following(state, nil) and _winners_and_losers(state, nil)


def _cover_can_spend(state: PlayState, nil: Seat) -> bool:
    """Whether the cover is above the nil in some suit that can be led, and another can be led."""
    hands = state.hands
    return _suits(state, nil) and any(
        _top(hands[nil.partner], suit) > _top(hands[nil], suit)
        for suit in suits_of(legal_plays(state))
    )


def _top(hand: Hand, suit: Suit) -> int:
    """The highest rank of a suit in a hand; 0 where it has none."""
    return max((card.rank for card in hand.suit(suit)), default=0)


def _suits(state: PlayState, _nil: Seat) -> bool:
    return len(suits_of(legal_plays(state))) > 1


THEMES: Final[Mapping[str, Theme]] = {
    "lead_high": Theme("cover", (0,), _two_of_a_suit, _lead_high),
    "lead_void": Theme("cover", (0,), _nil_short, _lead_void),
    "second_high": Theme("cover", (1,), _second, _second_high),
    "ruff_over": Theme("cover", (1, 3), _void, _ruff_over),
    "keep_high": Theme("cover", (1, 2, 3), _following, _keep_high),
    "lead_low": Theme("set", (0,), _two_of_a_suit, _lead_low),
    "cover_void": Theme("set", (0,), _cover_short, _cover_void),
    "no_discard": Theme("set", (0,), _nil_short, _no_discard),
    "strip": Theme("set", (0,), _cover_can_spend, _strip),
    "duck": Theme("set", (1, 2, 3), _following, _duck),
    "win_to_lead": Theme("set", (1, 2, 3), _winners_and_losers, _win_to_lead),
    "shed": Theme("own", (1, 2, 3), _no_suit, _shed),
    "under": Theme("own", (1, 2, 3), _following, _under),
    "lead_safe": Theme("own", (0,), _suits, _lead_safe),
}


def draw_ending(
    rules: RuleSet, draws: Draws, role: Role, before: Sequence[int], size: int
) -> tuple[PlayState, Seat] | None:
    """An ending of `size` cards each with the learner to play, and who bid nil.

    The cards that lie on the table were legal, and the nil went under where it could. None when
    the learner has no choice, or the nil has taken the trick's lead by its own hand.
    """
    nil = {"cover": ME.partner, "own": ME, "set": draws.choice((Seat.E, Seat.W))}[role]
    hands = _hands(draws, nil, size)
    places = draws.choice(before)
    state = PlayState(rules, hands, leader_before(places), spades_broken=True)
    for _ in range(places):
        state = play(state, _before_me(draws, state, nil))
    return (state, nil) if len(legal_plays(state)) > 1 else None


def _hands(draws: Draws, nil: Seat, size: int) -> tuple[Hand, Hand, Hand, Hand]:
    """Cards of two or three side suits and a few spades; the nil has no card that must win."""
    suits = draws.sample(SIDE_SUITS, 2 + draws.below(2))
    pool = [card for card in DECK if card.suit in suits]
    pool += draws.sample(_ALL_SPADES, _SPADES + draws.below(2))
    own = draws.sample([card for card in pool if card in _MILD], size)
    rest = draws.sample([card for card in pool if card not in own], 3 * size)
    dealt = {nil: Hand(own)}
    for place, seat in enumerate(seat for seat in Seat if seat is not nil):
        dealt[seat] = Hand(rest[place * size : place * size + size])
    return dealt[Seat.N], dealt[Seat.E], dealt[Seat.S], dealt[Seat.W]


def _before_me(draws: Draws, state: PlayState, nil: Seat) -> Card:
    """A card before the learner's turn: the nil plays its highest that loses, if it has one."""
    legal = legal_plays(state)
    if state.to_move is not nil:
        return draws.choice(legal)
    losing = [
        card
        for card in legal
        if state.trick and trick_winner(state.leader, (*state.trick, card)) is not nil
    ]
    return max(losing, key=lambda card: card.rank) if losing else min(legal, key=lambda c: c.rank)
