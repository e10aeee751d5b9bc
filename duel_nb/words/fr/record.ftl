# A recorded game as something to read: a notebook, Markdown, diagrams.

# -- its head

record-title = { $first } contre { $second }
# $mix: which sets are in play; $edition: whose printing of the rules is followed
record-players =
    { $first } a commencé (joueur A), puis { $second } (joueur B). Partie jouée avec { $mix ->
        [base] le jeu de base
        [pantheon] le jeu de base et Panthéon
        [agora] le jeu de base et Agora
       *[both] le jeu de base, Agora et Panthéon
    }, selon l’édition { $edition ->
        [de] allemande
        [fr] française
        [ru] russe
       *[en] anglaise
    } ; { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }.
record-not-over = La partie n’est pas terminée.
record-introduction =
    Tout ce qui suit est raconté par le moteur de règles de duel_nb : ce qui s’est passé, dans quel ordre, et selon quelle règle. Dans un notebook, exécutez d’abord la cellule suivante : chaque plateau ci-dessous devient alors interactif, pour parcourir la partie et continuer à jouer à partir de chaque position.

# -- the score sheet

record-score = Le carnet de score
record-score-so-far = Le carnet de score jusqu’ici
record-total = Total

# -- the actions and the coach

record-coach = L’entraîneur
record-coach-action = Action
record-coach-says = Ce que dit l’entraîneur
record-turning-points = Tournants
record-turning-point-of = Action { $number }.
record-turning-point = Tournant.
record-beginning = Le début
record-action = { $number }. { $who } : { $action }
record-secret = un choix secret
record-marked = { $who } : { $action }
# $remarks: whole sentences
record-reviewed = { $number }. { $who } : { $action }. { $remarks }

record-rules = Les règles de cette partie
record-rule = Règle
record-rule-says = Ce qu’elle dit

# -- going on

record-continue = Continuer à partir de n’importe quel tour
# a comment in a line of Python
record-game-file = le fichier de la partie
record-choose =
    Choisissez un nombre de 0 (le début) à { $last } (la fin). Cliquez sur une carte du plateau pour jouer autrement la suite ; le curseur parcourt la partie telle qu’elle s’est déroulée.
record-ask =
    Ou interrogez le moteur sur cette position : ce qui était permis, ce que coûtait une chose, et pourquoi une autre n’était pas permise.

# -- what pictures show

record-after =
    { $actions ->
        [0] Le début
        [one] Après { $actions } action
       *[other] Après { $actions } actions
    }
record-diagrams = Diagrammes de cette partie
record-chances = Les chances de gagner

# -- turning points

# $kept: for how many actions; 0 to the end of the game
turning-lead =
    { $who } prend la tête, de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } si la partie s’arrêtait ici, et { $kept ->
        [0] ne la perd plus
        [one] la garde pendant { $kept } action
       *[other] la garde pendant { $kept } actions
    }.
turning-step =
    Un des plus grands bonds de la partie : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $who }.
turning-pawn =
    Le pion Conflit est { $position } : il manque { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } à { $who } pour la suprématie militaire.
turning-symbols = { $who } possède { $symbols } symboles différents : un de plus donnerait la victoire.
turning-chambers = { $who } contrôle { $chambers } Chambres : une de plus donnerait la victoire.
turning-end = { CAPITAL($outcome) } ; score : { $first } à { $second }.

# -- diagrams

plot-by-category = Points par catégorie
plot-by-category-so-far = Points jusqu’ici, par catégorie
plot-points = Points, si la partie s’arrêtait là
plot-coins = Pièces
plot-pawn = Piste Militaire : en haut la capitale côté { $second }, en bas côté { $first }
plot-chance = Chances de gagner ({ $who })
plot-of-points = points
plot-of-coins = Pièces
plot-of-pawn = pion Conflit
plot-actions = actions jouées
plot-sum = { $who } : { $points }

# The same in words. $one, $two: the figures of the first and the second player.
plot-totals-summary = Points : { $first } { $one }, { $second } { $two }.
plot-points-summary =
    Points, si la partie s’arrêtait là : { $first } { $one }, { $second } { $two } dans la dernière position.
plot-coins-summary = Pièces : { $first } { $one }, { $second } { $two } dans la dernière position.
plot-pawn-summary = Pion Conflit : { $position } dans la dernière position.
plot-chance-summary = Chances de gagner ({ $who }) : { $percent } dans la dernière position.
plot-chance-unknown = Chances de gagner ({ $who }) : inconnues dans la dernière position.

# -- what cannot be done

record-ending =
    { $file } doit se terminer par .ipynb (un notebook), .md (Markdown) ou .html (diapositives).
plot-unknown = Il n’y a pas de diagramme { $given } ; il y a { $known }.
plot-ending = Un diagramme s’écrit en { $known } ; { $file } se termine autrement.
plot-needs = Les diagrammes ont besoin de matplotlib, qui n’est pas installé : { $command }
