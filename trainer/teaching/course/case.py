"""One case of a step: what is shown, what is asked, what can be answered, and how it is judged.

Nothing here stores a right answer: a kind works it out from the scene with the engine, under
the learner's house, whenever it is asked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, Protocol, runtime_checkable

from trainer.content.step_schema import ParamValue
from trainer.engine import (
    Bid,
    Card,
    Hand,
    LegalCards,
    RuleSet,
    ScoreBreakdown,
    Seat,
    SideScore,
    Standing,
    Suit,
    TableView,
    legal_cards,
    score_hand,
    side_of,
    trick_winner,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws

#: The learner always sits here.
ME: Final = Seat.S

#: What a reason can name: numbers, texts, and what the engine knows.
PhraseValue = int | str | Card | Seat | Suit | Bid | tuple[Card, ...]

#: The keys chosen: one, some (sorted), or all in an order.
Answer = tuple[str, ...]

Params = Mapping[str, ParamValue]


@dataclass(frozen=True)
class Phrase:
    """Something to say: a code and its parameters, to be put into words by `words`."""

    code: str
    params: Mapping[str, PhraseValue] = field(default_factory=dict)


def phrase(code: str, **params: PhraseValue) -> Phrase:
    """A phrase from its parameters."""
    return Phrase(code, params)


@dataclass(frozen=True)
class Scene:
    """What lies on the table, as the learner sees it.

    Attributes:
        rules: the learner's house.
        dealer: who dealt; None where it does not matter.
        hand: the learner's cards.
        leader: who led, or leads, the trick.
        trick: the cards on the table in the order played, up to four.
        spades_broken, first_trick: as in the engine's position.
        bids: the bids made so far.
        tricks: the tricks each seat has taken so far; 13 together once the hand is over. Empty
            where they do not matter.
        view: what the learner knows of a hand that is being played; None elsewhere.
        others: hands laid open beside the learner's: a position with all cards seen.
        before: score and bags of each side before the hand.
        after: where the sides stand now, for the end of a game.
        seen: cards played in earlier tricks, where the question is about them.
    """

    rules: RuleSet
    dealer: Seat | None = None
    hand: Hand | None = None
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    spades_broken: bool = False
    first_trick: bool = False
    bids: Mapping[Seat, Bid] = field(default_factory=dict)
    tricks: Mapping[Seat, int] = field(default_factory=dict)
    view: TableView | None = None
    others: Mapping[Seat, Hand] = field(default_factory=dict)
    before: Mapping[str, Standing] = field(default_factory=dict)
    after: Mapping[str, Standing] = field(default_factory=dict)
    seen: tuple[Card, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all tricks have been taken, so that the hand can be scored."""
        return sum(self.tricks.values()) == MOST_TRICKS

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who has played what to the trick."""
        leader = self.leader or Seat.N
        return tuple((leader.after(place), card) for place, card in enumerate(self.trick))

    @property
    def led(self) -> Suit:
        """The suit led, in a trick that has begun."""
        return self.trick[0].suit

    @property
    def winning(self) -> tuple[Seat, Card]:
        """Who wins the trick so far, and with which card."""
        seat = trick_winner(self.leader or Seat.N, self.trick)
        return seat, dict(self.plays)[seat]

    @cached_property
    def legal(self) -> LegalCards:
        """What the learner may play."""
        return legal_cards(
            self.rules, self.hand or Hand(), self.trick,
            spades_broken=self.spades_broken, first_trick=self.first_trick,
        )  # fmt: skip

    @cached_property
    def score(self) -> ScoreBreakdown:
        """What the hand scores."""
        return score_hand(self.rules, self.bids, self.tricks, self.before)

    @property
    def own(self) -> SideScore:
        """What the learner's side scores, or the learner where players score alone."""
        return self.score.sides[side_of(self.rules, ME)]


