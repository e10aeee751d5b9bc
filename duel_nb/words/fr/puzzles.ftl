# Puzzles: tasks, hints, and answers to wrong tries. Why a solution is right is worked out from its
# proof; the files of the puzzles store it as a key and its parts.

puzzle-win-now = Gagner maintenant
puzzle-win-now-task =
    { $me } gagne par suprématie pendant ce tour, quelles que soient les cartes révélées. Comment le tour doit-il commencer ?
puzzle-win-now-advice =
    un tour supplémentaire compte aussi, de même que ce qu’apporte un jeton Progrès. Que manque-t-il encore, et qu’est-ce qui l’apporte pendant ce tour ?

puzzle-stop = Empêcher la suprématie
puzzle-stop-task =
    { $other } menace de gagner au tour suivant. Une seule action l’en empêche, quoi que cachent les cartes face cachée : que fait { $me } ?
puzzle-stop-advice =
    avec quoi gagnerait { $other } ? Retirez-le, rendez-le trop cher, ou ne laissez rien qui y mène.

puzzle-uncover = Ne pas la libérer
puzzle-uncover-task =
    { $other } ne peut pas gagner avec les cartes accessibles maintenant. Une seule carte peut être prise sans lui laisser l’occasion de gagner au tour suivant, quelles que soient les cartes révélées : laquelle prend { $me }, et pour quoi faire ?
puzzle-uncover-advice =
    qu’est-ce que chaque carte offrirait à { $other } ? Une carte face cachée peut être n’importe laquelle de celles qu’on n’a pas vues.

puzzle-two-turns = Gagner en deux tours
puzzle-two-turns-task =
    { $me } gagne par suprématie au plus tard au tour suivant, quoi que fasse { $other } et quelles que soient les cartes révélées. Que fait { $me } maintenant ?
puzzle-two-turns-advice =
    { $other } peut parer une menace, rarement deux. Qu’est-ce qui en crée deux à la fois, ou une qu’on ne peut pas parer ?

puzzle-last-card = Les dernières cartes
puzzle-last-card-task =
    La partie est presque finie. Une seule action la gagne, quoi que fasse { $other } : que fait { $me } ?
puzzle-last-card-advice =
    comptez ce que chacune des dernières cartes rapporte aux deux, Pièces et pion Conflit compris, et qui prendra laquelle.

# $theme: one of the titles above; $id: such as base-17; $difficulty: 1, 2 or 3
puzzle-asked =
    { $theme } ({ $difficulty ->
        [1] facile
        [2] moyen
       *[3] difficile
    }, { $id }). { $task }
puzzle-hint = { $theme } : { $advice }
# $things: what the first action of the solution is about
puzzle-look = Regardez : { $things }.
puzzle-look-could = Regardez ce que pourrait faire « { $action } ».
puzzle-play-first = Jouez d’abord quelque chose sur le plateau.
puzzle-so-far = Le tour { ELIDED("de", $who) } continue.
puzzle-not-judged = Cela ne peut pas être jugé. { $problem }
# $action: the wrong try; $line: what follows, such as "build Library", then "discard Altar"
puzzle-other-turn = Après « { $action } », c’est à { $who } de jouer.
puzzle-too-late = Après « { $action } », { $who } ne peut plus gagner à temps.
puzzle-too-late-after = Après « { $action } » et { $line }, { $who } ne peut plus gagner à temps.
puzzle-then =
    { $replies ->
        [0] { "" }
       *[other] { " " }: { $line }
    }
puzzle-may-end = Après « { $action } », cela peut finir à { $mine } contre { $theirs }{ puzzle-then }.
puzzle-may-end-blue =
    Après « { $action } », cela peut finir à { $mine } contre { $theirs } (les cartes bleues décident){ puzzle-then }.
puzzle-may-win-military = Après « { $action } », { $who } peut gagner par suprématie militaire{ puzzle-then }.
puzzle-may-win-science = Après « { $action } », { $who } peut gagner par suprématie scientifique{ puzzle-then }.
puzzle-may-win-political = Après « { $action } », { $who } peut gagner par suprématie politique{ puzzle-then }.

# Why the solution is one. $me solves the puzzle against $other; $action is what somebody wins with,
# $tried a wrong try, both in quotation marks; $won: how the game is won.
puzzle-by =
    { $won ->
        [military] suprématie militaire
        [science] suprématie scientifique
       *[political] suprématie politique
    }
# $cards: what must turn up for it, $count cards
puzzle-if-turns-up =
    { $count ->
        [0] { "" }
        [1] { " " }si la carte { $cards } est révélée
       *[other] { " " }si les cartes { $cards } sont révélées
    }
puzzle-why-at-once = { $action } gagne aussitôt par { puzzle-by }, et rien d’autre n’y parvient.
# $begun: the actions before it
puzzle-why-same-turn =
    { $begun } permet à { $me } de continuer son tour, et { $action } gagne par { puzzle-by } ; tout autre début laisse d’abord jouer { $other }.
puzzle-why-not-enough =
    Après toute autre action, { $other } gagne par { puzzle-by } : après { $tried }, par exemple, avec { $action }{ puzzle-if-turns-up }.
puzzle-why-unless-gone =
    Tant que la carte { $card } reste là, { $other } gagne par { puzzle-by } avec { $action }{ puzzle-if-turns-up }.
puzzle-why-anything-else =
    Après toute autre action, { $other } gagne par { puzzle-by } avec { $action }{ puzzle-if-turns-up }.
# $chances: how many are named; $one and $two are puzzle-why-chance
puzzle-why-uncovers =
    { $chances ->
        [0] Toute autre action donne à { $other } l’occasion de gagner.
        [1] Toute autre action donne à { $other } l’occasion de gagner : { $one }.
       *[other] Toute autre action donne à { $other } l’occasion de gagner : { $one }, et { $two }.
    }
puzzle-why-chance = après { $tried }, { $other } a { $action }{ puzzle-if-turns-up }
puzzle-why-wins = { $me } gagne par { puzzle-by }.
puzzle-why-whatever = Quoi que fasse { $other }, { $me } gagne ensuite par { puzzle-by }.
# $threats: how many there are; $first and $second: two of them
puzzle-why-threatens =
    { $threats ->
        [1] { $me } menace alors de gagner avec { $first }, et { $other } ne peut rien y faire.
        [2] { $me } menace alors de gagner avec { $first } et avec { $second }, et { $other } ne peut pas parer les deux.
       *[other] { $me } a alors plusieurs menaces, dont { $first } et { $second }, et { $other } ne peut pas toutes les parer.
    }
# $end and $instead: how the game ends, one of the next three
puzzle-why-counts =
    Si les deux continuent comme montré, cela finit { $end } ; après { $tried }, { $instead }.
puzzle-why-counts-alone = Cela finit { $end } ; après { $tried }, { $instead }.
puzzle-end = à { $mine } contre { $theirs }
puzzle-end-blue = à { $mine } contre { $theirs } (les cartes bleues décident)
puzzle-end-supremacy = par { puzzle-by } pour { $who }
