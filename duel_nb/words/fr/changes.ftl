# What changed in a position.

# -- coins: $coins, and $thing that they are for

coins-for = { $who } prend { count-coins } pour { thing-inside }.
coins-by = { $who } prend { count-coins } avec { thing-inside }.
coins-for-chain = { $who } prend { count-coins } pour le chaînage (Urbanisme).
coins-for-cubes = { $who } prend { count-coins } pour ses cubes au Sénat (Détournement de fonds).
# $always: for every card; $each: for each yellow card
coins-for-discarding =
    { $who } défausse la carte { $thing } et prend { count-coins } ({ $always }, plus { $each } par carte jaune).
coins-of-trade = { $who } prend { count-coins }, que paie { $whom } pour des ressources.

coins-paid-for = { $who } paie { count-coins } pour { thing-inside }.
coins-paid-by-engineering = { $who } paie { count-coins } pour { thing-inside } (Ingénierie).
coins-from-astarte =
    { $coins ->
        [one] Dont { $coins } Pièce prise sur Astarté.
       *[other] Dont { $coins } Pièces prises sur Astarté.
    }

# $had: how much of it was there, "all", "some" ($lost) or "none"
coins-lost-to =
    { $had ->
        [all] { $who } perd { count-coins } ({ thing-inside }).
        [none] { $who } devrait perdre { count-coins } ({ thing-inside }), mais n’en a aucune.
       *[some] { $who } devrait perdre { count-coins } ({ thing-inside }), mais n’en a que { $lost }.
    }
coins-lost-to-military-token =
    { $had ->
        [all] { $who } perd { count-coins } (jeton Militaire { $position }).
        [none] { $who } devrait perdre { count-coins } (jeton Militaire { $position }), mais n’en a aucune.
       *[some] { $who } devrait perdre { count-coins } (jeton Militaire { $position }), mais n’en a que { $lost }.
    }
coins-lost-for-cubes =
    { $had ->
        [all] { $who } perd { count-coins } pour ses cubes au Sénat (Détournement de fonds).
        [none] { $who } devrait perdre { count-coins } pour ses cubes au Sénat (Détournement de fonds), mais n’en a aucune.
       *[some] { $who } devrait perdre { count-coins } pour ses cubes au Sénat (Détournement de fonds), mais n’en a que { $lost }.
    }
coins-on-astarte-safe = Les Pièces posées sur Astarté sont à l’abri ({ $who }).

# -- the course of play

extra-turn = { $who } rejoue ({ thing-inside }).
one-extra-turn = { $who } ne rejoue qu’une fois : { thing-inside } n’ajoute rien.
game-over = { CAPITAL($outcome) }.

# -- cards

card-turned-up = La carte { $card } est révélée.
senator-joins = { $who } recrute : { $card }.
building-stands = { $who } place la carte { $card } dans sa Cité.
building-lost = { $who } perd la carte { $card }, qui va à la défausse.
building-moves = { $who } prend la carte { $card } dans sa Cité.
card-discarded = La carte { $card } va à la défausse.

# -- Wonders: $card is the Age card under it

wonder-received = { $who } reçoit la Merveille { BARE($wonder) }.
wonder-stands = La Merveille { BARE($wonder) } est construite chez { $who }, la carte { $card } glissée dessous.
wonder-boxed =
    { $count ->
        [7] Sept Merveilles sont construites : la Merveille { BARE($wonder) } ({ $who }) retourne dans la boîte.
       *[other] { $count } Merveilles sont construites : la Merveille { BARE($wonder) } ({ $who }) retourne dans la boîte.
    }
wonder-toppled = La Merveille { BARE($wonder) } n’est plus construite chez { $who } ; la carte { $card } va à la défausse.
wonder-destroyed = { $who } perd la Merveille { BARE($wonder) }, remise dans la boîte ; la carte { $card } va à la défausse.

# -- the military track

pawn-moves = Le pion Conflit est maintenant { $position }.
pawn-moves-to-centre = Le pion Conflit passe au centre.
minerva-placed = { $who } place le pion Minerve { $position }.
minerva-leaves = Le pion Minerve, { $position }, arrête le pion Conflit et quitte la partie.

# -- Progress tokens

token-gained = { $who } gagne le jeton Progrès { $token }.

# -- the Pantheon

