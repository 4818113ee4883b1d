"""Bid: for a contract, by the count, the lowest that is open, nil or a number."""

from __future__ import annotations

from dataclasses import replace

from trainer.analysis import FULL_STAKE, NilAdvice, estimate
from trainer.engine import (
    NIL,
    Auction,
    Bid,
    Hand,
    IllegalBid,
    Rank,
    RuleSet,
    Seat,
    Standing,
    Suit,
    allowed_bids,
    can_bid,
    game_result,
    place_bid,
    refused_bids,
    score_hand,
    side_keys,
    side_of,
)
from trainer.engine.bids import MOST_TRICKS
from trainer.engine.draws import Draws
from trainer.teaching.bid_exercise import BidExercise
from trainer.teaching.bid_grade import SOUND_ABOVE
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
from trainer.teaching.course.dealing import auction_of, fresh_deck
from trainer.teaching.course.score_scenes import own_seats

_NUMBER = "number"
#: Hands in which nil is neither good nor bad are no question for a newcomer. By the values of
#: bids a hand without any danger beats the best number in nine of ten cases where nil is worth
#: this much. Where it is worth half, that holds for one of two such hands even behind a strong
#: partner; for nine of ten (19 of 22) where besides nothing is counted, no spade is above the
#: nine, and the three bids before leave tricks over.
_STRONG = 5
_MOST_BID = 11
_SMALL_SPADE = Rank.NINE
#: One hand in a dozen has no danger for a nil: so many are tried.
_HANDS = 200


class BidStep:
    """One bid of the pad, or nil against a number."""

    version = 3

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """A seat in turn, the bids before it, and a hand where it matters."""
        ask = draws.choice(words_of(params, "ask"))
        scene = _scene(rules, draws, with_hand=ask == "count")
        if scene is None:
            return None
        if ask == "contract":
            return _contract(scene, draws)
        if ask == "reach_target":
            return _reach(scene, draws)
        if ask == "closed":
            return _closed(scene)
        if ask == "nil_or_not":
            return _nil_or_not(scene, draws)
        # The lowest bid is the same whatever was bid before: naming a bid would look like a clue.
        context = () if ask == "lowest" else _partner_context(scene)
        case = Case("bid", ask, phrase(f"bid_{ask}"), scene, "one", "pad", _pad(scene), context)
        return case if self.solve(case) else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """The bids that are right by the auction, the count or the dangers of nil."""
        scene = case.scene
        if case.topic == "nil_or_not":
            return singles({"nil" if _nil_is_good(scene) else _NUMBER})
        if case.topic == "closed":
            return singles({str(bid) for bid in _shut(scene)})
        open_bids = [bid for bid in allowed_bids(auction_of(scene)) if not bid.is_nil]
        if case.topic == "contract":
            partner = scene.bids[ME.partner].tricks
            return singles({str(bid) for bid in open_bids if bid.tricks + partner == case.goal})
        if case.topic == "lowest":
            return singles({str(bid) for bid in open_bids[:1]})
        if case.topic == "reach_target":
            reaching = [bid for bid in open_bids if _reaches(scene, bid)]
            return singles({str(bid) for bid in reaching[:1]})
        sure = estimate(scene.hand or Hand()).sure
        return singles({str(b) for b in open_bids if 0 <= b.tricks - sure <= SOUND_ABOVE})

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """The sum, the count or the danger that decides."""
        scene = case.scene
        outcome = "did" if right else "not"
        if case.topic == "nil_or_not":
            return _nil_reason(scene, right=right)
        if case.topic == "contract":
            partner, bid = scene.bids[ME.partner].tricks, Bid.parse(answer[0])
            return (
                phrase(f"bid_{outcome}_contract", partner=partner, goal=case.goal,
                       bid=bid, sum=partner + bid.tricks, right=case.goal - partner),
            )  # fmt: skip
        if case.topic == "lowest":
            zero = case.rules.zero
            return (phrase("bid_because_lowest", minimum=case.rules.lowest_bid, zero=zero),)
        bid = Bid.parse(answer[0])
        if case.topic == "closed":
            shut = bid if right else min(_shut(scene), key=lambda one: one.tricks)
            why = _why_shut(scene, shut)
            return (why,) if right else (phrase("bid_not_closed", bid=bid), why)
        if case.topic == "reach_target":
            lowest = Bid.parse(min(self.solve(case))[0])
            own = scene.before[side_of(case.rules, ME)].score
            partner = _partner_tricks(scene)
            code = "did" if right else "nil" if bid.is_nil else "not"
            return (
                phrase(f"bid_{code}_reach", bid=bid, lowest=lowest, partner=partner, own=own,
                       contract=partner + lowest.tricks, target=case.rules.target,
                       reached=own + case.rules.trick_points * (partner + bid.tricks),
                       low=int(bid.tricks < lowest.tricks), sides=int(case.rules.has_sides)),
            )  # fmt: skip
        counted = estimate(scene.hand or Hand())
        code = "nil" if bid.is_nil else "low" if bid.tricks < counted.sure else "high"
        # A count of 0 is no bid where 0 is nil or closed: only what the pad offers is named.
        sound = sorted(int(one) for (one,) in self.solve(case))
        return (
            phrase("bid_did_count" if right else f"bid_not_count_{code}", bid=bid,
                   sure=counted.sure, sound=sound[0], above=sound[-1], ways=len(sound)),
        )  # fmt: skip


