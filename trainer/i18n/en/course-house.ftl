# The course: nil, the end of a game, one house beside another. As in course.ftl.

# Questions
course-bid_reach_target = { $sides ->
    [1] Your side stands at { $own } and needs { $target }.
   *[0] You stand at { $own } and need { $target }.
  } What is the lowest number that wins the game if { $sides ->
    [1] your side takes
   *[0] you take
  } exactly the contract?
course-order_reckoning = Put the steps of the reckoning in order.
course-play_keep_nil = You bid nil. Play a card that does not take this trick.
course-play_nil_high = You bid nil. Get rid of the highest card that does not take this trick.

# Beside the cards
course-ctx_blind = { $off ->
    [1] Blind nil has been switched on at this table.{" "}
   *[0] {""}
  }{ $looked ->
    [1] You see your cards, and it is your turn to bid.
   *[0] You have not looked at your cards, and it is your turn to bid.
  }
course-ctx_stands = { $side_who ->
    [us] Your side stands at { $score }.
    [you] You stand at { $score }.
    [them] The other side stands at { $score }.
   *[seat] { $side } stands at { $score }.
  }
course-ctx_level = The hand before ended level at { $score }. This is the extra hand, played out.
course-ctx_race = Suppose everybody takes exactly what was bid.

# Nil at the table
course-did_keep_nil = { $card } leaves the trick to { $top }: your nil still stands.
course-not_keep_nil = { $card } takes the trick, and your nil has failed. { $better } would have stayed below.
course-did_nil_high = { $card } is gone: of the cards that lose here it was the highest.
course-not_nil_high = { $wins ->
    [1] { $card } takes the trick, and your nil has failed. { $better } loses to { $top }.
   *[0] { $card } loses too, but { $better } was more dangerous to keep, and it loses to { $top } as well.
  }
course-beside_nil = For its contract, your side has to take { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }.
course-true_beside_nil = A nil adds nothing to the contract. It is what the other partner bid: { $right }.
course-false_beside_nil = The contract is what the partner of the nil bid, and nothing else: { $right }.
course-blind_open = You may bid blind nil now.
course-blind_closed = Blind nil is closed to you now.
course-blind_peek = You may look at your cards first and bid blind nil then.
course-true_blind_open = Nothing closes it yet.
course-true_blind_closed = { $why ->
    [seen] You have seen your cards: nothing about it would be blind.
   *[late] Somebody has bid already, and that closes it.
  }
course-true_blind_peek = In your house the hand is in view.
course-false_blind_open = { $why ->
    [seen] You have seen your cards, so blind nil is over for this hand.
   *[late] Blind nil has to come before any other bid, and somebody has bid.
  }
course-false_blind_closed = Nothing closes it: { $why ->
    [open] you have not looked at your cards.
   *[seen] nobody has bid before you.
  }
course-false_blind_peek = One look at the cards ends it: then only a plain nil is left.

# The end
course-event_contracts = Points for contracts and nils
course-event_bags = New bags join those that stand
course-event_penalty = The penalty comes off, where the bags reach it
course-event_target = The score is held against the target
course-ordered_reckoning = Everything is added and taken off first; only then does the target count.
course-order_not_reckoning_contracts = Contracts and nils come first: only they say which tricks are bags.
course-order_not_reckoning_bags = The bags of this hand are known once the contracts are.
course-order_not_reckoning_penalty = The penalty falls when the bags have been added, and before anybody looks at the target.
course-order_not_reckoning_target = The target comes last, after every penalty.
course-hand_wins = With this hand { $side_who ->
    [us] your side wins
    [you] you win
    [them] the other side wins
   *[seat] { $side } wins
  } the game.
course-hand_plays_on = After this hand the game goes on.
course-true_hand_wins = The score after the hand is { $own }, with every penalty taken off: { $target } is reached.
course-true_hand_plays_on = The bags bring the penalty, and { $own } is what is left: not yet { $target }.
course-false_hand_wins = { $winner ->
    [none] The bags reach the penalty in this hand. It comes off before the target is looked at: { $own } is left, and the game goes on.
   *[other] The best score after the hand is { $best }, and it is not theirs.
  }
