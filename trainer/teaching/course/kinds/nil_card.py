"""One card of a small ending around a nil, all four hands in view, judged by exact play."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from trainer.engine import (
    NIL,
    Bid,
    Card,
    Hand,
    PlayState,
    RuleSet,
    Seat,
    play,
    score_hand,
    trick_winner,
)
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
from trainer.teaching.course.dealing import play_context
from trainer.teaching.course.ending_themes import THEMES, Solved, Theme, draw_ending
from trainer.teaching.course.endings import Exact, NilFalls, NilHoldsOut, Worth, tricks_of
from trainer.teaching.course.legality import why_illegal

#: Positions tried with one seed before another one is drawn.
_TRIES: Final = 40

#: The themes in which the points decide: the nil and the contracts at once.
_ANY: Final = (0, 1, 2, 3)
POINTS: Final = {
    "both_cover": Theme("cover", _ANY, lambda *_: True, lambda _: True),
    "both_set": Theme("set", _ANY, lambda *_: True, lambda _: True),
}
_ALL: Final = {**THEMES, **POINTS}

#: So many points apart are two results; less is a bag or two.
_CLEAR: Final = 20.0
_NEAR: Final = 10.0


class NilCard:
    """Save a nil, set one, keep one's own alive; or find the most points beside it."""

    version = 1

    def possible(self, rules: RuleSet, params: Params) -> bool | None:
        """Where there are nils and partners; what is worth most, only the points can tell."""
        if rules.nil_open_to == "nobody" or not rules.has_sides:
            return False
        return None if set(words_of(params, "theme")) <= set(POINTS) else True

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """An ending of the theme with the learner to play."""
        if self.possible(rules, params) is False:
            return None
        name = draws.choice(words_of(params, "theme"))
        theme = _ALL[name]
        for _ in range(_TRIES):
            drawn = draw_ending(rules, draws, theme.role, theme.before, number_of(params, "cards"))
            if drawn is None or not theme.may(*drawn):
                continue
            scene = _scene(draws, *drawn, with_points=name in POINTS)
            ask = phrase(f"nil_card_{'both' if name in POINTS else theme.role}", seat=drawn[1])
            case = Case(
                "nil_card", name, ask, scene, "one", "hand",
                tuple(Option(str(card)) for card in scene.hand or ()), play_context(scene),
            )  # fmt: skip
            if _holds(case, drawn[1]):
                return case
        return None

    def solve(self, case: Case) -> frozenset[Answer]:
        """The cards that reach the aim with best play of all four."""
        return singles({str(card) for card in _right(case)})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """What follows after the card with best play, and which card was better."""
        card = Card.parse(answer[0])
        if card not in case.scene.legal.cards:
            return (why_illegal(case.scene, card),)
        better = min(_right(case), key=lambda one: (one.suit is not card.suit, one.rank))
        if case.topic in POINTS:
            told = [_result(case, card)]
            return tuple(told if right else [*told, _result(case, better, better=True)])
        told = [_what_follows(case, card)]
        if not right:
            told.append(phrase("nil_card_better", card=better, role=_ALL[case.topic].role))
        return tuple(told)


def nil_seat(scene: Scene) -> Seat:
    """Who bid nil."""
    return next(seat for seat, bid in scene.bids.items() if bid.is_nil)


def state_of(scene: Scene) -> PlayState:
    """The position of a scene with all cards seen."""
    hands = {**scene.others, ME: scene.hand or Hand()}
    taken = {seat: scene.tricks.get(seat, 0) for seat in Seat}
    leader = ME if scene.leader is None else scene.leader
    return PlayState(
        scene.rules, (hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]), leader,
        scene.trick, spades_broken=scene.spades_broken,
        taken=(taken[Seat.N], taken[Seat.E], taken[Seat.S], taken[Seat.W]),
    )  # fmt: skip


def _scene(draws: Draws, state: PlayState, nil: Seat, *, with_points: bool) -> Scene:
    """The scene of an ending: bids, and where points decide the tricks taken so far."""
    others: dict[Seat, Hand] = {seat: state.hands[seat] for seat in Seat if seat is not ME}
    bids = {seat: Bid.number(2 + draws.below(3)) for seat in Seat} | {nil: NIL}
    scene = Scene(
        state.rules, hand=state.hands[ME], leader=state.leader, trick=state.trick,
        spades_broken=state.spades_broken, bids=bids, others=others,
    )  # fmt: skip
    return _with_points(draws, scene, nil) if with_points else scene


