# The card table.
table-you = You
table-you-sub = You, { $sub }
table-role-partner = your partner
table-role-opponent = opponent
table-dealer = Dealer
table-said = bid { $bid }
table-taken = { $tricks ->
    [0] no trick
    [one] one trick
   *[other] { $tricks } tricks
  }
table-taken-of = { $tricks } of { $bid } tricks
table-nil-stands = no trick yet
table-nil-fell = took a trick
table-hand = Your hand, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
table-hand-of = Hand of { $seat }
table-suit-row = { $suit }: { $ranks }
table-suit-void = no { $suit }
table-trick = { $cards ->
    [0] The trick, no card yet
    [one] The trick, one card
   *[other] The trick, { $cards } cards
  }
table-played = { $seat }: { $card }
table-plays = { $who ->
    [you] You play the { $card }
   *[seat] { $seat } plays the { $card }
  }
table-pad = Your bid
table-bid = Bid { $bid }
table-bid-closed = { $bid }, closed: { $reason }
table-closed = Closed: { $reason }

# States of a card, after its name and a comma.
table-mark-off = not allowed: { $reason }
table-mark-counted = counted, { $tricks ->
    [0] with the card beside it
    [one] one trick
   *[other] { $tricks } tricks
  }
table-mark-looked = looked at, not counted
table-mark-maybe = may take a trick
table-mark-best = best card
table-mark-you = your card
table-mark-you-best = your card, the best
table-mark-wrong = wrong
table-mark-right = right
table-mark-missed = also right, not chosen
table-mark-answer = right
table-mark-wins = takes the trick
table-mark-dim = set aside

# What stands on the tag over a marked card.
table-tag-counted = +{ $tricks }
table-tag-looked = 0
table-tag-maybe = ?
table-tag-best = best
table-tag-you = you
table-tag-you-best = you
table-tag-answer = right
table-tag-missed = also

# The keyboard.
table-keys = All keys
table-key-enter = Enter
table-key-escape = Esc
table-key-move = move along
table-key-suit = next suit; between hand and bids
table-key-number = choose a bid
table-key-bid = bid
table-key-nil = choose nil
table-key-play = play the card
table-key-choose = choose
table-key-on = go on
table-key-before = step before
table-key-next = next hand
table-key-last = last trick
table-key-back = take back
table-key-close = close
