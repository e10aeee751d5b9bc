# A game in the terminal, and the sentences of the command duel-nb.

# -- commands: what is typed, and what it does

# What people type for each command; the English word is accepted, too.
own-board = plateau
own-actions = actions
own-why = pourquoi
own-cost = prix
own-rule = règle
own-hint = conseil
own-computer = ordinateur
own-look = regarder
own-log = journal
own-comment = commenter
own-undo = annuler
own-redo = rétablir
own-save = enregistrer
own-load = charger
own-new = nouvelle
own-help = aide
own-quit = quitter

typed-board = { own-board }
typed-actions = { own-actions }
typed-why = { own-why } ACTION
typed-cost = { own-cost } OBJET
typed-rule = { own-rule } MOTS
typed-hint = { own-hint }
typed-computer = { own-computer }
typed-look = { own-look }
typed-log = { own-log }
typed-comment = { own-comment } MOTS
typed-undo = { own-undo }
typed-redo = { own-redo }
typed-save = { own-save } FICHIER
typed-load = { own-load } FICHIER
typed-new = { own-new }
typed-help = { own-help }
typed-quit = { own-quit }

command-board = montrer toute la position ; Entrée seule montre la forme courte
command-actions = lister les actions permises avec prix et effets
command-why = dire si une action est permise, et sinon pourquoi
command-cost = détailler ce que coûte un Bâtiment ou une Merveille
command-rule = afficher une règle ('{ own-rule } BASE-MIL-03') ou en trouver ('{ own-rule } tour supplémentaire')
command-hint = dire ce que ferait l’entraîneur, et pourquoi
command-computer = qui joue : { own-computer } B skilled, { own-computer } B off
command-look = montrer ce qui est secret pour l’autre joueur (qui regarde ailleurs)
command-log = raconter à nouveau les dix dernières actions
command-comment = noter dans la partie une remarque sur la dernière action
command-undo = annuler la dernière action
command-redo = rétablir une action annulée
command-save = écrire la partie enregistrée ('{ own-save }! FICHIER' : par-dessus un autre fichier)
command-load = reprendre une partie enregistrée ; '{ own-load }' seul : une des dernières
command-new = commencer une autre partie avec les mêmes joueurs et extensions
command-help = afficher ceci
command-quit = arrêter ; la partie est gardée pour la prochaine fois

help-actions = Actions
help-commands = Commandes
# $verbs: all of them
help-typing =
    Tapez le numéro d’une action, ou l’action elle-même. Elle commence par { $verbs } : construire Bibliothèque, merveille Le Sphinx avec Arsenal, défausser Statue, prendre Loi. Majuscules et minuscules sont indifférentes dans les noms.
help-finding =
    Une partie du nom suffit : tapez arse, puis Tab ou Entrée, pour voir ce qu’on peut faire de la carte Arsenal. Les flèches rappellent les lignes précédentes.

# -- questions. What is pressed: key-yes or key-no; the first in the brackets is also Enter.

key-yes = o
key-no = n
word-yes = oui
word-no = non
ask-yes = { $question } [O/n]
ask-no = { $question } [o/N]
ask-go-on = Reprendre cette partie : { $game } ?
ask-meant = Vouliez-vous dire { $action } ?
ask-which-meant = Laquelle vouliez-vous dire ? [1-{ $count }, n : aucune]
ask-which-game = Laquelle reprendre ? [1-{ $count }, n : aucune]
ask-leave = Quitter cette partie pour l’autre ?
ask-another = Commencer une autre partie ?
ask-stop = Arrêter ici ?
ask-kept = { $question } Celle-ci est gardée : '{ own-load }' la retrouve.
ask-lost = { $question } Celle-ci n’est pas enregistrée et serait perdue.

# -- games that are kept

kept-about =
    { $actions ->
        [one] { $first } et { $second } ({ $actions } action, { $when })
       *[other] { $first } et { $second } ({ $actions } actions, { $when })
    }
kept-about-over = { $first } et { $second } (terminée, { $when })
kept-stays = Une nouvelle partie ; l’autre reste : '{ own-load }' la montre.
kept-goes-on = La partie est gardée : 'duel-nb play' la reprend.
kept-not = Cette partie ne peut pas être gardée pour le moment ({ $reason }) : enregistrez-la avant de partir.

# -- during a game

play-greeting =
    Tapez une action comme 'construire Autel', son numéro, ou une partie de son nom ; '{ own-help }' énumère les autres commandes.
