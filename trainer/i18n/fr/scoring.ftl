# Les lignes d’un score : un message par raison de `trainer.engine.scoring`.
score-contract_made = Contrat { $count } réussi
score-contract_set = Contrat { $count } chuté
score-contract_zero = Contrat de 0 : rien ne compte
score-nil_made = Nil réussi
score-nil_failed = Nil chuté
score-blind_nil_made = Nil aveugle réussi
score-blind_nil_failed = Nil aveugle chuté
score-double_nil_made = Double nil réussi
score-double_nil_failed = Double nil chuté
score-boston = Les 13 plis, annoncés et réussis
score-bags = { $count ->
    [one] { $count } sac
   *[other] { $count } sacs
  }
score-bag_penalty = { $count ->
    [one] Pénalité pour { $group } sacs
   *[other] { $count } pénalités, une tous les { $group } sacs
  }
# Une ligne avec le joueur concerné, quand un camp en a deux semblables.
score-line-of = { $line } ({ $who })
