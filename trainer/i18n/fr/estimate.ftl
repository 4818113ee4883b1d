# Les levées sûres : leurs lignes, ce qui n’y entre pas, où le compte trompe, les dangers du nil.
estimate-title = Levées sûres
estimate-count-top_spades = { $tricks ->
    [one] un pique maître
   *[other] { $tricks } plis des plus hauts piques
  }
estimate-count-long_spades = { $tricks ->
    [one] un pique au-delà de trois
   *[other] { $tricks } piques au-delà de trois
  }
estimate-count-side_winners = { $tricks ->
    [one] un gagnant aux premiers tours
   *[other] { $tricks } gagnants aux premiers tours
  }
estimate-count-middle_cards = des cartes moyennes, presque aucune basse
estimate-looked-guarded_king = peut gagner : l’as est chez un autre
estimate-looked-tenace = peut gagner : tout dépend de qui détient la carte manquante
estimate-looked-queen_jack_ten = peut gagner tard, si personne ne coupe
estimate-looked-ruff = { $length ->
    [0] peut couper : aucun { $suit }
   *[other] peut couper : un seul { $suit }
  }
estimate-looked-bare_king = non compté : il tombe sous l’as
estimate-looked-lone_queen = non comptée : une carte plus haute est chez un autre
estimate-looked-third_round = non comptée : au troisième tour, quelqu’un coupe
estimate-maybe = peut ajouter { $maybe }
estimate-caveat-long_side_suit = Six cartes ou plus à { $suit } : les autres n’en ont bientôt plus et coupent. Avec as et roi dans une telle couleur, une annonce égale au compte a chuté dans 24 % des mains.
estimate-caveat-ace_in_very_long_suit = Sept cartes ou plus à { $suit } : même l’as peut être coupé.
estimate-caveat-no_spades = Aucun pique : rien n’empêche les autres de couper vos gagnants.
estimate-floor = Le compte est un plancher, pas l’annonce : sur 75 452 mains d’un robot public, une main a fait au moins son compte dans environ 90 % des cas, et 1,1 pli de plus en moyenne.
estimate-none = rien n’est sûr
estimate-sum = levées sûres
estimate-danger-ace_of_spades = l’as de pique gagne toujours
estimate-danger-high_spade = { $card } se perd difficilement
estimate-danger-long_spades = { $count } piques : l’un d’eux devra gagner, quel que soit son rang
estimate-danger-no_low_card = rien d’assez bas pour le premier tour
estimate-danger-few_low_cards = { $cards } : risque de devoir gagner un tour suivant
estimate-danger-long_without_low = { $count } cartes et aucune basse
estimate-danger-none = sûr : assez de petites cartes
estimate-danger-void = sûr : aucune
estimate-nil-good = Rien ou presque ne parle ici contre le nil.
estimate-nil-risky = Le nil est risqué avec cette main.
estimate-nil-bad = Ce n’est pas une main de nil.
estimate-nil-title = Le nil avec cette main
estimate-table = Les annonces de la table
estimate-table-open = { $total ->
    [one] { $total } pli annoncé sur 13 jusqu’ici
   *[other] { $total } plis annoncés sur 13 jusqu’ici
  }
estimate-table-underbid = { $total ->
    [one] { $total } pli annoncé sur 13
   *[other] { $total } plis annoncés sur 13
  } : il en reste { $spare }, quelqu’un prendra des sacs
estimate-table-even = 13 plis annoncés sur 13 : chaque contrat peut tout juste réussir
estimate-table-overbid = { $total } plis annoncés pour 13 : { $short } de trop, quelqu’un chutera
