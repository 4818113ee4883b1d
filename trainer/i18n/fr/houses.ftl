# Les règles d’une table : noms des lignes, valeurs, notes sur les sources, page des règles.

# Groupes de lignes
house-group-table = La table
house-group-bidding = Les annonces
house-group-nil = Le nil
house-group-play = Le jeu
house-group-scoring = Le score
house-group-end = Fin de partie

# Lignes
house-row-scored_by = Score par
house-row-first_dealer = Premier donneur, puis
house-row-bids = Annonces
house-row-first_bid = Première annonce
house-row-team_bid = Annonces d’un camp
house-row-total_bid = Les quatre annonces
house-row-nil = Nil réussi / chuté
house-row-nil_open_to = Qui peut annoncer nil
house-row-failed_nil_tricks = Plis d’un nil chuté
house-row-blind_nil = Nil aveugle
house-row-double_nil = Nil des deux partenaires
house-row-first_lead_by = Premier à entamer
house-row-first_lead = Première entame
house-row-spades_lead = Entame à pique
house-row-only_spades_lead = Entame forcée à pique
house-row-contract_made = Contrat réussi
house-row-contract_set = Contrat chuté
house-row-ten_contract = Contrat de 10
house-row-contract_zero = Contrat de 0
house-row-bags = Sacs
house-row-thirteen = Les 13 plis
house-row-target = Partie à
house-row-both_over = But atteint par les deux
house-row-tie = Égalité au-delà du but
house-row-losing_floor = Fin anticipée

# Valeurs
house-fact-none = –
house-fact-partnership = camp
house-fact-player = joueur
house-fact-dealer_random = au hasard
house-fact-dealer_high_card = plus haute carte tirée
house-fact-clockwise = sens horaire
house-fact-bids_zero_is_nil = 0–13, 0 est nil
house-fact-bids_zero_beside_nil = 0–13 et nil
house-fact-bids_zero = 0–13
house-fact-bids_one_or_nil = 1–13, nil
house-fact-bids_one = 1–13
house-fact-dealer_left = gauche du donneur
house-fact-dealer = le donneur
house-fact-team_minimum = { $points } au moins
house-fact-pair_cap = { $points } au plus
house-fact-total_not_thirteen = pas 13 au total
house-fact-no_nil = pas de nil
house-fact-nil_made = { $gain }
house-fact-nil_failed = { $gain }
house-fact-anyone = tous
house-fact-before_partner = avant son partenaire
house-fact-nobody = personne
house-fact-nil_tricks_bags = sacs
house-fact-nil_tricks_contract = aident le contrat
house-fact-nil_bag_points = { $gain } chacun
house-fact-no_blind_nil = aucun
house-fact-blind_nil_off = désactivé au départ
house-fact-before_any_bid = avant toute autre annonce
house-fact-cards_unseen = avant de regarder
house-fact-cards_seen = main visible
house-fact-blind_nil_deficit = { $points } points de retard
house-fact-cards_passed = { $count ->
    [one] { $count } carte passée
   *[other] { $count } cartes passées
  }
house-fact-double_nil_separate = chacun pour soi, tout pli est un sac
house-fact-double_nil_closed = interdit
house-fact-double_nil_unit = ensemble
house-fact-first_lead_not_spade = pas de pique
house-fact-first_lead_unbroken = comme les suivantes
house-fact-once_broken = dès qu’un pique est tombé
house-fact-only_spades = ou sans autre couleur
house-fact-any_time = toujours permise
house-fact-breaks_spades = ouvre les piques
house-fact-contract_made = { $points } × annonce
house-fact-bag_points = { $gain } par sac
house-fact-contract_set = { $gain } × annonce
house-fact-set_nothing = 0
house-fact-ten_for_200 = ±200
house-fact-ten_for_200_made = +200 si réussi
house-fact-two_zeros = ni points ni sacs
house-fact-nil_beside_zero = de même à côté d’un nil
house-fact-bag_group = { $group } : { $gain }
house-fact-no_bag_penalty = sans pénalité
house-fact-bags_carried = reste gardé
house-fact-bags_reset = reste perdu
house-fact-boston_nothing = rien de plus
house-fact-boston_bonus = { $gain } si annoncés et réussis
house-fact-boston_blocked = sauf contre deux nil
house-fact-target = { $points }
house-fact-target_choices = aussi { $choices }
house-fact-best_wins = meilleur score gagnant
house-fact-play_on = on continue
house-fact-extra_hand = une donne de plus pour tous
house-fact-no_floor = non
house-fact-losing_floor = à { $gain }

