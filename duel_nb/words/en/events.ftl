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
        [one] { $who } has { $shields } shield more for { $card } (Strategy).
       *[other] { $who } has { $shields } shields more for { $card } (Strategy).
    }
no-shield-of-strategy = Strategy adds no shield to { thing-inside }: it works for red Buildings.
paid-without-chain = { $card } is paid for, not through a chain: Urbanism brings nothing.
free-without-chain = { $card } is free by an effect, not through a chain: Urbanism brings nothing.
no-coins = { $card } brings no coins: there is nothing to count.

# -- Wonders

theology-adds-none = { $wonder } brings an extra turn itself, so Theology adds none.
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
