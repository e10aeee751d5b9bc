# The frames of exercises, cases and scenarios, and what has been solved. Questions, hints and
# reasons of the course itself are not here but in notebooks/src/fr.

# -- what is to be done: the heading of an exercise

doing-ask = Écrire
doing-better = Mieux jouer
doing-do = Jouer
doing-find = Trouver
doing-order = Mettre en ordre
doing-predict = Prévoir
doing-price = Calculer
doing-score = Compter
doing-solve = Résoudre

# -- its buttons

exercise-check = Vérifier
exercise-hint = Indice
exercise-solution = Solution
exercise-play-out = Dérouler
exercise-play-out-tip = Montrer ce qui se passe, sur un plateau où continuer à jouer
exercise-put-away = Ranger le plateau
exercise-again = Recommencer
exercise-take-back = Reprendre le coup
exercise-next-puzzle = Problème suivant
exercise-next-question = Question suivante
exercise-in-words = Le plateau en mots
exercise-lost = <b>Cet exercice a perdu son noyau</b>, qui a été redémarré ou arrêté. Ce que vous avez résolu est gardé ; pour continuer, cliquez sur cette cellule, choisissez <i>Run ▸ Run All Above Selected Cell</i> et appuyez sur Maj+Entrée.

exercise-hint-of = Indice { $number } sur { $count }
exercise-solved = résolu
exercise-see-also = Voir aussi :
exercise-asked = { $doing } : { $question }
exercise-rule = { $title }. { $text }

# -- the verdict

verdict-correct = C’est juste.
verdict-so-far = Juste jusqu’ici.
verdict-not-yet = Pas encore.
verdict-not-tried = Pas encore essayé.
verdict-cannot = Ceci ne peut pas être vérifié.

# -- answers of any kind that cannot be read

answer-nothing = Rien n’est encore écrit ici.
answer-number = La réponse est un nombre entier, pas { $given }.
answer-actions = Donnez des actions, comme 'construire Bibliothèque', sous forme de liste.
# $problem: a sentence
answer-not-played = Cela ne peut pas être joué. { $problem }
answer-stopped-at = Cette action n’est pas jouée : { $action }. { $problem }

# -- lines of play: "build Library", then "discard Palace"

line-action = « { $action } »
line-then = { $first }, puis { $next }
line-solution = Jouez { $line }.
line-solution-of-several = Jouez { $line }. C’est une façon parmi plusieurs.

# -- predict

predict-type = écrivez ce que vous attendez
predict-type-number = écrivez un nombre
predict-choose = Choisissez parmi : { $options }.
predict-not = Ce n’est pas { $given }.
# two answers that are both right, each a sentence
predict-or = { $first } Ou bien : { $other }

# -- find

find-thing = { $thing }
find-space = emplacement { $space }
find-chamber = Chambre { $chamber }
find-face-down-at = carte face cachée ({ $place })
find-offering-at = Offrande { $worth } ({ $place })
find-token-at = jeton Mythologie { $mythology } ({ $place })
find-these = { CAPITAL($things) }.
find-face-up = { CAPITAL($thing) } est face visible.
find-not-the-one = Ce n’est pas la bonne réponse : { $thing }.
find-not-one-of-them = Cela n’en fait pas partie : { $thing }.
find-missing =
    { $count ->
        [one] Il reste un élément à trouver.
       *[other] Il reste { $count } éléments à trouver.
    }
find-not-there = { CAPITAL(thing-inside) } n’est pas sur ce plateau.
find-names = Donnez des noms, séparés par des virgules.
find-how = Cliquez sur le plateau, ou servez-vous des boutons.
find-nothing-marked = Rien n’est encore marqué.

# -- do

do-too-many =
    Faites-le en { $moves ->
        [one] { $moves } action
       *[other] { $moves } actions
    } : vous en avez utilisé { $taken }.
do-in-one-turn = Faites-le en un seul tour : ici, { $who } a joué avant que ce soit fait.
do-so-far =
    { $count ->
        [one] Atteint jusqu’ici : { $reached } sur { $count } chose demandée.
       *[other] Atteint jusqu’ici : { $reached } sur { $count } choses demandées.
    }
