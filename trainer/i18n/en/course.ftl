# The course: questions, reasons and choices of its steps. A key is course- and the code.
# { $seat_who } is you for the learner’s own seat.

# Questions
course-tap_legal = Tap every card you may play.
course-who_wins = Tap the card that wins this trick.
course-who_leads_next = The trick is over. Who leads the next one?
course-who_partner = Tap your partner.
course-who_left = Who plays next after you?
course-who_bids_first = Who bids first?
course-who_leads_first = Who leads to the first trick?
course-who_deals_next = Who deals the next hand?
course-who_plays_next = Whose turn is it?
course-play_win = Play a card that takes the trick.
course-play_win_cheaply = Take the trick with the lowest card that does it.
course-play_lose = Play a card that leaves the trick to somebody else.
course-play_ruff = Take the trick with a spade.
course-play_discard = Let this trick go: throw away a card that is not a spade.
course-play_cover_nil = Your partner bid nil and is about to win this trick. Take it instead.
course-play_leave_nil = An opponent bid nil and is about to win this trick. Let it happen.
course-bid_contract = Together you want a contract of { $goal }. What do you bid?
course-bid_count = What do you bid by the count of sure tricks?
course-bid_nil = Nil, or a number?
course-bid_lowest = Which is the lowest bid that is a number?
course-score_hand = { $sides ->
    [1] What does your side score in this hand? Tap every line that counts.
   *[0] What do you score in this hand? Tap every line that counts.
  }
course-bags_made = How many bags does this hand bring you?
course-bags_standing = How many bags stand after this hand?
course-bags_left = How many bags are you away from the next penalty after this hand?
course-bags_falls = { $start ->
    [0] No bag stands
    [one] One bag stands
   *[other] { $start } bags stand
  }, and { $group } bring the penalty. In which hand does it fall?
course-true_statement = Which of these is true?
course-order_ranks = Put them in order, from the highest to the lowest.
course-order_trick = Somebody leads { $suit }. Put these cards in order: the one that would win comes first.
course-order_bidding = { $seat_who ->
    [you] You dealt.
   *[seat] { $seat } dealt.
  } Tap the seats in the order they bid.
course-order_playing = { $seat_who ->
    [you] You lead.
   *[seat] { $seat } leads.
  } Tap the seats in the order they play.
course-order_hand = Put the parts of a hand in order.
course-mark_all = Mark every card that the count uses.
course-mark_spades = Mark the spades that count as sure tricks.
course-mark_sides = Mark the cards in hearts, diamonds and clubs that count as sure tricks.
course-mark_middle = Mark the middle cards that earn this hand one more trick.

# What one has to know beside the cards
course-ctx_led = { $seat_who ->
    [you] You led { $suit }
   *[seat] { $seat } led { $suit }
  }{ $order ->
    [last] ; you play last.
    [next] ; it is your turn.
   *[other] .
  }
course-ctx_first_lead = You lead to the first trick.
course-ctx_lead = { $state ->
    [broken] You lead, and spades are broken.
   *[unbroken] You lead. No spade has been played yet.
  }
course-ctx_dealer = { $seat_who ->
    [you] You dealt.
   *[seat] { $seat } dealt.
  }
course-ctx_partner_bid = Your partner bid { $bid }.

# Cards that may be played, and those that may not
course-kept_follow_suit = { $count ->
    [one] Your only card in { $suit } is { $cards }, so you follow suit with it.
   *[other] You hold { $suit }, so you follow suit with any of { $cards }, high or low as you like.
  }
course-kept_void = You have no { $suit }: any card goes, a spade too. Nothing is forced.
course-kept_any_lead = Nothing stands in the way: you may lead any card.
course-kept_first_lead = The first lead may be anything but a spade.
course-kept_spades_not_broken = Spades are not broken yet, so you lead one of the others.
course-kept_only_spades = You hold nothing but spades, so you may lead them even now.
course-broke_follow = { $ruff ->
    [1] { $card } is a spade, but you hold { $suit } and have to follow suit: { $cards }.
   *[0] { $card } does not follow: { $suit } were led and you hold { $cards }, so it has to be { $count ->
        [one] that one
       *[other] one of them
      }.
  }
course-broke_first_lead = { $card } is a spade, and the first trick may not begin with one.
course-broke_unbroken = { $card } is a spade, and spades are not broken yet: nobody may lead one before a spade has been played on another suit.
course-missed_too = { $cards }{ $more ->
    [1] {" "}and others
   *[0] {""}
  } would do too
