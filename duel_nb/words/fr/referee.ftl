# The referee: what is asked of a position, the answer, and why.

# -- the questions

asking-label = Question
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
# $show: what to type
asking-saved = Enregistré dans { $file } ; { $show } le joue.
asking-the-file = Le fichier
asking-as-it-stands =
    Un choix est à faire ici, ou la partie est terminée : on peut interroger cette position telle quelle. Pour la changer, mettez en place le tour d’avant.

# -- the questions in words

ruling-can = { CAPITAL($action) } : est-ce permis à { $who } ?
asked-wonder = construire la Merveille { BARE($thing) } avec la carte { $card }
asked-lying-at = { $action } en rangée { $row }, colonne { $column }
asked-giving = { action-giving }
asked-begin = { action-begin }
asked-draft = { action-draft }
asked-build = { action-build }
asked-recruit = { action-recruit }
asked-discard = { action-discard }
asked-discard-face-down = défausser la carte face cachée
asked-wonder-alone = { action-wonder-alone }
asked-prepare = { action-prepare }
asked-seize = { action-seize }
asked-claim = { action-claim }
asked-copy = { action-copy }
asked-topple = { action-topple }
asked-swap = { action-swap }
asked-guard = placer Minerve { $where }
asked-remove = défausser le jeton Militaire { $where }
asked-apply = appliquer le jeton Militaire { $where }
# $count: how many Offering tokens are spent; $offerings: what each is worth
asked-activate-using = { action-activate } avec { $count ->
    [one] le jeton Offrande
   *[other] les jetons Offrande
 } de valeur { $offerings }
asked-install = { action-install }
asked-open = { action-open }
asked-top = { action-top }
asked-place = { action-place }
asked-expel = { action-expel }
asked-move = { action-move }
asked-shift = { action-shift }
asked-conspire = { action-conspire }
asked-return-top = { action-return-top }
asked-return-bottom = { action-return-bottom }
ruling-cost = Que coûte { thing-inside } à { $who } ?
ruling-moves = Quelles actions sont permises à { $who } ?
ruling-moves-own-turn = Quelles actions seraient permises à { $who } pendant son propre tour ?
ruling-unit = Combien coûte à { $who } une ressource manquante ({ $resource }) ?
ruling-what-matters = Qu’est-ce qui compte ici ?

# -- the answers