do-play-on =
    Continuez : { $left ->
        [one] il reste { $left } action.
       *[other] il reste { $left } actions.
    }
do-not-reached = Cette suite n’y mène pas. Revenez en arrière et essayez-en une autre.

# -- order

order-comes-after = « { $this } » vient après « { $that } ».
order-numbers = Donnez les numéros des étapes dans l’ordre, comme '2 1'.
order-no-step = Il n’y a pas d’étape { $given } : donnez les numéros dans l’ordre, comme '2 1'.
order-each-once = Nommez une fois chacune des { $count } étapes.
order-up = Monter l’étape { $number }
order-down = Descendre l’étape { $number }

# -- price. $who pays; $whom is the opponent.

price-type = Pièces
price-number = Un prix est un nombre entier de Pièces, pas { $given }.
price-free = C’est gratuit.
price-coins = { count-coins }.
price-more = C’est plus que { count-coins }. Prenez le coût symbole par symbole : produit, ou acheté à quel prix ?
price-less = C’est moins que { count-coins }. Prenez le coût symbole par symbole : produit, ou acheté à quel prix ?
price-more-to-activate = C’est plus que { count-coins }. Partez du prix de l’emplacement, puis retirez ce qui le réduit.
price-less-to-activate = C’est moins que { count-coins }. Partez du prix de l’emplacement, puis retirez ce qui le réduit.

price-chained = { $who } a le symbole de chaînage que montre la carte { $thing } : il n’y a rien à payer.
price-bare =
    { $coins ->
        [one] { $coins } Pièce, c’est le prix de base.
       *[other] { $coins } Pièces, c’est le prix de base.
    } Sur les cartes marron et grises chez { $whom }, comptez les symboles : { $resources }.
price-bare-and-fixed =
    { $coins ->
        [one] { $coins } Pièce, c’est le prix de base.
       *[other] { $coins } Pièces, c’est le prix de base.
    } { $who } a un prix fixe pour : { $resources }.
price-is-fixed = Chez { $who }, une carte jaune fixe un prix à { count-coins }, quoi que produise { $whom }.
price-own-production = Produire soi-même ne rend pas une unité plus chère.
price-produced = Ce que produit { $who } sert à chaque construction : seul le reste s’achète.
price-coins-missing = Il manque les Pièces du coût lui-même.
price-resources-missing = Il faut acheter une partie des ressources.
price-resources-besides = Il y a en plus des ressources à acheter.
price-something-cheaper = Quelque chose réduit le prix : regardez les jetons, les cartes jaunes et les Merveilles.
price-something-cheaper-with-decrees =
    Quelque chose réduit le prix : regardez les jetons, les cartes jaunes, les Décrets et les Merveilles.

price-of-opponent = C’est le prix que paie { $whom }. Chaque emplacement en montre deux ; celui que paie { $who } est { $coins }.
price-of-the-gate =
    { $factor ->
        [2] La Porte coûte le double de son emplacement.
       *[other] La Porte coûte { $factor } fois le prix de son emplacement.
    }
price-doubled-first = Le prix est d’abord doublé, tout le reste se déduit ensuite.
# $item: an item of the bill
price-cheaper-by = Quelque chose réduit le prix : { $item }.
price-begin-with = Partez du prix de l’emplacement que paie { $who }, pas de celui que paie { $whom }.
price-activation-cheaper = Quelque chose réduit le prix : regardez les Merveilles et les jetons.

# -- score: the lines of the sheet

score-blue = Bleu
score-green = Vert
score-yellow = Jaune
score-purple = Violet
score-wonders = Merveilles
score-progress = Progrès
score-military = Militaire
score-treasury = Trésor
score-divinities = Divinités
score-senate = Sénat

score-total = Total : { $points }
score-line-points = { $line } { $points }
score-solution =
    { $points ->
        [one] { $lines } : { $points } point en tout.
       *[other] { $lines } : { $points } points en tout.
    }
