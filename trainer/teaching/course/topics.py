"""The topics of the statements: each draws a scene and proposes what could be said of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trainer.engine import (
    Auction,
    Bid,
    Card,
    Hand,
    RuleSet,
    Seat,
    Suit,
    can_bid,
    place_bid,
)
from trainer.engine.draws import Draws
from trainer.teaching.course import topics_rules, topics_table
from trainer.teaching.course.case import ME, Phrase, Scene, phrase
from trainer.teaching.course.dealing import (
    SIDE_SUITS,
    dealer_for_leader,
    draw_follow,
    fresh_deck,
    is_side,
    is_spade,
    leader_before,
    of_suit,
    take,
)
from trainer.teaching.course.score_scenes import (
    draw_hand,
    misreadings,
    own_seats,
)

Proposal = tuple[Scene, tuple[Phrase, ...]]
Topic = Callable[[RuleSet, Draws], Proposal | None]

_LOW_RANKS: Final = 6


def _follow(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The learner holds the suit led, and something else that tempts."""
    led = draws.choice(SIDE_SUITS)
    pool = fresh_deck()
    hand = draws.sample(of_suit(pool, led), 1 + draws.below(3))
    hand += draws.sample([card for card in pool if card.suit is not led], 6 - len(hand))
    spades = [card for card in hand if is_spade(card)]
    others = [card for card in hand if is_side(card) and card.suit is not led]
    scene = _after_others(rules, draws, hand, led)
    if scene is None or not spades or not others:
        return None
    claims = (
        phrase("must_follow", suit=led),
        phrase("any_card"),
        phrase("may_ruff", card=draws.choice(spades)),
        phrase("may_discard", card=draws.choice(others)),
        phrase("must_beat", top=scene.winning[1]),
        phrase("must_ruff"),
    )
    return scene, claims


