"""Why a card may be played, may not be played, or was overlooked: shared by the playing kinds."""

from __future__ import annotations

from typing import Final

from trainer.engine import Card
from trainer.teaching.course.case import Phrase, PhraseValue, Scene, phrase
from trainer.teaching.course.dealing import is_side, is_spade

#: How many cards a sentence names before it says that there are others.
NAMED: Final = 3


def why_illegal(scene: Scene, card: Card) -> Phrase:
    """The rule that a card breaks, with the cards it leaves."""
    legal = scene.legal
    if legal.reason == "follow_suit":
        ruff = is_spade(card) and not is_spade(scene.trick[0])
        return phrase(
            "broke_follow",
            card=card,
            suit=scene.led,
            cards=legal.cards,
            count=len(legal.cards),
            ruff=int(ruff),
        )
    if legal.reason == "first_lead":
        return phrase("broke_first_lead", card=card)
    return phrase("broke_unbroken", card=card)


def why_missed(scene: Scene, missed: tuple[Card, ...]) -> Phrase:
    """Why cards that were not chosen may be played too."""
    reason = scene.legal.reason
    spades = any(map(is_spade, missed))
    facts: dict[str, PhraseValue] = {
        "cards": missed[:NAMED],
        "more": int(len(missed) > NAMED),
    }
    if reason in ("follow_suit", "void"):
        facts["suit"] = scene.led
    if reason == "follow_suit":
        return Phrase("missed_follow", facts)
    if reason == "only_spades":
        return Phrase("missed_only_spades", facts)
    if reason == "void":
        if spades and any(map(is_side, missed)):
            return Phrase("missed_any", facts)
        if spades:
            ruffed = any(map(is_spade, scene.trick)) and not is_spade(scene.trick[0])
            return Phrase("missed_ruff", {**facts, "ruffed": int(ruffed)})
        return Phrase("missed_discard", facts)
    return Phrase("missed_lead_spades" if spades else "missed_lead", facts)


def why_legal(scene: Scene) -> Phrase:
    """The rule that was kept."""
    legal = scene.legal
    led = {"suit": scene.led} if legal.reason in ("follow_suit", "void") else {}
    return phrase(f"kept_{legal.reason}", cards=legal.cards, count=len(legal.cards), **led)
