# Les exercices du nil.
drill-family-nil-set = Faire chuter le nil
drill-family-nil-cover = Couvrir le nil du partenaire
drill-family-nil-make = Réussir votre nil
drill-family-nil-bid = Nil ou pas
drill-head = { $id } · { $family } · { $house }
drill-dealer = Donneur : { $dealer }.
drill-bids = Annonces : { $bids }.
drill-no-bids = Personne n’a encore annoncé.
drill-bid = { $seat } { $bid }
drill-trick = Pli { $number } : { $cards } – { $winner } l’emporte
drill-table = Sur la table : { $cards }
drill-led = Sur la table : rien, c’est à vous d’entamer.
drill-play = { $seat } { $card }
drill-you = Vous êtes { $seat } et vous tenez { $cards }
drill-whose-setter = { $nil } a annoncé nil, et vous voulez le faire chuter.
drill-whose-coverer = { $nil }, votre partenaire, a annoncé nil.
drill-whose-bidder = Vous avez annoncé nil.
drill-fallen = { $nil } a déjà perdu son nil.
drill-ask-card = Quelle carte jouez-vous ?
drill-ask-bid = Nil, ou { $number } ?
drill-right = Bon choix : { $right }
drill-natural = Tentant, mais faux : { $natural }
drill-column-choice = choix
drill-column-points = points
drill-column-loss = perte
drill-column-nil-setter = nil chuté
drill-column-nil-coverer = nil tenu
drill-column-nil-bidder = nil tenu
drill-column-contract = contrat
drill-column-real = cette donne
drill-share = { $share } %
drill-real = { $points }{ $nil ->
    [set] , nil chuté
    [kept] , nil tenu
   *[none] {""}
  }
drill-judged-solved = Jugé sur { $worlds } répartitions compatibles avec ce que vous pouvez savoir, chacune résolue exactement, cartes sur table. C’est un jugement, pas une preuve.
drill-judged-played = Jugé sur { $worlds } répartitions compatibles avec ce que vous pouvez savoir, jouées jusqu’au bout par le joueur du programme. C’est un jugement, pas une preuve.
drill-judged-early = Jugé sur { $worlds } répartitions compatibles avec ce que vous pouvez savoir : les points et le contrat d’après le jeu du joueur du programme, le nil résolu exactement dans un tiers d’entre elles. C’est un jugement, pas une preuve.
drill-theme = { $name } : { $text }
drill-elsewhere = Autre table, autre réponse : chez { $house }, il faut { $right }, et la meilleure réponse d’ici coûte { $loss } { $count ->
    [one] point
   *[other] points
  }.
drill-difficulty = Difficulté : { $difficulty } sur 100, première estimation.
drill-hands = Toutes les mains, avant le choix :
drill-hand = { $seat } : { $cards }

# La commande
drill-build-progress = { $done } donnes examinées, { $found } exercices sur { $count }
drill-build-done = { $added ->
    [one] { $added } exercice ajouté
   *[other] { $added } exercices ajoutés
  } à { $file }, qui en compte maintenant { $total }
drill-build-stopped = Arrêté. La même commande reprend à cet endroit.
drill-build-other = --against { $got } : nommez une autre table que --house
drill-build-house = aucune table des exercices ne s’appelle « { $got } » : choisissez parmi { $expected }
drill-build-bid-pairs = --against ne vaut que pour les exercices sur une carte
drill-build-both = choisissez --workers ou --scheduler, pas les deux
drill-build-write = { $file } ne peut pas être écrit : { $detail }
drill-build-no-dask = --scheduler demande Dask, qui n’est pas installé : pip install spades-trainer[cluster]
drill-build-no-scheduler = aucun ordonnanceur ne répond à { $address } : { $detail }
drill-verify-none = il n’y a pas encore de banque : nommez un fichier
drill-verify-structure = { $file } : { $count ->
    [one] { $count } exercice
   *[other] { $count } exercices
  }, la structure tient
drill-verify-values = { $file } : { $count ->
    [one] { $count } exercice jugé de nouveau
   *[other] { $count } exercices jugés de nouveau
  }, { $wrong ->
    [0] tous conformes
    [one] { $wrong } diffère : { $ids }
   *[other] { $wrong } diffèrent : { $ids }
  }
drill-fault = { $file }, ligne { $fault }

