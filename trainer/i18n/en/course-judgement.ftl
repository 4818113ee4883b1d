# The course: counting a hand, reading the table. As in course.ftl.

# Questions
course-tally_we_need = { $sides ->
    [1] How many tricks does your side still need?
   *[0] How many tricks do you still need?
  }
course-tally_they_need = { $sides ->
    [1] How many tricks does the other side still need?
   *[0] How many tricks does { $seat } still need?
  }
course-tally_spades_out = How many spades do the other three still hold together?
course-tally_sure = How many sure tricks does this hand count?
course-tally_sure_spades = How many sure tricks do the spades of this hand count?
course-tally_sure_sides = How many sure tricks do hearts, diamonds and clubs count here?
course-take_or_leave = Take this trick, or leave it? Play your card.
course-tried_verdict = What do you make of the count of { $sure } for this hand?
course-tried_number = Which of these numbers do you bid?
course-who_shows_void = Who has just shown that they have no more { $suit }?
course-who_in_danger = This was an early trick. Whose exact bid is now in danger?

# Beside the cards
course-ctx_spades_seen = Spades played so far: { $cards }.
course-ctx_left = { $left } tricks are left, with this one.
course-ctx_one_short = { $sides ->
    [1] In an earlier trick your partner’s ace was ruffed.
   *[0] In an earlier trick your ace was ruffed.
  }
course-ctx_one_over = { $sides ->
    [1] In an earlier trick your partner won with a seven.
   *[0] In an earlier trick you won with a seven.
  }
course-ctx_count = The count is { $sure }.

# Needs
course-tally_because_need = A contract of { $contract }, and { $taken } taken: { $count ->
    [0] nothing is missing.
    [one] one is missing.
   *[other] { $count } are missing.
  }
course-tally_not_whole = That is the whole contract: what has been taken comes off.
course-tally_not_taken = That is what has been taken, not what is missing.
course-tally_because_spades = Thirteen spades, { $seen } played, { $held } in your hand: { $count } with the others.
course-tally_not_seen = The spades that have been played are gone too.
course-tally_not_own = Your own spades are not with the others.

# Sure tricks
course-tally_line_top_spades = { $cards }: { $tricks } by height.
course-tally_line_long_spades = { $cards }: { $tricks } by length, beyond three.
course-tally_line_side_winners = { $cards }: { $tricks } in the first rounds.
course-tally_line_middle_cards = { $cards }: { $tricks } for so many middle cards.
course-tally_total = Together: { $count }.
course-counts = For { $cards } the count is { $tricks }.
course-true_counts = { $why ->
    [top_spades] The high spades that nobody can beat, less what is still above them.
    [long_spades] Each spade beyond three counts, however low.
    [trumps_drawn] Long, strong spades draw the others’ trumps: here a third round counts, less what is above.
    [side_winners] What wins in the first rounds of the suit, less what is still above.
    [middle_cards] So many middle cards and so few low ones are worth one together.
    [tenace] The ace counts, and the queen depends on who holds the king.
   *[queen_jack_ten] Ace and king come first, and by then somebody ruffs.
  }
course-false_counts = { $why ->
    [top_spades] A high spade counts, less each higher one that is still out.
    [long_spades] Each spade beyond three counts one.
    [trumps_drawn] Long, strong spades draw the others’ trumps: here a third round counts, less what is above.
    [side_winners] The ace counts, or king and queen for one: what wins in the first rounds.
    [middle_cards] So many middle cards and so few low ones count one, all together.
    [guarded_king] The ace is still out: this king is a maybe.
    [tenace] It depends on who holds the card between: a maybe.
    [queen_jack_ten] Ace and king come first, and by then somebody ruffs.
    [ruff] A ruff is not sure.
    [bare_king] A king alone falls under the ace.
    [third_round] It would win the third round, and by then somebody ruffs.
   *[lone_queen] Higher cards are out.
  } The count here is { $right }.

# Tried bids
course-verdict_too_low = It is too low: bid more
course-verdict_right = It is a good bid as it is
course-verdict_too_high = It is too high: bid less
course-tried_not = Thousands of deals with this hand say otherwise.
course-tried_best = Best was { $bid }: { $sides ->
    [1] the side made its contract
   *[0] it was made
  } in { $chance } of 100 deals.
course-tried_line = { $bid } brought { $loss ->
    [0] as much
    [one] one point less
   *[other] { $loss } points less
  }, made in { $chance } of 100.
# A reason of the group that fits what was found: no reason to bid less where the count is right.
course-tried_group_plain = { $way ->
    [too_low] The count is a floor: hands take about one trick more on average.
    [too_high] With hardly a spade you cannot stop the others from ruffing what you counted.
   *[right] A hand of sure cards and little else: the count is a fair guess.
  }
