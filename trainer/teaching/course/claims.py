"""Statements about a position: each has a code, parameters and a test by the engine.

A topic draws a scene and proposes statements, most of them mistakes that people make; which
ones hold is worked out, never written down. What speaks against a false statement is a
phrase of its own, `false_<code>`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from trainer.analysis import read_table
from trainer.engine import (
    NIL,
    Bid,
    Card,
    Seat,
    can_bid,
    clockwise,
    game_result,
    load_house,
    side_of,
    trick_winner,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.teaching.course import claims_rules, topics_table
from trainer.teaching.course.case import ME, Phrase, PhraseValue, Scene
from trainer.teaching.course.dealing import auction_of, is_spade
from trainer.teaching.course.score_scenes import adding, delta_in, helping

Test = Callable[[Scene, Phrase], bool]


def holds(scene: Scene, claim: Phrase) -> bool:
    """Whether a statement is true of a scene."""
    return _TESTS[claim.code](scene, claim)


def _card(claim: Phrase, name: str = "card") -> Card:
    card = claim.params[name]
    assert isinstance(card, Card)  # noqa: S101 - the topic has put it there
    return card


def _number(claim: Phrase, name: str) -> int:
    number = claim.params[name]
    assert isinstance(number, int)  # noqa: S101 - the topic has put it there
    return number


# What may be played ------------------------------------------------------------------------


def _must_follow(scene: Scene, _claim: Phrase) -> bool:
    return scene.legal.reason == "follow_suit"


def _any_card(scene: Scene, _claim: Phrase) -> bool:
    return scene.hand is not None and len(scene.legal.cards) == len(scene.hand)


def _may_play(scene: Scene, claim: Phrase) -> bool:
    return _card(claim) in scene.legal.cards


def _must_beat(scene: Scene, _claim: Phrase) -> bool:
    """Whether every legal card would win so far: no rule asks for it."""
    leader = scene.leader or Seat.W
    return all(trick_winner(leader, (*scene.trick, card)) is ME for card in scene.legal.cards)


def _must_ruff(scene: Scene, _claim: Phrase) -> bool:
    return all(map(is_spade, scene.legal.cards))


def _no_spade(scene: Scene, _claim: Phrase) -> bool:
    return not any(map(is_spade, scene.legal.cards))


def _beats(_scene: Scene, claim: Phrase) -> bool:
    """Whether the second card wins over the first, which was led."""
    return trick_winner(Seat.N, (_card(claim, "led"), _card(claim))) is Seat.E


# Bids and scores ----------------------------------------------------------------------------


def _contract(scene: Scene, claim: Phrase) -> bool:
    seats = [seat for seat in Seat if side_of(scene.rules, seat) == side_of(scene.rules, ME)]
    return sum(scene.bids[seat].tricks for seat in seats) == _number(claim, "tricks")


def _scores(scene: Scene, claim: Phrase) -> bool:
    return scene.own.delta == _number(claim, "points")


def _nil_open(scene: Scene, _claim: Phrase) -> bool:
    return can_bid(auction_of(scene), NIL)


def _nil_closed(scene: Scene, _claim: Phrase) -> bool:
    return not can_bid(auction_of(scene), NIL)


def _zero_open(scene: Scene, _claim: Phrase) -> bool:
    """Whether 0 may be bid as a number."""
    return scene.rules.zero == "number" and can_bid(auction_of(scene), Bid.number(0))


def _ended(scene: Scene, claim: Phrase) -> bool:
    key = str(claim.params["side"])
    return game_result(scene.rules, scene.before, scene.after).winner == key


def _plays_on(scene: Scene, _claim: Phrase) -> bool:
    return not game_result(scene.rules, scene.before, scene.after).over


def _table(reading: str) -> Test:
    def test(scene: Scene, claim: Phrase) -> bool:
        found = read_table(scene.bids)
        return found.reading == reading and abs(13 - found.total) == _number(claim, "tricks")

    return test


def _rule(scene: Scene, claim: Phrase) -> bool:
    """Whether the house has this rule; values stand as texts, so that words can select them."""
    return str(getattr(scene.rules, str(claim.params["rule"]))) == str(claim.params["value"])


def _house_scores(scene: Scene, claim: Phrase) -> bool:
    """Whether another house makes so many points of the hand."""
    rules = load_house(str(claim.params["house"]))
    return delta_in(scene, rules) == _number(claim, "points")


_TESTS: Final[Mapping[str, Test]] = {
    "must_follow": _must_follow,
    "any_card": _any_card,
    "lead_any": _any_card,
    "may_ruff": _may_play,
    "may_overruff": _may_play,
    "may_discard": _may_play,
    "may_lead": _may_play,
    "must_beat": _must_beat,
    "must_ruff": _must_ruff,
    "lead_spades": _must_ruff,
    "no_spade": _no_spade,
    "lead_no_spade": _no_spade,
    "beats": _beats,
    "contract": _contract,
    "scores": _scores,
    "nil_open": _nil_open,
    "nil_closed": _nil_closed,
    "zero_open": _zero_open,
    "wins_game": _ended,
    "plays_on": _plays_on,
    "table_under": _table("underbid"),
    "table_even": _table("even"),
    "table_over": _table("overbid"),
    "rule": _rule,
    "house_scores": _house_scores,
    **claims_rules.TESTS,
    **topics_table.TESTS,
}


def facts_of(scene: Scene, claim: Phrase) -> dict[str, PhraseValue]:
    """The statement's parameters, and what the reason for or against it may name beside them."""
    facts: dict[str, PhraseValue] = dict(claim.params)
    if scene.hand is not None and scene.trick:
        seat, top = scene.winning
        facts |= {
            "led": scene.led, "cards": scene.legal.cards, "top": top, "seat": seat,
            "follows": int(scene.legal.reason == "follow_suit"),
        }  # fmt: skip
    if scene.hand is not None and not scene.trick:
        facts |= {"reason": scene.legal.reason, "cards": scene.legal.cards}
    if len(scene.bids) == len(Seat):
        sides, table = scene.rules.has_sides, read_table(scene.bids)
        own = [ME, ME.partner] if sides else [ME]
        facts |= {
            "mine": scene.bids[ME].tricks,
            "partner": scene.bids[ME.partner].tricks,
            "right": sum(scene.bids[seat].tricks for seat in own),
            "total": table.total,
            "reading": table.reading or "even",
            "off": abs(MOST_TRICKS - table.total),
            "sum": " + ".join(str(scene.bids[seat].tricks) for seat in clockwise(ME)),
        }
    if scene.is_over:
        facts |= {
            "contract": scene.own.contract, "taken": helping(scene), "delta": scene.own.delta,
            "each": scene.rules.trick_points, "group": scene.rules.penalty_group,
            "set": scene.rules.set_points, "adding": adding(scene.own),
        }  # fmt: skip
    if scene.after:
        scores = {key: standing.score for key, standing in scene.after.items()}
        result = game_result(scene.rules, scene.before, scene.after)
        best, floor = max(scores.values()), scene.rules.losing_floor
        level = not result.over and best >= scene.rules.target
        fallen = result.over and best < scene.rules.target
        facts |= {
            "target": scene.rules.target, "floor": floor,
            "best": best, "worst": min(scores.values()),
            "winner": result.winner or "none", "tie": int(level), "fallen": int(fallen),
        }  # fmt: skip
    if claim.code == "beats":
        facts["same"] = int(_card(claim).suit is _card(claim, "led").suit)
    if claim.code == "house_scores":
        there = replace(scene, rules=load_house(str(claim.params["house"])))
        facts |= {"contract": there.own.contract, "taken": helping(there), "delta": there.own.delta}
    if claim.code == "rule":
        facts["true"] = str(getattr(scene.rules, str(claim.params["rule"])))
    return facts | claims_rules.facts(scene, claim) | topics_table.facts(scene, claim)


#: All codes, for the test that each has its words.
CODES: Final = tuple(_TESTS)
