# What effects report.

# -- set-up, the draft and the Ages

decrees-face-up = Decrees lie face up: { $decrees }.
wonders-offered = On offer: { $wonders }.
age-dealt = The structure of Age { $age } is dealt.
age-over = Age { $age } is over: the structure is empty.
extra-turn-lost = { $who }'s extra turn is lost with the Age.
structure-emptied = The Conspiracy has emptied the structure: { $who }'s turn is over.

# -- Buildings

shields-of-strategy =
    { $shields ->
        [one] { $who } has { $shields } shield more for the { $card } (Strategy).
       *[other] { $who } has { $shields } shields more for the { $card } (Strategy).
    }
no-shield-of-strategy = Strategy adds no shield to { thing-inside.the }: it works for red Buildings.
paid-without-chain = Urbanism brings nothing for the { $card }: paid for, not through a chain.
free-without-chain = Urbanism brings nothing for the { $card }: free by an effect, not through a chain.
no-coins = No coins for the { $card }: there is nothing to count.

# -- Wonders

theology-adds-none = Theology adds none to { INSIDE($wonder) }, with an extra turn already.
tokens-drawn =
    { $count ->
        [0] { $who } draws nothing: the box is empty.
       *[other] { $who } draws { $tokens }.
    }
tokens-drawn-overheard =
    { $count ->
        [one] { $who } draws { $count } Progress token from the box.
       *[other] { $who } draws { $count } Progress tokens from the box.
    }

# -- military and science

inner-token-resolved =
    The Military token { $position } is resolved: { $who } is to place a cube.
outer-token-resolved =
    The Military token { $position } is resolved: { $who } is to remove an opposing cube, then move one of their own.
pair-of-symbols = { $who } has a pair of scientific symbols: { $symbol }.
