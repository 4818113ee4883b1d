"""Which cards are worth trying, and in which order."""

from __future__ import annotations

from typing import Any

from trainer.solver.kernel import weights as w
from trainer.solver.kernel.build import compiled
from trainer.solver.kernel.deal import reach, strength, top_card
from trainer.solver.kernel.layout import (
    BEST,
    CARDS,
    FIELD,
    HAND,
    HISTORY,
    KILLER,
    LED,
    POS,
    WINNER,
)
from trainer.solver.kernel.words import load, lowest, popcount, store


@compiled
def one_of_equals(own: Any, remaining: Any) -> Any:
    """One card of each group of equals: the highest."""
    # Each card reaches down past ranks that nobody holds; what is reached has an equal above it.
    gone = CARDS & ~remaining
    reached = own
    reached |= gone & (reached >> 1)
    gone &= gone >> 1
    reached |= gone & (reached >> 2)
    gone &= gone >> 2
    reached |= gone & (reached >> 4)
    gone &= gone >> 4
    reached |= gone & (reached >> 8)
    return own & ~(reached >> 1)


@compiled
def list_moves(own: Any, remaining: Any, moves: Any, buf: Any) -> Any:
    """One card of each group of equals, as bit numbers, into the scratch area."""
    return list_cards(buf, moves, one_of_equals(own, remaining))


@compiled
def list_cards(buf: Any, moves: Any, cards: Any) -> Any:
    """Cards as bit numbers, the highest first, into the scratch area; returns how many."""
    count = 0
    while cards:
        at = top_card(cards)
        store(buf, moves + count, at)
        count += 1
        cards ^= 1 << at
    return count


@compiled
def name_of(remaining: Any, at: Any) -> Any:
    """A card as suit and place from the top (6 bits), to be found again in another position."""
    above = popcount((remaining >> at) & (FIELD >> (at & 15))) - 1
    return at >> 4 | above << 2


@compiled
def place_of(remaining: Any, name: Any) -> Any:
    """The bit number of a card named by `name_of`."""
    suit = name & 3
    cards = (remaining >> (16 * suit)) & FIELD
    for _ in range((name >> 2) & 15):
        cards &= ~(1 << top_card(cards))
    return 16 * suit + top_card(cards)


# ---------------------------------------------------------------- move ordering
NO_CARD = 63  # no suit has so many
NO_NAME = 63


