# What the board shows: its drawing, what screen readers say of it, its buttons, panels and forms.

# Several things in a row.
several = { $items }

# A part of a whole.
percent = { $number } %
# A chance that is not known more exactly.
percent-over = plus de { $number } %
percent-under = moins de { $number } %

# -- the line above the board: what the position is about, and a sentence below it
# age: 0 during the draft of Wonders

turn-of = { $age ->
    [0] Sélection des Merveilles : à { $who } de jouer
    [1] Âge I : à { $who } de jouer
    [2] Âge II : à { $who } de jouer
   *[3] Âge III : à { $who } de jouer
}
turn-chooses = { $age ->
    [0] Sélection des Merveilles : à { $who } de choisir
    [1] Âge I : à { $who } de choisir
    [2] Âge II : à { $who } de choisir
   *[3] Âge III : à { $who } de choisir
}
cards-left = { $count ->
    [one] { $count } carte dans la structure
   *[other] { $count } cartes dans la structure
}
cards-left-sentence = { CAPITAL(cards-left) }.
over-military = { $who } gagne par suprématie militaire
over-science = { $who } gagne par suprématie scientifique
over-political = { $who } gagne par suprématie politique
over-civilian = { $who } gagne aux points
over-blue = { $who } gagne aux points des cartes bleues
over-shared = La partie est terminée : victoire partagée
over-level = Égalité aux points et aux cartes bleues.
over = La partie est terminée.
headline-spoken = { $title }. { $sentence }
pass = Passer
pass-because = Passer : { $due }
structure-empty = La structure est vide.

# -- the military track

track-pawn = Piste Militaire : le pion Conflit est { $at }
military-token-at = Jeton Militaire { $at } : { $what }
minerva-at = Le pion Minerve est { $at }
track-space = Case de la Piste Militaire, { $at }

# -- Progress tokens, cards and trays. token, card, wonder: a name and what it does

progress-on-board = Jeton Progrès sur le plateau : { $token }
progress-on-card = Jeton Progrès sur { $card } : { $token }
progress-to-choose = Jeton Progrès au choix : { $token }
progress-of = Jeton Progrès chez { $who } : { $token }
progress-on-enki = Jeton Progrès sur Enki : { $token }

discard-spoken = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
discard-spoken-last = { $count ->
    [one] Défausse : { $count } carte, dernière : { $last }
   *[other] Défausse : { $count } cartes, dernière : { $last }
}
discard-count = Défausse : { $count }
discard-count-short = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card-of-discard = Défausse : { $card }
card-removed = Écartée à la mise en place : { $card }

back-face-down = { back }, face cachée
back-face-down-with = { back }, face cachée, avec le { $token } dessus
place-accessible = Rangée { $row }, colonne { $column }, accessible : { $what }
place-covered = Rangée { $row }, colonne { $column }, recouverte par { $cards } : { $what }
place-counted = rangée { $row }, carte { $card }

# -- a City

