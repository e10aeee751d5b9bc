# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-can = Est-ce permis ?
asking-cost = Combien cela coûte-t-il ?
asking-moves = Que puis-je faire ?
asking-can-example = construire Bibliothèque, ou : Le Sphinx avec Muraille
asking-cost-example = Bibliothèque
asking-who = Qui
asking-what-tip = Ce sur quoi porte la question
asking-ask = Demander
asking-file = un fichier, nommé d’après la question
asking-file-tip = Le fichier de cette question
asking-save = Enregistrer comme scénario
asking-say-what = Dites sur quoi porte la question, par exemple : { $example }.
asking-not-understood = Pas compris tel que c’est écrit : « { $text } ».
asking-read-as = Lu comme : { $text }
asking-unwritten = Le fichier ne peut pas être écrit : { $reason }.
# $show: what to type
asking-saved = Enregistré dans { $file } ; { $show } le joue.
asking-the-file = Le fichier
asking-as-it-stands =
    Un choix est à faire ici, ou la partie est terminée : on peut interroger cette position telle quelle. Pour la changer, mettez en place le tour d’avant.

# -- the questions in words

ruling-can = { CAPITAL($action) } : est-ce permis à { $who } ?
asked-wonder = construire la Merveille { BARE($thing) } avec la carte { $card }
ruling-cost = Que coûte { $thing } à { $who } ?
ruling-moves = Quelles sont toutes les actions permises à { $who } ?
ruling-moves-own-turn = Quelles seraient toutes les actions permises à { $who } pendant son propre tour ?
ruling-what-matters = Qu’est-ce qui compte ici ?

# -- the answers

ruling-yes = Oui.
ruling-yes-for = Oui, pour { count-coins }.
ruling-yes-for-nothing = Oui, gratuitement.
# $worth: what the Offering tokens are worth that are spent
ruling-yes-with-offerings = { $count ->
    [one] Oui, avec le jeton Offrande de valeur { $worth } : { $price }.
   *[other] Oui, avec les jetons Offrande de valeur { $worth } : { $price }.
}
ruling-yes-with = Oui, avec { count-coins } ou plus.
ruling-no = Non.
ruling-not-now = Non, pas maintenant.
ruling-own-turn-yes = Pas maintenant, mais pendant son propre tour, oui ({ $who }).
ruling-own-turn-yes-with = Pas maintenant, mais pendant son propre tour, oui, avec { count-coins } ou plus ({ $who }).
# $verdict: one of those above; it begins with a small letter
ruling-if-accessible = Si la carte { $thing } est accessible : { $verdict }
ruling-not-given = Personne n’a dit où se trouve la carte { $thing }.
ruling-nothing = Rien.
ruling-coins = { count-coins }.
ruling-none = Aucune.
ruling-none-now = Aucune maintenant.
ruling-count =
    { $count ->
        [one] { $count } action permise.
       *[other] { $count } actions permises.
    }
ruling-count-if-enough =
    { $count ->
        [one] { $count } action permise, si les Pièces suffisent.
       *[other] { $count } actions permises, si les Pièces suffisent.
    }
ruling-in-age =
    { $age ->
        [0] C’est la sélection des Merveilles.
        [1] C’est l’Âge I.
        [2] C’est l’Âge II.
       *[other] C’est l’Âge III.
    }

# -- headings

ruling-bill = Le détail
ruling-happens = Ce qui se passe
ruling-besides = De plus
ruling-rule = La règle

# -- the reasons

# $reason: a sentence
ruling-in-own-turn = Pendant son propre tour ({ $who }), c’est non aussi. { $reason }
ruling-short =
    { $who } a { count-coins } : il en manque { $short }.
ruling-short-with-astarte =
    { $who } a { count-coins } et { $astarte } sur Astarté : il en manque { $short }.
ruling-keeps =
    { $who } a { count-coins } et en garderait { $left }.
ruling-keeps-with-astarte =
    { $who } a { count-coins } et { $astarte } sur Astarté, et en garderait { $left }.
