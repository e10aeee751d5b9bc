# Why an action is good or bad: clauses about the action. who: the player who takes it; whom: the
# opponent.

reason-best-chance = tout bien pesé, cela laisse à { $who } la meilleure position
reason-wins = c’est la victoire immédiate ({ $outcome })
reason-plays-again = cela permet à { $who } de rejouer
reason-pair = cela complète une paire de symboles, et { $who } prend un jeton Progrès

# $answer: what the opponent does next
reason-lets-win = cela permet à { $whom } de gagner aussitôt ({ $answer })
reason-may-let-win = cela risque de permettre à { $whom } de gagner aussitôt (par exemple : { $answer })
reason-stops = cela retire à { $whom } un coup qui gagne aussitôt ({ $answer })
reason-uncovers = cela libère la carte { $card }, utile surtout à { $whom }
reason-turns-up = cela révèle une nouvelle carte, et c’est à { $whom } de jouer ensuite
reason-denies = cela prive { $whom } de la carte dont son jeu a le plus besoin : { $card }

reason-military = cela avance le pion Conflit de { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
 }, à { $left ->
    [one] { $left } case
   *[other] { $left } cases
 } de la capitale adverse
reason-symbol = { $symbols ->
    [one] c’est pour { $who } un premier symbole scientifique
   *[other] c’est pour { $who } un { $symbols }e symbole scientifique différent
 }
reason-resource = cela évite à { $who } d’acheter { $part-kind ->
    [resource-clay] de l’argile
    [resource-stone] de la pierre
   *[other] du { $part }
 }
reason-points = { $points ->
    [one] cela rapporte { $points } point à { $who }
   *[other] cela rapporte { $points } points à { $who }
 }
reason-coins = cela rapporte { count-coins } à { $who }
reason-takes-coins = cela coûte { count-coins } à { $whom }

# What speaks for an action where nothing above does.

reason-for-wonder = c’est la Merveille qui convient le mieux à { $who }
reason-for-purse = cela laisse à { $who } plus de Pièces pour la suite
reason-for-goods = cela donne à { $who } des ressources utiles pour les cartes à venir
reason-for-price = cela rend les ressources plus chères pour { $whom }
reason-for-chain = la carte porte un symbole de chaînage, qui pourra offrir à { $who } une carte gratuite plus tard
reason-for-tempo = cela donne à { $who } le meilleur ordre de jeu
reason-for-senate = cela renforce { $who } au Sénat
reason-for-conspiracy = cela donne à { $who } un Complot pour plus tard
reason-for-divinity = cela rapproche { $who } des Divinités du Panthéon

# A hint: an action, the chance to win after it, and why.

advice = { $action } ({ $after } %) : { $reason }.

# A game that was reviewed. $before, $after: the chance to win in percent.

reviewed-blunder = Gaffe : pour { $who }, les chances de gagner tombent de { $before } % à { $after } %.
reviewed-mistake = Erreur : pour { $who }, les chances de gagner tombent de { $before } % à { $after } %.
reviewed-inaccuracy = Imprécision : pour { $who }, les chances de gagner tombent de { $before } % à { $after } %.
reviewed-only-move = Le seul bon coup : avec tout autre coup, { $who } perdrait une grande part de ses { $after } %.
review-sentence = { CAPITAL($reason) }.
review-better = Mieux valait { $action } ({ $after } %) : { $reason }.
review-also = Meilleur aussi : { $better }.
also-better = { $action } ({ $after } %)
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