play-two = On joue à deux sur ce clavier ; '{ own-computer } B' laisse l’ordinateur jouer B.
play-placeholder = une action, son numéro, ou '{ own-help }' ; Tab complète
play-thinks = { $who } réfléchit…
play-over = La partie est terminée : '{ own-save } FICHIER' la garde, '{ own-undo }' revient en arrière, '{ own-new }' en commence une autre.
play-secret = Un choix secret : seul le joueur concerné ({ $who }) regarde maintenant l’écran.
play-only = Seul le joueur concerné ({ $who }) regarde maintenant l’écran.
play-shows = Entrée l’affiche.
play-hides = Entrée le cache à nouveau.
play-senate = Chambres du Sénat : { $chambers }
play-chamber = { $chamber } { $who }
play-chamber-nobody = { $chamber } personne
play-allowed = C’est permis.
play-coach = L’entraîneur réfléchit ; Ctrl-C l’arrête…
play-stopped = Arrêté.
play-rule = '{ own-rule } { $rule }' affiche la règle.
play-noted = Noté pour l’action { $number }.
play-computer = { $who } : l’ordinateur ({ $level })
play-person = { $who } : un humain
play-loaded =
    { $actions ->
        [one] { $file } : { $actions } action jouée.
       *[other] { $file } : { $actions } actions jouées.
    }
written = { $file } : écrit.

# A Conspiracy that lies face down.
hidden-trigger = déclencher un Complot ('{ own-look }' montre lequel)
hidden-prepare = préparer un Complot ('{ own-look }' montre lequel) avec la carte { $card }

# -- what can be done, in groups

offers-choose = Au choix ({ $rule }) :
offers-build = Construire :
offers-recruit = Recruter :
offers-activate = Activer :
offers-discard = Défausser pour des Pièces :
offers-or = Ou :
# $action: what follows is with which card; $about: price and effect
offers-wonder = Merveille { BARE($thing) }, avec :
offers-wonder-about = Merveille { BARE($thing) } ({ $about }), avec :
offers-prepare = Préparer { $thing }, avec :
offers-prepare-about = Préparer { $thing } ({ $about }), avec :
offers-prepare-hidden = Préparer un Complot ('{ own-look }' montre lequel), avec :
offers-named = { $thing }
# $offerings: what the Offering tokens are worth that are spent
offers-using = { $thing } avec l’Offrande { $offerings }
offers-face-down = @{ $place }

# -- what cannot be done

wrong-secret = Il s’agit d’un Complot face cachée : '{ own-look }' montre lequel.
wrong-many = { $typed } correspond à { $count } actions : précisez, ou tapez un numéro.
wrong-meant = { $typed } n’est pas compris. Vouliez-vous dire { $near } ?
wrong-over = La partie est terminée : il n’y a rien à choisir.
wrong-over-command = La partie est terminée ; il n’y a pas de commande { $typed }.
wrong-over-advice = La partie est terminée : il n’y a rien à conseiller.
wrong-number = Il n’y a pas d’action { $typed } ; '{ own-actions }' liste de 1 à { $count }.
wrong-why = Dites quelle action, par exemple : { own-why } construire Bibliothèque
wrong-cost = Dites quoi, par exemple : { own-cost } Bibliothèque
wrong-rule = Dites quelle règle, par exemple : { own-rule } BASE-MIL-03, ou : { own-rule } tour supplémentaire
wrong-computer = L’ordinateur joue A ou B, pas { $typed } : { own-computer } B skilled
wrong-level = Il n’y a pas de niveau { $typed } ; choisissez { $near }.
wrong-comment = Rien n’a été joué qu’on puisse commenter.
wrong-undo = Il n’y a rien à annuler.
wrong-redo = Il n’y a rien à rétablir.
wrong-save = Dites où, par exemple : { own-save } game.json
wrong-save-there = { $file } existe déjà : nommez un autre fichier, ou tapez : { own-save }! { $file }
wrong-load = Dites quel fichier, par exemple : { own-load } game.json
file-unwritten = { $file } ne peut pas être écrit : { $reason }.
file-unread = { $file } ne peut pas être lu : { $reason }.
file-unread-near = Il n’y a pas de fichier { $file } ; vouliez-vous dire { $near } ?

# -- the command duel-nb

