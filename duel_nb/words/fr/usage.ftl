# How the commands of duel-nb are used: their --help, and what is said of a wrong call. Names of
# commands and options, and words that are typed behind them (base, greedy, a4), are never translated.

# -- headings, and what stands for a value

usage-line = Usage : { $usage }
usage-options = OPTIONS
usage-command = COMMANDE …
usage-arguments = Arguments
usage-the-options = Options
usage-commands = Commandes
usage-examples = Exemples
usage-learn = Apprendre et chercher
usage-games = Parties
usage-authors = Pour les auteurs
usage-help = Affiche cette aide.
usage-about-default = { $about } (par défaut : { $value })
usage-text = TEXTE
usage-number = N
usage-file = FICHIER
usage-folder = DOSSIER
usage-folders = DOSSIER…
usage-language-code = LANGUE
usage-notebook = NOTEBOOK
usage-names-of-lessons = LEÇON…
usage-question = QUESTION…
usage-path = CHEMIN…
usage-name = NOM…
usage-id = NUMÉRO…
usage-rule-words = NUMÉRO ou MOTS…
usage-game-file = PARTIE.json
usage-json = FICHIER.json
usage-csv = FICHIER.csv
usage-marks = RÉSULTATS.csv
usage-apkg = FICHIER.apkg
usage-png = SORTIE.png
usage-html = SORTIE.html
usage-out = SORTIE
usage-a-b = A|B
usage-address = tcp://HÔTE:PORT

# -- a wrong call

usage-missing = Il manque { $value } : { $command } --help dit ce qui est attendu.
usage-too-many = { $given } est de trop : { $command } --help dit ce qui est attendu.
usage-no-option = Il n’y a pas d’option { $option } : { $command } --help les énumère.
usage-no-option-near = Il n’y a pas d’option { $option } ; vouliez-vous dire { $near } ?
usage-no-value = { $option } ne prend pas de valeur.
usage-needs-value = { $option } demande une valeur.

# -- all commands

usage-all = 7 Wonders Duel dans Jupyter : un cours, un plateau et un arbitre. Un compagnon non officiel.
usage-all-more = Commencez par « duel-nb lab » ou, sans navigateur, par « duel-nb play --first-game ». Chaque commande a sa propre aide (--help), avec des exemples.
usage-version = Affiche la version, et dit si le moteur est compilé.
usage-language = en, fr, de ou ru, ici et dans JupyterLab ; à défaut, celle de DUEL_NB_LANGUAGE.

# -- options of several commands

usage-expansions = Les extensions en jeu, séparées par des virgules.
usage-lessons = Des leçons, séparées par des virgules : 04,05-wonders.
usage-paper-size = Format du papier : a4 ou letter.
usage-force = Écrase un fichier qui existe déjà.

# -- lab

usage-lab-notebook = Un fichier notebook, ou le nom ou le numéro d’une leçon (00-start-here).
usage-lab-no-browser = Affiche seulement l’adresse.
usage-lab = Ouvre JupyterLab sur le premier notebook, ou sur un autre.
usage-lab-more = Installé, duel-nb copie d’abord le cours ici, dans le dossier notebooks ; un notebook que vous avez modifié n’est jamais remplacé sans votre accord. Les autres options sont transmises à JupyterLab.

# -- progress

usage-progress-folders = Un dossier par élève, ou un fichier de progression.
usage-progress-out = Écrit aussi un CSV ; - affiche seulement le CSV.
usage-progress-marks = Résultats des examens finaux faits sur papier.
usage-progress = Affiche la progression d’une classe : une ligne par élève, et une par leçon.
usage-progress-more =
    Dans chaque dossier, my-progress.json est recherché ; rien n’y est modifié. Codes de sortie : 0 tout va bien, 1 un fichier est illisible (il est signalé, les autres sont affichés).
    Le premier et le dernier résultat de chaque examen final figurent comme « avant » et « après ». Notez les résultats sur papier dans un tableur, avec les colonnes learner, test (base, pantheon, agora ou both), date, right et questions, puis enregistrez en CSV : Ada,base,2026-11-27,16,20.

# -- practice

usage-practice-lessons = Seulement ce qu’enseignent ces leçons : 04,05-wonders.
usage-practice-most = Nombre de questions, au plus.
usage-practice = Pose les questions du jour, sur tout ce que vous avez appris.
usage-practice-more = Ce que vous avez résolu dans les leçons revient au moment où vous l’oublieriez. Les dates sont dans votre fichier de progression, my-progress.json, ici ou dans le dossier notebooks.

# -- anki