course-missed_follow = { course-missed_too }: you must follow with { $suit }, but you need not win.
course-missed_only_spades = { course-missed_too }: with only spades left you may lead any of them.
course-missed_ruff = { $ruffed ->
    [1] { course-missed_too }. You have no { $suit }, so you may play a spade, above or below the one on the table.
   *[0] { course-missed_too }: with no { $suit } in your hand you may ruff.
  }
course-missed_any = { course-missed_too }: with no { $suit } in your hand you may play anything, spade or not.
course-missed_discard = { course-missed_too }: with no { $suit } in your hand you may throw away anything. Nobody makes you ruff.
course-missed_lead_spades = { course-missed_too }: spades are broken, so anything may be led.
course-missed_lead = { course-missed_too }: no rule holds them back.

# Who wins, who is next
course-won_by_spade = { $ruffs ->
    [one] { $card } is the only spade, and a spade beats every other suit.
   *[other] { $card } is the highest of the { $ruffs } spades, and a spade beats every other suit.
  }
course-won_by_rank = { $trump ->
    [1] { $card } is the highest spade, and spades were led.
   *[0] { $card } is the highest of { $suit }, the suit that was led, and no spade beats it.
  }
course-beaten_by_spade = { $card } loses to { $top }: any spade, however low, beats every other suit.
course-beaten_off_suit = { $card } cannot win: { $suit } were led, and it neither follows nor is a spade. { $top } wins.
course-beaten_by_rank = { $card } is lower than { $top }, which wins.
course-because_leads_next = { $seat_who ->
    [you] You won with { $card }, and whoever wins a trick leads the next.
   *[seat] { $seat } won with { $card }, and whoever wins a trick leads the next.
  }
course-because_partner = Partners sit opposite each other: yours is { $seat }.
course-because_left = Everything goes round clockwise: after you it is { $seat }.
course-because_bids_first = Bidding starts at the dealer’s left and goes round clockwise: after { $before_who ->
    [you] you
   *[seat] { $before }
  } it is { $seat_who ->
    [you] you.
   *[seat] { $seat }.
  }
course-because_leads_first = { $first ->
    [dealer] In your house the dealer leads to the first trick.
   *[dealer_left] The player at the left of the dealer, as the dealer sits, leads to the first trick: the next one clockwise.
  } { $before_who ->
    [you] You dealt
   *[seat] { $before } dealt
  }, so it is { $seat_who ->
    [you] you.
   *[seat] { $seat }.
  }
course-because_deals_next = The deal moves on clockwise: after { $before_who ->
    [you] you
   *[seat] { $before }
  } it is { $seat_who ->
    [you] you.
   *[seat] { $seat }.
  }
course-because_plays_next = Play goes round clockwise: after { $before_who ->
    [you] you
   *[seat] { $before }
  } it is { $seat_who ->
    [you] your turn.
   *[seat] { $seat }’s turn.
  }

# One card that does what is asked
course-play_asked = What was asked for: { $cards }.
course-did_win = { $card } takes the trick from { $top }.
course-not_win = { $card } does not take the trick: { $top } still wins. { $better } would beat it.
course-did_win_cheaply = { $card } is just enough. Your higher cards are there for later.
course-not_win_cheaply = { $wins ->
    [1] { $card } wins, but { $better } would have been enough: keep the higher one for later.
   *[0] { $card } does not take the trick: { $top } still wins. { $better } would beat it.
  }
course-did_lose = { $card } leaves the trick to { $top }.
course-not_lose = { $card } would take the trick. { $better } leaves it alone.
course-did_ruff = { $card } is a spade: it takes the trick from { $top }.
course-not_ruff = { $card } does not take the trick. { $better } is a spade that wins it.
course-did_discard = { $card } is gone and your spades stay. With none of the suit led you never have to ruff.
course-not_discard = { $card } is a spade: that is a ruff. { $better } would have been a discard.
course-did_cover_nil = { $card } takes the trick over, and your partner’s nil lives.
course-not_cover_nil = { $card } leaves the trick to { $top }: your partner takes it and the nil fails. { $better } would have saved it.
course-did_leave_nil = { $card } stays below { $top }: the nil takes a trick and fails.
course-not_leave_nil = { $card } takes the trick, and so saves the other side’s nil. { $better } would have left it there.

