# The Nil page: drills, one decision at a time.
nil-drill = Drill
nil-suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }

# What to practise.
nil-choose-family = Your seat
nil-choose-theme = Theme
nil-choose-level = Level
nil-mixed = Mixed
nil-theme-count = { $theme } ({ $count })
nil-any-level = Any level
nil-level-easy = Easy
nil-level-middle = Middle
nil-level-hard = Hard
nil-by-id = A drill by its id
nil-open = Open the drill
nil-nearest = The nearest there is: { $parts }. New drills are being looked for while you play.
nil-differs-house = another house
nil-differs-theme = another theme
nil-differs-level = another level
nil-differs-seen = one you have met before
nil-none = There is no drill of this kind yet.
nil-broken-link = This link does not work: { $reason }
nil-other = Give me another drill
nil-making = The drill { $id } is in no bank. It is being made again from its id.
nil-make-waiting = Making the drill
nil-make-working = Making the drill: { $done } of { $total }

# The question.
nil-ask-setter = You attack { $nil }’s nil{ $contract ->
    [0] .
   *[other] , and you have a contract of your own.
  }
nil-ask-coverer = { $nil }, your partner, is nil. You cover{ $contract ->
    [0] .
   *[other] , and you have a contract of your own.
  }
nil-ask-bidder = You are nil{ $contract ->
    [0] .
   *[other] . { $partner } covers you and has a contract to make.
  }
nil-ask-bid = Nil, or { $number }?
nil-ask-bid-sub = Choose under the table.
nil-ask-bid-more = Can this hand stay without a trick, and is that worth more than its tricks?
nil-you-bid = You bid { $bid }
nil-to-play = to play
nil-covers = covers
nil-stands = Where it stands
nil-you-and = You and { $partner }
nil-they = { $first } and { $second }
nil-no-bid = no bid yet
nil-taken-of = { $taken } of { $contract }
nil-more = { $missing ->
    [0] The contract is made; { $left ->
        [one] one trick is left
       *[other] { $left } tricks are left
      }.
   *[other] { $missing } more of the { $left ->
        [one] one trick left
       *[other] { $left } tricks left
      }.
  }
nil-for = { $who ->
    [you] You, nil
   *[seat] { $seat }, nil
  } for { $points }
nil-before = Before the deal: { $score }
nil-score = { $who ->
    [us] you
   *[them] they
  } { $score }, { $bags ->
    [0] no bags
    [one] one bag
   *[other] { $bags } bags
  }
nil-last-trick = Last trick
nil-trick-of = { $number } of 13
nil-trick = Trick { $number }

# The answer.
nil-take-back = Take back
nil-next = Next
nil-play-on = Play on
nil-show-hands = Show all hands
nil-hide-hands = Hide the hands
nil-every-card = Every legal card
nil-every-card-of = Every card, when you played { $card }
nil-every-bid = Both bids
nil-col-card = Card
nil-col-bid = Bid
nil-col-nil-setter = Nil falls
nil-col-nil-coverer = Nil holds
nil-col-nil-bidder = Nil holds
nil-col-contract = Your { $contract } make
nil-col-own = Contract made
nil-col-points = Points
nil-col-real = All hands seen
nil-also-right = also right
nil-values-note = Points: ± { $margin } or less. Each bar is taken alone. The last column sees all four hands of this deal; it does not count for the grade.
nil-also = Also right: { $choices }.
nil-worth = { $card } is worth { $points } { $count ->
    [one] point
   *[other] points
  }, { $other } { $points_other }.
nil-themes = { $count ->
    [one] Theme
   *[other] Themes
  }
nil-why = Why { $choice }
nil-why-note = Cards of the other hands are those of this deal, which nobody can see at the table.

# What happens after each.
nil-after = What happens after each
nil-after-which = Which layout
nil-world-real = This deal
nil-world-other = Another layout
nil-world-real-note = The real deal, { $how }.
nil-world-other-note = One of the layouts that fit what you knew, { $how }.
nil-after-solved = best play by all, all hands seen
nil-after-played = played on by the program’s own player
nil-after-best = After { $choice }
nil-after-other = After { $choice }
nil-same = { $count ->
    [one] The next trick goes the same way.
   *[other] The next { $count } tricks go the same way.
  }
