# What happens in Pantheon.

# -- the set-up

# $tokens: Mythologies, or what Offering tokens are worth
mythology-tokens-laid = Les jetons Mythologie sont en place : { $tokens }.
offering-tokens-laid = Les jetons Offrande sont en place : { $tokens }.
# $deck: a Mythology
no-divinity-to-place = Le paquet de la Mythologie { $mythology } est vide : aucune Divinité n’est placée.

# -- the Divinities

has-symbol = { $who } a maintenant le symbole scientifique { $symbol }.
worth-at-the-end =
    { $points ->
        [one] Pour { $who }, { $thing } vaudra { $points } point à la fin de la partie.
       *[other] Pour { $who }, { $thing } vaudra { $points } points à la fin de la partie.
    }
military-token-removed = Le jeton Militaire ({ $position }) est défaussé sans effet.

# -- the Gate and the Divine Theater: $cards, and how many there are

reveals =
    { $count ->
        [0] { $who } ne révèle rien.
       *[other] { $who } révèle : { $cards }.
    }
put-back =
    { $count ->
        [one] Remise face cachée sur son paquet : { $cards }.
       *[other] Remises face cachée sur leurs paquets : { $cards }.
    }
