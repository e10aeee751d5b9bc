# Quiz et examens : des questions avec des réponses au choix.

quiz-plays = { $who } joue : { $action }.
quiz-coins = Combien de Pièces possède ensuite { $who } ?
quiz-symbols = { $played ->
    [0] Combien de symboles scientifiques différents possède { $who } ?
   *[other] Combien de symboles scientifiques différents possède ensuite { $who } ?
 }
quiz-points = { $played ->
    [0] Combien de points marque { $who } si la partie se termine ainsi ?
   *[other] Combien de points marque ensuite { $who } ?
 }
quiz-line = { $played ->
    [0] Combien de points faut-il noter pour { $who } sur la ligne « { $line } » du carnet de score ?
   *[other] Combien de points faut-il ensuite noter pour { $who } sur la ligne « { $line } » du carnet de score ?
 }
quiz-cubes = { $played ->
    [0] Combien de cubes Influence { ELIDED("de", $who) } y a-t-il au Sénat ?
   *[other] Combien de cubes Influence { ELIDED("de", $who) } y a-t-il ensuite au Sénat ?
 }
quiz-cubes-in = { $played ->
    [0] Combien de cubes Influence { ELIDED("de", $who) } y a-t-il dans la Chambre { $chamber } ?
   *[other] Combien de cubes Influence { ELIDED("de", $who) } y a-t-il ensuite dans la Chambre { $chamber } ?
 }
quiz-decrees = { $played ->
    [0] Combien de Décrets agissent pour { $who } ?
   *[other] Combien de Décrets agissent ensuite pour { $who } ?
 }
quiz-accessible = Combien de cartes visibles sont ensuite accessibles ?
quiz-pawn = Où se trouve ensuite le pion Conflit ?
quiz-who = À qui est-ce d’agir ensuite ?
quiz-end = Où en est ensuite la partie ?
quiz-goes-on = La partie continue
quiz-controls = { $played ->
    [0] Qui contrôle la Chambre { $chamber } ?
   *[other] Qui contrôle ensuite la Chambre { $chamber } ?
 }
quiz-nobody = Personne
quiz-may = { CAPITAL($action) } : est-ce permis à { $who } ?
quiz-forbidden = Laquelle de ces actions est interdite à { $who } ?
quiz-yes = Oui
quiz-no = Non
# A choice begins with a capital letter.
quiz-capital = { CAPITAL($text) }

# -- quizzes and tests

quiz-title = Quiz
# $numbers: such as 04, 06
quiz-of-lessons = { $count ->
    [1] Quiz : leçon { $numbers }
   *[other] Quiz : leçons { $numbers }
 }
# $test: one of the four below
quiz-test = Examen : { $test }
quiz-of-base = le jeu de base
quiz-of-pantheon = Panthéon
quiz-of-agora = Agora
quiz-of-both = les deux extensions
quiz-question = Question { $number } sur { $count }
quiz-sheet = { $count ->
    [1] 1 question, une seule réponse juste. (Graine { $seed })
   *[other] { $count } questions, une seule réponse juste à chacune. (Graine { $seed })
 }
quiz-sheet-test = { $count ->
    [1] 1 question, une seule réponse juste ; pour réussir : { $needed }. (Graine { $seed })
   *[other] { $count } questions, une seule réponse juste à chacune. Pour réussir : { $needed } réponses justes. (Graine { $seed })
 }
quiz-name = Nom :
quiz-date = Date :
quiz-key = Corrigé

# -- to take in a notebook

quiz-needs = { $count ->
    [1] 1 question, une seule réponse juste. Pour réussir : { $needed }.
   *[other] { $count } questions, une seule réponse juste à chacune. Pour réussir : { $needed } réponses justes.
 }
quiz-choices = Réponse
quiz-answered = { $answered } sur { $count } avec une réponse
quiz-finish = Terminer
quiz-finish-open = { $open ->
    [1] 1 question est encore sans réponse. Appuyez encore une fois sur Terminer : elle comptera comme fausse.
   *[other] { $open } questions sont encore sans réponse. Appuyez encore une fois sur Terminer : elles compteront comme fausses.
 }
quiz-mark = { $right } sur { $count } justes, { $percent }.
quiz-passed = Réussi : il en fallait { $needed }.
quiz-not-passed = Pas réussi : il en faut { $needed }.
quiz-right = Juste.
quiz-wrong = Pas juste : { $answer }
quiz-read = À relire : { $lessons }

# -- errors

quiz-no-subject = Aucun scénario ne porte sur { $typed } : indiquez une règle, une extension ou un sujet comme base/military.
quiz-no-subject-near = Aucun scénario ne porte sur { $typed } ; le plus proche est { $near }.
quiz-no-questions = Il n’y a pas de questions là-dessus.
quiz-too-few = { $count ->
    [1] Il n’y a qu’une question là-dessus, pas { $wanted }.
   *[other] Il n’y a que { $count } questions là-dessus, pas { $wanted }.
 }
quiz-test-alone = Un examen porte sur tout un jeu : n’indiquez ni leçons ni sujets.
quiz-no-page = Un quiz est une page comme 'quiz.html', pas { $file }.
quiz-no-choice = Il n’y a pas de réponse { $given } ; il y a { $letters }.