nil-came-set = { $who ->
    [you] You take
   *[seat] { $seat } takes
  } trick { $trick }: the nil falls.
nil-came-fallen = The nil was lost before. { $who ->
    [you] Your further tricks
   *[seat] Further tricks of { $seat }
  }: { $tricks }.
nil-came-kept = { $who ->
    [you] You never take
   *[seat] { $seat } never takes
  } a trick: the nil holds.
nil-came-number = { $tricks ->
    [0] You take no trick.
    [one] You take one trick.
   *[other] You take { $tricks } tricks.
  }
nil-us = You: { $said }
nil-them = They: { $said }
nil-difference = Difference, a bag at its long-run price
nil-wait-waiting = Playing both lines
nil-wait-working = Playing both lines: { $done } of { $total }

# Playing on.
nil-on-begins = The deal goes on. Each of your cards is graded.
nil-on-card = You played { $card }.
nil-on-better = Better: { $card }.
nil-on-judging = You played { $card }. It is being judged while you play on.
nil-on-forced = { $card } was your only card.
nil-on-so-far = Your cards so far
nil-on-pending = being judged
nil-on-only = only card
nil-ended = How the deal ended
nil-others-waiting = The others are playing
nil-others-working = The others are playing: { $done } of { $total }
nil-judge-waiting = Judging your card
nil-judge-working = Judging your card: { $done } of { $total }

# Runs.
nil-run-start = Run of ten
nil-run-leave = Leave the run
nil-run-back = Back to single drills
nil-run-place = { $number } of { $length }
nil-run-title = Your run
nil-run-summary = Summary
nil-run-right = { $right } of { $drills }
nil-run-first = right at first try
nil-run-loss = points lost a decision ({ $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }; forced cards left out)
nil-run-themes = By theme
nil-run-no-themes = No drill was answered.
nil-run-theme = { $theme }: { $right } of { $drills } right, { $loss } points lost a drill
nil-run-bar = { $theme } ({ $right } of { $drills })
nil-run-axis = points lost a drill
nil-run-missed = The missed ones
nil-run-none-missed = None: every first answer was right.
nil-run-missed-line = { $theme }: { $loss }
nil-run-again = The missed ones again
nil-run-another = Another run of ten

# Why: the worlds.
nil-why-nil-setter = After { $card } the nil falls in { $p }% of the layouts, after { $other } in { $p_other }%.
nil-why-nil-coverer = After { $card } the nil holds in { $p }% of the layouts, after { $other } in { $p_other }%.
nil-why-nil-bidder = After { $card } your nil holds in { $p }% of the layouts, after { $other } in { $p_other }%.
nil-why-holds = At the table, { $nil } holds { $suit } in { $p }% of the layouts that fit.
nil-why-nil-alone = The nil holds in { $p }% of the layouts.
nil-why-contract = Your contract is made in { $p }% of the layouts after { $card }, in { $p_other }% after { $other }.
nil-why-nil-first = The nil weighs more: { $points } points lie between falling and holding.
nil-why-contract-first = The contract weighs more here than the nil.

# What a wrong card does.
nil-why-does-rescues = { $other } takes the trick that { $nil } was winning.
nil-why-does-gives_discard = { $nil } has no { $suit } and throws a card away on { $other }.
nil-why-does-leaves = { $other } leaves { $nil } on top with { $top }.
nil-why-does-on_top = { $other } is on top of the trick.

