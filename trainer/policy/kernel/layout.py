"""Where everything stands in the kernel's arrays.

Cards are `Card.index`: 13 bits a suit, spades lowest, the two at a suit's bit 0; a set of
cards is one int64. Seats are 0 to 3 clockwise. A bid is its number, NIL, BLIND_NIL, or OPEN
for a seat that has not bid.
"""

from __future__ import annotations

from typing import Final

SUIT_CARDS: Final = 13
RANKS: Final = 0x1FFF
DECK: Final = (1 << 52) - 1

OPEN: Final = -1
NIL: Final = 14
BLIND_NIL: Final = 15
BIDS: Final = 15  # numbers 0 to 13 and nil: what the policy may bid

# ---------------------------------------------------------------- the table
HAND: Final = 0  # 4 words: what each seat holds
PLAYED: Final = 4  # cards played, those on the table among them
LEADER: Final = 5
COUNT: Final = 6  # cards on the table, 0 to 3
LED: Final = 7  # the suit led
WINNER: Final = 8  # who is winning the trick
BEST: Final = 9  # with which card
BROKEN: Final = 10
FIRST: Final = 11  # 1 during the first trick
TAKEN: Final = 12  # 4 words
BID: Final = 16  # 4 words
VOID: Final = 20  # 4 words: bit of each suit in which the seat has shown out
DEALER: Final = 24
SCORE: Final = 25  # 4 words: the score of each seat's side
BAGS: Final = 29  # 4 words
TABLE_WORDS: Final = 40

# ---------------------------------------------------------------- the rules
(
    SIDES,
    BREAK_RULE,
    FIRST_NOT_SPADE,
    DEALER_LEADS,
    ZERO_IS_NUMBER,
    NIL_OPEN,
    NIL_MADE,
    NIL_FAILED,
    FAILED_HELPS,
    NIL_BAG_POINTS,
    DOUBLE_NIL,
    DOUBLE_MADE,
    DOUBLE_FAILED,
    BLIND_MADE,
    BLIND_FAILED,
    TRICK_POINTS,
    SET_POINTS,
    BAG_POINTS,
    GROUP,
    PENALTY,
    CARRY,
    TEN_FOR_200,
    BOSTON,
    BOSTON_AGAINST,
    MIN_TEAM,
    MAX_PAIR,
    NOT_THIRTEEN,
    TARGET,
    FLOOR,
    RULE_WORDS,
) = range(30)

# ---------------------------------------------------------------- a side's points, by reason
(
    CONTRACT,
    SET,
    NILS,
    BOSTONS,
    BAG,
    BAG_PENALTY,
    BAG_COUNT,
    MADE,
    PARTS,
) = range(9)

# ---------------------------------------------------------------- the model: coefficients
# Choosing a card: a weight for each feature, in contexts of place in the trick (4), whether the
# side wants the trick (2), and whose nil is alive (4).
CONTEXTS: Final = 32
FEATURES: Final = 32
WEIGHTS: Final = 0
# How often a card wins a trick later, by what is out above it (`play.potential`).
SIDE_CELLS: Final = 5 * 4 * 6 * 3 * 2
SPADE_CELLS: Final = 6 * 6 * 7 * 4
SIDE_POTENTIAL: Final = WEIGHTS + CONTEXTS * FEATURES
SPADE_POTENTIAL: Final = SIDE_POTENTIAL + SIDE_CELLS
# Bidding: tricks by holding (`bidding`).
SPADE_HOLDINGS: Final = 9 * 32
SIDE_HOLDINGS: Final = 8 * 16
TRICKS_SPADES: Final = SPADE_POTENTIAL + SPADE_CELLS
TRICKS_SIDE: Final = TRICKS_SPADES + SPADE_HOLDINGS
TRICKS_OTHER: Final = TRICKS_SIDE + SIDE_HOLDINGS
TRICKS_FEATURES: Final = 40
# Nil: log odds by holding.
NIL_SPADES: Final = TRICKS_OTHER + TRICKS_FEATURES
NIL_SPADE_HOLDINGS: Final = 6 * 14 * 6
NIL_SIDE: Final = NIL_SPADES + NIL_SPADE_HOLDINGS
NIL_SIDE_HOLDINGS: Final = 7 * 5 * 5 * 4
NIL_OTHER: Final = NIL_SIDE + NIL_SIDE_HOLDINGS
NIL_FEATURES: Final = 24
# Choosing a bid: chance to make (log odds) and bags, then nil against a number.
CHOICE_MADE: Final = NIL_OTHER + NIL_FEATURES
CHOICE_FEATURES: Final = 24
CHOICE_BAGS: Final = CHOICE_MADE + CHOICE_FEATURES
CHOICE_NIL: Final = CHOICE_BAGS + CHOICE_FEATURES
MODEL: Final = CHOICE_NIL + CHOICE_FEATURES

# Scratch of one thread (float64).
CARDS_AT: Final = 0
SCORES_AT: Final = 16
FEATURES_AT: Final = 32
SHARES_AT: Final = FEATURES_AT + 13 * FEATURES  # by steps from me and suit: 16
CHANCES_AT: Final = SHARES_AT + 16  # who wins the trick, by steps from me: 4
NEEDS_AT: Final = CHANCES_AT + 4  # our need and theirs, as shares of the tricks left
STAKES_AT: Final = NEEDS_AT + 2  # stakes of the nils alive, by steps from me: 4
SCRATCH: Final = STAKES_AT + 6
