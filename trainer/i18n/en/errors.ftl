# What the engine refuses: one message a code of `trainer.engine.errors`, same parameters.
# The field messages follow the name of a field and a colon.

# Notation
error-card_unknown = “{ $input }” is not a card. Write suit and rank, as in SA, HT or D4.
error-card_twice = { $card } is there twice. Every card exists only once.
error-hand_suits = “{ $input }” is not a hand. Write the four suits with dots between them, as in AK52.Q97.J4.T983.
error-hand_size = This hand has { $got ->
    [one] { $got } card
   *[other] { $got } cards
  }; it needs { $expected }.
error-hand_full = This hand has { $got ->
    [one] { $got } card
   *[other] { $got } cards
  }; at most { $most } are possible.
error-deal_number = “{ $input }” is not a deal’s number. Whole numbers from 0 to { $most } are.
error-hand_lengths = The four hands hold { $got } cards. They must all be equally long.
error-deal_form = “{ $input }” is not a deal. Write N: and then four hands, clockwise from North.
error-deal_id = “{ $input }” is not a deal number. It has eight letters and digits, as in 7K3F-2QXM.
error-seat_unknown = “{ $input }” is not a seat. Write N, E, S or W.
error-bid_unknown = “{ $input }” is not a bid. Write a number from 0 to 13, nil or blind_nil.
error-bids_without_hand = Bids (“{ $input }”) belong to a hand of your own. Add it, as in hand=KJ963.A5.AQ83.72, or leave the bids out.
error-scores_form = “{ $input }” are not scores. Write points and bags of each side, as in 337/7,294/4.
error-scores_range = “{ $input }” is beyond any game. Write at most { $points } points and { $bags } bags.

# Auction
error-zero_not_a_bid = 0 is not a bid in this house. Bid nil instead.
error-below_minimum = The lowest bid in this house is { $minimum }.
error-no_nil = Nil is not a bid in this house. The lowest bid is { $minimum }.
error-no_blind_nil = Blind nil is not a bid in this house.
error-blind_nil_off = Blind nil is switched off in this house.
error-partner_has_bid = Nil is open only while the partner has not bid.
error-not_before_any_bid = Blind nil is open only before any other bid.
error-hand_seen = Blind nil is open only before you look at your cards.
error-not_behind = Blind nil is open only to a side at least { $deficit } points behind.
error-partner_is_nil = Both partners cannot bid nil in this house.
error-team_minimum = Two partners must bid at least { $minimum } together.
error-pair_cap = Two partners may bid at most { $cap } together.
error-total_thirteen = The four bids may not add up to 13.
error-out_of_turn = { $seat } cannot bid now: it is { $turn }’s turn.
error-auction_over = All four players have bid, and a bid once made stands.

# Play
error-card_not_held = { $seat } does not hold { $card }.
error-follow_suit = { $card } is not allowed: { $suit } were led and must be followed.
error-spades_not_broken = { $card } is not allowed: spades are not broken yet.
error-first_lead = { $card } is not allowed: the first lead may not be a spade.
error-deal_over = All the cards have been played.
error-trick_size = A trick on the table holds 0 to 3 cards, not { $got }.
error-nothing_held = No cards are left to play.
error-hand_and_trick = { $card } is both in the hand and on the table.

# Scoring
error-tricks_range = { $seat } is given { $got } tricks. Anything from 0 to 13 is possible.
error-tricks_total = The tricks add up to { $got }. A deal has 13.
error-seats_missing = { $missing } is missing. All four seats are needed.
error-sides_unknown = “{ $input }” does not score here. Write { $expected }.
error-score_whole = { $got } is not a score of { $side }. Score and bags are whole numbers.
error-bags_negative = { $got ->
    [one] { $got } bag
   *[other] { $got } bags
  } cannot be standing. Write 0 or more.
error-bags_range = { $got ->
    [one] { $got } bag
   *[other] { $got } bags
  } cannot be standing: the penalty falls at every { $group }. Write 0 to { $most }.

# Houses
error-house_unknown = There is no house “{ $input }”. Choose one of { $expected }.
error-house_invalid = The rules of this house do not hold together.
error-house_toml = The file is not valid TOML: { $detail }
error-house_encoding = The file is not UTF-8 text.
error-house_empty = The file names no rule. In the field base, name a house to start from.
error-field_base = there is no house { $got }; choose one of { $expected }
error-field_unknown = there is no such rule
error-field_misspelt = there is no such rule; did you mean { $near }?
error-field_missing = this rule is missing; add it, or name a house to start from in the field base
error-field_flag = { $got } is neither true nor false
error-field_whole = { $got } is not a whole number from { $low } to { $high }
error-field_wholes = { $got } is not a list of whole numbers from { $low } to { $high }
error-field_choice = { $got } is none of { $expected }
error-field_text = { $got } is not a text of 1 to { $most } characters
error-field_needs_partners = this rule needs partners; where every player scores alone it must be { $right }
error-field_needs_nil = 0 cannot mean nil where nobody may bid nil
error-field_bag_penalty = a penalty needs a number of bags; set bag_group to 5, 7 or 10
error-field_blind_nil_closed = there can be no blind nil where nobody may bid nil
error-field_impossible_bids = no side could bid: its minimum is above its maximum
error-field_reading = { $got } is not a reading; it has kind (silence or contradiction), about and note

# Exact solving
error-uneven_hands = The hands hold { $got } cards, with { $table } on the table. With those given back, they must all be equally long.
error-trick_not_broken = { $card } lies on the table, so spades are broken.
error-solo_objective = Where players score alone, only tricks can be solved.

# Drills
error-drill_id = “{ $input }” is not the id of a drill. They look like set1-classic-7K3F-2QXM.
error-drill_unknown = No bank holds the drill “{ $input }”.
error-drills_invalid = The bank does not hold together.
error-drills_encoding = The file is not UTF-8 text.
error-drills_seeds = The notes beside the bank cannot be read: { $input }
error-drill_json = the line is not a JSON object
error-drill_missing = this field is missing
error-drill_field = { $got } does not fit: { $detail }
error-drill_unknown_field = there is no such field
error-drill_role = the role is not that of the seat
error-drill_turn = it is another seat’s turn
error-drill_nil = this seat has not bid nil
error-drill_nil_set = this nil is set already
error-drill_answers = the answers are not the choices there are
error-drill_twice = this stands twice
error-drill_order = the best does not come first, with no loss
error-drill_right = the right ones are not the first of the answers
error-drill_natural = the natural ones are not among the wrong
error-drill_themes = the themes are not in the order of the catalogue
error-drill_elsewhere = the other house is not one where the answer is another