# What the right card does, theme by theme.
nil-why-theme-lead_under_nil = { $card } is below everything that { $nil } holds in { $suit } ({ $held }): { $nil } cannot duck, so { $cover } has to go above it.
nil-why-theme-lead_cover_void = { $nil } must follow to { $card } with { $held }, and { $cover } has no { $suit } left to put over it.
nil-why-theme-strip_cover = In { $suit } { $cover } has only { $covers }. { $card } makes { $cover } spend it, and { $nil } still holds { $held }.
nil-why-theme-no_discard = { $nil } holds { $held } and must follow to { $card }: no card can be thrown away.
nil-why-theme-lead_through_cover = { $cover } plays right after { $card } and must choose before { $nil } plays from { $held }.
nil-why-theme-lead_through_nil = { $nil } plays right after { $card }, from { $held }, and your partner can still go below.
nil-why-theme-pull_trumps = { $nil } still holds { $held }. Each round of spades takes one away, or a big one of { $cover }.
nil-why-theme-stay_under = { $nil } is winning the trick with { $top }. { $card } stays below it.
nil-why-theme-hold_up = { $winners } would win this trick. { $card } lets it go and saves the winner for when { $nil } has no way out.
nil-why-theme-win_to_lead = { $card } takes the trick: the next lead is yours, against { $nil }.
nil-why-theme-contract_first = { $card } looks after your contract rather than after { $nil }.
nil-why-theme-cover_high = { $between_count ->
    [0] { $card } wins high, so that nobody goes over it.
   *[other] Over { $cheap } { $between } could still go, and leave { $nil } on top. { $card } leaves no such room.
  }
nil-why-theme-leave_it = { $nil } has played and { $top } is above: there is nothing to protect. { $card } is enough.
nil-why-theme-lead_for_discard = { $nil } has no { $suit } left and can throw a dangerous card on { $card }.
nil-why-theme-cash_top = Nothing that is still out beats { $card } in { $suit }: { $nil } plays under it what you like.
nil-why-theme-overtake = { $nil } is winning the trick with { $top }. { $card } goes over it.
nil-why-theme-give_up_nil = The nil is too hard to keep: { $card } looks after the contract.
nil-why-theme-ruff = You have no { $led }: { $card } ruffs.
nil-why-theme-no_ruff = You have no { $led } and could ruff. { $card } saves the spade for later.
nil-why-theme-keep_low = { $low } is worth more later than { $card }: it hands over the lead, or goes under.
nil-why-theme-shed_danger = You have no { $led }: { $card } is the highest card you can throw away.
nil-why-theme-discard_middle = You have no { $led }. { $higher } can still go under something; { $card } has too little below it.
nil-why-theme-shorten_suit = { $left ->
    [0] After { $card } you have no { $suit } left: its next round brings a free choice.
    [one] After { $card } you have one card left in { $suit }.
   *[other] After { $card } you have { $left } cards left in { $suit }.
  }
nil-why-theme-throw_spade = { $top } lies on the trick: { $card } goes under it and costs nothing.
nil-why-theme-duck_high = { $top } takes the trick anyway: { $card } is the highest card that stays below it.
nil-why-theme-keep_middle = { $high } would lose this trick as well, but { $card } is harder to get rid of later.
nil-why-theme-lead_low = You must lead, and { $card } is what is surest to be beaten.
nil-why-theme-lead_to_cover = { $cover } holds { $covers } and takes the trick over { $card }.
nil-why-theme-fallen_nil = { $helps ->
    [1] The nil is lost, and at this table its tricks count toward the contract of { $nil } and { $cover }
   *[0] The nil is lost, and at this table its tricks do not help the contract of { $nil } and { $cover }
  }: { $counted } of { $contract }, { $lacks ->
    [0] so it is made
   *[other] so { $lacks } still to come
  }. The points now lie in the contracts: hence { $card }.
nil-why-theme-danger_in_spades = Your spades are the danger: { $spades }.
nil-why-theme-danger_in_side_suit = The danger lies in { $danger }: sooner or later one of them stands.
nil-why-theme-tricks_worth_more = The nil would hold in { $p }% of the layouts, and a bid of { $number } is still worth more.
nil-why-theme-nil_covered = { $partner } has bid { $bid } and can go over your high cards.
nil-why-theme-nil_alone = { $partner } promises no cover, and the hand is low enough without it.
nil-why-theme-nil_with_honour = { $honours } can be hidden under a higher card or thrown away in time.