# Thèmes : contre un nil
drill-theme-lead_under_nil = Entamer sous le nil
drill-theme-lead_under_nil-text = Entamez une carte plus basse que toutes celles du nil dans la couleur. Il ne peut pas passer dessous : son partenaire doit monter à chaque fois, et un jour il ne le pourra plus.
drill-theme-lead_cover_void = Entamer la chicane de celui qui couvre
drill-theme-lead_cover_void-text = Le nil doit fournir, et son partenaire n’a plus de carte de la couleur à mettre par-dessus. Il ne lui reste que la coupe, s’il a encore un pique.
drill-theme-strip_cover = Dégarnir celui qui couvre
drill-theme-strip_cover-text = Le partenaire du nil n’a plus qu’une ou deux cartes de la couleur, au-dessus de celles du nil. Obligez-le à les dépenser : au tour suivant, le nil sera seul.
drill-theme-no_discard = Ne pas offrir de défausse au nil
drill-theme-no_discard-text = Une entame dans une chicane du nil lui permet de se défaire d’une carte dangereuse. Jouez une couleur où il doit fournir.
drill-theme-lead_through_cover = Entamer à travers celui qui couvre
drill-theme-lead_through_cover-text = Le partenaire du nil joue juste après vous et doit se décider avant de voir la carte du nil ; votre propre partenaire attend derrière.
drill-theme-lead_through_nil = Entamer à travers le nil
drill-theme-lead_through_nil-text = Le nil joue juste après vous, avant votre partenaire et avant celui qui le couvre. Votre entame choisit la carte qu’il doit montrer, et votre partenaire peut encore passer dessous.
drill-theme-pull_trumps = Faire tomber les atouts
drill-theme-pull_trumps-text = Le nil tient encore un pique. Chaque tour d’atout lui enlève un petit pique, ou un gros à son partenaire.
drill-theme-stay_under = Rester dessous pour que le nil gagne
drill-theme-stay_under-text = La carte du nil est maîtresse du pli. Toute carte plus haute le sauverait : jouez dessous.
drill-theme-hold_up = Garder la carte qui arrête
drill-theme-hold_up-text = Vous pourriez prendre ce pli, mais la carte maîtresse servira mieux plus tard. Laissez passer et gardez-la pour le moment où le nil sera à découvert.
drill-theme-win_to_lead = Prendre la main pour entamer
drill-theme-win_to_lead-text = Un nil tombe par ce qu’on entame. Prenez le pli, même cher, pour que la prochaine entame soit la vôtre.
drill-theme-contract_first = D’abord votre contrat
drill-theme-contract_first-text = Une autre carte ferait chuter le nil plus souvent, mais elle coûte plus qu’elle ne rapporte : votre contrat chuté, ou des sacs. Comptez les deux avant de chasser.

# Thèmes : couvrir
drill-theme-cover_high = Prendre haut
drill-theme-cover_high-text = Prendre au meilleur marché laisse de la place pour faire monter le nil. Dépensez la carte haute maintenant, tant qu’elle protège votre partenaire.
drill-theme-leave_it = Votre partenaire est à l’abri : laissez le pli
drill-theme-leave_it-text = Le nil a joué, et sa carte est battue. Il n’y a rien à protéger dans ce pli ; gardez la carte haute pour un autre.
drill-theme-lead_for_discard = Entamer là où le partenaire se défausse
drill-theme-lead_for_discard-text = Votre partenaire n’a plus de carte de cette couleur et peut se défaire d’une carte dangereuse.
drill-theme-cash_top = Entamer la carte maîtresse
drill-theme-cash_top-text = Personne ne peut battre cette carte : votre partenaire met dessous ce qu’il veut, et une carte haute s’en va.
drill-theme-overtake = Passer par-dessus son partenaire
drill-theme-overtake-text = La carte de votre partenaire est maîtresse du pli. Mettez plus haut, quel qu’en soit le prix.
drill-theme-give_up_nil = Renoncer au nil
drill-theme-give_up_nil-text = Une autre carte tient le nil plus souvent, mais trop rarement pour ce qu’elle coûte. Ici le contrat vaut plus que ce petit espoir.

# Thèmes : contre et pour un nil
drill-theme-ruff = Couper
drill-theme-ruff-text = Vous n’avez plus la couleur. Un pique prend le pli, et la main avec lui.
drill-theme-no_ruff = Ne pas couper
drill-theme-no_ruff-text = Vous pourriez mettre un pique. Il vaudra plus cher plus tard : défaussez-vous d’une autre carte.
drill-theme-keep_low = Dépenser la plus haute, garder la petite
drill-theme-keep_low-text = Une petite carte rend la main ou passe sous le nil plus tard. Séparez-vous maintenant de la plus haute.