cli-output = La sortie
cli-input = L’entrée
cli-no-command-near = Il n’y a pas de commande { $typed } ; vouliez-vous dire { $near } ?
cli-no-command = Il n’y a pas de commande { $typed } : { $command } --help les énumère.
cli-unusable = { $file } est inutilisable : { $reason }.
cli-there = { $file } existe déjà : nommez un autre fichier, ou ajoutez --force.
cli-there-folder = { $file } existe déjà : nommez un autre dossier, ou ajoutez --force.
cli-no-folder = Il n’y a pas de dossier { $folder }.
cli-no-course =
    Les notebooks du cours ne sont pas ici : allez dans le dossier que vous avez cloné (il contient 'notebooks'), ou nommez un fichier notebook.
cli-replace = Vous avez modifié { $file }, et le cours en a un plus récent. Remplacer le vôtre ?
cli-copied = { $folder } : { $what }.
cli-not-installed = Les notebooks du cours ne sont pas installés ici.
cli-course-itself = { $folder } est le cours lui-même : nommez un autre dossier.
cli-course-there = { $folder } : le cours est là.
copy-new =
    { $count ->
        [one] { $count } notebook copié
       *[other] { $count } notebooks copiés
    }
copy-updated =
    { $count ->
        [one] { $count } notebook mis à jour
       *[other] { $count } notebooks mis à jour
    }
copy-replaced =
    { $count ->
        [one] { $count } notebook remplacé
       *[other] { $count } notebooks remplacés
    }
copy-removed =
    { $count ->
        [one] { $count } ancienne copie supprimée (le notebook a un nouveau nom)
       *[other] { $count } anciennes copies supprimées (les notebooks ont un nouveau nom)
    }
copy-kept =
    { $count ->
        [one] conservé, car vous l’avez modifié : { $names } (renommez-le pour recevoir la nouvelle version)
       *[other] conservés, car vous les avez modifiés : { $names } (renommez-les pour recevoir les nouvelles versions)
    }
cli-no-notebook-file = { $file } n’est pas un notebook (.ipynb).
cli-not-built = { $folder } n’a pas { $file } ; 'duel-nb notebooks build' le crée.
cli-no-notebooks = Il n’y a pas de notebook { $typed } ; il n’y en a encore aucun.
cli-root = Vous êtes root : JupyterLab est lancé avec --allow-root.
cli-no-lab = JupyterLab n’est pas installé ici : { $command }
cli-rule = Nommez une règle par son identifiant ou par des mots, par exemple duel-nb rule économie.
cli-picture = Une image s’écrit en .png ; { $file } se termine autrement.
cli-not-saved = { $file } : { $problem }
cli-single = { $file } est une position isolée : --at est pour les parties enregistrées.
cli-computer = L’ordinateur joue A ou B, pas { $typed }.
cli-two-games = Nommez une seule partie à reprendre, pas deux.
cli-needs = { $option } ne va qu’avec { $other }.
cli-no-diagrams = Sans diagrammes, car matplotlib manque : { $command }
cli-games = parties
cli-left = restant
cli-no-step =
    { $steps ->
        [one] Le scénario a { $steps } étape ; il n’y a pas de position { $given }.
       *[other] Le scénario a { $steps } étapes ; il n’y a pas de position { $given }.
    }
cli-no-name = Le nom du fichier est vide.
cli-unmade = { $folder } ne peut pas être créé : { $reason }.
cli-games-written =
    { $games ->
        [one] { $folder } : { $games } partie écrite.
       *[other] { $folder } : { $games } parties écrites.
    }
cli-games-in =
    { $games ->
        [one] { $file } : { $games } partie.
       *[other] { $file } : { $games } parties.
    }
cli-stopped =
    { $games ->
        [one] Arrêté après { $played } partie sur { $games }.
       *[other] Arrêté après { $played } parties sur { $games }.
    }
cli-goes-on = { $stopped } { $file } les garde : la même commande continue.
cli-rest-goes-on = { $unwritten } Ce qui a été écrit avant reste : la même commande reprend de là.

# -- la progression d’une classe

class-learner = Élève
class-solved = Résolus
class-lesson = Leçon
class-begun = Commencée par
class-finished = Terminée par
class-not-begun = { $learner } n’a encore rien résolu.
class-problem = { $learner } : { $problem }
class-test = Examen
class-before = Avant
class-after = Après
marks-no-folder = { $learner } a des résultats sur papier, mais aucun dossier à ce nom.
marks-columns = Il manque la colonne { $missing } dans { $file } : la première ligne nomme les colonnes { $columns }.
marks-line = { $file }, ligne { $line } : { $problem }
marks-no-name = Il n’y a pas de nom.
marks-no-date = { $given } n’est pas une date comme 2026-11-27.
marks-no-count = { $right } sur { $questions } n’est pas un résultat comme 16 sur 20.
