# Ce que le moteur refuse : un message par code de `trainer.engine.errors`, mêmes paramètres.
# Les messages d’un champ suivent son nom et un deux-points.

# Notation
error-card_unknown = « { $input } » n’est pas une carte. Écrivez la couleur puis le rang, comme SA, HT ou D4.
error-card_twice = { $card } figure deux fois. Chaque carte n’existe qu’une fois.
error-hand_suits = « { $input } » n’est pas une main. Écrivez les quatre couleurs séparées par des points, comme AK52.Q97.J4.T983.
error-hand_size = Cette main compte { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
  } ; il en faut { $expected }.
error-hand_full = Cette main compte { $got ->
    [one] { $got } carte
   *[other] { $got } cartes
  } ; { $most } au plus sont possibles.
error-deal_number = « { $input } » n’est pas le numéro d’une donne. Il faut un nombre entier de 0 à { $most }.
error-hand_lengths = Les quatre mains comptent { $got } cartes. Elles doivent être de même longueur.
error-deal_form = « { $input } » n’est pas une donne. Écrivez N: puis quatre mains, dans le sens horaire à partir de Nord.
error-deal_id = « { $input } » n’est pas un numéro de donne. Il compte huit lettres et chiffres, comme 7K3F-2QXM.
error-seat_unknown = « { $input } » n’est pas une place. Écrivez N, E, S ou W (W pour Ouest).
error-bid_unknown = « { $input } » n’est pas une annonce. Écrivez un nombre de 0 à 13, nil ou blind_nil.
error-bids_without_hand = Des annonces (« { $input } ») vont avec une main à vous. Ajoutez-la, comme hand=KJ963.A5.AQ83.72, ou retirez les annonces.
error-scores_form = « { $input } » n’est pas un score. Écrivez les points et les sacs de chaque camp, comme 337/7,294/4.
error-scores_range = « { $input } » dépasse toute partie. Écrivez au plus { $points } points et { $bags } sacs.

# Annonces
error-zero_not_a_bid = À cette table, on ne peut pas annoncer 0. Annoncez nil.
error-below_minimum = À cette table, l’annonce la plus basse est { $minimum }.
error-no_nil = À cette table, le nil n’existe pas. L’annonce la plus basse est { $minimum }.
error-no_blind_nil = À cette table, le nil aveugle n’existe pas.
error-blind_nil_off = À cette table, le nil aveugle n’est pas activé.
error-partner_has_bid = Le nil n’est ouvert que tant que le partenaire n’a pas annoncé.
error-not_before_any_bid = Le nil aveugle n’est ouvert qu’avant toute autre annonce.
error-hand_seen = Le nil aveugle n’est ouvert qu’avant d’avoir regardé ses cartes.
error-not_behind = Le nil aveugle n’est ouvert qu’à un camp mené d’au moins { $deficit } points.
error-partner_is_nil = À cette table, les deux partenaires ne peuvent pas annoncer nil.
error-team_minimum = À eux deux, les partenaires doivent annoncer au moins { $minimum }.
error-pair_cap = À eux deux, les partenaires peuvent annoncer au plus { $cap }.
error-total_thirteen = Le total des quatre annonces ne peut pas être de 13.
error-out_of_turn = { $seat } ne peut pas annoncer maintenant : c’est à { $turn } de le faire.
error-auction_over = Les quatre joueurs ont annoncé, et une annonce faite ne change plus.

# Jeu de la carte
error-card_not_held = { $seat } n’a pas { $card }.
error-follow_suit = { $card } n’est pas permis : l’entame est à { $suit } et il faut fournir.
error-spades_not_broken = { $card } n’est pas permis : les piques ne sont pas encore ouverts.
error-first_lead = { $card } n’est pas permis : la première entame ne peut pas être à pique.
error-deal_over = Toutes les cartes ont été jouées.
error-trick_size = Un pli en cours compte de 0 à 3 cartes, pas { $got }.
error-nothing_held = Il ne reste aucune carte à jouer.
error-hand_and_trick = { $card } est à la fois dans la main et sur la table.

