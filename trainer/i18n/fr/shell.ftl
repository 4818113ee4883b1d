# Le cadre de toutes les pages.
shell-home = Accueil
shell-learn = Apprendre
shell-bid = Annoncer
shell-drills = Nil
shell-houses = Règles
shell-glossary = Glossaire
shell-lost = Il n’y a pas de page « { $page } » ici. Voici l’accueil.
shell-error = Une erreur s’est produite de notre côté. Vos réponses sont gardées : rechargez la page, ou revenez à l’accueil.
