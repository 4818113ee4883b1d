# Ce qui peut clocher dans les fichiers des leçons ; chaque phrase suit un fichier et une ligne.
content-no-mapping = { $what } doit être une liste de champs nommés
content-field-missing = dans { $what }, il manque { $field }
content-field-unknown = { $what } ne connaît pas de champ { $field }
content-field-twice = { $field } figure deux fois
content-no-text = { $field } doit être un texte
content-no-whole = { $field } doit être un nombre entier de { $low } à { $high }
content-no-list = { $field } doit être une liste d’un élément ou plus
content-no-yaml = ce n’est pas du YAML : { $detail }
content-empty-file = le fichier est vide
content-no-file = le fichier manque, ou n’est pas un texte en UTF-8
content-no-such-value = { $value } n’est ni un texte, ni un nombre entier, ni true ou false ; mettez un texte entre guillemets
content-no-slug = { $got } n’est pas un identifiant : petites lettres, chiffres et traits d’union
content-no-hand = { $got } n’est pas une main de treize cartes
content-other-id = l’identifiant est { $got }, mais le dossier est { $expected }
content-condition-unknown = « { $condition } » n’est pas une condition sur les règles d’une table
content-figure-unknown = « { $figure } » n’est ni une carte ni un chiffre d’une table
content-heading-unknown = « { $heading } » n’a pas sa place ici : après le titre viennent ## étape, ### hint et ### after
content-no-title = la première ligne doit être le titre, après #
content-no-goal = ce que l’on saura faire doit suivre le titre
content-section-twice = la section { $section } figure deux fois
content-section-empty = la section { $section } n’a pas de texte
content-section-missing = il manque la section { $section }
content-section-unknown = il n’y a pas d’étape { $section }
content-sections-order = les sections ne suivent pas l’ordre des étapes
content-marks-differ = conditions, cartes, chiffres ou mots du glossaire diffèrent d’une langue à l’autre : { $section }
content-term-unknown = le glossaire n’a pas de mot { $term }
content-term-twice = le mot { $term } figure deux fois
content-no-drawing = cela ne se dessine pas : il faut un pli et qui l’entame, des cartes, ou des annonces et des plis
content-lesson-twice = la leçon { $lesson } figure deux fois
content-step-twice = l’étape { $step } figure deux fois
content-step-unknown = il n’y a pas d’étape { $step }
content-kind-unknown = { $got } n’est pas un genre d’étape : { $expected }
content-param-unknown = { $kind } ne connaît pas { $field }
content-param-missing = pour { $kind }, il faut { $field }
content-table-rule = { $rule } ne peut pas valoir { $got } à une table : { $fault }
content-no-choice = { $got } ne convient pas pour { $field } : { $expected }
content-not-before = { $lesson } ne vient pas avant cette leçon
content-not-in-course = { $lesson } ne figure dans aucun chapitre de course.yaml
content-no-house = aucune table n’a d’étape de cette leçon
content-no-case = aucun cas de { $step } n’est possible avec { $house } : dites quand elle vaut
content-no-words = { $step } n’a pas de texte pour { $house }
content-no-lesson = Il n’y a pas de leçon « { $lesson } ». Voici celles qui existent : { $expected }
content-not-here = { $house } n’a pas cette leçon.
content-holds = Le cours tient : { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
  }, { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }, { $minutes } minutes.
