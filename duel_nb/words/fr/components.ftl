# What a component costs, brings and does, as the board, the terminal and the lists of components
# say it: a few words each, without a full stop. They stand in a list after the name.

# -- in one line: a name, then such words

described = { $name } : { $what }
described-with-cost = { $name } : coûte { $cost } ; { $what }
# kind: what sort of thing it is, such as a Mythology
named-kind = { $name } ({ $kind })
bare-name = { $name }
# A name that nobody is sure of in a language, and the English one.
name-with-english = { $name } ({ $english })

card-of-colour = { $colour ->
    [brown] carte marron
    [grey] carte grise
    [blue] carte bleue
    [green] carte verte
    [yellow] carte jaune
    [red] carte rouge
    [purple] carte violette
   *[senator] Sénateur
}
costs = coûte { $cost }
costs-nothing = ne coûte rien
costs-for-each-senator = { $coins ->
    [one] coûte { $coins } Pièce par Sénateur de la Cité
   *[other] coûte { $coins } Pièces par Sénateur de la Cité
}
free-with-symbol = gratuite avec le symbole { $symbol }
free-with-mythology = gratuite avec un jeton Mythologie { $mythology }
gives-symbol = donne le symbole { $symbol }
when-drafted = à la sélection : { $effect }

# -- figures

units-of = { $resource ->
    [wood] { $units } bois
    [clay] { $units ->
        [one] { $units } argile
       *[other] { $units } argiles
    }
    [stone] { $units ->
        [one] { $units } pierre
       *[other] { $units } pierres
    }
    [glass] { $units ->
        [one] { $units } verre
       *[other] { $units } verres
    }
   *[papyrus] { $units } papyrus
}
produces = produit { $units }
produces-one-of = produit 1 { $resources }
buys-at-fixed-price = { $coins ->
    [one] achat à { $coins } Pièce l’unité : { $resources }
   *[other] achat à { $coins } Pièces l’unité : { $resources }
}
grand-temple-of = Grand Temple de la Mythologie { $mythology }
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

rule-coins = { count-coins }
rule-coins-each = { count-coins }
rule-points-each = { count-points }
rule-blue-cards = { count-blue-cards }
rule-shields = { $shields ->
    [one] { $shields } Bouclier
   *[other] { $shields } Boucliers
}
rule-units = { $units ->
    [one] { $units } unité de ressource
   *[other] { $units } unités de ressources
}

figure-activation-discount = { $figure ->
    [one] activer coûte { $figure } Pièce de moins
   *[other] activer coûte { $figure } Pièces de moins
}
figure-wonder-discount = { $figure ->
    [one] { $figure } ressource de moins à payer pour une Merveille
   *[other] { $figure } ressources de moins à payer pour une Merveille
}
figure-blue-discount = { $figure ->
    [one] { $figure } ressource de moins à payer pour une carte bleue
   *[other] { $figure } ressources de moins à payer pour une carte bleue
}
figure-economy = reçoit les Pièces que l’adversaire dépense en ressources
figure-points-per-progress = { $figure ->
    [one] { $figure } point par jeton Progrès
   *[other] { $figure } points par jeton Progrès
}
figure-red-shield-bonus = { $figure ->
    [one] { $figure } Bouclier de plus par carte rouge construite ensuite
   *[other] { $figure } Boucliers de plus par carte rouge construite ensuite
}
figure-wonders-play-again = chaque Merveille construite ensuite fait rejouer
figure-chain-coins = { $figure ->
    [one] { $figure } Pièce par carte construite par chaînage
   *[other] { $figure } Pièces par carte construite par chaînage
}
figure-senators-free = les Sénateurs sont gratuits
figure-keeps-both-conspiracies = garde les deux Complots en complotant
figure-points-per-pantheon-token = { $figure ->
    [one] { $figure } point par jeton Mythologie et par jeton Offrande
   *[other] { $figure } points par jeton Mythologie et par jeton Offrande
}
figure-coins-lost-per-space = { $figure ->
    [one] l’adversaire perd { $figure } Pièce par case du pion Conflit
   *[other] l’adversaire perd { $figure } Pièces par case du pion Conflit
}
figure-engineering-price = { $figure ->
    [one] toute carte à symbole de chaînage sous son coût pour { $figure } Pièce
   *[other] toute carte à symbole de chaînage sous son coût pour { $figure } Pièces
}
figure-points-per-coin = { $figure ->
    [one] { $figure } point par Pièce restée sur la carte
   *[other] { $figure } points par Pièce restée sur la carte
}
figure-progress-tokens = { $figure ->
    [one] { $figure } jeton Progrès sur la carte quand elle est révélée
   *[other] { $figure } jetons Progrès sur la carte quand elle est révélée
}
figure-price-factor = { $figure ->
    [2] coûte le double de son emplacement
    [3] coûte le triple de son emplacement
   *[other] coûte { $figure } fois le prix de son emplacement
}
figure-points = { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}

# -- what a component does at once

