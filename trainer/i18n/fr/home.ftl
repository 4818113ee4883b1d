# Accueil.
home-title = Spades, une décision à la fois
home-lead = Faites une annonce : voyez aussitôt ce qu’elle valait, et pourquoi.
home-deal = Donnez-moi une main
home-bid = Une main au hasard : que valait chaque annonce ?
home-bid-go = Donner
home-houses = La même donne, comptée selon cinq règles.
home-houses-go = Comparer
home-or = ou

# Ce que l’on choisit.
home-language = Langue
home-house = Règles de la table
home-deck = Couleurs du jeu
home-deck-two = Deux
home-deck-four = Quatre
home-letters = Lettres des cartes
