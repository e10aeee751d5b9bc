# The board editor: a position is set up by clicking and typing. $place: one of the place- messages.

# -- what holds things: of a City

place-coins = Coins
place-buildings = Buildings
place-wonders = Wonders
place-built = Built
place-progress = Progress
place-mythology = Mythology tokens
place-offerings = Offering tokens
place-divinities = Divinities activated
place-astarte = Coins on Astarte
place-snake = Snake token on
place-conspiracies = Conspiracies
place-prepared = Prepared
place-triggered = Triggered
place-cubes = Influence cubes

# -- of the table

place-card = Card
place-token = Token on it
place-on-board = On the board
place-pawn = Conflict pawn
place-military-tokens = Military tokens
place-minerva = Minerva
place-discard = Discard pile
place-offered = Wonders on offer
place-constructed = Built once, gone now
place-enki = Tokens on Enki
place-decree = Decree
place-turned-up = Turned up
place-face-down = Face down
place-obscurantism = Under Obscurantism

place-in-space = { $place } { $space }
place-cubes-of = { $who }: cubes in Chamber { $chamber }

# -- what to type there

hint-add = add ...
hint-not-given = not given
hint-built = Sphinx, or Sphinx with Altar
hint-prepared = Coup with Altar
hint-offerings = 2, 3 or 4
hint-number = { $number }
hint-token = Greek, or 3
hint-pawn = -8 to 8
hint-military-tokens = -6, -3, 3 or 6
hint-minerva = a space, such as 4

# -- areas of the board

area-city = City of { $who }
area-accessible = Accessible cards
area-progress = Progress tokens
area-track = Military track
area-discard = Discard pile
area-draft = Wonder draft
area-structure = Structure: row { $row }, column { $column }
area-pantheon = Pantheon: space { $space }
area-senate = Senate: Chamber { $chamber }

# -- what lies there. Who types one language may write "with" or "mit" or "avec" or "с" for it.

lying-none = none
lying-gone = no card any more
lying-with = { $thing } with { $card }
lying-take = { $thing } ×
lying-take-tip = Take away: { $thing }
lying-nothing-said = Remove this entry
lying-put = { $place }: place here

# -- the editor

editor-line = Type: { editor-line-example }
editor-line-example = { $who }: Lumber Yard, 7 coins; pawn 2
editor-line-tip = Type what lies where, or a component to place with the next click
editor-line-card = { $who }: { $thing }
editor-game = Game
editor-base = Base game
editor-turn = Turn
editor-age = Age
editor-age-open = by its cards
editor-place = Place
editor-undo = Undo
editor-redo = Redo
editor-gone = Its card is gone
editor-lay = Lay a card here again
editor-back = Take it back
editor-mean = I mean: { $text }

editor-play = Play it
editor-as-python = Copy as Python code
editor-as-scenario = Copy as scenario
editor-as-question = Copy for the referee
editor-ask = Ask the referee
editor-compare = Compare with the position before
editor-differs-nothing = Nothing differs.

editor-not-given = not given
editor-not-given-list = Not given:
# $problem: a sentence
editor-put-right = First correct this: { $problem }
editor-last = { $problem } The board shows the last valid position.
editor-say-empty = say which places of the structure are empty
editor-cannot-lie = { $thing } cannot lie there.
editor-laid = { $place }: { $thing }.
editor-typed = { $text }: placed.
editor-taken = { $place }: { $thing } taken away.

# -- what was mistyped

typed-no-player = There is no player "{ $text }": expected { $first } or { $second }.
typed-number = { $place }: expected a whole number, not "{ $text }".
typed-whose = Say whose coins they are.
typed-no-place = { $thing } lies in no numbered place.
typed-where = Where does { $thing } go? Click its place on the board.
typed-other-game = { $thing } belongs to { $set }: choose that under Game first.
typed-whose-line = { $who }: { $text }

# -- what differs from the position before

differs-summary =
    { $count ->
        [one] And what if: { $count } thing differs from the position before
       *[other] And what if: { $count } things differ from the position before
    }
differs-what = What differs
differs-before = before
differs-now = now
differs-to-act = To act
differs-nobody = nobody: the game is over
differs-pawn = Conflict pawn
differs-pawn-middle = in the middle
differs-pawn-at =
    { $spaces ->
        [one] { $spaces } space towards { $who }
       *[other] { $spaces } spaces towards { $who }
    }
differs-coins = Coins of { $who }
differs-points = Points of { $who }
differs-price = Price of { $resource } for { $who }
differs-card = { $thing } for { $who }
differs-legal = legal
differs-not-there = not there
differs-no-action = In the position before, { $action } is not possible: { $reason }