def _scene(rules: RuleSet, draws: Draws, *, with_hand: bool) -> Scene | None:
    dealer = draws.choice(tuple(Seat))
    auction = Auction(rules, dealer)
    while auction.turn is not None and auction.turn is not ME:
        bid = Bid.number(1 + draws.below(5))
        if not can_bid(auction, bid):
            return None
        auction = place_bid(auction, bid)
    hand = Hand(draws.sample(fresh_deck(), 13)) if with_hand else None
    return Scene(rules, dealer, hand, bids=auction.bids)


def _nil_or_not(scene: Scene, draws: Draws) -> Case | None:
    """A hand plainly made for nil, or plainly not: as often the one as the other."""
    good = draws.below(2) == 0
    if scene.rules.nil_made < FULL_STAKE:
        # Half the stake, half the nils: only the last to bid can tell.
        if len(scene.bids) < len(Seat) - 1:
            return None
        if good:
            low = {seat: Bid.number(1 + draws.below(3)) for seat in (ME.lho, ME.rho)}
            strong = Bid.number(_STRONG + draws.below(2))
            scene = replace(scene, bids={**scene.bids, **low, ME.partner: strong})
    if not can_bid(auction_of(scene), NIL):
        return None
    for _ in range(_HANDS):
        scene = replace(scene, hand=Hand(draws.sample(fresh_deck(), 13)))
        if _nil_is_good(scene) is good:
            options = (Option("nil", phrase("say_nil")), Option(_NUMBER, phrase("say_number")))
            return Case("bid", "nil_or_not", phrase("bid_nil"), scene, "one", "list", options,
                        _partner_context(scene))  # fmt: skip
    return None


def _contract(scene: Scene, draws: Draws) -> Case | None:
    """The partner has bid; the side wants so many tricks."""
    if not scene.rules.has_sides or ME.partner not in scene.bids:
        return None
    partner = scene.bids[ME.partner].tricks
    goal = partner + 1 + draws.below(5)
    ask = phrase("bid_contract", goal=goal)
    case = Case("bid", "contract", ask, scene, "one", "pad", _pad(scene), _partner_context(scene))
    case = replace(case, goal=goal)
    open_bids = {bid.tricks for bid in allowed_bids(auction_of(scene)) if not bid.is_nil}
    return case if goal - partner in open_bids else None


