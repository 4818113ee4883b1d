# Les étapes du cours sur le nil : ses dangers, et de petites fins de donne cartes sur table.

# Ce que risque un nil
course-risk_spades = Trois façons d’être servi à pique. Laquelle est sans danger pour un nil ?
course-risk_side = Trois façons d’être servi dans une couleur ordinaire. Laquelle est sans danger pour un nil ?
course-risk_suit = Vous pensez au nil. Quelle couleur parle le plus contre lui ?
course-risk_average_ask = Sur dix nils de ce genre, { $made } réussissent. Combien rapporte un nil en moyenne ?
course-risk_did_spades = { $cards } : peu de piques, et aucun de haut. D’autres joueront au-dessus.
course-risk_did_side = { $cards } : assez bas, tour après tour. Le reste se défaussera plus tard.
course-risk_not_suit = Ce n’est pas { $suit }, mais { $right }.
course-risk_average = { $made } fois { $delta } et { $failed } fois { $part }, le tout divisé par dix : { $points }.
course-risk_cover = Cette main a un point faible. Avec quelle annonce de votre partenaire un nil est-il le mieux protégé ?
course-risk_did_cover = Qui annonce { $bid } a de hautes cartes : elles prendront les plis que vous ne devez pas prendre.
course-risk_not_cover = Un partenaire qui annonce peu a peu de quoi couvrir. { $bid } promet de hautes cartes.
course-partner_bids = Votre partenaire a annoncé { $bid }
course-holding = { $cards }
course-a_suit = { $suit }
course-points = { $points }

# Fins de donne cartes sur table
course-nil_card_cover = Cartes sur table : vous voyez les quatre mains. Votre partenaire a annoncé nil. Quelle carte le protège ?
course-nil_card_set = Cartes sur table : vous voyez les quatre mains. { $seat } a annoncé nil. Quelle carte le fait chuter ?
course-nil_card_own = Cartes sur table : vous voyez les quatre mains. Vous avez annoncé nil. Quelle carte le protège ?
course-nil_card_both = Cartes sur table, et les derniers plis décident. Avec quelle carte votre camp s’en tire-t-il le mieux aux points ?
course-nil_falls_now = Après { $card }, le pli devient { $cards } : { $seat_who ->
    [you] il vous faut le prendre
   *[seat] { $seat } doit le prendre
  } avec { $top }.
course-nil_falls_next = Après { $card }, tout se décide au pli suivant, { $cards } : { $seat_who ->
    [you] il vous faut le prendre
   *[seat] { $seat } doit le prendre
  } avec { $top }.
course-nil_falls_later = Après { $card }, le nil tient encore un peu, mais à la fin, sur { $cards }, { $seat_who ->
    [you] vous devrez prendre
   *[seat] { $seat } devra prendre
  } avec { $top }.
course-nil_holds = Après { $card }, le pli devient { $cards }. { $winner_who ->
    [you] Vous le prenez
   *[seat] { $winner } le prend
  }, et plus rien ne peut faire chuter le nil.
course-nil_card_better = { $role ->
    [set] Cartes sur table, { $card } le fait chuter.
   *[cover] Cartes sur table, { $card } le protège.
  }
course-nil_card_worth = Après { $card }, au mieux de part et d’autre, le nil { $nil ->
    [made] réussit
   *[failed] chute
  } : { $points } pour vous, { $part } pour eux.
course-nil_card_worth_better = Avec { $card }, le nil { $nil ->
    [made] réussit
   *[failed] chute
  } : { $points } pour vous, { $part } pour eux.
