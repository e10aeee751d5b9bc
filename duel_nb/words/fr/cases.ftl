# Cases and scenarios: to guess, to step through, checked as a table; and the map of the course.
# Titles, questions and answers are those of their files.

# -- cases of a lesson

cases-guess = Devinez la réponse avant de l’ouvrir.
cases-count =
    { $count ->
        [one] { $count } cas. Devinez la réponse avant de l’ouvrir.
       *[other] { $count } cas. Devinez la réponse avant de l’ouvrir.
    }
cases-answer = Réponse
cases-board = Montrer sur le plateau
cases-no-board = Ranger le plateau

# -- a scenario to step through

case-faq = Question d’un livret de règles
case-example = Exemple d’un livret de règles
case-rule = Une règle à l’œuvre
case-interaction = Des règles qui se rencontrent

case-label = Cas
case-question = La question
case-position = La position
case-look = Aucune action
case-back = Précédent
case-next = Suivant
case-step = Étape
case-step-of = Étape { $number } sur { $last } : { $action }
case-where = { $number } sur { $last }
case-answer-and-verdict = Réponse et verdict
case-take-over = Reprendre ici
case-take-over-tip = Continuer à jouer à partir de cette position
case-show-all = Tout montrer
case-fade = Estomper le reste
case-fade-tip = Ce qui ne concerne pas ce cas est estompé
case-to-scenario = Retour au scénario
case-to-question = Retour à la question

# $who: "A" or "B"; $action in bold
case-tries-legal = { $who } essaie : { $action }. C’est permis.
case-tries-refused = { $who } essaie : { $action }. C’est refusé. { $reason }
case-says-otherwise = Le scénario dit autre chose.
# $statement: as the scenario writes it
case-found = { $statement } ; trouvé : { $found }

case-answer = Réponse : { $answer }
case-verdict = Verdict : { $verdict }
case-rules = Règles : { $rules }
case-from = Source : { $source }
case-holds =
    { $checked ->
        [one] L’unique affirmation vérifiée est exacte.
       *[other] Les { $checked } affirmations vérifiées sont exactes.
    }
case-fails =
    { $checked ->
        [one] L’unique affirmation vérifiée est inexacte.
       *[other] { $wrong ->
            [one] { $wrong } affirmation vérifiée sur { $checked } est inexacte.
           *[other] { $wrong } affirmations vérifiées sur { $checked } sont inexactes.
        }
    }
case-ok = exact : { $statement }
case-not-so = INEXACT : { $statement } ; trouvé : { $found }

case-no-step =
    { $steps ->
        [one] Ce scénario a { $steps } étape ; il n’y a pas d’étape { $given }.
       *[other] Ce scénario a { $steps } étapes ; il n’y a pas d’étape { $given }.
    }
case-no-case =
    { $cases ->
        [one] Il y a { $cases } cas ; il n’y a pas de cas { $given }.
       *[other] Il y a { $cases } cas ; il n’y a pas de cas { $given }.
    }

# -- what a step changed, in a few words. $now and $before: figures

change-coins = Pièces ({ $who }) { $before } → { $now }
change-points = Points ({ $who }) { $points }
# $what: names, each with + or -
change-city = Cité ({ $who }) { $what }
change-standing = Merveilles construites ({ $who }) { $what }
change-progress = Jetons Progrès ({ $who }) { $what }
change-wonders = Merveilles ({ $who }) { $what }
change-pawn = pion Conflit { $before } → { $now }
change-military = jeton Militaire parti : { $positions }
change-discard = défausse { $what }
change-tokens = jetons sur le plateau { $what }
change-age = Âge { $before } → { $now }
change-more = +{ $thing }
change-less = -{ $thing }

# -- the report of a check

check-result = Résultat
check-scenario = Scénario
check-rules = Règles
check-passed = réussi
check-failed = échoué
check-error = erreur
# the same at the start of a line
check-mark-passed = ok
check-mark-failed = ÉCHEC
check-mark-error = ERREUR
check-summary =
    { $passed ->
        [one] { $passed } réussi sur { $count }
       *[other] { $passed } réussis sur { $count }
    }
check-summary-failed =
    { $failed ->
        [one] { $failed } échoué
       *[other] { $failed } échoués
    }
check-summary-unread =
    { $unread ->
        [one] { $unread } ne peut pas être lu ou joué
       *[other] { $unread } ne peuvent pas être lus ou joués
    }
check-summary-skipped =
    { $skipped ->
        [one] { $skipped } fichier TOML n’est pas un scénario (la première ligne d’un scénario est : scenario = 1)
       *[other] { $skipped } fichiers TOML ne sont pas des scénarios (la première ligne d’un scénario est : scenario = 1)
    }
check-open = { $summary } : ouvrir le tableau
check-sources-more =
    { $count ->
        [one] { $source } (et { $count } autre)
       *[other] { $source } (et { $count } autres)
    }

# -- the map of the course, and what has been solved

course-game = Le jeu
course-pantheon = Avec Panthéon
course-agora = Avec Agora
course-both = Avec les deux
course-any-time = À tout moment
course-to-play-well = Pour bien jouer
course-measured = Bien jouer : ce que montrent les parties
course-exercises =
    { $count ->
        [one] { $count } exercice
       *[other] { $count } exercices
    }
course-all-solved = tous résolus
course-solved =
    { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
course-line = { $lesson } ({ $solved })
course-lesson-solved = { $lesson } : { $solved }

progress-refresh = Actualiser
progress-export = Exporter
progress-import = Importer
progress-reset = Réinitialiser
progress-really = Vraiment réinitialiser
progress-as-text = Progression en texte : appuyez sur Exporter, ou collez ici un texte et appuyez sur Importer
progress-copy = Copiez ce texte et gardez-le. Sur une autre machine, collez-le ici : « Importer ».
progress-read = Exercices lus : { $count }. Le meilleur résultat de chacun compte.
progress-sure = Cela oublie tout ce que vous avez résolu. Appuyez de nouveau pour confirmer.
progress-forgotten = Toute la progression est effacée.
