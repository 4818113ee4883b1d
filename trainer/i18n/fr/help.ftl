# Ce que `--help` affiche, et ce qui est dit quand les mots d’une commande ne conviennent pas.
# Le texte d’une commande est `help-` et son chemin ; son premier paragraphe figure dans les
# listes. Celui d’une option y ajoute `--` et son nom ; un texte commun est rangé plus haut.
help-usage = Utilisation :
help-options = Options :
help-commands = Commandes :
help-default = par défaut : { $value }
help-required = obligatoire
help-range = { $kind ->
    [least] à partir de { $low }
    [above] supérieur à { $low }
   *[between] de { $low } à { $high }
  }

# Les mots mis à la place de ce qu’il faut écrire
help-word-address = ADRESSE
help-word-change = RÈGLE=VALEUR
help-word-command = COMMANDE
help-word-directory = DOSSIER
help-word-file = FICHIER
help-word-float = NOMBRE
help-word-hand = MAIN
help-word-house = TABLE
help-word-id = NUMÉRO
help-word-integer = ENTIER
help-word-lesson = LEÇON
help-word-text = TEXTE

# Ce qui ne convient pas
help-fault = { $sentence } (voir { $command } --help)
help-fault-command = la commande { $got } n’existe pas ; essayez { $expected }
help-fault-extra = il y a des mots en trop : { $got }
help-fault-flag = { $option } ne prend pas de valeur
help-fault-missing = il manque { $what }
help-fault-no-command = il manque une commande ; essayez { $expected }
help-fault-no-value = { $option } attend une valeur
help-fault-option = l’option { $got } n’existe pas ; essayez { $expected }
help-not-choice = { error-field_choice }
help-not-directory = { $got } n’est pas un dossier
help-not-file = { $got } n’est pas un fichier
help-not-float = { $got } n’est pas un nombre { $range }
help-not-integer = { $got } n’est pas un nombre entier { $range }

# Toutes les commandes
help =
    Spades Trainer : apprenez le Spades et exercez vos annonces, avec les règles de votre table.

    Sans commande, l’application démarre et affiche son adresse. Les commandes lisent du JSON sur l’entrée standard (un objet, ou un objet par ligne) et écrivent du JSON.
help--version = Affiche la version et s’arrête.
help--lang = La langue de ce qui est affiché ; à défaut celle de SPADES_TRAINER_LANG, sinon en.
help--host = L’adresse de l’application.
help--port = Le port de l’application ; 0 prend un port libre.
help--help = Affiche cette aide et s’arrête.
help--house = L’id d’une table, ou un fichier avec la vôtre (TOML).
help--set = Change une règle de la table ; peut être répété.
help--seed = La même graine redonne les mêmes tirages.
help--worlds = Pour pimc : nombre de répartitions par carte.
help--seconds = Pour pimc : secondes par choix ; les réponses dépendent alors de la machine.
help--workers = Nombre de processus ; le résultat est le même.
help--json = Affiche un seul objet JSON.

help-advise =
    Évalue chaque annonce ouverte à une place.

    Lit {"{"}"seat", "dealer", "hand", "bids", "scores", "hand_seen"{"}"} ; "bids" contient les annonces déjà faites. Les valeurs sont des points de la donne, les nôtres moins les leurs : "value" compte un sac à son prix moyen, "value_now" suit les vrais seuils de "scores".
help-advise--worlds = Nombre de répartitions à jouer : plus il y en a, plus c’est long et précis.

help-bench = Mesure sur cette machine ce que le produit promet.
help-bench--strict = Sort avec le code 1 si une promesse n’est pas tenue.

help-bench-bids =
    Compare les valeurs des annonces et les joueurs à ce qui est promis.

    Une place par donne : ses levées, son contrat et un nil imposé, prédits d’après ses seules cartes, puis joués avec les vraies. Ensuite, des mains sur lesquelles les auteurs s’accordent, et des matchs en duplicate.
help-bench-bids--deals = Nombre de donnes.
help-bench-bids--worlds = Nombre de répartitions à jouer pour chacune.
help-bench-bids--pairs = Donnes de chaque match, jouées deux fois chacune ; 0 supprime les matchs.

help-bench-drills =
    Contrôle les banques d’exercices.

    Un échantillon est rejugé sur dix fois plus de répartitions, et des joueurs du programme font tous les exercices. Chaque exercice sur une carte est joué jusqu’au bout à partir de sa meilleure carte ; quand il reste peu de cartes, la version de contrôle du solveur doit être d’accord.
help-bench-drills--sample = Exercices de chaque banque à rejuger sur dix fois plus de répartitions.
help-bench-drills--all = Rejuge aussi chaque exercice tel qu’il est enregistré.

help-bench-solver = Chronomètre le solveur exact ; pour les levées, par rapport à DDS.
help-bench-solver--deals = Donnes par ligne.
help-bench-solver--runs = Nombre de passages ; leur médiane est affichée.
help-bench-solver--only = Seulement les lignes dont l’id contient ce texte ; « truth » confronte plutôt les réponses à deux oracles.

help-bench-web =
    Mesure la page Annoncer dans un vrai Chromium.

    Démarre l’application, annonce main après main et chronomètre chaque clic jusqu’à ce que le nouvel écran soit affiché.
help-bench-web--hands = Nombre de mains à annoncer.

