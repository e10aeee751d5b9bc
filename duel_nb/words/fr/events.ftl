# What effects report.

# -- set-up, the draft and the Ages

decrees-face-up = Décrets face visible : { $decrees }.
wonders-offered = Merveilles proposées : { $wonders }.
age-dealt = La structure de l’Âge { $age } est en place.
age-over = L’Âge { $age } est terminé : la structure est vide.
extra-turn-lost = { $who } ne rejoue pas : l’Âge est terminé.
structure-emptied = Le Complot a vidé la structure : le tour est terminé ({ $who }).

# -- Buildings

shields-of-strategy =
    { $shields ->
        [one] { $who } gagne { $shields } Bouclier de plus pour la carte { $card } (Stratégie).
       *[other] { $who } gagne { $shields } Boucliers de plus pour la carte { $card } (Stratégie).
    }
no-shield-of-strategy = Stratégie n’ajoute aucun Bouclier pour { thing-inside } : seuls les Bâtiments rouges comptent.
paid-without-chain = Le coût de la carte { $card } est payé, sans chaînage : Urbanisme ne rapporte rien.
free-without-chain = La carte { $card } est gratuite par un effet, sans chaînage : Urbanisme ne rapporte rien.
no-coins = La carte { $card } ne rapporte aucune Pièce : il n’y a rien à compter.

# -- Wonders

theology-adds-none = La Merveille { BARE($wonder) } fait déjà rejouer : Théologie n’ajoute rien.
tokens-drawn =
    { $count ->
        [0] { $who } ne pioche rien : la boîte est vide.
       *[other] { $who } pioche : { $tokens }.
    }
tokens-drawn-overheard =
    { $count ->
        [one] { $who } pioche { $count } jeton Progrès dans la boîte.
       *[other] { $who } pioche { $count } jetons Progrès dans la boîte.
    }

# -- military and science

inner-token-resolved =
    Le jeton Militaire ({ $position }) est appliqué : { $who } doit placer un cube.
outer-token-resolved =
    Le jeton Militaire ({ $position }) est appliqué : { $who } doit retirer un cube adverse, puis déplacer un de ses cubes.
pair-of-symbols = { $who } a une paire de symboles scientifiques : { $symbol }.
