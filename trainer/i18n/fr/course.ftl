# Le cours : questions, raisons et choix de ses étapes. Une clé est course- et le code.
# { $seat_who } vaut you pour la place de l’élève.

# Questions
course-tap_legal = Touchez toutes les cartes permises.
course-who_wins = Touchez la carte qui prend ce pli.
course-who_leads_next = Le pli est fini. Qui entame le suivant ?
course-who_partner = Touchez votre partenaire.
course-who_left = Qui joue juste après vous ?
course-who_bids_first = Qui annonce en premier ?
course-who_leads_first = Qui entame le premier pli ?
course-who_deals_next = Qui distribue la donne suivante ?
course-who_plays_next = À qui de jouer ?
course-play_win = Jouez une carte qui prend le pli.
course-play_win_cheaply = Prenez le pli avec la plus petite carte qui suffit.
course-play_lose = Jouez une carte qui laisse le pli à un autre.
course-play_ruff = Prenez le pli avec un pique.
course-play_discard = Laissez filer ce pli : défaussez une carte qui n’est pas un pique.
course-play_cover_nil = Votre partenaire a annoncé nil et va prendre ce pli. Prenez-le à sa place.
course-play_leave_nil = Un adversaire a annoncé nil et va prendre ce pli. Laissez-le faire.
course-bid_contract = À deux, vous voulez un contrat de { $goal }. Qu’annoncez-vous ?
course-bid_count = Qu’annoncez-vous d’après le compte des levées sûres ?
course-bid_nil = Nil, ou un nombre ?
course-bid_lowest = Quelle est la plus petite annonce qui soit un nombre ?
course-score_hand = { $sides ->
    [1] Combien marque votre camp dans cette donne ? Touchez chaque ligne qui compte.
   *[0] Combien marquez-vous dans cette donne ? Touchez chaque ligne qui compte.
  }
course-bags_made = Combien de sacs cette donne vous rapporte-t-elle ?
course-bags_standing = Combien de sacs restent en attente après cette donne ?
course-bags_left = Après cette donne, combien de sacs vous séparent de la prochaine pénalité ?
course-bags_falls = { $start ->
    [0] Aucun sac n’est en attente
    [one] Un sac est en attente
   *[other] { $start } sacs sont en attente
  }, et la pénalité tombe à { $group }. À quelle donne tombe-t-elle ?
course-true_statement = Laquelle de ces phrases est vraie ?
course-order_ranks = Rangez-les, de la plus forte à la plus faible.
course-order_trick = On entame à { $suit }. Rangez ces cartes : celle qui l’emporterait en premier.
course-order_bidding = { $seat_who ->
    [you] Vous avez donné.
   *[seat] { $seat } a donné.
  } Touchez les places dans l’ordre des annonces.
course-order_playing = { $seat_who ->
    [you] Vous entamez.
   *[seat] { $seat } entame.
  } Touchez les places dans l’ordre du jeu.
course-order_hand = Remettez dans l’ordre les moments d’une donne.
course-mark_all = Marquez toutes les cartes dont le compte se sert.
course-mark_spades = Marquez les piques qui comptent pour des levées sûres.
course-mark_sides = Marquez les cartes de cœur, de carreau et de trèfle qui comptent pour des levées sûres.
course-mark_middle = Marquez les cartes moyennes qui valent à cette main une levée de plus.

# Ce qu’il faut savoir à côté des cartes
course-ctx_led = { $seat_who ->
    [you] Vous avez entamé à { $suit }
   *[seat] { $seat } a entamé à { $suit }
  }{ $order ->
    [last] ; vous jouez en dernier.
    [next] ; c’est à vous.
   *[other] .
  }
course-ctx_first_lead = Vous entamez le premier pli.
course-ctx_lead = { $state ->
    [broken] Vous entamez, et les piques sont ouverts.
   *[unbroken] Vous entamez. Aucun pique n’a encore été joué.
  }
course-ctx_dealer = { $seat_who ->
    [you] Vous avez donné.
   *[seat] { $seat } a donné.
  }
course-ctx_partner_bid = Votre partenaire a annoncé { $bid }.

# Les cartes permises, et celles qui ne le sont pas
course-kept_follow_suit = { $count ->
    [one] Vous n’avez qu’un { $suit }, vous fournissez donc avec lui : { $cards }.
   *[other] Vous avez du { $suit }, vous fournissez donc, haut ou bas, comme vous voulez : { $cards }.
  }
