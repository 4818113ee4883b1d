"""Where everything stands in a search's buffer, and how a position is written in integers.

Cards: a bit of an int64, 16 bits a suit (spades lowest, then hearts, diamonds, clubs), the lowest
remaining card of a suit at its bit 0. `prepare` squeezes the ranks of a position together, so that
a suit of k cards uses k bits. Seats are 0..3 clockwise; a side is `seat & 1`.

State of a search: `remaining`, the cards not yet played at the start of the trick (those on the
table count as remaining until the trick is over), and `status`, a few small fields in one word.
Who owned which card never changes, so that a seat's cards are `hand & remaining`.

Answers of a search: bit 61 says true, bit 62 says "stopped", and the bits of cards say which ranks
the answer hangs on (partition search: see `table`).
"""

from __future__ import annotations

SUIT_BITS = 16
FIELD = 0x1FFF
SUIT = (0x1FFF, 0x1FFF << 16, 0x1FFF << 32, 0x1FFF << 48)
CARDS = SUIT[0] | SUIT[1] | SUIT[2] | SUIT[3]

TRUE = 1 << 61
STOPPED = 1 << 62

# ---------------------------------------------------------------- header words
HAND = 0  # four words: the cards each seat held at the start
BUDGET = 4  # most nodes allowed
LOOSE = 5  # 1: spades may always be led (breaking rule off)
MAXER = 6  # side the question is asked for (0 NS, 1 EW)
TEAM = 7  # bit set of the seats that play for the goal
NIL = 8  # seat of the nil bidder asked about; -1: no such question
NILS = 9  # bit set of the seats that bid nil
CANCEL = 10  # set to non-zero from outside: stop at the next look
NODES = 11  # trick starts visited
STOP = 12  # set once the search has stopped
SLOT_MASK = 13  # slots of the table in use, minus one
SLOTS_USED = 14
FREE = 15  # next free entry of the pool
GENERATION = 16  # slots of another generation are empty
ENTRIES = 17  # where the pool of entries begins
POOL = 18  # most entries
WIPES = 19  # times the table was full and emptied
STATES_USED = 20
CHAINS = 24  # sixteen words: the chains that a look into the table walks
MOST = 22  # slots that the table may grow to
STATE_STAMP = 21  # entries of the states' hash table of another stamp are empty

# ---------------------------------------------------------------- areas
SUITS = 64  # 4 x 8192 words: owner pattern << 16 | lengths, for each set of remaining cards
CLAIMS = SUITS + 4 * 8192  # 8192 words: see `bounds.spade_claims`; 0 unknown
MOVES = CLAIMS + 8192  # 16 words a ply: the moves, and of the last two
HOW = 14  # how the players of the trick order theirs (`automaton`; at its lead)
KILLER = 15  # the card that was right last time; -1 none
PLIES = 56
PAYOFF = MOVES + 16 * PLIES  # 14 x 14 x 14 words: rank of the deal's value, by tricks of N, E, S
OUTCOMES = 14 * 14 * 14
LEVEL = PAYOFF + OUTCOMES  # two layers of goal states by tricks of N, E, S
STATES = LEVEL + 2 * OUTCOMES  # see `goals`
STATE_WORDS = 4
MOST_STATES = 1 << 15
STATE_HASH = STATES + STATE_WORDS * MOST_STATES
STATE_HASHES = 1 << 16
GOALS = STATE_HASH + STATE_HASHES  # state of "payoff at least this level", plus 1; 0 unknown
MOST_LEVELS = 1024
FOUND = GOALS + MOST_LEVELS  # answers by card: bit number, low, high
HISTORY = FOUND + 64  # twice 128 words a seat: see `moves.record_of`
HISTORY_WORDS = 2 * 4 * 128
PAIRS = HISTORY + HISTORY_WORDS  # what is known of pairs of goal states: see `automaton.covers`
MOST_PAIRS = 1 << 13
LEANS = PAIRS + MOST_PAIRS  # 4 x 8192 words: see `deal.likely_tricks`; 0 unknown
SLOTS = (LEANS + 4 * 8192 + 7) // 8 * 8  # on a cache line

# A slot: key, generation << 32 | first entry. An entry, half a cache line: owners (2 words, each
# with how far down they matter), next entry | info << 32, the class's key.
SLOT_WORDS = 2
ENTRY_WORDS = 4
LINE = 8  # words a cache line

# ---------------------------------------------------------------- status word of a search
# leader (2 bits), cards on the table (2), spades broken (1), suit led (2), who is winning (2),
# with which card (6), and what is still needed: tricks, or the state of the goal.
POS = 2
BROKEN = 4
LED = 5
WINNER = 7
BEST = 9
NEED = 15