# $action: what it costs and brings follows
ruling-move = { $action } : { $note }
ruling-move-alone = { $action }
ruling-refused = Refusé ({ $action }). { $reason }
ruling-then = Puis : { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) } : { count-coins }.
ruling-to-opponent = { $who } en recevrait { count-coins }, par Économie.
# Other payments: $price and its $items
ruling-or = Ou { $price } : { $items }.
ruling-with-offerings = { $count ->
    [one] Avec le jeton Offrande de valeur { $worth } : { $price }.
   *[other] Avec les jetons Offrande de valeur { $worth } : { $price }.
}
ruling-turn = C’est à { $who } de jouer.
# $price and $note: what an action costs, and what it brings
ruling-price-and-note = { $price }. { $note }

ruling-pawn =
    { $spaces ->
        [one] Il manque { $spaces } case au pion Conflit pour une victoire : { $who }.
       *[other] Il manque { $spaces } cases au pion Conflit pour une victoire : { $who }.
    }
# $where: a place of the military track, such as "à 3 cases du centre, côté Ben"
ruling-minerva = Le pion Minerve, { $where }, arrête le pion une fois.
ruling-wonders =
    { $count ->
        [one] { $count } Merveille sur { $most } au plus a été construite.
       *[other] { $count } Merveilles sur { $most } au plus ont été construites.
    }
ruling-one-of = 1 { $resources }
ruling-has = { $who } a { count-coins } et produit { $made }.
ruling-has-nothing-made = { $who } a { count-coins } et ne produit rien.
ruling-makes = { $who } produit { $made }.
ruling-makes-nothing = { $who } ne produit rien.
ruling-unit-price = { $resource } { $price }
ruling-buys = Prix d’achat en Pièces, l’unité ({ $who }) : { $prices }.
ruling-dearer = Plus cher par ce que produit l’adversaire : { $symbols }.
ruling-fixed-by = { $resource } par { $card }
ruling-fixed = Prix fixé à { count-coins } : { $cards }.
ruling-owns = { $who } possède { $token }.
ruling-symbols =
    { $count ->
        [one] { $who } a { $count } symbole scientifique sur { $needed }.
       *[other] { $who } a { $count } symboles scientifiques différents sur { $needed }.
    }
ruling-controls =
    { $count ->
        [one] { $who } contrôle la Chambre { $chambers } du Sénat : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $who } contrôle les Chambres { $chambers } du Sénat : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
ruling-decree = Le Décret « { $decree } » agit pour { $who }.
ruling-next-senator = Le prochain Sénateur coûte { count-coins } à { $who }.
ruling-prepared =
    { $count ->
        [one] { $who } a { $count } Complot préparé.
       *[other] { $who } a { $count } Complots préparés.
    }

# -- what was not given for a position

price-buildings-missing = { $coins } ; les Bâtiments ne sont pas précisés ({ $whom })
missing-buildings = Bâtiments
missing-wonders = Merveilles
missing-progress = jetons Progrès
missing-of-player = { $missing } ({ $who })
missing-not-counted = Non précisé, donc non compté : { $missing }.

# -- what cannot be asked or saved

ruling-no-player = Il n’y a pas de joueur { $typed } ; c’est A ou B.
ruling-no-player-named = Il n’y a pas de joueur { $typed } ; c’est A ou B ({ $first } ou { $second }).
ruling-no-answer = Il faut une réponse de l’arbitre, comme en donne can(), pas { $given }.
ruling-nothing-to-check = Cette réponse ne dit rien qu’un scénario puisse vérifier.
ruling-whole-game =
    Cette position ne peut pas s’écrire en quelques noms : la partie est terminée ou un choix est à faire. Mettez en place le tour d’avant.
ruling-no-scenario = Cette question ne peut pas s’écrire comme scénario : { $problem }
ruling-file-there = { $file } existe déjà et reste tel quel : choisissez un nouveau nom.

# -- ce qu'une action changerait, quand seul l'écart est connu

would-coins-change = Pièces ({ $who }) { $more }
# $low, $high : avec leur signe
would-coins-between = Pièces ({ $who }) de { $low } à { $high }
would-pawn-move =
    { $spaces ->
        [one] le pion avance de { $spaces } case vers { $who }
       *[other] le pion avance de { $spaces } cases vers { $who }
    }
# une phrase comme élément d'une liste
without-stop = { CLAUSE($sentence) }
