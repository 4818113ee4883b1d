"""Why a choice is right, in codes with the actual cards; the screen turns them into words.

What the cards of a deal do is told with all hands in view, after the answer; the shares are
those of the worlds that fit what the learner knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from trainer.analysis import estimate
from trainer.content.drill import Answer, Choice, Drill
from trainer.engine import Bid, Card, Rank, Suit
from trainer.teaching.drills.grading import Grade, Judged
from trainer.teaching.drills.play_jobs import Study
from trainer.teaching.drills.scene import Scene

#: Two shares that differ by less say nothing.
TELLING: Final = 0.03
#: So many themes are explained with their cards; the rest are named.
MOST_THEMES: Final = 2
#: What a theme's sentence names: without it there is nothing to say.
_NAMED: Final = {
    "lead_under_nil": ("held",),
    "lead_cover_void": ("held",),
    "strip_cover": ("covers", "held"),
    "no_discard": ("held",),
    "lead_through_cover": ("held",),
    "lead_through_nil": ("held",),
    "pull_trumps": ("held",),
    "stay_under": ("top",),
    "hold_up": ("winners",),
    "leave_it": ("top",),
    "overtake": ("top",),
    "discard_middle": ("higher",),
    "throw_spade": ("top",),
    "duck_high": ("top",),
    "keep_middle": ("high",),
    "lead_to_cover": ("covers",),
}


@dataclass(frozen=True)
class Reason:
    """One reason: a code, and the cards, seats, bids, suits, shares and counts in it."""

    code: str
    figures: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Pair:
    """What is explained: the right choice, and the one it is held against."""

    subject: Answer
    other: Answer | None


def pair_of(judged: Judged, grade: Grade, natural: tuple[Choice, ...] = ()) -> Pair:
    """The learner's choice where it is right, against a natural wrong one; else the best
    against the learner's."""
    if not grade.is_right:
        return Pair(judged.best, grade.answer)
    wrong = next((choice for choice in natural), None)
    if wrong is None:
        left = [one for one in judged.answers if one.choice not in judged.right]
        return Pair(grade.answer, left[-1] if left else None)
    return Pair(grade.answer, judged.answer(wrong))


def why(drill: Drill, pair: Pair, study: Study | None = None) -> tuple[Reason, ...]:
    """The reasons of a drill: what its themes say of its cards, then the worlds.

    Args:
        drill: the drill.
        pair: what is explained.
        study: what has been worked out: of which cards the themes are true (where it is not
            there yet, of the one explained), and how often the nil bidder holds a suit.
    """
    told: list[Reason] = []
    holds = None
    if drill.is_bid:
        told = [_bid_theme(drill, name) for name in drill.themes]
    else:
        scene = Scene.of(drill)
        shows = study.shows if study is not None else None
        for name in drill.themes:
            card = _shown(pair, scene, name, shows)
            reason = card and _card_theme(scene, card, name)
            if reason:
                told.append(reason)
        holds = _holds(scene, pair, study)
    does = deed(drill, pair.other.choice) if pair.other is not None else None
    return (
        *told[:MOST_THEMES],
        *(reason for reason in (holds, does) if reason is not None),
        *shares(drill.role, drill.position.rules, pair),
    )


def _holds(scene: Scene, pair: Pair, study: Study | None) -> Reason | None:
    """How often the nil bidder holds the suit that is led: what the learner can count on."""
    card = pair.subject.choice
    if study is None or not scene.leads or scene.role == "bidder" or not isinstance(card, Card):
        return None
    share = study.nil_holds[card.suit]
    if not 0.0 < share < 1.0:
        return None
    return Reason("holds", {"nil": scene.nil, "suit": card.suit, "p": share})


def shares(role: str, rules: Any, pair: Pair) -> tuple[Reason, ...]:
    """What the worlds say of two choices: the nil, the contract, and which of them weighs more."""
    best, other = pair.subject, pair.other
    found = []
    if other is None:
        return ()
    nil = _gap(best.nil, other.nil)
    contract = _gap(best.contract, other.contract)
    both = {"card": best.choice, "other": other.choice}
    if nil is not None and abs(nil) >= TELLING:
        found.append(Reason(f"nil-{role}", {**both, "p": best.nil, "p_other": other.nil}))
    elif nil is None and (alone := _one(best, other)) is not None:
        found.append(Reason("nil-alone", {"p": alone}))
    if contract is not None and abs(contract) >= TELLING:
        figures = {**both, "p": best.contract, "p_other": other.contract}
        found.append(Reason("contract", figures))
    if nil is not None and contract is not None and min(nil, contract) <= -TELLING < TELLING:
        swing = rules.nil_made - rules.nil_failed
        if nil >= TELLING and contract < 0:
            found.append(Reason("nil-first", {"points": swing}))
        elif contract >= TELLING and nil < 0:
            found.append(Reason("contract-first"))
    return tuple(found)


