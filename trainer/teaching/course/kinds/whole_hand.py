"""A whole hand at a table of counting bots: the bid, the cards, the score, judged one by one.

A step with `part: whole` goes on from answer to answer: the choices made so far are part of its
parameters, and the deal is played again up to the next one. The other parts ask for one
decision in a hand that the bot has played for the learner so far.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from trainer.analysis import nil_danger
from trainer.bots.counting import CountingBot
from trainer.engine import (
    DECK,
    DISPLAY_ORDER,
    Auction,
    Bid,
    Card,
    Hand,
    PlayState,
    RuleSet,
    Seat,
    Standing,
    TableView,
    allowed_bids,
    can_play,
    legal_plays,
    opening_leader,
    place_bid,
    play,
    side_of,
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
    phrase,
    singles,
    words_of,
)
from trainer.teaching.course.dealing import play_context
from trainer.teaching.course.kinds.bid import BidStep
from trainer.teaching.course.kinds.score_hand import ScoreHand, score_case
from trainer.teaching.course.legality import why_illegal
from trainer.teaching.course.playouts import NEAR, CardWorth, bot_card, card_worths, worlds_for
from trainer.teaching.course.score_scenes import own_seats

#: The parameter that holds the choices made so far in a hand that goes on.
LINE: Final = "line"

#: How many cards are left at a decision, by part.
_LEFT: Final = {"card": range(5, 8), "last": range(2, 5)}
_BOT: Final = CountingBot()
_BID, _SCORE = BidStep(), ScoreHand()


@dataclass(frozen=True)
class Played:
    """A hand so far: the dealer, the bids, and the play once all have bid."""

    rules: RuleSet
    dealer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    auction: Auction
    state: PlayState | None = None


class WholeHand:
    """The next decision of a hand."""

    version = 1

    def possible(self, rules: RuleSet, params: Params) -> bool | None:  # noqa: ARG002
        """A hand can be played in every house; making one takes the map too long."""
        return True

    def make(self, rules: RuleSet, params: Params, draws: Draws) -> Case | None:
        """The decision after the choices so far; of the single ones, one that matters."""
        part = draws.choice(words_of(params, "part"))
        line = params.get(LINE, ())
        assert isinstance(line, tuple)  # noqa: S101 - the runtime puts it there
        seed = str(draws.below(1 << 62))
        hand = _deal(rules, Draws(seed))
        # A hand made for nil has lessons of its own: here the count is bid.
        if not nil_danger(hand.hands[ME]).weight or not self.solve(_bid_case(hand, part)):
            return None
        if part == "bid" or (part == "whole" and not line):
            return _bid_case(hand, part)
        if part == "whole":
            hand = _play_on(_bid(hand, line[0]), line[1:])
        else:
            left = 0 if part == "score" else draws.choice(_LEFT[part])
            hand = _play_on(_bid(hand, None), None, until=left)
        case = _card_case(hand, part)
        if part not in _LEFT:
            return case or _score_case(hand, part, Draws(f"{seed}:score"))
        # One that matters: some legal card is right, some is not.
        matters = case is not None and len({worth.is_right for worth in _worths(case)}) > 1
        return case if matters else None

    def solve(self, case: Case) -> frozenset[Answer]:
        """A sound bid; the cards as good as the best; the lines of the score."""
        if case.where == "pad":
            return _BID.solve(replace(case, topic="count"))
        if case.shape == "some":
            return _SCORE.solve(case)
        return singles([str(worth.card) for worth in _worths(case) if worth.is_right])

    def explain(self, case: Case, answer: Answer, *, right: bool) -> tuple[Phrase, ...]:
        """What the count, the playing on or the score says."""
        if case.where == "pad":
            return _BID.explain(replace(case, topic="count"), answer, right=right)
        if case.shape == "some":
            return _SCORE.explain(case, answer, right=right)
        card = Card.parse(answer[0])
        if card not in case.scene.legal.cards:
            return (why_illegal(case.scene, card),)
        view = case.scene.view
        worlds = worlds_for(view) if view is not None else 0
        worths = _worths(case)
        good = [worth for worth in worths if worth.is_right]
        if right:
            level = all(-worth.diff <= NEAR for worth in worths)
            code = "all" if level else "some" if len(good) > 1 else "only"
            return (phrase(f"hand_right_{code}", card=card, worlds=worlds),)
        found = next(worth for worth in worths if worth.card == card)
        return (
            phrase("hand_wrong", card=card, better=good[0].card, worlds=worlds,
                   count=round(-found.diff)),
            *_costs(good[0], found, case.rules.has_sides),
        )  # fmt: skip


def _costs(good: CardWorth, chosen: CardWorth, has_sides: bool) -> Iterator[Phrase]:
    """What the card costs: the contracts, or else bags."""
    sides = int(has_sides)
    if good.made <= chosen.made and good.theirs >= chosen.theirs and good.bags < chosen.bags:
        yield phrase("hand_bags", count=good.bags, taken=chosen.bags, sides=sides)
    if good.made > chosen.made:
        yield phrase("hand_made", count=good.made, taken=chosen.made, sides=sides)
    if good.theirs < chosen.theirs:
        yield phrase("hand_theirs", count=good.theirs, taken=chosen.theirs)


def _deal(rules: RuleSet, draws: Draws) -> Played:
    """A deal with the bids before the learner's."""
    dealer = draws.choice(tuple(Seat))
    cards = draws.shuffled(DECK)
    hands = (Hand(cards[:13]), Hand(cards[13:26]), Hand(cards[26:39]), Hand(cards[39:]))
    return _bots_bid(Played(rules, dealer, hands, Auction(rules, dealer)))


