# The coach on the Bid page: what every bid is worth.
coach-label-best = Best
coach-label-good = Good
coach-label-inaccuracy = Inaccuracy
coach-label-mistake = Mistake
coach-label-blunder = Blunder
coach-loss = { $loss } ± { $margin }
coach-grade-label = { $word }, { $loss } points lost. { $sentence }
coach-said-best = You bid { $bid } ({ $value }), the best bid.
coach-said-equal = You bid { $bid } ({ $value }). Just as good, as far as the figures tell: { $others }.
coach-said-lost = You bid { $bid } ({ $value }). Bidding { $best } was worth { $best_value }.
coach-by-count = By the count alone: { $word }

# Getting there.
coach-warming = The players are getting ready. The very first time this takes up to a minute.
coach-waiting = Working out what every bid is worth
coach-working = Working out what every bid is worth: { $done } of { $total }
coach-failed = The values could not be worked out.
coach-retry = Try again
coach-coming = What every bid is worth comes in a moment.

# The views.
coach-views = What to look at
coach-view-values = Every bid
coach-view-tricks = Tricks
coach-view-outcomes = Score
coach-view-scores = Other scores
coach-values-title = What each bid was worth
coach-values-note = Points of the deal, { $who ->
    [you] yours minus the mean of the others’
   *[side] ours minus theirs
  }; a bag at its long-run price. Thin lines: 95% range. { $worlds } layouts that fit the bids you saw.
coach-values-few = The bids before you are so rare that the layouts that fit count like { $layouts } independent ones: too few to grade by.
coach-values-alt = Expected points of every bid. Best: { $best }, { $best_value }. Yours: { $bid }, { $value }.
coach-values-axis = bid
coach-mark-best = best
coach-mark-you = you
coach-mark-closed = closed
coach-hover-diff = { $diff } ± { $margin } against the best
coach-part-contract_made = contract made
coach-part-contract_set = contract set
coach-part-nil = nil
coach-part-bags = bags
coach-part-boston = all 13
coach-part-theirs = the others’ points
coach-tricks-title = { $who ->
    [you] How many tricks you take
   *[side] How often your side gets there
  }
coach-tricks-you = with your { $bid }
coach-tricks-best = with { $bid }
coach-tricks-made = The contract of { $contract } is made in { $p }% of the layouts.
coach-tricks-open = { $seat } has still to bid: these are your own tricks. You take { $contract } or more in { $p }% of the layouts.
coach-tricks-own = You take { $contract } or more in { $p }% of the layouts.
coach-tricks-nil = No trick in { $p }% of the layouts.
coach-tricks-alt = { $axis }: { $words }
coach-scores-title = The same hand at another score
coach-score-now = Now
coach-score-fresh = New game
coach-score-near = All near { $target }
coach-score-bags = { $bags ->
    [one] { $bags } bag
   *[other] { $bags } bags
  }
coach-score-behind = Far behind
coach-score-at = { $own } : { $others }, { $bags ->
    [one] one bag
   *[other] { $bags } bags
  }
coach-scores-same = { $best } stays the best bid at every score.
coach-scores-move = The best bid moves with the score.
coach-scores-note = Points of this deal with the bag penalty as it really falls (± { $margin } or less), not the long-run price that grades. Bold: as good as the best. The chance to win the game is not in it.

# Why the best bid is the best.
coach-why = Why { $bid }
coach-why-too_high = { $extra ->
    [one] The extra trick adds { $points } { $points ->
        [one] point
       *[other] points
      } when it comes home
   *[other] The { $extra } extra tricks add { $points } points when they come home
  }, and { $extra ->
    [one] turns
   *[other] turn
  } { $won } into { $lost } when not.
coach-why-too_low = { $extra ->
    [one] One trick was
   *[other] { $extra } tricks were
  } left out of the bid: { $points } { $points ->
    [one] point
   *[other] points
  } fewer, and each such trick becomes a bag, { $bag } in the long run.
coach-why-chance = With { $best } the contract is made in { $p_best }% of the layouts.
coach-why-chances = With { $best } the contract is made in { $p_best }% of the layouts, with your { $own } in { $p_own }%.
coach-why-bags = { $best } brings { $bags } bags on average{ $standing ->
    [0] { "" }
   *[other] , on top of your { $standing }
  }.
coach-why-bags_more = Your bid brings { $bags } bags on average, { $best } only { $fewer }.
coach-why-nil_fails = Your nil is made in { $p }% of the layouts. It needs { $need }% to be worth as much as { $number }.
coach-why-nil_made = Nil is made in { $p }% of the layouts, and is worth more than { $number } from { $need }% on.
coach-why-nil_cover = { $seat } bid { $partner } and can cover much.
coach-why-number_instead = With { $number } you take { $tricks } tricks on average; that is worth { $value }.
coach-why-neighbours = { $low } gives up { $low_loss } { $low_loss ->
    [one] point
   *[other] points
  }, { $high } gives up { $high_loss }.
coach-means = You take { $own } tricks on average, { $seat } { $partner }: together { $together }.
coach-means-alone = You take { $own } tricks on average.

# Why the best bid is not the count.
coach-gap-title = Count { $sure }, right bid { $best }
coach-gap-same = Here the count is right.
coach-gap-nil = The count knows nothing of nil.
coach-gap-maybes = { $cards } may win as well.
coach-gap-ruffs = Your short suit lets you ruff.
coach-gap-small_cards = Long suits and middle cards win late: you take { $tricks } tricks on average.
coach-gap-long_suit = Your long suit gets ruffed: you take { $tricks } tricks on average.
coach-gap-no_spades = Without a spade your winners get ruffed: you take { $tricks } tricks on average.
coach-gap-partner_strong = { $seat } bid { $bid } and takes { $tricks } on average: you can lean on that.
coach-gap-partner_weak = { $seat } bid { $bid } and takes { $tricks } on average: leave a margin.
coach-gap-partner_nil = { $seat } bid nil, and covering it costs you tricks.
coach-gap-last_seat_room = You bid last, and the others leave { $left } of 13 tricks: more than you count.
coach-gap-last_seat_tight = You bid last, and the others leave { $left ->
    [0] none
   *[other] only { $left }
  } of the 13 tricks.
coach-gap-bags = A bid of { $sure } collects { $bags } bags on average, { $points } points’ worth more than the right bid.
coach-gap-set = A bid of { $sure } is made in { $p }% of the layouts only.
coach-gap-score = At this very score { $now } is worth more: { $best } gives up { $loss } { $loss ->
    [one] point
   *[other] points
  } there.
coach-percent = { $p }%
coach-nil-chance = made in { $p }%

# The deal played out.
coach-show = Show me
coach-hide = Hide the play
coach-show-waiting = The deal is being played.
coach-trick-none = All four hands, before the first lead
coach-trick = Trick { $number } of 13, to { $winner ->
    [you] you
   *[seat] { $name }
  }
coach-back = Back
coach-forward = Next trick
coach-end = To the end
coach-came-title = What came of it
coach-expected = Expected with your { $bid }
coach-came = What the deal brought
coach-luck = Luck: the cards and the play
coach-skill = Your bid, against the best
coach-fortune-note = Points, { $who ->
    [you] yours minus the mean of the others’
   *[side] ours minus theirs
  }, by the score as it stands. Bots played all four hands; luck is not in the grade.