course-kept_void = Vous n’avez pas de { $suit } : toute carte est permise, un pique aussi. Rien n’est imposé.
course-kept_any_lead = Rien ne s’y oppose : vous pouvez entamer de n’importe quelle carte.
course-kept_first_lead = La première entame peut être tout sauf un pique.
course-kept_spades_not_broken = Les piques ne sont pas encore ouverts : entamez d’une autre couleur.
course-kept_only_spades = Vous n’avez que des piques : vous pouvez les entamer, même maintenant.
course-broke_follow = { $ruff ->
    [1] { $card } est un pique, et quand on a du { $suit } il faut en jouer : { $cards }.
   *[0] { $card } ne fournit pas. L’entame est à { $suit } et vous avez { $cards } : il faut en jouer.
  }
course-broke_first_lead = { $card } est un pique, et le premier pli ne peut pas commencer par un pique.
course-broke_unbroken = { $card } est un pique, et les piques ne sont pas encore ouverts : personne n’entame à pique avant qu’un pique ait été joué sur une autre couleur.
course-missed_too = Permis aussi : { $cards }{ $more ->
    [1] {" "}et d’autres.
   *[0] .
  }
course-missed_follow = { course-missed_too } Il faut fournir à { $suit }, mais rien n’oblige à prendre.
course-missed_only_spades = { course-missed_too } Quand on n’a plus que des piques, on entame de celui qu’on veut.
course-missed_ruff = { $ruffed ->
    [1] { course-missed_too } Sans { $suit }, vous pouvez jouer un pique, au-dessus ou au-dessous de celui qui est là.
   *[0] { course-missed_too } Sans { $suit } en main, vous pouvez couper.
  }
course-missed_any = { course-missed_too } Sans { $suit } en main, on joue ce qu’on veut, pique ou non.
course-missed_discard = { course-missed_too } Sans { $suit } en main, on se défausse de ce qu’on veut. Personne ne vous oblige à couper.
course-missed_lead_spades = { course-missed_too } Les piques sont ouverts, on peut donc tout entamer.
course-missed_lead = { course-missed_too } Aucune règle ne les retient.

# Qui prend, à qui le tour
course-won_by_spade = { $ruffs ->
    [one] { $card } est le seul pique, et un pique bat toutes les autres couleurs.
   *[other] { $card } est le plus haut des { $ruffs } piques, et un pique bat toutes les autres couleurs.
  }
course-won_by_rank = { $trump ->
    [1] { $card } est le plus haut des piques, et l’entame est à pique.
   *[0] { $card } est la plus haute carte à { $suit }, la couleur d’entame, et aucun pique ne la bat.
  }
course-beaten_by_spade = { $top } bat { $card } : n’importe quel pique, même petit, bat les autres couleurs.
course-beaten_off_suit = { $card } ne peut pas prendre : l’entame est à { $suit }, et cette carte ne fournit pas et n’est pas un pique. { $top } l’emporte.
course-beaten_by_rank = { $card } est sous { $top }, qui l’emporte.
course-because_leads_next = { $seat_who ->
    [you] Vous avez pris avec { $card }, et qui prend un pli entame le suivant.
   *[seat] { $seat } a pris avec { $card }, et qui prend un pli entame le suivant.
  }
course-because_partner = Les partenaires se font face : en face de vous, c’est { $seat }.
course-because_left = Tout tourne dans le sens horaire : après vous vient { $seat }.
course-because_bids_first = Les annonces commencent à gauche du donneur et tournent dans le sens horaire : après { $before_who ->
    [you] vous
   *[seat] { $before }
  }, c’est à { $seat_who ->
    [you] vous.
   *[seat] { $seat }.
  }
course-because_leads_first = { $first ->
    [dealer] À votre table, le donneur entame le premier pli.
   *[dealer_left] Le joueur à la gauche du donneur, vu de sa place, entame le premier pli : le suivant dans le sens horaire.
  } { $before_who ->
    [you] Vous avez donné
   *[seat] { $before } a donné
  }, c’est donc à { $seat_who ->
    [you] vous d’entamer.
   *[seat] { $seat } d’entamer.
  }
course-because_deals_next = La donne passe au suivant, dans le sens horaire : après { $before_who ->
    [you] vous
   *[seat] { $before }
  }, ce sera { $seat_who ->
    [you] vous.
   *[seat] { $seat }.
  }
course-because_plays_next = On joue dans le sens horaire : après { $before_who ->
    [you] vous
   *[seat] { $before }
  }, c’est à { $seat_who ->
    [you] vous.
   *[seat] { $seat }.
  }