usage-anki-file = Le fichier à écrire.
usage-anki-sets = Les boîtes, séparées par des virgules : base, pantheon, agora ou both.
usage-anki = Écrit les exercices et les cas du cours comme paquet pour Anki, avec des images.
usage-anki-more = Importez un paquet plus récent par-dessus l’ancien : les cartes sont mises à jour et vos dates restent. Sans leçons ni boîtes, cela fait environ 650 cartes et 17 Mo, en une minute. Il faut genanki : pip install "duel-nb[anki]".

# -- ask

usage-ask-question = Avec vos mots ; sans question, on vous en demande.
usage-ask = Interroge l’arbitre : ai-je le droit, combien cela coûte, que puis-je faire, que dit la règle ?
usage-ask-more = Dites ce qui compte dans la position : Pièces, Bâtiments, Merveilles et jetons de A et de B, l’Âge, le pion Conflit. La réponse précise de quelle position elle parle ; ce que vous ne dites pas est inconnu. Sans question, posez-en une après l’autre ; une ligne vide termine. Codes de sortie : 0 répondu, 2 pas compris.

# -- rule

usage-rule-named = Par exemple BASE-MIL-03, ou : tour supplémentaire
usage-rule-search = Énumère toutes les règles où figurent ces mots.
usage-rule = Affiche une règle en mots simples, avec ses sources et les scénarios qui la montrent.
usage-rule-more = Ou cherche des règles par mots : les meilleures d’abord, autant que la fenêtre en contient.

# -- editions

usage-editions-ids = Seulement celles-ci, par exemple E-04.
usage-editions = Affiche en quoi les éditions imprimées diffèrent, et comment duel-nb joue.

# -- names

usage-names-words = Un élément du jeu, dans n’importe quelle langue.
usage-names-unsure = Énumère les noms incertains, avec leur fichier et leur ligne.
usage-names = Affiche le nom d’un élément du jeu dans chaque langue.
usage-names-more = Qui possède la boîte peut corriger un nom : --unsure donne son fichier et sa ligne.

# -- aid

usage-aid = Écrit une aide de jeu à imprimer : deux pages pour le jeu de base, et deux par extension.
usage-aid-more = On y trouve le déroulement d’un tour, les prix, les victoires et le décompte final, puis chaque Merveille, jeton, Divinité, Décret et Complot avec son coût et son effet. Ouvrez le fichier dans un navigateur et imprimez-le ; il se lit aussi sans couleurs.

# -- tips

usage-tips = Écrit les conseils d’une première partie sous forme de cartes, à imprimer ou à lire sur un téléphone.
usage-tips-more = Pour une table sans ordinateur : chaque carte dit quand la lire, par exemple « Quand la première carte verte peut être prise ». Avec des extensions, elle explique ce qu’elles changent à qui connaît le jeu de base.

# -- quiz

usage-quiz-about = Règles, boîtes ou sujets : BASE-MIL-02,pantheon,base/wonders.
usage-quiz-test = Un examen final, réussi à partir de 80 % : base, pantheon, agora ou both.
usage-quiz-questions = Le nombre de questions, de 1 à 100.
usage-quiz-seed = Le même nombre donne les mêmes questions.
usage-quiz-paper = Format de la feuille : a4 ou letter.
usage-quiz-output = La page à projeter.
usage-quiz = Écrit un quiz à choix multiples : une page à projeter, et une feuille à imprimer avec son corrigé.
usage-quiz-more = Montrez une question, faites voter, puis jouez la réponse pas à pas. Sans leçons, sujets ni examen, les questions portent sur le jeu de base. La feuille est quiz-sheet.html, à côté de quiz.html.

# -- show

usage-show-game = Une position enregistrée ou une partie enregistrée (- lit l’entrée standard), ou un scénario (son fichier ou son nom).
usage-show-picture = Écrit plutôt une image.
usage-show-at = Montre la position après N actions d’une partie, ou N étapes d’un scénario.
usage-show = Affiche une position ou un scénario en texte, ou écrit une image du plateau.
usage-show-more = Une position enregistrée est ce que donne to_json(). D’une partie, on voit la dernière position, ou celle après N actions. Un scénario est raconté étape par étape ; avec --at ou --png, c’est une position du scénario lui-même, pas de ses variantes. La position est montrée telle que la voit le joueur dont c’est le tour.

# -- play

usage-play-file = Une partie enregistrée à reprendre.
usage-play-resume = La même chose, comme option.
usage-play-computer = L’ordinateur joue A (qui commence) ou B.
usage-play-level = Sa force : beginner, casual, skilled, expert ou best.
usage-play-names = Les noms des joueurs, séparés par une virgule.
usage-play-edition = Édition des règles : en, de, fr ou ru ; à défaut, celle de la langue.
usage-play-seed = Le même nombre donne la même partie.
usage-play-first-game = Sans sélection : les Merveilles d’une première partie.
usage-play = Joue dans le terminal : à deux au même clavier, ou seul contre l’ordinateur.
usage-play-more =
    Tapez une action, son numéro ou une partie de son nom ; « { typed-help } » énumère les autres commandes.
    Une partie non enregistrée est gardée, et proposée la fois suivante.

