# Words of the game that other sentences name.

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
