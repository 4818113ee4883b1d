"""Topics about judgement: what a hand counts for, and what the table's bids ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from trainer.analysis import Estimate, estimate, read_table
from trainer.analysis.sure_tricks import Counted, is_strong_in_spades
from trainer.engine import Bid, Card, Hand, Rank, RuleSet, Seat, Suit
from trainer.engine.draws import Draws
from trainer.engine.hands import FULL_HAND
from trainer.teaching.course.case import Phrase, PhraseValue, Scene, phrase
from trainer.teaching.course.dealing import SIDE_SUITS, fresh_deck, is_side, of_suit
from trainer.teaching.course.reading_scenes import OVER, SHORT, draw_upset, ruffers, upset_of

Proposal = tuple[Scene, tuple[Phrase, ...]]
Topic = Callable[[RuleSet, Draws], Proposal | None]
Test = Callable[[Scene, Phrase], bool]

#: Rounds of a plain suit that count without long strong spades.
_ROUNDS: Final = 2
_QUEEN_JACK_TEN: Final = (Rank.QUEEN, Rank.JACK, Rank.TEN)


def _counted(rules: RuleSet, draws: Draws) -> Proposal | None:
    """What the count makes of plain cards of this hand, some of them only tempting."""
    hand = Hand(draws.sample(fresh_deck(), FULL_HAND))
    found = estimate(hand)
    lines = [line for line in found.lines if line.reason is Counted.SIDE_WINNERS]
    tempting = [line.cards for line in found.looked_at if line.cards and is_side(line.cards[0])]
    if not lines or not tempting:
        return None
    claims = [phrase("counts", cards=line.cards, tricks=line.tricks) for line in lines]
    claims += [
        phrase("counts", cards=line.cards, tricks=line.tricks + 1)
        for line in lines
        if line.tricks < len(line.cards)
    ]
    for cards in tempting:
        # An ace beside a queen counts, and the queen does not.
        right = _tricks_for(found, cards)
        if right is not None:
            claims.append(phrase("counts", cards=cards, tricks=right + 1))
            if right:
                claims.append(phrase("counts", cards=cards, tricks=right))
    claims += [phrase("counts", cards=line.cards, tricks=0) for line in lines]
    return Scene(rules, hand=hand), tuple(claims)


def _queen_jack_ten(rules: RuleSet, draws: Draws) -> Proposal | None:
    """Queen, jack and ten of a plain suit, beside long strong spades or without them."""
    suit = draws.choice(SIDE_SUITS)
    honours = [Card.of(suit, rank) for rank in _QUEEN_JACK_TEN]
    deck = fresh_deck()
    higher = [card for card in of_suit(deck, suit) if card.rank > Rank.QUEEN]
    spades = of_suit(deck, Suit.SPADES)
    strong = draws.below(2) == 0
    if strong:
        tops = draws.sample([card for card in spades if card.rank >= Rank.QUEEN], 2)
        low = [card for card in spades if card.rank < Rank.QUEEN]
        own = [*tops, *draws.sample(low, 3 + draws.below(2))]
    else:
        own = draws.sample(spades, 1 + draws.below(4))
    taken = {*honours, *own, *higher}
    rest = [card for card in deck if card not in taken and card.suit is not Suit.SPADES]
    hand = Hand([*honours, *own, *draws.sample(rest, FULL_HAND - 3 - len(own))])
    if is_strong_in_spades(hand) is not strong:
        return None
    cards = tuple(honours)
    claims = tuple(phrase("counts", cards=cards, tricks=tricks) for tricks in range(4))
    scene = Scene(rules, hand=hand)
    # Beside many middle cards they are counted together with those: another lesson.
    return (scene, claims) if sum(_counts(scene, one) for one in claims) == 1 else None


def _table_plan(rules: RuleSet, draws: Draws) -> Proposal | None:
    """All four have bid: what that asks of everybody."""
    numbers = [1 + draws.below(6) for _ in Seat]
    bids = {seat: Bid.number(number) for seat, number in zip(Seat, numbers, strict=True)}
    plans = ("plan_dodge", "plan_even", "plan_grab")
    return Scene(rules, draws.choice(tuple(Seat)), bids=bids), tuple(map(phrase, plans))


def _upset(rules: RuleSet, draws: Draws) -> Proposal | None:
    """An early trick: whose exact bid it upsets, and which way."""
    scene = draw_upset(rules, draws)
    if scene is None:
        return None
    ruffing = ruffers(scene)
    claims = [
        phrase("upset", seat=seat, way=way)
        for seat in Seat
        for way in (SHORT, OVER)
        if seat not in ruffing
    ]
    return scene, (*claims, phrase("upset_nobody"))


TOPICS: Final[Mapping[str, Topic]] = {
    "counted": _counted,
    "queen_jack_ten": _queen_jack_ten,
    "table_plan": _table_plan,
    "upset": _upset,
}


# The tests of their statements ------------------------------------------------------------


def _cards(claim: Phrase) -> tuple[Card, ...]:
    cards = claim.params["cards"]
    assert isinstance(cards, tuple)  # noqa: S101 - the topic has put them there
    return cards


def _tricks_for(found: Estimate, cards: tuple[Card, ...]) -> int | None:
    """What the count gives for just these cards; None where it counts some with others."""
    lines = [line for line in found.lines if set(line.cards) <= set(cards)]
    inside = {card for line in lines for card in line.cards}
    if found.counted & set(cards) - inside:
        return None
    return sum(line.tricks for line in lines)


def _counts(scene: Scene, claim: Phrase) -> bool:
    return _tricks_for(estimate(scene.hand or Hand()), _cards(claim)) == claim.params["tricks"]


def _plan(reading: str) -> Test:
    def test(scene: Scene, _claim: Phrase) -> bool:
        return read_table(scene.bids).reading == reading

    return test


def _is_upset(scene: Scene, claim: Phrase) -> bool:
    return upset_of(scene) == (claim.params["seat"], claim.params["way"])


def _nobody(scene: Scene, _claim: Phrase) -> bool:
    return upset_of(scene) is None


TESTS: Final[Mapping[str, Test]] = {
    "counts": _counts,
    "plan_dodge": _plan("underbid"),
    "plan_even": _plan("even"),
    "plan_grab": _plan("overbid"),
    "upset": _is_upset,
    "upset_nobody": _nobody,
}


def facts(scene: Scene, claim: Phrase) -> dict[str, PhraseValue]:
    """What the reasons for and against these statements name."""
    if claim.code == "counts":
        found = estimate(scene.hand or Hand())
        cards = set(_cards(claim))
        lines = [(line.reason.value, line.cards) for line in found.lines]
        lines += [(seen.reason.value, seen.cards) for seen in found.looked_at]
        reason = next((why for why, of in lines if set(of) == cards), None)
        if reason is None:  # queen, jack and ten as part of a longer question
            reason = "queen_jack_ten"
        if reason == Counted.SIDE_WINNERS and len(cards) > _ROUNDS:
            reason = "trumps_drawn"
        return {"why": reason, "right": _tricks_for(found, _cards(claim)) or 0}
    if claim.code in ("upset", "upset_nobody") and (found_upset := upset_of(scene)):
        seat, way = found_upset
        seat_of_top, top = scene.winning
        ace = next((card for card in scene.trick if card.rank is Rank.ACE), top)
        return {"who": seat, "how": way, "top": top, "taker": seat_of_top, "ace": ace}
    return {}
