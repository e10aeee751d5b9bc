# Why an action is good or bad: clauses about the action. who: the player who takes it; whom: the
# opponent.

reason-wins = c’est la victoire immédiate ({ $outcome })
reason-wins-by-choice = c’est la victoire immédiate ({ $outcome } ; ensuite : { $choices })
reason-plays-again = cela permet à { $who } de rejouer
reason-pair = cela complète une paire de symboles, et { $who } prend un jeton Progrès
reason-progress = cela rapporte à { $who } un jeton Progrès
reason-divinity = cela permet à { $who } d’activer une Divinité
# $reason: another reason; $choices: what the player has to choose next for it
reason-by-choice = { $reason } (ensuite : { $choices })
# $times: how often $action has to be chosen in a row
repeated = { $times } × { $action }

# $answer: what the opponent does next, or would have done

reason-lets-win = cela permet à { $whom } de gagner aussitôt ({ $answer })
reason-may-let-win = cela risque de permettre à { $whom } de gagner aussitôt (par exemple : { $answer })
reason-stops = cela empêche { $whom } de gagner aussitôt ({ $answer })
reason-uncovers = cela libère la carte { $card }, { ELIDED("que", $whom) } peut utiliser aussitôt
reason-turns-up = cela révèle { $cards ->
    [one] une nouvelle carte
   *[other] { $cards } nouvelles cartes
 }, et c’est à { $whom } de jouer ensuite
reason-opens-nothing = cela ne libère aucune carte pour { $whom }
reason-denies-best = cela prive { $whom } de la carte la plus utile
reason-denies = cela prive { $whom } de la carte { $card }, utilisable aussitôt
reason-buries = cela enfouit la carte { $card }, { ELIDED("que", $whom) } aurait pu utiliser aussitôt
# $answer: what the opponent is expected to do next
reason-then = la réponse attendue { ELIDED("de", $whom) } est alors : { $answer }

reason-military = cela avance le pion Conflit de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
 } de la capitale adverse
reason-military-back = cela repousse le pion Conflit de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
 } de la capitale { ELIDED("de", $who) }
reason-symbol = { $symbols ->
    [one] cela donne à { $who } un premier symbole scientifique
   *[other] cela donne à { $who } un nouveau symbole, ce qui en fait { $symbols } différents
 }
# $resources: one resource or a list of them; $units: how many of it are produced then
reason-resource = cela produit { $resources-some }, { ELIDED("que", $who) } devait acheter jusqu’ici
reason-production = cela porte à { $units } la production { $resources-of } { ELIDED("de", $who) }
reason-less = cela réduit à { $units } la production { $resources-of } { ELIDED("de", $whom) }
reason-always = cela produit { $resources-some } dans tous les cas, et { $who } n’en avait jusqu’ici qu’au choix
reason-any = cela produit { $resources-some }, selon les besoins { ELIDED("de", $who) }
# $coins: what a unit costs then
reason-trade = { $who } ne paie plus que { count-coins } par unité { $resources-of }
reason-price = { $whom } paie désormais { count-coins } par unité { $resources-of }
# $card: a card to come
reason-chain = son symbole de chaînage rend la carte { $card } gratuite pour { $who }
reason-chain-of = le symbole de chaînage de la carte { $of } rend la carte { $card } gratuite pour { $who }
reason-points = { $points ->
    [one] cela rapporte { $points } point à { $who }
   *[other] cela rapporte { $points } points à { $who }
 }
reason-coins = cela rapporte { count-coins } à { $who }
reason-takes-coins = cela coûte { count-coins } à { $whom }
reason-takes-card = cela prend à { $whom } la carte { $card }
reason-removes-card = cela défausse la carte { $card } de { $whom }
reason-takes-wonder = cela prend à { $whom } la Merveille { BARE($wonder) }
reason-removes-wonder = cela retire définitivement à { $whom } la Merveille { BARE($wonder) }
reason-undoes-wonder = { $whom } doit construire à nouveau la Merveille { BARE($wonder) }
# $effect: what a Progress token does from then on
reason-lasts = cela a un effet durable ({ $effect })
reason-saves = cela laisse { count-coins } de plus à { $who }