# Bids
course-bid_did_contract = { $partner } and { $right } make { $goal }: two partners’ bids are added up.
course-bid_not_contract = Your partner bid { $partner }: with your { $bid } that makes { $sum }, not { $goal }. You need { $right }.
course-bid_because_lowest = { $zero ->
    [nil] The lowest number is { $minimum }. A 0 would be nil, a promise of its own.
    [number] The lowest number is { $minimum }: here 0 is a number like others, and not nil.
   *[closed] The lowest number is { $minimum }: a 0 cannot be bid here.
  } No bid has to be higher than another.
course-bid_did_count = { $ways ->
    [1] The count is { $sure }, and { $sound } is the one sound number that can be bid.
   *[other] The count is { $sure }. Bidding it, or one more, is sound.
  }
course-bid_not_count_low = { $bid } is below the count of { $sure }: those tricks come anyway, as bags. { $ways ->
    [1] Bid { $sound }.
   *[other] Bid { $sound } or { $above }.
  }
course-bid_not_count_high = { $bid } is too much for a count of { $sure }. { $ways ->
    [1] Bid { $sound }.
   *[other] Bid { $sound } or { $above }.
  }
course-bid_not_count_nil = { $sure ->
    [0] A count of 0 does not make a nil: cards that are not sure may win too.
    [one] This hand counts one sure trick: nil promises none.
   *[other] This hand counts { $sure } sure tricks: nil promises none.
  } { $ways ->
    [1] Bid { $sound }.
   *[other] Bid { $sound } or { $above }.
  }
course-nil_did_good = Nothing here has to win a trick.
course-nil_not_good = Nil was good: low cards everywhere, nothing that has to win.
course-nil_did_bad = This hand is likely to win a trick.
course-nil_not_bad = Too dangerous for nil.
course-nil_danger_ace_of_spades = { $card } always wins its trick.
course-nil_danger_high_spade = { $card } is hard to lose.
course-nil_danger_long_spades = { $count } spades are too many: one of them will have to win.
course-nil_danger_no_low_card = { $cards }: nothing here is low enough for the first round.
course-nil_danger_few_low_cards = { $cards } may have to win a later round.
course-nil_danger_long_without_low = { $count } cards of one suit and none of them low.

# Parts of a score
course-part_contract_made = Contract { $count } made
course-part_contract_set = Contract { $count } failed
course-part_contract_zero = Contract of 0: nothing counts
course-part_nil_made = Nil made
course-part_nil_failed = Nil failed
course-part_blind_nil_made = Blind nil made
course-part_blind_nil_failed = Blind nil failed
course-part_double_nil_made = Double nil made
course-part_double_nil_failed = Double nil failed
course-part_boston = All 13 tricks, bid and made
course-part_bags = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
  }
course-part_bag_penalty = { $count ->
    [one] Bag penalty
   *[other] Bag penalty, { $count } times
  }
course-part_per_missing = { $count ->
    [one] { $count } trick missing
   *[other] { $count } tricks missing
  }
course-part_per_taken = { $count ->
    [one] { $count } trick taken
   *[other] { $count } tricks taken
  }
course-part_bags_as_tricks = { $count ->
    [one] { $count } trick over the contract
   *[other] { $count } tricks over the contract
  }
course-score_total = { $contract ->
    [0] Together: { $adding }{ $points }.
   *[other] Contract { $contract }, tricks toward it: { $taken }{ $nil_is ->
        [bags] ; the failed nil’s { $by_nil ->
            [one] trick is a bag
           *[other] { $by_nil } tricks are bags
          }
        [contract] , the failed nil’s { $by_nil ->
            [one] trick
           *[other] { $by_nil } tricks
          } included
       *[none] {""}
      }. Together: { $adding }{ $points }.
  }
course-part_wrong_contract_made = The contract was not made: { $taken } of { $contract } tricks count toward it.
course-part_wrong_contract_set = { $made ->
    [1] The contract was made: { $taken } tricks count toward { $contract }.
   *[0] That is not what a set contract costs in your house.
  }
course-part_wrong_contract_zero = There is a contract of { $contract }.
course-part_wrong_nil_made = Whoever bid nil took a trick: one is enough to fail.
course-part_wrong_nil_failed = { $contract ->
    [0] Nobody bid nil: here a 0 is a number like others.
   *[other] Whoever bid nil took no trick: the nil is made.
  }
