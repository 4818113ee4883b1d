# The lines of a score: one message a reason of `trainer.engine.scoring`.
score-contract_made = Contract { $count } made
score-contract_set = Contract { $count } set
score-contract_zero = Contract of 0: nothing counts
score-nil_made = Nil made
score-nil_failed = Nil failed
score-blind_nil_made = Blind nil made
score-blind_nil_failed = Blind nil failed
score-double_nil_made = Double nil made
score-double_nil_failed = Double nil failed
score-boston = All 13 tricks, bid and made
score-bags = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
  }
score-bag_penalty = { $count ->
    [one] Penalty for { $group } bags
   *[other] { $count } penalties, one for every { $group } bags
  }
# A line beside the player it belongs to, where a side has two alike.
score-line-of = { $line } ({ $who })
