"""Play one card that does what is asked: take the trick, lose it, ruff, cover a nil.

The learner plays last, so that what a card does is certain.
"""

from __future__ import annotations

from typing import Final

from trainer.engine import NIL, Bid, Card, Hand, RuleSet, Seat, Suit
from trainer.engine.draws import Draws
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
    singles,
    words_of,
)
from trainer.teaching.course.dealing import (
    SIDE_SUITS,
    draw_follow,
    fresh_deck,
    is_side,
    is_spade,
    leader_before,
    of_suit,
    plain_bids,
    play_context,
    take,
    top_so_far,
    wins_with,
)
from trainer.teaching.course.legality import why_illegal

_BEFORE: Final = 3
_VOID_GOALS: Final = ("ruff", "discard")
_NIL_GOALS: Final = ("cover_nil", "leave_nil", "keep_nil", "nil_high")
#: Goals of a learner who has bid nil.
_OWN_NIL: Final = ("keep_nil", "nil_high")


class PlayCard:
    """One card, judged by what it does to the trick."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A trick with three cards and a hand in which some legal cards do it and some do not."""
        goal = draws.choice(words_of(params, "goal"))
        if goal in _NIL_GOALS and (rules.nil_open_to == "nobody" or not rules.has_sides):
            return None
        scene = _scene(rules, draws, goal, number_of(params, "cards"))
        if scene is None or scene.hand is None:
            return None
        case = Case(
            "play_card", goal, phrase(f"play_{goal}"), scene, "one", "hand",
            tuple(Option(str(card)) for card in scene.hand), play_context(scene),
        )  # fmt: skip
        right = self.solve(case)
        # At least one legal card has to be wrong: else following suit were the whole answer.
        # One card would take the trick, and of those that lose one is the highest.
        if goal == "nil_high" and not 1 < len(_losing(scene)) < len(scene.legal.cards):
            return None
        if goal == "win_cheaply" and sum(wins_with(scene, c) for c in scene.legal.cards) < 2:
            return None
        return case if right and len(right) < len(scene.legal.cards) else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """The legal cards that do what is asked."""
        return singles({str(card) for card in _right(case.scene, case.topic)})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The rule broken, or what the card does instead."""
        scene = case.scene
        card = Card.parse(answer[0])
        if card not in scene.legal.cards:
            # Not every card that the rule leaves does what is asked.
            asked = tuple(sorted(_right(scene, case.topic), reverse=True))
            return (why_illegal(scene, card), phrase("play_asked", cards=asked))
        seat, top = scene.winning
        outcome = "did" if right else "not"
        wins = int(wins_with(scene, card))
        better = min(_right(scene, case.topic), key=lambda one: (is_spade(one), one.rank))
        return (
            phrase(f"{outcome}_{case.topic}", card=card, top=top, seat=seat, better=better,
                   wins=wins),
        )  # fmt: skip


def _right(scene: Scene, goal: str) -> list[Card]:
    legal = list(scene.legal.cards)
    winning = [card for card in legal if wins_with(scene, card)]
    if goal == "win_cheaply":
        return winning and [min(winning, key=lambda card: card.rank)]
    if goal in ("win", "cover_nil"):
        return winning
    if goal == "ruff":
        return [card for card in winning if is_spade(card) and not is_spade(scene.trick[0])]
    if goal == "discard":
        return [card for card in legal if is_side(card)]
    losing = _losing(scene)
    if goal == "nil_high":
        return losing and [max(losing, key=lambda card: card.rank)]
    return losing


def _losing(scene: Scene) -> list[Card]:
    """The legal cards that leave the trick to somebody else."""
    return [card for card in scene.legal.cards if not wins_with(scene, card)]


def _scene(rules: RuleSet, draws: Draws, goal: str, size: int) -> Scene | None:
    led = draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    if goal in _VOID_GOALS:
        hand = draws.sample([card for card in pool if card.suit is not led], size)
        if not any(map(is_spade, hand)) or not any(map(is_side, hand)):
            return None
    else:
        # Two to four cards of the suit led, and a spade to tempt.
        hand = draws.sample(of_suit(pool, led), min(2 + draws.below(3), size - 1))
        free = [card for card in pool if card.suit is not led]
        hand += draws.sample(free, size - len(hand))
    pool = [card for card in pool if card not in hand]
    trick = [take(draws, pool, of_suit(pool, led))]
    while len(trick) < _BEFORE:
        trick.append(draw_follow(draws, pool, led))
    leader = leader_before(_BEFORE)
    bids: dict[Seat, Bid] = {}
    if goal in _OWN_NIL:
        bids = {**plain_bids(draws, 11), ME: NIL}
    elif goal in _NIL_GOALS:
        nil = ME.partner if goal == "cover_nil" else draws.choice((Seat.E, Seat.W))
        top = top_so_far(leader, trick)
        if trick.index(top) != (nil - leader) % 4:
            return None
        bids = {**plain_bids(draws, 11), nil: NIL}
    broken = any(card.suit is Suit.SPADES for card in trick) or draws.below(2) == 0
    return Scene(rules, None, Hand(hand), leader, tuple(trick), spades_broken=broken, bids=bids)
