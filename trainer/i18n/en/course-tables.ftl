# Other tables: rules that a step supposes
course-table_min_team_bid = Here two partners bid at least { $value } together.
course-table_max_pair_bid = Here two partners bid at most { $value } together.
course-table_total_not_thirteen = { $value ->
    [True] Here the four bids may not add up to 13.
   *[False] Here the four bids may add up to 13.
  }
course-table_blind_nil_deficit = Here blind nil is only for a side at least { $value } points behind.
course-table_ten_for_200 = { $value ->
    [True] Here a contract of ten is worth 200, made or set.
   *[False] Here a contract of ten is worth its ten tricks.
  }
course-table_double_nil = { $value ->
    [unit] Here two nils of one side are one promise: { $made } if both hold, −{ $failed_plain } if one falls.
    [separate] Here each of two nils of one side is scored alone.
   *[closed] Here two partners cannot both bid nil.
  }
course-table_nil_bag_points = { $value ->
    [True] Here a failed nil’s tricks are bags with their point.
   *[False] Here a failed nil’s tricks are bags, but bring no point.
  }
course-table_bag_group = Here every { $value } bags cost { $penalty_plain }.
course-table_losing_floor = Here −{ $value_plain } ends the game.
course-bid_closed = Tap a number that is closed to you.
course-bid_not_closed = { $bid } is open here.
course-bid_closed_team_minimum = { $bid } and your partner’s { $others } make { $total }: two partners have to bid at least { $least }.
course-bid_closed_pair_cap = { $bid } and your partner’s { $others } make { $total }: two partners may bid at most { $most }.
course-bid_closed_total_thirteen = { $bid } and the { $others } bid before make 13.
course-ctx_unseen = You bid first and have not looked at your cards.
course-behind_open = You may bid blind nil now.
course-behind_closed = Blind nil is closed to you now.
course-true_behind_open = Your side is { $gap } points behind, and { $needed } are enough.
course-false_behind_closed = Your side is { $gap } points behind, and { $needed } are enough.
course-true_behind_closed = { $gap ->
    [0] Your side is not behind at all, and it would have to be by { $needed }.
   *[other] Your side is { $gap } behind, and it would have to be { $needed }.
  }
course-false_behind_open = { $gap ->
    [0] Your side is not behind at all, and it would have to be by { $needed }.
   *[other] Your side is { $gap } behind, and it would have to be { $needed }.
  }
course-rule_blind_nil_cards_passed = { $value ->
    [0] No card changes hands beside a blind nil.
    [1] Whoever bids blind nil exchanges one card with the partner.
   *[other] Whoever bids blind nil exchanges { $value } cards with the partner.
  }
course-part_ten_plain_made = Contract { $count } made
course-part_ten_plain_set = Contract { $count } set
course-part_one_nil_made = Nil made
course-part_one_nil_failed = Nil failed
course-part_bags_paid = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
  }
course-part_wrong_ten_plain_made = Ten bid and made bring 200 at this table, not ten a trick.
course-part_wrong_ten_plain_set = Ten bid and missed cost 200 at this table, not ten a trick.
course-part_wrong_one_nil_made = Two nils of one side are one promise at this table.
course-part_wrong_one_nil_failed = Two nils of one side are one promise at this table.
course-part_wrong_bags_paid = A failed nil’s tricks are bags at this table, but bring no point.