# what: the colours or the Wonders that are counted or chosen; all feminine
counted = { $what ->
    [brown] carte marron
    [grey] carte grise
    [blue] carte bleue
    [green] carte verte
    [yellow] carte jaune
    [red] carte rouge
    [purple] carte violette
    [brown-grey] carte marron ou grise
    [blue-green] carte bleue ou verte
   *[wonders] Merveille construite
}
does-take-coins = { $amount ->
    [one] prendre { $amount } Pièce
   *[other] prendre { $amount } Pièces
}
does-opponent-loses = { $amount ->
    [one] l’adversaire perd { $amount } Pièce
   *[other] l’adversaire perd { $amount } Pièces
}
does-shields = { $amount ->
    [one] { $amount } Bouclier
   *[other] { $amount } Boucliers
}
does-play-again = rejouer
does-gain-symbol = gagner le symbole { $symbol }
does-coins-for-each = { $amount ->
    [one] prendre { $amount } Pièce par { counted }
   *[other] prendre { $amount } Pièces par { counted }
}
does-guild-coins-and-points =
    par { counted } de la Cité qui en a le plus : { $amount ->
        [one] { $amount } Pièce
       *[other] { $amount } Pièces
    } aussitôt, { count-points } à la fin
does-guild-points = par { counted } de la Cité qui en a le plus : { count-points } à la fin
does-guild-of-coins = { $group ->
    [one] par Pièce de la Cité qui en a le plus : { count-points } à la fin
   *[other] par tranche de { $group } Pièces de la Cité qui en a le plus : { count-points } à la fin
}
does-take-part-of-coins = { $amount ->
    [2] prendre la moitié des Pièces adverses, arrondie au supérieur
    [3] prendre un tiers des Pièces adverses, arrondi au supérieur
    [4] prendre un quart des Pièces adverses, arrondi au supérieur
   *[other] prendre une Pièce adverse sur { $amount }, arrondi au supérieur
}
does-coins-for-cubes = { $amount ->
    [one] prendre { $amount } Pièce par cube Influence que vous avez au Sénat
   *[other] prendre { $amount } Pièces par cube Influence que vous avez au Sénat
}
does-opponent-loses-for-cubes = { $amount ->
    [one] l’adversaire perd { $amount } Pièce par cube Influence qu’il a au Sénat
   *[other] l’adversaire perd { $amount } Pièces par cube Influence qu’il a au Sénat
}
does-discard-card-of-opponent = défausser une { counted } adverse
does-take-card-of-opponent = prendre une { counted } adverse
does-take-wonder = prendre une Merveille adverse non construite
does-build-from-discard = construire gratuitement une carte de la défausse
does-progress-from-box = { $amount ->
    [one] piocher { $amount } jeton Progrès dans la boîte et en garder { $keep }
   *[other] piocher { $amount } jetons Progrès dans la boîte et en garder { $keep }
}
does-place-influence = { $amount ->
    [one] placer { $amount } cube Influence
   *[other] placer { $amount } cubes Influence
}
does-remove-influence = { $amount ->
    [one] retirer { $amount } cube Influence adverse
   *[other] retirer { $amount } cubes Influence adverses
}
does-move-influence = { $amount ->
    [one] déplacer { $amount } cube Influence
   *[other] déplacer { $amount } cubes Influence
}
does-may-move-influence = { $amount ->
    [one] vous pouvez déplacer { $amount } cube Influence
   *[other] vous pouvez déplacer { $amount } cubes Influence
}
does-conspire = comploter
does-trigger-unprepared = vous pouvez déclencher un Complot non préparé
does-open-deck = révéler un paquet Mythologie et activer gratuitement une de ses Divinités
does-politician = { $what ->
    [left] actions au Sénat dans la Section gauche
    [centre] actions au Sénat dans la Section du centre
   *[right] actions au Sénat dans la Section droite
}
does-conspirator = vous pouvez placer un cube Influence ou comploter
does-enki = prendre un des jetons Progrès de cette carte
does-nisaba = placer le jeton Serpent sur une carte verte adverse et en copier le symbole
does-astarte = { $amount ->
    [one] poser { $amount } Pièce sur cette carte
   *[other] poser { $amount } Pièces sur cette carte
}
does-zeus = défausser une carte quelconque de la structure
does-anubis = détruire une Merveille construite de l’une des Cités
does-isis = construire gratuitement une de vos Merveilles avec une carte de la défausse
does-minerva = poser le pion Minerve sur la Piste Militaire, ailleurs que sur la case du pion Conflit
does-neptune = défausser un jeton Militaire sans effet, puis en appliquer un autre
does-gate = révéler la première Divinité de chaque paquet Mythologie et en activer une gratuitement
does-obscurantism = bloquer un jeton Progrès du plateau, de l’adversaire ou de la boîte
does-property-fraud = construire gratuitement un Bâtiment de la rangée 1 de la structure
does-treason = construire gratuitement une carte écartée à la mise en place
does-espionage = regarder les jetons Progrès de la boîte et en prendre un
does-turn-of-events = défausser une carte accessible de la structure, puis une autre si vous le voulez
does-coercion = échanger une carte bleue ou verte contre une carte adverse de la même couleur
does-insider-influence = déplacer un Décret sous le Décret d’une autre Chambre
does-sabotage = remettre dans la boîte une Merveille adverse construite