# Une carte qui fait ce qu’on demande
course-play_asked = Ce qui était demandé : { $cards }.
course-did_win = { $card } prend le pli à { $top }.
course-not_win = { $card } ne prend pas le pli : { $top } reste maître. { $better } l’aurait battu.
course-did_win_cheaply = { $card } suffit tout juste. Vos cartes plus hautes serviront plus tard.
course-not_win_cheaply = { $wins ->
    [1] { $card } prend, mais { $better } suffisait : gardez la plus haute pour plus tard.
   *[0] { $card } ne prend pas le pli : { $top } reste maître. { $better } l’aurait battu.
  }
course-did_lose = { $card } laisse le pli à { $top }.
course-not_lose = { $card } prendrait le pli. { $better } le laisse.
course-did_ruff = { $card } est un pique : il prend le pli à { $top }.
course-not_ruff = { $card } ne prend pas le pli. { $better } est un pique qui le prend.
course-did_discard = { $card } s’en va et vos piques restent. Sans la couleur d’entame, on n’est jamais obligé de couper.
course-not_discard = { $card } est un pique : c’est une coupe. { $better } aurait été une défausse.
course-did_cover_nil = { $card } reprend le pli, et le nil de votre partenaire tient.
course-not_cover_nil = { $card } laisse le pli à { $top } : votre partenaire le prend et le nil chute. { $better } l’aurait sauvé.
course-did_leave_nil = { $card } reste sous { $top } : le nil prend un pli et chute.
course-not_leave_nil = { $card } prend le pli et sauve ainsi le nil adverse. { $better } l’y aurait laissé.

# Annonces
course-bid_did_contract = { $partner } et { $right } font { $goal } : les annonces des deux partenaires s’additionnent.
course-bid_not_contract = Votre partenaire a annoncé { $partner } : avec votre { $bid }, cela fait { $sum }, et non { $goal }. Il faut { $right }.
course-bid_because_lowest = { $zero ->
    [nil] Le plus petit nombre est { $minimum }. Un 0 serait un nil, une promesse à part.
    [number] Le plus petit nombre est { $minimum } : ici, 0 est un nombre comme les autres, et non un nil.
   *[closed] Le plus petit nombre est { $minimum } : ici, on ne peut pas annoncer 0.
  } Une annonce n’a jamais à en dépasser une autre.
course-bid_did_count = { $ways ->
    [1] Le compte est de { $sure }, et { $sound } est le seul nombre solide que l’on puisse annoncer.
   *[other] Le compte est de { $sure }. L’annoncer, ou un de plus, c’est solide.
  }
course-bid_not_count_low = { $bid }, c’est moins que le compte de { $sure } : ces levées viennent quand même, en sacs. { $ways ->
    [1] Annoncez { $sound }.
   *[other] Annoncez { $sound } ou { $above }.
  }
course-bid_not_count_high = { $bid }, c’est trop pour un compte de { $sure }. { $ways ->
    [1] Annoncez { $sound }.
   *[other] Annoncez { $sound } ou { $above }.
  }
course-bid_not_count_nil = { $sure ->
    [0] Un compte de 0 ne fait pas un nil : des cartes qui ne sont pas sûres peuvent gagner aussi.
   *[other] Cette main compte { $sure } en levées sûres : un nil n’en promet aucune.
  } { $ways ->
    [1] Annoncez { $sound }.
   *[other] Annoncez { $sound } ou { $above }.
  }
course-nil_did_good = Rien ici n’est forcé de prendre un pli.
course-nil_not_good = Le nil était bon : des petites cartes partout, rien qui soit forcé de prendre.
course-nil_did_bad = Cette main prendra sans doute un pli.
course-nil_not_bad = Trop dangereux pour un nil.
course-nil_danger_ace_of_spades = { $card } prend toujours son pli.
course-nil_danger_high_spade = { $card } est difficile à perdre.
course-nil_danger_long_spades = { $count } piques, c’est trop : l’un d’eux devra prendre.
course-nil_danger_no_low_card = { $cards } : rien d’assez bas pour le premier tour.
course-nil_danger_few_low_cards = { $cards } : il faudra peut-être prendre à un tour suivant.
course-nil_danger_long_without_low = { $count } cartes dans une couleur et aucune petite.

# Les parties d’un score
course-part_contract_made = Contrat { $count } réussi
course-part_contract_set = Contrat { $count } chuté
course-part_contract_zero = Contrat de 0 : rien ne compte
course-part_nil_made = Nil réussi
course-part_nil_failed = Nil chuté
course-part_blind_nil_made = Nil aveugle réussi
course-part_blind_nil_failed = Nil aveugle chuté
course-part_double_nil_made = Double nil réussi
course-part_double_nil_failed = Double nil chuté
course-part_boston = Les 13 plis, annoncés et réussis
course-part_bags = { $count ->
    [one] { $count } sac
   *[other] { $count } sacs
  }
