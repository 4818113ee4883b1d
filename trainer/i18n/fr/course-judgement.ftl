# Le cours : compter une main, lire la table. Comme dans course.ftl.

# Questions
course-tally_we_need = { $sides ->
    [1] Combien de plis manque-t-il encore à votre camp ?
   *[0] Combien de plis vous manque-t-il encore ?
  }
course-tally_they_need = { $sides ->
    [1] Combien de plis manque-t-il encore à l’autre camp ?
   *[0] Combien de plis manque-t-il encore à { $seat } ?
  }
course-tally_spades_out = Combien de piques les trois autres ont-ils encore à eux tous ?
course-tally_sure = Combien de levées sûres compte cette main ?
course-tally_sure_spades = Combien de levées sûres comptent les piques de cette main ?
course-tally_sure_sides = Combien de levées sûres comptent ici les cœurs, les carreaux et les trèfles ?
course-take_or_leave = Prendre ce pli, ou le laisser ? Jouez votre carte.
course-tried_verdict = Que pensez-vous du compte de { $sure } pour cette main ?
course-tried_number = Lequel de ces nombres annoncez-vous ?
course-who_shows_void = Qui vient de montrer qu’il n’a plus de { $suit } ?
course-who_in_danger = C’était l’un des premiers plis. Qui aura maintenant du mal à faire exactement son annonce ?

# À côté des cartes
course-ctx_spades_seen = Piques déjà joués : { $cards }.
course-ctx_left = Il reste { $left } plis avec celui-ci.
course-ctx_one_short = { $sides ->
    [1] Dans un pli précédent, l’as de votre partenaire a été coupé.
   *[0] Dans un pli précédent, votre as a été coupé.
  }
course-ctx_one_over = { $sides ->
    [1] Dans un pli précédent, votre partenaire a gagné avec un sept.
   *[0] Dans un pli précédent, vous avez gagné avec un sept.
  }
course-ctx_count = Le compte est de { $sure }.

# Ce qui manque
course-tally_because_need = Contrat de { $contract }, { $taken } déjà pris : { $count ->
    [0] il ne manque rien.
    [one] il en manque un.
   *[other] il en manque { $count }.
  }
course-tally_not_whole = C’est le contrat entier : il faut en retirer ce qui est déjà pris.
course-tally_not_taken = C’est ce qui est pris, et non ce qui manque.
course-tally_because_spades = Treize piques, { $seen } déjà joués, { $held } dans votre main : { $count } chez les autres.
course-tally_not_seen = Les piques déjà joués ne sont plus chez personne.
course-tally_not_own = Vos propres piques ne sont pas chez les autres.

# Levées sûres
course-tally_line_top_spades = { $cards } : { $tricks } par la hauteur.
course-tally_line_long_spades = { $cards } : { $tricks } par la longueur, au-delà de trois.
course-tally_line_side_winners = { $cards } : { $tricks } dans les premiers tours.
course-tally_line_middle_cards = { $cards } : { $tricks } pour tant de cartes moyennes.
course-tally_total = En tout : { $count }.
course-counts = Pour { $cards }, le compte est de { $tricks }.
course-true_counts = { $why ->
    [top_spades] Les hauts piques que personne ne bat, moins ce qui est encore au-dessus.
    [long_spades] Chaque pique au-delà de trois compte, même petit.
    [trumps_drawn] Des piques longs et forts font tomber les atouts des autres : ici un troisième tour compte, moins ce qui est au-dessus.
    [side_winners] Ce qui gagne dans les premiers tours de la couleur, moins ce qui est encore au-dessus.
    [middle_cards] Tant de cartes moyennes et si peu de petites valent une levée, toutes ensemble.
    [tenace] L’as compte, et la dame dépend de qui tient le roi.
   *[queen_jack_ten] L’as et le roi passent d’abord, et ensuite quelqu’un coupe.
  }
course-false_counts = { $why ->
    [top_spades] Un haut pique compte, moins chaque pique plus haut encore dehors.
    [long_spades] Chaque pique au-delà de trois compte pour un.
    [trumps_drawn] Des piques longs et forts font tomber les atouts des autres : ici un troisième tour compte, moins ce qui est au-dessus.
    [side_winners] L’as compte, ou roi et dame pour un : ce qui gagne dans les premiers tours.
    [middle_cards] Tant de cartes moyennes et si peu de petites comptent pour un, toutes ensemble.
    [guarded_king] L’as est encore dehors : ce roi est un peut-être.
    [tenace] Tout dépend de qui tient la carte du milieu : un peut-être.
    [queen_jack_ten] L’as et le roi passent d’abord, et ensuite quelqu’un coupe.
    [ruff] Une coupe n’est pas sûre.
    [bare_king] Un roi sec tombe sous l’as.
    [third_round] Elle gagnerait au troisième tour, et d’ici là quelqu’un coupe.
   *[lone_queen] Des cartes plus hautes sont dehors.
  } Ici, le compte est de { $right }.

# Annonces essayées
course-verdict_too_low = Il est trop bas : annoncez plus
course-verdict_right = C’est une bonne annonce telle quelle
course-verdict_too_high = Il est trop haut : annoncez moins
course-tried_not = Des milliers de donnes avec cette main disent autre chose.
course-tried_best = La meilleure annonce : { $bid }, { $sides ->
    [1] où le camp a fait son contrat
   *[0] qui a réussi
  } dans { $chance } { $chance ->
    [one] donne
   *[other] donnes
  } sur 100.
course-tried_line = { $bid } rapportait { $loss ->
    [0] autant
    [one] { $loss } point de moins
   *[other] { $loss } points de moins
  }, avec { $chance } { $chance ->
    [one] réussite
   *[other] réussites
  } sur 100.