# -- export

usage-export-game = Une partie enregistrée ; pour des diapositives, aussi un scénario (son fichier ou son nom) ou un problème comme base-17.
usage-export-out = SORTIE.html pour des diapositives qui tournent dans tout navigateur, SORTIE.ipynb pour un notebook, SORTIE.md pour du Markdown.
usage-export-pictures = key (début, Âges, tournants, commentaires, fin), every pour toutes ou none pour aucune. Les diapositives ont toujours toutes les images.
usage-export = Fait d’une partie des diapositives, un notebook ou du Markdown ; d’un scénario ou d’un problème, des diapositives.
usage-export-more = Les diapositives sont un seul fichier HTML sans Python, pour un téléphone ou un projecteur : une image de chaque position, avec les événements et leurs règles. Un notebook contient des images du plateau, chaque action avec ses événements et leurs règles, le carnet de score, des graphiques, les tournants, et des cellules pour rejouer depuis n’importe quel tour.

# -- review

usage-review-game = Une partie enregistrée.
usage-review-out = SORTIE.html pour des diapositives, SORTIE.ipynb pour un notebook, SORTIE.md pour du Markdown.
usage-review-games = Le nombre de parties simulées pour chaque action.
usage-review = Revoit une partie avec l’entraîneur : erreurs, meilleures actions, tournants.
usage-review-more = Sans SORTIE, les actions relevées sont affichées.

# -- plot

usage-plot-out = L’image : .png, .svg ou .pdf.
usage-plot-what = score, points, coins ou pawn, séparés par des virgules ; à défaut, tout.
usage-plot = Trace les graphiques d’une partie : points par catégorie ; points, Pièces et pion Conflit au fil du temps.
usage-plot-more = Il faut le paquet matplotlib.

# -- simulate

usage-simulate-games = Le nombre de parties.
usage-simulate-seed = Le même nombre donne les mêmes parties.
usage-simulate-expansions = Les extensions en jeu, séparées par des virgules ; « each » joue tour à tour avec les quatre combinaisons.
usage-simulate-edition = Édition des règles : en, de, fr ou ru.
usage-simulate-player = Qui joue : beginner, casual, skilled, expert, best, two-ply, random-draft, greedy ou random ; ou deux d’entre eux, séparés par une virgule.
usage-simulate-out = Écrit aussi une ligne par partie : .parquet ou .csv.gz. Une simulation interrompue reprend à partir de ce fichier. Les parties au-delà de --games y restent, mais ne sont pas comptées.
usage-simulate-workers = Le nombre de processus.
usage-simulate-scheduler = Utilise plutôt une grappe Dask.
usage-simulate-save = Écrit aussi chaque partie dans un fichier.
usage-simulate-force = Écrase les parties de même numéro dans le dossier.
usage-simulate = Simule des parties entre joueurs automatiques et compte comment elles finissent.
usage-simulate-more = Tous les cœurs travaillent. Le même nombre donne les mêmes parties, quel que soit le nombre de cœurs.
usage-all-cores = tous les cœurs

# -- check

usage-check-paths = Des fichiers de scénarios, leurs dossiers, ou des noms de scénarios.
usage-check-as-json = Affiche le rapport en JSON.
usage-check-rules = Affiche les règles derrière les événements et les refus de chaque étape.
usage-check = Vérifie des scénarios (à défaut, ceux du dossier examples ou ceux qui sont installés).
usage-check-more =
    Au-delà de 16, la commande n’énumère que ceux qui n’ont pas réussi.
    Codes de sortie : 0 tous ont réussi, 1 l’un a échoué, 2 un fichier est illisible ou injouable.

# -- translation

usage-translation-language = Le code d’une langue, par exemple fr ; à défaut, toutes.
usage-translation-update = Donne d’abord aux fichiers PO tous les textes des leçons, des scénarios et des parties.
usage-translation = Affiche ce qui manque à une traduction : phrases, noms, mots de la notation, règles, textes.
usage-translation-more = Quand un texte a changé, --update garde l’ancienne traduction et la marque comme « fuzzy ».

# -- components

usage-components-folder = Un dossier de scénarios.
usage-components-check = N’écrit rien ; dit si le fichier est périmé.
usage-components = Écrit COMPONENTS.md : chiffres, effets, code, règles et scénarios de chaque élément du jeu.
usage-components-more = À défaut, dans le dossier examples. Codes de sortie : 0 tout va bien, 1 périmé (avec --check), 2 le dossier n’existe pas.

