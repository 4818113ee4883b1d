# The sure-trick count: its lines, what it leaves out, where it misleads, nil's dangers.
estimate-title = Sure-trick count
estimate-count-top_spades = { $tricks ->
    [one] a top spade
   *[other] { $tricks } tricks from the top spades
  }
estimate-count-long_spades = { $tricks ->
    [one] one spade beyond three
   *[other] { $tricks } spades beyond three
  }
estimate-count-side_winners = { $tricks ->
    [one] a winner in the first rounds
   *[other] { $tricks } winners in the first rounds
  }
estimate-count-middle_cards = middle cards, hardly a low one
estimate-looked-guarded_king = may win: the ace is out
estimate-looked-tenace = may win: depends on who holds the card between
estimate-looked-queen_jack_ten = may win late, if nobody ruffs
estimate-looked-ruff = { $length ->
    [0] may ruff: no { $suit }
   *[other] may ruff: a single card in { $suit }
  }
estimate-looked-bare_king = not counted: it falls under the ace
estimate-looked-lone_queen = not counted: a higher card is out
estimate-looked-third_round = not counted: by the third round somebody ruffs
estimate-maybe = may add { $maybe }
estimate-caveat-long_side_suit = Six or more { $suit }: others run out early and ruff. With ace and king in such a suit, a bid at the count failed in 24% of hands.
estimate-caveat-ace_in_very_long_suit = Seven or more { $suit }: even the ace may be ruffed.
estimate-caveat-no_spades = No spade: nothing stops the others from ruffing your winners.
estimate-floor = The count is a floor, not the bid: in 75,452 hands of a public bot’s games a hand took at least its count in about 90%, and 1.1 tricks more on average.
estimate-none = nothing is sure
estimate-sum = sure tricks
estimate-danger-ace_of_spades = the ace of spades always wins
estimate-danger-high_spade = { $card } is hard to lose
estimate-danger-long_spades = { $count } spades: one of them will have to win, whatever its rank
estimate-danger-no_low_card = nothing low enough for the first round
estimate-danger-few_low_cards = { $cards } may have to win a later round
estimate-danger-long_without_low = { $count } cards and none of them low
estimate-danger-none = safe: enough low cards
estimate-danger-void = safe: none
estimate-nil-good = Little or nothing here speaks against nil.
estimate-nil-risky = Nil is risky with this hand.
estimate-nil-bad = This is no hand for nil.
estimate-nil-title = Nil with this hand
estimate-table = The table’s bids
estimate-table-open = { $total } of 13 tricks bid so far
estimate-table-underbid = { $total } of 13 tricks bid: { $spare ->
    [one] one trick is
   *[other] { $spare } tricks are
  } left over, so somebody gets bags
estimate-table-even = 13 of 13 tricks bid: every contract can just be made
estimate-table-overbid = { $total } bid for 13 tricks: { $short ->
    [one] one
   *[other] { $short }
  } too many, so somebody fails