on-enki =
    { $count ->
        [0] Aucun jeton sur Enki : il n’en reste pas.
       *[other] Sur Enki : { $tokens }.
    }
enki-cleared = Remis dans la boîte : { $tokens }.
mythology-token = { $who } prend le jeton Mythologie { $mythology }.
offering-token = { $who } prend le jeton Offrande de valeur { $worth }.
offering-spent = { $who } dépense le jeton Offrande de valeur { $worth }.
gate-placed = La Porte est placée sur l’emplacement { $space } du Panthéon.
divinity-placed = { $who } place { $divinity } face cachée sur l’emplacement { $space } du Panthéon.
divinity-placed-overheard = { $who } place une Divinité face cachée sur l’emplacement { $space } du Panthéon.
pantheon-turned-up = Les cartes du Panthéon sont révélées : { $cards }.
activated =
    { $thing-kind ->
        [divinity] { $who } active { $thing }.
       *[other] { $who } active { thing-inside }.
    }
on-astarte = Sur Astarté : { count-coins }.
snake-placed = { $who } place le jeton Serpent sur la carte { $card } et en copie le symbole.
snake-leaves = Le jeton Serpent quitte la partie ({ $who }) : la carte qu’il marquait change de Cité.

# -- the Senate

cube-placed = { $who } place un cube dans la Chambre { $chamber }.
cube-returned = { $who } perd un cube dans la Chambre { $chamber } : il revient dans sa réserve.
cube-moved = { $who } déplace un cube de la Chambre { $here } vers la Chambre { $there }.
control-gained = { $who } prend le contrôle de la Chambre { $chamber }.
control-lost = { $who } ne contrôle plus la Chambre { $chamber }.
decree-turned-up = Le Décret est révélé : « { $decree } ».
decree-moved = { $who } déplace le Décret « { $decree } » de la Chambre { $here } vers la Chambre { $there }.
hidden-decree-moved =
    { $who } déplace un Décret face cachée de la Chambre { $here } vers la Chambre { $there }.

# -- Conspiracies, and what they change

conspiracies-drawn =
    { $count ->
        [0] { $who } ne pioche aucun Complot.
       *[other] { $who } pioche : { $conspiracies }.
    }
conspiracies-drawn-overheard =
    { $count ->
        [0] { $who } ne pioche aucun Complot.
        [one] { $who } pioche { $count } Complot.
       *[other] { $who } pioche { $count } Complots.
    }
conspiracy-kept = { $who } garde le Complot { $conspiracy }, face cachée.
conspiracy-kept-overheard = { $who } garde un Complot.
conspiracy-on-top = { $who } remet le Complot { $conspiracy } sur le dessus du paquet.
conspiracy-on-top-overheard = { $who } remet un Complot sur le dessus du paquet.
conspiracy-under-deck = { $who } remet le Complot { $conspiracy } sous le paquet.
conspiracy-under-deck-overheard = { $who } remet un Complot sous le paquet.
conspiracy-prepared = { $who } prépare le Complot { $conspiracy } avec la carte { $card }.
conspiracy-prepared-overheard = { $who } prépare un Complot avec la carte { $card }.
conspiracy-triggered = { $who } déclenche le Complot { $conspiracy }.
token-locked-from-opponent = { $who } prend à { $whom } le jeton { $token } et le bloque sous Obscurantisme.
token-locked-from-board = { $who } prend sur le plateau le jeton { $token } et le bloque sous Obscurantisme.
token-locked-from-box = { $who } prend dans la boîte le jeton { $token } et le bloque sous Obscurantisme.
token-locked-from-box-overheard =
    { $who } prend dans la boîte un jeton Progrès et le bloque sous Obscurantisme.
removed-cards-seen = { $who } regarde les cartes écartées : { $cards }.
removed-cards-seen-overheard =
    { $count ->
        [one] { $who } regarde la carte écartée.
       *[other] { $who } regarde les { $count } cartes écartées.
    }
box-seen =
    { $count ->
        [0] { $who } regarde les jetons Progrès de la boîte : il n’y en a aucun.
       *[other] { $who } regarde les jetons Progrès de la boîte : { $tokens }.
    }
box-seen-overheard = { $who } regarde les jetons Progrès de la boîte.
cards-swapped = { $who } donne la carte { $given } contre la carte { $taken }.