course-tried_group_long = { $free ->
    [1] The second card of a suit this long is often ruffed. Where a set scores 0, that costs only the bid.
   *[0] The second card of a suit this long is often ruffed{ $way ->
        [too_high] : there are too few of the suit in the other hands.
        [too_low] , but the rest of this hand brings more than that.
       *[right] , but the rest of this hand makes up for it.
      }
  }
course-tried_group_no_spades = { $free ->
    [1] Without a spade every trick hangs on others not ruffing. Where a set scores 0, that risk is cheap.
   *[0] Without a spade every trick hangs on others not ruffing{ $way ->
        [too_high] .
       *[right] : 1 is enough.
      }
  }
course-tried_group_maybes = Guarded kings and broken pairs are in no count, and about half of them win.

# The table’s total
course-plan_dodge = Take your sure tricks and dodge the rest: nobody needs it.
course-plan_even = Every trick has been bid: each of them counts for somebody’s contract.
course-plan_grab = Take whatever you can get: there are not enough tricks for everybody.
course-true_plan_dodge = { $total } bid for 13 tricks: those left over become bags.
course-true_plan_even = { $total } bid for 13 tricks: none is left over, and none is missing.
course-true_plan_grab = { $total } bid for 13 tricks: somebody has to fail.
course-false_plan_dodge = The bids add up to { $total }: nothing is left over to dodge.
course-false_plan_even = The bids add up to { $total }, and there are 13 tricks.
course-false_plan_grab = The bids add up to { $total }: there is enough for everybody, and more than that is bags.

# Exact bids in danger
course-because_shows_void = { $seat_who ->
    [you] You played { $card }
   *[seat] { $seat } played { $card }
  } on { $suit }: whoever does not follow has none left.
course-because_upset_short = { $card } was ruffed by { $top }. { $seat_who ->
    [you] You had counted it as a trick, and now lack one.
   *[seat] { $seat } had counted it as a trick, and now lacks one.
  }
course-because_upset_over = { $card } is too low to be planned as a winner. { $seat_who ->
    [you] You have a trick more than planned.
   *[seat] { $seat } has a trick more than planned.
  }
course-upset = { $seat_who ->
    [you] You will probably have a trick { $way ->
        [short] less
       *[over] more
      } than planned.
   *[seat] { $seat } will probably have a trick { $way ->
        [short] less
       *[over] more
      } than planned.
  }
course-upset_nobody = Everything is going to everybody’s plan.
course-true_upset = { $way ->
    [short] { $ace } was to be a trick, and { $top } has ruffed it.
   *[over] Nobody plans to win with { $top }.
  }
course-true_upset_nobody = Only high cards have won.
course-false_upset = { $how ->
    [short] Look at { $ace }: it was to be a trick, and { $top } has ruffed it.
   *[over] Look at { $top }: so low a card is not meant to win.
  }
course-false_upset_nobody = { $how ->
    [short] Not quite: { $ace } has been ruffed.
   *[over] Not quite: { $top } has won a trick.
  }

# Take or leave
course-did_take = { $card } takes the trick from { $top }.
course-not_take = { $card } leaves the trick to { $top }. { $better } would have taken it.
course-did_leave = { $card } leaves the trick to { $top }.
course-not_leave = { $card } takes the trick. { $better } would have left it.
course-because_needed = { $sides ->
    [1] Your side has { $taken } of { $contract } and needs each of the { $left } tricks left.
   *[0] You have { $taken } of { $contract } and need each of the { $left } tricks left.
  }
course-because_spare = { $sides ->
    [1] Your contract of { $contract } is made, and so is theirs: one trick more is a bag for whoever takes it.
   *[0] Your contract of { $contract } is made, and so is that of { $seat }: one trick more is a bag for whoever takes it.
  }
course-because_to_set = { $sides ->
    [1] They have { $has } of { $other } and need each of the { $left } tricks left: this one sets them, and the bag is a fair price.
   *[0] { $seat } has { $has } of { $other } and needs each of the { $left } tricks left: this one sets that contract, and the bag is a fair price.
  }
course-because_one_short = { $sides ->
    [1] Your side lacks the trick that was ruffed: one you had not planned makes up for it.
   *[0] You lack the trick that was ruffed: one you had not planned makes up for it.
  }
course-because_one_over = { $sides ->
    [1] Your side has a trick that nobody had planned: giving one away makes up for it.
   *[0] You have a trick that you had not planned: giving one away makes up for it.
  }
