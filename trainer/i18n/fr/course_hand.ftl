# La donne entière du cours, avec un coach.
course-hand_bid = Votre annonce. La donne se joue ensuite jusqu’au bout, et chacun de vos choix est examiné.
course-hand_card = Quelle carte jouez-vous ?
course-ctx_last_trick = Le dernier pli : { $cards }. { $seat_who ->
    [you] Vous l’avez pris.
   *[seat] { $seat } l’a pris.
  }
course-ctx_need = { $sides ->
    [1] Le contrat de votre camp est de { $goal } ; il a { $count ->
        [0] zéro pli
        [one] un pli
       *[other] { $count } plis
      }, et il en reste { $left } à jouer.
   *[0] Votre contrat est de { $goal } ; vous avez { $count ->
        [0] zéro pli
        [one] un pli
       *[other] { $count } plis
      }, et il en reste { $left } à jouer.
  }
course-ctx_out = { $count ->
    [0] Personne d’autre n’a de carte de vos couleurs.
   *[other] Dans vos couleurs, les autres ont encore { $cards }.
  }
course-ctx_void = { $seat } n’a plus de { $suit }.
course-hand_right_all = Vos cartes se valent ici : la suite, jouée dans { $worlds } donnes conformes à ce que vous avez vu, revient au même.
course-hand_right_some = { $card } est l’une des bonnes cartes : la suite, jouée dans { $worlds } donnes conformes à ce que vous avez vu, n’en désigne pas de nettement meilleure.
course-hand_right_only = { $card }, c’est bien elle : la suite, jouée dans { $worlds } donnes conformes à ce que vous avez vu, donne moins avec toutes les autres.
# Dans combien de ces donnes, avec la meilleure carte et avec celle jouée
course-hand_made = { $sides ->
    [1] Votre camp y fait son contrat { $count } fois, et { $taken } fois après votre carte.
   *[0] Vous y faites votre contrat { $count } fois, et { $taken } fois après votre carte.
  }
course-hand_theirs = L’autre camp y fait son contrat { $count } fois, et { $taken } fois après votre carte.
course-hand_bags = { $sides ->
    [1] Votre camp y a { $count } { $count ->
        [one] sac
       *[other] sacs
      } en tout, et { $taken } après votre carte.
   *[0] Vous y avez { $count } { $count ->
        [one] sac
       *[other] sacs
      } en tout, et { $taken } après votre carte.
  }
course-hand_wrong = { $better } vaut mieux. La suite, jouée dans { $worlds } donnes conformes à ce que vous avez vu, montre que { $card } coûte en moyenne { $count ->
    [one] un point environ
   *[other] { $count } points environ
  }.
