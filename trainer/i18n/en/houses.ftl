# The rules of a house: names of the rows, values, notes on the sources, the Houses page.

# Groups of rows
house-group-table = The table
house-group-bidding = Bidding
house-group-nil = Nil
house-group-play = Play
house-group-scoring = Scoring
house-group-end = End of the game

# Rows
house-row-scored_by = Scored by
house-row-first_dealer = First dealer, then
house-row-bids = Bids
house-row-first_bid = First bid
house-row-team_bid = A side’s bids
house-row-total_bid = All four bids
house-row-nil = Nil made / failed
house-row-nil_open_to = Who may bid nil
house-row-failed_nil_tricks = A failed nil’s tricks
house-row-blind_nil = Blind nil
house-row-double_nil = Both partners nil
house-row-first_lead_by = First lead by
house-row-first_lead = First lead
house-row-spades_lead = Spades may be led
house-row-only_spades_lead = Lead from spades alone
house-row-contract_made = Contract made
house-row-contract_set = Contract set
house-row-ten_contract = Contract of 10
house-row-contract_zero = Contract of 0
house-row-bags = Bags
house-row-thirteen = All 13 tricks
house-row-target = Game to
house-row-both_over = Both past the target
house-row-tie = Tie past the target
house-row-losing_floor = Ends early

# Values
house-fact-none = –
house-fact-partnership = pair
house-fact-player = player
house-fact-dealer_random = at random
house-fact-dealer_high_card = highest card drawn
house-fact-clockwise = clockwise
house-fact-bids_zero_is_nil = 0–13, 0 is nil
house-fact-bids_zero_beside_nil = 0–13 and nil
house-fact-bids_zero = 0–13
house-fact-bids_one_or_nil = 1–13, nil
house-fact-bids_one = 1–13
house-fact-dealer_left = dealer’s left
house-fact-dealer = the dealer
house-fact-team_minimum = at least { $points }
house-fact-pair_cap = at most { $points }
house-fact-total_not_thirteen = not 13 in all
house-fact-no_nil = no nil
house-fact-nil_made = { $gain }
house-fact-nil_failed = { $gain }
house-fact-anyone = anyone
house-fact-before_partner = before the partner bids
house-fact-nobody = nobody
house-fact-nil_tricks_bags = bags
house-fact-nil_tricks_contract = help the contract
house-fact-nil_bag_points = { $gain } each
house-fact-no_blind_nil = none
house-fact-blind_nil_off = off at first
house-fact-before_any_bid = before any other bid
house-fact-cards_unseen = before looking
house-fact-cards_seen = hand in view
house-fact-blind_nil_deficit = { $points } behind
house-fact-cards_passed = { $count ->
    [one] { $count } card passed
   *[other] { $count } cards passed
  }
house-fact-double_nil_separate = each alone, every trick a bag
house-fact-double_nil_closed = not allowed
house-fact-double_nil_unit = together
house-fact-first_lead_not_spade = not a spade
house-fact-first_lead_unbroken = as later leads
house-fact-once_broken = once one is played
house-fact-only_spades = or with nothing else
house-fact-any_time = at any time
house-fact-breaks_spades = breaks spades
house-fact-contract_made = { $points } × bid
house-fact-bag_points = { $gain } a bag
house-fact-contract_set = { $gain } × bid
house-fact-set_nothing = 0
house-fact-ten_for_200 = ±200
house-fact-ten_for_200_made = +200 if made
house-fact-two_zeros = no points, no bags
house-fact-nil_beside_zero = beside a nil too
house-fact-bag_group = { $group }: { $gain }
house-fact-no_bag_penalty = no penalty
house-fact-bags_carried = rest carried
house-fact-bags_reset = rest dropped
house-fact-boston_nothing = nothing extra
house-fact-boston_bonus = { $gain } if bid and made
house-fact-boston_blocked = not against two nils
house-fact-target = { $points }
house-fact-target_choices = also { $choices }
house-fact-best_wins = higher score wins
house-fact-play_on = play on
house-fact-extra_hand = one more hand for all
house-fact-no_floor = no
house-fact-losing_floor = at { $gain }

# Kinds of notes
house-kind-silence = Silent
house-kind-contradiction = At odds

