# Accueil.
home-title = Spades, une décision à la fois
home-lead = Faites une annonce : voyez aussitôt ce qu’en dit le compte, carte par carte.
home-deal = Donnez-moi une main
home-learn = Jamais joué ? Apprenez les règles en jouant, pas à pas.
home-learn-go = Apprendre
home-bid = Une main au hasard : que vaut votre annonce face au compte ?
home-bid-go = Distribuer
home-drills = Une carte décide d’un nil : le faire chuter, le couvrir, le réussir.
home-drills-go = S’exercer
home-houses = La même donne, comptée selon cinq jeux de règles.
home-houses-go = Comparer
home-or = ou

# Ce que l’on choisit.
home-language = Langue
home-house = Règles de la table
home-deck = Couleurs du jeu
home-deck-two = Deux
home-deck-four = Quatre
home-letters = Lettres des cartes
