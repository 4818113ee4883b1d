# La page Nil : des exercices, une décision à la fois.
nil-drill = Exercice
nil-suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }

# Que travailler.
nil-choose-family = Votre place
nil-choose-theme = Thème
nil-choose-level = Niveau
nil-mixed = Mélangés
nil-theme-count = { $theme } ({ $count })
nil-any-level = Tous les niveaux
nil-level-easy = Facile
nil-level-middle = Moyen
nil-level-hard = Difficile
nil-by-id = Un exercice par son identifiant
nil-open = Ouvrir l’exercice
nil-nearest = Ce qui s’en approche le plus : { $parts }. De nouveaux exercices sont cherchés pendant que vous jouez.
nil-differs-house = d’autres règles
nil-differs-theme = un autre thème
nil-differs-level = un autre niveau
nil-differs-seen = un exercice déjà vu
nil-none = Il n’y a pas encore d’exercice de ce genre.
nil-broken-link = Ce lien ne mène à rien : { $reason }
nil-other = Donnez-m’en un autre
nil-making = L’exercice { $id } n’est dans aucune banque. Il est refait à partir de son identifiant.
nil-make-waiting = L’exercice se prépare
nil-make-working = L’exercice se prépare : { $done } sur { $total }

# La question.
nil-ask-setter = { $contract ->
    [0] Vous attaquez un nil : celui du joueur { $nil }.
   *[other] Vous attaquez un nil, celui du joueur { $nil }, et vous avez votre propre contrat.
  }
nil-ask-coverer = { $contract ->
    [0] { $nil }, votre partenaire, a annoncé nil. Vous couvrez.
   *[other] { $nil }, votre partenaire, a annoncé nil. Vous couvrez, et vous avez votre propre contrat.
  }
nil-ask-bidder = { $contract ->
    [0] Vous avez annoncé nil.
   *[other] Vous avez annoncé nil. { $partner } vous couvre et doit réussir son contrat.
  }
nil-ask-bid = Nil, ou { $number } ?
nil-ask-bid-sub = Choisissez sous la table.
nil-ask-bid-more = Cette main peut-elle ne faire aucun pli, et cela vaut-il plus que ses plis ?
nil-you-bid = Vous annoncez { $bid }
nil-to-play = à vous
nil-covers = couvre
nil-stands = Où on en est
nil-you-and = Vous et { $partner }
nil-they = { $first } et { $second }
nil-no-bid = pas encore d’annonce
nil-taken-of = { $taken } sur { $contract }
nil-more = { $missing ->
    [0] Le contrat est réussi ; { $left ->
        [one] il reste { $left } pli
       *[other] il reste { $left } plis
      }.
   *[other] Encore { $missing } { $left ->
        [one] dans le seul pli qui reste
       *[other] des { $left } plis qui restent
      }.
  }
nil-for = { $who ->
    [you] Vous, nil à { $points }
   *[seat] { $seat }, nil à { $points }
  }
