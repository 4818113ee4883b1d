# Drills: the questions about nil.
drill-family-nil-set = Set the nil
drill-family-nil-cover = Cover your partner’s nil
drill-family-nil-make = Make your nil
drill-family-nil-bid = Nil or not
drill-head = { $id } · { $family } · { $house }
drill-dealer = Dealer: { $dealer }.
drill-bids = Bids: { $bids }.
drill-no-bids = Nobody has bid yet.
drill-bid = { $seat } { $bid }
drill-trick = Trick { $number }: { $cards } – { $winner } wins
drill-table = On the table: { $cards }
drill-led = On the table: nothing; you lead.
drill-play = { $seat } { $card }
drill-you = You are { $seat } and hold { $cards }
drill-whose-setter = { $nil } is nil, and you want to set it.
drill-whose-coverer = { $nil }, your partner, is nil.
drill-whose-bidder = You are nil.
drill-fallen = { $nil } has lost the nil already.
drill-ask-card = Which card do you play?
drill-ask-bid = Nil, or { $number }?
drill-right = Right: { $right }
drill-natural = Tempting, and wrong: { $natural }
drill-column-choice = choice
drill-column-points = points
drill-column-loss = loss
drill-column-nil-setter = nil set
drill-column-nil-coverer = nil kept
drill-column-nil-bidder = nil kept
drill-column-contract = contract
drill-column-real = this deal
drill-share = { $share }%
drill-real = { $points }{ $nil ->
    [set] , nil set
    [kept] , nil kept
   *[none] {""}
  }
drill-judged-solved = Judged over { $worlds } layouts that fit what you can know, each solved exactly with all hands seen. That is a judgement, not a proof.
drill-judged-played = Judged over { $worlds } layouts that fit what you can know, played on by the program’s own player. That is a judgement, not a proof.
drill-judged-early = Judged over { $worlds } layouts that fit what you can know: points and contract by how the program’s own player plays on, the nil solved exactly in a third of them. That is a judgement, not a proof.
drill-theme = { $name }: { $text }
drill-elsewhere = Another house, another answer: in { $house } { $right } is right, and the best answer here gives up { $loss } { $count ->
    [one] point
   *[other] points
  }.
drill-difficulty = Difficulty: { $difficulty } of 100, a first guess.
drill-hands = All hands, before the choice:
drill-hand = { $seat }: { $cards }

# The command
drill-build-progress = { $done } deals looked at, { $found } drills of { $count }
drill-build-done = { $added ->
    [one] one drill added
   *[other] { $added } drills added
  } to { $file }, which now has { $total }
drill-build-stopped = Stopped. The same command goes on from here.
drill-build-other = --against { $got }: name another house than --house
drill-build-house = there is no house “{ $got }” for drills: choose one of { $expected }
drill-build-bid-pairs = --against is for drills about a card
drill-build-both = choose --workers or --scheduler, not both
drill-build-write = { $file } cannot be written: { $detail }
drill-build-no-dask = --scheduler needs Dask, which is not installed: pip install spades-trainer[cluster]
drill-build-no-scheduler = there is no scheduler at { $address }: { $detail }
drill-verify-none = there is no bank yet: name a file
drill-verify-structure = { $file }: { $count ->
    [one] one drill
   *[other] { $count } drills
  }, the structure holds
drill-verify-values = { $file }: { $count ->
    [one] one drill judged again
   *[other] { $count } drills judged again
  }, { $wrong ->
    [0] all as stored
    [one] one differs: { $ids }
   *[other] { $wrong } differ: { $ids }
  }
drill-fault = { $file }, line { $fault }

# Themes: against a nil
drill-theme-lead_under_nil = Lead low under the nil
drill-theme-lead_under_nil-text = Lead a card lower than anything the nil bidder holds in the suit. The nil cannot duck under it, so its partner has to go up each time, and one day cannot.
drill-theme-lead_cover_void = Lead the suit the cover is out of
drill-theme-lead_cover_void-text = The nil bidder must follow, and the partner has no card of the suit to put over it. What remains to the cover is a spade, if there is one.
drill-theme-strip_cover = Strip the cover
drill-theme-strip_cover-text = The nil’s partner holds only one or two cards of the suit, above the nil bidder’s. Make the partner spend them: the next lead of the suit meets a nil that stands alone.
drill-theme-no_discard = Give the nil no discard
drill-theme-no_discard-text = A lead in a suit that the nil bidder no longer holds lets a dangerous card go for free. Lead a suit where the nil has to follow.
drill-theme-lead_through_cover = Lead through the cover
drill-theme-lead_through_cover-text = The nil’s partner plays right after you and must decide before the nil bidder’s card is known; your own partner sits behind with the answer.
drill-theme-lead_through_nil = Lead through the nil
drill-theme-lead_through_nil-text = The nil bidder plays right after you, before your partner and the cover. Your lead decides which card the nil has to show, and your partner can still go below it.
drill-theme-pull_trumps = Pull trumps to bare a spade
drill-theme-pull_trumps-text = The nil bidder still holds a spade. Each round of trumps takes away a small spade of the nil, or the big one of its partner.
drill-theme-stay_under = Stay under, so that the nil wins
drill-theme-stay_under-text = The nil bidder’s card is winning the trick. Anything higher would rescue it: play below it.
drill-theme-hold_up = Hold the stopper
drill-theme-hold_up-text = You could win this trick, but the winner does more work later. Let the trick go and keep the card that will be needed when the nil is exposed.
drill-theme-win_to_lead = Win, to lead again
drill-theme-win_to_lead-text = The nil falls by what is led. Take the trick, even at a price, so that the next lead is yours.
drill-theme-contract_first = Your own contract first
drill-theme-contract_first-text = Another card would set the nil more often, but it costs more than it brings: a contract of your own set, or bags. Count both before you hunt.

