# Heads of the tables that objects show in a notebook.
notebook-suit = suit
notebook-cards = cards
notebook-seat = seat
notebook-side = side
notebook-reason = reason
notebook-tricks = tricks
notebook-points = points
notebook-after = now { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $bags ->
    [one] one bag
   *[other] { $bags } bags
  }
