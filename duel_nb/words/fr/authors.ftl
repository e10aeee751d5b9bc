# What is said to authors: of lessons, notebooks, translations and puzzles; and the table of simulated
# games.

# -- files that authors write

at-line = { $file }, ligne { $line } : { $problem }
lesson-unread = le fichier est illisible ({ $reason }).
lesson-none = il n’y a pas de leçon ici (NN-name.md).
lesson-file-name = une leçon s’appelle NN-name.md : deux chiffres, des minuscules, des traits d’union.
lesson-no-code = la leçon n’a pas de cellule ```python.
lesson-head = une leçon commence par une ligne '---', son titre et '---'.
lesson-no-title = il faut au-dessus une ligne 'title: …'.
lesson-fact = attendu : 'name: text', trouvé : { $found }.
lesson-unknown-fact = nom inconnu : { $name } ; une leçon a { $known }.
lesson-twice = { $name } est donné deux fois.
lesson-head-open = il manque le '---' qui ferme le bloc du titre.
lesson-fence-open = le code ouvert ici par { $fence } n’est jamais fermé.
lesson-unknown-tag = étiquette inconnue : { $tag } ; une cellule peut avoir { $known }.
lesson-tag-twice = l’étiquette { $tag } est donnée deux fois.
lesson-empty-cell = cette cellule de code est vide.
lesson-no-python = ce n’est pas du Python : { $problem }.
po-no-file = un fichier PO est attendu, trouvé : { $found }.

# -- notebooks: built or out of date

notebook-built = { $name } : construit.
notebook-reading = lecture
notebooks-unchanged =
    { $count ->
        [one] Rien n’a changé dans { $count } notebook.
       *[other] Rien n’a changé dans { $count } notebooks.
    }
notebooks-match =
    { $count ->
        [one] { $count } notebook correspond à sa source.
       *[other] { $count } notebooks correspondent à leurs sources.
    }
notebooks-build-again = Reconstruisez-les avec : { $command }
sources-with-check = --sources ne va qu’avec --check.
stale = { $notebook } : { $reason }
stale-no-source = il n’a pas de source { $source }.
stale-not-built = il n’a pas été construit.
stale-no-notebook = ce n’est pas un notebook.
stale-cell = la cellule { $number } diffère de { $source }.
stale-cells = il a { $count } cellules, et { $source } en a { $expected }.
stale-not-run = ses cellules n’ont pas été exécutées.
stale-metadata = ses métadonnées ne sont pas celles de la construction.
stale-output = la cellule { $number } affiche ou dessine autre chose à présent.
build-failed = { $file }, ligne { $line }, cellule { $cell } : { $problem }.
build-long = elle a duré plus de { $seconds } secondes
build-died = le noyau Python s’est arrêté
build-no-error = elle porte l’étiquette 'raises' et n’a rien levé

# -- generated pages

page-current = { $file } est à jour.
page-outdated = { $file } est périmé : écrivez-le à nouveau avec { $command }.
page-unchanged = { $file } : rien n’a changé.
check-or-table = Donnez soit --check, soit --table.
coverage-no-examples = Il n’y a pas ici de dossier 'examples' avec des scénarios.
coverage-no-scenario = Aucun scénario ne montre { $rule }.
coverage-no-name = Aucun scénario ne nomme { $component }.
coverage-no-lesson = { $rule } n’apparaît dans aucune leçon.
coverage-summary = { $shown } règles sur { $rules } sont montrées par { $scenarios } scénarios ; { $lessons } apparaissent dans les leçons.
coverage-none = AUCUN SCÉNARIO
coverage-rule = Règle
coverage-code = Code
coverage-scenarios = Scénarios

# -- a translation

translation-none = { $language } n’est pas dans LANGUAGES de { $file } : cette langue n’existe pas encore.
translation-complete = { $language } : il ne manque rien.
gap = { $where } : { $problem }
gap-file = ce fichier n’existe pas
gap-folder = ce dossier n’existe pas
gap-junk = pas compris : { $text }
gap-twice = { $key } y est deux fois
gap-missing = il manque { $key }
gap-not-english = { $key } n’est pas un message anglais
gap-parts = { $key } a des parties que l’anglais n’a pas : { $parts }
gap-line = { $file }, ligne { $line }
gap-untranslated = pas traduit : { $text }
gap-changed = la traduction est celle d’un autre texte anglais : { $text }
gap-lost = { $what } n’y est pas aussi souvent que dans : { $text }
gap-space = il manque une espace insécable près de { $marks } dans la traduction de : { $text }
names-needed = Nommez un élément du jeu, par exemple { $example }, ou utilisez --unsure.
where-no-clone = Il faut un clone du dépôt : un paquet installé n’a ni tests ni sources.
where-found = { $passages ->
    [0] { $name } : aucun passage n’en cite un chiffre.
    [one] { $name } : { $passages } passage dans { $files } fichier.
   *[other] { $files ->
        [one] { $name } : { $passages } passages dans { $files } fichier.
       *[other] { $name } : { $passages } passages dans { $files } fichiers.
    }
}

# -- puzzles

puzzles-unproven = { $puzzle } ({ $theme }) : { $problem }
puzzles-proven = Problèmes prouvés : { $proven } sur { $count }.
puzzles-to-update = { puzzles-proven } Après un changement voulu, { $command } les corrige.
puzzles-updated = { $file } : { $same } inchangés, { $corrected } corrigés, { $dropped } retirés.
puzzles-dropped = { $file } : { $same } inchangés, { $corrected } corrigés, { $dropped } retirés : { $ids }.
puzzles-out-of-which = --out est un seul fichier : précisez avec --mix pour quels problèmes.
puzzles-found = { $file } : { $new } de plus, { $count } en tout.
puzzles-bar = problèmes
puzzles-bar-found = { $count } trouvés
puzzle-not-reached = aucune action n’atteint le but
puzzle-several = plusieurs réponses atteignent le but : { $answers }
puzzle-only = il n’y a rien d’autre à faire
puzzle-other-answer = la réponse est { $found } et non { $expected }
puzzle-line-fails = { $line } n’atteint pas le but
puzzle-other-reason = la raison est à présent : { $reason }
puzzle-too-much = il y a trop à essayer, ou quelque chose que personne ne peut savoir

# -- simulated games, counted

counted-share = { $share } (de { $least } à { $most })
counted-games = parties
counted-decisions = décisions par partie
counted-options = actions permises par décision
counted-most = au plus, par décision
counted-military = suprématie militaire
counted-science = suprématie scientifique
counted-political = suprématie politique
counted-points = victoire aux points
counted-blue = dont décidées par les cartes bleues
counted-shared = victoire partagée
counted-first = victoire du premier joueur
counted-second = victoire du second joueur
counted-points-first = points du premier joueur
counted-points-second = points du second joueur
no-mix = Il n’y a pas de combinaison { $given } ; il y a { $known }.
no-mix-near = Il n’y a pas de combinaison { $given } ; vouliez-vous dire { $near } ?