def _void(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The learner has none of the suit led: nothing is forced, whatever other games ask for."""
    led = draws.choice(SIDE_SUITS)
    hand = draws.sample([card for card in fresh_deck() if card.suit is not led], 6)
    if not any(map(is_spade, hand)) or not any(map(is_side, hand)):
        return None
    scene = _after_others(rules, draws, hand, led, ruffed=draws.below(2) == 0)
    if scene is None:
        return None
    claims = (
        phrase("any_card"),
        phrase("must_ruff"),
        phrase("no_spade"),
        phrase("must_beat", top=scene.winning[1]),
        phrase("must_follow", suit=draws.choice([s for s in SIDE_SUITS if s is not led])),
    )
    return scene, claims


def _after_others(
    rules: RuleSet, draws: Draws, hand: list[Card], led: Suit, *, ruffed: bool = False
) -> Scene | None:
    pool = [card for card in fresh_deck() if card not in hand]
    others = 2 + draws.below(2) if ruffed else 1 + draws.below(3)
    trick = [take(draws, pool, of_suit(pool, led))]
    if ruffed:
        trick.append(take(draws, pool, of_suit(pool, Suit.SPADES)))
    while len(trick) < others:
        trick.append(draw_follow(draws, pool, led))
    broken = any(map(is_spade, trick))
    return Scene(rules, None, Hand(hand), leader_before(others), tuple(trick), spades_broken=broken)


def _lead(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The learner leads: the first trick, before spades are broken, after, or with spades only."""
    situation = draws.choice(("first", "unbroken", "broken", "only"))
    pool = fresh_deck()
    if situation == "only":
        hand = draws.sample(of_suit(pool, Suit.SPADES), 3)
    else:
        hand = draws.sample(pool, 13 if situation == "first" else 6)
    spades, sides = [c for c in hand if is_spade(c)], [c for c in hand if is_side(c)]
    if not spades or (situation != "only" and not sides):
        return None
    first = situation == "first"
    scene = Scene(
        rules, dealer_for_leader(rules, ME) if first else None, Hand(hand), ME,
        spades_broken=situation == "broken", first_trick=first,
    )  # fmt: skip
    claims = [phrase("lead_any"), phrase("lead_no_spade"), phrase("lead_spades")]
    claims.append(phrase("may_lead", card=max(spades, key=lambda card: card.rank)))
    return scene, tuple(claims)


def _ranks(rules: RuleSet, draws: Draws) -> Proposal:
    """Which card beats which when a plain suit is led."""
    led = draws.choice(SIDE_SUITS)
    deck = fresh_deck()
    first = draws.choice([card for card in of_suit(deck, led) if 5 <= card.rank <= 12])
    other = draws.choice([suit for suit in SIDE_SUITS if suit is not led])
    higher = [card for card in of_suit(deck, led) if card.rank > first.rank]
    lower = [card for card in of_suit(deck, led) if card.rank < first.rank]
    tempting = [card for card in of_suit(deck, other) if card.rank > first.rank]
    spade = draws.choice([c for c in of_suit(deck, Suit.SPADES) if c.rank <= _LOW_RANKS])
    beating = draws.choice([spade, draws.choice(higher)])
    scene = Scene(rules, leader=ME.rho, trick=(first,))
    claims = (
        phrase("beats", card=beating, led=first),
        phrase("beats", card=draws.choice(lower), led=first),
        phrase("beats", card=draws.choice(tempting), led=first),
        phrase("beats", card=draws.choice(of_suit(deck, other)), led=first),
    )
    return scene, claims


def _trumps(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The same where a spade is what beats the card led."""
    scene, claims = _ranks(rules, draws)
    beating = claims[0].params["card"]
    return (scene, claims) if isinstance(beating, Card) and is_spade(beating) else None


def _contract(rules: RuleSet, draws: Draws) -> Proposal | None:
    """Four bids: how many tricks the learner's side has to take."""
    numbers = {seat: 1 + draws.below(5) for seat in Seat}
    bids = {seat: Bid.number(number) for seat, number in numbers.items()}
    own = [numbers[seat] for seat in own_seats(rules)]
    mine, partner = numbers[ME], numbers[ME.partner]
    totals = [sum(own), mine, partner, max(mine, partner), sum(numbers.values())]
    totals += [mine + partner, mine + numbers[ME.lho]]
    kinds = list(dict.fromkeys(totals))
    claims = tuple(phrase("contract", tricks=n, sides=int(rules.has_sides)) for n in kinds)
    return Scene(rules, draws.choice(tuple(Seat)), bids=bids), claims


def _score(hand: str) -> Topic:
    """A finished hand: what it scores, and what it does not."""

    def topic(rules: RuleSet, draws: Draws) -> Proposal | None:
        scene = draw_hand(rules, draws, hand)
        if scene is None:
            return None
        slips = misreadings(scene)
        claims = [_scores(rules, scene.own.delta, "none")]
        claims += [_scores(rules, points, slip) for slip, points in slips.items()]
        return scene, tuple(claims)

    return topic


def _scores(rules: RuleSet, points: int, slip: str) -> Phrase:
    return phrase("scores", points=points, slip=slip, sides=int(rules.has_sides))


def _nil_open(rules: RuleSet, draws: Draws) -> Proposal | None:
    """The learner is to bid: whether nil is open, and what a 0 is here."""
    dealer = draws.choice(tuple(Seat))
    auction = Auction(rules, dealer)
    while auction.turn is not None and auction.turn is not ME:
        bid = Bid.number(1 + draws.below(5))
        if not can_bid(auction, bid):
            return None
        auction = place_bid(auction, bid)
    scene = Scene(rules, dealer, bids=auction.bids)
    return scene, (phrase("nil_open"), phrase("nil_closed"), phrase("zero_open"))


def _table_total(rules: RuleSet, draws: Draws) -> Proposal | None:
    """All four have bid: more than thirteen, fewer, or just so."""
    numbers = [1 + draws.below(6) for _ in Seat]
    total = sum(numbers)
    bids = {seat: Bid.number(number) for seat, number in zip(Seat, numbers, strict=True)}
    gap = abs(13 - total)
    claims = [phrase("table_even", tricks=0)]
    claims += [phrase(f"table_{way}", tricks=max(1, gap)) for way in ("under", "over")]
    return Scene(rules, draws.choice(tuple(Seat)), bids=bids), tuple(claims)


TOPICS: Final[Mapping[str, Topic]] = {
    "follow": _follow,
    "void": _void,
    "lead": _lead,
    "ranks": _ranks,
    "trumps": _trumps,
    "contract": _contract,
    "exact": _score("exact"),
    "over": _score("over"),
    "set": _score("set"),
    "penalty": _score("penalty"),
    "nil_made": _score("nil_made"),
    "nil_failed": _score("nil_failed"),
    "nil_failed_set": _score("nil_failed_set"),
    "nil_open": _nil_open,
    "blind_nil_made": _score("blind_nil_made"),
    "blind_nil_failed": _score("blind_nil_failed"),
    "table_total": _table_total,
    **topics_rules.TOPICS,
    **topics_table.TOPICS,
}