course-false_hand_plays_on = No penalty falls, and { $own } reaches { $target }: the game is won.
course-race_wins = { $side_who ->
    [us] Your side wins the game.
    [you] You win the game.
    [them] The other side wins the game.
   *[seat] { $side } wins the game.
  }
course-race_on = Nobody wins yet.
course-true_race_wins = { $best } is the highest score at the end of the hand, and reaches { $target }; the next is { $second }.
course-true_race_on = { $level ->
    [1] The best two are level at { $best }: one more hand.
   *[0] The best score is then { $best }: not { $target } yet.
  }
course-false_race_wins = { $winner ->
    [none] { $level ->
        [1] The best two would be level at { $best }.
       *[0] The best score would be { $best }: not { $target } yet.
      }
   *[other] { $ahead_who ->
        [us] Your side
        [you] You
        [them] The other side
       *[seat] { $ahead }
      } would have the highest score, { $best }; the next is { $second }.
  }
course-false_race_on = { $ahead_who ->
    [us] Your side comes
    [you] You come
    [them] The other side comes
   *[seat] { $ahead } comes
  } to { $best }: that reaches { $target }, and nobody is level.
course-bid_did_reach = { $sides ->
    [1] { $partner } and { $bid } make a contract of { $contract }: with { $own } that is { $reached }.
   *[0] A contract of { $contract }: with { $own } that is { $reached }.
  } One less would not reach { $target }.
course-bid_not_reach = { $low ->
    [1] { $sides ->
        [1] With your partner’s { $partner } that
       *[0] That
      } only brings { $reached }, and { $target } is needed. Bid { $lowest }.
   *[0] { $lowest } is enough to reach { $target }; every trick more only makes the contract harder.
  }
course-bid_nil_reach = A nil is a gamble of another kind: a number is asked for here. { $lowest } is enough to reach { $target }.

# Parts of a score
course-part_wrong_boston = All 13 tricks bring the bonus only when all 13 were bid, and never against two nils.
course-part_wrong_double_nil_made = { $unit ->
    [1] One of the two took a trick: the double nil has failed.
   *[0] In your house two nils of one side are two promises, each with its own points.
  }
course-part_wrong_double_nil_failed = { $unit ->
    [1] Neither of the two took a trick: the double nil is made.
   *[0] In your house two nils of one side are two promises, each with its own points.
  }

# Rules of a house
course-rule_first_dealer = { $value ->
    [random] Chance decides who deals first.
   *[high_card] Everybody draws a card, and the highest deals first.
  }
course-rule_double_nil = { $value ->
    [separate] Both partners may bid nil, and each nil is scored alone.
    [unit] Both partners may bid nil, and the two count as one.
   *[closed] Two partners cannot both bid nil.
  }
course-rule_blind_nil_made = A blind nil that is made brings { $value } points.
course-rule_blind_nil_window = { $value ->
    [before_any_bid] Blind nil can only be bid before anybody else has bid.
   *[any_turn] Blind nil can be bid in turn, whoever has bid before.
  }
course-rule_blind_nil_unseen = { $value ->
    [True] Blind nil is bid before one looks at one’s cards.
   *[False] Blind nil is bid with one’s cards in view.
  }
course-rule_tie = { $value ->
    [extra_hand] After a tie one more hand decides, wherever the scores then stand.
   *[play_on] After a tie the game goes on, until somebody past the target is ahead.
  }

# Other houses
course-elsewhere = { $house }: { $says }
course-true_elsewhere = That is how it reads there.
course-false_elsewhere = Not there. It reads:
course-silent = The source of your house does not settle this: “{ $row }”.
course-silent_none = The source of your house settles all of these.
course-true_silent = { $note }
course-true_silent_none = No silence is noted for your house.
course-false_silent = That is settled: it stands in the source.
course-false_silent_none = One of the others is left open.
