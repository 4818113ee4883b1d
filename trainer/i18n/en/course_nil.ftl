# The course’s steps about nil: its dangers, and small endings with all cards seen.

# What a nil risks
course-risk_spades = Three holdings in spades. Which one is safe for a nil?
course-risk_side = Three holdings in a plain suit. Which one is safe for a nil?
course-risk_suit = You think of nil. Which suit speaks most against it?
course-risk_average_ask = Of ten such nils, { $made } are made. What does one bring on average?
course-risk_did_spades = { $cards }: few, and none of them high. Others can play above.
course-risk_did_side = { $cards }: low enough, round after round. What lies above is thrown away later.
course-risk_not_suit = It is not { $suit } but { $right }.
course-risk_average = { $made } times { $delta } and { $failed } times { $part }, shared by ten: { $points }.
course-risk_cover = This hand has a weak place. With which bid by your partner is a nil best protected?
course-risk_did_cover = Who bids { $bid } holds high cards: they take the tricks that you must not take.
course-risk_not_cover = A partner who bids little has little to cover with. { $bid } promises high cards.
course-partner_bids = Your partner bid { $bid }
course-holding = { $cards }
course-a_suit = { $suit }
course-points = { $points }

# Endings with all cards seen
course-nil_card_cover = All four hands are open. Your partner bid nil. Which card keeps it safe?
course-nil_card_set = All four hands are open. { $seat } bid nil. Which card sets it?
course-nil_card_own = All four hands are open. You bid nil. Which card keeps it safe?
course-nil_card_both = All four hands are open, and the last tricks decide. Which card leaves your side best off in points?
course-nil_falls_now = After { $card } the trick goes { $cards }: { $seat_who ->
    [you] you have to win it
   *[seat] { $seat } has to win it
  } with { $top }.
course-nil_falls_next = After { $card } it is the next trick, { $cards }, that { $seat_who ->
    [you] you have to win
   *[seat] { $seat } has to win
  } with { $top }.
course-nil_falls_later = After { $card } the nil holds for a while, but in the end, with { $cards }, { $seat_who ->
    [you] you have to win
   *[seat] { $seat } has to win
  } with { $top }.
course-nil_holds = After { $card } the trick goes { $cards }. { $winner_who ->
    [you] You win it
   *[seat] { $winner } wins it
  }, and nobody can force the nil any more.
course-nil_card_better = { $role ->
    [set] { $card } sets it, with all cards seen.
   *[cover] { $card } keeps it safe, with all cards seen.
  }
course-nil_card_worth = After { $card } and best play the nil { $nil ->
    [made] is made
   *[failed] fails
  }: { $points } for you, { $part } for them.
course-nil_card_worth_better = With { $card } the nil { $nil ->
    [made] is made
   *[failed] fails
  }: { $points } for you, { $part } for them.