# Une raison qui va avec ce qu’on a trouvé : pas de quoi baisser l’annonce quand le compte est juste.
course-tried_group_plain = { $way ->
    [too_low] Le compte est un minimum : une main fait en moyenne un pli de plus environ.
    [too_high] Presque sans pique, vous n’empêchez pas les autres de couper ce que vous avez compté.
   *[right] Une main de cartes sûres et guère plus : le compte tombe à peu près juste.
  }
course-tried_group_long = { $free ->
    [1] La deuxième carte d’une couleur si longue est souvent coupée. Là où chuter marque 0, cela ne coûte que l’annonce.
   *[0] La deuxième carte d’une couleur si longue est souvent coupée{ $way ->
        [too_high]  : les autres mains en ont trop peu.
        [too_low] , mais le reste de la main rapporte davantage.
       *[right] , mais le reste de la main compense.
      }
  }
course-tried_group_no_spades = { $free ->
    [1] Sans pique, un pli ne tient que si les autres ne coupent pas. Là où chuter marque 0, le risque est bon marché.
   *[0] Sans pique, un pli ne tient que si les autres ne coupent pas{ $way ->
        [too_high] .
       *[right]  : 1 suffit.
      }
  }
course-tried_group_maybes = Rois gardés et fourchettes n’entrent dans aucun compte, et la moitié environ gagne.

# Le total de la table
course-plan_dodge = Prenez vos levées sûres et esquivez le reste : personne n’en a besoin.
course-plan_even = Tous les plis sont annoncés : chacun compte pour le contrat de quelqu’un.
course-plan_grab = Prenez tout ce que vous pouvez : il n’y a pas assez de plis pour tous.
course-true_plan_dodge = { $total } annoncés pour 13 plis : ceux qui restent deviennent des sacs.
course-true_plan_even = { $total } annoncés pour 13 plis : aucun ne reste, aucun ne manque.
course-true_plan_grab = { $total } annoncés pour 13 plis : quelqu’un doit chuter.
course-false_plan_dodge = Le total des annonces est de { $total } : il ne reste rien à esquiver.
course-false_plan_even = Le total des annonces est de { $total }, et il y a 13 plis.
course-false_plan_grab = Le total des annonces est de { $total } : il y en a assez pour tous, et le surplus est en sacs.

# Annonces exactes en danger
course-because_shows_void = { $seat_who ->
    [you] Vous avez joué { $card }
   *[seat] { $seat } a joué { $card }
  } sur { $suit } : qui ne fournit pas n’en a plus.
course-because_upset_short = { $card } a été coupé par { $top }. { $seat_who ->
    [you] Vous y comptiez une levée : il vous en manque une.
   *[seat] { $seat } y comptait une levée : il lui en manque une.
  }
course-because_upset_over = { $card } est trop bas pour qu’on ait prévu d’en gagner un pli. { $seat_who ->
    [you] Vous avez un pli de plus que prévu.
   *[seat] { $seat } a un pli de plus que prévu.
  }
course-upset = { $seat_who ->
    [you] Vous aurez sans doute un pli de { $way ->
        [short] moins
       *[over] plus
      } que prévu.
   *[seat] { $seat } aura sans doute un pli de { $way ->
        [short] moins
       *[over] plus
      } que prévu.
  }
course-upset_nobody = Tout se passe comme chacun l’a prévu.
course-true_upset = { $way ->
    [short] { $ace } devait faire une levée, et { $top } l’a coupé.
   *[over] Personne ne prévoit de gagner avec { $top }.
  }
course-true_upset_nobody = Seules des cartes hautes ont gagné.
course-false_upset = { $how ->
    [short] Regardez { $ace } : il devait faire une levée, et { $top } l’a coupé.
   *[over] Regardez { $top } : une carte si basse n’est pas faite pour gagner.
  }
course-false_upset_nobody = { $how ->
    [short] Pas tout à fait : { $ace } a été coupé.
   *[over] Pas tout à fait : { $top } a gagné un pli.
  }

# Prendre ou laisser
course-did_take = { $card } prend le pli à { $top }.
course-not_take = { $card } laisse le pli à { $top }. { $better } l’aurait pris.
course-did_leave = { $card } laisse le pli à { $top }.
course-not_leave = { $card } prend le pli. { $better } l’aurait laissé.
course-because_needed = { $sides ->
    [1] Votre camp en a { $taken } sur { $contract } : il lui faut chacun des { $left } plis restants.
   *[0] Vous en avez { $taken } sur { $contract } : il vous faut chacun des { $left } plis restants.
  }
course-because_spare = { $sides ->
    [1] Votre contrat de { $contract } est fait, le leur aussi : un pli de plus est un sac pour qui le prend.
   *[0] Votre contrat de { $contract } est fait, et { $seat } a fait le sien aussi : un pli de plus est un sac pour qui le prend.
  }
course-because_to_set = { $sides ->
    [1] Ils en ont { $has } sur { $other } : il leur faut chacun des { $left } plis restants. Celui-ci les fait chuter, et le sac est un prix raisonnable.
   *[0] { $seat } en a { $has } sur { $other } : il lui faut chacun des { $left } plis restants. Celui-ci fait chuter ce contrat, et le sac est un prix raisonnable.
  }
course-because_one_short = { $sides ->
    [1] Il manque à votre camp la levée coupée : un pli imprévu la remplace.
   *[0] Il vous manque la levée coupée : un pli imprévu la remplace.
  }
course-because_one_over = { $sides ->
    [1] Votre camp a un pli que personne n’avait prévu : en laisser un rétablit le compte.
   *[0] Vous avez un pli que vous n’aviez pas prévu : en laisser un rétablit le compte.
  }
