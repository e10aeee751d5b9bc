# What happens in Agora.

# -- Conspiracies

coins-on-astarte-not-counted = Pour { thing-inside }, les Pièces posées sur Astarté ne comptent pas ({ $whom }).
no-coin-to-take = Le Trésor est vide ({ $whom }) : il n’y a rien à prendre.
no-cube-in-senate = Aucun cube n’est au Sénat : { thing-inside } ne fait ni gagner ni perdre de Pièces.

# -- Decrees

decree-works = Le Décret « { $thing } » agit pour { $who }.
decree-works-no-longer = Le Décret « { $thing } » n’agit plus pour { $who }.

# -- Senators: $count actions for $blue cards

count-senate-actions =
    { $count ->
        [one] { $count } action au Sénat
       *[other] { $count } actions au Sénat
    }
count-blue-cards =
    { $blue ->
        [one] { $blue } carte bleue
       *[other] { $blue } cartes bleues
    }
senate-actions = { $who } a droit à { count-senate-actions } pour { count-blue-cards }.
senate-actions-with-decree =
    { $who } a droit à { count-senate-actions } pour { count-blue-cards } et { thing-inside }.
