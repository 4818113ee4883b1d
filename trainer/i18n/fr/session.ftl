# Les séances : quelques mains d’un même genre, et ce qu’elles disent.
session-open = Séance
session-intro = Quelques mains d’un même genre, et un bilan à la fin.
session-focus = Que travailler
session-focus-any = Un peu de tout
session-focus-count = Compter juste
session-focus-ruffs = Couleurs courtes et coupes
session-focus-nil = Nil ou pas
session-focus-last = Parler en dernier
session-focus-end = La fin de partie
session-focus-bags = À un sac de la pénalité
session-length = Mains
session-start = Commencer
session-stop = Quitter la séance
session-hand = { $focus } · main { $number } sur { $length }
session-summary = Bilan
session-title = Votre séance
session-again = Une autre séance
session-leave = Revenir aux mains isolées
session-back = Revenir au bilan
session-mean-loss = { $count ->
    [one] point perdu
   *[other] points perdus
  } par main
session-hands = { $hands ->
    [one] { $hands } main
   *[other] { $hands } mains
  }
session-labels = { $count } × { $label }
session-pending = { $hands ->
    [one] { $hands } main est encore en calcul.
   *[other] { $hands } mains sont encore en calcul.
  }
session-habit = Trop haut ou trop bas, par genre de main
session-habit-axis = votre annonce moins la plus proche des bonnes, en plis
session-habit-none = Aucun nombre annoncé sur une main déjà jugée.
session-habit-kind = { $kind } ({ $hands })
session-habit-high = Dans l’ensemble, vous annoncez trop haut : { $off } { $count ->
    [one] pli
   *[other] plis
  } par main.
session-habit-low = Dans l’ensemble, vous annoncez trop bas : { $off } { $count ->
    [one] pli
   *[other] plis
  } par main.
session-habit-even = Dans l’ensemble, vous n’annoncez ni trop haut ni trop bas.
session-kind-nil = proche du nil
session-kind-long_spades = longue à pique
session-kind-short_suit = une couleur courte
session-kind-strong = forte
session-kind-weak = faible
session-kind-plain = sans relief
session-nils-missed = { $hands ->
    [one] { $hands } nil manqué.
   *[other] { $hands } nil manqués.
  }
session-nils-bold = { $hands ->
    [one] { $hands } nil trop hardi.
   *[other] { $hands } nil trop hardis.
  }
session-worst = À revoir
session-worst-none = Rien à revoir : aucune annonce n’a beaucoup perdu.
session-worst-line = { $label } { $loss } : vous annoncez { $bid }, le mieux était { $best }
session-tally-loss = { $loss } { $count ->
    [one] point perdu
   *[other] points perdus
  } par main.
