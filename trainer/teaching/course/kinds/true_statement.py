"""Which statement is true of this position: one is, the others are mistakes people make."""

from __future__ import annotations

from trainer.engine import RuleSet, Seat
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
    singles,
    words_of,
)
from trainer.teaching.course.claims import facts_of, holds
from trainer.teaching.course.dealing import play_context
from trainer.teaching.course.topics import TOPICS


class TrueStatement:
    """One true statement among false ones."""

    version = 4

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A scene of a topic, one statement that holds and some that do not."""
        topic = draws.choice(words_of(params, "topic"))
        proposal = TOPICS[topic](rules, draws)
        if proposal is None:
            return None
        scene, claims = proposal
        true = [claim for claim in claims if holds(scene, claim)]
        false = _distinct([claim for claim in claims if not holds(scene, claim)])
        if not true or not false:
            return None
        chosen = draws.sample(false, min(number_of(params, "choices") - 1, len(false)))
        chosen = draws.shuffled([draws.choice(true), *chosen])
        options = tuple(Option(f"s{place}", claim) for place, claim in enumerate(chosen, 1))
        context = _context(topic, scene)
        return Case(
            "true_statement", topic, phrase("true_statement"), scene, "one", "list", options,
            context,
        )  # fmt: skip

    def solve(self, case: Case) -> frozenset[Answer]:
        """The statements that hold."""
        return singles(
            [option.key for option in case.options if option.say and holds(case.scene, option.say)]
        )

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """What speaks for the true statement, or against the one chosen."""
        claim = case.option(answer[0]).say or phrase("")
        facts = facts_of(case.scene, claim)
        if right:
            return (Phrase(f"true_{claim.code}", facts),)
        against = Phrase(f"false_{claim.code}", facts)
        if claim.code == "rule":
            return against, phrase("rule", rule=facts["rule"], value=facts["true"])
        if claim.code == "elsewhere":
            true = {"rule": facts["rule"], "value": facts["true"], "house": facts["house"]}
            return against, Phrase("elsewhere", true)
        return (against,)


def _distinct(claims: list[Phrase]) -> list[Phrase]:
    """Claims that say different things: one a code and what it shows."""
    seen: dict[object, Phrase] = {}
    for claim in claims:
        shown = {name: str(value) for name, value in claim.params.items() if name != "slip"}
        seen.setdefault((claim.code, *sorted(shown.items())), claim)
    return list(seen.values())


def _context(topic: str, scene: Scene) -> tuple[Phrase, ...]:
    if topic == "blind_open":
        assert scene.dealer is not None  # noqa: S101 - the topic has drawn an auction
        off = int(scene.rules.blind_nil == "off")
        looked = int(scene.hand is not None)
        return (
            phrase("ctx_dealer", seat=scene.dealer),
            phrase("ctx_blind", off=off, looked=looked),
        )
    if topic in ("race", "blind_behind"):
        stands = [
            phrase("ctx_stands", side=key, score=one.score) for key, one in scene.before.items()
        ]
        return (*stands, phrase("ctx_race" if topic == "race" else "ctx_unseen"))
    if topic == "game_extra":
        level = max(standing.score for standing in scene.before.values())
        return (phrase("ctx_level", score=level),)
    if scene.hand is not None and scene.leader is not None:
        return play_context(scene)
    if len(scene.trick) == len(Seat):
        seat, card = scene.plays[0]
        return (phrase("ctx_led", seat=seat, suit=card.suit, order="done"),)
    if scene.dealer is not None and len(scene.bids) < 4:
        return (phrase("ctx_dealer", seat=scene.dealer),)
    return ()
