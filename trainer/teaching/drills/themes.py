"""The themes: what a right card does, each one predicate over the position and the solution.

A theme fits a drill when it is true of a right card and, unless it is about the seats alone, not of
some natural wrong one: the theme is what the natural card misses.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.content.drill import THEMES, Drill
from trainer.engine import Card, Suit
from trainer.teaching.drills.nil_bids import BID_THEMES
from trainer.teaching.drills.scene import Scene

Predicate = Callable[[Scene, Card], bool]

#: A card gives the nil up when another keeps the wanted end in so many worlds more.
GIVEN_UP: Final = 0.05
#: The one theme once the nil has taken a trick.
FALLEN: Final = "fallen_nil"
#: A suit of so many cards is short.
SHORT: Final = 2


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme of cards.

    Attributes:
        name: a name of `trainer.content.drill.THEMES`.
        roles: whose theme it is.
        fits: whether it is true of a card.
        contrast: whether a natural wrong card has to lack it.
    """

    name: str
    roles: frozenset[str]
    fits: Predicate
    contrast: bool = True

    def __call__(self, scene: Scene) -> bool:
        """Whether the scene shows the theme."""
        if scene.fallen is not (self.name == FALLEN):
            return False
        if scene.role not in self.roles or not any(self.fits(scene, card) for card in scene.right):
            return False
        return not self.contrast or not all(self.fits(scene, card) for card in scene.natural)


def themes_of(drill: Drill) -> tuple[str, ...]:
    """The themes of a drill, in the order of the catalogue."""
    if drill.is_bid:
        found = {name for name, fits in BID_THEMES.items() if fits(drill)}
    else:
        scene = Scene.of(drill)
        found = {theme.name for theme in CARD_THEMES if theme(scene)}
    return tuple(name for name in THEMES if name in found)


# ---------------------------------------------------------------- against a nil


def _lead_under_nil(scene: Scene, card: Card) -> bool:
    held = scene.holding(scene.nil, card.suit)
    return scene.leads and card.suit is not Suit.SPADES and bool(held) and card.rank < held[-1].rank


def _lead_cover_void(scene: Scene, card: Card) -> bool:
    nil, cover = scene.holding(scene.nil, card.suit), scene.holding(scene.cover, card.suit)
    return scene.leads and card.suit is not Suit.SPADES and bool(nil) and not cover


def _strip_cover(scene: Scene, card: Card) -> bool:
    """The cover's one or two cards of the suit are above the nil's, and get played."""
    nil, cover = scene.holding(scene.nil, card.suit), scene.holding(scene.cover, card.suit)
    few = 1 <= len(cover) <= 2
    return scene.leads and few and bool(nil) and cover[0].rank > max(card.rank, nil[0].rank)


def _no_discard(scene: Scene, card: Card) -> bool:
    return scene.leads and bool(scene.holding(scene.nil, card.suit))


def _lead_through_cover(scene: Scene, card: Card) -> bool:
    nil, cover = scene.holding(scene.nil, card.suit), scene.holding(scene.cover, card.suit)
    return scene.leads and scene.cover is scene.seat.lho and bool(nil) and bool(cover)


def _lead_through_nil(scene: Scene, card: Card) -> bool:
    nil = scene.holding(scene.nil, card.suit)
    return scene.leads and scene.nil is scene.seat.lho and bool(nil)


def _pull_trumps(scene: Scene, card: Card) -> bool:
    spades = card.suit is Suit.SPADES
    return scene.leads and spades and bool(scene.holding(scene.nil, Suit.SPADES))


def _stay_under(scene: Scene, card: Card) -> bool:
    return scene.winner is scene.nil and not scene.wins(card)


def _hold_up(scene: Scene, card: Card) -> bool:
    can_win = any(scene.wins(other) for other in scene.legal)
    return not scene.leads and scene.winner is not scene.nil and can_win and not scene.wins(card)


def _win_to_lead(scene: Scene, card: Card) -> bool:
    return not scene.leads and scene.winner is not scene.nil and scene.wins(card)


def _gives_up(scene: Scene, card: Card) -> bool:
    top = max(scene.shares.values(), default=0.0)
    return scene.shares.get(card, top) <= top - GIVEN_UP


# ---------------------------------------------------------------- covering a partner's nil


def _cover_high(scene: Scene, card: Card) -> bool:
    """A winning card with a cheaper winning one of its suit beside it, or a high lead likewise."""
    lower = [c for c in scene.legal if c.suit is card.suit and c.rank < card.rank]
    between = any(c.rank < other.rank < card.rank for c in lower for other in scene.others(c.suit))
    return scene.wins(card) and between and not scene.leads


def _keep_low(scene: Scene, card: Card) -> bool:
    """The natural card is a lower one of the same suit."""
    lower = (other.suit is card.suit and other.rank < card.rank for other in scene.natural)
    return not scene.leads and any(lower)


def _leave_it(scene: Scene, card: Card) -> bool:
    safe = scene.has_played(scene.nil) and scene.winner is not scene.nil
    return safe and not scene.wins(card)


