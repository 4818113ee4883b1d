# La page Annoncer.
bid-house = Règles
bid-deal = Donne
bid-ask = Qu’annoncez-vous ?
bid-order = { $seat ->
    [you] Dans le sens horaire, vous d’abord
   *[other] Dans le sens horaire, depuis { $name }
  }
bid-turn = { $who ->
    [you] { $place ->
        [1] parlez en premier
        [2] parlez en deuxième
        [3] parlez en troisième
       *[4] parlez en dernier
      }
   *[seat] { $place ->
        [1] parle en premier
        [2] parle en deuxième
        [3] parle en troisième
       *[4] parle en dernier
      }
  }
bid-name-nil = nil
bid-zero-is-nil = Dans ces règles, 0 est nil : aucun pli.
bid-zero-is-number = Dans ces règles, 0 est un nombre : il n’ajoute rien et ne risque rien. Ce n’est pas nil.
bid-blind = Nil aveugle
bid-blind-worth = sans regarder : +{ $points } ou −{ $points } points
bid-look = Regarder mes cartes
bid-blind-hint = Dans ces règles, le nil aveugle s’annonce avant de regarder ses cartes. Dès que vous regardez, il est fermé.
bid-you-and = Vous et { $seat }
bid-they = { $first } et { $second }
bid-score = Score
bid-to = partie en { $target }
bid-points = points
bid-bags-head = sacs
bid-bags = { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
bid-bags-of = { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  } sur { $group }
bid-bags-cost = { $group } sacs coûtent { $points } points.
bid-broken-link = Ce lien ne peut pas s’ouvrir. { $reason }
bid-deal-me = Donnez-moi une main
bid-next = Main suivante
bid-hand-counted = Votre main, avec le compte

# La note.
bid-verdict-sound = Juste
bid-verdict-with_maybes = Hardi, mais fondé
bid-verdict-underbid = Sous-annonce
bid-verdict-overbid = Surannonce
bid-verdict-nil_good = Bon nil
bid-verdict-nil_small = Peu à gagner
bid-verdict-nil_risky = Nil risqué
bid-verdict-nil_bad = Pas un nil
bid-verdict-nil_blind = Aveugle
bid-why-sound = Vous annoncez { $bid }. Levées sûres : { $sure } ; le compte ou un de plus est juste.
bid-why-with_maybes = Vous annoncez { $bid }. Levées sûres : { $sure } ; les cartes qui peuvent gagner mènent à { $maybes }.
bid-why-underbid = Vous annoncez { $bid }, en dessous { $sure ->
    [one] de la seule levée sûre
   *[other] des { $sure } levées sûres
  }. { $sound } était juste.
bid-why-overbid = Vous annoncez { $bid }. Levées sûres : { $sure } ; même avec les cartes qui peuvent gagner, on arrive à { $maybes }. { $sound } était juste.
bid-why-nil_good = Rien dans votre main ne doit gagner un pli.
bid-why-nil_small = Rien dans votre main ne doit gagner un pli, mais ici un nil ne vaut que { $won } ou { $lost } : la plupart des mains rapportent plus par leurs plis.
bid-why-nil_risky = Il peut réussir, mais certaines cartes risquent de devoir gagner.
bid-why-nil_bad = Trop de vos cartes doivent gagner.
bid-why-nil_blind = Annonce sans regarder : elle n’est pas notée. Voici vos cartes.
bid-grade-label = { $word }. { $sentence }

# Ce que marque chaque résultat.
bid-zone-set = chuté
bid-zone-made = réussi
bid-zone-penalty = pénalité
bid-zone-zero = sans contrat
bid-nil-fate = Le nil
bid-nil-made = réussi
bid-nil-failed = prend un pli
bid-after = { $before } → { $score } · { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
bid-breakdown = Score avec { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  }
bid-assumed = Si { $seat } annonce

# La séance.
bid-tally = Vos dernières mains
bid-tally-hands = { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
bid-tally-empty = Vos annonces face au compte s’afficheront ici, main par main.
bid-tally-axis = main
bid-tally-right = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  } sur { $hands }.
bid-tally-off = Votre annonce moins le compte : { $off } en moyenne.

# Réglages.
bid-setup = Réglages
bid-your-seat = Votre place
bid-dealer = Donneur
bid-any = Au hasard
bid-scores-drawn = Scores au hasard
bid-points-of = Points, { $side }
bid-deal-so = Distribuer avec ces réglages
bid-by-number = Une donne par son numéro
bid-open = Ouvrir la donne
bid-own = Une main à vous
bid-own-way = Vos cartes
bid-own-pick = Choisir
bid-own-type = Écrire
bid-own-text = Piques, cœurs, carreaux, trèfles, séparés par des points
bid-own-picked = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } sur { $full }
bid-own-bid = { $seat } annonce
bid-own-go = À moi d’annoncer
bid-own-back = Revenir aux donnes au hasard

# Parties de la réponse.
bid-sound-two = { $first } ou { $second }
bid-why-overbid_plain = Vous annoncez { $bid }. Levées sûres : { $sure }, et rien dans la main ne comble l’écart. { $sound } était juste.
bid-count-maybe = +{ $part } ?
bid-count-with-maybes = avec les cartes qui peuvent gagner, arrondi
bid-tricks-of = { $who ->
    [you] plis
   *[side] plis, vous et { $seat }
  }
bid-slider-of = { $who ->
    [you] Vos plis
   *[side] Plis de votre camp
  }
bid-nil-whose = Deux nil : qui prend les plis ?
bid-nil-both = Les deux
bid-contract_made = Contrat { $first } + { $second } réussi
bid-contract_set = Contrat { $first } + { $second } chuté
bid-ends-target = { $target } est atteint : la partie se termine, le plus haut score gagne.
bid-ends-floor = C’est { $floor } ou moins : la partie se termine, le plus haut score gagne.
bid-zone-set-at = chuté : { $points }
bid-zone-nil_failed = nil chuté
bid-zone-part = de { $first } à { $last } { $last ->
    [one] pli
   *[other] plis
  } : { $zone }, de { $low } à { $high } { $count ->
    [one] point
   *[other] points
  }
bid-zone-part-one = { $first ->
    [one] { $first } pli
   *[other] { $first } plis
  } : { $zone }, { $low } { $count ->
    [one] point
   *[other] points
  }
bid-zone-part-level = de { $first } à { $last } { $last ->
    [one] pli
   *[other] plis
  } : { $zone }, { $low } { $count ->
    [one] point
   *[other] points
  }
bid-bags-of-side = Sacs, { $side }
bid-own-checked = 13 cartes : une main