def deed(drill: Drill, choice: Choice) -> Reason | None:
    """What a wrong card does to the nil, where it can be seen at once."""
    if not isinstance(choice, Card):
        return None
    scene = Scene.of(drill)
    wins = scene.wins(choice)
    figures = {"other": choice, "nil": scene.nil, "suit": choice.suit, "top": _top(scene)}
    code = ""
    if scene.role == "setter":
        if scene.winner is scene.nil and wins:
            code = "rescues"
        elif scene.leads and not scene.holding(scene.nil, choice.suit):
            code = "gives_discard"
    elif scene.role == "coverer":
        if scene.winner is scene.nil and not wins:
            code = "leaves"
    elif not scene.leads and wins:
        code = "on_top"
    return Reason(f"does-{code}", figures) if code else None


def _gap(best: float | None, other: float | None) -> float | None:
    return None if best is None or other is None else best - other


def _one(best: Answer, other: Answer) -> float | None:
    """The nil's share where only one of two bids is a nil."""
    return best.nil if best.nil is not None else other.nil


def _top(scene: Scene) -> Card | None:
    """The card that wins the trick so far."""
    if scene.winner is None:
        return None
    return scene.trick[scene.leader.steps_to(scene.winner)]


def _shown(
    pair: Pair, scene: Scene, name: str, shows: Mapping[str, tuple[Card, ...]] | None
) -> Card | None:
    """The right card of which a theme is told: the explained one if it can be."""
    subject = pair.subject.choice
    assert isinstance(subject, Card)  # noqa: S101 - a bid has its own themes
    if shows is None or subject in shows.get(name, ()):
        return subject
    return next((card for card in scene.right if card in shows.get(name, ())), None)


def _card_theme(scene: Scene, card: Card, name: str) -> Reason | None:
    """What a theme says of a card; None where there is nothing to be named."""
    suit = card.suit
    same = [one for one in scene.legal if one.suit is suit]
    others = scene.others(suit)
    cheap = max((one for one in same if one.rank < card.rank and scene.wins(one)), default=None)
    between = sorted(
        (one for one in others if cheap is not None and cheap.rank < one.rank < card.rank),
        reverse=True,
    )
    held = scene.holding(scene.nil, suit)
    top = _top(scene)
    figures = {
        "card": card,
        "nil": scene.nil,
        "cover": scene.cover,
        "suit": suit,
        "led": scene.trick[0].suit if scene.trick else suit,
        "held": held,
        "covers": scene.holding(scene.cover, suit),
        "top": top,
        "winners": tuple(one for one in scene.legal if scene.wins(one)),
        "high": tuple(one for one in same if one.rank > card.rank),
        "higher": tuple(one for one in scene.legal if one.rank > card.rank),
        "low": min(same),
        "cheap": cheap,
        "between": tuple(between),
        "left": len(scene.holding(scene.seat, suit)) - 1,
        "helps": int(scene.helps),
        "contract": scene.contract,
        "counted": scene.counted,
        "lacks": max(scene.contract - scene.counted, 0),
    }
    if any(not figures[needed] for needed in _NAMED.get(name, ())):
        return None
    return Reason(f"theme-{name}", figures)


def _bid_theme(drill: Drill, name: str) -> Reason:
    hand = drill.position.view.hand
    dangers = estimate(hand).nil_danger.suits
    number = next(
        one.choice for one in drill.answers if isinstance(one.choice, Bid) and not one.choice.is_nil
    )
    nil = next(one for one in drill.answers if isinstance(one.choice, Bid) and one.choice.is_nil)
    honours = (
        card for card in hand if card.rank >= (Rank.JACK if card.suit is Suit.SPADES else Rank.KING)
    )
    side = (suit for suit, found in dangers.items() if found and suit is not Suit.SPADES)
    figures = {
        "spades": hand.suit(Suit.SPADES),
        "danger": tuple(card for suit in side for card in hand.suit(suit)),
        "honours": tuple(honours),
        "number": number,
        "partner": drill.position.seat.partner,
        "bid": drill.position.view.partner_bid,
        "p": nil.nil,
    }
    return Reason(f"theme-{name}", figures)