def _lead_for_discard(scene: Scene, card: Card) -> bool:
    return scene.leads and not scene.holding(scene.nil, card.suit)


def _cash_top(scene: Scene, card: Card) -> bool:
    others = scene.others(card.suit)
    return scene.leads and bool(others) and all(card.rank > other.rank for other in others)


def _ruff(scene: Scene, card: Card) -> bool:
    return scene.is_void and card.suit is Suit.SPADES


def _no_ruff(scene: Scene, card: Card) -> bool:
    return scene.is_void and card.suit is not Suit.SPADES


def _overtake(scene: Scene, card: Card) -> bool:
    return scene.winner is scene.nil and scene.wins(card)


# ---------------------------------------------------------------- one's own nil


def _discards(scene: Scene, card: Card) -> bool:
    return scene.is_void and card.suit is not Suit.SPADES


def _shed_danger(scene: Scene, card: Card) -> bool:
    top = max(other.rank for other in scene.legal)
    return _discards(scene, card) and card.rank == top


def _discard_middle(scene: Scene, card: Card) -> bool:
    """A higher card could be thrown, and it would be wrong."""
    low = min(other.rank for other in scene.legal)
    higher = [
        other
        for other in scene.legal
        if other.rank > card.rank and other not in scene.right and _discards(scene, other)
    ]
    return _discards(scene, card) and card.rank > low and bool(higher)


def _shorten_suit(scene: Scene, card: Card) -> bool:
    """From a short suit, while a discard from a longer one would be wrong."""
    length = len(scene.holding(scene.seat, card.suit))
    longer = any(
        len(scene.holding(scene.seat, other.suit)) > length
        for other in scene.legal
        if other not in scene.right and _discards(scene, other)
    )
    return _discards(scene, card) and length <= SHORT and longer


def _throw_spade(scene: Scene, card: Card) -> bool:
    return scene.is_void and card.suit is Suit.SPADES and not scene.wins(card)


def _losers(scene: Scene) -> list[Card]:
    return [card for card in scene.legal if not scene.wins(card)]


def _duck_high(scene: Scene, card: Card) -> bool:
    losers = _losers(scene)
    return scene.follows and card in losers and card == max(losers)


def _keep_middle(scene: Scene, card: Card) -> bool:
    losers = _losers(scene)
    return scene.follows and card in losers and card != max(losers)


def _lead_low(scene: Scene, card: Card) -> bool:
    return scene.leads and card.rank == min(other.rank for other in scene.legal)


def _lead_to_cover(scene: Scene, card: Card) -> bool:
    others = scene.others(card.suit)
    return scene.leads and bool(others) and max(others) in scene.holding(scene.cover, card.suit)


# ---------------------------------------------------------------- after a nil


def _fallen(scene: Scene, card: Card) -> bool:
    """Nothing can be done for or against the nil: its tricks count for a contract, or do not."""
    return scene.fallen and card in scene.right


_SET: Final = frozenset({"setter"})
_COVER: Final = frozenset({"coverer"})
_MAKE: Final = frozenset({"bidder"})

CARD_THEMES: Final = (
    Theme("lead_under_nil", _SET, _lead_under_nil),
    Theme("lead_cover_void", _SET, _lead_cover_void),
    Theme("strip_cover", _SET, _strip_cover),
    Theme("no_discard", _SET, _no_discard),
    Theme("lead_through_cover", _SET, _lead_through_cover, contrast=False),
    Theme("lead_through_nil", _SET, _lead_through_nil, contrast=False),
    Theme("pull_trumps", _SET, _pull_trumps),
    Theme("stay_under", _SET, _stay_under),
    Theme("hold_up", _SET, _hold_up),
    Theme("win_to_lead", _SET, _win_to_lead),
    Theme("contract_first", _SET, _gives_up),
    Theme("cover_high", _COVER, _cover_high),
    Theme("leave_it", _COVER, _leave_it),
    Theme("lead_for_discard", _COVER, _lead_for_discard),
    Theme("cash_top", _COVER, _cash_top),
    Theme("overtake", _COVER, _overtake),
    Theme("give_up_nil", _COVER, _gives_up),
    Theme("ruff", _SET | _COVER, _ruff),
    Theme("no_ruff", _SET | _COVER | _MAKE, _no_ruff),
    Theme("keep_low", _SET | _COVER, _keep_low),
    Theme("shed_danger", _MAKE, _shed_danger),
    Theme("discard_middle", _MAKE, _discard_middle),
    Theme("shorten_suit", _SET | _MAKE, _shorten_suit),
    Theme("throw_spade", _MAKE, _throw_spade),
    Theme("duck_high", _MAKE, _duck_high),
    Theme("keep_middle", _MAKE, _keep_middle),
    Theme("lead_low", _MAKE, _lead_low),
    Theme("lead_to_cover", _MAKE, _lead_to_cover),
    Theme(FALLEN, _SET | _COVER | _MAKE, _fallen, contrast=False),
)
