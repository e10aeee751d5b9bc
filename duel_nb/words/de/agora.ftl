# What happens in Agora.

# -- Conspiracies

coins-on-astarte-not-counted = Münzen auf Astarte, die { $whom } besitzt, zählen nicht für { thing-inside }.
no-coin-to-take = In der Schatzkammer von { $whom } liegt keine Münze, die man nehmen könnte.
no-cube-in-senate = Im Senat liegt kein Würfel: { CAPITAL(thing-inside) } bringt keine Münzen in Bewegung.

# -- Decrees

decree-works = Das Dekret „{ $thing }“ gilt jetzt für { $who }.
decree-works-no-longer = Das Dekret „{ $thing }“ gilt nicht mehr für { $who }.

# -- Senators: $count actions for $blue cards

count-senate-actions =
    { $count ->
        [one] { $count } Senatsaktion
       *[other] { $count } Senatsaktionen
    }
count-blue-cards =
    { $blue ->
        [one] { $blue } blaue Karte
       *[other] { $blue } blaue Karten
    }
senate-actions = { $who } hat { count-senate-actions } für { count-blue-cards }.
senate-actions-with-decree =
    { $who } hat { count-senate-actions } für { count-blue-cards } und { thing-inside }.
