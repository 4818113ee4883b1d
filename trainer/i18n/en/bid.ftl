# The Bid page.
bid-house = House
bid-deal = Deal
bid-ask = What do you bid?
bid-order = { $seat ->
    [you] Clockwise, you first
   *[other] Clockwise from { $name }
  }
bid-turn = { $place ->
    [1] { $done ->
        [done] bid first
       *[open] first to bid
      }
    [2] { $done ->
        [done] bid second
       *[open] second to bid
      }
    [3] { $done ->
        [done] bid third
       *[open] third to bid
      }
   *[4] last to bid
  }
bid-name-nil = nil
bid-zero-is-nil = In these rules 0 is nil: no trick at all.
bid-zero-is-number = In these rules 0 is a number: it adds nothing and risks nothing. It is not nil.
bid-blind = Blind nil
bid-blind-worth = without looking: +{ $points } or −{ $points } points
bid-look = Look at my cards
bid-blind-hint = In these rules blind nil is bid before looking at one’s cards. Once you look, it is closed.
bid-you-and = You and { $seat }
bid-they = { $first } and { $second }
bid-score = Score
bid-to = to { $target }
bid-points = points
bid-bags-head = bags
bid-bags = { $bags ->
    [one] one bag
   *[other] { $bags } bags
  }
bid-bags-of = { $bags } of { $group } bags
bid-bags-cost = { $group } bags cost { $points } points.
bid-broken-link = This link cannot be opened. { $reason }
bid-deal-me = Deal me a hand
bid-next = Next hand
bid-hand-counted = Your hand, counted

# The grade.
bid-verdict-sound = Sound
bid-verdict-with_maybes = Bold, with reasons
bid-verdict-underbid = Underbid
bid-verdict-overbid = Overbid
bid-verdict-nil_good = Good nil
bid-verdict-nil_small = Little to gain
bid-verdict-nil_risky = Risky nil
bid-verdict-nil_bad = Not a nil hand
bid-verdict-nil_blind = Blind
bid-why-sound = You bid { $bid }. Sure tricks: { $sure }; the count or one above is sound.
bid-why-with_maybes = You bid { $bid }. Sure tricks: { $sure }; the cards that may win carry it to { $maybes }.
bid-why-underbid = You bid { $bid }, below the { $sure ->
    [one] one sure trick
   *[other] { $sure } sure tricks
  }. { $sound } was sound.
bid-why-overbid = You bid { $bid }. Sure tricks: { $sure }; even with the cards that may win it is { $maybes }. { $sound } was sound.
bid-why-nil_good = Nothing in your hand has to win a trick.
bid-why-nil_small = Nothing in your hand has to win a trick, but here a nil scores only { $won } or { $lost }: most hands bring more with their tricks.
bid-why-nil_risky = It can be made, but some cards may have to win.
bid-why-nil_bad = Too many of your cards have to win.
bid-why-nil_blind = Not graded: you had not seen your cards.
bid-grade-label = { $word }. { $sentence }

# What each result scores.
bid-zone-set = set
bid-zone-made = made
bid-zone-penalty = bag penalty
bid-zone-zero = no contract
bid-nil-fate = The nil
bid-nil-made = made
bid-nil-failed = takes a trick
bid-after = { $before } → { $score } · { $bags ->
    [one] one bag
   *[other] { $bags } bags
  }
bid-breakdown = Score with { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }
bid-assumed = If { $seat } bids

# The session.
bid-tally = Your last hands
bid-tally-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
bid-tally-empty = Your bids against the count will stand here, hand by hand.
bid-tally-axis = hand
bid-tally-right = { $right } of { $hands } right.
bid-tally-off = Your bid minus the count: { $off } on average.

# Set up.
bid-setup = Set up
bid-your-seat = Your seat
bid-dealer = Dealer
bid-any = Any
bid-scores-drawn = Scores at random
bid-points-of = Points, { $side }
bid-deal-so = Deal a hand like this
bid-by-number = A deal by its number
bid-open = Open the deal
bid-own = A hand of your own
bid-own-way = Your cards
bid-own-pick = Pick
bid-own-type = Type
bid-own-text = Spades, hearts, diamonds, clubs, separated by dots
bid-own-picked = { $cards } of { $full } cards
bid-own-bid = { $seat } bids
bid-own-go = Ask me
bid-own-back = Back to dealt hands

# Parts of the answer.
bid-sound-two = { $first } or { $second }
bid-why-overbid_plain = You bid { $bid }. Sure tricks: { $sure }, and nothing in the hand makes up the rest. { $sound } was sound.
bid-count-maybe = +{ $part }?
bid-count-with-maybes = with the cards that may win, rounded
bid-tricks-of = { $who ->
    [you] tricks
   *[side] tricks, you and { $seat }
  }
bid-slider-of = { $who ->
    [you] Tricks you take
   *[side] Tricks your side takes
  }
bid-nil-whose = Two nils: whose are the tricks?
bid-nil-both = Both
bid-contract_made = Contract { $first } + { $second } made
bid-contract_set = Contract { $first } + { $second } set
bid-ends-target = That reaches { $target }: the game ends, and the higher score wins.
bid-ends-floor = That is { $floor } or less: the game ends, and the higher score wins.
bid-zone-set-at = set: { $points }
bid-zone-nil_failed = nil failed
bid-zone-part = { $first } to { $last } tricks: { $zone }, { $low } to { $high } points
bid-zone-part-one = { $first ->
    [one] one trick
   *[other] { $first } tricks
  }: { $zone }, { $low } { $count ->
    [one] point
   *[other] points
  }
bid-zone-part-level = { $first } to { $last } tricks: { $zone }, { $low } { $count ->
    [one] point
   *[other] points
  }
bid-bags-of-side = Bags, { $side }
bid-own-checked = 13 cards: a hand
