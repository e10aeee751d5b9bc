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
practice-lesson = Leçon : { $lesson }.
practice-back =
    { $days ->
        [1] Cette question revient demain.
       *[other] Cette question revient dans { $days } jours.
    }
practice-done = { $right } bonnes réponses sur { $asked }.
practice-nothing-learnt = Il n’y a encore rien à réviser : résolvez un exercice d’une leçon, et il reviendra ici au moment où vous risquez de l’oublier.
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
practice-wrong-of = raté { $wrong } fois sur { $answers }
practice-no-course = Les leçons ne sont pas ici : démarrez dans le dossier du cours, ou réinstallez duel-nb.

practice-find-accessible = Cliquez sur toutes les cartes accessibles.
practice-find-affordable = Cliquez sur toutes les cartes que { $who } a les moyens de construire maintenant.
