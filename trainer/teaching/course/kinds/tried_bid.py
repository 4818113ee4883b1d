"""A hand of the bank: which number brought most in thousands of deals, and what of its count."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from trainer.analysis import estimate
from trainer.content.bid_bank import BankHand, TriedBid, bid_bank
from trainer.engine import Card, Hand, RuleSet, Suit
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    phrase,
    singles,
    words_of,
)
from trainer.teaching.course.dealing import SIDE_SUITS

#: Points a bid may give up against the best and still be a right answer, as in all grades.
GOOD_LOSS: Final = 3.0
_ERRORS: Final = 2.0
_VERDICTS: Final = ("too_low", "right", "too_high")
_AROUND: Final = (-1, 0, 1, 2)


class TriedBidStep:
    """A verdict on the count of a hand, or the number to bid with it."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A hand of the bank, its plain suits exchanged: the values do not hang on them."""
        ask = draws.choice(words_of(params, "ask"))
        entry = draws.choice([e for e in bid_bank() if e.group in words_of(params, "group")])
        order = draws.choice(list(permutations(SIDE_SUITS)))
        scene = Scene(rules, hand=_exchanged(entry.hand, order))
        sure = estimate(entry.hand).sure
        context: tuple[Phrase, ...] = (phrase("ctx_count", sure=sure),)
        if ask == "verdict":
            if 0 < _losses(entry.bids(rules), rules)[sure] <= GOOD_LOSS:
                return None  # neither the best nor a mistake: nothing to have a verdict on
            options = tuple(Option(key, phrase(f"verdict_{key}")) for key in _VERDICTS)
            question = phrase("tried_verdict", sure=sure)
            context = ()
        else:
            numbers = [sure + step for step in _AROUND if sure + step in entry.bids(rules)]
            options = tuple(Option(str(n), phrase("number", count=n)) for n in numbers)
            question = phrase("tried_number")
        case = Case("tried_bid", ask, question, scene, "one", "list", options, context)
        return case if 0 < len(self.solve(case)) < len(options) else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """What the tried bids say, priced by the learner's house."""
        right = right_bids(_entry(case), case.rules)
        if case.topic == "number":
            return singles({str(number) for number in right} & set(case.keys))
        return singles({_verdict(case)})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """What the count, and the bids beside it, brought."""
        entry, hand = _entry(case), case.scene.hand or Hand()
        tried = entry.bids(case.rules)
        losses = _losses(tried, case.rules)
        best = min(losses, key=lambda number: losses[number])
        sure = estimate(hand).sure
        shown = {best, sure} | ({int(answer[0])} if case.topic == "number" else set())
        lines = [
            phrase("tried_best" if number == best else "tried_line", bid=number,
                   loss=round(losses[number]), chance=tried[number].chance,
                   sides=int(case.rules.has_sides))
            for number in sorted(shown, key=lambda number: losses[number])
            if number in tried
        ]  # fmt: skip
        free = int(not case.rules.set_points)
        group = phrase(f"tried_group_{entry.group}", free=free, way=_verdict(case))
        return (*(() if right else (phrase("tried_not"),)), *lines, group)


def right_bids(entry: BankHand, rules: RuleSet) -> frozenset[int]:
    """The bids that give up next to nothing, or no more than chance explains."""
    tried = entry.bids(rules)
    losses = _losses(tried, rules)
    return frozenset(
        number
        for number, loss in losses.items()
        if loss <= max(GOOD_LOSS, _ERRORS * tried[number].error)
    )


def _verdict(case: Case) -> str:
    """What the tried bids say of the count of the hand."""
    right = right_bids(_entry(case), case.rules)
    sure = estimate(case.scene.hand or Hand()).sure
    if sure in right:
        return "right"
    return "too_high" if max(right) < sure else "too_low"


def _losses(tried: Mapping[int, TriedBid], rules: RuleSet) -> dict[int, float]:
    values = {number: bid.value(rules) for number, bid in tried.items()}
    best = max(values.values())
    return {number: best - value for number, value in values.items()}


def _exchanged(hand: Hand, order: tuple[Suit, ...]) -> Hand:
    to = dict(zip(SIDE_SUITS, order, strict=True))
    return Hand([Card.of(to.get(card.suit, card.suit), card.rank) for card in hand])


def _entry(case: Case) -> BankHand:
    """The bank's hand of a case: the one with the same suits but for their names."""
    hand = _shape(case.scene.hand or Hand())
    return next(entry for entry in bid_bank() if _shape(entry.hand) == hand)


def _shape(hand: Hand) -> tuple[object, ...]:
    ranks = [tuple(card.rank for card in hand.suit(suit)) for suit in SIDE_SUITS]
    return (tuple(card.rank for card in hand.suit(Suit.SPADES)), *sorted(ranks))
