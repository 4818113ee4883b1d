"""Nil or not: the question before the play, judged by the values of bids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from trainer.analysis import NilAdvice, estimate
from trainer.analysis.bid_value import BidValue, BidValues
from trainer.analysis.bid_values import bid_values
from trainer.analysis.nil_danger import COVER
from trainer.bots.counting import CountingBot
from trainer.content.drill import THEMES, Answer, Drill, DrillKey, Elsewhere, Position
from trainer.engine import NIL, Bid, Rank, Suit, allowed_bids, load_house, place_bid
from trainer.engine.auction import Auction
from trainer.policy import Worlds, decide_bid, tables_for
from trainer.policy.trials import try_bid
from trainer.teaching.drills.deals import deal_of, draws_of
from trainer.teaching.drills.difficulty import narrowness
from trainer.teaching.drills.keep import CLEAR_ERRORS, CLEAR_POINTS, COMPARED

WORLDS: Final = 2000
SCREEN: Final = 300
LEAST_WORTH: Final = 200.0
#: A hand that is expected to take more tricks is no question of nil.
MOST_TRICKS: Final = 2.5
#: Nil that is kept so often, and is wrong all the same.
OFTEN_KEPT: Final = 0.5

# What makes a bid difficult, together 100.
POLICY: Final = 35
COUNTING: Final = 25
ADVICE: Final = 25
NARROW: Final = 15


def make(key: DrillKey) -> Drill | None:
    """The drill of a key of `nil-bid`; None where no seat has a question worth asking."""
    draws, rules = draws_of(key), load_house(key.house)
    deal, dealer = deal_of(draws)
    auction = Auction(rules, dealer)
    while (seat := auction.turn) is not None:
        position = Position(rules, deal, dealer, auction.calls, (), seat)
        if _is_question(position):
            drill = judged(key, position, screen=True)
            if drill:
                return drill
        auction = place_bid(auction, decide_bid(position.view).bid)
    return None


def judged(key: DrillKey, position: Position, *, screen: bool = False) -> Drill | None:
    """The drill of a position; with `screen` a few worlds decide first whether to go on."""
    if screen:
        values = bid_values(position.view, worlds=SCREEN, seed=f"{key} screen", threads=1)
        if abs(_lead(values)[0]) < CLEAR_POINTS / 2:
            return None
    values = bid_values(position.view, worlds=WORLDS, seed=f"{key} judge", threads=1)
    lead, error = _lead(values)
    if abs(lead) < max(CLEAR_POINTS, CLEAR_ERRORS * error) or values.ess < LEAST_WORTH:
        return None
    number = _best_number(values)
    right, wrong = (NIL, number) if lead > 0 else (number, NIL)
    tempted = sum(is_nil is wrong.is_nil for is_nil in _natural(position))
    if not tempted:
        return None
    answers = (
        _answer(position, values, right, 0.0, 0.0),
        _answer(position, values, wrong, abs(lead), error),
    )
    if answers[0].real_points < answers[1].real_points + CLEAR_POINTS:
        return None
    drill = Drill(
        key=key,
        position=position,
        nil=position.seat,
        judged="played",
        worlds=WORLDS,
        ess=round(values.ess, 1),
        answers=answers,
        right=(right,),
        natural=(wrong,),
        objective="nil" if answers[0].real_nil else "points",
        themes=(),
        difficulty=_difficulty(position, right, tempted, abs(lead)),
        elsewhere=_elsewhere(key, position, right),
    )
    found = tuple(name for name in THEMES if name in BID_THEMES and BID_THEMES[name](drill))
    return replace(drill, themes=found) if found else None


def _elsewhere(key: DrillKey, position: Position, right: Bid) -> Elsewhere | None:
    """The first house held against this one in which nil or not has the other answer."""
    for house in COMPARED.get(key.house, ()):
        there = replace(position, rules=load_house(house))
        if NIL not in allowed_bids(there.view.auction):
            continue
        values = bid_values(there.view, worlds=WORLDS, seed=f"{key} judge", threads=1)
        lead, error = _lead(values)
        clear = abs(lead) >= max(CLEAR_POINTS, CLEAR_ERRORS * error)
        if clear and values.ess >= LEAST_WORTH and (lead > 0) is not right.is_nil:
            best = NIL if lead > 0 else _best_number(values)
            return Elsewhere(house, (best,), round(abs(lead), 2), round(error, 2))
    return None


def _is_question(position: Position) -> bool:
    view = position.view
    if NIL not in allowed_bids(view.auction):
        return False
    return decide_bid(view).tricks <= MOST_TRICKS


def _best_number(values: BidValues) -> Bid:
    numbers = [bid for bid in values.bids if not bid.is_nil]
    return max(numbers, key=lambda bid: values.bids[bid].value)


def _lead(values: BidValues) -> tuple[float, float]:
    """Points of nil more than of the best number, and the standard error."""
    nil = values.bids[NIL]
    if values.best == NIL:
        second = values.bids[_best_number(values)]
        return -second.diff, second.diff_se
    return nil.diff, nil.diff_se


def _natural(position: Position) -> tuple[bool, bool]:
    """Whether one would bid nil: as the counting player does, and as the dangers advise."""
    view = position.view
    advice = estimate(view.hand).nil_danger.advice(view.partner_bid)
    return CountingBot().choose_bid(view).bid.is_nil, advice is not NilAdvice.BAD


def _answer(
    position: Position, values: BidValues, bid: Bid, loss: float, loss_error: float
) -> Answer:
    found: BidValue = values.bids[bid]
    effective = max(values.ess, 2.0)
    table = tables_for(position.rules, [position.deal], position.dealer, position.auction.bids)
    real = try_bid(Worlds(position.view, table, 1.0, 1), bid, threads=1)
    kept = bool(real.tricks[0] == 0) if bid.is_nil else None
    return Answer(
        choice=bid,
        points=round(found.value, 2),
        error=round(found.se, 2),
        loss=round(loss, 2),
        loss_error=round(loss_error, 2),
        nil=_rounded(found.p_nil),
        nil_error=_share_error(found.p_nil, effective),
        contract=_rounded(found.p_made),
        contract_error=_share_error(found.p_made, effective),
        real_points=round(float(real.value[0]), 2),
        real_nil=kept,
        real_contract=bool(real.made[0]) if found.p_made is not None else None,
    )


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)


def _share_error(share: float | None, effective: float) -> float | None:
    return None if share is None else round((share * (1.0 - share) / effective) ** 0.5, 4)


def _difficulty(position: Position, right: Bid, tempted: int, lead: float) -> int:
    view = position.view
    score = POLICY * (decide_bid(view).bid.is_nil is not right.is_nil)
    score += COUNTING * (CountingBot().choose_bid(view).bid.is_nil is not right.is_nil)
    score += ADVICE * (tempted > 1)
    return round(score + NARROW * narrowness(lead))


# ---------------------------------------------------------------- themes


def _danger(drill: Drill, spades: bool) -> bool:
    """Nil is wrong, and the hand's danger lies in spades, or in side suits alone."""
    if drill.right[0] == NIL or _nil_share(drill) >= OFTEN_KEPT:
        return False
    lines = estimate(drill.position.view.hand).nil_danger.suits
    suits = {suit for suit, found in lines.items() if found}
    return Suit.SPADES in suits if spades else bool(suits) and Suit.SPADES not in suits


def _nil_share(drill: Drill) -> float:
    return drill.answer(NIL).nil or 0.0


def _tricks_worth_more(drill: Drill) -> bool:
    return drill.right[0] != NIL and _nil_share(drill) >= OFTEN_KEPT


def _covered(drill: Drill) -> bool:
    bid = drill.position.view.partner_bid
    return drill.right[0] == NIL and bid is not None and bid.tricks >= COVER


def _alone(drill: Drill) -> bool:
    return drill.right[0] == NIL and not _covered(drill)


def _with_honour(drill: Drill) -> bool:
    hand = drill.position.view.hand
    high = any(card.rank >= (Rank.JACK if card.suit is Suit.SPADES else Rank.KING) for card in hand)
    return drill.right[0] == NIL and high


BID_THEMES: Final[dict[str, Callable[[Drill], bool]]] = {
    "danger_in_spades": lambda drill: _danger(drill, spades=True),
    "danger_in_side_suit": lambda drill: _danger(drill, spades=False),
    "tricks_worth_more": _tricks_worth_more,
    "nil_covered": _covered,
    "nil_alone": _alone,
    "nil_with_honour": _with_honour,
}
