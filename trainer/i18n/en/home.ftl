# Home.
home-title = Spades, one decision at a time
home-lead = Make a bid, and see at once how it stands against the count, card by card.
home-deal = Deal me a hand
home-learn = Never held a hand? Learn the rules by doing, step by step.
home-learn-go = Learn
home-bid = A random hand: how does your bid stand against the count?
home-bid-go = Deal
home-drills = One card decides a nil: set it, cover it, make it.
home-drills-go = Drill
home-houses = The same hand, scored under five sets of rules.
home-houses-go = Compare
home-or = or

# What the learner chooses.
home-language = Language
home-house = House
home-deck = Deck colours
home-deck-two = Two
home-deck-four = Four
home-letters = Card letters