def _with_points(draws: Draws, scene: Scene, nil: Seat) -> Scene:
    """The scene with contracts that the last tricks decide, or that are made already."""
    left = len(scene.hand or ())
    bids, tricks = {nil: NIL}, {nil: 0}
    ours = (MOST_TRICKS - left) // 2 - 1 + draws.below(3)
    for seat, took in ((ME, ours), (ME.lho, MOST_TRICKS - left - ours)):
        goal = max(2, took + draws.below(left + 1))
        numbers = [one for one in (seat, seat.partner) if one is not nil]
        for place, one in enumerate(numbers):
            # The first takes what is left over when it cannot be halved.
            bids[one] = Bid.number(_share(goal, len(numbers), place))
            tricks[one] = _share(took, len(numbers), place)
    return replace(
        scene,
        bids={seat: bids[seat] for seat in Seat},
        tricks={seat: tricks[seat] for seat in Seat},
    )


def _share(total: int, parts: int, place: int) -> int:
    return total // parts + (place < total % parts)


def _holds(case: Case, nil: Seat) -> bool:
    """Whether the position shows the theme: the solution is worked out only here."""
    if case.topic in POINTS:
        return _is_conflict(case, nil)
    right = _right(case)
    wrong = [card for card in _values(case) if card not in right]
    if not right or not wrong:
        return False
    return _ALL[case.topic].holds(Solved(state_of(case.scene), nil, tuple(right), tuple(wrong)))


def _is_conflict(case: Case, nil: Seat) -> bool:
    """Whether one who looks at the nil alone can go wrong, by more than bags."""
    falls = Exact(NilFalls(nil)).cards(state_of(case.scene))
    aim = 1.0 if _ALL[case.topic].role == "set" else 0.0
    tempting = [card for card, value in falls.items() if value == aim]
    if not tempting:
        return False
    values, right = _values(case), _right(case)
    wrong = [card for card in values if card not in right]
    if not wrong or all(card in right for card in tempting):
        return False
    if max(values.values()) - max(values[card] for card in wrong) < _CLEAR:
        return False
    # The points that are shown have to tell the same: bags must not turn them round.
    return min(_shown(case, card) for card in right) > max(_shown(case, card) for card in wrong)


def _shown(case: Case, card: Card) -> int:
    told = _result(case, card).params
    return int(str(told["points"])) - int(str(told["part"]))


def _values(case: Case) -> dict[Card, float]:
    """The value of each legal card: 1 where the nil falls, or points."""
    scene = case.scene
    bids = tuple((seat, scene.bids[seat]) for seat in Seat)
    return _solved(state_of(scene), bids, case.topic in POINTS)


@lru_cache(maxsize=128)
def _solved(
    state: PlayState, bids: tuple[tuple[Seat, Bid], ...], points: bool
) -> dict[Card, float]:
    """A page asks for the same position at every rerun."""
    nil = next(seat for seat, bid in bids if bid.is_nil)
    return Exact(Worth(state.rules, ME, dict(bids)) if points else NilFalls(nil)).cards(state)


def _right(case: Case) -> list[Card]:
    values = _values(case)
    if case.topic in POINTS:
        best = max(values.values())
        return [card for card, value in values.items() if best - value <= _NEAR]
    wanted = 1.0 if _ALL[case.topic].role == "set" else 0.0
    return [card for card, value in values.items() if value == wanted]


def _what_follows(case: Case, card: Card) -> Phrase:
    """How the nil falls after a card, or who takes the trick while it gets through."""
    state, nil = state_of(case.scene), nil_seat(case.scene)
    end = Exact(NilHoldsOut(nil)).line(play(state, card))
    tricks = [[one.card for one in trick] for trick in tricks_of(end, state)]
    if end.taken[nil]:
        last = tricks_of(end, state)[-1]
        top = next(one.card for one in last if one.seat is nil)
        code = "now" if len(tricks) == 1 else "next" if len(tricks) == 2 else "later"
        return phrase(f"nil_falls_{code}", card=card, seat=nil, cards=tuple(tricks[-1]), top=top)
    first = tricks[0]
    winner = trick_winner(state.leader, first)
    top = first[(winner - state.leader) % 4]
    return phrase("nil_holds", card=card, seat=nil, winner=winner, top=top, cards=tuple(first))


def _result(case: Case, card: Card, *, better: bool = False) -> Phrase:
    """What the hand scores after a card and best play: the nil, both contracts, both sides."""
    scene = case.scene
    end = Exact(Worth(case.rules, ME, scene.bids)).line(play(state_of(scene), card))
    sides = score_hand(scene.rules, scene.bids, dict(zip(Seat, end.taken, strict=True))).sides
    own, other = sides[ME.side], sides[ME.side.other]
    return phrase(
        "nil_card_worth_better" if better else "nil_card_worth", card=card,
        nil="failed" if end.taken[nil_seat(scene)] else "made",
        points=own.delta, part=other.delta,
    )  # fmt: skip
