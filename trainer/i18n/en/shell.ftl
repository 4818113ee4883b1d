# The frame of every page.
shell-home = Home
shell-learn = Learn
shell-bid = Bid
shell-drills = Nil
shell-houses = Houses
shell-glossary = Glossary
shell-lost = There is no page “{ $page }” here. This is Home.
shell-error = Something went wrong on our side. Your answers are kept: load the page again, or go back to Home.