score-in-all =
    { $points ->
        [one] { $points } point en tout.
       *[other] { $points } points en tout.
    }
score-each-line = Chaque ligne demande un nombre : { $lines }.
score-empty-lines = Chaque ligne demande un nombre, fût-ce 0 : { $lines }.
score-no-line = Le carnet n’a pas de ligne { $given } : { $lines }.
score-whole = { $line } : les points sont un nombre entier, pas { $given }.

score-coins-no-points = Trésor : des Pièces ne sont pas des points ; il en faut { $coins } pour un point.
score-incomplete = Trésor : une tranche incomplète de { $coins } ne vaut rien.

score-again-blue = Bleu : recomptez. Cette ligne compte les points indiqués sur les Bâtiments bleus.
score-again-green = Vert : recomptez. Cette ligne compte les points indiqués sur les Bâtiments verts.
score-again-yellow = Jaune : recomptez. Cette ligne compte les points indiqués sur les Bâtiments jaunes.
score-again-purple = Violet : recomptez. Cette ligne compte ce que valent les Guildes ou les Grands Temples.
score-again-wonders = Merveilles : recomptez. Cette ligne compte les points indiqués sur les Merveilles construites.
score-again-progress = Progrès : recomptez. Cette ligne compte les points des jetons Progrès.
score-again-military =
    Militaire : recomptez. Cette ligne compte les points de la zone du pion, pour qui l’y a poussé.
score-again-treasury = Trésor : recomptez. Cette ligne compte 1 point par tranche de { $coins } Pièces.
score-again-divinities =
    Divinités : recomptez. Cette ligne compte les points des Divinités et les Pièces restées sur Astarté.
score-again-senate =
    Sénat : recomptez. Cette ligne compte les points des Chambres où l’on a strictement plus de cubes.

# -- ask: to write a scenario

# $problem: what does not hold
ask-does-not-hold = Cela ne tient pas : { $problem }
ask-rule-not-at-work = Cela tient, mais cette règle n’y est pas à l’œuvre.
ask-missing = Il manque une chose demandée.
ask-your-scenario = votre scénario

# -- what has been solved

lesson-solved =
    { $solved ->
        [one] { $solved } exercice résolu sur { $count }
       *[other] { $solved } exercices résolus sur { $count }
    }
lesson-finished =
    { $count ->
        [one] Vous avez résolu l’unique exercice de cette leçon.
       *[other] Vous avez résolu les { $count } exercices de cette leçon.
    }
# $lesson: its title, to be clicked
lesson-next = Ensuite : { $lesson }.
lesson-with-sets = avec { $sets } : { $lesson }
lesson-otherwise = sinon : { $lesson }
lesson-rules = Les règles de cette leçon ({ $count }) : ouvrez-en une pour la lire
solved-correct = résolu
solved-with-solution = résolu, solution affichée
solved-seen = solution affichée, comptera un autre jour
exercise-another-day = Vous avez regardé la solution aujourd’hui : l’exercice comptera comme résolu quand vous trouverez la réponse un autre jour.
solved-so-far = juste jusqu’ici
solved-not-yet = pas encore
solved-not-tried = pas essayé
solved-cannot = ne peut pas être vérifié

lesson-no-exercise = Il n’y a pas d’exercice { $given } ; il y a : { $known }.
lesson-no-exercise-yet =
    Il n’y a pas d’exercice { $given } ; il n’y en a encore aucun : exécutez les cellules qui les créent.
lesson-no-exercise-but = Il n’y a pas d’exercice { $given } ; vouliez-vous dire { $near } ?
lesson-name = Une leçon porte le nom de son notebook, comme '05-wonders', et non { $given }.
no-lesson = Il n’y a pas de leçon { $typed } ; il y a { $known }.
no-lesson-near = Il n’y a pas de leçon { $typed } ; la plus proche est { $near }.