course-part_bag_penalty = { $count ->
    [one] Pénalité des sacs
   *[other] Pénalité des sacs, { $count } fois
  }
course-part_per_missing = { $count ->
    [one] { $count } pli manquant
   *[other] { $count } plis manquants
  }
course-part_per_taken = { $count ->
    [one] { $count } pli pris
   *[other] { $count } plis pris
  }
course-part_bags_as_tricks = { $count ->
    [one] { $count } pli au-delà du contrat
   *[other] { $count } plis au-delà du contrat
  }
course-score_total = { $contract ->
    [0] En tout : { $adding }{ $points }.
   *[other] Contrat { $contract }, plis qui comptent pour lui : { $taken }{ $nil_is ->
        [bags]  ; { $by_nil ->
            [one] le pli du nil chuté est un sac
           *[other] les { $by_nil } plis du nil chuté sont des sacs
          }
        [contract] , { $by_nil ->
            [one] pli du nil chuté compris
           *[other] les { $by_nil } du nil chuté compris
          }
       *[none] {""}
      }. En tout : { $adding }{ $points }.
  }
course-part_wrong_contract_made = Le contrat n’est pas réussi : { $taken } sur { $contract } comptent pour lui.
course-part_wrong_contract_set = { $made ->
    [1] Le contrat est réussi : { $taken } comptent pour un contrat de { $contract }.
   *[0] Ce n’est pas ce que coûte un contrat chuté à votre table.
  }
course-part_wrong_contract_zero = Il y a un contrat de { $contract }.
course-part_wrong_nil_made = Le joueur en nil a pris un pli : un seul suffit pour chuter.
course-part_wrong_nil_failed = { $contract ->
    [0] Personne n’a annoncé nil : ici, un 0 est un nombre comme les autres.
   *[other] Le joueur en nil n’a rien pris : le nil est réussi.
  }
course-part_wrong_blind_nil_made = Le joueur en nil aveugle a pris un pli : un seul suffit pour chuter.
course-part_wrong_blind_nil_failed = Le joueur en nil aveugle n’a rien pris : il est réussi.
course-part_wrong_bags = { $made ->
    [1] { $nils ->
        [0] Seuls les plis au-delà du contrat sont des sacs. Avec { $taken } pour un contrat de { $contract }, il { $over ->
            [0] n’y en a pas.
            [1] y en a un.
           *[other] y en a { $over }.
          }
       *[other] Ce n’est pas le nombre de sacs : { $nil_is ->
            [bags] ce qui dépasse le contrat, et les plis du nil chuté.
           *[other] seulement ce qui dépasse le contrat.
          }
      }
   *[0] Un contrat chuté ne donne pas de sacs à lui seul.
  }
course-part_wrong_bag_penalty = Les sacs n’arrivent pas encore à { $group } : pas de pénalité.
course-part_wrong_per_missing = { $set ->
    [0] À votre table, un contrat chuté ne marque rien : les plis manquants ne se comptent pas un par un.
   *[other] Un contrat chuté coûte toute l’annonce, pas seulement les plis manquants.
  }
course-part_wrong_per_taken = { $made ->
    [1] Seuls les plis annoncés valent { $each } chacun : au-delà, ce sont des sacs.
   *[0] Les plis pris ne rapportent rien quand le contrat chute.
  }
course-part_wrong_bags_as_tricks = Les plis au-delà du contrat ne valent pas { $each } chacun : ce sont des sacs, { $bag_each ->
    [0] qui ne rapportent rien
    [one] { $bag_each } point chacun
   *[other] { $bag_each } points chacun
  }.
course-part_missed_contract_made = Il manque le contrat : { $taken } comptent pour un contrat de { $contract }, il est donc réussi.
course-part_missed_contract_set = Il manque le contrat : { $taken } sur { $contract }, il est donc chuté.
course-part_missed_contract_zero = Le contrat de 0 a sa ligne aussi, même s’il ne rapporte rien.
course-part_missed_nil_made = Il manque le nil : aucun pli pris, il est donc réussi.
course-part_missed_nil_failed = Il manque le nil : il a pris un pli et chute.
course-part_missed_blind_nil_made = Il manque le nil aveugle : aucun pli pris, il est donc réussi.
course-part_missed_blind_nil_failed = Il manque le nil aveugle : il a pris un pli et chute.
course-part_missed_double_nil_made = Il manque le double nil : aucun des deux n’a pris de pli.
course-part_missed_double_nil_failed = Il manque le double nil : l’un des deux a pris un pli.
course-part_missed_boston = Il manque la prime pour les 13 plis.
course-part_missed_bags = Il manque les sacs.
course-part_missed_bag_penalty = Il manque la pénalité : les sacs arrivent à { $group } dans cette donne.