course-part_wrong_blind_nil_made = Whoever bid blind nil took a trick: one is enough to fail.
course-part_wrong_blind_nil_failed = Whoever bid blind nil took no trick: it is made.
course-part_wrong_bags = { $made ->
    [1] { $nils ->
        [0] Only tricks beyond the contract are bags. With { $taken } for a contract of { $contract } { $over ->
            [0] there are none.
            [one] there is one.
           *[other] there are { $over }.
          }
       *[other] That is not the number of bags: { $nil_is ->
            [bags] what goes beyond the contract, and the failed nil’s tricks.
           *[other] only what goes beyond the contract.
          }
      }
   *[0] A contract that fails brings no bags of its own.
  }
course-part_wrong_bag_penalty = The bags do not reach { $group } yet: no penalty.
course-part_wrong_per_missing = { $set ->
    [0] In your house a set contract scores nothing: the missing tricks do not count one by one.
   *[other] A set contract costs its whole bid, not only the tricks that are missing.
  }
course-part_wrong_per_taken = { $made ->
    [1] Only the tricks bid bring { $each } points each: those beyond are bags.
   *[0] Tricks taken bring nothing when the contract fails.
  }
course-part_wrong_bags_as_tricks = Tricks beyond the contract do not bring { $each } each: they are bags, { $bag_each ->
    [0] which bring nothing
    [one] { $bag_each } point each
   *[other] { $bag_each } points each
  }.
course-part_missed_contract_made = The contract is missing: { $taken } tricks count toward { $contract }, so it is made.
course-part_missed_contract_set = The contract is missing: { $taken } of { $contract }, so it is set.
course-part_missed_contract_zero = The contract of 0 has its line too, though it brings nothing.
course-part_missed_nil_made = The nil is missing: no trick taken, so it is made.
course-part_missed_nil_failed = The nil is missing: it took a trick and failed.
course-part_missed_blind_nil_made = The blind nil is missing: no trick taken, so it is made.
course-part_missed_blind_nil_failed = The blind nil is missing: it took a trick and failed.
course-part_missed_double_nil_made = The double nil is missing: neither took a trick.
course-part_missed_double_nil_failed = The double nil is missing: one of the two took a trick.
course-part_missed_boston = The bonus for all 13 tricks is missing.
course-part_missed_bags = The bags are missing.
course-part_missed_bag_penalty = The penalty is missing: the bags reach { $group } in this hand.

# Bags
course-number = { $count }
course-hand_with_bags = Hand { $hand }: { $count ->
    [0] no bag
    [one] { $count } bag
   *[other] { $count } bags
  }
course-hand_never = Not yet
course-bags_because_made = { $state ->
    [set] { $made ->
        [0] { $taken } taken, { $contract } bid: the contract fails, and there is no bag.
       *[other] The contract fails, and the failed nil’s tricks are bags: { $made }.
      }
   *[made] { $taken } taken, { $contract } bid: { $made ->
        [0] no bag
        [one] one bag
       *[other] { $made } bags
      }.
  }
course-bags_because_standing = { $before } before and { $made } new make { $total }. { $group } cost the penalty, the rest stays: { $count }.
course-bags_because_left = { $before } before and { $made } new make { $total }. { $falls ->
    [1] The penalty falls at { $group }, and the next one is { $count } away.
   *[0] From there to the penalty it is { $count }.
  }
course-bags_not_taken = Not every trick is a bag.
course-bags_not_missing = Tricks that are missing are no bags.
course-bags_not_uncarried = The penalty takes its { $group } bags away.
course-bags_not_only_new = The bags from before stand too.
course-bags_not_only_old = The new bags count too.
course-bags_not_digit = The last digit of the score ({ $score }) is no count of bags: they are kept apart.
course-bags_falls_at = { $start } to begin with; in hand { $hand } they reach { $total }, and { $group } bring the penalty.
course-bags_falls_never = { $start } to begin with and { $total } in the end: fewer than { $group }, so no penalty yet.

