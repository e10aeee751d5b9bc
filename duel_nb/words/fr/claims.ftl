# Ce que des paires de parties montrent de deux choix. $moment, $way, $other : les messages plus bas.

claim-when = { $habit ->
    [0] { $moment }, au premier choix entre les deux :
   *[1] { $moment }, à chaque choix entre les deux :
}
claim-won = { CAPITAL($way) } : { $percent } de victoires.
# $difference, $low, $high : points de pourcentage avec leur signe, par exemple +5
claim-difference = Différence : { $difference } points de pourcentage (intervalle à 95 % : de { $low } à { $high }).
claim-better = Mieux : { $choice }.
claim-even = Question ouverte : ces parties ne montrent pas ce qui vaut mieux.
claim-how = { $pairs } donnes, jouées chacune deux fois par les mêmes joueurs automatiques ; { $habit ->
    [0] seul ce choix
   *[1] seule cette habitude
} change. { $games ->
    [0] Ils voient deux coups à l’avance
   *[other] Ils explorent { $games } parties par choix
}. Rien n’a été mesuré sur des parties humaines.
claim-again = Pour mesurer à nouveau : { $command }
claim-stored = { $id } ({ $moment } : { $way } plutôt { ELIDED("que", $other) }) : { $difference } ± { $margin } points de pourcentage, { $pairs ->
    [one] { $pairs } paire de parties
   *[other] { $pairs } paires de parties
}
claim-not-stored = { $id } ({ $moment } : { $way } plutôt { ELIDED("que", $other) }) : pas encore mesuré
claim-same = comme enregistré
claim-agrees = compatible avec la valeur enregistrée, { $difference } ± { $margin }
claim-differs = différent de la valeur enregistrée, { $difference } ± { $margin }
claims-differ = { $count ->
    [one] Une valeur enregistrée ne correspond plus.
   *[other] { $count } valeurs enregistrées ne correspondent plus.
}
claims-stopped = Interrompu pendant la mesure de { $id }. Avec --record, la mesure reprend là où elle s’est arrêtée.
claims-agree = Toutes les valeurs enregistrées correspondent.
claims-no-record = { $file } n’est pas un relevé d’affirmations : la ligne { $number } est autre chose. Indiquez un nouveau fichier.

no-claim-near = Il n’y a pas d’affirmation { $given } ; vouliez-vous dire { $near } ?
no-claim = Il n’y a pas d’affirmation { $given } ; il y a { $known }.
no-claim-measured = L’affirmation { $id } n’a pas encore été mesurée ; c’est le rôle de { $command }.

# -- les moments d’une partie

claim-moment-draft = Pendant la sélection des Merveilles
claim-moment-age-1 = À l’Âge I
claim-moment-age-2 = À l’Âge II
claim-moment-age-3 = À l’Âge III
claim-moment-game = Dans toute la partie
claim-moment-exactly-four-symbols = Tant que l’adversaire a exactement quatre symboles différents
claim-moment-pawn-near = Quand le pion Conflit est à 4 cases ou moins de sa propre capitale

# -- ce qu’on fait

claim-draft-extra-turn = choisir une Merveille qui fait rejouer
claim-draft-no-extra-turn = choisir une Merveille qui ne fait pas rejouer
claim-draft-points = choisir une Merveille d’au moins 6 points
claim-draft-few-points = choisir une Merveille de moins de 6 points
claim-draft-removes = choisir une Merveille qui défausse une carte de l’adversaire
claim-draft-removes-nothing = choisir une autre Merveille
claim-build = construire une carte
claim-build-brown = construire une carte marron
claim-build-brown-grey = construire une carte marron ou grise
claim-build-blue = construire une carte bleue
claim-build-red = construire une carte rouge
claim-build-not-red = construire une carte d’une autre couleur
claim-build-green = construire une carte verte
claim-build-new-symbol = construire une carte verte avec un nouveau symbole
claim-build-pair = construire une carte verte qui forme une paire
claim-build-guild = construire une Guilde
claim-build-fixed-price = construire une carte jaune qui fixe un prix
claim-build-lacking = construire une carte dont la ressource manque à l’adversaire
claim-build-known = construire une carte dont l’adversaire produit déjà la ressource
claim-discard = défausser une carte
claim-wonder = construire une Merveille
claim-wonder-extra-turn = construire une Merveille qui fait rejouer
claim-wonder-no-extra-turn = construire une Merveille qui ne fait pas rejouer
claim-deny-symbol = enlever une carte verte dont le symbole manque à l’adversaire
claim-leave-symbol = prendre une autre carte
claim-uncover-one = prendre une carte qui en libère une
claim-uncover-two = prendre une carte qui en libère deux
claim-take-another = prendre un autre jeton Progrès
claim-place-near = placer une Divinité là où elle coûte moins à soi-même
claim-place-far = la placer là où elle coûte moins à l’adversaire
claim-activate = activer une Divinité
claim-activate-gate = activer la Porte
claim-take-card = prendre une carte de la structure
claim-recruit = recruter un Sénateur
claim-recruit-politician = recruter un Politicien
claim-recruit-conspirator = recruter un Comploteur
claim-place-cube = placer un cube Influence
claim-conspire = comploter

# Ce que devient la partie après une action, exactement.

ending-after = { CAPITAL($action) } : { $ending }.
ending-points = { $who } gagne de { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ending-blue = { $who } gagne à égalité de points, grâce aux cartes bleues
ending-shared = la victoire est partagée
ending-supremacy = { $who } gagne par suprématie
ending-chance = { $who } gagne dans { $percent } des cas
endings-no-position = endings a besoin d’une position, pas de { $given }.
endings-too-many = Il reste trop de possibilités pour une réponse exacte : il faut l’Âge III, { $cards } cartes au plus, et peu de cartes face cachée.