def _reach(scene: Scene, draws: Draws) -> Case | None:
    """The game is near its end: the lowest bid that wins it, if just made."""
    rules = scene.rules
    if rules.has_sides and ME.partner not in scene.bids:
        return None
    lowest = 1 + draws.below(6)
    contract = _partner_tricks(scene) + lowest
    short = rules.trick_points * contract - draws.below(rules.trick_points)
    before = {key: Standing(rules.target // 3) for key in side_keys(rules)}
    before[side_of(rules, ME)] = Standing(rules.target - short)
    scene = replace(scene, before=before)
    ask = phrase("bid_reach_target", own=rules.target - short, target=rules.target,
                 sides=int(rules.has_sides))  # fmt: skip
    context = _partner_context(scene)
    case = Case("bid", "reach_target", ask, scene, "one", "pad", _pad(scene), context)
    open_bids = [bid for bid in allowed_bids(auction_of(scene)) if not bid.is_nil]
    return case if any(_reaches(scene, bid) for bid in open_bids) else None


def _shut(scene: Scene) -> dict[Bid, IllegalBid]:
    """The numbers that the auction closes to the learner, with the rule that does."""
    refused = refused_bids(auction_of(scene))
    return {bid: why for bid, why in refused.items() if not bid.is_nil}


def _closed(scene: Scene) -> Case | None:
    """Some numbers are closed by the bids before, some are open."""
    numbers = [bid for bid in scene.rules.menu if not bid.is_nil]
    shut = _shut(scene)
    if not shut or len(shut) == len(numbers):
        return None
    # What closes bids to the first of two partners is room for the second: hard to see.
    if ME.partner not in scene.bids and any(why.code != "total_thirteen" for why in shut.values()):
        return None
    options = tuple(Option(str(bid)) for bid in numbers)
    return Case("bid", "closed", phrase("bid_closed"), scene, "one", "pad", options)


def _why_shut(scene: Scene, bid: Bid) -> Phrase:
    """The rule that closes a number, with the sum that it looks at."""
    code = _shut(scene)[bid].code
    others = (
        sum(one.tricks for one in scene.bids.values())
        if code == "total_thirteen"
        else _partner_tricks(scene)
    )
    rules = scene.rules
    return phrase(f"bid_closed_{code}", bid=bid, others=others, total=others + bid.tricks,
                  least=rules.min_team_bid, most=rules.max_pair_bid)  # fmt: skip


def _partner_tricks(scene: Scene) -> int:
    return scene.bids[ME.partner].tricks if scene.rules.has_sides else 0


def _reaches(scene: Scene, bid: Bid) -> bool:
    """Whether the game is won by taking just what is bid, by the engine's score."""
    bids = {seat: scene.bids.get(seat, Bid.number(1)) for seat in Seat} | {ME: bid}
    own = own_seats(scene.rules)
    tricks = {seat: bids[seat].tricks if seat in own else 0 for seat in Seat}
    tricks[ME.lho] += MOST_TRICKS - sum(tricks.values())
    if min(tricks.values()) < 0:
        return False
    sides = score_hand(scene.rules, bids, tricks, scene.before).sides
    after = {key: Standing(side.score, side.bags) for key, side in sides.items()}
    return game_result(scene.rules, scene.before, after).winner == side_of(scene.rules, ME)


def _pad(scene: Scene) -> tuple[Option, ...]:
    """Every bid that is open, as on the pad."""
    return tuple(Option(str(bid)) for bid in allowed_bids(auction_of(scene)))


def _exercise(scene: Scene) -> BidExercise:
    return BidExercise(scene.rules, ME, scene.hand or Hand(), auction_of(scene))


def _nil_is_good(scene: Scene) -> bool | None:
    """Whether nil is plainly good or plainly bad with a hand; None between the two."""
    hand = scene.hand or Hand()
    found = estimate(hand)
    danger, partner = found.nil_danger, _exercise(scene).partner_bid
    if not danger.weight:
        if scene.rules.nil_made >= FULL_STAKE:
            return True
        strong = partner is not None and partner.tricks >= _STRONG
        room = sum(bid.tricks for bid in scene.bids.values()) <= _MOST_BID
        small = all(card.rank <= _SMALL_SPADE for card in hand.suit(Suit.SPADES))
        return True if strong and room and small and not found.sure else None
    return False if danger.advice(partner) is NilAdvice.BAD else None


def _partner_context(scene: Scene) -> tuple[Phrase, ...]:
    if not scene.rules.has_sides or ME.partner not in scene.bids:
        return ()
    return (phrase("ctx_partner_bid", seat=ME.partner, bid=scene.bids[ME.partner]),)


def _nil_reason(scene: Scene, *, right: bool) -> tuple[Phrase, ...]:
    """The heaviest danger, or that there is none that matters."""
    danger = estimate(scene.hand or Hand()).nil_danger
    outcome = "did" if right else "not"
    lines = [line for lines in danger.suits.values() for line in lines]
    if not lines:
        return (phrase(f"nil_{outcome}_good"),)
    worst = max(lines, key=lambda line: line.weight)
    return (
        phrase(f"nil_{outcome}_bad"),
        phrase(f"nil_danger_{worst.reason}", cards=worst.cards, card=worst.cards[0],
               count=len(worst.cards)),
    )  # fmt: skip
