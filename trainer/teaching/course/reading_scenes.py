"""Tables half-way through a hand: who needs what, and whose exact bid has come into danger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from trainer.engine import Bid, Card, Hand, Rank, RuleSet, Seat, Suit, side_keys, side_of
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.course.case import ME, Scene
from trainer.teaching.course.dealing import (
    SIDE_SUITS,
    draw_follow,
    fresh_deck,
    is_spade,
    leader_before,
    of_suit,
    plain_bids,
    take,
    top_so_far,
    wins_with,
)

#: The highest card of a plain suit with which nobody plans to win a trick.
LOW_WINNER: Final = Rank.NINE

#: What may have upset an exact bid: an ace ruffed, or a trick won with a low card.
SHORT, OVER = "short", "over"

_BEFORE: Final = 3


def contract_of(scene: Scene, key: str) -> int:
    """The contract of a side, or of a player where everybody scores alone."""
    return sum(bid.tricks for seat, bid in scene.bids.items() if side_of(scene.rules, seat) == key)


def taken_by(scene: Scene, key: str) -> int:
    """The tricks a side, or a player, has taken so far."""
    return sum(n for seat, n in scene.tricks.items() if side_of(scene.rules, seat) == key)


def still_needed(scene: Scene, key: str) -> int:
    """The tricks still missing to a contract; 0 where it is made."""
    return max(0, contract_of(scene, key) - taken_by(scene, key))


def tricks_left(scene: Scene) -> int:
    """The tricks still to come, the one on the table among them."""
    return MOST_TRICKS - sum(scene.tricks.values())


def draw_table(
    rules: RuleSet, draws: Draws, contracts: Mapping[str, int], taken: Mapping[str, int]
) -> Scene | None:
    """Four bids and the tricks so far, with these sums a side; None where no bids make them."""
    bids: dict[Seat, Bid] = {}
    tricks: dict[Seat, int] = {}
    for key in side_keys(rules):
        seats = [seat for seat in Seat if side_of(rules, seat) == key]
        if contracts[key] < len(seats) or taken[key] < 0:
            return None
        numbers = _shares(draws, contracts[key] - len(seats), len(seats))
        shares = _shares(draws, taken[key], len(seats))
        bids |= {seat: Bid.number(1 + n) for seat, n in zip(seats, numbers, strict=True)}
        tricks |= dict(zip(seats, shares, strict=True))
    if max(bid.tricks for bid in bids.values()) > MOST_TRICKS // 2:
        return None
    in_turn = {seat: bids[seat] for seat in Seat}
    return Scene(rules, bids=in_turn, tricks={seat: tricks[seat] for seat in Seat})


def draw_halfway(rules: RuleSet, draws: Draws) -> Scene | None:
    """Ordinary bids, and some tricks played: nobody's contract hopeless or long made."""
    bids = plain_bids(draws)
    keys = side_keys(rules)
    contracts = {
        key: sum(bid.tricks for seat, bid in bids.items() if side_of(rules, seat) == key)
        for key in keys
    }
    taken = {key: draws.below(contracts[key] + 1) for key in keys}
    scene = draw_table(rules, draws, contracts, taken)
    if scene is None or not 3 <= sum(taken.values()) <= MOST_TRICKS - 2:
        return None
    return replace(scene, bids=bids)


def draw_last_to_play(draws: Draws, scene: Scene, cards: int) -> Scene | None:
    """The scene with a trick that an opponent wins so far, and a hand that can go either way."""
    led = draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    follow = draws.below(4) > 0
    own = draws.sample(of_suit(pool, led), min(2, cards)) if follow else []
    free = [card for card in pool if card.suit is not led]
    own += draws.sample(free, cards - len(own))
    pool = [card for card in pool if card not in own]
    trick = [take(draws, pool, of_suit(pool, led))]
    while len(trick) < _BEFORE:
        trick.append(draw_follow(draws, pool, led))
    leader = leader_before(_BEFORE)
    found = replace(scene, hand=Hand(own), leader=leader, trick=tuple(trick), spades_broken=True)
    winner = found.winning[0]
    if side_of(scene.rules, winner) == side_of(scene.rules, ME):
        return None
    outcomes = {wins_with(found, card) for card in found.legal.cards}
    return found if len(outcomes) == 2 else None


def draw_upset(rules: RuleSet, draws: Draws) -> Scene | None:
    """An early trick that upsets one exact bid: an ace ruffed, or a low card that wins."""
    led = draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    same = of_suit(pool, led)
    if draws.below(2):
        low = [card for card in same if card.rank < Rank.TEN]
        spade = draws.choice([card for card in of_suit(pool, Suit.SPADES) if card.rank < Rank.TEN])
        ace = max(same, key=lambda card: card.rank)
        trick = draws.shuffled([ace, spade, *draws.sample(low, 2)])
        if is_spade(trick[0]):
            return None
    else:
        trick = draws.sample([card for card in same if card.rank <= LOW_WINNER], 4)
    bids = plain_bids(draws)
    leader = draws.choice(tuple(Seat))
    scene = Scene(rules, None, None, leader, tuple(trick), bids=bids)
    return scene if upset_of(scene) else None


def upset_of(scene: Scene) -> tuple[Seat, str] | None:
    """Whose exact bid an early trick has upset, and which way; None where nobody's."""
    if len(scene.trick) < len(Seat):
        return None
    seat, card = scene.winning
    for other, one in scene.plays:
        if one.suit is scene.led and one.rank is Rank.ACE and is_spade(card) and not is_spade(one):
            return other, SHORT
    if not is_spade(card) and card.rank <= LOW_WINNER:
        return seat, OVER
    return None


def ruffers(scene: Scene) -> tuple[Seat, ...]:
    """Who has ruffed in a trick: whether they had planned it nobody can tell."""
    return tuple(s for s, card in scene.plays if is_spade(card) and not is_spade(scene.trick[0]))


def shown_void(scene: Scene) -> tuple[Seat, ...]:
    """Who has shown that they hold no more of the suit led."""
    return tuple(seat for seat, card in scene.plays if card.suit is not scene.led)


def draw_void_shown(rules: RuleSet, draws: Draws) -> Scene | None:
    """A finished trick in which one player, not the learner, could not follow."""
    led = draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    trick: list[Card] = draws.sample(of_suit(pool, led), 3)
    others: Sequence[Card] = [card for card in pool if card.suit is not led]
    trick.insert(1 + draws.below(3), draws.choice(others))
    leader = draws.choice(tuple(Seat))
    scene = Scene(rules, None, None, leader, tuple(trick))
    (void,) = shown_void(scene)
    # A ruff or a discard shows it alike; the winner must not be the answer every time.
    wins = top_so_far(leader, trick) == dict(scene.plays)[void]
    return None if void is ME or (wins and draws.below(2)) else scene


def _shares(draws: Draws, total: int, among: int) -> list[int]:
    shares = [0] * among
    for _ in range(total):
        shares[draws.below(among)] += 1
    return shares