# Statements
course-must_follow = You must play { $suit }.
course-any_card = You may play any card.
course-may_ruff = You may ruff with { $card }.
course-may_overruff = You may overruff with { $card }.
course-may_discard = You may throw { $card } away.
course-must_beat = You must beat { $top }, if you can.
course-must_ruff = You must play a spade.
course-no_spade = You may not play a spade here.
course-lead_any = You may lead any of your cards.
course-lead_no_spade = You may lead any card but a spade.
course-lead_spades = You must lead a spade.
course-may_lead = You may lead { $card }.
course-beats = { $led } is played first, { $card } beats it.
course-contract = { $sides ->
    [1] Your side must take { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      }.
   *[0] You must take { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      }.
  }
course-scores = { $sides ->
    [1] Your side scores { $points } in this hand.
   *[0] You score { $points } in this hand.
  }
course-nil_open = You may bid nil now.
course-nil_closed = You may not bid nil now.
course-zero_open = You may bid 0 as a number.
course-wins_game = { $side_who ->
    [us] Your side has won the game.
    [you] You have won the game.
    [them] The other side has won the game.
   *[seat] { $side } has won the game.
  }
course-plays_on = The game goes on.
course-table_even = The bids add up to 13.
course-table_under = Underbid: { $tricks ->
    [one] one trick is
   *[other] { $tricks } tricks are
  } left over.
course-table_over = Overbid: { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  } too many.
course-house_scores = { $house }: { $points }.
course-rule_set_points = A contract that fails { $value ->
    [0] scores 0.
   *[other] costs { $value_plain } points for each trick bid.
  }
course-rule_nil_made = A nil that is made brings { $value } points.
course-rule_failed_nil_tricks = { $value ->
    [bags] The tricks of a failed nil do not help the contract.
   *[contract] The tricks of a failed nil help the contract.
  }
course-rule_bag_group = The penalty falls at every { $value } bags.
course-rule_bag_penalty = The bag penalty costs { $value_plain } points.
course-rule_zero = { $value ->
    [nil] A bid of 0 is nil.
    [number] A bid of 0 is a number like any other.
   *[closed] Nobody can bid 0.
  }
course-rule_first_lead_by = { $value ->
    [dealer] The dealer leads to the first trick.
   *[dealer_left] The player at the dealer’s left leads to the first trick.
  }
course-rule_nil_open_to = { $value ->
    [anyone] Anyone may bid nil.
    [before_partner] Nil is open only while the partner has not bid.
   *[nobody] Nobody may bid nil.
  }
course-rule_losing_floor = { $value ->
    [0] A low score never ends the game.
   *[other] A score of { $value } or less ends the game.
  }
course-rule_scored_by = { $value ->
    [partnership] Partners score together.
   *[player] Every player scores alone.
  }
course-rule_boston_bonus = { $value ->
    [0] Bidding and taking all 13 tricks brings nothing extra.
   *[other] Bidding and taking all 13 tricks brings { $value } points extra.
  }

# For a true statement
course-true_must_follow = You hold { $led }, so you follow.
course-true_any_card = You have no { $led }: nothing is forced.
course-true_may_ruff = You have no { $led }, so a spade is allowed.
course-true_may_overruff = You have no { $led }, so a higher spade is allowed.
course-true_may_discard = You have no { $led }, so anything may be thrown away.
course-true_must_beat = Every card you may play would win.
course-true_must_ruff = Only spades are allowed here.
course-true_no_spade = You hold { $led }: no ruff while you can follow.
course-true_lead_any = { $reason ->
    [only_spades] You hold only spades, so you may lead them.
   *[any_lead] Nothing holds any of your cards back.
  }
course-true_lead_no_spade = { $reason ->
    [first_lead] The first trick may not begin with a spade.
   *[spades_not_broken] Spades are not broken, and you hold other cards.
  }
course-true_lead_spades = You hold nothing else.
course-true_may_lead = { $reason ->
    [only_spades] You hold only spades, so you may lead them.
   *[any_lead] Spades are broken: they may be led.
  }
course-true_beats = { $card } beats { $led }.
course-true_contract = { $sides ->
    [1] { $mine } and { $partner }: partners’ bids are added up, whoever takes the tricks.
   *[0] Only your own bid counts for you: { $mine }.
  }
course-true_scores = { $contract ->
    [0] That is right: { $delta }.
   *[other] Contract { $contract }, tricks toward it: { $taken }. Together: { $adding }{ $delta }.
  }
