# Le cours : nil, fin de partie, une table à côté des autres. Comme dans course.ftl.

# Questions
course-bid_reach_target = { $sides ->
    [1] Votre camp a { $own } points et il en faut { $target }.
   *[0] Vous avez { $own } points et il en faut { $target }.
  } Quel est le plus petit nombre qui gagne la partie si { $sides ->
    [1] votre camp fait tout juste
   *[0] vous faites tout juste
  } le contrat ?
course-order_reckoning = Remettez dans l’ordre les étapes du décompte.
course-play_keep_nil = Vous avez annoncé nil. Jouez une carte qui ne prend pas ce pli.
course-play_nil_high = Vous avez annoncé nil. Débarrassez-vous de la plus haute carte qui ne prend pas ce pli.

# À côté des cartes
course-ctx_blind = { $off ->
    [1] Le nil aveugle est activé à cette table.{" "}
   *[0] {""}
  }{ $looked ->
    [1] Vous voyez vos cartes, et c’est à vous d’annoncer.
   *[0] Vous n’avez pas regardé vos cartes, et c’est à vous d’annoncer.
  }
course-ctx_stands = { $side_who ->
    [us] Votre camp a { $score } { $score ->
        [one] point
       *[other] points
      }.
    [you] Vous avez { $score } { $score ->
        [one] point
       *[other] points
      }.
    [them] L’autre camp a { $score } { $score ->
        [one] point
       *[other] points
      }.
   *[seat] { $side } a { $score } { $score ->
        [one] point
       *[other] points
      }.
  }
course-ctx_level = La donne d’avant a fini à égalité, à { $score }. Voici la donne de plus, jouée jusqu’au bout.
course-ctx_race = Supposons que chacun prenne exactement ce qu’il a annoncé.

# Le nil à la table
course-did_keep_nil = { $card } laisse le pli à { $top } : votre nil tient toujours.
course-not_keep_nil = { $card } prend le pli, et votre nil a chuté. { $better } serait resté dessous.
course-did_nil_high = { $card } s’en va : des cartes qui perdent ici, c’était la plus haute.
course-not_nil_high = { $wins ->
    [1] { $card } prend le pli, et votre nil a chuté. { $better } reste sous { $top }.
   *[0] { $card } perd aussi, mais { $better } était plus dangereux à garder, et reste également sous { $top }.
  }
course-beside_nil = Pour son contrat, votre camp { $tricks ->
    [0] n’a aucun pli à prendre
    [one] doit prendre { $tricks } pli
   *[other] doit prendre { $tricks } plis
  }.
course-true_beside_nil = Un nil n’ajoute rien au contrat. Seule compte l’annonce de l’autre partenaire : { $right }.
course-false_beside_nil = Le contrat, c’est l’annonce du partenaire du nil, et rien d’autre : { $right }.
course-blind_open = Vous pouvez annoncer un nil aveugle maintenant.
course-blind_closed = Le nil aveugle vous est fermé maintenant.
course-blind_peek = Vous pouvez d’abord regarder vos cartes, puis annoncer un nil aveugle.
course-true_blind_open = Rien ne le ferme encore.
course-true_blind_closed = { $why ->
    [seen] Vous avez vu vos cartes : il n’aurait plus rien d’aveugle.
   *[late] Quelqu’un a déjà annoncé, et cela le ferme.
  }
course-true_blind_peek = À votre table, la main est visible.
course-false_blind_open = { $why ->
    [seen] Vous avez vu vos cartes : pour cette donne, le nil aveugle est passé.
   *[late] Le nil aveugle vient avant toute autre annonce, et quelqu’un a déjà parlé.
  }
course-false_blind_closed = Rien ne le ferme : { $why ->
    [open] vous n’avez pas regardé vos cartes.
   *[seen] personne n’a annoncé avant vous.
  }
course-false_blind_peek = Un seul regard y met fin : il ne reste alors que le nil ordinaire.

# La fin
course-event_contracts = Les points des contrats et des nils
course-event_bags = Les nouveaux sacs rejoignent ceux qui attendent
course-event_penalty = On retire la pénalité, si les sacs l’atteignent
course-event_target = On compare le score au but
course-ordered_reckoning = On ajoute et on retire tout d’abord ; ensuite seulement, on regarde le but.
course-order_not_reckoning_contracts = Contrats et nils viennent d’abord : eux seuls disent quels plis sont des sacs.
course-order_not_reckoning_bags = On connaît les sacs de la donne une fois les contrats comptés.
course-order_not_reckoning_penalty = La pénalité tombe une fois les sacs ajoutés, et avant qu’on regarde le but.
course-order_not_reckoning_target = Le but vient en dernier, après toutes les pénalités.
course-hand_wins = Avec cette donne, { $side_who ->
    [us] votre camp gagne
    [you] vous gagnez
    [them] l’autre camp gagne
   *[seat] { $side } gagne
  } la partie.