# Sacs
course-number = { $count }
course-hand_with_bags = Donne { $hand } : { $count ->
    [0] aucun sac
    [one] { $count } sac
   *[other] { $count } sacs
  }
course-hand_never = Pas encore
course-bags_because_made = { $state ->
    [set] { $made ->
        [0] { $taken } sur { $contract } : le contrat chute, et il n’y a pas de sac.
       *[other] Le contrat chute, et les plis du nil chuté sont des sacs : { $made }.
      }
   *[made] { $taken } pour un contrat de { $contract } : { $made ->
        [0] aucun sac
        [one] un sac
       *[other] { $made } sacs
      }.
  }
course-bags_because_standing = { $before } avant et { $made } de plus font { $total }. La pénalité en prend { $group }, le reste demeure : { $count }.
course-bags_because_left = { $before } avant et { $made } de plus font { $total }. { $falls ->
    [1] La pénalité tombe à { $group }, et la suivante est à { $count } sacs.
   *[0] De là à la pénalité, il en reste { $count }.
  }
course-bags_not_taken = Tous les plis ne sont pas des sacs.
course-bags_not_missing = Des plis manquants ne sont pas des sacs.
course-bags_not_uncarried = La pénalité emporte ses { $group } sacs.
course-bags_not_only_new = Les sacs d’avant comptent aussi.
course-bags_not_only_old = Les nouveaux sacs comptent aussi.
course-bags_not_digit = Le dernier chiffre du score ({ $score }) ne dit rien des sacs : on les compte à part.
course-bags_falls_at = { $start } au départ ; à la donne { $hand }, on arrive à { $total }, et la pénalité tombe à { $group }.
course-bags_falls_never = { $start } au départ et { $total } à la fin : moins de { $group }, donc pas encore de pénalité.

# Affirmations
course-must_follow = Vous devez jouer { $suit }.
course-any_card = Vous pouvez jouer n’importe quelle carte.
course-may_ruff = Vous pouvez couper avec { $card }.
course-may_overruff = Vous pouvez surcouper avec { $card }.
course-may_discard = Vous pouvez défausser { $card }.
course-must_beat = Vous devez battre { $top } si vous le pouvez.
course-must_ruff = Vous devez jouer un pique.
course-no_spade = Vous ne pouvez pas jouer de pique ici.
course-lead_any = Vous pouvez entamer avec n’importe laquelle de vos cartes.
course-lead_no_spade = Vous pouvez entamer avec n’importe quelle carte, sauf un pique.
course-lead_spades = Vous devez entamer à pique.
course-may_lead = Vous pouvez entamer avec { $card }.
course-beats = Sur { $led } joué d’abord, { $card } l’emporte.
course-contract = { $sides ->
    [1] Votre camp doit prendre { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
      }.
   *[0] Vous devez prendre { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
      }.
  }
course-scores = { $sides ->
    [1] Votre camp marque { $points } dans cette donne.
   *[0] Vous marquez { $points } dans cette donne.
  }
course-nil_open = Vous pouvez annoncer nil maintenant.
course-nil_closed = Vous ne pouvez pas annoncer nil maintenant.
course-zero_open = Vous pouvez annoncer 0 comme nombre.
course-wins_game = { $side_who ->
    [us] Votre camp a gagné la partie.
    [you] Vous avez gagné la partie.
    [them] L’autre camp a gagné la partie.
   *[seat] { $side } a gagné la partie.
  }
course-plays_on = La partie continue.
course-table_even = Le total des annonces est de 13.
course-table_under = Sous-annonce : { $tricks ->
    [one] { $tricks } pli reste
   *[other] { $tricks } plis restent
  } à prendre.
course-table_over = Surannonce : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
  } de trop.
course-house_scores = { $house } : { $points }.
course-rule_set_points = { $value ->
    [0] Un contrat chuté marque 0.
   *[other] Un contrat chuté coûte { $value_plain } points par pli annoncé.
  }
course-rule_nil_made = Un nil réussi rapporte { $value } points.
course-rule_failed_nil_tricks = { $value ->
    [bags] Les plis d’un nil chuté n’aident pas le contrat.
   *[contract] Les plis d’un nil chuté aident le contrat.
  }
