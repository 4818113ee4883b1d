"""Numbers a player keeps in mind: tricks still needed, trumps out, sure tricks of a hand."""

from __future__ import annotations

from typing import Final

from trainer.analysis import estimate
from trainer.analysis.sure_tricks import Counted, CountLine, is_strong_in_spades
from trainer.engine import Card, Hand, Rank, RuleSet, Seat, Suit, side_of
from trainer.engine.draws import Draws
from trainer.engine.hands import FULL_HAND
from trainer.teaching.course.case import (
    ME,
    Answer,
    Case,
    Option,
    Params,
    Phrase,
    Scene,
    phrase,
    singles,
    words_of,
)
from trainer.teaching.course.dealing import fresh_deck, is_side, is_spade, of_suit
from trainer.teaching.course.reading_scenes import (
    contract_of,
    draw_halfway,
    still_needed,
    taken_by,
)

_CHOICES: Final = 4
_NEEDS: Final = ("we_need", "they_need")
#: Which lines of the count a question is about.
_SURE: Final = ("sure", "sure_spades", "sure_sides")
_ALL_SPADES: Final = 13


class Tally:
    """One number among four."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A table or a hand, the right number and what people come to who slip."""
        ask = draws.choice(words_of(params, "ask"))
        context: tuple[Phrase, ...] = ()
        seat = ME
        scene: Scene | None
        if ask in _NEEDS:
            scene = draw_halfway(rules, draws)
            seat = ME if ask == "we_need" else draws.choice((Seat.W, Seat.E))
        elif ask in _SURE:
            scene = Scene(rules, hand=Hand(draws.sample(fresh_deck(), FULL_HAND)))
        else:
            scene = _spades_seen(rules, draws)
            context = (phrase("ctx_spades_seen", cards=scene.seen),)
        if scene is None:
            return None
        right = _number(scene, ask, seat)
        if ask in _SURE and not right:
            return None
        if ask == "sure_sides" and is_strong_in_spades(scene.hand or Hand()):
            return None  # there a third round counts: a question of its own
        slips = sorted(_slips(scene, ask, seat) - {right})
        wrong = draws.sample(slips, min(len(slips), _CHOICES - 1))
        near = [right + step for step in (-2, -1, 1, 2, 3) if right + step >= 0]
        others = [number for number in near if number not in wrong]
        wrong += draws.sample(others, _CHOICES - 1 - len(wrong))
        options = tuple(
            Option(str(number), phrase("number", count=number))
            for number in sorted([right, *wrong])
        )
        question = phrase(f"tally_{ask}", seat=seat, sides=int(rules.has_sides))
        return Case("tally", ask, question, scene, "one", "list", options, context)

    def solve(self, case: Case) -> frozenset[Answer]:
        """The number by the engine's rules or by the count."""
        return singles({str(_number(case.scene, case.topic, _asked(case)))})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The sum that leads to it."""
        scene, seat = case.scene, _asked(case)
        slip = None if right else _slip(scene, case.topic, seat, int(answer[0]))
        start = (phrase(f"tally_not_{slip}"),) if slip else ()
        if case.topic in _SURE:
            lines = [
                phrase(f"tally_line_{line.reason}", cards=line.cards, tricks=line.tricks)
                for line in _lines(scene, case.topic)
            ]
            total = sum(line.tricks for line in _lines(scene, case.topic))
            return (*start, *lines, phrase("tally_total", count=total))
        if case.topic == "spades_out":
            held = len(of_suit(list(scene.hand or ()), Suit.SPADES))
            out = _number(scene, case.topic, seat)
            because = phrase("tally_because_spades", held=held, seen=len(scene.seen), count=out)
            return (*start, because)
        key = side_of(case.rules, seat)
        return (
            *start,
            phrase("tally_because_need", contract=contract_of(scene, key),
                   taken=taken_by(scene, key), count=still_needed(scene, key)),
        )  # fmt: skip


def _asked(case: Case) -> Seat:
    seat = case.ask.params["seat"]
    assert isinstance(seat, Seat)  # noqa: S101 - every question names it
    return seat


def _number(scene: Scene, ask: str, seat: Seat) -> int:
    if ask in _NEEDS:
        return still_needed(scene, side_of(scene.rules, seat))
    if ask in _SURE:
        return sum(line.tricks for line in _lines(scene, ask))
    held = [*(scene.hand or ()), *scene.seen]
    return _ALL_SPADES - len(of_suit(held, Suit.SPADES))


def _lines(scene: Scene, ask: str) -> tuple[CountLine, ...]:
    """The lines of the count that a question is about."""
    lines = estimate(scene.hand or Hand()).lines
    if ask == "sure":
        return lines
    wanted = is_spade if ask == "sure_spades" else is_side
    return tuple(
        line for line in lines if line.reason is not Counted.MIDDLE_CARDS and wanted(line.cards[0])
    )


def _slip(scene: Scene, ask: str, seat: Seat, answer: int) -> str | None:
    """The mistake that a wrong number comes from, where it is a known one."""
    if ask in _NEEDS:
        key = side_of(scene.rules, seat)
        slips = {"whole": contract_of(scene, key), "taken": taken_by(scene, key)}
    elif ask == "spades_out":
        held = len(of_suit(list(scene.hand or ()), Suit.SPADES))
        slips = {"seen": _ALL_SPADES - held, "own": _ALL_SPADES - len(scene.seen)}
    else:
        slips = {}
    return next((name for name, number in slips.items() if number == answer), None)


def _slips(scene: Scene, ask: str, seat: Seat) -> set[int]:
    """What people come to who leave a part out or count too much."""
    if ask in _NEEDS:
        key = side_of(scene.rules, seat)
        contract, taken = contract_of(scene, key), taken_by(scene, key)
        bid, own = scene.bids[seat].tricks, scene.tricks[seat]
        return {contract, taken, max(0, bid - own), max(0, contract - own)}
    hand = list(scene.hand or ())
    if ask in _SURE:
        wanted = {"sure": lambda _: True, "sure_spades": is_spade, "sure_sides": is_side}[ask]
        cards = [card for card in hand if wanted(card)]
        aces = sum(card.rank is Rank.ACE for card in cards)
        return {aces, sum(card.rank >= Rank.KING for card in cards)}
    held = len(of_suit(hand, Suit.SPADES))
    return {_ALL_SPADES - held, _ALL_SPADES - len(scene.seen), len(scene.seen)}


def _spades_seen(rules: RuleSet, draws: Draws) -> Scene:
    """A hand with some spades, and spades that have been played."""
    pool = fresh_deck()
    spades = of_suit(pool, Suit.SPADES)
    held = draws.sample(spades, 1 + draws.below(4))
    seen = draws.sample([card for card in spades if card not in held], 2 + draws.below(5))
    others = draws.sample([card for card in pool if is_side(card)], 7 - len(held))
    played: tuple[Card, ...] = tuple(sorted(seen, key=lambda card: -card.rank))
    return Scene(rules, hand=Hand([*held, *others]), seen=played)
