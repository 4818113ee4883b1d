"""A drill: a position, a question with one right answer, and what every answer is worth."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from trainer.engine import (
    HOUSES,
    Auction,
    Bid,
    Card,
    Deal,
    NotationError,
    PlayState,
    RuleSet,
    Seat,
    Standing,
    TableView,
    deal_id,
    play,
)

#: Generation of drills: raised whenever the same id would give another drill.
GENERATOR: Final = 2
#: Generations whose drills this program makes again as they were.
GENERATIONS: Final = (1, 2)

#: The families, each with the word of its ids and the role of the learner.
FAMILIES: Final = {
    "nil-set": ("set", "setter"),
    "nil-cover": ("cover", "coverer"),
    "nil-make": ("make", "bidder"),
    "nil-bid": ("bid", "bidder"),
}
_FAMILY_OF: Final = {word: family for family, (word, _) in FAMILIES.items()}

#: Where the learner's points come from: exact search in each world, or the policy's playing on.
JUDGED: Final = ("solved", "played")

#: What the right answer reaches in the real layout: the nil set or kept, or the best result.
OBJECTIVES: Final = ("nil", "points")

#: The closed catalogue of themes (`trainer.teaching.drills.themes` has the predicates).
THEMES: Final = (
    "lead_under_nil",
    "lead_cover_void",
    "strip_cover",
    "no_discard",
    "lead_through_cover",
    "lead_through_nil",
    "pull_trumps",
    "stay_under",
    "hold_up",
    "win_to_lead",
    "contract_first",
    "cover_high",
    "leave_it",
    "lead_for_discard",
    "cash_top",
    "overtake",
    "give_up_nil",
    "ruff",
    "no_ruff",
    "keep_low",
    "shed_danger",
    "discard_middle",
    "shorten_suit",
    "throw_spade",
    "duck_high",
    "keep_middle",
    "lead_low",
    "lead_to_cover",
    "fallen_nil",
    "danger_in_spades",
    "danger_in_side_suit",
    "tricks_worth_more",
    "nil_covered",
    "nil_alone",
    "nil_with_honour",
)

Choice = Card | Bid

_ID: Final = re.compile(
    r"(?P<word>[a-z]+)(?P<generator>\d{1,4})-(?P<house>\w+)(?:~(?P<other>\w+))?"
    r"-(?P<code>\w{4}-\w{4})"
)


@dataclass(frozen=True, slots=True)
class DrillKey:
    """All that a drill is made from.

    Attributes:
        family: a key of `FAMILIES`.
        house: the id of the house under which it is judged.
        code: names the deal, as a deal's id does.
        other: the house in which the right answer to the same question is another, where such
            questions were looked for; else None.
        generator: by which generation of the program.
    """

    family: str
    house: str
    code: str
    other: str | None = None
    generator: int = GENERATOR

    @classmethod
    def parse(cls, text: str) -> DrillKey:
        """Read an id.

        Raises:
            NotationError: `drill_id`.
        """
        found = _ID.fullmatch(text.strip()) if isinstance(text, str) else None
        if found is None or found["word"] not in _FAMILY_OF:
            raise NotationError("drill_id", input=text)
        houses = {found["house"], found["other"] or found["house"]}
        if not houses <= set(HOUSES):
            raise NotationError("drill_id", input=text)
        try:
            code = deal_id(found["code"])
        except NotationError:
            raise NotationError("drill_id", input=text) from None
        return cls(
            _FAMILY_OF[found["word"]],
            found["house"],
            code,
            found["other"],
            int(found["generator"]),
        )

    @property
    def twin(self) -> DrillKey | None:
        """The same question in the other house: of a pair the other drill."""
        return replace(self, house=self.other, other=self.house) if self.other else None

    def __str__(self) -> str:
        other = f"~{self.other}" if self.other else ""
        word = FAMILIES[self.family][0]
        return f"{word}{self.generator}-{self.house}{other}-{self.code}"


@dataclass(frozen=True)
class Position:
    """A deal in progress before a choice of `seat`, with all hands.

    Attributes:
        rules: the house.
        deal: the thirteen cards of each seat.
        dealer: who dealt.
        calls: the bids made, in turn.
        plays: the cards played, from the opening lead on.
        seat: who is asked.
        standings: score and bags of each side before the deal; zeros where left out.
    """

    rules: RuleSet
    deal: Deal
    dealer: Seat
    calls: tuple[Bid, ...]
    plays: tuple[Card, ...]
    seat: Seat
    standings: Mapping[str, Standing] = field(default_factory=dict)

    @cached_property
    def auction(self) -> Auction:
        """The auction as far as it has come."""
        return Auction(self.rules, self.dealer, self.calls)

    @cached_property
    def view(self) -> TableView:
        """What the seat that is asked may know."""
        return TableView(
            self.seat, self.deal.hand(self.seat), self.auction, self.standings, self.plays
        )

    @cached_property
    def state(self) -> PlayState:
        """The play with all hands.

        Raises:
            IllegalPlay: a card that could not be played.
        """
        state = PlayState.start(self.rules, self.deal, self.dealer)
        for card in self.plays:
            state = play(state, card)
        return state

    @property
    def cards_left(self) -> int:
        """How many cards the seat holds, when it is its turn."""
        return len(self.deal.hand(self.seat)) - len(self.plays) // 4

    def has_fallen(self, nil: Seat) -> bool:
        """Whether a nil bidder has taken a trick."""
        return self.view.seen.taken[nil] > 0

    def after(self, card: Card, seat: Seat) -> Position:
        """The position after one more card, `seat` being asked."""
        return replace(self, plays=(*self.plays, card), seat=seat)


@dataclass(frozen=True, slots=True)
class Answer:
    """What one choice is worth.

    Attributes:
        choice: the card or the bid.
        points: expected points of the deal, ours minus theirs, a bag at its long-run price.
        error: standard error of `points`.
        loss: points given up against the best choice, 0 or more.
        loss_error: standard error of `loss` (of the paired difference).
        nil: the share of worlds in which the nil can be set (for a setter) or kept (for the
            others) after this choice, found by exact search; None where it is not known in any.
        nil_error: its standard error.
        contract: the share of worlds in which one's own contract can be made, taken alone (in a
            drill that is played, not solved: is made as the policy plays on); None where there
            is none.
        contract_error: its standard error.
        real_points: the points in the real layout, all cards seen.
        real_nil: whether the nil can be set, or kept, in the real layout.
        real_contract: whether one's contract can be made there.
    """

    choice: Choice
    points: float
    error: float
    loss: float
    loss_error: float
    nil: float | None
    nil_error: float | None
    contract: float | None
    contract_error: float | None
    real_points: float
    real_nil: bool | None
    real_contract: bool | None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same question in another house, where what is right here is wrong.

    Attributes:
        house: its id.
        right: what is right there, best first.
        loss: points that the best of what is right here gives up there.
        loss_error: their standard error.
    """

    house: str
    right: tuple[Choice, ...]
    loss: float
    loss_error: float