progress-not-json = ce texte n’est pas une progression de ce cours (ce n’est pas du JSON).
progress-not-ours = ce texte n’est pas une progression de ce cours.
progress-damaged = ce texte est endommagé : un exercice y est illisible.
progress-newer = ce texte vient d’une version plus récente de duel_nb : mettez celle-ci à jour.
progress-damaged-practice = ce texte est endommagé : les révisions y sont illisibles.
# $problem: a sentence
progress-stays = { $file } reste tel quel : { $problem }
progress-unreadable = { $file } est illisible ({ $reason }) et reste tel quel.
progress-unwritten = { $file } ne peut pas être écrit ({ $reason }) : ce que vous avez résolu reste tant que ce noyau tourne, et sera écrit avec la prochaine réponse qui pourra l’être.

## Séries d’exercices
drill-uncover = { $count ->
    [1] Cette carte quitte la structure : { $cards }. Trouvez les cartes qui deviennent accessibles et ne l’étaient pas.
   *[other] Ces cartes quittent la structure, dans cet ordre : { $cards }. Trouvez les cartes qui deviennent accessibles et ne l’étaient pas.
}
drill-chain = Trouvez toutes les cartes face visible { ELIDED("que", $who) } pourrait construire gratuitement par chaînage, qu’elles soient accessibles ou non.
action-with-place = { $action } ({ $place })
drill-who = { $who } joue : { $action }. À qui est-ce d’agir ensuite ?
drill-turn = { $who } commence un tour.
drill-choice = { $who } fait un choix.
drill-pawn = { $who } joue : { $action }. Où se trouve ensuite le pion Conflit ?
drill-pays = { $who } joue : { $action }. Combien de Pièces faut-il payer ?
drill-score = La partie est terminée. Remplissez le carnet de score pour { $who }.
drill-politician-easy = { $who } joue : { $action }. Combien d’actions au Sénat cela donne-t-il ?
drill-politician-medium = { $who } joue : { $action }. Depuis combien de Chambres un cube peut-il être déplacé avec la première action au Sénat ?
drill-politician-hard = { $who } joue : { $action }. De combien de façons (d’une Chambre à une autre) un cube peut-il être déplacé avec la première action au Sénat ?
# $moves: such as "1 → 2, 3 → 2"
drill-moves = Un cube peut passer d’une Chambre à l’autre ainsi : { $moves }.
drill-so-far = { $right } sur { $asked } justes
drill-needs = La série { $kind } demande l’extension { $expansion }.

# -- find it yourself: a mistake of one's own game, as an exercise
# $before, $after: the chance to win with the best action, and with another one

better-asked = { $age ->
    [0] Dans votre partie, pendant la sélection des Merveilles : c’est à { $who } de choisir. L’action jouée était une erreur : jouez mieux.
   *[other] Dans votre partie, { $named } : c’est à { $who } de jouer. L’action jouée était une erreur : jouez mieux.
 }
better-hint = L’action jouée ({ $action }) fait tomber les chances de gagner de { $before } à { $after }.
better-found = Le mieux était { $action } : les chances de gagner { ELIDED("de", $who) } sont alors de { $before }, contre { $after } après l’action jouée ({ $played }).
better-as-good = { $action } vaut à peu près la meilleure action : les chances de gagner { ELIDED("de", $who) } sont de { $after }, contre { $before } avec la meilleure.
better-not = Après { $action }, les chances de gagner { ELIDED("de", $who) } sont de { $after } ; avec la meilleure action, elles seraient de { $before }.
better-same = C’est l’action jouée dans la partie : { $who } peut mieux faire.
better-left = { $count ->
    [one] Une erreur à corriger.
   *[other] { $count } erreurs à corriger.
 }
better-none = Il n’y a aucune erreur à corriger.
better-done = Mieux joué : { $right } sur { $asked }. Ces positions reviennent à l’entraînement.

## Cells of a notebook

lesson-start = Commencer cette leçon
# $id (String): of the exercise
lesson-exercise = Exercice : { $id }
lesson-code = Code
courses-building = Les notebooks se construisent…