nil-before = Avant la donne : { $score }
nil-score = { $who ->
    [us] vous
   *[them] eux
  } { $score }, { $bags ->
    [0] aucun sac
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
nil-last-trick = Dernier pli
nil-trick-of = { $number } sur 13
nil-trick = Pli { $number }

# La réponse.
nil-take-back = Reprendre
nil-next = Suivant
nil-play-on = Continuer
nil-show-hands = Voir les mains
nil-hide-hands = Cacher les mains
nil-every-card = Chaque carte permise
nil-every-card-of = Chaque carte, quand vous avez joué { $card }
nil-every-bid = Les deux annonces
nil-col-card = Carte
nil-col-bid = Annonce
nil-col-nil-setter = Le nil tombe
nil-col-nil-coverer = Le nil tient
nil-col-nil-bidder = Le nil tient
nil-col-contract = Vos { $contract } passent
nil-col-own = Contrat réussi
nil-col-points = Points
nil-col-real = Mains vues
nil-also-right = bon aussi
nil-values-note = Points : à ± { $margin } ou moins. Chaque barre est prise seule. La dernière colonne voit les quatre mains de cette donne ; elle ne compte pas pour la note.
nil-also = Bon aussi : { $choices }.
nil-worth = { $card } vaut { $points } { $count ->
    [one] point
   *[other] points
  }, { $other } { $points_other }.
nil-themes = { $count ->
    [one] Thème
   *[other] Thèmes
  }
nil-why = Pourquoi { $choice }
nil-why-note = Les cartes des autres mains sont celles de cette donne, que personne ne voit à la table.

# Ce qui suit, carte par carte.
nil-after = Ce qui suit, choix par choix
nil-after-which = Quelle répartition
nil-world-real = Cette donne
nil-world-other = Une autre
nil-world-real-note = La vraie donne, { $how }.
nil-world-other-note = Une des répartitions compatibles avec ce que vous saviez, { $how }.
nil-after-solved = jouée au mieux par tous, cartes sur table
nil-after-played = jouée jusqu’au bout par le joueur du programme
nil-after-best = Après { $choice }
nil-after-other = Après { $choice }
nil-same = { $count ->
    [one] Le pli suivant va au même joueur.
   *[other] Les { $count } plis suivants vont aux mêmes joueurs.
  }
nil-came-set = { $who ->
    [you] Vous prenez
   *[seat] { $seat } prend
  } le pli { $trick } : le nil tombe.
nil-came-fallen = Le nil était déjà perdu. { $who ->
    [you] Vos plis par la suite
   *[seat] Plis de { $seat } par la suite
  } : { $tricks }.
nil-came-kept = { $who ->
    [you] Vous ne prenez
   *[seat] { $seat } ne prend
  } aucun pli : le nil tient.
nil-came-number = { $tricks ->
    [0] Vous ne prenez aucun pli.
    [one] Vous prenez { $tricks } pli.
   *[other] Vous prenez { $tricks } plis.
  }
nil-us = Vous : { $said }
nil-them = Eux : { $said }
nil-difference = Différence, un sac à son prix moyen
nil-wait-waiting = Les deux suites se jouent
nil-wait-working = Les deux suites se jouent : { $done } sur { $total }

# Continuer.
nil-on-begins = La donne continue. Chacune de vos cartes est notée.
nil-on-card = Vous avez joué { $card }.
nil-on-better = Mieux : { $card }.
nil-on-judging = Vous avez joué { $card }. La note vient pendant que vous continuez.
nil-on-forced = { $card } était votre seule carte.
nil-on-so-far = Vos cartes jusqu’ici
nil-on-pending = note à venir
nil-on-only = seule carte
nil-ended = Comment la donne a fini
nil-others-waiting = Les autres jouent
nil-others-working = Les autres jouent : { $done } sur { $total }
nil-judge-waiting = Votre carte est jugée
nil-judge-working = Votre carte est jugée : { $done } sur { $total }

# Les séries.
nil-run-start = Série de dix
nil-run-leave = Quitter la série
nil-run-back = Revenir aux exercices seuls
nil-run-place = { $number } sur { $length }
nil-run-title = Votre série
nil-run-summary = Bilan
nil-run-right = { $right } sur { $drills }
nil-run-first = justes du premier coup
nil-run-loss = { $count ->
    [one] point perdu
   *[other] points perdus
  } par décision ({ $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } ; cartes forcées non comptées)
nil-run-themes = Thème par thème
nil-run-no-themes = Aucun exercice n’a reçu de réponse.
nil-run-theme = { $theme } : { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  } sur { $drills }, { $loss } { $count ->
    [one] point perdu
   *[other] points perdus
  } par exercice
nil-run-bar = { $theme } ({ $right } sur { $drills })
nil-run-axis = points perdus par exercice
nil-run-missed = Les manqués
nil-run-none-missed = Aucun : toutes vos premières réponses étaient justes.
nil-run-missed-line = { $theme } : { $loss }
nil-run-again = Reprendre les manqués
nil-run-another = Une autre série de dix

# Pourquoi : les répartitions.
nil-why-nil-setter = Après { $card }, le nil tombe dans { $p } % des répartitions ; après { $other }, dans { $p_other } %.
nil-why-nil-coverer = Après { $card }, le nil tient dans { $p } % des répartitions ; après { $other }, dans { $p_other } %.
nil-why-nil-bidder = Après { $card }, votre nil tient dans { $p } % des répartitions ; après { $other }, dans { $p_other } %.
nil-why-holds = À la table, { $nil } tient du { $suit } dans { $p } % des répartitions possibles.
nil-why-nil-alone = Le nil tient dans { $p } % des répartitions.
nil-why-contract = Votre contrat est réussi dans { $p } % des répartitions après { $card }, dans { $p_other } % après { $other }.
nil-why-nil-first = Le nil pèse plus lourd : { $points } points entre tomber et tenir.
nil-why-contract-first = Ici, le contrat pèse plus lourd que le nil.

# Ce que fait une mauvaise carte.
nil-why-does-rescues = { $other } prend le pli que { $nil } était en train de gagner.
nil-why-does-gives_discard = { $nil } n’a pas de { $suit } et se défausse sur { $other }.
nil-why-does-leaves = { $other } laisse { $nil } maître du pli avec { $top }.
nil-why-does-on_top = { $other } devient maître du pli.

# Ce que fait la bonne carte, thème par thème.
nil-why-theme-lead_under_nil = { $card } est sous tout ce que { $nil } tient à { $suit } ({ $held }) : { $nil } ne peut pas passer dessous, et { $cover } doit monter.
nil-why-theme-lead_cover_void = { $nil } doit fournir { $held } sur { $card }, et { $cover } n’a plus de { $suit } à mettre par-dessus.
nil-why-theme-strip_cover = À { $suit }, { $cover } n’a que { $covers }. { $card } oblige { $cover } à en dépenser, et { $nil } tient encore { $held }.
nil-why-theme-no_discard = { $nil } tient { $held } et doit fournir sur { $card } : pas de défausse.
nil-why-theme-lead_through_cover = { $cover } joue juste après { $card } et doit choisir avant que { $nil } ne joue parmi { $held }.
nil-why-theme-lead_through_nil = { $nil } joue juste après { $card }, parmi { $held }, et votre partenaire peut encore passer dessous.
nil-why-theme-pull_trumps = { $nil } tient encore { $held }. Chaque tour de pique lui en prend un, ou un gros à { $cover }.
nil-why-theme-stay_under = { $nil } est en train de gagner le pli avec { $top }. { $card } reste dessous.
nil-why-theme-hold_up = { $winners } prendrait ce pli. { $card } le laisse passer et garde la maîtresse pour quand { $nil } n’aura plus d’issue.
nil-why-theme-win_to_lead = { $card } prend le pli : la prochaine entame est à vous, contre { $nil }.
nil-why-theme-contract_first = { $card } s’occupe de votre contrat plutôt que de { $nil }.
nil-why-theme-cover_high = { $between_count ->
    [0] { $card } prend haut : personne ne passe par-dessus.
   *[other] Par-dessus { $cheap }, il reste { $between }, qui laisseraient { $nil } maître. { $card } ne laisse pas cette place.
  }
nil-why-theme-leave_it = { $nil } a joué et { $top } est au-dessus : rien à protéger. { $card } suffit.
nil-why-theme-lead_for_discard = { $nil } n’a plus de { $suit } et peut jeter une carte dangereuse sur { $card }.
nil-why-theme-cash_top = Rien de ce qui reste ne bat { $card } à { $suit } : { $nil } met dessous ce qu’il veut.
nil-why-theme-overtake = { $nil } est en train de gagner le pli avec { $top }. { $card } passe par-dessus.
nil-why-theme-give_up_nil = Le nil est trop difficile à tenir : { $card } s’occupe du contrat.
nil-why-theme-ruff = Vous n’avez pas de { $led } : { $card } coupe.
nil-why-theme-no_ruff = Vous n’avez pas de { $led } et pourriez couper. { $card } garde le pique pour plus tard.
nil-why-theme-keep_low = { $low } servira mieux plus tard que { $card } : une petite rend la main, ou passe dessous.
nil-why-theme-shed_danger = Vous n’avez pas de { $led } : { $card } est la plus haute carte que vous puissiez jeter.
nil-why-theme-discard_middle = Vous n’avez pas de { $led }. { $higher } peut encore passer sous plus haut ; { $card } a trop peu de cartes dessous.
nil-why-theme-shorten_suit = { $left ->
    [0] Après { $card }, vous n’avez plus de { $suit } : le prochain tour vous laisse le choix.
    [one] Après { $card }, il vous reste une carte à { $suit }.
   *[other] Après { $card }, il vous reste { $left } cartes à { $suit }.
  }
nil-why-theme-throw_spade = { $top } est dans le pli : { $card } passe dessous et ne coûte rien.
nil-why-theme-duck_high = { $top } prend le pli de toute façon : { $card } est la plus haute carte qui reste dessous.
nil-why-theme-keep_middle = { $high } perdrait aussi ce pli, mais { $card } sera plus difficile à placer ensuite.
nil-why-theme-lead_low = Il faut entamer, et { $card } est la carte qui sera le plus sûrement battue.
nil-why-theme-lead_to_cover = { $cover } tient { $covers } et prend le pli par-dessus { $card }.
nil-why-theme-fallen_nil = { $helps ->
    [1] Le nil est perdu, et à cette table ses plis comptent pour le contrat ({ $nil } et { $cover })
   *[0] Le nil est perdu, et à cette table ses plis n’aident pas le contrat ({ $nil } et { $cover })
  } : { $counted } sur { $contract }, { $lacks ->
    [0] il est donc réussi
   *[other] il en manque donc { $lacks }
  }. Les points sont maintenant dans les contrats : d’où { $card }.
nil-why-theme-danger_in_spades = Le danger, ce sont vos piques : { $spades }.
nil-why-theme-danger_in_side_suit = Le danger est dans { $danger } : tôt ou tard, l’une de ces cartes prendra.
nil-why-theme-tricks_worth_more = Le nil tiendrait dans { $p } % des répartitions, et annoncer { $number } vaut encore plus.
nil-why-theme-nil_covered = { $partner } a annoncé { $bid } et peut passer par-dessus vos cartes hautes.
nil-why-theme-nil_alone = { $partner } ne promet rien, et la main est assez basse pour s’en passer.
nil-why-theme-nil_with_honour = { $honours } : de quoi se cacher sous plus haut, ou partir à temps.
