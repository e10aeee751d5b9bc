# What effects report.

# -- set-up, the draft and the Ages

decrees-face-up = Offen liegende Dekrete: { $decrees }.
wonders-offered = Zur Auswahl stehen: { $wonders }.
age-dealt = Die Auslage von Zeitalter { $age } liegt bereit.
age-over = Zeitalter { $age } ist zu Ende: Die Auslage ist leer.
extra-turn-lost = Der weitere Zug von { $who } verfällt mit dem Ende des Zeitalters.
structure-emptied = Die Verschwörung hat die Auslage geleert: Der Zug von { $who } ist vorbei.

# -- Buildings

shields-of-strategy =
    { $shields ->
        [one] { $who } erhält { $shields } Schild zusätzlich für die Karte „{ $card }“ (Strategie).
       *[other] { $who } erhält { $shields } Schilde zusätzlich für die Karte „{ $card }“ (Strategie).
    }
no-shield-of-strategy = Die Strategie bringt für { thing-inside } keinen Schild: Sie gilt für rote Gebäude.
paid-without-chain = Die Karte „{ $card }“ wird bezahlt und nicht kostenfrei gebaut: Die Stadtplanung bringt nichts.
free-without-chain = Die Karte „{ $card }“ ist durch einen Effekt gratis und nicht durch ein Bausymbol: Die Stadtplanung bringt nichts.
no-coins = Die Karte „{ $card }“ bringt keine Münzen: Es gibt nichts zu zählen.

# -- Wonders

theology-adds-none = Das Weltwunder „{ $wonder }“ bringt selbst einen weiteren Zug, die Theologie also keinen zweiten.
tokens-drawn =
    { $count ->
        [0] { $who } zieht nichts: Die Spielschachtel ist leer.
       *[other] { $who } zieht: { $tokens }.
    }
tokens-drawn-overheard =
    { $count ->
        [one] { $who } zieht { $count } Fortschritts-Plättchen aus der Spielschachtel.
       *[other] { $who } zieht { $count } Fortschritts-Plättchen aus der Spielschachtel.
    }

# -- military and science

inner-token-resolved =
    Das Militär-Plättchen ({ $position }) tritt in Kraft: { $who } platziert einen Würfel.
outer-token-resolved =
    Das Militär-Plättchen ({ $position }) tritt in Kraft: { $who } entfernt einen gegnerischen Würfel und bewegt danach einen eigenen.
pair-of-symbols = { $who } hat ein Paar gleicher Forschungssymbole: { $symbol }.
