"""Take a trick or leave it: by what each contract still needs, the learner last to play."""

from __future__ import annotations

from typing import Final

from trainer.engine import Card, RuleSet, side_keys, side_of
from trainer.engine.bids import MOST_TRICKS
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
from trainer.teaching.course.dealing import is_spade, plain_bids, play_context, wins_with
from trainer.teaching.course.legality import why_illegal
from trainer.teaching.course.reading_scenes import (
    contract_of,
    draw_last_to_play,
    draw_table,
    still_needed,
    taken_by,
    tricks_left,
)

#: What something unforeseen calls for: a trick to make up for, or one to give away.
_UPSETS: Final = ("one_short", "one_over")


class TakeOrLeave:
    """One card that takes the trick, or one that leaves it."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """Contracts, tricks so far and a trick that an opponent wins, the learner last."""
        ask = draws.choice(words_of(params, "ask"))
        size = number_of(params, "cards")
        if ask in _UPSETS:
            table = Scene(rules, bids=plain_bids(draws, MOST_TRICKS))
        else:
            found = _table(rules, draws, ask, size)
            if found is None:
                return None
            table = found
        scene = draw_last_to_play(draws, table, size)
        if scene is None or scene.hand is None or (scene.tricks and _wants(scene) != ask):
            return None
        context = play_context(scene)
        if ask in _UPSETS:
            context = (phrase(f"ctx_{ask}", sides=int(rules.has_sides)), *context)
        else:
            context = (phrase("ctx_left", left=size), *context)
        options = tuple(Option(str(card)) for card in scene.hand)
        return Case("take_or_leave", ask, phrase("take_or_leave"), scene, "one", "hand", options,
                    context)  # fmt: skip

    def solve(self, case: Case) -> frozenset[Answer]:
        """The legal cards that take the trick, or those that leave it."""
        return singles({str(card) for card in _right(case)})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The rule broken, or what the contracts ask for."""
        scene = case.scene
        card = Card.parse(answer[0])
        if card not in scene.legal.cards:
            return (why_illegal(scene, card),)
        seat, top = scene.winning
        own, theirs = side_of(case.rules, ME), side_of(case.rules, seat)
        better = min(_right(case), key=lambda one: (is_spade(one), one.rank))
        facts: dict[str, int | str] = {"sides": int(case.rules.has_sides)}
        if scene.tricks:
            facts |= {
                "left": tricks_left(scene),
                "need": still_needed(scene, own),
                "contract": contract_of(scene, own),
                "taken": taken_by(scene, own),
                "other": contract_of(scene, theirs),
                "has": taken_by(scene, theirs),
            }
        outcome = "did" if right else "not"
        because = phrase(f"because_{case.topic}", seat=seat, **facts)
        return (
            phrase(f"{outcome}_{'take' if _takes(case.topic) else 'leave'}", card=card, top=top,
                   better=better),
            because,
        )  # fmt: skip


def _takes(ask: str | None) -> bool:
    return ask in ("needed", "to_set", "one_short")


def _right(case: Case) -> list[Card]:
    scene = case.scene
    # Where tricks stand, the table says what is wanted; where not, what has happened does.
    wanted = _takes(_wants(scene) if scene.tricks else case.topic)
    return [card for card in scene.legal.cards if wins_with(scene, card) is wanted]


def _wants(scene: Scene) -> str | None:
    """What the contracts ask for, where it is certain.

    Each trick left is needed; or the own contract is made, and the winner's either needs
    each trick left or is made too.
    """
    rules, left = scene.rules, tricks_left(scene)
    need = still_needed(scene, side_of(rules, ME))
    theirs = still_needed(scene, side_of(rules, scene.winning[0]))
    if need == left:
        return "needed"
    if need == 0 and theirs == left:
        return "to_set"
    return "spare" if need == 0 and theirs == 0 and rules.bag_value < 0 else None


def _table(rules: RuleSet, draws: Draws, ask: str, left: int) -> Scene | None:
    """Contracts and tricks in which `left` tricks remain and `ask` is what they ask for."""
    keys = side_keys(rules)
    own = side_of(rules, ME)
    taken = dict.fromkeys(keys, 0)
    for _ in range(MOST_TRICKS - left):
        taken[draws.choice(keys)] += 1
    contracts = {key: max(1, taken[key] - draws.below(2)) for key in keys}
    if ask == "needed":
        contracts[own] = taken[own] + left
    if ask == "to_set":
        other = draws.choice([key for key in keys if key != own])
        contracts[other] = taken[other] + left
    return draw_table(rules, draws, contracts, taken)
