# Ce qu’écrit `spades-trainer bench`.
bench-healthy = démarrage, meilleur essai
bench-changes = du clic à l’écran changé
bench-answer = annonce → réponse et graphique
bench-question = main suivante → question
bench-slider = curseur des plis → graphique
bench-median = médiane
bench-worst = pire
bench-must-seconds = au plus { $most } s
bench-must-p95 = p95 d’au plus { $most } ms
bench-left = requêtes sorties de cette machine : { $count }
bench-no-playwright = bench web pilote un navigateur par Playwright, qui n’est pas installé : pip install spades-trainer[test]
bench-no-chromium = bench web a besoin de Chromium, introuvable sur cette machine : sous Debian, apt-get install chromium
bench-bids-tricks = { $deals } donnes : levées prédites moins levées faites { $bias }, erreur absolue moyenne { $error }, corrélation { $correlation }
bench-bids-tenth = chance de réussir { $predicted } % : réussi { $made } % de { $count } (écart permis { $bound })
bench-bids-nil = { $nils } nils imposés, { $rate } % réussis : score de Brier { $brier } (taux de base { $base }), aire sous la courbe { $auc }