@dataclass(frozen=True)
class Drill:
    """A question and what is known of its answers.

    Attributes:
        key: what it is made from; `str(key)` is its id.
        position: the table.
        nil: whose nil it is about.
        judged: how the points were found, one of `JUDGED`.
        worlds: in how many worlds.
        ess: how many independent worlds they are worth.
        answers: what every choice is worth, best first.
        right: the choices that are right: equal or nearly so.
        natural: choices that come naturally and are wrong.
        objective: what the right answer reaches in the real layout, one of `OBJECTIVES`.
        themes: names of `THEMES`, in its order.
        difficulty: a first guess, 0 (easy) to 100.
        elsewhere: how another house changes the answer; None where it does not, or was not asked.
    """

    key: DrillKey
    position: Position
    nil: Seat
    judged: str
    worlds: int
    ess: float
    answers: tuple[Answer, ...]
    right: tuple[Choice, ...]
    natural: tuple[Choice, ...]
    objective: str
    themes: tuple[str, ...]
    difficulty: int
    elsewhere: Elsewhere | None = None

    @property
    def role(self) -> str:
        """What the learner is: `setter`, `coverer` or `bidder`."""
        return FAMILIES[self.key.family][1]

    @property
    def is_bid(self) -> bool:
        """Whether a bid is asked for, not a card."""
        return self.key.family == "nil-bid"

    def answer(self, choice: Choice) -> Answer:
        """What a choice is worth; see `answer_of`."""
        return answer_of(self.answers, choice)


def answer_of(answers: Iterable[Answer], choice: Choice) -> Answer:
    """What a choice is worth.

    Raises:
        KeyError: it is none of the choices.
    """
    for answer in answers:
        if answer.choice == choice:
            return answer
    raise KeyError(choice)