# -- what a Decree does for whoever controls its Chamber

decree-levy = { $what ->
    [blue] chaque fois qu’un des joueurs construit un Bâtiment bleu, le joueur qui contrôle la Chambre prend autant de Pièces que le numéro de l’Âge en cours
    [green] chaque fois qu’un des joueurs construit un Bâtiment vert, le joueur qui contrôle la Chambre prend autant de Pièces que le numéro de l’Âge en cours
    [yellow] chaque fois qu’un des joueurs construit un Bâtiment jaune, le joueur qui contrôle la Chambre prend autant de Pièces que le numéro de l’Âge en cours
    [red] chaque fois qu’un des joueurs construit un Bâtiment rouge, le joueur qui contrôle la Chambre prend autant de Pièces que le numéro de l’Âge en cours
   *[wonders] chaque fois qu’un des joueurs construit une Merveille, le joueur qui contrôle la Chambre prend autant de Pièces que le numéro de l’Âge en cours
}
decree-ignores = { $what ->
    [yellow] ignorer un symbole du coût (une ressource, ou les Pièces) en construisant un Bâtiment jaune
    [red] ignorer un symbole du coût (une ressource, ou les Pièces) en construisant un Bâtiment rouge
   *[green] ignorer un symbole du coût (une ressource, ou les Pièces) en construisant un Bâtiment vert
}
decree-wonder-discount = { $figure ->
    [one] payer une ressource de moins, à votre choix, en construisant une Merveille
   *[other] payer { $figure } ressources de moins, à votre choix, en construisant une Merveille
}
decree-shields = { $figure ->
    [one] prendre le contrôle fait avancer le pion Conflit de { $figure } case vers l’adversaire ; perdre le contrôle le fait reculer d’autant
   *[other] prendre le contrôle fait avancer le pion Conflit de { $figure } cases vers l’adversaire ; perdre le contrôle le fait reculer d’autant
}
decree-cheaper = { $what ->
    [brown] { $coins ->
        [one] chaque ressource marron achetée coûte { $coins } Pièce de moins, jamais moins de { $least }
       *[other] chaque ressource marron achetée coûte { $coins } Pièces de moins, jamais moins de { $least }
    }
   *[grey] { $coins ->
        [one] chaque ressource grise achetée coûte { $coins } Pièce de moins, jamais moins de { $least }
       *[other] chaque ressource grise achetée coûte { $coins } Pièces de moins, jamais moins de { $least }
    }
}
decree-blue-cards = { $figure ->
    [one] compter { $figure } carte bleue de plus pour le nombre d’actions au Sénat
   *[other] compter { $figure } cartes bleues de plus pour le nombre d’actions au Sénat
}
decree-discard-coins = { $figure ->
    [one] { $figure } Pièce de plus en défaussant une carte pour des Pièces
   *[other] { $figure } Pièces de plus en défaussant une carte pour des Pièces
}
decree-opponent-chains = les symboles de chaînage des cartes adverses comptent comme les vôtres en construisant un Bâtiment
decree-conspirator-plays-again = rejouer après avoir recruté un Comploteur

# -- backs of cards

back = { $deck ->
    [age-1] carte Âge I
    [age-2] carte Âge II
    [age-3] carte Âge III
    [guild] Guilde
    [grand-temple] Grand Temple
    [senator] Sénateur
   *[other] carte
}
backs = { $deck ->
    [age-1] { $count ->
        [one] { $count } carte Âge I
       *[other] { $count } cartes Âge I
    }
    [age-2] { $count ->
        [one] { $count } carte Âge II
       *[other] { $count } cartes Âge II
    }
    [age-3] { $count ->
        [one] { $count } carte Âge III
       *[other] { $count } cartes Âge III
    }
    [guild] { $count ->
        [one] { $count } Guilde
       *[other] { $count } Guildes
    }
    [grand-temple] { $count ->
        [one] { $count } Grand Temple
       *[other] { $count } Grands Temples
    }
   *[senator] { $count ->
        [one] { $count } Sénateur
       *[other] { $count } Sénateurs
    }
}
mythology-token-named = jeton Mythologie { $mythology }
offering-token-named = jeton Offrande de valeur { $value }

# -- what Military tokens do

military-token-coins = { $coins ->
    [one] { $pushed } perd { $coins } Pièce
   *[other] { $pushed } perd { $coins } Pièces
}
military-token-place = { $cubes ->
    [one] { $pushing } place { $cubes } cube Influence
   *[other] { $pushing } place { $cubes } cubes Influence
}
military-token-remove = { $cubes ->
    [one] { $pushing } retire { $cubes } cube Influence à { $pushed } et déplace un des siens
   *[other] { $pushing } retire { $cubes } cubes Influence à { $pushed } et déplace un des siens
}
