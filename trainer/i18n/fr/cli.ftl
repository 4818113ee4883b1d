# Les phrases propres à la ligne de commande.
cli-missing = manque
cli-not-object = doit être un objet, comme {"{"}"N": 3{"}"}
cli-not-list = doit être une liste de cartes, comme ["SA", "D4"]
cli-not-flag = { $got } n’est ni true ni false
cli-not-whole = { $got } n’est pas un nombre entier de { $low } à { $high }
cli-not-side = n’est pas un camp ici : écrivez { $expected }
cli-not-json = ce n’est pas du JSON : { $detail }
cli-number-long = ceci contient un nombre de plus de chiffres qu’on n’en peut lire
cli-too-deep = trop de niveaux imbriqués
cli-not-utf8 = ce n’est pas du texte UTF-8
cli-no-input = rien n’est arrivé sur l’entrée standard : écrivez un objet JSON, ou un par ligne
cli-key-twice = figure deux fois
cli-unknown-field = n’est pas un champ de cette commande
cli-line = ligne { $number } : { $sentence }
cli-file = { $file } ne peut pas être lu : { $detail }
cli-set-form = --set attend RÈGLE=VALEUR, non { $got }
cli-set-unknown = --set { $name } : cette règle n’existe pas ; choisissez parmi { $expected }
cli-house-holds = { $name } : les règles tiennent
cli-house-note = { $what } : { $note }
