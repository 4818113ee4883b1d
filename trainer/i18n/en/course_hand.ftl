# The course’s whole hand with a coach.
course-hand_bid = Your bid. The hand is then played to its end, and each of your choices is looked at.
course-hand_card = Your card?
course-ctx_last_trick = The last trick went { $cards }: { $seat_who ->
    [you] you won it.
   *[seat] { $seat } won it.
  }
course-ctx_need = { $sides ->
    [1] Your side’s contract is { $goal }; it has { $count }, and { $left ->
        [one] one trick is
       *[other] { $left } tricks are
      } to come.
   *[0] Your contract is { $goal }; you have { $count }, and { $left ->
        [one] one trick is
       *[other] { $left } tricks are
      } to come.
  }
course-ctx_out = { $count ->
    [0] Nobody else has a card of your suits.
   *[other] Of your suits the others still hold { $cards }.
  }
course-ctx_void = { $seat } has no { $suit }.
course-hand_right_all = There is nothing between your cards here: played on in { $worlds } deals that fit what you have seen, they come to the same.
course-hand_right_some = { $card } is one of the good cards: played on in { $worlds } deals that fit what you have seen, no card is clearly better.
course-hand_right_only = { $card } it is: played on in { $worlds } deals that fit what you have seen, every other card is worse.
# In how many of the deals, with the better card and with the one played
course-hand_made = { $sides ->
    [1] Your side makes its contract in { $count } of them, after your card in { $taken }.
   *[0] You make your contract in { $count } of them, after your card in { $taken }.
  }
course-hand_theirs = The other side makes its contract in { $count } of them, after your card in { $taken }.
course-hand_bags = { $sides ->
    [1] Your side has { $count ->
        [one] { $count } bag
       *[other] { $count } bags
      } in all of them together, after your card { $taken }.
   *[0] You have { $count ->
        [one] { $count } bag
       *[other] { $count } bags
      } in all of them together, after your card { $taken }.
  }
course-hand_wrong = { $better } is better. Played on in { $worlds } deals that fit what you have seen, { $card } costs { $count ->
    [one] about one point
   *[other] about { $count } points
  } on average.