reason-control = cela donne à { $who } le contrôle de la Chambre { $chamber }
# $other : la Chambre que le joueur ne contrôle plus
reason-control-instead = cela donne à { $who } le contrôle de la Chambre { $chamber } à la place de la Chambre { $other }
reason-control-left = cela donne à { $who } le contrôle de la Chambre { $chamber }, mais laisse la Chambre { $other } à { $whom }
reason-control-lost = cela retire à { $whom } le contrôle de la Chambre { $chamber }
reason-conspiracy = cela donne un Complot à { $who }
# $coins: the value of the token
reason-offering = cela rapporte à { $who } le jeton Offrande de valeur { $coins }
reason-mythology = cela rapporte à { $who } un jeton Mythologie
# $coins, $theirs: the prices of a space of the Pantheon
reason-space = l’activation y coûte { count-coins } à { $who } et { $theirs } à { $whom }

# A Wonder that is drafted: what it does, at once or once it is constructed.

reason-wonder-again = cette Merveille permettra à { $who } de rejouer
reason-wonder-shields = cette Merveille avancera le pion Conflit de { $shields ->
    [one] { $shields } case
   *[other] { $shields } cases
 }
reason-wonder-at-once = cette Merveille a un effet dès qu’elle est choisie ({ $effect })
reason-wonder-does = cette Merveille a un effet particulier ({ $effect })
reason-wonder-any = cette Merveille produira { $resources-some }, selon les besoins { ELIDED("de", $who) }
reason-wonder-activation = avec cette Merveille, chaque activation coûtera { count-coins } de moins à { $who }
reason-wonder-points = cette Merveille vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
reason-wonder-coins = cette Merveille rapportera { count-coins } à { $who }

# What to say of a suggestion that nothing above sets apart. $by: a difference in the chance to win,
# in percentage points.

reason-only = rien d’autre n’est possible
reason-proven-win = { $who } gagne alors à coup sûr, quoi que fasse { $whom }
reason-proven-loss = { $whom } gagne alors à coup sûr, avec les bonnes réponses
reason-as-good = l’entraîneur ne connaît rien de mieux
reason-ahead = { $by ->
    [0] selon l’entraîneur, cela devance la meilleure des autres actions
    [one] selon l’entraîneur, cela devance de { $by } point de pourcentage la meilleure des autres actions
   *[other] selon l’entraîneur, cela devance de { $by } points de pourcentage la meilleure des autres actions
}
reason-behind = { $by ->
    [0] selon l’entraîneur, cela suit de près la meilleure action
    [one] selon l’entraîneur, cela reste à { $by } point de pourcentage de la meilleure action
   *[other] selon l’entraîneur, cela reste à { $by } points de pourcentage de la meilleure action
}
reason-ends = cela termine la partie ({ $outcome })

# A hint: an action, the chance to win after it, and why.

# $reason: a reason; $also: a card that the opponent does not get
reason-and = { $reason }, et { $also }
advice = { CAPITAL($action) } ({ $after }) : { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Gaffe : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
reviewed-mistake = Erreur : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
reviewed-inaccuracy = Imprécision : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
reviewed-only-move = Le seul bon coup ({ $after }) : avec tout autre coup, { $who } perdrait une part notable de ses chances de gagner.
reviewed-seeming-blunder = À première vue, une gaffe : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
reviewed-seeming-mistake = À première vue, une erreur : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
reviewed-seeming-inaccuracy = À première vue, une imprécision : pour { $who }, les chances de gagner tombent de { $before } à { $after }.
review-sentence = { CAPITAL($reason) }.
# $better: a better action, or several, with the chance to win after each
review-better = Mieux valait { $better }. { CAPITAL($reason) }.
review-better-alone = Mieux valait { $better }.
review-better-unexplained = Mieux valait { $better }, sans qu’un seul gain l’explique.
review-also = Mieux valait aussi : { $better }.
rated-action = { $action } ({ $after })
review-summary = { $who } : { $blunders ->
    [one] { $blunders } gaffe
   *[other] { $blunders } gaffes
 }, { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
 }, { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
 }.

# How a game may end, and for whom; with the chance of it after the better action and after the one
# that was played, from $better to $played

end-military = suprématie militaire { ELIDED("de", $who) }
end-science = suprématie scientifique { ELIDED("de", $who) }
end-political = suprématie politique { ELIDED("de", $who) }
end-civilian = victoire aux points { ELIDED("de", $who) }
end-change = { $end } { $better } → { $played }
review-ends = Comment la partie peut finir (après la meilleure action → après celle-ci) : { $changes }.
review-so-far = L’entraîneur a examiné de près { $done } actions sur { $count }.
review-first-look = Premier coup d’œil sur chaque action : { $done } sur { $count }.