course-rule_bag_group = La pénalité tombe tous les { $value } sacs.
course-rule_bag_penalty = La pénalité des sacs coûte { $value_plain } points.
course-rule_zero = { $value ->
    [nil] Annoncer 0, c’est annoncer nil.
    [number] Un 0 est un nombre comme les autres.
   *[closed] Personne ne peut annoncer 0.
  }
course-rule_first_lead_by = { $value ->
    [dealer] Le donneur entame le premier pli.
   *[dealer_left] Le joueur à gauche du donneur entame le premier pli.
  }
course-rule_nil_open_to = { $value ->
    [anyone] Chacun peut annoncer nil.
    [before_partner] Le nil n’est ouvert que tant que le partenaire n’a pas annoncé.
   *[nobody] Personne ne peut annoncer nil.
  }
course-rule_losing_floor = { $value ->
    [0] Un score trop bas ne finit jamais la partie.
   *[other] Un score de { $value } ou moins finit la partie.
  }
course-rule_scored_by = { $value ->
    [partnership] Les partenaires marquent ensemble.
   *[player] Chacun marque pour soi.
  }
course-rule_boston_bonus = { $value ->
    [0] Annoncer et prendre les 13 plis ne rapporte rien de plus.
   *[other] Annoncer et prendre les 13 plis rapporte { $value } points de plus.
  }

# Pour une phrase vraie
course-true_must_follow = Vous avez du { $led }, vous fournissez donc.
course-true_any_card = Vous n’avez pas de { $led } : rien n’est imposé.
course-true_may_ruff = Vous n’avez pas de { $led }, un pique est donc permis.
course-true_may_overruff = Vous n’avez pas de { $led }, un pique plus haut est donc permis.
course-true_may_discard = Vous n’avez pas de { $led }, on se défausse de ce qu’on veut.
course-true_must_beat = Toutes les cartes permises prendraient.
course-true_must_ruff = Seuls les piques sont permis ici.
course-true_no_spade = Vous avez du { $led } : on ne coupe pas tant qu’on peut fournir.
course-true_lead_any = { $reason ->
    [only_spades] Vous n’avez que des piques : vous pouvez donc les entamer.
   *[any_lead] Rien ne retient aucune de vos cartes.
  }
course-true_lead_no_spade = { $reason ->
    [first_lead] Le premier pli ne peut pas commencer par un pique.
   *[spades_not_broken] Les piques ne sont pas ouverts, et vous avez d’autres cartes.
  }
course-true_lead_spades = Vous n’avez rien d’autre.
course-true_may_lead = { $reason ->
    [only_spades] Vous n’avez que des piques : vous pouvez donc les entamer.
   *[any_lead] Les piques sont ouverts : on peut les entamer.
  }
course-true_beats = { $card } bat { $led }.
course-true_contract = { $sides ->
    [1] { $mine } et { $partner } : les annonces des partenaires s’additionnent, peu importe qui prend les plis.
   *[0] Seule votre propre annonce compte pour vous : { $mine }.
  }
course-true_scores = { $contract ->
    [0] C’est juste : { $delta }.
   *[other] Contrat { $contract }, plis qui comptent pour lui : { $taken }. En tout : { $adding }{ $delta }.
  }
course-true_nil_open = À votre table, rien ne ferme le nil ici.
course-true_nil_closed = À votre table, le nil est fermé ici.
course-true_zero_open = À votre table, 0 est un nombre.
course-true_wins_game = { $fallen ->
    [1] { $worst } points : à { $floor } ou moins la partie est finie, et { $best } est le score le plus haut.
   *[0] { $best } points : la partie est jouée.
  }
course-true_plays_on = { $tie ->
    [1] Égalité en tête : personne ne gagne tant que l’un n’est pas devant.
   *[0] Personne n’a encore gagné : on joue jusqu’à { $target }.
  }
course-true_table_even = { $total } au total : chaque contrat peut tout juste se faire.
course-true_table_under = { $total } annoncés pour 13 plis : quelqu’un en prendra plus qu’annoncé.
course-true_table_over = { $total } annoncés pour 13 plis : quelqu’un chutera.
course-true_house_scores = { $house } : contrat { $contract }, plis qui comptent : { $taken }. En tout : { $delta }.
course-true_rule = C’est ainsi qu’on joue ici.