course-true_nil_open = Nothing in your house closes nil here.
course-true_nil_closed = Your house closes nil here.
course-true_zero_open = In your house 0 is a number.
course-true_wins_game = { $fallen ->
    [1] { $worst } points: at { $floor } or less the game is over, and { $best } is the higher score.
   *[0] { $best } points: that decides the game.
  }
course-true_plays_on = { $tie ->
    [1] Level at the top: nobody has won until one is ahead.
   *[0] Nobody has won yet: it is played to { $target }.
  }
course-true_table_even = { $total } bid: every contract can just be made.
course-true_table_under = { $total } bid for 13 tricks: somebody will take more than they bid.
course-true_table_over = { $total } bid for 13 tricks: somebody will fail.
course-true_house_scores = { $house }: contract { $contract }, tricks that count: { $taken }. Together: { $delta }.
course-true_rule = That is how one plays here.

# Against a false one
course-false_must_follow = You have no { $led }, and only the suit led has to be followed.
course-false_any_card = You hold { $led }: you must play one of { $cards }.
course-false_may_ruff = You hold { $led }, and nobody ruffs while able to follow: play one of { $cards }.
course-false_may_overruff = You hold { $led }, and nobody ruffs while able to follow.
course-false_may_discard = You hold { $led }: you must play one of { $cards }.
course-false_must_beat = No rule of Spades makes you beat { $top }: a low card is allowed. Some other games do, such as the French belote.
course-false_must_ruff = { $follows ->
    [1] You hold { $led }, so you follow suit: a spade is not even allowed.
   *[0] You have no { $led }, so you may play any card. Some other games, such as the French belote and tarot, would make you play a trump; Spades does not.
  }
course-false_no_spade = You have no { $led }: ruffing is allowed, broken or not. That is how spades get broken.
course-false_lead_any = { $reason ->
    [first_lead] The first trick may not begin with a spade.
   *[other] Spades are not broken yet: lead one of the other suits.
  }
course-false_lead_no_spade = { $reason ->
    [only_spades] You hold only spades: then they may be led, broken or not.
   *[other] Spades are broken, so they may be led too.
  }
course-false_lead_spades = Nothing makes you lead a spade.
course-false_may_lead = { $reason ->
    [first_lead] { $card } is a spade, and the first trick may not begin with one.
   *[other] { $card } is a spade, spades are not broken yet, and you hold other cards to lead.
  }
course-false_beats = { $same ->
    [1] { $card } does not beat { $led }: it is of the same suit, but lower.
   *[0] { $card } does not beat { $led }: it is of another suit, and no spade.
  }
course-false_contract = { $sides ->
    [1] You bid { $mine } and your partner { $partner }: together { $right }.
   *[0] Everybody plays for their own bid: yours is { $mine }.
  }
course-false_scores = { $slip ->
    [per_missing] { $set ->
        [0] In your house a set contract scores nothing, however many tricks are missing.
       *[other] A set contract costs its whole bid, not ten for each missing trick.
      }
    [tricks_taken] Tricks taken bring nothing when the contract fails.
    [set_is_made] { $taken } of { $contract } tricks: the contract is set.
    [set_is_free] A set contract is not free in your house: it costs its whole bid.
    [set_costs] In your house a set contract scores 0, and costs nothing.
    [ten_a_trick] Only the tricks bid bring { $each } each; those beyond are bags.
    [as_set] { $taken } tricks for a contract of { $contract }: it is made.
    [no_bags] The bags bring their points too.
    [no_penalty] The bags reach { $group } in this hand: the penalty falls.
    [early_penalty] The bags do not reach { $group }: no penalty.
    [nil_to_contract] In your house the failed nil’s tricks do not help the contract: they are bags.
    [nil_to_bags] In your house the failed nil’s tricks count toward the contract.
    [nil_left_out] The nil has its own points, beside the contract.
    [nil_turned] The nil’s points have the wrong sign.
    [nil_alone] The partner’s contract is scored beside the nil.
    [zero_as_nil] A 0 is no nil in your house: no bonus and no loss.
    [boston_given] Taking all 13 tricks brings nothing extra unless your house pays for it and all 13 were bid.
    [blind_as_nil] A blind nil has its own points: more than a plain one.
    [zero_bags] A contract of 0 brings no bags in your house.
   *[no_boston] All 13 tricks, bid and made, bring their bonus.
  } { $contract ->
    [0] It comes to { $delta }.
   *[other] Contract { $contract }, tricks toward it: { $taken }. Together: { $adding }{ $delta }.
  }
