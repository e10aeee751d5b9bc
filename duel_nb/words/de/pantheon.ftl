# What happens in Pantheon.

# -- the set-up

# $tokens: Mythologies, or what Offering tokens are worth
mythology-tokens-laid = Die Mythologie-Plättchen werden ausgelegt: { $tokens }.
offering-tokens-laid = Die Opfergaben-Plättchen werden ausgelegt: { $tokens }.
# $deck: a Mythology
no-divinity-to-place = Der { $mythology }e Stapel ist leer: Es wird keine Gottheit ins Pantheon gelegt.

# -- the Divinities

has-symbol = { $who } hat jetzt das Forschungssymbol „{ $symbol }“.
worth-at-the-end =
    { $points ->
        [one] { $thing } bringt { $who } bei Spielende { $points } Siegpunkt.
       *[other] { $thing } bringt { $who } bei Spielende { $points } Siegpunkte.
    }
military-token-removed = Das Militär-Plättchen ({ $position }) wird ohne Effekt entfernt.

# -- the Gate and the Divine Theater: $cards, and how many there are

reveals =
    { $count ->
        [0] { $who } deckt nichts auf.
       *[other] { $who } deckt auf: { $cards }.
    }
put-back =
    { $count ->
        [one] Verdeckt zurück auf den passenden Stapel kommt: { $cards }.
       *[other] Verdeckt zurück auf die passenden Stapel kommen: { $cards }.
    }
