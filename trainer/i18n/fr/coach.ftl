# Le moniteur de la page Annoncer : ce que vaut chaque annonce.
coach-label-best = Au mieux
coach-label-good = Bon
coach-label-inaccuracy = Imprécision
coach-label-mistake = Erreur
coach-label-blunder = Grosse faute
coach-loss = { $loss } ± { $margin }
coach-grade-label = { $word }, { $loss } { $count ->
    [one] point perdu
   *[other] points perdus
  }. { $sentence }
coach-said-best = Vous annoncez { $bid } ({ $value }), la meilleure annonce.
coach-said-equal = Vous annoncez { $bid } ({ $value }). Tout aussi bon, autant qu’on puisse le dire : { $others }.
coach-said-lost = Vous annoncez { $bid } ({ $value }). Annoncer { $best } valait { $best_value }.
coach-by-count = Selon le seul compte : { $word }

# En attendant.
coach-warming = Les joueurs se préparent. La toute première fois, cela prend jusqu’à une minute.
coach-waiting = Calcul de ce que vaut chaque annonce
coach-working = Calcul de ce que vaut chaque annonce : { $done } sur { $total }
coach-failed = Les valeurs n’ont pas pu être calculées.
coach-retry = Réessayer
coach-coming = Ce que vaut chaque annonce arrive dans un instant.

# Les vues.
coach-views = Que regarder
coach-view-values = Annonces
coach-view-tricks = Plis
coach-view-outcomes = Score
coach-view-scores = Autres scores
coach-values-title = Ce que valait chaque annonce
coach-values-note = Points de la donne, { $who ->
    [you] les vôtres moins la moyenne des autres
   *[side] les nôtres moins les leurs
  } ; un sac compte à son prix de long terme. Traits fins : marge à 95 %. { $worlds } donnes compatibles avec les annonces vues.
coach-values-few = Les annonces avant vous sont si rares que les donnes compatibles comptent comme { $layouts ->
    [one] une seule donne indépendante
   *[other] { $layouts } donnes indépendantes
  } : trop peu pour noter.
coach-values-alt = Points attendus de chaque annonce. Meilleure : { $best }, { $best_value }. La vôtre : { $bid }, { $value }.
coach-values-axis = annonce
coach-mark-best = mieux
coach-mark-you = vous
coach-mark-closed = fermé
coach-hover-diff = { $diff } ± { $margin } face à la meilleure
coach-part-contract_made = contrat réussi
coach-part-contract_set = contrat chuté
coach-part-nil = nil
coach-part-bags = sacs
coach-part-boston = les 13 plis
coach-part-theirs = points des autres
coach-tricks-title = { $who ->
    [you] Combien de plis vous faites
   *[side] Combien de fois votre camp y arrive
  }
