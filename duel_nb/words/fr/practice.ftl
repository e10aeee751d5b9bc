# Ce qui revient : les révisions, et les cartes pour Anki

doing-recall = Répondez de tête
practice-answer = Montrer la réponse
practice-knew = Je le savais
practice-missed = Je ne le savais pas
practice-left =
    { $count ->
        [0] Plus de questions
        [one] Encore { $count } question
       *[other] Encore { $count } questions
    }
# $lesson: a link to it
practice-lesson = Leçon : { $lesson }.
practice-back =
    { $days ->
        [1] Cette question revient demain.
       *[other] Cette question revient dans { $days } jours.
    }
practice-done = Bonnes réponses : { $right } sur { $asked }.
practice-nothing-learnt = Il n’y a encore rien à réviser : résolvez un exercice d’une leçon, et il reviendra ici au moment où vous risquez de l’oublier.
practice-nothing-due = Rien à réviser aujourd’hui.
practice-next =
    { $days ->
        [1]
            { $count ->
                [one] { $count } question revient demain.
               *[other] { $count } questions reviennent demain.
            }
       *[other]
            { $count ->
                [one] { $count } question revient dans { $days } jours.
               *[other] { $count } questions reviennent dans { $days } jours.
            }
    }
practice-more =
    { $count ->
        [one] Il en reste { $count } pour aujourd’hui.
       *[other] Il en reste { $count } pour aujourd’hui.
    }
practice-go-on = Continuer
practice-streak = { $days } jours de révision de suite.
practice-often-wrong = Ce que je rate souvent
# $rule: the title of its rule
practice-drill = Entraînement : { $rule }
practice-wrong-of = raté { $wrong } fois sur { $answers }
practice-no-course = Les leçons ne sont pas ici : démarrez dans le dossier du cours, ou réinstallez duel-nb.

practice-find-accessible = Trouvez toutes les cartes accessibles.
practice-find-affordable = Trouvez toutes les cartes { ELIDED("que", $who) } a les moyens de construire maintenant.

# in a terminal
practice-typed = Tapez la réponse puis Entrée ; { $hint } donne un indice, { $solution } la solution, une ligne vide termine.
practice-press-enter = Appuyez sur Entrée pour voir la réponse.
practice-did-you-know = Le saviez-vous ? { $yes } ou { $no }
# one letter each, as typed
practice-yes = o
practice-no = n

anki-needs = Un paquet pour Anki a besoin de genanki, qui n’est pas installé : { $command }
anki-nothing = Il n’y a rien à demander là-dessus : choisissez d’autres leçons ou extensions.
anki-no-deck = Un paquet pour Anki est un fichier comme cards.apkg, et non { $file }.
anki-making = Cartes en préparation
anki-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
