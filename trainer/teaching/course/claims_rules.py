"""Tests of the statements about nil, the end of a game and other houses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trainer.engine import (
    BLIND_NIL,
    GameResult,
    Reading,
    Standing,
    can_bid,
    game_result,
    load_house,
    score_hand,
    side_of,
)
from trainer.teaching.course.case import ME, Phrase, PhraseValue, Scene
from trainer.teaching.course.dealing import auction_of
from trainer.teaching.course.topics_rules import SILENCES

Test = Callable[[Scene, Phrase], bool]


def _elsewhere(_scene: Scene, claim: Phrase) -> bool:
    rules = load_house(str(claim.params["house"]))
    return str(getattr(rules, str(claim.params["rule"]))) == str(claim.params["value"])


def silence_about(scene: Scene, row: str) -> Reading | None:
    """What the house reads into its source where that says nothing of a row."""
    silences = (one for one in scene.rules.readings if one.kind == "silence")
    return next((one for one in silences if row in one.about), None)


def _silent(scene: Scene, claim: Phrase) -> bool:
    return silence_about(scene, str(claim.params["about"])) is not None


def _silent_none(scene: Scene, _claim: Phrase) -> bool:
    return not any(silence_about(scene, row) for row in SILENCES)


def _beside_nil(scene: Scene, claim: Phrase) -> bool:
    side = side_of(scene.rules, ME)
    own = [bid for seat, bid in scene.bids.items() if side_of(scene.rules, seat) == side]
    return sum(bid.tricks for bid in own) == claim.params["tricks"]


def _blind_open(scene: Scene, _claim: Phrase) -> bool:
    """As where the house offers blind nil: some switch it on only on request."""
    offered = scene.rules.with_options({"blind_nil": "on"})
    auction = auction_of(Scene(offered, scene.dealer, bids=scene.bids))
    return can_bid(auction, BLIND_NIL, hand_seen=scene.hand is not None)


def _blind_closed(scene: Scene, claim: Phrase) -> bool:
    return not _blind_open(scene, claim)


def _blind_peek(scene: Scene, _claim: Phrase) -> bool:
    """Whether one may look first and bid blind all the same."""
    return not scene.rules.blind_nil_unseen


def _gap(scene: Scene) -> int:
    """How many points the learner's side is behind the other."""
    own = side_of(scene.rules, ME)
    return (
        max(one.score for key, one in scene.before.items() if key != own) - scene.before[own].score
    )


def _behind_open(scene: Scene, _claim: Phrase) -> bool:
    auction = auction_of(scene)
    return can_bid(auction, BLIND_NIL, standings=scene.before, hand_seen=False)


def _behind_closed(scene: Scene, claim: Phrase) -> bool:
    return not _behind_open(scene, claim)


def after_hand(scene: Scene) -> tuple[dict[str, Standing], GameResult]:
    """Where the sides stand after the scene's hand; every contract just made where it is open."""
    tricks = scene.tricks or {seat: bid.tricks for seat, bid in scene.bids.items()}
    sides = score_hand(scene.rules, scene.bids, tricks, scene.before).sides
    after = {key: Standing(side.score, side.bags) for key, side in sides.items()}
    return after, game_result(scene.rules, scene.before, after)


def _hand_wins(scene: Scene, claim: Phrase) -> bool:
    return after_hand(scene)[1].winner == claim.params["side"]


def _hand_plays_on(scene: Scene, _claim: Phrase) -> bool:
    return not after_hand(scene)[1].over


TESTS: Final[Mapping[str, Test]] = {
    "elsewhere": _elsewhere,
    "silent": _silent,
    "silent_none": _silent_none,
    "beside_nil": _beside_nil,
    "blind_open": _blind_open,
    "blind_closed": _blind_closed,
    "blind_peek": _blind_peek,
    "behind_open": _behind_open,
    "behind_closed": _behind_closed,
    "hand_wins": _hand_wins,
    "hand_plays_on": _hand_plays_on,
    "race_wins": _hand_wins,
    "race_on": _hand_plays_on,
}

_ENDINGS: Final = ("hand_wins", "hand_plays_on", "race_wins", "race_on")


def facts(scene: Scene, claim: Phrase) -> dict[str, PhraseValue]:
    """What the reasons for and against these statements name."""
    if claim.code == "elsewhere":
        rules = load_house(str(claim.params["house"]))
        return {"true": str(getattr(rules, str(claim.params["rule"])))}
    if claim.code.startswith("behind_"):
        return {"gap": max(0, _gap(scene)), "needed": scene.rules.blind_nil_deficit}
    if claim.code == "silent":
        found = silence_about(scene, str(claim.params["about"]))
        return {"note": found.note if found else ""}
    if claim.code == "beside_nil":
        side = side_of(scene.rules, ME)
        numbers = [
            bid.tricks for seat, bid in scene.bids.items() if side_of(scene.rules, seat) == side
        ]
        return {"right": sum(numbers)}
    if claim.code in ("blind_open", "blind_closed", "blind_peek"):
        seen, others = scene.hand is not None, bool(scene.bids)
        late = others and scene.rules.blind_nil_window == "before_any_bid"
        return {"why": "late" if late else "seen" if seen else "open"}
    if claim.code in _ENDINGS:
        after, result = after_hand(scene)
        own = side_of(scene.rules, ME)
        scores = sorted((standing.score for standing in after.values()), reverse=True)
        return {
            "ahead": max(after, key=lambda key: after[key].score),
            "own": after[own].score, "best": scores[0], "second": scores[1],
            "target": scene.rules.target, "winner": result.winner or "none",
            "level": int(not result.over and scores[0] >= scene.rules.target),
        }  # fmt: skip
    return {}
