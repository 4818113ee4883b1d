"""Tap every card that may be played."""

from __future__ import annotations

from typing import Final

from trainer.engine import Card, Hand, RuleSet, Suit
from trainer.engine.draws import Draws
from trainer.engine.hands import FULL_HAND
from trainer.teaching.course.case import (
    ME,
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    number_of,
    phrase,
    picked,
    words_of,
)
from trainer.teaching.course.dealing import (
    SIDE_SUITS,
    dealer_for_leader,
    draw_follow,
    fresh_deck,
    is_side,
    is_spade,
    leader_before,
    of_suit,
    play_context,
    take,
)
from trainer.teaching.course.legality import why_illegal, why_legal, why_missed

#: Situations in which the learner leads: whether spades are broken, and the first trick.
_LEADS: Final = {
    "first_lead": (False, True),
    "lead_unbroken": (False, False),
    "lead_broken": (True, False),
    "only_spades": (False, False),
}


class TapLegal:
    """All legal cards of a hand."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A hand and a trick in one of the situations asked for."""
        situation = draws.choice(words_of(params, "situation"))
        size = number_of(params, "cards")
        if situation in _LEADS:
            scene = _lead(rules, draws, situation, size)
        else:
            scene = _reply(rules, draws, situation, size)
        if scene is None or scene.hand is None:
            return None
        options = tuple(Option(str(card)) for card in scene.hand)
        return Case(
            "tap_legal", situation, phrase("tap_legal"), scene, "some", "hand", options,
            play_context(scene),
        )  # fmt: skip

    def solve(self, case: Case) -> frozenset[Answer]:
        """The legal cards, all of them."""
        return frozenset({picked([str(card) for card in case.scene.legal.cards])})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The first card that breaks a rule, else the cards overlooked."""
        scene = case.scene
        if right:
            return (why_legal(scene),)
        chosen = [Card.parse(key) for key in answer]
        broken = [card for card in chosen if card not in scene.legal.cards]
        if broken:
            return (why_illegal(scene, broken[0]),)
        missed = tuple(card for card in scene.legal.cards if card not in chosen)
        return (why_missed(scene, missed),)


def _lead(rules: RuleSet, draws: Draws, situation: str, size: int) -> Scene | None:
    broken, first = _LEADS[situation]
    pool = fresh_deck()
    if situation == "only_spades":
        hand = draws.sample(of_suit(pool, Suit.SPADES), min(size, 6))
    else:
        hand = draws.sample(pool, FULL_HAND if first else size)
        if not any(map(is_spade, hand)) or not any(map(is_side, hand)):
            return None
    dealer = dealer_for_leader(rules, ME) if first else None
    return Scene(rules, dealer, Hand(hand), ME, spades_broken=broken, first_trick=first)


def _reply(rules: RuleSet, draws: Draws, situation: str, size: int) -> Scene | None:
    """The learner plays second to fourth; where somebody has ruffed, third or fourth."""
    ruffed = situation.endswith("_ruffed")
    others = 2 + draws.below(2) if ruffed else 1 + draws.below(3)
    led = Suit.SPADES if situation == "follow_spade" else draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    hand = draws.sample(pool, size)
    if situation.startswith("void"):
        # The suit led leaves the hand for other cards: so any suit can be the one missing.
        free = [card for card in pool if card not in hand and card.suit is not led]
        hand = [card for card in hand if card.suit is not led]
        hand += draws.sample(free, size - len(hand))
    pool = [card for card in pool if card not in hand]
    follows = any(card.suit is led for card in hand)
    spades = [card for card in hand if is_spade(card)]
    if follows is situation.startswith("void") or len(of_suit(hand, led)) == size:
        return None
    if not any(map(is_side, hand)) or (led is not Suit.SPADES and not spades):
        return None
    trick = [take(draws, pool, of_suit(pool, led))]
    if ruffed:
        trick.append(take(draws, pool, of_suit(pool, Suit.SPADES)))
    while len(trick) < others:
        trick.append(draw_follow(draws, pool, led))
    broken = any(map(is_spade, trick)) or draws.below(2) == 0
    return Scene(rules, None, Hand(hand), leader_before(others), tuple(trick), spades_broken=broken)
