# Words of the game that other sentences name.

# A component inside a sentence, with its article: never after "de" or "à", which would melt with
# "le". Beside each component of a message, $thing, there is its kind, $thing-kind.
# CAPITAL(thing-inside) begins a sentence with it.
thing-inside =
    { $thing-kind ->
        [card] la carte { $thing }
        [wonder] la Merveille { BARE($thing) }
        [progress] le jeton { $thing }
        [mythology] la { $thing }
        [divinity] la Divinité { $thing }
        [gate] la Porte
        [decree] le Décret « { $thing } »
        [conspiracy] le Complot { $thing }
       *[other] { $thing }
    }
thing-with-article = { thing-inside }
count-coins =
    { $coins ->
        [one] { $coins } Pièce
       *[other] { $coins } Pièces
    }

# Resources have plurals: "2 pierres", but "2 bois".
count-units = { $units ->
    [one] { $units } { $resource }
   *[other] { $units } { $resource-kind ->
        [resource-clay] argiles
        [resource-stone] pierres
        [resource-glass] verres
       *[other] { $resource }
    }
}

# Colours agree with "carte".
colour-brown = marron
colour-grey = grise
colour-blue = bleue
colour-green = verte
colour-yellow = jaune
colour-red = rouge
colour-purple = violette

# Where a number or an article stands before a resource, the sentence chooses by these words (see
# units-produced).
# .some : « produit du bois » ; .of : « la production de bois ». Un message dont une partie est
# $resources les appelle $resources-some et $resources-of.
resource-wood = bois
    .some = du bois
    .of = de bois
resource-clay = argile
    .some = de l’argile
    .of = d’argile
resource-stone = pierre
    .some = de la pierre
    .of = de pierre
resource-glass = verre
    .some = du verre
    .of = de verre
resource-papyrus = papyrus
    .some = du papyrus
    .of = de papyrus

symbol-armillary-sphere = sphère armillaire
symbol-scales = balance
symbol-sundial = cadran solaire
symbol-mortar = mortier
symbol-plumb-bob = fil à plomb
symbol-quill = plume
symbol-wheel = roue

# Mythologies agree with "Mythologie".
mythology-mesopotamian = Mésopotamienne
mythology-phoenician = Phénicienne
mythology-greek = Grecque
mythology-egyptian = Égyptienne
mythology-roman = Romaine
mythology-named = Mythologie { $mythology }

chain-symbol-amphora = amphore
chain-symbol-barrel = tonneau
chain-symbol-book = livre
chain-symbol-column = colonne
chain-symbol-drop = goutte
chain-symbol-gear = engrenage
chain-symbol-helmet = casque
chain-symbol-horseshoe = fer à cheval
chain-symbol-lamp = lampe
chain-symbol-lyre = lyre
chain-symbol-mask = masque
chain-symbol-moon = lune
chain-symbol-pediment = fronton
chain-symbol-sun = soleil
chain-symbol-sword = épée
chain-symbol-target = cible
chain-symbol-tower = tour

decree = Décret

set-pantheon = Panthéon
set-agora = Agora

# Where something is on the military track: $spaces from the centre, on the side of $who
track-place =
    { $spaces ->
        [0] au centre
        [9] dans la capitale, côté { $who }
        [one] à { $spaces } case du centre, côté { $who }
       *[other] à { $spaces } cases du centre, côté { $who }
    }
answer-whose-side = { CAPITAL($first) }, ou { $second } ?
answer-place = La réponse est une case de la Piste Militaire, par exemple : { $example }.
predict-type-place = combien de cases, vers qui

# A sentence with its rule.
with-rule = { $sentence } ({ $rule })

# A sentence that begins small in others, on its own.
on-its-own = { CAPITAL($sentence) }
