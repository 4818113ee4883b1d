# Sessions: so many hands of one focus, and what they say.
session-open = Session
session-intro = A few hands of one kind, and a summary at the end.
session-focus = What to practise
session-focus-any = A bit of everything
session-focus-count = Count honestly
session-focus-ruffs = Short suits and ruffs
session-focus-nil = Nil or not
session-focus-last = The last seat
session-focus-end = The end of a game
session-focus-bags = One bag from the penalty
session-length = Hands
session-start = Start
session-stop = Leave the session
session-hand = { $focus } · hand { $number } of { $length }
session-summary = Summary
session-title = Your session
session-again = Another session
session-leave = Back to single hands
session-back = Back to the summary
session-mean-loss = points given up a hand
session-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
  }
session-labels = { $count } × { $label }
session-pending = { $hands ->
    [one] One hand is still being worked out.
   *[other] { $hands } hands are still being worked out.
  }
session-habit = Too high or too low, by kind of hand
session-habit-axis = your bid minus the nearest right one, in tricks
session-habit-none = No number was bid on a hand that has been judged.
session-habit-kind = { $kind } ({ $hands })
session-habit-high = You bid too high on the whole: { $off } tricks a hand.
session-habit-low = You bid too low on the whole: { $off } tricks a hand.
session-habit-even = On the whole you bid neither too high nor too low.
session-kind-nil = near to nil
session-kind-long_spades = long spades
session-kind-short_suit = a short suit
session-kind-strong = strong
session-kind-weak = weak
session-kind-plain = plain
session-nils-missed = { $hands ->
    [one] One nil was missed.
   *[other] { $hands } nils were missed.
  }
session-nils-bold = { $hands ->
    [one] One nil was too bold.
   *[other] { $hands } nils were too bold.
  }
session-worst = Look again
session-worst-none = Nothing to look at again: no bid gave much up.
session-worst-line = { $label } { $loss }: you bid { $bid }, the best was { $best }
session-tally-loss = { $loss } points given up a hand.