@compiled
def weigh_leads(buf: Any, remaining: Any, leader: Any, moves: Any, count: Any, hint: Any) -> Any:
    """Put an ordering weight above each lead's bit number."""
    left = load(buf, HAND + ((leader + 1) & 3)) & remaining
    mate = load(buf, HAND + (leader ^ 2)) & remaining
    right = load(buf, HAND + ((leader + 3) & 3)) & remaining
    own = load(buf, HAND + leader) & remaining
    seen = -1
    second = -1
    killer = load(buf, moves + KILLER)
    base = 0
    left_reach = 0
    mate_reach = 0
    right_reach = 0
    length = 0
    own_top = 0
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        shift = 16 * suit
        if suit != seen:
            seen = suit
            mine_suit = (own >> shift) & FIELD
            mate_suit = (mate >> shift) & FIELD
            left_suit = (left >> shift) & FIELD
            right_suit = (right >> shift) & FIELD
            left_reach = reach(left, suit)
            right_reach = reach(right, suit)
            mate_reach = reach(mate, suit)
            length = popcount(mine_suit)
            own_top = top_card(mine_suit)
            base = 2000 + w.LEAD_OWN_LENGTH * length
            base += w.LEAD_MATE_LENGTH * popcount(mate_suit)
            base += w.LEAD_LEFT_LENGTH * popcount(left_suit) + w.LEAD_RIGHT_LENGTH * popcount(
                right_suit
            )
            first = top_card((remaining >> shift) & FIELD)
            second = top_card((remaining >> shift) & FIELD & ~(1 << first))
            if (right_suit >> first) & 1 or (second >= 0 and (right_suit >> second) & 1):
                base -= w.LEAD_INTO_RIGHT if popcount(right_suit) != 1 else 0
            elif (left_suit >> first) & 1 and second >= 0 and (mate_suit >> second) & 1:
                base += w.LEAD_THROUGH_LEFT if popcount(mate_suit) != 1 else 0
            if (left_suit >> first) & 1 and popcount(left_suit) == 1:
                base += w.LEAD_AT_BARE_TOP
            if (right_suit >> first) & 1 and popcount(right_suit) == 1:
                base += w.LEAD_AT_BARE_TOP
            if suit and length == 1 and own & FIELD and (mate_suit >> first) & 1:
                base += w.LEAD_FOR_A_RUFF
            if suit == 0:
                base += w.LEAD_SPADE
                ours = length + popcount(mate_suit)
                theirs = popcount(left_suit) + popcount(right_suit)
                base += w.LEAD_MORE_SPADES * (ours - theirs)
            else:
                if left_suit == 0 and left & FIELD:
                    base -= w.LEAD_LEFT_RUFFS
                if right_suit == 0 and right & FIELD:
                    base -= w.LEAD_RIGHT_RUFFS
                if mate_suit == 0 and mate & FIELD:
                    base += w.LEAD_MATE_RUFFS
                if length == 1 and own & FIELD:
                    base += w.LEAD_SINGLETON
        mine = strength(at, suit)
        foes = max(left_reach, right_reach)
        weight = base
        if mine > foes:  # wins by itself
            weight += w.LEAD_WINNER + w.LEAD_WINNER_RANK * rank
            if mate_reach > mine:
                weight += w.LEAD_UNDER_MATE
        elif mate_reach > foes:  # the partner can win
            weight += w.LEAD_MATE_WINS - w.LEAD_MATE_WINS_RANK * rank
        elif mate_reach > left_reach and mate_reach > mine:
            weight += w.LEAD_FINESSE - w.LEAD_FINESSE_RANK * rank
        elif mine > left_reach and mine > mate_reach:
            weight += w.LEAD_PAST_LEFT - w.LEAD_PAST_LEFT_RANK * rank
        else:
            weight += w.LEAD_LOSER - w.LEAD_LOSER_RANK * rank
        if rank == own_top and length > 1:
            weight += w.LEAD_TOP_OF_HAND
        if rank == second and rank > 0 and (own >> (at - 1)) & 1:
            weight += w.LEAD_SECOND_BEST
        if at == hint:
            weight += w.LEAD_FROM_TABLE
        if at == killer:
            weight += w.LEAD_KILLER
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def weigh_follows(
    buf: Any,
    remaining: Any,
    status: Any,
    moves: Any,
    count: Any,
) -> Any:
    """Put an ordering weight above each following card's bit number."""
    pos = (status >> POS) & 3
    seat = (status + pos) & 3
    led = (status >> LED) & 3
    winner = (status >> WINNER) & 3
    best = (status >> BEST) & 63
    beat = strength(best, led)
    ours = (winner & 1) == (seat & 1)
    after = 0  # strongest answer of the opponent still to play
    mate_after = 0  # strongest answer of the partner still to play
    if pos < 3:
        after = reach(load(buf, HAND + ((seat + 1) & 3)) & remaining, led)
    if pos == 1:
        mate_after = reach(load(buf, HAND + (seat ^ 2)) & remaining, led)
    own = load(buf, HAND + seat) & remaining
    following = (own >> (16 * led)) & FIELD
    killer = load(buf, moves + KILLER)
    for i in range(count):
        at = load(buf, moves + i)
        suit = at >> 4
        rank = at & 15
        mine = strength(at, led)
        weight = 2000
        if mine > beat:
            if mate_after > max(after, mine):
                weight += w.BEAT_MATE_WINS - w.BEAT_MATE_WINS_RANK * rank
            elif mine > after:
                weight += w.BEAT_WINS - w.BEAT_WINS_RANK * rank
            else:
                weight += w.BEAT_IN_VAIN - w.BEAT_IN_VAIN_RANK * rank
                if pos == 1:
                    weight += w.BEAT_SECOND_HAND
        elif mate_after > max(after, beat) or (ours and beat > after):
            weight += w.LOW_OURS - w.LOW_RANK * rank
        else:
            weight += w.LOW_THEIRS - w.LOW_RANK * rank
        if following == 0 and suit != 0:
            weight += discard_worth(own, remaining, at)
        if at == killer:
            weight += w.FOLLOW_KILLER if following else w.DISCARD_KILLER
        store(buf, moves + i, at | weight << 8)
    return 0


@compiled
def above(height: Any, suit: Any) -> Any:
    """The cards of a suit, led or trumps, that are stronger than `height`."""
    return ((FIELD << max(height - (32 if suit == 0 else 0), 0)) & FIELD) << (16 * suit)


@compiled
def discard_worth(own: Any, remaining: Any, at: Any) -> Any:
    """What it adds to a card's weight that it is thrown away."""
    field = FIELD << (at & 48)
    mine = own & field
    length = popcount(mine)
    worth = w.DISCARD_LENGTH * length
    top = 1 << top_card(remaining & field)
    if 1 << at == top:
        worth -= w.DISCARD_TOP
    elif length == 2 and mine & top == 0 and mine & (1 << top_card(remaining & field & ~top)):
        worth -= w.DISCARD_GUARD
    if length == 1 and own & FIELD:
        worth += w.DISCARD_LAST
    return worth


