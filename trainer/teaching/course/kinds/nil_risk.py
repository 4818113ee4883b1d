"""What speaks for and against a nil: holdings, whole hands, and what it brings on average."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trainer.analysis import DangerLine, nil_danger
from trainer.engine import Bid, Card, Hand, RuleSet, Suit
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
from trainer.teaching.course.dealing import SIDE_SUITS, fresh_deck, of_suit

#: How many holdings stand beside each other.
_HOLDINGS: Final = 3
#: How many nils of ten are made, where the average is asked for.
_OF_TEN: Final = (3, 4, 6, 7, 8)
#: Weights of a hand with one weak place, which a good cover makes up for.
_SOFT: Final = (0.5, 1.0)
#: So much heavier than every other suit, that one suit is plainly the worst.
_CLEAR: Final = 1.0
#: One hand in fifty has a side suit that is: so many are tried.
_HANDS: Final = 200


class NilRisk:
    """The safe holding, the worst suit of a hand, the average of a nil."""

    version = 2

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """Holdings, a hand, or odds in which one answer is right."""
        if rules.nil_open_to == "nobody":
            return None
        ask = draws.choice(words_of(params, "ask"))
        make = _MAKERS[ask]
        case = make(rules, draws)
        return case if case is not None and len(self.solve(case)) == 1 else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """By the weight of the dangers, or by the points of the house."""
        if case.topic == "average":
            return singles([str(_mean(case.rules, case.goal))])
        if case.topic == "cover":
            return singles([max(case.keys, key=int)])
        if case.topic == "suit":
            weights = _weights(case)
            return singles([suit.value for suit in Suit if weights[suit] == max(weights.values())])
        return singles([key for key in case.keys if not _dangers(_cards(key))])

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The danger in a holding or a suit, or the sum."""
        outcome = "did" if right else "not"
        if case.topic == "average":
            return (
                phrase("risk_average", made=case.goal, failed=10 - case.goal,
                       delta=case.rules.nil_made, part=case.rules.nil_failed,
                       points=_mean(case.rules, case.goal)),
            )  # fmt: skip
        if case.topic == "cover":
            return (phrase(f"risk_{outcome}_cover", bid=Bid.number(max(map(int, case.keys)))),)
        if case.topic == "suit":
            hand = case.scene.hand or Hand()
            (worst,) = next(iter(self.solve(case)))
            said = [_danger(line) for line in nil_danger(hand).suits[Suit(worst)]]
            if right:
                return tuple(said)
            return phrase("risk_not_suit", suit=Suit(answer[0]), right=Suit(worst)), *said
        lines = _dangers(_cards(answer[0]))
        if not lines:
            return (phrase(f"risk_{outcome}_{case.topic}", cards=_cards(answer[0])),)
        return tuple(map(_danger, lines))


def _cards(key: str) -> tuple[Card, ...]:
    """The cards of a holding from its key: `S-QT4`."""
    suit, ranks = key.split("-")
    return tuple(Card.parse(suit + rank) for rank in ranks)


def _dangers(cards: Sequence[Card]) -> tuple[DangerLine, ...]:
    found = nil_danger(Hand(cards)).suits
    return tuple(line for lines in found.values() for line in lines)


def _weights(case: Case) -> dict[Suit, float]:
    found = nil_danger(case.scene.hand or Hand()).suits
    return {suit: sum(line.weight for line in lines) for suit, lines in found.items()}


def _mean(rules: RuleSet, made: int) -> int:
    """The points of a nil on average, where so many of ten are made."""
    return (made * rules.nil_made + (10 - made) * rules.nil_failed) // 10


def _danger(line: DangerLine) -> Phrase:
    return phrase(
        f"nil_danger_{line.reason}", cards=line.cards, card=line.cards[0], count=len(line.cards)
    )


def _spades(rules: RuleSet, draws: Draws) -> Case | None:
    return _holdings(rules, draws, "spades", Suit.SPADES)


def _side(rules: RuleSet, draws: Draws) -> Case | None:
    return _holdings(rules, draws, "side", draws.choice(SIDE_SUITS))


def _holdings(rules: RuleSet, draws: Draws, ask: str, suit: Suit) -> Case | None:
    """Three holdings of one suit, of which exactly one is safe."""
    options = []
    for _ in range(_HOLDINGS):
        cards = sorted(draws.sample(of_suit(fresh_deck(), suit), 2 + draws.below(4)), reverse=True)
        key = f"{suit.value}-{''.join(card.rank.letter for card in cards)}"
        options.append(Option(key, phrase("holding", cards=tuple(cards))))
    if len({option.key for option in options}) < _HOLDINGS:
        return None
    return Case("nil_risk", ask, phrase(f"risk_{ask}"), Scene(rules), "one", "list", tuple(options))


def _suit(rules: RuleSet, draws: Draws) -> Case | None:
    """A hand with one suit that is plainly the worst: in every other case not spades."""
    wanted = draws.choice((Suit.SPADES, draws.choice(SIDE_SUITS)))
    options = tuple(Option(suit.value, phrase("a_suit", suit=suit)) for suit in Suit)
    for _ in range(_HANDS):
        hand = Hand(draws.sample(fresh_deck(), 13))
        case = Case("nil_risk", "suit", phrase("risk_suit"), Scene(rules, hand=hand), "one",
                    "list", options)  # fmt: skip
        weights = _weights(case)
        if weights.pop(wanted) - max(weights.values()) >= _CLEAR:
            return case
    return None


def _average(rules: RuleSet, draws: Draws) -> Case | None:
    made = draws.choice(_OF_TEN)
    mean = _mean(rules, made)
    slips = {rules.nil_made, made * rules.nil_made // 10, rules.nil_failed, -mean, mean + 20}
    chosen = draws.sample(sorted(slips - {mean}), 3)
    shown = draws.shuffled([mean, *chosen])
    options = tuple(Option(str(points), phrase("points", points=points)) for points in shown)
    return Case("nil_risk", "average", phrase("risk_average_ask", made=made), Scene(rules), "one",
                "list", options, goal=made)  # fmt: skip


def _cover(rules: RuleSet, draws: Draws) -> Case | None:
    """A hand with a soft spot, and what the partner might have bid."""
    hand = Hand(draws.sample(fresh_deck(), 13))
    if not rules.has_sides or nil_danger(hand).weight not in _SOFT:
        return None
    bids = draws.shuffled([1 + draws.below(2), 3, 5 + draws.below(2)])
    options = tuple(
        Option(str(bid), phrase("partner_bids", bid=Bid.number(bid))) for bid in bids
    )  # fmt: skip
    return Case("nil_risk", "cover", phrase("risk_cover"), Scene(rules, hand=hand), "one", "list",
                options)  # fmt: skip


_MAKERS: Final[Mapping[str, Callable[[RuleSet, Draws], Case | None]]] = {
    "spades": _spades,
    "side": _side,
    "suit": _suit,
    "average": _average,
    "cover": _cover,
}