# Notes: what the source says or forgets, and how we read it
house-note-only-spades-lead = The source does not say what follows when a hand of only spades leads one early. We count it as any other spade: spades are broken.
house-note-nil-bag-point = The tricks of a failed nil count as bags, but the source does not say whether such a bag also scores its point. We give it the point, as for every bag.
house-note-no-blind-nil = The source does not mention blind nil. We leave it out.
house-note-both-nil = The source does not say how two nils in one side are scored. We allow them, score each by itself, and count every trick the side takes as a bag.
house-note-no-floor = The source names no score at which a game is lost. We set none.
house-note-boston-named = The source calls taking all 13 tricks a Boston and gives it no points. We add nothing.
house-note-solo-thirteen = The source sets the lowest bid at 1 and names no highest. We stop at 13, the number of tricks.
house-note-solo-bags-option = The source takes off 100 points for ten bags only “in some games”. We do so unless the table says otherwise.
house-note-solo-target = The target is agreed before the game: 500 is usual, 200 for a short game. We start at 500.
house-note-solo-both-over = The source does not say who wins when several players pass the target in one hand. We give it to the highest score.
house-note-solo-teams = The rules speak of single players throughout, the questions below them of teams that add up two bids. We follow the rules: everybody scores alone.
house-note-dealer-unsaid = The source says neither who deals first nor which way the deal moves. We draw the first dealer at random and go on clockwise.
house-note-cards4-nil-beside-zero = Two bids of 0 score nothing and collect no bags. A nil beside a 0 is not mentioned. We treat its contract of 0 alike and score the nil by itself.
house-note-tie-unsaid = The source does not say what happens when both sides stand level past the target. We play on until the tie is broken.
house-note-cards4-blind-in-view = A blind nil is one bid without looking, the source says, and then that its own table shows the hand all the same. We take its table as it is: the hand is in view, the bid closes with the first other bid.
house-note-moon-first-bid = The source has everybody bid in turn and does not say who begins. We begin at the dealer’s left.
house-note-moon-nil-tricks = After a failed nil the usual score follows “from the bids and the tricks taken”; whose tricks is not said. We count the nil’s tricks toward the contract.
house-note-moon-target = The source leaves the target to the table: 100, 200 or 500. We start at 500.
house-note-moon-dealer-leads = Here the dealer leads to the first trick; in the other four houses it is the player at the dealer’s left. We keep it as the source has it.
house-note-fives-dealer = Cards are dealt clockwise and the players take turns at it; who deals first is not said. We draw the first dealer at random.
house-note-fives-bids = The source calls a bid of 0 “zero” and sets no limits otherwise. We allow 0 to 13, where 0 is nil.
house-note-fives-only-spades = By its words spades may be led only after one was played on another suit; a hand of only spades could then not lead at all. We let it lead them, and spades are broken by it.
house-note-fives-nil-penalty = The source speaks of a penalty for nil and gives no figure. We take what the reward is: 50.
house-note-fives-nil-tricks = What becomes of a failed nil’s tricks is not said. We read it as in Classic: they are bags, with their points, and do not help the contract.
house-note-fives-blind-nil = Bidding nil before seeing the cards doubles the reward to 100. The loss is not mentioned. We double it too.
house-note-fives-target = The source names no target. We play to 500.
house-note-fives-tie = What happens when both sides pass the target, or stand level there, is not said. The higher score wins; level, we play on.
house-note-fives-tenth-bag = The rule takes 50 points for every five bags. The example takes 100 at the tenth and reaches 290 and 291. We follow the rule: the same hands come to 340 and 341.
house-note-fives-player = Four players sit in fixed partnerships, yet the points are counted as one player’s. We score the partnership.

# The page
house-title = Houses
house-lead = Five ways to play Spades, side by side.
house-yours = your table
house-reading = our reading
house-reading-legend = the source is silent or contradicts itself
house-differs = differs from your table
house-table-label = Rules of the houses
house-compare = Compare { $house } with
house-only-differences = Only what differs
house-notes-title = What the sources leave open
house-notes-lead = Each house comes from one published set of rules. Where it is silent, or at odds with itself or with the others, this is how we play.
house-notes-count = { $house }: { $count ->
    [one] { $count } note
   *[other] { $count } notes
  }
house-hand-title = { $count ->
    [5] One hand, five houses
    [6] One hand, six houses
   *[other] One hand, { $count } houses
  }
house-hand-your-bid = You bid
house-hand-partner-bid = North bids
house-hand-your-tricks = You take
house-hand-partner-tricks = North takes
house-hand-before = Before the hand
house-hand-score = Score
house-hand-bags = Bags
house-hand-you = You
house-hand-partner = North
house-hand-impossible = not possible
house-hand-change = Score change
house-hand-after = Score { $score }, { $bags ->
    [one] { $bags } bag standing
   *[other] { $bags } bags standing
  }
house-hand-capped = Counted with { $bags } bags before: the penalty falls at { $group }.
house-hand-too-many = You and North take { $got } tricks together, but a deal has only 13.
house-hand-fix = North takes { $count }
house-hand-nil-decides = { $count ->
    [one] The nil’s one trick decides it: where it helps the contract, { $others } + { $count } makes { $contract }.
   *[other] The nil’s { $count } tricks decide it: where they help the contract, { $others } + { $count } makes at least { $contract }.
  }
house-file-title = Your own house
house-file-lead = A house is a small text file in TOML. Start from one of the five and name only what you change:
house-file-upload = House file (.toml)
house-file-choose = Choose a file
house-file-held = { $house } is now your table.
house-file-faults = { $count ->
    [one] The file has { $count } fault. Correct it and choose the file again; your table stays as it is.
   *[other] The file has { $count } faults. Correct them and choose the file again; your table stays as it is.
  }
house-file-toml = Line { $line }, column { $column }: this is not valid TOML.
house-file-toml-end = The file stops in the middle of a line or a text: this is not valid TOML.
house-file-large = The file is too large for a house: { $most } KB is the limit.
house-file-leave = Back to { $house }