# Contre une phrase fausse
course-false_must_follow = Vous n’avez pas de { $led }, et seule la couleur d’entame doit être fournie.
course-false_any_card = Vous avez du { $led } : il faut jouer { $cards }.
course-false_may_ruff = Vous avez du { $led }, et on ne coupe pas quand on peut fournir : jouez { $cards }.
course-false_may_overruff = Vous avez du { $led }, et on ne coupe pas quand on peut fournir.
course-false_may_discard = Vous avez du { $led } : il faut jouer { $cards }.
course-false_must_beat = Aucune règle n’oblige à battre { $top }. La belote le veut parfois ; ici, une petite carte est permise.
course-false_must_ruff = { $follows ->
    [1] Vous avez du { $led }, il faut donc fournir : un pique n’est même pas permis.
   *[0] Sans { $led }, vous pouvez jouer n’importe quelle carte. La belote et le tarot obligeraient à couper ; pas ce jeu.
  }
course-false_no_spade = Vous n’avez pas de { $led } : couper est permis, que les piques soient ouverts ou non. C’est même ainsi qu’on les ouvre.
course-false_lead_any = { $reason ->
    [first_lead] Le premier pli ne peut pas commencer par un pique.
   *[other] Les piques ne sont pas encore ouverts : entamez d’une autre couleur.
  }
course-false_lead_no_spade = { $reason ->
    [only_spades] Vous n’avez que des piques : on peut alors les entamer, ouverts ou non.
   *[other] Les piques sont ouverts, on peut donc les entamer aussi.
  }
course-false_lead_spades = Rien ne vous oblige à entamer à pique.
course-false_may_lead = { $reason ->
    [first_lead] { $card } est un pique, et le premier pli ne peut pas commencer par un pique.
   *[other] { $card } est un pique, les piques ne sont pas encore ouverts, et vous avez d’autres cartes à entamer.
  }
course-false_beats = { $same ->
    [1] { $card } ne bat pas { $led } : c’est la même couleur, mais plus bas.
   *[0] { $card } ne bat pas { $led } : c’est une autre couleur, et pas un pique.
  }
course-false_contract = { $sides ->
    [1] Vous avez annoncé { $mine } et votre partenaire { $partner } : { $right } ensemble.
   *[0] Chacun joue pour sa propre annonce : la vôtre est { $mine }.
  }
course-false_scores = { $slip ->
    [per_missing] { $set ->
        [0] À votre table, un contrat chuté ne marque rien, quel que soit le nombre de plis manquants.
       *[other] Un contrat chuté coûte toute l’annonce, et non dix par pli manquant.
      }
    [tricks_taken] Les plis pris ne rapportent rien quand le contrat chute.
    [set_is_made] { $taken } sur { $contract } : le contrat est chuté.
    [set_is_free] À votre table, un contrat chuté n’est pas gratuit : il coûte toute l’annonce.
    [set_costs] À votre table, un contrat chuté marque 0 et ne coûte rien.
    [ten_a_trick] Seuls les plis annoncés valent { $each } chacun ; au-delà, ce sont des sacs.
    [as_set] { $taken } pour un contrat de { $contract } : il est réussi.
    [no_bags] Les sacs rapportent leurs points aussi.
    [no_penalty] Les sacs arrivent à { $group } dans cette donne : la pénalité tombe.
    [early_penalty] Les sacs n’arrivent pas à { $group } : pas de pénalité.
    [nil_to_contract] À votre table, les plis du nil chuté n’aident pas le contrat : ce sont des sacs.
    [nil_to_bags] À votre table, les plis du nil chuté comptent pour le contrat.
    [nil_left_out] Le nil a ses propres points, à côté du contrat.
    [nil_turned] Les points du nil ont le mauvais signe.
    [nil_alone] Le contrat du partenaire se compte à côté du nil.
    [zero_as_nil] À votre table, un 0 n’est pas un nil : ni prime ni perte.
    [boston_given] Prendre les 13 plis ne rapporte rien de plus, sauf si votre table le paie et que les 13 étaient annoncés.
    [blind_as_nil] Un nil aveugle a ses propres points : plus qu’un nil ordinaire.
    [zero_bags] À votre table, un contrat de 0 ne donne pas de sacs.
   *[no_boston] Les 13 plis, annoncés et réussis, rapportent leur prime.
  } { $contract ->
    [0] Le bon total : { $delta }.
   *[other] Contrat { $contract }, plis qui comptent pour lui : { $taken }. En tout : { $adding }{ $delta }.
  }
course-false_nil_open = À votre table, le nil vous est fermé ici.
course-false_nil_closed = À votre table, rien ne ferme le nil ici.
course-false_zero_open = À votre table, on n’annonce pas 0 comme nombre.
course-false_wins_game = { $winner ->
    [none] { $tie ->
        [1] Égalité en tête à { $best } points : la partie continue jusqu’à ce que quelqu’un soit devant.
       *[0] La partie continue : on joue jusqu’à { $target }, et le meilleur a { $best } points.
      }
   *[other] Le plus haut score gagne : { $best }.
  }
