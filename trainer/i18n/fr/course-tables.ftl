# D’autres tables : les règles que suppose une étape
course-table_min_team_bid = Ici, deux partenaires annoncent au moins { $value } à eux deux.
course-table_max_pair_bid = Ici, deux partenaires annoncent au plus { $value } à eux deux.
course-table_total_not_thirteen = { $value ->
    [True] Ici, le total des quatre annonces ne peut pas être de 13.
   *[False] Ici, le total des quatre annonces peut être de 13.
  }
course-table_blind_nil_deficit = Ici, le nil aveugle est réservé au camp qui a au moins { $value } points de retard.
course-table_ten_for_200 = { $value ->
    [True] Ici, un contrat de dix vaut 200, réussi ou chuté.
   *[False] Ici, un contrat de dix vaut ses dix plis.
  }
course-table_double_nil = { $value ->
    [unit] Ici, deux nils dans un camp ne font qu’une promesse : { $made } si les deux tiennent, −{ $failed_plain } si l’un tombe.
    [separate] Ici, deux nils dans un camp se comptent chacun à part.
   *[closed] Ici, deux partenaires ne peuvent pas annoncer nil tous les deux.
  }
course-table_nil_bag_points = { $value ->
    [True] Ici, les plis d’un nil chuté sont des sacs, avec leur point.
   *[False] Ici, les plis d’un nil chuté sont des sacs, mais ne rapportent pas de point.
  }
course-table_bag_group = Ici, chaque groupe de { $value } sacs coûte { $penalty_plain }.
course-table_losing_floor = Ici, la partie s’arrête à −{ $value_plain }.
course-bid_closed = Touchez un nombre qui vous est interdit.
course-bid_not_closed = { $bid } est permis ici.
course-bid_closed_team_minimum = { $bid } et le { $others } de votre partenaire font { $total } : il faut au moins { $least } à deux.
course-bid_closed_pair_cap = { $bid } et le { $others } de votre partenaire font { $total } : on ne peut pas dépasser { $most } à deux.
course-bid_closed_total_thirteen = { $bid } et les { $others } déjà annoncés font 13.
course-ctx_unseen = Vous parlez en premier et n’avez pas regardé vos cartes.
course-behind_open = Vous pouvez annoncer nil aveugle maintenant.
course-behind_closed = Le nil aveugle vous est interdit maintenant.
course-true_behind_open = Votre camp a { $gap } points de retard, et { $needed } suffisent.
course-false_behind_closed = Votre camp a { $gap } points de retard, et { $needed } suffisent.
course-true_behind_closed = { $gap ->
    [0] Votre camp n’a aucun retard, et il en faudrait { $needed }.
   *[other] Votre camp a { $gap } de retard, et il en faudrait { $needed }.
  }
course-false_behind_open = { $gap ->
    [0] Votre camp n’a aucun retard, et il en faudrait { $needed }.
   *[other] Votre camp a { $gap } de retard, et il en faudrait { $needed }.
  }
course-rule_blind_nil_cards_passed = { $value ->
    [0] Aucune carte ne change de main à côté d’un nil aveugle.
    [1] Qui annonce nil aveugle échange une carte avec son partenaire.
   *[other] Qui annonce nil aveugle échange { $value } cartes avec son partenaire.
  }
course-part_ten_plain_made = Contrat { $count } réussi
course-part_ten_plain_set = Contrat { $count } chuté
course-part_one_nil_made = Nil réussi
course-part_one_nil_failed = Nil chuté
course-part_bags_paid = { $count ->
    [one] { $count } sac
   *[other] { $count } sacs
  }
course-part_wrong_ten_plain_made = Dix annoncés et réussis rapportent 200 à cette table, et non dix par pli.
course-part_wrong_ten_plain_set = Dix annoncés et manqués coûtent 200 à cette table, et non dix par pli.
course-part_wrong_one_nil_made = Deux nils dans un camp ne font qu’une promesse à cette table.
course-part_wrong_one_nil_failed = Deux nils dans un camp ne font qu’une promesse à cette table.
course-part_wrong_bags_paid = Les plis d’un nil chuté sont des sacs à cette table, mais ne rapportent pas de point.