# Themes: covering
drill-theme-cover_high = Win high
drill-theme-cover_high-text = Winning as cheaply as possible leaves room for the nil to be pushed up. Use the high card now, while it protects your partner.
drill-theme-leave_it = Your partner is safe: leave the trick
drill-theme-leave_it-text = The nil bidder has played and is under the winner. There is nothing to protect in this trick; keep the high card for one where there is.
drill-theme-lead_for_discard = Lead where your partner can discard
drill-theme-lead_for_discard-text = Your partner has no card of this suit and can throw a dangerous one away.
drill-theme-cash_top = Lead the top card
drill-theme-cash_top-text = Nobody can beat this card, so your partner may throw any card under it, and a high one is gone.
drill-theme-overtake = Overtake your partner
drill-theme-overtake-text = Your partner’s card is winning the trick. Go over it, whatever it costs.
drill-theme-give_up_nil = Let the nil go
drill-theme-give_up_nil-text = Another card keeps the nil more often, but too rarely to pay for it. Here the contract is worth more than the small hope.

# Themes: against and for a nil
drill-theme-ruff = Ruff
drill-theme-ruff-text = You are out of the suit. A spade takes the trick, and with it the lead.
drill-theme-no_ruff = Do not ruff
drill-theme-no_ruff-text = You could put a spade on the trick. It is worth more later; throw another card.
drill-theme-keep_low = Spend the higher card, keep the low one
drill-theme-keep_low-text = A low card is what hands over the lead or goes under the nil later. Part with the higher card now.

# Themes: one’s own nil
drill-theme-shed_danger = Shed the danger card
drill-theme-shed_danger-text = A discard is a gift. Use it for the card that is likeliest to win a trick: the highest.
drill-theme-discard_middle = Discard the middle card
drill-theme-discard_middle-text = The highest card is not the most dangerous one here: it can still be covered. The middle card, with nothing low to protect it, has to go.
drill-theme-shorten_suit = Shorten a suit
drill-theme-shorten_suit-text = The last one or two cards of a suit go, so that its next round brings a free discard or a ruff.
drill-theme-throw_spade = Throw a spade under a spade
drill-theme-throw_spade-text = A higher spade lies on the trick. This is the moment at which a spade of yours costs nothing.
drill-theme-duck_high = Duck with the highest card that loses
drill-theme-duck_high-text = The trick belongs to somebody else anyway. Play the highest card that stays below it and keep the low ones.
drill-theme-keep_middle = Do not spend the highest loser
drill-theme-keep_middle-text = The highest card that would lose is not the one to play: a lower one is harder to get rid of later, or the higher one is safe for longer.
drill-theme-lead_low = Lead the lowest card
drill-theme-lead_low-text = When you have to lead, lead what is surest to be beaten.
drill-theme-lead_to_cover = Lead to your partner’s high card
drill-theme-lead_to_cover-text = Your partner holds the highest card of the suit and will take the trick over yours.

# Themes: after a nil
drill-theme-fallen_nil = The nil has fallen: count the contract
drill-theme-fallen_nil-text = A nil that has taken a trick is lost, and nothing brings it back. What is left is the partner’s contract. In some houses the further tricks of the fallen nil help it, in others they are only bags: know at whose table you sit before you take a trick or leave it.

# Themes: nil or not
drill-theme-danger_in_spades = Danger in spades
drill-theme-danger_in_spades-text = A high spade, or four of them, cannot be thrown away in time: sooner or later one wins. Bid a number.
drill-theme-danger_in_side_suit = Danger in a side suit
drill-theme-danger_in_side_suit-text = A suit without low cards is led until one of yours stands. Few tricks are not yet a nil. Bid a number.
drill-theme-tricks_worth_more = The tricks are worth more
drill-theme-tricks_worth_more-text = The nil would often hold, but the tricks of this hand are missing from the contract then, and the risk is not paid.
drill-theme-nil_covered = A strong partner covers
drill-theme-nil_covered-text = Your partner has bid four or more and can go over your dangerous cards.
drill-theme-nil_alone = Nil without a promise of cover
drill-theme-nil_alone-text = Your partner has bid little or nothing yet, and the hand is low enough to stand alone.
drill-theme-nil_with_honour = Nil with a high card
drill-theme-nil_with_honour-text = An ace or king with low cards beside it, or a high spade, frightens. Length below it gives time to throw it or to hide it under a higher card.

# The bench of the banks
bench-drills-stored = judged again as stored: { $good } of { $count } (differ: { $ids })
bench-drills-stays = the best stays within two standard errors in ten times the worlds: { $good } of { $count } (not: { $ids })
bench-drills-reached = the best card, then best play, reaches the goal in the real layout: { $good } of { $count } (not: { $ids })
bench-drills-debug = the solver’s debug build agrees: { $good } of { $count } (not: { $ids })
bench-drills-pupil = { $kind }: right in { $easy }% of the easier third, { $middle }% of the middle, { $hard }% of the harder
