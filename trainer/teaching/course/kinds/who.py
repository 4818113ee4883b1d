"""Who: wins this trick, leads next, is the partner, bids first."""

from __future__ import annotations

from typing import Final

from trainer.engine import Auction, Card, RuleSet, Seat, Suit, opening_leader, trick_winner
from trainer.engine.draws import Draws
from trainer.engine.game import Game
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
from trainer.teaching.course.dealing import (
    SIDE_SUITS,
    draw_follow,
    fresh_deck,
    is_side,
    is_spade,
    of_suit,
    take,
)
from trainer.teaching.course.reading_scenes import (
    draw_upset,
    draw_void_shown,
    ruffers,
    shown_void,
    upset_of,
)

#: Questions about what a finished trick tells.
_OF_TABLE: Final = ("shows_void", "in_danger")
#: Questions about a finished trick.
_OF_TRICK: Final = ("wins", "leads_next")
#: Questions in which the dealer matters.
_OF_DEALER: Final = ("bids_first", "leads_first", "deals_next")


class Who:
    """One of the four seats, or the winning card of a trick."""

    version = 1

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A table, and for the tricks four cards."""
        ask = draws.choice(words_of(params, "ask"))
        context: tuple[Phrase, ...]
        if ask in _OF_TRICK:
            scene = _trick(rules, draws, draws.choice(words_of(params, "situation")))
            if scene is None:
                return None
            seat, card = scene.plays[0]
            context = (phrase("ctx_led", seat=seat, suit=card.suit, order="done"),)
        elif ask in _OF_TABLE:
            found = (draw_void_shown if ask == "shows_void" else draw_upset)(rules, draws)
            if found is None:
                return None
            scene = found
            seat, card = scene.plays[0]
            context = (phrase("ctx_led", seat=seat, suit=card.suit, order="done"),)
        elif ask == "partner" and not rules.has_sides:
            return None
        elif ask == "plays_next":
            scene = _begun(rules, draws)
            seat, card = scene.plays[0]
            context = (phrase("ctx_led", seat=seat, suit=card.suit, order="open"),)
        else:
            dealer = draws.choice(tuple(Seat))
            scene = Scene(rules, dealer if ask in _OF_DEALER else None)
            context = (phrase("ctx_dealer", seat=dealer),) if ask in _OF_DEALER else ()
        if ask == "wins":
            options = tuple(Option(str(card)) for card in scene.trick)
            return Case("who", ask, phrase("who_wins"), scene, "one", "trick", options, context)
        # Whether a ruff was planned nobody can tell: who ruffed is not asked about.
        left_out = ruffers(scene) if ask == "in_danger" else ()
        options = tuple(Option(seat.name) for seat in _seats(ask) if seat not in left_out)
        question = phrase(f"who_{ask}", suit=scene.led) if scene.trick else phrase(f"who_{ask}")
        return Case("who", ask, question, scene, "one", "seats", options, context)

    def solve(self, case: Case) -> frozenset[Answer]:
        """By the engine: the winner, or the seat in turn."""
        if case.topic == "wins":
            return singles({str(case.scene.winning[1])})
        return singles({_seat(case).name})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """Which card beats which, or how the turn goes round."""
        scene = case.scene
        if case.topic == "wins":
            seat, top = scene.winning
            chosen = Card.parse(answer[0])
            return (_beaten(scene, chosen, top, seat) if not right else _won(scene, top, seat),)
        if case.topic == "leads_next":
            seat, top = scene.winning
            because = phrase("because_leads_next", seat=seat, card=top)
            if right:
                return (because,)
            return (_beaten(scene, dict(scene.plays)[Seat[answer[0]]], top, seat), because)
        if case.topic == "shows_void":
            card = dict(scene.plays)[_seat(case)]
            return (phrase("because_shows_void", seat=_seat(case), card=card, suit=scene.led),)
        if case.topic == "in_danger":
            seat, way = upset_of(scene) or (ME, "over")
            card = dict(scene.plays)[seat]
            return (phrase(f"because_upset_{way}", seat=seat, card=card, top=scene.winning[1]),)
        before = scene.plays[-1][0] if scene.plays else scene.dealer or Seat.N
        first = scene.rules.first_lead_by
        return (phrase(f"because_{case.topic}", seat=_seat(case), before=before, first=first),)


def _seats(ask: str) -> tuple[Seat, ...]:
    """Who can be asked for: nobody is their own partner or neighbour."""
    return tuple(seat for seat in Seat if ask not in ("partner", "left") or seat is not ME)


def _seat(case: Case) -> Seat:
    scene = case.scene
    dealer = scene.dealer or Seat.N
    answers = {
        "leads_next": lambda: trick_winner(scene.leader or Seat.N, scene.trick),
        "partner": lambda: ME.partner,
        "left": lambda: ME.lho,
        "bids_first": lambda: Auction(scene.rules, dealer).order[0],
        "leads_first": lambda: opening_leader(scene.rules, dealer),
        "deals_next": lambda: (
            Game.start(scene.rules, dealer).after(Game.start(scene.rules, dealer).standings).dealer
        ),
        "shows_void": lambda: shown_void(scene)[0],
        "in_danger": lambda: (upset_of(scene) or (ME, ""))[0],
        "plays_next": lambda: (scene.leader or Seat.N).after(len(scene.trick)),
    }
    return answers[case.topic]()


def _begun(rules: RuleSet, draws: Draws) -> Scene:
    """A trick with one to three cards."""
    leader, led = draws.choice(tuple(Seat)), draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    trick = [take(draws, pool, of_suit(pool, led))]
    while len(trick) < 1 + draws.below(3):
        trick.append(draw_follow(draws, pool, led))
    return Scene(rules, None, None, leader, tuple(trick))


def _trick(rules: RuleSet, draws: Draws, situation: str) -> Scene | None:
    """Four cards in which one thing decides; a high card of another suit tempts."""
    leader = draws.choice(tuple(Seat))
    led = Suit.SPADES if situation == "spade_lead" else draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    same, others = of_suit(pool, led), [c for c in pool if is_side(c) and c.suit is not led]
    first = draws.choice(same)
    same.remove(first)
    spades = of_suit(pool, Suit.SPADES)
    rest: list[Card]
    if situation == "plain":
        rest = draws.sample(same, 3)
    elif situation in ("discard", "spade_lead"):
        high = [card for card in others if card.rank > first.rank]
        if not high:
            return None
        rest = [draws.choice(high), *draws.sample(same, 2)]
    elif situation == "ruff":
        rest = [draws.choice(spades), *draws.sample(same, 2)]
    elif situation == "low_ruff":
        low, best = spades[:4], [card for card in same if card.rank.letter in "AKQ"]
        rest = [draws.choice(low), draws.choice(best), draws.choice(others)]
    else:
        rest = [*draws.sample(spades, 2), draws.choice(same)]
    trick = (first, *draws.shuffled(rest))
    return Scene(rules, None, None, leader, trick, spades_broken=any(map(is_spade, trick)))


def _won(scene: Scene, top: Card, seat: Seat) -> Phrase:
    if is_spade(top) and is_side(scene.trick[0]):
        ruffs = sum(map(is_spade, scene.trick))
        return phrase("won_by_spade", card=top, seat=seat, ruffs=ruffs)
    return phrase("won_by_rank", card=top, seat=seat, suit=scene.led, trump=int(is_spade(top)))


def _beaten(scene: Scene, chosen: Card, top: Card, seat: Seat) -> Phrase:
    """Why the chosen card does not win, against the one that does."""
    if is_spade(top) and not is_spade(chosen):
        return phrase("beaten_by_spade", card=chosen, top=top, seat=seat)
    if chosen.suit is not scene.led and not is_spade(chosen):
        return phrase("beaten_off_suit", card=chosen, top=top, seat=seat, suit=scene.led)
    return phrase("beaten_by_rank", card=chosen, top=top, seat=seat)
