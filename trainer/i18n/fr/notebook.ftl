# Têtes des tableaux que les objets montrent dans un carnet.
notebook-suit = couleur
notebook-cards = cartes
notebook-seat = place
notebook-side = camp
notebook-reason = raison
notebook-tricks = plis
notebook-points = points
notebook-after = désormais { $score ->
    [one] { $score } point
   *[other] { $score } points
  }, { $bags ->
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
