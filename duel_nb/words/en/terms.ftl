# Words of the game that other sentences name.

# A component inside a sentence. Beside each component of a message, $thing, there is its kind,
# $thing-kind. CAPITAL(thing-inside) begins a sentence with it, and BARE($thing) is its name
# without "The". In a question thing-inside.the has the article: "the Baths", which are plural.
thing-inside =
    { $thing-kind ->
        [gate] the Gate
        [decree] the Decree { $thing }
       *[other] { $thing }
    }
    .the =
        { $thing-kind ->
            [card] the { $thing }
            [wonder] { INSIDE($thing) }
            [gate] the Gate
            [decree] the Decree { $thing }
           *[other] { $thing }
        }
thing-with-article = { thing-inside.the }
count-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

count-units = { $units } { $resource }

colour-brown = brown
colour-grey = grey
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-red = red
colour-purple = purple

resource-wood = wood
resource-clay = clay
resource-stone = stone
resource-glass = glass
resource-papyrus = papyrus

symbol-armillary-sphere = armillary sphere
symbol-scales = scales
symbol-sundial = sundial
symbol-mortar = mortar
symbol-plumb-bob = plumb bob
symbol-quill = quill
symbol-wheel = wheel

mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman
mythology-named = { $mythology } Mythology

chain-symbol-amphora = amphora
chain-symbol-barrel = barrel
chain-symbol-book = book
chain-symbol-column = column
chain-symbol-drop = drop
chain-symbol-gear = gear
chain-symbol-helmet = helmet
chain-symbol-horseshoe = horseshoe
chain-symbol-lamp = lamp
chain-symbol-lyre = lyre
chain-symbol-mask = mask
chain-symbol-moon = moon
chain-symbol-pediment = pediment
chain-symbol-sun = sun
chain-symbol-sword = sword
chain-symbol-target = target
chain-symbol-tower = tower

decree = Decree

set-pantheon = Pantheon
set-agora = Agora

# Where something is on the military track: $spaces from the centre, on the side of $who
track-place =
    { $spaces ->
        [0] in the centre
        [9] in { $who }'s capital
        [one] { $spaces } space towards { $who }
       *[other] { $spaces } spaces towards { $who }
    }
answer-whose-side = { CAPITAL($first) }, or { $second }?
answer-place = The answer is a place of the military track, such as { $example }.
predict-type-place = how many spaces towards whom

# A sentence with its rule.
with-rule = { $sentence } ({ $rule })

# A sentence that begins small in others, on its own.
on-its-own = { CAPITAL($sentence) }