# Thèmes : son propre nil
drill-theme-shed_danger = Se défaire de la carte dangereuse
drill-theme-shed_danger-text = Une défausse est un cadeau. Servez-vous-en pour la carte qui risque le plus de prendre un pli : la plus haute.
drill-theme-discard_middle = Se défausser de la carte moyenne
drill-theme-discard_middle-text = La plus haute n’est pas ici la plus dangereuse : elle peut encore être couverte. C’est la moyenne, sans petite pour la protéger, qui doit partir.
drill-theme-shorten_suit = Raccourcir une couleur
drill-theme-shorten_suit-text = Les une ou deux dernières cartes d’une couleur s’en vont : son prochain tour offrira une défausse ou une coupe.
drill-theme-throw_spade = Jeter un pique sous un pique
drill-theme-throw_spade-text = Un pique plus haut est dans le pli. C’est le moment où l’un des vôtres ne coûte rien.
drill-theme-duck_high = Passer dessous avec la plus haute perdante
drill-theme-duck_high-text = Le pli est de toute façon à un autre. Jouez la plus haute carte qui reste dessous et gardez les petites.
drill-theme-keep_middle = Garder la plus haute perdante
drill-theme-keep_middle-text = La plus haute carte qui perdrait n’est pas celle qu’il faut jouer : une plus basse sera plus difficile à placer, ou la haute reste plus longtemps à l’abri.
drill-theme-lead_low = Entamer la plus basse
drill-theme-lead_low-text = Quand il faut entamer, entamez la carte qui sera le plus sûrement battue.
drill-theme-lead_to_cover = Entamer vers la carte haute du partenaire
drill-theme-lead_to_cover-text = Votre partenaire tient la plus haute carte de la couleur et prendra le pli par-dessus la vôtre.

# Thèmes : après un nil
drill-theme-fallen_nil = Le nil est chuté : comptez le contrat
drill-theme-fallen_nil-text = Un nil qui a pris un pli est perdu, rien ne le rattrape. Reste le contrat du partenaire. À certaines tables, les plis suivants du nil chuté y comptent ; à d’autres, ce ne sont que des sacs. Sachez à quelle table vous êtes avant de prendre un pli ou de le laisser.

# Thèmes : nil ou pas
drill-theme-danger_in_spades = Danger à pique
drill-theme-danger_in_spades-text = Un pique haut, ou quatre piques, ne se jettent pas à temps : l’un d’eux finit par prendre. Annoncez un nombre.
drill-theme-danger_in_side_suit = Danger dans une autre couleur
drill-theme-danger_in_side_suit-text = Une couleur sans petite carte sera jouée jusqu’à ce que l’une des vôtres reste maîtresse. Peu de plis ne font pas encore un nil. Annoncez un nombre.
drill-theme-tricks_worth_more = Les plis valent plus
drill-theme-tricks_worth_more-text = Le nil tiendrait souvent, mais les plis de cette main manqueraient au contrat, et le risque n’est pas payé.
drill-theme-nil_covered = Un partenaire fort couvre
drill-theme-nil_covered-text = Votre partenaire a annoncé quatre plis ou plus et peut passer par-dessus vos cartes dangereuses.
drill-theme-nil_alone = Nil sans promesse de couverture
drill-theme-nil_alone-text = Votre partenaire a peu annoncé, ou n’a pas encore parlé, et la main est assez basse pour tenir seule.
drill-theme-nil_with_honour = Nil avec une carte haute
drill-theme-nil_with_honour-text = Un as ou un roi accompagné de petites cartes, ou un pique haut, fait peur. La longueur dessous donne le temps de s’en défaire ou de le cacher sous plus haut que lui.

# Le banc d’essai des banques
bench-drills-stored = jugés de nouveau, conformes : { $good } sur { $count } (diffèrent : { $ids })
bench-drills-stays = le meilleur choix reste à deux erreurs types près avec dix fois plus de répartitions : { $good } sur { $count } (sauf : { $ids })
bench-drills-reached = la meilleure carte, puis le meilleur jeu, atteint le but dans la vraie donne : { $good } sur { $count } (sauf : { $ids })
bench-drills-debug = la version de contrôle du solveur est d’accord : { $good } sur { $count } (sauf : { $ids })
bench-drills-pupil = { $kind } : juste dans { $easy } % du tiers le plus facile, { $middle } % du tiers moyen, { $hard } % du plus difficile
