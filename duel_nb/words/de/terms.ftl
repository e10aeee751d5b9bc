# Words of the game that other sentences name.

# A component inside a sentence, in the nominative or the accusative, which are the same here. Its
# name stays undeclined between quotation marks, after a noun that has the article. Beside each
# component of a message, $thing, there is its kind, $thing-kind. CAPITAL(thing-inside) begins a
# sentence with it.
thing-inside =
    { $thing-kind ->
        [card] die Karte „{ $thing }“
        [wonder] das Weltwunder „{ $thing }“
        [progress] das Fortschritts-Plättchen „{ $thing }“
        [gate] das Tor
        [decree] das Dekret „{ $thing }“
        [conspiracy] die Verschwörung „{ $thing }“
       *[other] { $thing }
    }
thing-with-article = { thing-inside }
count-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }

count-units = { $units } { $resource }

# Nouns: a card in Braun oder Grau.
colour-brown = braune
colour-grey = graue
colour-blue = blaue
colour-green = grüne
colour-yellow = gelbe
colour-red = rote
colour-purple = violette

resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein
resource-glass = Glas
resource-papyrus = Papyrus

symbol-armillary-sphere = Armillarsphäre
symbol-scales = Waage
symbol-sundial = Sonnenuhr
symbol-mortar = Mörser
symbol-plumb-bob = Senklot
symbol-quill = Schreibfeder
symbol-wheel = Rad

# Adjectives without their ending: sentences add the "e" of der griechische Stapel.
mythology-mesopotamian = mesopotamisch
mythology-phoenician = phönizisch
mythology-greek = griechisch
mythology-egyptian = ägyptisch
mythology-roman = römisch
mythology-named = { $mythology }e Mythologie

chain-symbol-amphora = Amphore
chain-symbol-barrel = Fass
chain-symbol-book = Buch
chain-symbol-column = Säule
chain-symbol-drop = Tropfen
chain-symbol-gear = Zahnrad
chain-symbol-helmet = Helm
chain-symbol-horseshoe = Hufeisen
chain-symbol-lamp = Lampe
chain-symbol-lyre = Leier
chain-symbol-mask = Maske
chain-symbol-moon = Mond
chain-symbol-pediment = Giebel
chain-symbol-sun = Sonne
chain-symbol-sword = Schwert
chain-symbol-target = Zielscheibe
chain-symbol-tower = Turm

decree = Dekret

set-pantheon = Pantheon
set-agora = Agora

# Where something is on the military track: $spaces from the middle, on the side of $who
track-place =
    { $spaces ->
        [0] in der Mitte
        [9] in der Hauptstadt von { $who }
       *[other] auf Feld { $spaces } Richtung { $who }
    }
answer-whose-side = { CAPITAL($first) } oder { $second }?
answer-place = Gefragt ist ein Feld des Militär-Spielplans, zum Beispiel: { $example }.
predict-type-place = auf welchem Feld, Richtung wem

# A sentence with its rule.
with-rule = { $sentence } ({ $rule })

# A sentence that begins small in others, on its own.
on-its-own = { CAPITAL($sentence) }