def _bots_bid(hand: Played) -> Played:
    """The bots bid up to the learner, or to the end; numbers only: nils have their own lessons."""
    auction = hand.auction
    while auction.turn is not None and auction.turn is not ME:
        view = TableView(auction.turn, hand.hands[auction.turn], auction)
        chosen = _BOT.choose_bid(view).bid
        numbers = [bid for bid in allowed_bids(auction) if not bid.is_nil and bid.tricks]
        auction = place_bid(auction, numbers[0] if chosen.is_nil and numbers else chosen)
    return replace(hand, auction=auction)


def _bid(hand: Played, key: str | None) -> Played:
    """The hand after the learner's bid (a sound one where None), and the bots' after it."""
    if key is None:
        ((key,), *_) = sorted(_BID.solve(replace(_bid_case(hand, "bid"), topic="count")))
    bid = Bid.parse(key)
    hand = _bots_bid(replace(hand, auction=place_bid(hand.auction, bid)))
    leader = opening_leader(hand.rules, hand.dealer)
    return replace(hand, state=PlayState(hand.rules, hand.hands, leader, first_trick=True))


def _play_on(hand: Played, choices: tuple[str, ...] | None, until: int = 0) -> Played:
    """The hand up to the learner's next choice, or its end.

    A choice against the rules is not played. Without `choices` the bot plays for the learner
    until so many cards are left.
    """
    state = hand.state
    assert state is not None  # noqa: S101 - everybody has bid
    rest = list(choices or ())
    while not state.is_over:
        seat = state.to_move
        legal = legal_plays(state)
        if len(legal) == 1:
            card = legal[0]
        elif seat is not ME or (choices is None and len(state.hands[ME]) > until):
            card = bot_card(
                state.rules, seat, state.hands[seat], state.leader, state.trick, hand.auction.bids,
                state.taken, {one.card for one in state.log},
                broken=state.spades_broken, first_trick=state.first_trick,
            )  # fmt: skip
        elif not rest:
            break
        else:
            chosen = rest.pop(0)
            if not can_play(state, chosen):
                continue
            card = Card.parse(chosen)
        state = play(state, card)
    return replace(hand, state=state)