Shape = Literal["one", "some", "order"]
Where = Literal["hand", "trick", "cards", "seats", "pad", "list"]
Mark = Literal["right", "wrong", "missed"]


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen.

    Attributes:
        key: a card or a seat in notation, a bid as in JSON, or a name of its own.
        say: its words; None where a card, a seat or a bid says it.
        points: what it adds, where parts of a score are put together.
    """

    key: str
    say: Phrase | None = None
    points: int | None = None


@dataclass(frozen=True)
class Case:
    """One question.

    Attributes:
        kind: the kind of step.
        topic: which of the kind's questions it is.
        ask: the question.
        scene: what is shown.
        shape: whether one option, some, or all of them in order are chosen.
        where: where the options are: cards of the hand, of the trick or beside each other,
            seats, the bid pad, or a list of words.
        options: what can be chosen, in the order shown.
        context: short sentences beside the question.
        goal: a number that the question names (a contract wanted); 0 elsewhere.
        seed: what it was made from, with the kind and its version.
        more: whether a hand that is played on goes on after the answer.
    """

    kind: str
    topic: str
    ask: Phrase
    scene: Scene
    shape: Shape
    where: Where
    options: tuple[Option, ...]
    context: tuple[Phrase, ...] = ()
    goal: int = 0
    seed: str = ""
    more: bool = False

    @property
    def rules(self) -> RuleSet:
        """The learner's house."""
        return self.scene.rules

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of all options."""
        return tuple(option.key for option in self.options)

    def option(self, key: str) -> Option:
        """An option by its key."""
        return next(option for option in self.options if option.key == key)


def face(case: Case) -> str:
    """A short text that is the same for cases that look the same to a learner.

    Options in another order make no other case, nor does what the scene holds unseen.
    """
    scene = case.scene
    own = scene.before.get(side_of(case.rules, ME))
    shown = [
        case.kind, case.topic, _said(case.ask), [_said(one) for one in case.context],
        str(scene.hand), str(scene.leader) if scene.trick else "", list(map(str, scene.trick)),
        str(scene.dealer), _by_seat(scene.bids), _by_seat(scene.tricks), _by_seat(scene.others),
        str(own) if scene.is_over else "", sorted(map(str, scene.after.items())),
        sorted(map(str, scene.seen)),
        sorted((one.points or 0, _said(one.say) if one.say else one.key) for one in case.options),
    ]  # fmt: skip
    return hashlib.sha256(repr(shown).encode()).hexdigest()[:12]


def _said(spoken: Phrase) -> str:
    return repr((spoken.code, sorted((name, str(value)) for name, value in spoken.params.items())))


def _by_seat(held: Mapping[Seat, object]) -> list[str]:
    return sorted(f"{seat.name} {value}" for seat, value in held.items())


@dataclass(frozen=True)
class Judgement:
    """What is said to an answer.

    Attributes:
        right: whether it is a right one.
        why: the reasons, the first one the rule broken or kept.
        marks: by key: chosen rightly, chosen wrongly, right and not chosen.
        solution: a right answer, for what is shown after.
    """

    right: bool
    why: tuple[Phrase, ...]
    marks: Mapping[str, Mark]
    solution: Answer


class StepKind(Protocol):
    """How one kind of step makes its cases and judges them."""

    #: Raised when the same seed would make another case.
    version: int

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A case; None when these draws give none, and others may."""

    def solve(self, case: Case) -> frozenset[Answer]:
        """All right answers, by the engine: one or more."""

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """Why an answer is right, or which rule it breaks with which card."""


@runtime_checkable
class KnowsHouses(Protocol):
    """A kind that can say whether a house has cases of it without making one."""

    def possible(self, rules: RuleSet, params: Params) -> bool | None:
        """Whether it has; None where only making one can tell."""


def normal(case: Case, chosen: tuple[str, ...] | list[str]) -> Answer | None:
    """The answer in its one form; None for what the case does not offer."""
    keys = tuple(chosen)
    if len(set(keys)) != len(keys) or any(key not in case.keys for key in keys) or not keys:
        return None
    if case.shape == "one" and len(keys) != 1:
        return None
    if case.shape == "order" and len(keys) != len(case.options):
        return None
    return tuple(sorted(keys)) if case.shape == "some" else keys


def words_of(params: Params, name: str) -> tuple[str, ...]:
    """A parameter that is a choice of words."""
    value = params[name]
    assert isinstance(value, tuple)  # noqa: S101 - the schema has read it so
    return value


def number_of(params: Params, name: str) -> int:
    """A parameter that is a number."""
    value = params[name]
    assert isinstance(value, int)  # noqa: S101 - the schema has read it so
    return value


def picked(keys: list[str] | tuple[str, ...]) -> Answer:
    """The keys as an answer of shape `some`."""
    return tuple(sorted(keys))


def singles(keys: list[str] | tuple[str, ...] | set[str]) -> frozenset[Answer]:
    """Each key as an answer of its own, for shape `one`."""
    return frozenset((key,) for key in keys)
