# Accueil.
home-title = Spades, une décision à la fois
home-lead = Jamais joué aux cartes ? Apprenez ce jeu en jouant, dès la première carte. Si vous connaissez les règles, prenez une main et annoncez.
home-start = Apprendre à jouer
home-go-on = Continuer à apprendre
home-deal = Donnez-moi une main
home-learn = Jamais joué ? Apprenez les règles en jouant, pas à pas.
home-learn-go = Apprendre
home-bid = Vous connaissez les règles : combien de plis vaut une main au hasard ?
home-bid-go = Distribuer
home-drills = Un nil promet zéro pli : le faire chuter, le couvrir, le réussir.
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
