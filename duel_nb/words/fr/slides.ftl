# Slides: a game, a case or a puzzle shown to a room, or as a page of its own.

# -- where a slide stands

slide-age = { $age ->
    [0] Sélection des Merveilles
    [1] Âge I
    [2] Âge II
   *[other] Âge III
 }
slide-turn = { slide-age } · action { $number } sur { $last } · { $who }
slide-of-many = { $number } sur { $last }
slide-beginning = Le début
slide-question = La question
slide-answer = La réponse
slide-step = Étape { $number } sur { $last }
slide-try = Un essai
slide-solution = La solution

# -- what it says

slide-game = { $first } contre { $second }
slide-secret = { $who } fait un choix secret.
slide-nothing = Rien d’autre ne se passe.
slide-guess = Devinez d’abord, puis continuez.
slide-tries = { $who } essaie « { $action } ». Est-ce permis ?
slide-allowed = C’est permis.
slide-refused = C’est interdit. { $reason }
slide-source = Source : { $source }
slide-rules = Règles :
slide-chance = Chances de gagner ({ $who }) : { $percent }

# -- notes for whoever presents

note-answer = La réponse : { $answer }
note-hint = Pour réfléchir : { $hint }
note-variants = Et si…

# -- the page

slides-help = Espace, flèches ou télécommande : avancer et reculer. p : présenter. n : notes. b : écran noir. Échap : fin.
slides-next = Suivant
slides-back = Précédent
slides-timeline = Déroulement
slides-chapter = Aller à
slides-notes = Notes
slides-theme = Clair ou sombre
slides-present = Présenter
slides-end = Fin
slides-right = juste
slides-in-words = La position en mots
slides-made = Réalisé avec duel_nb, une aide non officielle pour 7 Wonders Duel.
slides-no-script = Les images ont besoin de JavaScript ; ce qui se passe est raconté ci-dessous.
