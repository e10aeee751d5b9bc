# What changed in a position.

# -- coins: $coins, and $thing that they are for

coins-for = { $who } takes { count-coins } for { thing-inside.the }.
coins-by = { $who } takes { count-coins } by { thing-inside.the }.
coins-for-chain = { $who } takes { count-coins } for the chain (Urbanism).
coins-for-cubes = { $who } takes { count-coins } for the cubes in the Senate (Embezzlement).
# $always: for every card; $each: for each yellow card
coins-for-discarding =
    { $who } takes { count-coins } for { thing-inside.the } ({ $always }, and { $each } for each yellow card).
coins-of-trade = { $who } takes { count-coins } that { $whom } pays for resources.

coins-paid-for = { $who } pays { count-coins } for { thing-inside.the }.
coins-paid-by-engineering = { $who } pays { count-coins } for { thing-inside.the } (Engineering).
coins-from-astarte =
    { $coins ->
        [one] Of these { $coins } coin comes from Astarte.
       *[other] Of these { $coins } coins come from Astarte.
    }

# $had: how much of it was there, "all", "some" ($lost) or "none"
coins-lost-to =
    { $had ->
        [all] { $who } loses { count-coins } to { thing-inside.the }.
        [none] { $who } should lose { count-coins } to { thing-inside.the } and has none.
       *[some] { $who } should lose { count-coins } to { thing-inside.the } and has only { $lost }.
    }
coins-lost-to-military-token =
    { $had ->
        [all] { $who } loses { count-coins } to the Military token { $position }.
        [none] { $who } should lose { count-coins } to the Military token { $position } and has none.
       *[some] { $who } should lose { count-coins } to the Military token { $position } and has only { $lost }.
    }
coins-lost-for-cubes =
    { $had ->
        [all] { $who } loses { count-coins } for the cubes in the Senate (Embezzlement).
        [none] { $who } should lose { count-coins } for the cubes in the Senate (Embezzlement) and has none.
       *[some] { $who } should lose { count-coins } for the cubes in the Senate (Embezzlement) and has only { $lost }.
    }
coins-on-astarte-safe = { $who }'s coins on Astarte are safe.

# -- the course of play

extra-turn = { $who } takes another turn ({ thing-inside.the }).
one-extra-turn = { $who } takes one extra turn only, so { thing-inside.the } adds none.
game-over = { CAPITAL($outcome) }.

# -- cards

card-turned-up = Turned up: the { $card }.
senator-joins = { $who } recruits the { $card }.
building-stands = { $who } constructs the { $card }.
building-lost = { $who } loses the { $card } to the discard pile.
building-moves = { $who } takes the { $card } into the City.
card-discarded = The discard pile receives the { $card }.

# -- Wonders: $card is the Age card under it

wonder-received = { $who } receives { INSIDE($wonder) }.
wonder-stands = { $who } constructs { INSIDE($wonder) }, with the { $card } tucked under it.
wonder-boxed =
    { $count ->
        [7] Seven Wonders have been constructed: { $who }'s { BARE($wonder) } goes back into the box.
       *[other] { $count } Wonders have been constructed: { $who }'s { BARE($wonder) } goes back into the box.
    }
wonder-toppled = { $who } is left with { INSIDE($wonder) } unbuilt; the discard pile receives the { $card }.
wonder-destroyed = { $who } loses { INSIDE($wonder) } to the box; the discard pile receives the { $card }.

# -- the military track

pawn-moves = The Conflict pawn is now { $position }.
pawn-moves-to-centre = The Conflict pawn moves to the centre.
minerva-placed = { $who } puts Minerva on the military track, { $position }.
minerva-leaves = Minerva, { $position }, stops the Conflict pawn and leaves the game.

# -- Progress tokens

token-gained = { $who } gains the Progress token { $token }.

# -- the Pantheon

on-enki =
    { $count ->
        [0] On Enki lies no token: none is left.
        [one] On Enki lies { $tokens }.
       *[other] On Enki lie { $tokens }.
    }
enki-cleared =
    { $count ->
        [one] { $tokens } returns to the box.
       *[other] { $tokens } return to the box.
    }
mythology-token = { $who } takes the { $mythology } Mythology token.
offering-token = { $who } takes the Offering token worth { $worth }.
offering-spent = { $who } spends the Offering token worth { $worth }.
gate-placed = The Gate is placed in space { $space } of the Pantheon.
divinity-placed = { $who } puts { $divinity } face down into space { $space } of the Pantheon.
divinity-placed-overheard = { $who } puts a Divinity face down into space { $space } of the Pantheon.
pantheon-turned-up = The Pantheon is turned up: { $cards }.
activated = { $who } activates { thing-inside }.
on-astarte =
    { $coins ->
        [one] On Astarte lies { $coins } coin.
       *[other] On Astarte lie { $coins } coins.
    }
snake-placed = { $who } puts the Snake on the { $card } and has its symbol.
snake-leaves = { $who }'s Snake leaves the game: the card under it moves.

# -- the Senate

cube-placed = { $who } puts a cube into Chamber { $chamber }.
cube-returned = A cube of { $who } leaves Chamber { $chamber } for the supply.
cube-moved = { $who } moves a cube from Chamber { $here } to { $there }.
control-gained = { $who } controls Chamber { $chamber }.
control-lost = { $who } no longer controls Chamber { $chamber }.
decree-turned-up = The Decree is turned up: { $decree }.
decree-moved = { $who } moves { $decree } from Chamber { $here } to Chamber { $there }.
hidden-decree-moved =
    { $who } moves a face-down Decree from Chamber { $here } to Chamber { $there }.

# -- Conspiracies, and what they change

conspiracies-drawn =
    { $count ->
        [0] { $who } draws nothing.
       *[other] { $who } draws { $conspiracies }.
    }
conspiracies-drawn-overheard =
    { $count ->
        [one] { $who } draws { $count } Conspiracy.
       *[other] { $who } draws { $count } Conspiracies.
    }
conspiracy-kept = { $who } keeps { $conspiracy }, face down.
conspiracy-kept-overheard = { $who } keeps a Conspiracy.
conspiracy-on-top = { $who } puts { $conspiracy } back on top of the deck.
conspiracy-on-top-overheard = { $who } puts a Conspiracy back on top of the deck.
conspiracy-under-deck = { $who } puts { $conspiracy } back under the deck.
conspiracy-under-deck-overheard = { $who } puts a Conspiracy back under the deck.
conspiracy-prepared = { $who } prepares { $conspiracy } with the { $card }.
conspiracy-prepared-overheard = { $who } prepares a Conspiracy with the { $card }.
conspiracy-triggered = { $who } triggers { $conspiracy }.
token-locked-from-opponent = { $who } locks { $token } from { $whom } under Obscurantism.
token-locked-from-board = { $who } locks { $token } from the board under Obscurantism.
token-locked-from-box = { $who } locks { $token } from the box under Obscurantism.
token-locked-from-box-overheard =
    { $who } locks a Progress token from the box under Obscurantism.
removed-cards-seen = { $who } looks at the removed cards: { $cards }.
removed-cards-seen-overheard = { $who } looks at the { $count } removed cards.
box-seen =
    { $count ->
        [0] { $who } looks at the Progress tokens in the box: none is there.
       *[other] { $who } looks at the Progress tokens in the box: { $tokens }.
    }
box-seen-overheard = { $who } looks at the Progress tokens in the box.
cards-swapped = { $who } gives { $given } for { $taken }.