def _bid_case(hand: Played, part: str) -> Case:
    scene = Scene(hand.rules, hand.dealer, hand.hands[ME], bids=hand.auction.bids)
    options = tuple(Option(str(bid)) for bid in allowed_bids(hand.auction))
    ask = phrase("hand_bid" if part == "whole" else "bid_count")
    return Case("whole_hand", part, ask, scene, "one", "pad", options, more=part == "whole")


def _card_case(hand: Played, part: str) -> Case | None:
    """The learner's turn; None when the hand is over."""
    state = hand.state
    assert state is not None  # noqa: S101 - everybody has bid
    if state.is_over:
        return None
    tricks = dict(zip(Seat, state.taken, strict=True))
    plays = tuple(one.card for one in state.log)
    view = TableView(ME, hand.hands[ME], hand.auction, plays=plays)
    scene = Scene(
        hand.rules, hand.dealer, state.hands[ME], state.leader, state.trick,
        spades_broken=state.spades_broken, first_trick=state.first_trick,
        bids=hand.auction.bids, tricks=tricks if any(state.taken) else {}, view=view,
    )  # fmt: skip
    seats = own_seats(hand.rules)
    need = phrase(
        "ctx_need", goal=sum(hand.auction.bids[seat].tricks for seat in seats),
        count=sum(state.taken[seat] for seat in seats), left=MOST_TRICKS - sum(state.taken),
        sides=int(hand.rules.has_sides),
    )  # fmt: skip
    # Whoever comes in the middle has not seen what was played, and cannot count without it.
    unseen = _unseen(view) if part in _LEFT else ()
    context = (*_last_trick(state), *play_context(scene), need, *unseen)
    return Case(
        "whole_hand", part, phrase("hand_card"), scene, "one", "hand",
        tuple(Option(str(card)) for card in state.hands[ME]), context, more=part == "whole",
    )  # fmt: skip


def _unseen(view: TableView) -> tuple[Phrase, ...]:
    """What the others still hold of the learner's suits, and who has shown to have none."""
    held = view.held
    gone = {*view.plays} | held.cards
    out = [card for card in DECK if card not in gone and held.suit(card.suit)]
    out.sort(key=lambda card: (DISPLAY_ORDER.index(card.suit), -card.rank))
    suits = tuple(dict.fromkeys(card.suit for card in out))
    return (
        phrase("ctx_out", count=len(out), cards=tuple(out)),
        *(
            phrase("ctx_void", seat=seat, suit=suit)
            for seat in Seat
            if seat is not ME
            for suit in suits
            if suit in view.seen.voids[seat]
        ),
    )


def _last_trick(state: PlayState) -> tuple[Phrase, ...]:
    """The trick before this one, which the learner may not have seen to its end."""
    done = len(state.log) - len(state.trick)
    if not done:
        return ()
    last = state.log[done - len(Seat) : done]
    cards = tuple(one.card for one in last)
    winner = trick_winner(last[0].seat, cards)
    return (phrase("ctx_last_trick", cards=cards, seat=winner),)


def _score_case(hand: Played, part: str, draws: Draws) -> Case:
    state = hand.state
    assert state is not None  # noqa: S101 - everybody has bid
    plays = tuple(one.card for one in state.log)
    scene = Scene(
        hand.rules, bids=hand.auction.bids, tricks=dict(zip(Seat, state.taken, strict=True)),
        before={side_of(hand.rules, ME): Standing()},
        view=TableView(ME, hand.hands[ME], hand.auction, plays=plays),
    )  # fmt: skip
    return replace(score_case(scene, part, draws), kind="whole_hand")


def _worths(case: Case) -> tuple[CardWorth, ...]:
    view = case.scene.view
    assert view is not None  # noqa: S101 - a card is asked for
    return _worths_of(view.seat, view.hand, view.auction, view.plays)


@lru_cache(maxsize=256)
def _worths_of(
    seat: Seat, hand: Hand, auction: Auction, plays: tuple[Card, ...]
) -> tuple[CardWorth, ...]:
    """A page asks for the same decision at every rerun."""
    view = TableView(seat, hand, auction, plays=plays)
    return card_worths(view, f"{hand}:{' '.join(map(str, plays))}")