coach-tricks-you = avec votre { $bid }
coach-tricks-best = avec { $bid }
coach-tricks-made = Le contrat de { $contract } réussit dans { $p } % des donnes.
coach-tricks-open = { $seat } n’a pas encore annoncé : ce sont vos propres plis. Vous en faites { $contract } ou plus dans { $p } % des donnes.
coach-tricks-own = Vous en faites { $contract } ou plus dans { $p } % des donnes.
coach-tricks-nil = Aucun pli dans { $p } % des donnes.
coach-tricks-alt = { $axis } : { $words }
coach-scores-title = La même main à un autre score
coach-score-now = Maintenant
coach-score-fresh = Partie neuve
coach-score-near = Tous près de { $target }
coach-score-bags = { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
coach-score-behind = Loin derrière
coach-score-at = { $own } à { $others }, { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
coach-scores-same = { $best } reste la meilleure annonce à tous les scores.
coach-scores-move = La meilleure annonce change avec le score.
coach-scores-note = Points de cette donne, la pénalité des sacs tombant quand elle tombe vraiment (± { $margin } ou moins), et non au prix de long terme qui donne la note. En gras : aussi bon que le mieux. Les chances de gagner la partie n’y entrent pas.

# Pourquoi la meilleure annonce est la meilleure.
coach-why = Pourquoi { $bid }
coach-why-too_high = { $extra ->
    [one] Le pli de plus ajoute { $points } { $points ->
        [one] point
       *[other] points
      } s’il rentre
   *[other] Les { $extra } plis de plus ajoutent { $points } points s’ils rentrent
  }, et { $extra ->
    [one] change
   *[other] changent
  } { $won } en { $lost } sinon.
coach-why-too_low = { $extra ->
    [one] Un pli est resté
   *[other] { $extra } plis sont restés
  } hors de l’annonce : { $points } { $points ->
    [one] point
   *[other] points
  } de moins, et chaque pli ainsi laissé devient un sac, { $bag } à long terme.
coach-why-chance = Avec { $best }, le contrat réussit dans { $p_best } % des donnes.
coach-why-chances = Avec { $best }, le contrat réussit dans { $p_best } % des donnes ; avec votre { $own }, dans { $p_own } %.
coach-why-bags = { $best } apporte { $bags } { $count ->
    [one] sac
   *[other] sacs
  } en moyenne{ $standing ->
    [0] { "" }
   *[other] , en plus de vos { $standing }
  }.
coach-why-bags_more = Votre annonce apporte { $bags } { $count ->
    [one] sac
   *[other] sacs
  } en moyenne, { $best } seulement { $fewer }.
coach-why-nil_fails = Votre nil réussit dans { $p } % des donnes. Il lui en faut { $need } % pour valoir autant que { $number }.
coach-why-nil_made = Le nil réussit dans { $p } % des donnes, et vaut plus que { $number } à partir de { $need } %.
coach-why-nil_cover = { $seat } annonce { $partner } et peut bien couvrir.
coach-why-number_instead = Avec { $number }, vous faites { $tricks } { $count ->
    [one] pli
   *[other] plis
  } en moyenne ; cela vaut { $value }.
coach-why-neighbours = { $low } perd { $low_loss } { $low_loss ->
    [one] point
   *[other] points
  }, { $high } en perd { $high_loss }.
coach-means = Vous faites { $own } { $count ->
    [one] pli
   *[other] plis
  } en moyenne, { $seat } { $partner } : ensemble { $together }.
coach-means-alone = Vous faites { $own } { $count ->
    [one] pli
   *[other] plis
  } en moyenne.

# Pourquoi la meilleure annonce n’est pas le compte.
coach-gap-title = Compte { $sure }, bonne annonce { $best }
coach-gap-same = Ici, le compte est juste.
coach-gap-nil = Le compte ne sait rien du nil.
coach-gap-maybes = { $cards } : cela peut aussi gagner.
coach-gap-ruffs = Votre couleur courte vous laisse couper.
coach-gap-small_cards = Longues et cartes moyennes gagnent sur le tard : vous faites { $tricks } { $count ->
    [one] pli
   *[other] plis
  } en moyenne.
coach-gap-long_suit = Votre longue se fait couper : vous faites { $tricks } { $count ->
    [one] pli
   *[other] plis
  } en moyenne.
coach-gap-no_spades = Sans pique, vos gagnants se font couper : vous faites { $tricks } { $count ->
    [one] pli
   *[other] plis
  } en moyenne.
coach-gap-partner_strong = { $seat } annonce { $bid } et fait { $tricks } en moyenne : vous pouvez vous y appuyer.
coach-gap-partner_weak = { $seat } annonce { $bid } et fait { $tricks } en moyenne : gardez une marge.
coach-gap-partner_nil = { $seat } annonce nil, et le couvrir vous coûte des plis.
coach-gap-last_seat_room = Vous parlez en dernier, et les autres laissent { $left } { $left ->
    [one] pli
   *[other] plis
  } sur 13 : plus que votre compte.
coach-gap-last_seat_tight = Vous parlez en dernier, et les autres ne laissent { $left ->
    [0] aucun
    [one] que { $left }
   *[other] que { $left }
  } des 13 plis.
coach-gap-bags = Annoncer { $sure } ramasse { $bags } { $count ->
    [one] sac
   *[other] sacs
  } en moyenne, soit { $points } points de plus en sacs que la bonne annonce.
coach-gap-set = Annoncer { $sure } ne réussit que dans { $p } % des donnes.
coach-gap-score = À ce score précis, { $now } vaut mieux : { $best } y perd { $loss } { $loss ->
    [one] point
   *[other] points
  }.
coach-percent = { $p } %
coach-nil-chance = réussit dans { $p } %

# La donne jouée.
coach-show = Voir jouer
coach-hide = Cacher le jeu
coach-show-waiting = La donne se joue.
coach-trick-none = Les quatre mains, avant l’entame
coach-trick = Pli { $number } sur 13, pour { $winner ->
    [you] vous
   *[seat] { $name }
  }
coach-back = Retour
coach-forward = Pli suivant
coach-end = À la fin
coach-came-title = Ce qu’il en est advenu
coach-expected = Attendu avec votre { $bid }
coach-came = Ce que la donne a rapporté
coach-luck = La chance : cartes et jeu
coach-skill = Votre annonce, face à la meilleure
coach-fortune-note = Points, { $who ->
    [you] les vôtres moins la moyenne des autres
   *[side] les nôtres moins les leurs
  }, au score du moment. Des robots ont joué les quatre mains ; la chance n’entre pas dans la note.
