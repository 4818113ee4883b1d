# La table de jeu.
table-you = Vous
table-you-sub = Vous { $sub }
table-role-partner = votre partenaire
table-role-opponent = adversaire
table-dealer = Donneur
table-said = annonce { $bid }
table-taken = { $tricks ->
    [0] aucun pli
    [one] un pli
   *[other] { $tricks } plis
  }
table-taken-of = { $tricks ->
    [one] { $tricks } pli sur { $bid }
   *[other] { $tricks } plis sur { $bid }
  }
table-nil-stands = aucun pli
table-nil-fell = a pris un pli
table-hand = Votre main, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
table-hand-of = Main : { $seat }
table-suit-row = { $suit } : { $ranks }
table-suit-void = { $suit } : chicane
table-trick = { $cards ->
    [0] Le pli, aucune carte
    [one] Le pli, une carte
   *[other] Le pli, { $cards } cartes
  }
table-played = { $seat } : { $card }
table-plays = { $who ->
    [you] Vous jouez : { $card }
   *[seat] { $seat } joue : { $card }
  }
table-pad = Votre annonce
table-bid = Annoncer { $bid }
table-bid-closed = { $bid }, fermé : { $reason }
table-closed = Fermé : { $reason }

# États d’une carte, après son nom et une virgule ; seule la dame est féminine.
table-mark-off = { $rank ->
    [Q] interdite
   *[other] interdit
  } : { $reason }
table-mark-counted = { $rank ->
    [Q] comptée
   *[other] compté
  }, { $tricks ->
    [0] avec la carte voisine
    [one] un pli
   *[other] { $tricks } plis
  }
table-mark-looked = { $rank ->
    [Q] regardée, non comptée
   *[other] regardé, non compté
  }
table-mark-maybe = peut faire un pli
table-mark-best = meilleure carte
table-mark-you = votre carte
table-mark-you-best = votre carte, la meilleure
table-mark-wrong = { $rank ->
    [Q] fausse
   *[other] faux
  }
table-mark-right = juste
table-mark-missed = juste aussi, { $rank ->
    [Q] non choisie
   *[other] non choisi
  }
table-mark-answer = juste
table-mark-wins = prend le pli
table-mark-dim = { $rank ->
    [Q] écartée
   *[other] écarté
  }

# L’étiquette au-dessus d’une carte marquée.
table-tag-counted = +{ $tricks }
table-tag-looked = 0
table-tag-maybe = ?
table-tag-best = mieux
table-tag-you = vous
table-tag-you-best = vous
table-tag-answer = juste
table-tag-missed = aussi

# Le clavier.
table-keys = Toutes les touches
table-key-enter = Entrée
table-key-escape = Échap
table-key-move = se déplacer
table-key-suit = couleur suivante ; entre main et annonces
table-key-number = choisir une annonce
table-key-bid = annoncer
table-key-nil = choisir nil
table-key-play = jouer la carte
table-key-choose = choisir
table-key-on = continuer
table-key-before = étape précédente
table-key-next = main suivante
table-key-last = dernier pli
table-key-back = reprendre
table-key-close = fermer
