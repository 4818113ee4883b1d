# Home.
home-title = Spades, one decision at a time
home-lead = Never played a card game? Learn this one by doing, from the very first card. If you know the rules, take a hand and bid.
home-start = Learn to play
home-go-on = Go on learning
home-deal = Deal me a hand
home-learn = New to cards? Learn the rules by doing, step by step.
home-learn-go = Learn
home-bid = You know the rules: how many tricks is a random hand good for?
home-bid-go = Deal
home-drills = A nil promises to take no trick: set it, cover it, make it.
home-drills-go = Drill
home-houses = The same hand, scored under five sets of rules.
home-houses-go = Compare
home-or = or

# What the learner chooses.
home-language = Language
home-house = House rules
home-deck = Deck colours
home-deck-two = Two
home-deck-four = Four
home-letters = Card letters
