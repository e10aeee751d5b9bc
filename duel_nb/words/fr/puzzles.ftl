# Puzzles: what is asked, a first thought, and what is told to a wrong try. Why a solution is one is
# worked out from its proof, and stands in the file of the puzzles.

puzzle-win-now = Gagner maintenant
puzzle-win-now-task =
    { $me } gagne par suprématie pendant ce tour, quoi qu’il soit révélé. Comment le tour doit-il commencer ?
puzzle-win-now-advice =
    un tour supplémentaire compte aussi, de même que ce qu’apporte un jeton Progrès. Que manque-t-il encore, et qu’est-ce qui l’apporte pendant ce tour ?

puzzle-stop = Empêcher la suprématie
puzzle-stop-task =
    { $other } menace de gagner au tour suivant. Une seule chose l’empêche, quoi que cachent les cartes face cachée : que fait { $me } ?
puzzle-stop-advice =
    avec quoi gagnerait { $other } ? Retirez-le, rendez-le trop cher, ou ne laissez rien qui y mène.

puzzle-uncover = Ne pas la libérer
puzzle-uncover-task =
    Avec ce qui peut être pris maintenant, { $other } ne peut pas gagner. Après une seule des cartes, { $other } ne peut pas non plus gagner au tour suivant, quoi qu’il soit révélé : laquelle prend { $me }, et pour quoi faire ?
puzzle-uncover-advice =
    qu’est-ce que chaque carte offrirait à { $other } ? Une carte face cachée peut être n’importe laquelle de celles qu’on n’a pas vues.

puzzle-two-turns = Gagner en deux tours
puzzle-two-turns-task =
    { $me } gagne par suprématie au plus tard au tour suivant, quoi que fasse { $other } et quoi qu’il soit révélé. Que fait { $me } maintenant ?
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
puzzle-so-far = C’est juste jusqu’ici ; le tour continue ({ $who }).
puzzle-not-judged = Cela ne peut pas être jugé : { $problem }
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
