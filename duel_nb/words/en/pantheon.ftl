# What happens in Pantheon.

# -- the set-up

# $tokens: Mythologies, or what Offering tokens are worth
mythology-tokens-laid = The Mythology tokens are laid: { $tokens }.
offering-tokens-laid = The Offering tokens are laid: { $tokens }.
# $deck: a Mythology
no-divinity-to-place = The { $mythology } deck is empty: no Divinity is placed.

# -- the Divinities

has-symbol = { $who } has the symbol of the { $symbol }.
worth-at-the-end =
    { $points ->
        [one] { $thing } will be worth { $points } point to { $who }.
       *[other] { $thing } will be worth { $points } points to { $who }.
    }
military-token-removed = The Military token { $position } is removed without effect.

# -- the Gate and the Divine Theater: $cards, and how many there are

reveals =
    { $count ->
        [0] { $who } reveals nothing.
       *[other] { $who } reveals { $cards }.
    }
put-back =
    { $count ->
        [one] { $cards } goes back face down on its deck.
       *[other] { $cards } go back face down on their decks.
    }