# -- where

usage-where-figure = Seulement celui-ci ; à défaut, tous.
usage-where = Montre où textes, scénarios, leçons et tests citent un chiffre d’un élément du jeu.
usage-where-more = Avec le fichier et la ligne : règles, scénarios, leçons, parties, tests, documents et traductions, mais ni la ligne de l’élément ni ce qu’une commande écrit. Les nombres comptent en chiffres, et de deux à douze aussi en lettres. Il faut un clone du dépôt.

# -- coverage

usage-coverage-check = N’écrit rien ; dit ce qui manque ou ce qui est périmé.
usage-coverage-table = N’écrit rien ; affiche plutôt le tableau.
usage-coverage = Écrit COVERAGE.md : le code, les scénarios et les leçons de chaque règle.
usage-coverage-more = À défaut, pour le dossier examples. Codes de sortie : 0 tout est couvert, 1 quelque chose ne l’est pas (avec --check, aussi quand le fichier est périmé), 2 le dossier n’existe pas.

# -- notebooks

usage-notebooks = Les notebooks du cours : les copier ou les construire.
usage-notebooks-copy-folder = Le dossier de destination ; il est créé s’il le faut.
usage-notebooks-copy = Copie le cours dans un dossier, pour d’autres éditeurs que JupyterLab.
usage-notebooks-copy-more = Un notebook que vous y avez modifié n’est jamais remplacé sans votre accord.
usage-notebooks-build-names = Seulement ceux-ci : un nom (01-your-turn) ou un numéro (01).
usage-notebooks-build-check = Exécute les cellules, n’écrit rien, signale ce qui ne correspond pas.
usage-notebooks-build-sources = Avec --check : compare seulement les sources, n’exécute rien.
usage-notebooks-build-folder = Le dossier des notebooks, avec leurs sources dans src.
usage-notebooks-build = Construit et exécute les notebooks de notebooks/src, ou vérifie qu’ils sont à jour.
usage-notebooks-build-more = Une image est gardée là où la cellule dit encore la même chose en mots : chacune pèse dans l’historique.
usage-notebooks-build-pictures = Redessine toutes les images, comme pour une version publiée.

# -- puzzles

usage-puzzles = Les problèmes : les prouver, les corriger, ou en trouver.
usage-puzzles-check-theme = Seulement ce thème : win-now, stop, uncover…
usage-puzzles-check-mix = Seulement cette combinaison : base, pantheon, agora ou both.
usage-puzzles-check = Prouve à nouveau les problèmes par une recherche exhaustive.
usage-puzzles-check-more = Codes de sortie : 0 tous sont prouvés, 1 l’un ne l’est pas, 2 mauvais usage.
usage-puzzles-update-mix = base, pantheon, agora ou both.
usage-puzzles-update-out = Le fichier ; à défaut, celui du paquet.
usage-puzzles-update = Corrige les problèmes après le changement d’un chiffre ou d’une règle.
usage-puzzles-update-more = Chacun est prouvé à nouveau. Sa solution et sa raison sont corrigées ; si ce n’est plus un problème, il disparaît et son numéro reste libre.
usage-puzzles-find-wanted = Le nombre de problèmes à trouver pour chaque thème.
usage-puzzles-find-most = Le nombre de parties à jouer, au plus.
usage-puzzles-find = Trouve d’autres problèmes dans des parties que joue l’ordinateur ; ceux qui existent restent.
usage-puzzles-find-more = Les parties sont les mêmes à chaque fois : une recherche interrompue reprend là où elle s’est arrêtée.

# -- claims

usage-claim = AFFIRMATION…
usage-claims-ids = Quelles affirmations ; à défaut, toutes.
usage-claims-again = Les mesure à nouveau et compare avec ce qui est enregistré.
usage-claims-pairs = Le nombre de paires de parties pour chacune.
usage-claims-record = Garde chaque paire dans ce fichier. Une mesure interrompue reprend à partir de lui.
usage-claims-store = Pour les auteurs : enregistre les nouveaux chiffres dans le paquet.
usage-claims = Affiche ce qui a été mesuré pour les leçons « Bien jouer », ou le mesure à nouveau.
usage-claims-more =
    Chaque affirmation compare deux façons de choisir. Une donne est jouée deux fois par les mêmes joueurs automatiques, et seul ce choix diffère. Une seule affirmation est donnée en mots, plusieurs en liste. Le même nombre de paires donne les mêmes parties.
    Codes de sortie : 0 rien ne diffère, 1 un chiffre enregistré diffère plus que par hasard, 2 mauvais usage.
usage-as-stored = comme enregistré