course-hand_plays_on = Après cette donne, la partie continue.
course-true_hand_wins = Le score après la donne est de { $own } : le but de { $target } est atteint, toutes pénalités retirées.
course-true_hand_plays_on = Les sacs amènent la pénalité, et il reste { $own } : le but de { $target } n’est pas atteint.
course-false_hand_wins = { $winner ->
    [none] Les sacs amènent la pénalité dans cette donne. On la retire avant de regarder le but : il reste { $own }, et la partie continue.
   *[other] Le meilleur score après la donne est de { $best }, et ce n’est pas le leur.
  }
course-false_hand_plays_on = Aucune pénalité ne tombe, et { $own } suffit pour { $target } : la partie est gagnée.
course-race_wins = { $side_who ->
    [us] Votre camp gagne la partie.
    [you] Vous gagnez la partie.
    [them] L’autre camp gagne la partie.
   *[seat] { $side } gagne la partie.
  }
course-race_on = Personne ne gagne encore.
course-true_race_wins = { $best } est le plus haut score à la fin de la donne, et atteint { $target } ; le suivant est de { $second }.
course-true_race_on = { $level ->
    [1] Les deux premiers sont à égalité à { $best } : encore une donne.
   *[0] Le meilleur score est alors de { $best } : pas encore { $target }.
  }
course-false_race_wins = { $winner ->
    [none] { $level ->
        [1] Les deux premiers seraient à égalité à { $best }.
       *[0] Le meilleur score serait de { $best } : pas encore { $target }.
      }
   *[other] { $ahead_who ->
        [us] Votre camp aurait
        [you] Vous auriez
        [them] L’autre camp aurait
       *[seat] { $ahead } aurait
      } le plus haut score, { $best } ; le suivant est de { $second }.
  }
course-false_race_on = { $ahead_who ->
    [us] Votre camp arrive
    [you] Vous arrivez
    [them] L’autre camp arrive
   *[seat] { $ahead } arrive
  } à { $best } : le but de { $target } est atteint, et personne n’est à égalité.
course-bid_did_reach = { $sides ->
    [1] { $partner } et { $bid } font un contrat de { $contract } : avec { $own }, on arrive à { $reached }.
   *[0] Un contrat de { $contract } : avec { $own }, on arrive à { $reached }.
  } Un de moins, et l’on reste sous { $target }.
course-bid_not_reach = { $low ->
    [1] { $sides ->
        [1] Avec le { $partner } de votre partenaire, cela
       *[0] Cela
      } ne fait que { $reached }, et il faut { $target }. Annoncez { $lowest }.
   *[0] { $lowest } suffit pour atteindre { $target } ; chaque pli de plus rend seulement le contrat plus difficile.
  }
course-bid_nil_reach = Un nil est un autre pari : ici, on demande un nombre. { $lowest } suffit pour atteindre { $target }.

# Les parties d’un score
course-part_wrong_boston = Les 13 plis ne rapportent la prime que si les 13 ont été annoncés, et jamais contre deux nils.
course-part_wrong_double_nil_made = { $unit ->
    [1] L’un des deux a pris un pli : le double nil est chuté.
   *[0] À votre table, deux nils dans un camp sont deux promesses, chacune avec ses points.
  }
course-part_wrong_double_nil_failed = { $unit ->
    [1] Aucun des deux n’a pris de pli : le double nil est réussi.
   *[0] À votre table, deux nils dans un camp sont deux promesses, chacune avec ses points.
  }

# Les règles d’une table
course-rule_first_dealer = { $value ->
    [random] Le hasard désigne le premier donneur.
   *[high_card] Chacun tire une carte, et la plus haute distribue en premier.
  }
course-rule_double_nil = { $value ->
    [separate] Les deux partenaires peuvent annoncer nil, et chaque nil se compte à part.
    [unit] Les deux partenaires peuvent annoncer nil, et les deux ne font qu’un.
   *[closed] Deux partenaires ne peuvent pas annoncer nil tous les deux.
  }
course-rule_blind_nil_made = Un nil aveugle réussi rapporte { $value } points.
course-rule_blind_nil_window = { $value ->
    [before_any_bid] Le nil aveugle ne s’annonce qu’avant toute autre annonce.
   *[any_turn] Le nil aveugle s’annonce à son tour, même si d’autres ont déjà parlé.
  }
course-rule_blind_nil_unseen = { $value ->
    [True] Le nil aveugle s’annonce avant de regarder ses cartes.
   *[False] Le nil aveugle s’annonce avec ses cartes sous les yeux.
  }
course-rule_tie = { $value ->
    [extra_hand] En cas d’égalité, une donne de plus décide, où qu’en soient alors les scores.
   *[play_on] En cas d’égalité, on continue jusqu’à ce que quelqu’un soit seul en tête au-delà du but.
  }

# Les autres tables
course-elsewhere = { $house } : { $says }
course-true_elsewhere = C’est la règle là-bas.
course-false_elsewhere = Pas là-bas. La règle :
course-silent = La source de votre table ne tranche pas ceci : « { $row } ».
course-silent_none = La source de votre table tranche tous ces points.
course-true_silent = { $note }
course-true_silent_none = Aucun silence n’est relevé pour votre table.
course-false_silent = C’est tranché : la source le dit.
course-false_silent_none = L’un des autres points reste ouvert.
