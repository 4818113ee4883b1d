"""How much each reason counts when moves are ordered.

They change no answer, only the number of nodes. Found by a random search over them that kept what
lowered nodes: LEAD, BEAT, LOW, DISCARD on 250 whole deals (the sum of square roots; every card of
layouts at the opening lead, and the value of deals without the breaking rule); by the geometric
mean ATTACK, COVER, NIL on 150 nil positions of ten, SHUN on 80 score positions of eight.
`weigh_leads` and its neighbours say where each applies; `_RANK` is per step of rank.
"""

from __future__ import annotations

# ---------------------------------------------------------------- the record of a card
LEAD_HISTORY = 95
EARLY_TRICKS = 8  # with so many left, leads have a record of their own
LEAD_FORGETS = 2  # a card that was wrong loses 1 / 2^n of its record, where tricks are asked for
GOAL_FORGETS = 4
FOLLOW_HISTORY = 25  # only where points are asked for: it costs nodes where tricks are

# ---------------------------------------------------------------- tricks: leads
LEAD_OWN_LENGTH = 1
LEAD_MATE_LENGTH = 2
LEAD_LEFT_LENGTH = 5
LEAD_RIGHT_LENGTH = 8
LEAD_SPADE = 0
LEAD_MORE_SPADES = -3
LEAD_LEFT_RUFFS = 38
LEAD_RIGHT_RUFFS = 65
LEAD_MATE_RUFFS = 9
LEAD_SINGLETON = -2
LEAD_WINNER = 13
LEAD_WINNER_RANK = 4
LEAD_UNDER_MATE = -4
LEAD_MATE_WINS = 82
LEAD_MATE_WINS_RANK = 2
LEAD_FINESSE = 6
LEAD_FINESSE_RANK = 1
LEAD_PAST_LEFT = -7
LEAD_PAST_LEFT_RANK = -4
LEAD_LOSER = 9
LEAD_LOSER_RANK = 1
LEAD_TOP_OF_HAND = -1
LEAD_FROM_TABLE = 50
LEAD_INTO_RIGHT = 7
LEAD_THROUGH_LEFT = 42
LEAD_AT_BARE_TOP = 7
LEAD_FOR_A_RUFF = 26
LEAD_SECOND_BEST = 7
LEAD_KILLER = 51

# ---------------------------------------------------------------- tricks: following
BEAT_MATE_WINS = 69
BEAT_MATE_WINS_RANK = 6
BEAT_WINS = 35
BEAT_WINS_RANK = 1
BEAT_IN_VAIN = -4
BEAT_IN_VAIN_RANK = -2
LOW_OURS = 44
LOW_THEIRS = -17
LOW_RANK = 1
DISCARD_LENGTH = 3
DISCARD_TOP = 14
DISCARD_GUARD = 3
BEAT_SECOND_HAND = 3
DISCARD_LAST = 18
FOLLOW_KILLER = 1
DISCARD_KILLER = 1

# ---------------------------------------------------------------- a nil decides
ATTACK_CARDS_UNDER = 0
ATTACK_RANK = 1
ATTACK_HIS_LENGTH = 8
ATTACK_COVER_LENGTH = 5
ATTACK_UNDER = -4
ATTACK_NO_COVER = -4
ATTACK_AT_ONCE = 66
ATTACK_ABOVE = 12
ATTACK_HIS_VOID = 30
ATTACK_HIS_VOID_RANK = -1
ATTACK_FORCED_RUFF = 53
ATTACK_SPADE = 3
NIL_LEAD_RANK = -7
NIL_LEAD_COVER_LENGTH = -6
COVER_LEAD_RANK = 15
COVER_LEAD_UNDER = -2
COVER_LEAD_HIS_VOID = 1
COVER_LEAD_SPADE = -6
NIL_FROM_TABLE = 47
NIL_WINNING = 91
NIL_DUCK_RANK = 0
NIL_DISCARD_DANGER = 1
NIL_DISCARD_SPADE = 19
COVER_AFTER_RANK = 2
ATTACK_OWN_LENGTH = -6
COVER_BEFORE_STRENGTH = 9
COVER_DISCARD_RANK = 3
COVER_DISCARD_HIS_VOID = -2
ATTACK_KEEP_UNDER_RANK = 0
ATTACK_TAKES_OVER = 5
ATTACK_TAKES_OVER_RANK = 3
ATTACK_LOW_RANK = 1
ATTACK_BELOW_HIS_LOWEST = -4
ATTACK_BELOW_RANK = 1
ATTACK_BEAT_RANK = -1
ATTACK_ELSE_RANK = -6
ATTACK_DISCARD_HIS_VOID = 7

# ---------------------------------------------------------------- tricks are shunned
SHUN_LEAD_RANK = -5
SHUN_LEAD_OURS = 20
SHUN_LEAD_UNDER = 0
SHUN_LEAD_LENGTH = -4
SHUN_LEAD_SPADE = -1
SHUN_FROM_TABLE = 43
SHUN_LAST_RANK = 2
SHUN_BEAT_RANK = -2
SHUN_BEAT_OURS = 12
SHUN_BEAT_THEIRS = 10
SHUN_BEAT_BEATEN = 0
SHUN_LOW_RANK = 9
SHUN_DISCARD_RANK = -4
SHUN_DISCARD_SPADE = 0
SHUN_DISCARD_LENGTH = -4