# Score
error-tricks_range = { $seat } aurait { $got } plis. Tout est possible de 0 à 13.
error-tricks_total = Le total des plis est de { $got }. Une donne en compte 13.
error-seats_missing = { $missing } manque. Il faut les quatre places.
error-sides_unknown = « { $input } » ne marque pas de score ici. Écrivez { $expected }.
error-score_whole = { $got } n’est pas un score de { $side }. Le score et les sacs sont des nombres entiers.
error-bags_negative = { $got ->
    [one] { $got } sac
   *[other] { $got } sacs
  } en attente, c’est impossible. Écrivez 0 ou plus.
error-bags_range = { $got ->
    [one] { $got } sac
   *[other] { $got } sacs
  } en attente, c’est impossible : la pénalité tombe tous les { $group } sacs. Écrivez de 0 à { $most }.

# Règles de la table
error-house_unknown = Aucune table ne s’appelle « { $input } ». Choisissez parmi { $expected }.
error-house_invalid = Les règles de cette table ne tiennent pas ensemble.
error-house_toml = Le fichier n’est pas du TOML valide : { $detail }
error-house_encoding = Le fichier n’est pas un texte en UTF-8.
error-house_empty = Le fichier ne contient aucune règle. Nommez une table de départ dans le champ base.
error-field_base = aucune table ne s’appelle { $got } ; choisissez parmi { $expected }
error-field_unknown = cette règle n’existe pas
error-field_misspelt = cette règle n’existe pas ; vouliez-vous dire { $near } ?
error-field_missing = cette règle manque ; ajoutez-la, ou nommez une table de départ dans le champ base
error-field_flag = { $got } n’est ni true ni false
error-field_whole = { $got } n’est pas un nombre entier de { $low } à { $high }
error-field_wholes = { $got } n’est pas une liste de nombres entiers de { $low } à { $high }
error-field_choice = { $got } ne figure pas parmi { $expected }
error-field_text = { $got } n’est pas un texte de 1 à { $most } caractères
error-field_needs_partners = cette règle suppose des partenaires ; quand chacun marque pour soi, elle doit valoir { $right }
error-field_needs_nil = 0 ne peut pas vouloir dire nil si personne ne peut annoncer nil
error-field_bag_penalty = une pénalité suppose un nombre de sacs ; donnez à bag_group la valeur 5, 7 ou 10
error-field_blind_nil_closed = le nil aveugle est exclu si personne ne peut annoncer nil
error-field_impossible_bids = aucun camp ne pourrait annoncer : son minimum dépasse son maximum
error-field_reading = { $got } n’est pas une lecture ; il faut kind (silence ou contradiction), about et note

# Résolution exacte
error-uneven_hands = Les mains comptent { $got } cartes, avec { $table } sur la table. Celles-ci rendues, toutes doivent être de même longueur.
error-trick_not_broken = { $card } est sur la table : les piques sont donc ouverts.
error-solo_objective = Quand chacun joue pour soi, seules les levées se résolvent.

# Exercices du nil
error-drill_id = « { $input } » n’est pas le numéro d’un exercice. Ils ressemblent à set1-classic-7K3F-2QXM.
error-drill_unknown = Aucune banque ne contient l’exercice « { $input } ».
error-drills_invalid = La banque ne tient pas.
error-drills_encoding = Le fichier n’est pas du texte UTF-8.
error-drills_seeds = Les notes à côté de la banque ne peuvent pas être lues : { $input }
error-drill_json = la ligne n’est pas un objet JSON
error-drill_missing = ce champ manque
error-drill_field = { $got } ne convient pas : { $detail }
error-drill_unknown_field = ce champ n’existe pas
error-drill_role = le rôle n’est pas celui du joueur
error-drill_turn = c’est à un autre joueur
error-drill_nil = ce joueur n’a pas annoncé nil
error-drill_nil_set = ce nil est déjà chuté
error-drill_answers = les réponses ne sont pas les choix possibles
error-drill_twice = ceci figure deux fois
error-drill_order = la meilleure réponse ne vient pas en tête, sans perte
error-drill_right = les bonnes réponses ne sont pas les premières
error-drill_natural = les réponses tentantes ne sont pas parmi les mauvaises
error-drill_themes = les thèmes ne suivent pas l’ordre du catalogue
error-drill_elsewhere = l’autre table n’est pas une table où la réponse change