ruling-no = Non.
ruling-not-now = Non, pas maintenant.
ruling-none = Aucune.
ruling-none-now = Aucune maintenant.
ruling-count =
    { $count ->
        [one] { $count } action permise.
       *[other] { $count } actions permises.
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
# $note : de quoi cela dépend
ruling-move-open = { $action } : { $note }
ruling-move-alone = { $action }
ruling-refused = Refusé ({ $action }). { $reason }
ruling-if-so = Si oui : { $happens }
ruling-then = Puis : { $due }
ruling-then-perhaps = Peut-être ensuite : { $due }
ruling-item = { CAPITAL($item) }.
ruling-item-bought = { CAPITAL($item) } : { count-coins }.
ruling-to-opponent = { $who } en recevrait { count-coins }, par Économie.
# Other payments: $price and its $items
ruling-or = Ou { $price } : { $items }.
ruling-with-offerings = { $count ->
    [one] Avec le jeton Offrande de valeur { $worth } : { $price }.
   *[other] Avec les jetons Offrande de valeur { $worth } : { $price }.
}
ruling-turn = C’est à { $who } de jouer.

ruling-pawn =
    { $spaces ->
        [one] Le pion Conflit est à { $spaces } case d’une victoire { ELIDED("de", $who) }.
       *[other] Le pion Conflit est à { $spaces } cases d’une victoire { ELIDED("de", $who) }.
    }
# $where: a place of the military track, such as "à 3 cases du centre, côté Ben"
ruling-minerva = Le pion Minerve, { $where }, arrête le pion une fois.
ruling-wonders =
    { $count ->
        [one] { $count } Merveille sur { $most } au plus a été construite.
       *[other] { $count } Merveilles sur { $most } au plus ont été construites.
    }
ruling-one-of = 1 { $resources }
ruling-makes = { $who } produit { $made }.
ruling-makes-nothing = { $who } ne produit rien.
ruling-unit-price = { $resource } { $price }
ruling-buys = Prix d’achat en Pièces, l’unité ({ $who }) : { $prices }.
ruling-more-expensive = Plus cher par ce que produit l’adversaire : { $symbols }.
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

# -- les verdicts, comme éléments d'une phrase ; chaque réponse commence par l'un d'eux

# $verdict : l'un de ceux qui suivent
ruling-verdict = { CAPITAL($verdict) }.
ruling-own-turn = Pas maintenant, mais pendant son propre tour ({ $who }) : { $verdict }.
verdict-yes = oui
verdict-yes-for = oui, pour { count-coins }
verdict-yes-for-nothing = oui, gratuitement
verdict-yes-with = oui, avec { count-coins } ou plus
verdict-yes-with-offerings = { $count ->
    [one] oui, avec le jeton Offrande de valeur { $worth } : { $price }
   *[other] oui, avec les jetons Offrande de valeur { $worth } : { $price }
}
# $price : un prix, ou le plus bas et le plus haut ; $on : ce qui n'est pas précisé
verdict-yes-depends-price = oui, pour { $price }, selon ce qui suit : { $on }
verdict-no = non
# $reason : une phrase
verdict-no-because = non. { CLAUSE($reason) }
# $conditions : par exemple « la carte Statue est accessible »
verdict-if = si { $conditions } : { $verdict }
verdict-depends = cela dépend de ce qui suit : { $on }
verdict-depends-price = cela dépend de ce qui suit : { $on } ({ $price })
verdict-coins-between = { $low } à { $high } Pièces
verdict-nothing = rien

# -- la réponse pour chaque cas

ruling-case = Si { $condition } : { $outcome }.
ruling-otherwise = Sinon : { $outcome }.
ruling-costs-at-least = Cela coûte au moins { count-coins }, quoi qu’il en soit du reste.
# $reason : une phrase
ruling-or-else = Ou bien : { $reason }
ruling-no-in-any-case = Dans toute position possible, quelque chose l’interdit.
ruling-cannot-be = Avec ce qui est précisé, ceci ne peut pas être : { $conditions }.
ruling-effect = { CAPITAL($effect) }.
# $effects : d'une action, séparés par des points-virgules
ruling-note = { $effects }
ruling-age-unknown = L’Âge n’est pas précisé.
ruling-nothing-accessible = Rien à énumérer : les cartes accessibles ne sont pas précisées. Nommez-en quelques-unes.
ruling-buys-when = On n’achète une ressource manquante qu’en construisant quelque chose qui en a besoin.
ruling-purse = { $who } a { count-coins }.
ruling-makes-by-choice = { $who } peut aussi produire { $made }.
ruling-count-given =
    { $count ->
        [one] { $count } action permise avec ce qui est précisé.
       *[other] { $count } actions permises avec ce qui est précisé.
    }
# $open : actions qui dépendent de ce qui n'est pas précisé
ruling-count-and-open =
    { $count ->
        [one] { $count } action permise
       *[other] { $count } actions permises
    } ; { $open ->
        [one] { $open } de plus l’est peut-être
       *[other] { $open } de plus le sont peut-être
    }.

# -- les conditions d'un cas

case-coins = { $who } a { $things } Pièces
case-cards = { $who } a { $things }
case-built = { $who } a construit { $things }
case-wonders = { $who } a { $things } parmi ses Merveilles
case-progress = { $who } possède { $things }
case-mythology = { $who } possède le jeton Mythologie { $things }
case-offerings = les Offrandes possédées par { $who } valent { $things }
case-divinities = { $who } a activé { $things }
case-astarte = { $who } a { $things } Pièces sur Astarté
case-snake = le jeton Serpent ({ $who }) est sur { $things }
case-conspiracies = { $who } a le Complot { $things }
case-prepared = { $who } a préparé { $things }
case-triggered = { $who } a déclenché { $things }
case-cubes = { $who } a { $things }
case-control = le contrôle de la Chambre { $chamber }
case-as-many-cubes = autant de cubes que l’adversaire dans la Chambre { $chamber }
case-table-structure = la carte { $things } est accessible
case-table-places = d’autres cartes de la structure ont été prises
case-table-age = c’est l’Âge { $things }
case-table-pawn = le pion Conflit est { $things }
case-table-military-tokens = il ne reste aucun jeton Militaire
case-table-progress = { $things } est sur le plateau
case-table-discard = { $things } est dans la défausse
case-table-constructed = { $things } a été construit puis retiré
case-table-pantheon = { $things }
case-table-minerva = Minerve est { $things }
case-table-decrees = { $things }
case-thing-in-pantheon = { $thing } est dans le Panthéon
case-thing-in-space = { $thing } est sur l’emplacement { $space } du Panthéon
case-decree-of = le Décret « { $decree } » agit pour { $who }
case-senators = { $count ->
    [one] { $count } Sénateur
   *[other] { $count } Sénateurs
}
case-none = aucun
case-source = une source de { $resource }
case-others = { $count } autres

# -- ce qui n'est pas précisé pour une position

missing-coins = Pièces
missing-cards = Bâtiments
missing-wonders = Merveilles
missing-built = Merveilles construites
missing-progress = jetons Progrès
missing-mythology = jetons Mythologie
missing-offerings = jetons Offrande
missing-divinities = Divinités activées
missing-astarte = Pièces sur Astarté
missing-snake = jeton Serpent
missing-conspiracies = Complots
missing-prepared = Complots préparés
missing-triggered = Complots déclenchés
missing-cubes = cubes Influence
missing-of-player = { $missing } ({ $who })
missing-table-structure = la structure
missing-table-age = l’Âge
missing-table-pawn = le pion Conflit
missing-table-military-tokens = les jetons Militaires
missing-table-progress = les jetons Progrès du plateau
missing-table-discard = la défausse
missing-table-constructed = les Merveilles qui ne sont plus là
missing-table-pantheon = le Panthéon
missing-table-tokens = les jetons de la structure
missing-table-enki = les jetons Progrès sur Enki
missing-table-minerva = Minerve
missing-table-decrees = les Décrets
missing-table-locked = le jeton sous Obscurantisme
missing-not-counted = Non précisé : { $missing }.

# -- what cannot be asked or saved

ruling-no-player = Il n’y a pas de joueur { $typed } ; c’est A ou B.
ruling-no-resource = Il n’y a pas de ressource { $typed } ; la plus proche est { $near }.
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
