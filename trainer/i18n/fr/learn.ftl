# Apprendre : la carte du cours, une leçon, son test, le glossaire, le fichier de progression.
learn-title = Apprendre
learn-house = Règles
learn-other-name = en anglais : { $name }
learn-no-lesson = Il n’y a pas de leçon « { $lesson } » dans cette version. Le cours commence ci-dessous.
learn-left = { $done } { $done ->
    [one] leçon
   *[other] leçons
  } sur { $all } · reste environ { $time }
learn-all-done = Les { $all } leçons sont faites
learn-minutes = { $minutes } min
learn-hours = { $hours } h { $minutes }
learn-continue = Continuer
learn-start = Commencer
learn-next-new = { $steps } étapes, { $minutes } minutes.
learn-next-now = Étape { $step } sur { $steps }, reste { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }.
learn-next-test = Toutes les étapes sont faites : il reste le test.
learn-finished = Le cours est fini.
learn-finished-sub = Toutes les leçons restent ouvertes : revenez quand vous voulez, les cas seront neufs.
learn-state-done = fait, test { $best } sur { $cases }
learn-state-now = étape { $step } sur { $steps }
learn-state-test = reste le test
learn-state-open = ouvert
learn-state-next = à suivre
learn-state-later = plutôt après { $after }
learn-open = Ouvrir la leçon { $number } : { $title }, { $state }
learn-glossary = Glossaire
learn-glossary-lead = Les mots du jeu, en français et en anglais.
learn-back-to-map = Apprendre
learn-back-to-lesson = Retour à la leçon
learn-step-of = { $step } sur { $steps }
learn-step-label = Étape { $step } sur { $steps }
learn-previous = Précédent
learn-next = Suivant
learn-once-more = Encore un
learn-go-on = Continuer
learn-another = Un autre cas
learn-try-again = Réessayer
learn-leave = Continuer quand même
learn-to-test = Faire le test
learn-skip-to-test = Faire le test tout de suite
learn-done = Terminé
learn-check = Vérifier
learn-right = Juste
learn-wrong = Pas tout à fait
learn-wrong-card = { $count ->
    [one] Pas celle-ci
   *[other] Pas celles-ci
  } : { $cards }
learn-hint = Indice
learn-answer-is = La bonne réponse : { $answer }.
learn-right-places = Les numéros donnent l’ordre juste.
learn-sum = En tout
learn-step-right = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
  } sur { $times }
learn-one-tap = Le premier appui vaut réponse.
learn-dashed-too = Cadre en tirets : { $count ->
    [one] ceci était juste aussi.
   *[other] ceux-ci étaient justes aussi.
  }
learn-dashed-right = Cadre en tirets : { $count ->
    [one] ce qui est juste.
   *[other] ceux qui sont justes.
  }
learn-dashed-missed = Cadre en tirets : { $count ->
    [one] juste aussi, mais pas choisi.
   *[other] justes aussi, mais pas choisis.
  }
learn-missed = { $count ->
    [one] Ce qui n’allait pas
   *[other] Les { $count } qui n’allaient pas
  }
learn-missed-case = Question { $case }.
learn-missed-given = Votre réponse : { $answer }.
learn-missed-trick = Sur la table
learn-missed-hand = Vos cartes
learn-pick = Touchez pour choisir, puis { $done }.
learn-order = Touchez-les l’une après l’autre, puis { $done }.
learn-selected = choisi
learn-in-order = numéro { $place }
learn-cards = Les cartes
learn-choices = Les choix
learn-mark-right = juste
learn-mark-wrong = faux
learn-mark-missed = juste aussi
learn-mark-answer = ceci était juste
learn-took = annonce { $bid }, prend { $tricks }
learn-us = Votre camp
learn-them = Les autres
learn-stands = { $who } { $points }
learn-to = Partie à { $target }
learn-before = Avant cette donne : { $count ->
    [one] { $points } point
   *[other] { $points } points
  }, { $bags ->
    [0] aucun sac
    [one] { $bags } sac
   *[other] { $bags } sacs
  }
learn-test = Test
learn-test-of = Test : { $case } sur { $cases }
learn-test-lead = { $cases } cas neufs. Avec { $passing } bonnes réponses, la leçon est faite. Pas de seconde chance, mais rien ne presse.
learn-test-score = { $right ->
    [one] { $right } bonne réponse jusqu’ici
   *[other] { $right } bonnes réponses jusqu’ici
  }
learn-test-passed = Réussi : { $right } sur { $cases }
learn-test-passed-sub = La leçon est faite.
learn-test-failed = { $right } sur { $cases } : il en faut { $passing }
learn-test-failed-sub = Reprenez les étapes, ou passez le test avec des cas neufs.
learn-test-again = Repasser le test
learn-steps-again = Reprendre les étapes
learn-next-lesson = Leçon suivante
learn-not-here = { $house } n’a pas cette leçon.
learn-you-can = Vous saurez
learn-keep = Garder votre progression
learn-keep-lead = La progression se perd quand vous rechargez ou fermez la page. Enregistrez-la dans un fichier et rechargez-la la prochaine fois.
learn-save = Enregistrer
learn-load = Recharger votre progression (.json)
learn-choose = Choisir un fichier
learn-file-name = cours-spades.json
learn-loaded = Chargé : { $lessons ->
    [one] { $lessons } leçon commencée ou faite.
   *[other] { $lessons } leçons commencées ou faites.
  }
learn-file-no-json = Ce fichier n’est pas une progression de ce cours : ce n’est pas du JSON.
learn-file-no-progress = Ce fichier ne contient aucune progression de ce cours.
learn-file-newer = Ce fichier vient d’une version plus récente du programme.
learn-file-no-lesson = Ce fichier est abîmé : l’entrée « { $lesson } » est illisible.
learn-english = Anglais
learn-french = Français