# Genres de notes
house-kind-silence = Silence
house-kind-contradiction = Désaccord

# Notes : ce que la source dit ou oublie, et notre lecture
house-note-only-spades-lead = La source ne dit pas ce qui suit quand une main faite seulement de piques en entame un d’emblée. Nous le comptons comme tout autre pique : les piques sont ouverts.
house-note-nil-bag-point = Les plis d’un nil chuté comptent comme sacs, mais la source ne dit pas si un tel sac rapporte aussi son point. Nous le lui donnons, comme à tout sac.
house-note-no-blind-nil = La source ne parle pas du nil aveugle. Nous l’écartons.
house-note-both-nil = La source ne dit pas comment compter deux nil dans un même camp. Nous les admettons, comptons chacun pour lui-même, et tout pli du camp est un sac.
house-note-no-floor = La source ne fixe aucun score où la partie serait perdue. Nous n’en fixons pas.
house-note-boston-named = La source appelle Boston la prise des 13 plis et ne lui donne pas de points. Nous n’ajoutons rien.
house-note-solo-thirteen = La source fixe l’annonce la plus basse à 1 et ne dit rien de la plus haute. Nous nous arrêtons à 13, le nombre de plis.
house-note-solo-bags-option = La source ne retire 100 points pour dix sacs que « dans certains jeux ». Nous le faisons, sauf avis contraire de la table.
house-note-solo-target = Le but se décide avant la partie : 500 d’habitude, 200 pour une partie courte. Nous partons de 500.
house-note-solo-both-over = La source ne dit pas qui gagne quand plusieurs joueurs atteignent le but dans la même donne. Nous donnons la partie au meilleur score.
house-note-solo-teams = Les règles ne parlent que de joueurs seuls ; les questions qui suivent, d’équipes qui additionnent deux annonces. Nous suivons les règles : chacun marque pour soi.
house-note-dealer-unsaid = La source ne dit ni qui donne le premier ni dans quel sens tourne la donne. Nous tirons le premier donneur au hasard, puis tournons dans le sens horaire.
house-note-cards4-nil-beside-zero = Deux annonces de 0 ne rapportent rien et n’ajoutent pas de sacs. D’un nil à côté d’un 0, il n’est rien dit. Nous traitons son contrat de 0 de même et comptons le nil à part.
house-note-tie-unsaid = La source ne dit pas que faire quand les deux camps sont à égalité au-delà du but. Nous continuons jusqu’à ce que l’un passe devant.
house-note-cards4-blind-in-view = Un nil aveugle s’annonce sans regarder sa main, dit la source, avant d’ajouter que sa propre table la montre tout de même. Nous prenons cette table comme elle est : la main est visible, et la première autre annonce ferme le nil aveugle.
house-note-moon-first-bid = La source fait annoncer chacun à son tour sans dire qui commence. Nous commençons à gauche du donneur.
house-note-moon-nil-tricks = Après un nil chuté vient le score habituel, « selon les annonces et les plis » ; les plis de qui, ce n’est pas dit. Nous comptons ceux du nil pour le contrat.
house-note-moon-target = La source laisse le but au choix de la table : 100, 200 ou 500. Nous partons de 500.
house-note-moon-dealer-leads = Ici, le donneur entame le premier pli ; aux quatre autres tables, c’est le joueur à sa gauche. Nous gardons ce que dit la source.
house-note-fives-dealer = On donne dans le sens horaire et chacun à son tour ; qui donne le premier, ce n’est pas dit. Nous tirons le premier donneur au hasard.
house-note-fives-bids = La source appelle « zéro » une annonce de 0 et ne fixe pas d’autre limite. Nous admettons de 0 à 13, où 0 est nil.
house-note-fives-only-spades = À la lettre, on n’entame à pique qu’après un pique joué sur une autre couleur ; une main faite seulement de piques ne pourrait alors plus entamer. Nous le lui permettons, et les piques sont ouverts.
house-note-fives-nil-penalty = La source parle d’une pénalité pour le nil et ne la chiffre pas. Nous prenons le montant de la prime : 50.
house-note-fives-nil-tricks = Ce que deviennent les plis d’un nil chuté n’est pas dit. Nous lisons comme dans Classic : ce sont des sacs, avec leurs points, et ils n’aident pas le contrat.
house-note-fives-blind-nil = Annoncer nil avant de voir ses cartes double la prime : 100. De la perte, il n’est rien dit. Nous la doublons aussi.
house-note-fives-target = La source ne donne pas de but. Nous jouons en 500.
house-note-fives-tie = Ce qui arrive quand les deux camps atteignent le but, ou s’y trouvent à égalité, n’est pas dit. Le meilleur score gagne ; à égalité, on continue.
house-note-fives-tenth-bag = La règle retire 50 points tous les cinq sacs. L’exemple en retire 100 au dixième et arrive à 290 et 291. Nous suivons la règle : les mêmes donnes mènent à 340 et 341.
house-note-fives-player = Les quatre joueurs forment des camps fixes, mais les points sont comptés comme ceux d’un joueur. Nous comptons par camp.