coins-and-points = { $coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie s’arrêtait maintenant
coins-and-points-over = { $coins }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coins-and-astarte = { count-coins } et { $astarte } sur Astarté
player-spoken = { $who } ({ $player }) : { $what }
# label: the whole label of a player who is to act. These words must stand before it or behind it.
label-to-act = { $label }, c’est son tour
role-to-act = son tour
role-first = premier joueur
role-winner = victoire
one-of = 1 { $resources }
symbol-times = { $symbol } ×{ $count }
symbols-of = { $count } sur { $needed }
wonder-to-come = Merveille à venir
wonder-not-built = non construite
wonder-built-with = { $deck ->
    [age-1] Âge I
    [age-2] Âge II
    [age-3] Âge III
    [guild] Guilde
    [senator] Sénateur
   *[other] construite
}
wonder-of-built = Merveille chez { $who }, construite : { $wonder }
wonder-of-not-built = Merveille chez { $who }, non construite : { $wonder }
no-buildings = pas encore de Bâtiments
building-of = Cité, chez { $who } : { $card }
buildings-of = Cité, chez { $who } : { $card } (en { $count } exemplaires)
snake-on-building = { $building } ; le jeton Serpent est dessus

# -- Wonders on offer

wonders-on-offer = Merveilles proposées
wonders-and-structure = Merveilles proposées, et la structure de l’Âge I
wonder-on-offer = Merveille proposée : { $wonder }
note-on-offer = proposée
note-drafted-conspire = sélection : comploter
note-drafted-place-influence = sélection : 1 cube

# -- the Pantheon

pantheon-space = Emplacement { $space } du Panthéon : { $what }
pantheon-space-costs = Emplacement { $space } du Panthéon : { $what } ; coûte { $a } à { $first }, { $b } à { $second }
pantheon-space-shows = Emplacement { $space } du Panthéon : { $what } ; indique { $a } pour { $first }, { $b } pour { $second }
pantheon-space-enki = { $line } ; dessus : { $tokens }
space-holds-nothing = vide
space-face-down = une Divinité { $mythology }, face cachée
space-face-down-known = face cachée, connue de vous : { $card }
deck-spoken = Paquet de la Mythologie { $mythology } : { $what }
deck-cards = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-aside = { $count }, de côté : { $cards }
deck-aside-short = { $count }, { $aside } de côté
deck-top = { $count }, dessus : { $card }
deck-top-short = { $count }, { $card }
tokens-of = Jetons chez { $who } : { $tokens }
tokens-of-none = Jetons chez { $who } : aucun
activated-by = Activée par { $who } : { $card }
activated-with-coins = { $coins ->
    [one] Activée par { $who } : { $card } ; { $coins } Pièce dessus
   *[other] Activée par { $who } : { $card } ; { $coins } Pièces dessus
}
divinity-to-choose = Divinité au choix : { $card }

# -- the Senate and the Conspiracies

metal-cubes = { $player ->
    [0] { $count ->
        [one] { $count } cube argent
       *[other] { $count } cubes argent
    }
   *[1] { $count ->
        [one] { $count } cube bronze
       *[other] { $count } cubes bronze
    }
}
cubes-of = { $count ->
    [one] { $who } { $count } cube
   *[other] { $who } { $count } cubes
}
no-cubes = aucun cube
controlled-by = contrôlée par { $who }
controlled-by-nobody = sans contrôle
decrees-of = { $count ->
    [0] Décret : aucun
    [1] Décret : { $decrees }
   *[other] Décrets : { $decrees }
}
chamber-spoken = { $section ->
    [left] Chambre { $number } du Sénat (Section gauche, { count-points }) : { $cubes }, { $control }. { $decrees }
    [centre] Chambre { $number } du Sénat (Section du centre, { count-points }) : { $cubes }, { $control }. { $decrees }
   *[right] Chambre { $number } du Sénat (Section droite, { count-points }) : { $cubes }, { $control }. { $decrees }
}
supply-spoken = { $who } a encore { metal-cubes } à placer, et { $placed } au Sénat
conspiracies-spoken = { $count ->
    [one] Paquet de Complots : { $count } carte
   *[other] Paquet de Complots : { $count } cartes
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
conspiracy = Complot
plot-not-prepared = non préparé
plot-prepared = préparé
plot-prepared-with = préparé avec { $card }
plot-prepared-short = préparé : { $card }
plot-triggered = déclenché
plot-triggered-with = déclenché avec { $card }
plot-of = Complot chez { $who }, { $stage } : { $plot }
plot-with-locked = { $plot } ; jeton bloqué dessus : { $token }
plot-with-hidden = { $plot } ; un jeton Progrès est bloqué dessus, face cachée
plot-to-keep = Complot au choix : { $plot }
lies-face-down = face cachée

# -- prices laid over the board

free-by-some-chain = gratuite par chaînage
price-of = coûte { $coins }
price-nothing = ne coûte rien
price-too-expensive = coûte { $coins }, trop cher

# -- the score sheet

sheet-heading = Carnet de score
sheet-spoken = Carnet de score : { $players }
sheet-of = { $who } { $total } ({ $categories })
sheet-item = { $category } { $points }
sheet-total = Total
sheet-total-supremacy = Total (la suprématie décide)
sheet-blue = Bâtiments civils
sheet-green = Bâtiments scientifiques
sheet-yellow = Bâtiments commerciaux
sheet-purple = Guildes
sheet-grand-temples = Grands Temples
sheet-wonders = Merveilles
sheet-progress = Jetons Progrès
sheet-divinities = Divinités
sheet-senate = Sénat
sheet-military = Piste Militaire
sheet-treasury = { $coins ->
    [one] Trésor : 1 par Pièce
   *[other] Trésor : 1 pour { $coins } Pièces
}

# -- two letters beside a colour, for whoever does not see it: all different

colour-letters = { $colour ->
    [brown] Ma
    [grey] Gr
    [blue] Bl
    [green] Ve
    [yellow] Ja
    [red] Ro
    [purple] Vi
   *[senator] Sé
}

# -- the position as plain text. Lines of lists are moved to the right.

text-wonders-on-offer = Merveilles proposées :
text-to-choose = Au choix :
text-structure = { $age ->
    [1] Structure de l’Âge I, rangée la plus éloignée d’abord :
    [2] Structure de l’Âge II, rangée la plus éloignée d’abord :
   *[3] Structure de l’Âge III, rangée la plus éloignée d’abord :
}
text-offering = Offrande { $value }
text-accessible = Accessibles :
text-pantheon = Le Panthéon :
text-decks = Paquets Mythologie : { $decks }
text-deck = { $mythology } ({ $what })
text-token-at = { $token } en { $place }
text-tokens-laid = Jetons sur des cartes face cachée : { $tokens }
text-senate = Le Sénat :
text-conspiracies-left = Complots dans le paquet : { $count }
text-track = Piste Militaire : { $track }
text-pawn = Pion Conflit { $at }
text-military-tokens = Jetons Militaires :
text-military-tokens-none = Jetons Militaires : aucun
text-none = aucun
text-military-token = { $at } : { $what }
text-progress = Jetons Progrès sur le plateau :
text-progress-none = Jetons Progrès sur le plateau : aucun
text-discard = Défausse ({ $count }) : { $cards }
text-discard-empty = Défausse (0) : vide
text-city = Cité, { $who } ({ $player }) : { $what }
text-city-to-act = Cité, { $who } ({ $player }), c’est son tour : { $what }
text-city-unnamed = Cité, { $player } : { $what }
text-city-unnamed-to-act = Cité, { $player }, c’est son tour : { $what }
text-production = Production : { $what }
text-production-none = Production : aucune
text-buys-at = Prix d’achat : { $prices }
text-price = { $resource } { $price }
text-symbols = Symboles scientifiques : { $symbols } ({ $count } sur { $needed })
text-progress-of = Jetons Progrès : { $tokens }
text-activated = Activées :
text-activated-none = Activées : aucune
text-coins-on-it = { $coins ->
    [one] { $card } [{ $coins } Pièce dessus]
   *[other] { $card } [{ $coins } Pièces dessus]
}
text-snake = Le jeton Serpent est sur { $card }
text-conspiracies = Complots :
text-conspiracies-none = Complots : aucun
text-decrees = Décrets en vigueur : { $decrees }
text-wonders = Merveilles :
text-wonders-none = Merveilles : aucune
text-buildings = Bâtiments :
text-buildings-none = Bâtiments : aucun
text-buildings-of = { $colour ->
    [brown] marron ({ $count }) : { $cards }
    [grey] gris ({ $count }) : { $cards }
    [blue] bleus ({ $count }) : { $cards }
    [green] verts ({ $count }) : { $cards }
    [yellow] jaunes ({ $count }) : { $cards }
    [red] rouges ({ $count }) : { $cards }
    [purple] violets ({ $count }) : { $cards }
   *[senator] Sénateurs ({ $count }) : { $cards }
}
text-wonder-built = { $wonder } [construite]
text-wonder-not-built = { $wonder } [non construite]
text-has-coins = { $who } a { count-coins }
summary = { $title }. { $sentence } { $coins } ; le pion Conflit est { $at }.

# -- the panels beside the board

panel-log = Journal
panel-points = Points
panel-cities = Cités
panel-cards = Cartes
panel-powers = Pouvoirs
panel-explain = Expliquer
panel-rule = Règle
panel-words = En mots
panel-review = Analyse
rule-search = l’identifiant d’une règle, ou des mots comme : tour supplémentaire
no-rule-open = Aucune règle n’est ouverte : jouez, ou tapez l’identifiant d’une règle.

points-final = Les points
points-so-far = Si la partie s’arrêtait maintenant
coins-heading = Pièces
produced-heading = Produit · prix d’une unité de plus
makes-one-of = { $who } produit aussi 1 { $resources }.
symbols-different = Différents, sur { $needed }
symbols-heading = Symboles scientifiques
symbol-owned = { $count ->
    [0] –
    [1] oui
    [2] paire
   *[other] { $count }
}
coming-heading = Peut encore venir dans cet Âge
box-heading = Dans la boîte
colour-of-cards = { $colour ->
    [brown] marron
    [grey] gris
    [blue] bleu
    [green] vert
    [yellow] jaune
    [red] rouge
    [purple] violet
   *[senator] Sénateurs
}
colour-and-cards = <b>{ colour-of-cards }</b> : { $cards }
backs-face-down = { backs }, face cachée
backs-among = { backs } parmi ces { $left } : { $cards }
box-age-cards = { $age ->
    [1] Âge I : { count-cards }, face cachée
    [2] Âge II : { count-cards }, face cachée
   *[3] Âge III : { count-cards }, face cachée
}
box-progress = Jetons Progrès : { $tokens }
box-progress-locked = Jetons Progrès : { $tokens }, mais l’un d’eux est bloqué face cachée
box-wonders = Merveilles : { $wonders }
matters-heading = Ce qui compte ici

# -- buttons over the board, and notes on the selected thing

card-at-place = { $card }, { $place }
first-due = D’abord : { $due }
sentence = { $text }.
nothing-there = Il n’y a plus de carte à cet endroit
about-discard = { $count ->
    [one] La défausse : { $count } carte
   *[other] La défausse : { $count } cartes
}
about-military-token = Un jeton Militaire { $at }
about-military-token-does = Quand le pion Conflit arrive ici pour la première fois, { $what } ({ $rule }).
about-points = Points jusqu’ici
about-points-final = Points finaux
about-pawn = Le pion Conflit est { $at }
about-pawn-wins = Il fait gagner la partie dans une capitale, à { $spaces } cases du centre.
begins-age = { $age ->
    [1] { $who } commence l’Âge I
    [2] { $who } commence l’Âge II
   *[3] { $who } commence l’Âge III
}
stands-in-city = Dans la Cité, chez { $who }.
lies-in-discard = Dans la défausse.
wonder-standing = Merveille chez { $who }, construite.
wonder-not-yet-built = Merveille chez { $who }, pas encore construite.
token-on-board = Sur le plateau : c’est ce que donne une paire de symboles scientifiques.
token-lies-on-enki = Sur Enki : qui l’active en prend un (PAN-ENKI-02).
city-produces = Produit { $what }.
city-produces-nothing = Ne produit rien.
city-buys = Prix d’achat en Pièces, l’unité : { $prices }.
city-symbols = Symboles scientifiques : { $symbols }.
symbol-many = { $symbol } ×{ $count }

## What can be done: the labels of buttons. A price follows after a colon.

offer-priced = { $action } : { $price }
offer-free = gratuit
offer-build = Construire
offer-discard = Défausser
offer-recruit = Recruter
offer-wonder = { $wonder }
offer-with = avec { $card }
offer-prepare = Préparer { $plot }
offer-prepare-with = Préparer avec { $card }
offer-trigger = Déclencher { $plot }
gist-coins = { $coins ->
    [one] +{ $coins } Pièce
   *[other] +{ $coins } Pièces
}
refused-with-bill = { $reason } { $bill }.
refused-with-rule = { $reason } ({ $rule })

stop-senate-actions = Arrêter ici
stop-conspirator = Ni l’un ni l’autre
stop-move-cube = Ne déplacer aucun cube
stop-turn-of-events-again = Ne pas défausser de deuxième carte
stop-curia-julia = N’en déclencher aucun
subject-chamber = Chambre { $number }
subject-conspiracies = Les Complots
offer-place-cube = Placer un cube dans la Chambre { $chamber }
offer-move-cube = Déplacer un cube de la Chambre { $chamber } vers { $to }
offer-remove-cube = Retirer à { $whom } un cube de la Chambre { $chamber }
offer-conspire = { $count ->
    [2] Comploter : regarder deux Complots
   *[other] Comploter : regarder { $count } Complots
}
offer-on-top = Le remettre sur le paquet
offer-under = Le remettre sous le paquet
offer-swap = Donner { $own } contre { $other }
offer-shift = { $decree } vers la Chambre { $chamber }
offer-shift-face-down = Le Décret face cachée vers la Chambre { $chamber }

changes-control = { $who } contrôle la Chambre { $chamber }
changes-control-nobody = personne ne contrôle la Chambre { $chamber }
goes-under-plot = { $card } va sous { $plot }, à déclencher au début d’un tour suivant
nothing-to-pass = Il n’y a rien à passer
cubes-come-back = Un cube retiré du Sénat revient ici (AGO-SENATE-02).
plot-is-secret = Seul son propriétaire le connaît jusqu’à ce qu’il soit déclenché (AGO-CONSPIRATOR-02).
chamber-title = { $section ->
    [left] Chambre { $number }, dans la Section gauche du Sénat
    [centre] Chambre { $number }, dans la Section du centre du Sénat
   *[right] Chambre { $number }, dans la Section droite du Sénat
}
chamber-cubes = { $a ->
    [one] { $first } y a { $a } cube et { $second } { $b } ; elle est { $control } (AGO-CTRL-01).
   *[other] { $first } y a { $a } cubes et { $second } { $b } ; elle est { $control } (AGO-CTRL-01).
}
chamber-gives = À la fin, elle donne { count-points } à qui la contrôle (AGO-CTRL-07).
chamber-decree = { $decree } ({ $rule }).
chamber-decree-hidden = Son Décret est face cachée jusqu’à l’arrivée du premier cube (AGO-CTRL-06).
chamber-no-decree = Il n’y a pas de Décret ici.
plots-title = { $count ->
    [one] Le paquet de Complots : { $count } carte
   *[other] Le paquet de Complots : { $count } cartes
}
plots-drawn = { $count ->
    [2] Qui complote en pioche deux, en garde un et remet l’autre (AGO-CONSPIRATOR-02).
   *[other] Qui complote en pioche { $count }, en garde un et remet les autres (AGO-CONSPIRATOR-02).
}
plot-on-top-known = Vous connaissez la carte du dessus : { $plot }.
plot-at-bottom-known = Vous connaissez la carte du dessous : { $plot }.
plot-step-by-step = Ce qu’il fait, pas à pas : { $rule }.

subject-space = Emplacement { $space }
subject-deck = Paquet Mythologie { $mythology }
subject-face-down = { CAPITAL($place) } : face cachée
subject-token = { CAPITAL($place) } : { $token }
offer-in-space = { $card } sur l’emplacement { $space }
offer-open-deck = Révéler le paquet Mythologie { $mythology }
offer-card-on-top = { $card } dessus
offer-minerva-at = Minerve { $at }
offer-remove-token = Défausser sans effet
offer-resolve-token = L’appliquer
offer-take-down = Détruire { $wonder }
offer-snake-on = Serpent sur { $card }
offer-token-first = Prendre d’abord ce jeton
offer-unseen = La défausser sans la voir
offer-wonder-with = { $wonder } avec { $card }
will-cost = { $b ->
    [one] L’activer coûtera { $a } à { $first } et { $b } Pièce à { $second }.
   *[other] L’activer coûtera { $a } à { $first } et { $b } Pièces à { $second }.
}
offer-activate = Activer : { $price }
offer-using = Avec l’Offrande { $offerings } : { $price }
about-deck = Le paquet de la Mythologie { $mythology } : { $what }
deck-looked-at = { $count ->
    [2] Le joueur qui prend le jeton Mythologie { $mythology } en regarde les deux premières cartes et en place une au Panthéon (PAN-MYTH-01).
   *[other] Le joueur qui prend le jeton Mythologie { $mythology } en regarde les { $count } premières cartes et en place une au Panthéon (PAN-MYTH-01).
}
deck-divinities = Les Divinités de la Mythologie { $mythology } (PAN-COMP-02) :
divinity-line = { $card } : { $what }.
token-good-for = Un jeton Mythologie rend gratuit le Grand Temple à son symbole (PAN-TEMPLE-02).
offering-good-for = Un jeton Offrande réduit le prix d’une activation, une fois (PAN-OFF-01).
minerva-stops = Quand le pion Conflit devrait entrer sur sa case, il reste où il est, et Minerve quitte la partie (PAN-MINERVA-02).
about-space-empty = L’emplacement { $space } du Panthéon est vide
about-space-face-down = Une Divinité { $mythology }, face cachée sur l’emplacement { $space } du Panthéon
about-space-seen = { $card } (face cachée sur l’emplacement { $space } du Panthéon ; vous l’avez vue)
space-shows = L’emplacement indique { $a } pour { $first } et { $b } pour { $second }.
space-stays-empty = Il reste vide jusqu’à la fin de la partie (PAN-ACT-05).
space-in-fact = En réalité, { $first } paie { $a } et { $second } { $b } : { $reasons }.
space-reason = { $reason } pour { $who } ({ $rule })
enki-holds = Dessus : { $tokens }.
pantheon-from-age-two = Les cartes du Panthéon s’activent à partir de l’Âge II (PAN-ACT-01).
has-activated = Activée par { $who }.
astarte-coins = { $coins ->
    [one] Il y a { $coins } Pièce dessus (PAN-ASTARTE-01).
   *[other] Il y a { $coins } Pièces dessus (PAN-ASTARTE-01).
}
snake-lies-on = Le jeton Serpent est sur { $card }.

## What an action would do

unknown-revealed = Des cartes face cachée sont révélées : lesquelles, on ne le sait pas d’avance.
unknown-decree = Un Décret face cachée est révélé : ce qu’il fait, on ne le sait pas d’avance.
unknown-discarded = Une carte face cachée va à la défausse : laquelle, on ne le sait pas d’avance.
unknown-pantheon = Le Panthéon est révélé : quelles Divinités s’y trouvent, on ne le sait pas d’avance.
unknown-laid = Des jetons sont posés sur la structure : lesquels, on ne le sait pas d’avance.
would-coins = Pièces ({ $who }) { $old } → { $new }
would-points = points { $more }
would-points-of = points ({ $who }) { $more }
would-pawn = le pion est alors { $at }
would-uncover = libère { $cards }
would-uncover-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
would-then = puis : { CLAUSE($due) }
would-lose-whatever = Quoi que choisisse ensuite { $who }, { $outcome }
would-end-age = { $age ->
    [1] termine l’Âge I
    [2] termine l’Âge II
   *[3] termine l’Âge III
}
would-play-again = rejouer
would-take-token = { $who } prend le { $token }
would-return-wonder = { $wonder } retourne dans la boîte
would-pair = une paire : { $symbol }
would-symbol = le symbole { $symbol }, { $count } sur { $needed }

# -- the line above the board, the log and what is selected. <b> marks what is said first.

board-lost = <b>Ce plateau a perdu son noyau</b>, qui a été redémarré ou arrêté : ce qui est affiché peut être lu, mais plus rien n’y fonctionne. Exécutez à nouveau la cellule pour continuer à jouer.
rule-named = Règle { $rule }
prompt-over = <b>{ $outcome }.</b> Points : { $points }
prompt-select = { $age ->
    [1] <b>À { $who } de jouer, Âge I.</b> Choisissez une carte accessible.
    [2] <b>À { $who } de jouer, Âge II.</b> Choisissez une carte accessible.
   *[3] <b>À { $who } de jouer, Âge III.</b> Choisissez une carte accessible.
}
prompt-select-or-space = { $age ->
    [1] <b>À { $who } de jouer, Âge I.</b> Choisissez une carte accessible ou une carte du Panthéon.
    [2] <b>À { $who } de jouer, Âge II.</b> Choisissez une carte accessible ou une carte du Panthéon.
   *[3] <b>À { $who } de jouer, Âge III.</b> Choisissez une carte accessible ou une carte du Panthéon.
}
prompt-select-or-trigger = { $age ->
    [1] <b>À { $who } de jouer, Âge I.</b> Choisissez une carte accessible, ou d’abord un Complot préparé.
    [2] <b>À { $who } de jouer, Âge II.</b> Choisissez une carte accessible, ou d’abord un Complot préparé.
   *[3] <b>À { $who } de jouer, Âge III.</b> Choisissez une carte accessible, ou d’abord un Complot préparé.
}
prompt-select-or-space-or-trigger = { $age ->
    [1] <b>À { $who } de jouer, Âge I.</b> Choisissez une carte accessible ou une carte du Panthéon, ou d’abord un Complot préparé.
    [2] <b>À { $who } de jouer, Âge II.</b> Choisissez une carte accessible ou une carte du Panthéon, ou d’abord un Complot préparé.
   *[3] <b>À { $who } de jouer, Âge III.</b> Choisissez une carte accessible ou une carte du Panthéon, ou d’abord un Complot préparé.
}
prompt-thinks = <b>{ $who } réfléchit…</b>
prompt-veiled = <b>Passez le plateau à { $who }.</b> Ce qui est secret est couvert.
unveil = C’est moi ({ $who }) : montrer ce qui est secret
player-total = { $who } { $points }
bill = le détail
in-figures = en chiffres
refused-wonders = { $count ->
    [one] { $count } Merveille trop chère
   *[other] { $count } Merveilles trop chères
}
refused-build = trop cher à construire
refused-recruit = trop cher à recruter
refused-activate = trop cher à activer
refused-other = { $count ->
    [one] { $count } impossible
   *[other] { $count } impossibles
}
secret-choice = un choix secret
move-in-log = { $number }. { $who } : { $what }
move-done = { $who } : { $what }.
move-disclosed = { $number }. { $who } : { $what }. { $events }
log-nothing = Rien ne se passe.
log-beginning = Début
log-nothing-yet = Rien ne s’est encore passé.
log-secrets = Ce qui était secret

# -- the tools below the board

undo = Annuler
redo = Rétablir
next = Suivant
step-through = Parcourir la partie
position-of = { $at } sur { $last }
hint = Indice
hint-tip = Ce que ferait l’entraîneur ici
hint-thinks = <b>L’entraîneur réfléchit…</b>
hint-would = <b>L’entraîneur propose :</b>
hint-chance = { $reason } Chances de gagner : { $percent }.
hint-close = Fermer l’indice
move-now = Jouer maintenant
move-now-tip = L’ordinateur joue la meilleure action qu’il connaît jusqu’ici
watch-tip = Regarder la suite de la partie
contrast = Fort contraste
contrast-tip = Contraste élevé, et couleurs que les daltoniens distinguent
game-menu = Partie
game-menu-tip = Nouvelle partie, joueurs, enregistrer, charger et plus
type-here = ou : construire Autel
type-label = Taper une action
search-label = Chercher une règle
panels-label = À lire à côté du plateau
meant = Je veux dire : { $action }
rematch = Revanche
review = Analyse
review-tip = L’entraîneur examine chaque action de cette partie
games = Parties
games-tip = Commencer une autre partie, ou en reprendre une ancienne
present = Présenter
present-tip = Présenter le plateau en grand, une étape à la fois (touche p ; Espace pour avancer, Échap pour terminer)
close = Fermer
copy = Copier
board-label = Le plateau. Tout ce qui s’y fait peut se faire avec les boutons en dessous, et le panneau En mots dit ce qui se trouve où.
age-named = { $age ->
    [1] Âge I
    [2] Âge II
   *[3] Âge III
}
not-your-turn = C’est à { $who } de jouer : un instant, s’il vous plaît.
board-saved = Affiché tel qu’il a été enregistré. Exécutez le notebook pour le rendre interactif : choisissez <i>Run ▸ Run All Cells</i>.
picture-needs-name = Une image a besoin d’un nom de fichier, comme 'board.png', pas { $given }.
picture-no-folder = Il n’y a pas de dossier { $folder } pour { $file }.
picture-formats = Une image s’écrit en { $formats } ; { $file } se termine autrement.
position-before-choice = C’est la position avant le choix à faire, ou avant la fin.
board-language = Langue

# -- the form under "Game"

menu-curtain = Rideau : couvrir les choix secrets entre deux personnes
menu-chances = Afficher les chances de gagner
menu-line = Variante
menu-line-first = { $actions ->
    [one] { $number } : { $actions } action
   *[other] { $number } : { $actions } actions
}
menu-line-parted = { $actions ->
    [one] { $number } : { $actions } action, séparée après { $parted }
   *[other] { $number } : { $actions } actions, séparée après { $parted }
}
menu-load = Charger une partie
menu-save = Enregistrer la partie
menu-picture = Image
menu-film = Film
menu-slides = Diapositives
menu-change = Modifier cette position
back-to-game = Retour à la partie
saved-note = { $actions ->
    [one] { $actions } action ; à rouvrir avec « Charger une partie »
   *[other] { $actions } actions ; à rouvrir avec « Charger une partie »
}
picture-note = le plateau tel qu’il est
making-film = { $pictures ->
    [one] Film de { $pictures } image en cours…
   *[other] Film de { $pictures } images en cours…
}
making-slides = { $pictures ->
    [one] Diapositives avec { $pictures } image en cours…
   *[other] Diapositives avec { $pictures } images en cours…
}
film-note = { $pictures ->
    [one] { $pictures } image
   *[other] { $pictures } images
}
slides-note = { film-note }, sans Python
not-written-film = Le film ne peut pas être écrit dans { $path } : { $why }.
not-written-slides = La page ne peut pas être écrite dans { $path } : { $why }.
lies-beside = { $file } ({ $about }, { $size } Mo) se trouve maintenant à côté du notebook.
download = Télécharger { $file }

form-player = Joueur { $player }
form-who-plays = Qui joue { $player }
form-edition = Édition
form-seed = Graine
form-seed-any = au hasard
form-first-game = Merveilles de la première partie, sans sélection
form-new-game = Nouvelle partie
form-bad-seed = La graine est un nombre entier, pas { $given }.
level-person = humain
level-beginner = débutant
level-casual = occasionnel
level-skilled = confirmé
level-expert = expert
level-best = maximal

# -- the play room

room-new-game = Une nouvelle partie
room-last-games = Les dernières parties
room-look = La regarder
room-go-on = La reprendre
room-damaged = { $when }. { $file } ne contient pas de partie lisible.
room-player = { $who } ({ $kind })
room-with = { $players }, avec { $sets }
room-not-over = { $actions ->
    [one] { $when }. { $game } : pas terminée, après { $actions } action
   *[other] { $when }. { $game } : pas terminée, après { $actions } actions
}
room-over = { $when }. { $game } : { $outcome }, { $points }
room-not-kept = Cette partie ne peut pas être gardée dans { $file } : { $why }. On peut continuer à la jouer.
room-not-read = { $file } ne peut pas être lu : { $why }.
room-bad-file = Fichier { $file }. { $why }

# -- the review of a finished game

review-stop = Arrêter
review-go-on = Continuer
review-find = Trouver soi-même
review-show-then = Montrer la suite
review-show-instead = Montrer la suite de la meilleure action
review-back = Retour à la partie analysée
turning-points = Tournants
first-impressions = Première impression
review-none = Il n’y a pas d’analyse de cette partie.
review-elsewhere = Vous continuez à partir de la partie analysée.
review-play-on = Continuer : { $action } ({ $percent })
review-chance = Chances de gagner ensuite ({ $who }) : { $percent }.
plot-label = Chances de gagner au fil de la partie ({ $who })
plot-wins = { $who } gagne
no-marks = Aucune action n’est marquée.
mark-blunder = gaffe
mark-mistake = erreur
mark-inaccuracy = imprécision
mark-only-move = seul bon coup

# -- computer players, and files that cannot be used

two-players = Un plateau a deux joueurs, pas { $count }.
computer-failed = L’ordinateur qui joue pour { $who } a échoué ({ $what }).
computer-illegal = L’ordinateur qui joue pour { $who } a choisi { $action }, ce qui n’est pas permis ici.
file-damaged = Ce fichier n’est pas une partie enregistrée, ou il est endommagé. { $why }
file-no-table = Ce fichier n’est pas une partie enregistrée : il ne contient pas de table de noms et de valeurs.
file-version = Cette partie a été enregistrée dans la version { $version } du format ; ce programme lit la version { $known }.
file-no-actions = Cette partie n’a pas de liste d’actions.
file-action = L’action { $number }, { $action }, ne peut pas être jouée. { $why }
file-no-setup = Cette partie n’a pas de mise en place avec une position ou une graine.
file-bad-setup = Cette mise en place ne permet pas de commencer une partie. { $why }

# -- what matters in a position

matters-outcome = { $outcome }.
matters-turn = { $age ->
    [1] C’est à { $who } de jouer, Âge I ; il reste { count-cards } : prendre une carte accessible pour la construire, la défausser pour des Pièces, ou construire une Merveille avec elle.
    [2] C’est à { $who } de jouer, Âge II ; il reste { count-cards } : prendre une carte accessible pour la construire, la défausser pour des Pièces, ou construire une Merveille avec elle.
   *[3] C’est à { $who } de jouer, Âge III ; il reste { count-cards } : prendre une carte accessible pour la construire, la défausser pour des Pièces, ou construire une Merveille avec elle.
}
matters-age-ends-threatened = { $age ->
    [1] L’Âge I touche à sa fin ; le joueur que le pion menace choisira qui commence le suivant.
   *[2] L’Âge II touche à sa fin ; le joueur que le pion menace choisira qui commence le suivant.
}
matters-age-ends = { $age ->
    [1] L’Âge I touche à sa fin ; le joueur du dernier tour choisira qui commence le suivant.
   *[2] L’Âge II touche à sa fin ; le joueur du dernier tour choisira qui commence le suivant.
}
matters-priced = { $thing } ({ $price })
matters-free-by-token = Gratuit pour { $who } par un jeton Mythologie : { $things }.
matters-free-by-chain = Gratuit pour { $who } par chaînage : { $things }.
matters-can-pay = { $who } peut payer : { $things }.
matters-too-expensive = Trop cher pour { $who } maintenant : { $things }.
matters-recruit = { $who } peut recruter : { $things }.
matters-activate = { $who } peut activer : { $things }.
matters-activate-offerings = { $who } peut activer, jetons Offrande compris : { $things }.
matters-pawn = { $spaces ->
    [one] Le pion est { $at } : il manque { $spaces } case à { $who } pour la suprématie militaire, et il rapporterait maintenant { count-points }.
   *[other] Le pion est { $at } : il manque { $spaces } cases à { $who } pour la suprématie militaire, et il rapporterait maintenant { count-points }.
}
matters-wins = { $how ->
    [military] { $who } gagnerait aussitôt par suprématie militaire avec : { $things }.
    [science] { $who } gagnerait aussitôt par suprématie scientifique avec : { $things }.
   *[political] { $who } gagnerait aussitôt par suprématie politique avec : { $things }.
}
matters-threatens = { $how ->
    [military] { $who } menace de gagner aussitôt par suprématie militaire avec : { $things }.
    [science] { $who } menace de gagner aussitôt par suprématie scientifique avec : { $things }.
   *[political] { $who } menace de gagner aussitôt par suprématie politique avec : { $things }.
}
matters-symbols = { $who } a { $count } des { $needed } symboles d’une suprématie
matters-symbols-new = { $line } ; un nouveau avec : { $things }
matters-symbols-pair = { $line } ; une paire, et donc un jeton Progrès, avec : { $things }
matters-lays-open = { $taken } libère { $card }
matters-turns-up = { $taken } fait révéler une carte
matters-next = Ce qui peut s’offrir à { $who } : prendre { $things }.
matters-points = Points si la partie s’arrêtait maintenant : { $points }.
matters-points-final = Points : { $points }.

# The chances to win beside the board: heads of columns

chances-win = Chances de gagner
chances-civilian = aux points
chances-military = militaire
chances-science = scientifique
chances-political = Sénat
