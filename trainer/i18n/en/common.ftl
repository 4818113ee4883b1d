# Words that every room uses: cards, seats, bids.
suit-name = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }
rank-name = { $rank ->
    [A] Ace
    [K] King
    [Q] Queen
    [J] Jack
    [T] Ten
    [9] Nine
    [8] Eight
    [7] Seven
    [6] Six
    [5] Five
    [4] Four
    [3] Three
   *[2] Two
  }
card-name = { rank-name } of { suit-name }
seat-name = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
  }
bid-name = { $kind ->
    [blind_nil] blind nil
   *[nil] nil
  }

# A fault of a house’s file, and what stands between several sentences in one line.
fault-line = { $field }: { $sentence }
list-between = ;{" "}
