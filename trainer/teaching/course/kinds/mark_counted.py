"""Mark the cards of a hand that the sure-trick count counts."""

from __future__ import annotations

from trainer.analysis import Estimate, estimate
from trainer.analysis.sure_tricks import Counted, is_strong_in_spades
from trainer.engine import Card, Hand, Rank, RuleSet
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    phrase,
    picked,
    words_of,
)
from trainer.teaching.course.dealing import fresh_deck, is_side, is_spade


class MarkCounted:
    """The counted cards, all of them: of the hand, of its spades, or of its plain suits."""

    version = 2

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A hand of thirteen in which the count finds something and leaves something."""
        only = draws.choice(words_of(params, "only"))
        hand = Hand(draws.sample(fresh_deck(), 13))
        if only == "sides" and is_strong_in_spades(hand):
            return None  # there a third round counts: a question of its own
        case = Case(
            "mark_counted", only, phrase(f"mark_{only}"), Scene(rules, hand=hand), "some", "hand",
            tuple(Option(str(card)) for card in hand),
        )  # fmt: skip
        return case if _counted(case) else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """The counted cards by the rule of the count."""
        return frozenset({picked([str(card) for card in _counted(case)])})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """Why a card is not counted, or why one that was left is."""
        counted = estimate(_hand(case))
        if right:
            return (phrase("marked", tricks=_tricks(case, counted), only=case.topic),)
        chosen = [Card.parse(key) for key in answer]
        true = _counted(case)
        wrong = [card for card in chosen if card not in true]
        if wrong:
            return (_why_not(case, counted, wrong[0]),)
        left = next(card for card in true if card not in chosen)
        line = next(line for line in counted.lines if left in line.cards)
        return (
            phrase(f"count_left_{line.reason}", card=left, cards=line.cards, tricks=line.tricks,
                   shared=int(line.tricks < len(line.cards))),
        )  # fmt: skip


def _hand(case: Case) -> Hand:
    return case.scene.hand or Hand()


def _asked(case: Case, card: Card, reason: Counted) -> bool:
    """Whether a counted card belongs to what is asked for."""
    return {
        "all": True,
        "spades": is_spade(card) and reason is not Counted.MIDDLE_CARDS,
        "sides": is_side(card) and reason is not Counted.MIDDLE_CARDS,
        "middle": reason is Counted.MIDDLE_CARDS,
    }[case.topic]


def _counted(case: Case) -> list[Card]:
    found = {
        card
        for line in estimate(_hand(case)).lines
        for card in line.cards
        if _asked(case, card, line.reason)
    }
    return [card for card in _hand(case) if card in found]


def _tricks(case: Case, counted: Estimate) -> int:
    return sum(line.tricks for line in counted.lines if _asked(case, line.cards[0], line.reason))


def _above(case: Case, card: Card) -> tuple[Card, ...]:
    """The cards of its suit that beat a card and that others hold."""
    held = _hand(case).cards
    ranks = range(Rank.ACE, card.rank, -1)
    return tuple(one for one in (Card.of(card.suit, rank) for rank in ranks) if one not in held)


def _why_not(case: Case, counted: Estimate, card: Card) -> Phrase:
    """Why a card is not counted here."""
    if any(card in line.cards for line in counted.lines):
        return phrase("count_elsewhere", card=card, only=case.topic)
    for line in counted.looked_at:
        if card in line.cards:
            return phrase(f"count_not_{line.reason}", card=card, above=_above(case, card))
    return phrase("count_not_spade" if is_spade(card) else "count_not_low", card=card)