course-false_plays_on = { $fallen ->
    [1] La partie est finie : { $worst } points, et { $floor } ou moins y met fin.
   *[0] La partie est finie : { $best } points, et on joue jusqu’à { $target }.
  }
course-false_table_even = { $sum } = { $total }, et il y a 13 plis : { $reading ->
    [underbid] il en reste { $off }, c’est une sous-annonce.
    [overbid] { $off } de trop, c’est une surannonce.
   *[even] ni trop, ni trop peu.
  }
course-false_table_under = { course-false_table_even }
course-false_table_over = { course-false_table_even }
course-false_house_scores = { $house } : contrat { $contract }, plis qui comptent : { $taken }. En tout : { $delta }.
course-false_rule = Ailleurs, peut-être ; ici, c’est :

# Ordre
course-event_deal = On distribue 13 cartes à chacun
course-event_bid = Chacun annonce, une fois
course-event_lead = Quelqu’un entame le premier pli
course-event_tricks = On joue les 13 plis
course-event_score = On compte la donne
course-ordered_ranks = As, roi, dame, valet, dix, et ainsi jusqu’au deux.
course-ordered_trick = D’abord les piques, puis la couleur d’entame. Le reste ne peut pas prendre.
course-ordered_bidding = À partir de la gauche du donneur, dans le sens horaire, le donneur en dernier.
course-ordered_playing = Dans le sens horaire à partir de celui qui entame.
course-ordered_hand = Puis le joueur suivant donne.
course-order_not_ranks = { $high } est au-dessus de { $low }.
course-order_not_trick = { $rule ->
    [spade] { $high } est un pique et bat { $low }.
    [off] { $low } n’est ni un pique ni de la couleur d’entame ({ $suit }) : cette carte ne peut pas prendre et vient après { $high }.
   *[rank] { $high } bat { $low } : plus haut dans la même couleur.
  }
course-order_not_bidding = On commence à gauche du donneur, puis dans le sens horaire : { $first_who ->
    [you] vous d’abord.
   *[seat] { $first } d’abord.
  }
course-order_not_playing = Celui qui entame joue d’abord, puis on tourne dans le sens horaire : { $first_who ->
    [you] vous d’abord.
   *[seat] { $first } d’abord.
  }
course-order_not_hand_deal = Sans cartes, pas d’annonce : on distribue d’abord.
course-order_not_hand_bid = On annonce avant de jouer la moindre carte.
course-order_not_hand_lead = L’entame ouvre les plis, après les annonces.
course-order_not_hand_tricks = On joue tous les plis avant de compter.
course-order_not_hand_score = Le compte vient en dernier.

# Le compte
course-marked = { $tricks ->
    [one] Une levée sûre.
   *[other] { $tricks } levées sûres.
  }
course-count_left_top_spades = { $shared ->
    [1] Il manque { $card } : { $cards } font ensemble { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
      }, et se marquent toutes.
   *[0] Il manque { $card } : les plus hauts piques comptent.
  }
course-count_left_long_spades = Il manque { $card } : chaque pique au-delà de trois compte.
course-count_left_side_winners = { $shared ->
    [1] Il manque { $card } : { $cards } font ensemble { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
      }, et se marquent toutes.
   *[0] Il manque { $card } : elle gagne dans les deux premiers tours.
  }
course-count_left_middle_cards = Il manque { $card } : ensemble, { $cards } valent une levée de plus, car presque rien ici n’est bas.
course-count_elsewhere = { $card } compte, mais pas pour cette question.
course-count_not_guarded_king = { $card } n’est pas sûr : l’as est dehors.
course-count_not_tenace = { $card } n’est pas sûr : tout dépend de qui tient { $above }.
course-count_not_queen_jack_ten = { $card } n’est pas sûr : l’as et le roi passent d’abord, et ensuite quelqu’un coupe.
course-count_not_ruff = { $card } peut aider à couper, mais une coupe n’est pas sûre.
course-count_not_bare_king = { $card } tout seul tombe sous l’as.
course-count_not_lone_queen = { $card } n’est pas sûr : des cartes plus hautes sont dehors.
course-count_not_third_round = { $card } prendrait au troisième tour, et d’ici là quelqu’un coupe.
course-count_not_spade = { $card } ne compte pas : ni assez haut, ni quatrième pique.
course-count_not_low = { $card } ne compte pas : des cartes plus hautes sont dehors.

# Choix
course-say_nil = Nil
course-say_number = Un nombre