# La page
house-title = Règles de la table
house-lead = Cinq façons de jouer à Spades, côte à côte.
house-yours = votre table
house-reading = notre lecture
house-reading-legend = la source se tait ou se contredit
house-differs = diffère de votre table
house-table-label = Règles des tables
house-compare = Comparer { $house } avec
house-only-differences = Seulement les différences
house-notes-title = Ce que les sources laissent ouvert
house-notes-lead = Chaque table suit un texte de règles. Là où il se tait, ou ne s’accorde pas avec lui-même ou avec les autres, voici comment nous jouons.
house-notes-count = { $house } : { $count ->
    [one] { $count } note
   *[other] { $count } notes
  }
house-hand-title = { $count ->
    [5] Une donne, cinq jeux de règles
    [6] Une donne, six jeux de règles
   *[other] Une donne, { $count } jeux de règles
  }
house-hand-your-bid = Vous annoncez
house-hand-partner-bid = Nord annonce
house-hand-your-tricks = Vous prenez
house-hand-partner-tricks = Nord prend
house-hand-before = Avant la donne
house-hand-score = Score
house-hand-bags = Sacs
house-hand-you = Vous
house-hand-partner = Nord
house-hand-impossible = impossible
house-hand-change = Variation du score
house-hand-after = Score { $score }, { $bags ->
    [one] { $bags } sac en attente
   *[other] { $bags } sacs en attente
  }
house-hand-capped = Compté avec { $bags } sacs avant : la pénalité tombe à { $group }.
house-hand-too-many = Vous et Nord prenez { $got } plis à vous deux, mais une donne n’en compte que 13.
house-hand-fix = { $count ->
    [one] Nord prend { $count } pli
   *[other] Nord prend { $count } plis
  }
house-hand-nil-decides = { $count ->
    [one] Le pli du nil décide : là où il aide le contrat, { $others } + { $count } font { $contract }.
   *[other] Les { $count } plis du nil décident : là où ils aident le contrat, { $others } + { $count } atteignent { $contract }.
  }
house-file-title = Vos propres règles
house-file-lead = Les règles d’une table tiennent dans un petit fichier TOML. Partez d’une des cinq tables et n’écrivez que ce que vous changez :
house-file-upload = Fichier de règles (.toml)
house-file-choose = Choisir un fichier
house-file-held = { $house } est maintenant votre table.
house-file-faults = { $count ->
    [one] Le fichier contient { $count } faute. Corrigez-la et choisissez de nouveau le fichier ; votre table reste la même.
   *[other] Le fichier contient { $count } fautes. Corrigez-les et choisissez de nouveau le fichier ; votre table reste la même.
  }
house-file-toml = Ligne { $line }, colonne { $column } : ce n’est pas du TOML valide.
house-file-toml-end = Le fichier s’arrête au milieu d’une ligne ou d’un texte : ce n’est pas du TOML valide.
house-file-large = Le fichier est trop gros pour des règles : { $most } Ko au plus.
house-file-leave = Revenir à { $house }