@compiled
def best_follow(
    own: Any, remaining: Any, status: Any, cards: Any, after: Any, mate_after: Any
) -> Any:
    """Which of a following seat's `cards` to try next, by the weights of `weigh_follows`.

    They are worked out for the first card of each kind only: the card tried first mostly is right.
    """
    led = (status >> LED) & 3
    best = (status >> BEST) & 63
    beat = strength(best, led)
    height = max(after, beat)
    seat = status + (status >> POS)
    ours = ((status >> WINNER) ^ seat) & 1 == 0
    low = w.LOW_OURS if mate_after > height or (ours and beat > after) else w.LOW_THEIRS
    pick = 0
    heaviest = -1000
    suit = led if own & (FIELD << (16 * led)) else 0
    mine = cards & (FIELD << (16 * suit))
    if mine:  # of the suit led, or trumps
        beats = mine & above(beat, suit)
        if beats:
            wins = mine & above(height, suit)
            to_mate = beats & ~above(mate_after, suit) if mate_after > height else 0
            if to_mate:
                pick = lowest(to_mate)
                heaviest = w.BEAT_MATE_WINS - w.BEAT_MATE_WINS_RANK * (pick & 15)
            elif wins:
                pick = lowest(wins)
                heaviest = w.BEAT_WINS - w.BEAT_WINS_RANK * (pick & 15)
            else:
                pick = top_card(beats)
                heaviest = w.BEAT_IN_VAIN - w.BEAT_IN_VAIN_RANK * (pick & 15)
                if (status >> POS) & 3 == 1:
                    heaviest += w.BEAT_SECOND_HAND
        if mine != beats:
            at = lowest(mine & ~beats)
            weight = low - w.LOW_RANK * (at & 15)
            if weight > heaviest:
                heaviest = weight
                pick = at
    others = cards & ~mine
    while others:
        at = lowest(others)
        others &= ~(FIELD << (at & 48))
        weight = low - w.LOW_RANK * (at & 15) + discard_worth(own, remaining, at)
        if weight > heaviest:
            heaviest = weight
            pick = at
    return pick


@compiled
def next_best(buf: Any, moves: Any, done: Any, count: Any) -> Any:
    """Take the heaviest move not yet tried; returns its bit number."""
    pick = done
    heaviest = load(buf, moves + done)
    for i in range(done + 1, count):
        other = load(buf, moves + i)
        if other > heaviest:
            heaviest = other
            pick = i
    store(buf, moves + pick, load(buf, moves + done))
    store(buf, moves + done, heaviest)
    return heaviest & 0xFF


@compiled
def as_small(at: Any, ranks: Any) -> Any:
    """The cards that cannot do better than card `at` did, given the ranks that its failure used.

    A card below every rank that mattered in its suit is as good as any other such card.
    """
    field = FIELD << (at & 48)
    used = ranks & field
    if used == 0:
        return field
    below = ((used & -used) - 1) & field
    if (below >> at) & 1:
        return below
    return 0


# ---------------------------------------------------------------- history
# How often a seat's card was the right one when it was tried, in this search (J. Schaeffer, "The
# history heuristic and alpha-beta search enhancements in practice", 1989).


@compiled
def record_of(seat: Any, second: Any, other: Any) -> Any:
    """Where one of a seat's four records begins.

    Where tricks are asked for, they part leads before spades are broken from those after, and early
    ones from late ones; in goals leads from other cards, and winning tricks from shunning them.
    """
    return HISTORY + 128 * seat + (64 if second else 0) + (512 if other else 0)


@compiled
def recall(buf: Any, record: Any, worth: Any, moves: Any, count: Any) -> Any:
    """Add what the record says to the weights."""
    for i in range(count):
        move = load(buf, moves + i)
        store(buf, moves + i, move + (((load(buf, record + (move & 0xFF)) * worth) >> 10) << 8))
    return 0


@compiled
def remember(buf: Any, record: Any, moves: Any, tried: Any, forgets: Any) -> Any:
    """Of the moves tried the last was right, the others were not and lose 1 / 2^forgets."""
    for i in range(tried):
        place = record + (load(buf, moves + i) & 0xFF)
        seen = load(buf, place)
        if i == tried - 1:
            store(buf, place, seen + ((1024 - seen) >> 4))
        else:
            store(buf, place, seen - (seen >> forgets))
    return 0