course-false_nil_open = In your house nil is closed to you here.
course-false_nil_closed = Nothing in your house closes nil here.
course-false_zero_open = In your house a 0 is not a number to bid.
course-false_wins_game = { $winner ->
    [none] { $tie ->
        [1] Level at the top with { $best } points: the game goes on until somebody is ahead.
       *[0] The game goes on: it is played to { $target }, and the best has { $best } points.
      }
   *[other] The highest score wins: { $best }.
  }
course-false_plays_on = { $fallen ->
    [1] The game is over: { $worst } points, and { $floor } or less ends it.
   *[0] The game is over: { $best } points, and it is played to { $target }.
  }
course-false_table_even = { $sum } = { $total }, and there are 13 tricks: { $reading ->
    [underbid] { $off ->
        [one] one is
       *[other] { $off } are
      } left over, the hand is underbid.
    [overbid] { $off ->
        [one] one
       *[other] { $off }
      } too many, the hand is overbid.
   *[even] neither too few nor too many.
  }
course-false_table_under = { course-false_table_even }
course-false_table_over = { course-false_table_even }
course-false_house_scores = { $house }: contract { $contract }, tricks that count: { $taken }. Together: { $delta }.
course-false_rule = Elsewhere, perhaps; in your house it is:

# Order
course-event_deal = The cards are dealt, 13 each
course-event_bid = Everybody bids, once
course-event_lead = Somebody leads to the first trick
course-event_tricks = The 13 tricks are played out
course-event_score = The hand is scored
course-ordered_ranks = Ace, king, queen, jack, ten, and down to the two.
course-ordered_trick = Spades first, then the suit that was led. Anything else cannot win.
course-ordered_bidding = From the dealer’s left, clockwise, the dealer last.
course-ordered_playing = Clockwise from the leader.
course-ordered_hand = Then the next player deals.
course-order_not_ranks = { $high } is higher than { $low }.
course-order_not_trick = { $rule ->
    [spade] { $high } is a spade and beats { $low }.
    [off] { $low } is neither a spade nor of the suit led ({ $suit }): it cannot win, and comes after { $high }.
   *[rank] { $high } beats { $low }: higher in the same suit.
  }
course-order_not_bidding = It starts at the dealer’s left and goes round clockwise: { $first_who ->
    [you] you first.
   *[seat] { $first } first.
  }
course-order_not_playing = The leader plays first, then clockwise: { $first_who ->
    [you] you first.
   *[seat] { $first } first.
  }
course-order_not_hand_deal = Without cards nobody can bid: the deal comes first.
course-order_not_hand_bid = Bids are made before any card is played.
course-order_not_hand_lead = A lead begins the tricks, after the bids.
course-order_not_hand_tricks = The tricks are played out before anything is scored.
course-order_not_hand_score = The score comes last.

# The count
course-marked = { $tricks ->
    [one] One sure trick.
   *[other] { $tricks } sure tricks.
  }
course-count_left_top_spades = { $shared ->
    [1] { $card } was left out: { $cards } make { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      } together, so all of them are marked.
   *[0] { $card } was left out: the highest spades count.
  }
course-count_left_long_spades = { $card } was left out: every spade beyond three counts.
course-count_left_side_winners = { $shared ->
    [1] { $card } was left out: { $cards } make { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      } together, so all of them are marked.
   *[0] { $card } was left out: it wins in the first two rounds.
  }
course-count_left_middle_cards = { $card } was left out: { $cards } together earn one more, as hardly a card here is low.
course-count_elsewhere = { $card } counts, but not for this question.
course-count_not_guarded_king = { $card } is not sure: the ace is out.
course-count_not_tenace = { $card } is not sure: it depends on who holds { $above }.
course-count_not_queen_jack_ten = { $card } is not sure: ace and king come first, and by then somebody ruffs.
course-count_not_ruff = { $card } may help you ruff, but a ruff is not sure.
course-count_not_bare_king = { $card } alone falls under the ace.
course-count_not_lone_queen = { $card } is not sure: higher cards are out.
course-count_not_third_round = { $card } would win the third round, and by then somebody ruffs.
course-count_not_spade = { $card } is not counted: it is neither high enough nor a fourth spade.
course-count_not_low = { $card } is not counted: higher cards are out.

# Choices
course-say_nil = Nil
course-say_number = A number