help-bids =
    Liste les annonces ouvertes à la place dont c’est le tour.

    Lit {"{"}"dealer", "bids", "scores", "hand_seen"{"}"} ; seul "dealer" est obligatoire. Écrit les annonces ouvertes et, pour chacune des autres, pourquoi elle est fermée.

help-bot =
    Répond pour une place de la table : une annonce, ou une carte.

    Une demande par ligne : {"{"}"house", "seat", "dealer", "hand", "bids", "scores", "plays"{"}"}, où "hand" contient les treize cartes données à la place et "plays" toutes les cartes déjà jouées, en une seule liste depuis l’entame. Répond {"{"}"bid": …{"}"} ou {"{"}"card": …{"}"}, avec "reason".
help-bot--kind = Qui joue.

help-drills = Questions sur le nil : chuter, couvrir, réussir ou annoncer.

help-drills-build =
    Cherche des exercices et les ajoute à une banque.

    La recherche peut être arrêtée à tout moment : la même commande la reprend. La même graine donne les mêmes exercices dans le même ordre, quel que soit le nombre de processus, ici ou sur une grappe.
help-drills-build--family = Ce qui est demandé.
help-drills-build--count = Nombre d’exercices que la graine doit donner ; ceux qu’elle a déjà donnés comptent.
help-drills-build--house = Une table où l’on peut annoncer nil.
help-drills-build--against = Des paires : la même position, une autre bonne carte à cette table.
help-drills-build--scheduler = Un ordonnanceur Dask, comme tcp://host:8786.
help-drills-build--out = La banque ; à défaut celle du paquet.

help-drills-verify =
    Vérifie de nouveau une banque.

    La structure de chaque exercice, et les valeurs d’un échantillon. Sans { help-word-file }, toutes les banques du paquet.
help-drills-verify--all = Rejuge tous les exercices, pas un échantillon.

help-drills-show =
    Affiche un exercice.

    La table telle que la voit le joueur, puis la réponse et ses raisons.
help-drills-show--question = Seulement la question.
help-drills-show--file = Une banque à vous.

help-estimate =
    Compte les levées sûres d’une main.

    { help-word-hand } s’écrit AK52.Q97.J4.T983 : piques, cœurs, carreaux, trèfles. Sans elle, {"{"}"hand", "bids", "seat"{"}"} est lu ; seul "hand" est obligatoire.

    Le compte est un plancher : les cartes qui peuvent faire une levée sont citées, sans être additionnées.

help-houses =
    Liste les tables, en montre une ou contrôle le fichier de la vôtre.

    Sans autre mot, les tables sont listées.
help-houses-list = Affiche l’id et le nom de chaque table.
help-houses-show =
    Affiche les règles d’une table.

    { help-word-house } est un id ou un fichier. Là où sa source se tait ou se contredit, notre lecture est signalée, et expliquée sous les règles.
help-houses-validate =
    Contrôle le fichier de votre table.

    Chaque faute est nommée, une par ligne, précédée de sa règle.

help-legal =
    Liste les cartes qui peuvent être jouées.

    Lit {"{"}"hand", "trick", "spades_broken", "first_trick"{"}"}. Seul "hand" est obligatoire ; la main peut compter moins de treize cartes.

help-lessons = Contrôle les leçons du cours, et en lit une.

help-lessons-check =
    Contrôle toutes les leçons, ou en affiche une.

    Avec { help-word-lesson }, cette leçon seule est jouée d’un bout à l’autre et affichée comme un élève la rencontre.

    Chaque faute est nommée avec son fichier et sa ligne, toutes à la fois.
help-lessons-check--folder = Le dossier des leçons ; à défaut celui du cours.

help-lessons-values =
    Essaie les annonces des mains des leçons.

    Écrit le texte de lessons/bid_hands.yaml : chaque fois les mêmes mains et les mêmes chiffres.
help-lessons-values--hands = Nombre de mains par groupe.
help-lessons-values--worlds = Nombre de donnes où chaque annonce est essayée.

help-match =
    Fait jouer deux joueurs l’un contre l’autre.

    Sans --games, 1000 donnes sont jouées avec un score à zéro, chacune deux fois, les camps échangés. Les points sont ceux de A moins ceux de B, un sac à son prix moyen.
help-match--a = Le joueur A.
help-match--b = Le joueur B.
help-match--b-command = Un joueur extérieur à la place de --b.
help-match--deals = Donnes en duplicate, jouées deux fois chacune.
help-match--games = Parties jusqu’au bout, au lieu de donnes.

help-score =
    Compte une donne, ou plusieurs, ligne par ligne.

    Lit {"{"}"bids", "tricks", "before"{"}"} et écrit les lignes du score de chaque camp. Sans "before", tous partent de 0 point, sans sac.

help-solve =
    Résout des positions, cartes sur table : levées, nil ou score.

    Lit {"{"}"deal", "house", "to_move", "trick", "spades_broken", "break_rule", "objective"{"}"}, pour le nil avec "seat", pour le score avec "bids", "taken" et au besoin "before" ; écrit la valeur exacte pour le camp qui doit jouer, celle de chaque carte permise, et une suite du meilleur jeu.
help-solve--nodes = S’arrête après tant de débuts de levée.
help-solve--seconds = S’arrête après tant de secondes.
