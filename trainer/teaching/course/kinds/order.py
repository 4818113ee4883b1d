"""Put cards, seats or events in order."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from trainer.engine import Auction, Card, Rank, RuleSet, Seat, Suit, clockwise, trick_winner
from trainer.engine.draws import Draws
from trainer.teaching.course.case import (
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    number_of,
    phrase,
    words_of,
)
from trainer.teaching.course.dealing import SIDE_SUITS, fresh_deck, of_suit

#: How a hand goes; the engine's own modules follow each other so.
EVENTS: Final = ("deal", "bid", "lead", "tricks", "score")


#: How a hand's points are reckoned; a house without a bag penalty leaves that part out.
RECKONING: Final = ("contracts", "bags", "penalty", "target")


class Order:
    """All options in one right order."""

    version = 2

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """Cards of a suit, cards of a trick, seats, or the events of a hand."""
        what = draws.choice(words_of(params, "what"))
        if what in ("bidding", "playing"):
            seat = draws.choice(tuple(Seat))
            scene = Scene(rules, dealer=seat) if what == "bidding" else Scene(rules, leader=seat)
            options = tuple(Option(one.name) for one in clockwise(Seat.S))
            ask = phrase(f"order_{what}", seat=seat)
            return Case("order", what, ask, scene, "order", "seats", options)
        if what == "hand":
            events = [Option(event, phrase(f"event_{event}")) for event in EVENTS]
            options = tuple(_shuffled(draws, events))
            return Case("order", what, phrase("order_hand"), Scene(rules), "order", "list", options)
        if what == "reckoning":
            parts = [Option(one, phrase(f"event_{one}")) for one in _reckoning(rules)]
            options = tuple(_shuffled(draws, parts))
            ask = phrase("order_reckoning")
            return Case("order", what, ask, Scene(rules), "order", "list", options)
        count = number_of(params, "cards")
        led = draws.choice(SIDE_SUITS)
        deck = fresh_deck()
        if what == "ranks":
            suit = of_suit(deck, draws.choice(tuple(Suit)))
            # Numbers alone would not ask for the ace and the faces, which are what is new.
            faces = draws.sample([card for card in suit if card.rank > Rank.TEN], 2)
            cards = faces + draws.sample([card for card in suit if card not in faces], count - 2)
            scene = Scene(rules)
        else:
            spades = 1 + draws.below(2)
            cards = draws.sample(of_suit(deck, Suit.SPADES), spades)
            cards += draws.sample(of_suit(deck, led), count - spades)
            scene = Scene(rules, leader=Seat.W)
        if what == "trick" and len(cards) > 3:
            # One card of another plain suit, mostly a high one: the weakest all the same.
            others = [card for card in deck if card.suit in SIDE_SUITS and card.suit is not led]
            cards[-1] = draws.choice([card for card in others if card.rank > 10])
        options = tuple(_shuffled(draws, [Option(str(card)) for card in cards]))
        ask = phrase(f"order_{what}", suit=led)
        case = Case("order", what, ask, scene, "order", "cards", options)
        return case if options != tuple(case.option(key) for key in _solution(case)) else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """The one right order."""
        return frozenset({_solution(case)})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The first two that stand the wrong way round."""
        solution = _solution(case)
        if right:
            return (phrase(f"ordered_{case.topic}"),)
        place = {key: number for number, key in enumerate(solution)}
        before, after = next((one, two) for one, two in pairwise(answer) if place[one] > place[two])
        if case.where == "cards":
            low, high = Card.parse(before), Card.parse(after)
            if case.topic == "ranks":
                return (phrase("order_not_ranks", low=low, high=high),)
            rule = "spade" if high.suit is Suit.SPADES and low.suit is not Suit.SPADES else "rank"
            if low.suit not in (Suit.SPADES, _led(case)):
                rule = "off"
            return (phrase("order_not_trick", low=low, high=high, rule=rule, suit=_led(case)),)
        if case.where == "seats":
            first = Seat[solution[0]]
            return (phrase(f"order_not_{case.topic}", first=first),)
        return (phrase(f"order_not_{case.topic}_{after}"),)


def _reckoning(rules: RuleSet) -> tuple[str, ...]:
    return tuple(one for one in RECKONING if one != "penalty" or rules.penalty_group)


def _shuffled(draws: Draws, options: list[Option]) -> list[Option]:
    return draws.shuffled(options)


def _led(case: Case) -> Suit:
    suit = case.ask.params["suit"]
    assert isinstance(suit, Suit)  # noqa: S101 - every order of cards names it
    return suit


def _solution(case: Case) -> Answer:
    scene = case.scene
    if case.topic == "bidding":
        order = Auction(scene.rules, scene.dealer or Seat.N).order
        return tuple(seat.name for seat in order)
    if case.topic == "playing":
        return tuple(seat.name for seat in clockwise(scene.leader or Seat.N))
    if case.topic == "hand":
        return EVENTS
    if case.topic == "reckoning":
        return _reckoning(scene.rules)
    cards = [Card.parse(key) for key in case.keys]
    if case.topic == "ranks":
        return tuple(str(card) for card in sorted(cards, key=lambda c: c.rank, reverse=True))
    # The best of what is left wins the trick that a card of the suit leads.
    lead = next(card for card in cards if card.suit is _led(case))
    ordered: list[Card] = []
    rest = list(cards)
    while rest:
        first = lead if lead in rest else _stand_in(rest, _led(case))
        trick = [first, *(card for card in rest if card is not first)]
        best = trick[_best(trick)]
        ordered.append(best)
        rest.remove(best)
    return tuple(map(str, ordered))


def _stand_in(rest: list[Card], led: Suit) -> Card:
    """What leads once the first lead is placed: a card of its suit where one is left."""
    return next((card for card in rest if card.suit is led), rest[0])


def _best(trick: list[Card]) -> int:
    """The place of the winner among any number of cards, four at a time."""
    best = 0
    for place in range(1, len(trick)):
        if trick_winner(Seat.N, (trick[best], trick[place])) is Seat.E:
            best = place
    return best
